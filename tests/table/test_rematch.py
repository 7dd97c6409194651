"""Once more: the same people, the same options, one click."""

from contextlib import closing

from tests.table.playing import FRIEND, ME, Json, Server, bot, secret_of
from tests.table.test_http import refused


def ended(server: Server) -> Json:
    """Leduc, in which somebody has folded."""
    made = server.make("leduc")
    first, second = server.players(made)
    first.play("raise")
    second.catch_up()
    second.play("fold")
    return made


def ask(server: Server, link: str) -> Json:
    answer = server.http.post(f"/api/seat/{secret_of(link)}/rematch").raise_for_status()
    told: Json = answer.json()
    return told


def test_everybody_is_told_the_own_link(server: Server) -> None:
    made = ended(server)
    links = [*(seat["link"] for seat in made["seats"]), made["watch"]]
    players = [server.player(link) for link in links]
    mine = ask(server, links[1])
    for player in players:
        player.catch_up()
    sent = [
        next(each for each in reversed(player.received) if "rematch" in each) for player in players
    ]
    assert mine["link"] in sent[1]
    assert len(set(sent)) == 3
    again = ask(server, links[0])
    assert again["link"] in sent[0]  # the same match
    late = server.player(links[2])
    late.catch_up()
    assert sent[2] in late.received
    infos = [server.get(f"/api/seat/{secret_of(told['link'])}") for told in (again, mine)]
    assert [info["seat"] for info in infos] == [0, 1]
    assert infos[0]["match"] == infos[1]["match"] != made["match"]
    assert infos[0]["seats"] == server.get(f"/api/seat/{secret_of(links[0])}")["seats"]


def test_people_and_options_are_the_same(server: Server) -> None:
    made = server.make("goofspiel", ME, bot("random"), FRIEND, cards="4", order="descending")
    first, second = server.players(made)
    while first.wait_for_turn() and second.wait_for_turn():
        for player in (first, second):
            player.play(player.view["choices"][0]["move"])
    link = ask(server, made["seats"][0]["link"])["link"]
    before, after = (
        server.get(f"/api/seat/{secret_of(each)}") for each in (made["seats"][0]["link"], link)
    )
    for field in ("game", "options", "seats", "kit"):
        assert after[field] == before[field]


def test_who_has_only_a_key_gets_a_key(server: Server) -> None:
    """A browser that is nobody's can go on to the rematch, and to the same one each time."""
    made = ended(server)
    with closing(server.somebody_else()) as nobody:
        links = [ask(nobody, made["seats"][1]["link"])["link"] for _ in range(2)]
        assert links[0] == links[1]
        assert nobody.get(f"/api/seat/{secret_of(links[0])}")["seat"] == 1
        assert nobody.player(links[0]).view["choices"] is not None
    assert server.player(ask(server, made["seats"][0]["link"])["link"]).view["choices"]


def test_a_match_must_be_over_and_one_s_own(server: Server) -> None:
    made = server.make("leduc")
    path = f"/api/seat/{secret_of(made['seats'][0]['link'])}/rematch"
    refused(server.http.post(path), 409, "not-over", "over")
    watch = f"/api/seat/{secret_of(ended(server)['watch'])}/rematch"
    refused(server.http.post(watch), 403, "only-players", "plays")
