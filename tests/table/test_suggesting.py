"""Suggestions: for who is asked, told to nobody else, and not where they are not wanted."""

from collections.abc import Iterator

import pytest

from tests.table.playing import FRIEND, ME, PATIENCE, Json, Server, bot, secret_of, serving
from wildtable.table.settings import Settings
from wildtable.table.thinker import Question, Thought
from wildtable.table.thinkers import Thinkers

pytestmark = pytest.mark.pure_only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for an answer however busy the machine is."""
    settings = Settings(tmp_path_factory.mktemp("data"), pace=0, deadline=PATIENCE)
    with serving(settings) as running:
        yield running


def test_who_is_asked_is_told_the_best_ways_and_nobody_else_is(server: Server) -> None:
    one, other = server.players(server.make("connect-four"))
    told = one.do("suggest")
    assert told["type"] == "suggested"
    assert told["version"] == one.view["version"]
    best, *others = told["ways"]
    assert best["cost"] == 0
    assert len(others) == 2
    legal = {choice["move"] for choice in one.view["choices"]}
    assert {way["moves"][0] for way in told["ways"]} <= legal

    other.catch_up()
    assert not [text for text in other.received if "suggested" in text]
    assert one.play(*best["moves"])["type"] == "ack"


def test_a_suggestion_wins_where_one_move_does(server: Server) -> None:
    one, other = server.players(server.make("connect-four"))
    for _ in range(3):
        assert one.play("drop d")["type"] == "ack"
        other.catch_up()
        assert other.play("drop e")["type"] == "ack"
        one.catch_up()
    assert one.do("suggest")["ways"][0]["moves"] == ["drop d"]


def test_who_is_not_asked_is_told_nothing(server: Server) -> None:
    made = server.make("connect-four")
    _, other = server.players(made)
    assert refused(other.do("suggest")) == "kernel-not-asked"
    assert refused(server.player(made["watch"]).do("suggest")) == "kernel-only-players"


def test_a_match_can_do_without(server: Server) -> None:
    wish = {"game": "connect-four", "seats": [ME, FRIEND], "suggestions": False}
    made = server.http.post("/api/matches", json=wish).raise_for_status().json()
    link = made["seats"][0]["link"]
    assert server.get(f"/api/seat/{secret_of(link)}")["suggestions"] is False
    assert refused(server.player(link).do("suggest")) == "kernel-no-suggestions"


def test_how_often_is_told_when_it_is_over(server: Server) -> None:
    made = server.make("connect-four")
    one, other = server.players(made)
    paths = [f"/api/seat/{secret_of(seat['link'])}" for seat in made["seats"]]
    assert one.do("suggest")["type"] == "suggested"
    assert server.get(paths[1])["advised"] == []
    for _ in range(4):
        assert one.play("drop d")["type"] == "ack"
        other.catch_up()
        other.play("drop e")
        one.catch_up()
    assert [server.get(path)["advised"] for path in paths] == [[1, 0], [1, 0]]


def test_it_is_worked_out_from_what_the_seat_may_know(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    think = Thinkers.think

    async def note(thinkers: Thinkers, question: Question, owner: str, urgent: bool) -> Thought:
        asked.append(question.position)
        return await think(thinkers, question, owner, urgent)

    monkeypatch.setattr(Thinkers, "think", note)
    (player,) = server.players(server.make("leduc", ME, bot("random")))
    player.wait_for_turn()
    assert player.do("suggest")["ways"]
    assert asked[-1]["hands"][1] == "?"


def refused(answer: Json) -> str:
    """Why something was refused."""
    assert answer["type"] == "denied"
    return str(answer["phrase"]["id"])
