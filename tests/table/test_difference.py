"""A view told by what has changed is the view: for any value, and over whole matches."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wildtable.bots.bot import Sight
from wildtable.bots.random_bot import RandomBot
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.juncture import Juncture
from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import view
from wildtable.table.connection import Connection
from wildtable.table.difference import BadDifference, difference, patched
from wildtable.table.screen import Screen

CASES = json.loads(
    (Path(__file__).parent.parent.parent / "web" / "src" / "difference.cases.json").read_text()
)
GAMES = ["wildlife", "wilderness", "wildlands", "defenders"]
DECISIONS = 60

leaves = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "a", "list", "in"])
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["id", "move", "a", "set", "list"]), inner, max_size=3)
        | st.lists(st.fixed_dictionaries({"id": st.sampled_from("abcd"), "at": inner}), max_size=4)
    ),
    max_leaves=12,
)
wholes = st.dictionaries(st.sampled_from(["scene", "choices", "turn"]), values)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["title"]))
def test_the_client_is_sent_what_its_tests_are_given(case: dict[str, Any]) -> None:
    assert difference(case["before"], case["after"]) == case["difference"]


@settings(deadline=None, suppress_health_check=list(HealthCheck))  # the machine may be busy
@given(wholes, wholes)
def test_a_difference_makes_one_value_into_the_other(before: Any, after: Any) -> None:
    change = difference(before, after)
    assert change is not None
    sent = json.loads(json.dumps(change))
    kept = json.dumps(before)
    assert same(patched(before, sent), after)
    assert json.dumps(before) == kept


@pytest.mark.parametrize(
    ("before", "change"),
    [
        ({"a": 1}, {"list": [[0, 1]]}),
        ([1], {"list": [[0, 2]]}),
        ([1], {"set": {"a": 1}}),
        ({}, {"in": {"a": {"set": {"b": 1}}}}),
        ([], {"list": [[3, {"set": {"b": 1}}]]}),
        (None, {"drop": ["a"]}),
    ],
)
def test_a_difference_for_something_else_is_refused(before: Any, change: Any) -> None:
    with pytest.raises(BadDifference):
        patched(before, change)


class Client:
    """Somebody who sees a screen, and keeps the last view."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.screen = Screen(match, seat)
        self.connection = Connection(seat, 0)
        self.screen.admit(self.connection)
        first = json.loads(self.connection._waiting.get_nowait() or "")
        self.view, self.mark = first["view"], first["mark"]
        self.sent: list[str] = []

    def look(self) -> None:
        """Take in what is sent now, if anything."""
        before = len(self.view["news"])
        text = self.screen.look()
        self.sent.append(text)
        if not text:
            return
        message = json.loads(text)
        news = message["news"] if message["type"] == "change" else message["view"]["news"]
        assert message["news_from"] == before
        if message["type"] == "change":
            assert message["base"] == self.mark
            self.view = patched(self.view, message["change"])
        else:
            self.view = message["view"]
        self.mark = message["mark"]
        self.view = {**self.view, "news": [{}] * (before + len(news)), "stills": []}

    def is_right(self) -> bool:
        now = msgspec.to_builtins(view(self.match, self.seat))
        return same({**now, "news": []}, {**self.view, "news": []})


def same(one: Any, other: Any) -> bool:
    """Equal as JSON, where true is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def played(match: Match, rng: Random, decisions: int) -> Iterator[None]:
    """Random moves, one after the other."""
    match.settle()
    while not match.over() and decisions > 0:
        seat = match.owing()[0]
        chain = RandomBot().decide(Sight(match.game, match.content, match.state, seat, rng))
        stage = chain[0]
        if match.stage(seat, stage) is None:
            yield
        assert match.play(seat, chain) is None
        match.settle()
        decisions -= 1
        yield


@pytest.mark.parametrize("game", GAMES)
def test_a_match_told_by_changes_is_the_match(game: str) -> None:
    match = Match(registry.game(game), fair=FairChance.seeded(game), watch=True)
    match.settle()
    clients = [Client(match, seat) for seat in (0, 1, SPECTATOR)]
    whole = told = 0
    for _ in played(match, Random(game), DECISIONS):
        for client in clients:
            client.look()
            assert client.is_right()
            told += len(client.sent[-1])
            whole += len(msgspec.json.encode(client.view)) if client.sent[-1] else 0
    assert told < whole / 3


@pytest.mark.pure_only
@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_the_same_whatever_is_hidden(game: str) -> None:
    """Two matches that differ only in what a seat can't see send it the same bytes."""
    match = Match(registry.game(game), fair=FairChance.seeded(game), watch=True)
    seat = 0
    one, other = Client(match, seat), Client(match, seat)
    rng = Random(game)
    for _ in played(match, rng, DECISIONS // 2):
        one.look()
        # The twin looks at the same table with everything it can't see dealt anew.
        now = match._now
        dealt = now.state.redeal(seat, rng)
        match._now = Juncture(match.content, dealt, now.answers, now.left, watched=True)
        other.look()
        match._now = now
    assert one.sent == other.sent
    assert any(one.sent)
