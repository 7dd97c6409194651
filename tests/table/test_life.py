"""The life of a match: waiting for people, pauses and undo by consent, who may watch."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.playing import (
    FRIEND,
    ME,
    Json,
    Player,
    Server,
    bot,
    dial,
    last_words,
    secret_of,
    serving,
)
from tests.table.test_http import refused
from tests.table.test_people import seat_api
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
GOING_ON: Json = {"type": "life", "waiting": False, "paused": False, "proposal": None}


@pytest.fixture
def friend(server: Server) -> Iterator[Server]:
    """Somebody else at the same server."""
    with closing(server.somebody_else()) as other:
        yield other


def opened(server: Server, *seats: Json) -> Json:
    wish = {"game": "connect-four", "seats": seats or [ME, FRIEND], "open": True}
    made: Json = server.http.post("/api/matches", json=wish).raise_for_status().json()
    return made


def life(player: Player) -> Json:
    """The next word about the life of the match."""
    return next(said for said in iter(player.read, None) if said["type"] == "life")


def told(player: Player) -> Json:
    """The last one, of all that was sent before now."""
    said = [each for each in player.catch_up() if each["type"] == "life"]
    return said[-1]


def listed(server: Server, match: str) -> Json | None:
    return next((each for each in server.get("/api/open") if each["match"] == match), None)


# --- open matches -------------------------------------------------------------------------------


def test_an_open_match_is_listed_and_begins_when_it_is_full(server: Server, friend: Server) -> None:
    made = opened(server)
    ada = server.player(made["seats"][0]["link"])
    assert life(ada) == {**GOING_ON, "waiting": True}
    denied = ada.play("drop a")
    assert (denied["rule"], denied["phrase"]["id"]) == ("KER-waiting", "kernel-waiting")
    (short,) = [each for each in server.get("/api/me/matches") if each["match"] == made["match"]]
    assert (short["my_turn"], short["turn"]) == (False, [])  # nobody is waited for to decide yet
    found = listed(friend, made["match"])
    assert found is not None
    assert (found["game"], found["host"]) == ("connect-four", "Ada")
    assert [seat.get("invited", False) for seat in found["seats"]] == [False, True]
    path = f"/api/open/{made['match']}/1"
    link = friend.http.post(path, json={"name": "Bo"}).raise_for_status().json()["link"]
    assert life(ada) == GOING_ON
    assert listed(friend, made["match"]) is None
    assert ada.play("drop a")["type"] == "ack"
    assert friend.player(link).play("drop b")["type"] == "ack"
    with closing(server.somebody_else()) as third:
        refused(third.http.post(path, json={}), 409, "seat-taken", "look for another")


def test_only_free_seats_of_open_matches_can_be_taken(server: Server, friend: Server) -> None:
    made, private = opened(server), server.invite("connect-four")
    for match, seat in ((made["match"], 0), (made["match"], 7), (private["match"], 1), ("x", 0)):
        answer = friend.http.post(f"/api/open/{match}/{seat}", json={})
        refused(answer, 409, "seat-taken", "not free")
    answer = friend.http.post(f"/api/open/{made['match']}/{10**30}", json={})
    refused(answer, 409, "seat-taken", "not free")


def test_an_invitation_fills_an_open_match_too(server: Server, friend: Server) -> None:
    made = opened(server)
    friend.accept(made["seats"][1]["link"])
    assert listed(friend, made["match"]) is None
    assert server.player(made["seats"][0]["link"]).play("drop a")["type"] == "ack"


def test_the_host_fills_it_with_bots(server: Server, friend: Server) -> None:
    made = opened(server)
    mine = made["seats"][0]["link"]
    ada = server.player(mine)
    life(ada)
    path = f"{seat_api(mine)}/fill"
    refused(server.http.post(path, json={"bot": "deep"}), 400, "unknown-bot", "random")
    refused(friend.http.post(path, json={"bot": "random"}), 404, "not-your-seat", "")
    watch = f"{seat_api(made['watch'])}/fill"
    refused(friend.http.post(watch, json={"bot": "random"}), 403, "only-the-host", "")
    assert server.http.post(path, json={"bot": "random"}).status_code == 204
    assert life(ada) == GOING_ON
    assert ada.play("drop a")["type"] == "ack"
    assert ada.wait_for_turn()  # the bot has moved
    assert server.get(seat_api(mine))["seats"][1] == {"name": "Random", "kind": "bot"}
    refused(server.http.post(path, json={"bot": "random"}), 409, "seat-taken", "")


# --- by consent ---------------------------------------------------------------------------------


def test_what_others_have_seen_is_taken_back_when_they_agree(server: Server) -> None:
    first, second = server.players(server.make("connect-four"))
    first.play("drop a")
    second.catch_up()
    second.play("drop b")
    assert first.do("undo")["rule"] == "KER-undo"
    assert first.do("propose", what="undo")["type"] == "ack"
    asked = {"what": "undo", "seat": 0, "asked": [1]}
    assert life(second)["proposal"] == asked
    assert second.do("consent", yes=True)["type"] == "ack"
    assert told(first) == GOING_ON
    for player in (first, second):
        player.catch_up()
        assert player.view["turn"]["seats"] == [0]
        assert player.news[-1]["kind"] == "undo"
    assert first.play("drop c")["type"] == "ack"


def test_it_stays_where_one_does_not_agree(server: Server) -> None:
    players = server.players(server.make("goofspiel", ME, FRIEND, FRIEND))
    for player in players:
        player.play("bid 1")
    for player in players:
        player.catch_up()
    first, second, third = players
    first.do("propose", what="undo")
    second.do("consent", yes=True)
    third.catch_up()
    assert third.do("consent", yes=False)["type"] == "ack"
    assert told(first) == GOING_ON
    news = first.news
    assert [item["kind"] for item in news].count("undo") == 0
    assert second.do("consent", yes=True)["rule"] == "KER-consent"


def test_a_proposal_is_stale_when_somebody_decides(server: Server) -> None:
    first, second = server.players(server.make("connect-four"))
    first.play("drop a")
    second.catch_up()
    second.play("drop b")
    first.catch_up()
    second.do("propose", what="undo")
    first.catch_up()
    assert first.play("drop c")["type"] == "ack"
    assert first.do("consent", yes=True)["rule"] == "KER-consent"


def test_bots_agree(server: Server) -> None:
    (player,) = server.players(server.make("connect-four", ME, bot("random")))
    player.play("drop a")
    assert player.wait_for_turn()
    assert player.do("propose", what="undo")["type"] == "ack"
    assert player.news[-1]["kind"] == "undo"
    assert player.do("propose", what="pause")["type"] == "ack"
    assert player.play("drop a")["rule"] == "KER-paused"


def test_a_pause_needs_consent_holds_bots_and_outlives_a_restart(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, pace=0)) as server:
        made = server.make("goofspiel", ME, FRIEND, bot("random"))
        first, second = server.players(made)
        assert first.do("propose", what="resume")["phrase"]["id"] == "kernel-not-paused"
        first.do("propose", what="pause")
        assert first.play("bid 1")["type"] == "ack"  # nobody has agreed yet
        assert life(second)["proposal"]["what"] == "pause"
        second.do("consent", yes=True)
        assert second.play("bid 1")["rule"] == "KER-paused"
    with serving(Settings(tmp_path, pace=0)) as server:
        first, second = server.players(made)
        assert life(second) == {**GOING_ON, "paused": True}
        assert second.play("bid 1")["rule"] == "KER-paused"
        second.do("propose", what="resume")
        first.catch_up()
        assert first.do("consent", yes=True)["type"] == "ack"
        second.catch_up()
        assert second.play("bid 1")["type"] == "ack"


def test_what_can_t_be_proposed(server: Server) -> None:
    made = server.make("connect-four")
    first, _ = server.players(made)
    assert first.do("propose", what="undo")["rule"] == "KER-undo"  # nothing was played
    assert first.do("consent", yes=True)["rule"] == "KER-consent"
    watcher = server.player(made["watch"])
    assert watcher.do("propose", what="pause")["type"] == "denied"
    assert watcher.do("consent", yes=True)["type"] == "denied"


# --- who watches --------------------------------------------------------------------------------


def test_watchers_can_be_barred(server: Server) -> None:
    wish = {"game": "connect-four", "seats": [ME, FRIEND], "watchers": "barred"}
    made = server.http.post("/api/matches", json=wish).raise_for_status().json()
    refused(server.http.get(seat_api(made["watch"])), 403, "no-watchers", "not to be watched")
    said, code = last_words(dial(server.port, secret_of(made["watch"])))
    assert (said[0]["code"], code) == ("no-watchers", 4404)
    assert server.player(made["seats"][0]["link"]).view
