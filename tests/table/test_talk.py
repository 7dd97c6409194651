"""Talk at the table: heard by all, kept, and shut where the rules ask for silence."""

from contextlib import closing

import pytest

from tests.table.playing import ME, Json, Player, Server, secret_of

FRIEND: Json = {"kind": "friend", "name": "Grace"}


@pytest.fixture
def defenders(server: Server) -> list[Player]:
    """Two players in the silent choice of a new match of Defenders, and a watcher."""
    made = server.make("defenders", ME, FRIEND)
    players = [*server.players(made), server.player(made["watch"])]
    while players[0].view["turn"]["talk"]:
        decide(players[:2])
    return players


def decide(players: list[Player]) -> None:
    """Let everybody who must decide do so."""
    for player in players:
        player.catch_up()
    asked = [player for player in players if player.view["choices"] and not player.view["answer"]]
    for player in asked:
        player.catch_up()
        if player.view["choices"]:
            assert player.play(player.view["choices"][0]["move"])["type"] == "ack"
    for player in players:
        player.catch_up()


def heard(player: Player) -> list[str]:
    """What a player was told by others so far."""
    player.catch_up()
    return [remark.get("text", remark.get("phrase", {}).get("id")) for remark in player.remarks]


def test_what_is_said_is_heard_by_everybody(server: Server) -> None:
    made = server.make("connect-four")
    first, second = server.players(made)
    watcher = server.player(made["watch"])
    assert first.do("say", text="  good \n luck ")["type"] == "ack"
    assert watcher.do("say", text="hello")["type"] == "ack"
    for player in (first, second, watcher):
        assert heard(player) == ["good luck", "hello"]
    assert [remark["seat"] for remark in second.remarks] == [0, -2]


def test_who_comes_later_is_told_what_was_said(server: Server) -> None:
    made = server.make("connect-four")
    first, _ = server.players(made)
    first.do("say", text="good luck")
    again = server.player(made["seats"][1]["link"])
    assert heard(again) == ["good luck"]


def test_a_remark_that_is_sent_again_is_said_once(server: Server) -> None:
    first, second = server.players(server.make("connect-four"))
    for _ in range(2):
        assert first.do("say", key="once", text="good luck")["type"] == "ack"
    assert heard(second) == ["good luck"]


@pytest.mark.parametrize(
    "said", [{}, {"text": " "}, {"text": "\u0007"}, {"text": "a", "phrase": {"id": "b"}}]
)
def test_what_can_t_be_said_is_refused(server: Server, said: Json) -> None:
    first, second = server.players(server.make("connect-four"))
    answer = first.do("say", **said)
    assert (answer["type"], answer["rule"]) == ("denied", "KER-talk")
    assert heard(second) == []


def test_a_phrase_that_is_not_offered_is_refused(server: Server) -> None:
    first, second = server.players(server.make("connect-four"))
    answer = first.do("say", phrase={"id": "my-card", "args": {"card": "king"}})
    assert (answer["type"], answer["rule"]) == ("denied", "KER-talk")
    assert heard(second) == []


def test_silence_shuts_everybody_up(defenders: list[Player]) -> None:
    first, second, watcher = defenders
    for player in (first, second):
        answer = player.do("say", text="take the otter")
        assert (answer["type"], answer["rule"]) == ("denied", "KER-silence")
    assert [heard(player) for player in defenders] == [[], [], []]
    assert watcher.do("say", text="they should take the otter")["type"] == "ack"
    assert heard(watcher) == ["they should take the otter"]


def test_what_watchers_say_in_silence_never_reaches_a_player(
    defenders: list[Player], server: Server
) -> None:
    first, second, watcher = defenders
    watcher.do("say", text="they should take the otter")
    while not first.view["turn"]["talk"]:
        decide([first, second])
    watcher.do("say", text="well done")
    assert heard(first) == heard(second) == ["well done"]
    assert heard(watcher) == ["they should take the otter", "well done"]


@pytest.mark.rule("DEF-5.1")
def test_the_table_may_talk_again_after_the_reveal(defenders: list[Player]) -> None:
    first, second, _ = defenders
    while not first.view["turn"]["talk"]:
        decide([first, second])
    assert first.do("say", text="I go north")["type"] == "ack"
    assert heard(second) == ["I go north"]


@pytest.mark.rule("DEF-5.4", "DEF-5.5")
def test_a_phrase_of_the_game_is_said(defenders: list[Player]) -> None:
    first, second, _ = defenders
    assert "phrases" not in first.view["scene"]
    while not first.view["turn"]["talk"]:
        decide([first, second])
    phrases = first.view["scene"]["phrases"]
    assert "say-can-help" in [phrase["id"] for phrase in phrases]
    for phrase in phrases:
        assert first.do("say", phrase=phrase)["type"] == "ack"
    second.catch_up()
    assert [remark["phrase"] for remark in second.remarks] == phrases


def test_the_host_can_close_the_talk(server: Server) -> None:
    made = server.invite("connect-four")
    with closing(server.somebody_else()) as friend:
        link = friend.accept(made["seats"][1]["link"], "Bo")
        ada, bo = server.player(made["seats"][0]["link"]), friend.player(link)
        watching = server.player(made["watch"])
        assert server.get(f"/api/seat/{secret_of(made['seats'][0]['link'])}")["hosting"]
        assert not friend.get(f"/api/seat/{secret_of(link)}")["hosting"]
        assert bo.do("hush", closed=True)["phrase"]["id"] == "kernel-only-host"
        assert watching.do("hush", closed=True)["phrase"]["id"] == "kernel-only-host"
        assert ada.do("hush", closed=True)["type"] == "ack"
        for each in (ada, bo, watching):
            assert each.do("say", text="hello")["phrase"]["id"] == "kernel-talk-closed"
        late = friend.player(link)
        late.catch_up()
        assert any('"hushed":true' in text for text in late.received)
        assert ada.do("hush", closed=False)["type"] == "ack"
        assert bo.do("say", text="hello")["type"] == "ack"
