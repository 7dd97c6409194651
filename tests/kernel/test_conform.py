"""The conformance suite itself: what it meets, what it reports, how it shortens a failure."""

import tomllib
from itertools import islice
from random import Random

import pytest
from click.testing import CliRunner

from tests.kernel.broken import broken_copy
from wildtable.cli.conform import conform
from wildtable.kernel import registry
from wildtable.kernel.kit.conform import CLOSELY, Conformance, Failure, settings
from wildtable.kernel.kit.match_promises import AFTERWARDS
from wildtable.kernel.kit.promises import CHEAP, Broken, Spot, everything_said_has_words
from wildtable.kernel.match import Match

EXAMPLES = ["connect-four", "leduc", "goofspiel"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_keep_every_promise(name: str) -> None:
    game = registry.game(name)
    report = Conformance(game, seed="examples").run(40)
    tried = {promise.__name__ for promise in (*CHEAP, *CLOSELY)}
    tried |= {promise.__name__ for promise in AFTERWARDS} | {"every_match_ends"}
    assert set(report.promises) == tried
    assert report.unmet() == []
    assert set(report.seats) == set(game.seats)
    assert set(report.options) == {f"{o.name} {v}" for o in game.options for v in o.values}
    assert 0 < report.longest <= game.limit


def test_settings_are_the_defaults_each_alternative_alone_and_mixes() -> None:
    game = registry.game("goofspiel")
    first = list(islice(settings(game, Random(0)), 40))
    default = {"cards": "4", "order": "random"}
    assert [(s.seats, s.options) for s in first[:3]] == [(n, default) for n in (2, 3, 4)]
    alone = [s.options for s in first[3:7]]
    assert alone == [
        {**default, "cards": "5"},
        {**default, "cards": "6"},
        {**default, "order": "descending"},
        {**default, "order": "ascending"},
    ]
    assert len({(s.seats, *s.options.values()) for s in first[7:]}) > 10


def test_a_failure_is_shortened_and_can_be_played_again() -> None:
    broken = broken_copy("connect_four", {"\ncolumn-full = Column": "\ncolumn-brimming = Column"})
    with pytest.raises(Failure) as caught:
        Conformance(broken).run(50)
    assert caught.value.promise == "everything_said_has_words"
    assert len(caught.value.moves) <= 8  # six discs fill a column
    way = tomllib.loads(caught.value.reproduction())
    assert (way["game"], way["seats"]) == ("connect-four", 2)
    match = Match(broken, way.get("options"), way["seats"])
    for step in way["step"]:
        assert match.play(step["seat"], [match.content.moves.parse(step["move"])]) is None
    with pytest.raises(Broken, match="column-full"):
        everything_said_has_words(Spot(broken, match.content, 2, match.state), Random(0))


class TestCommand:
    """`wildtable conform`."""

    def test_it_reports_what_was_met(self) -> None:
        result = CliRunner().invoke(conform, ["leduc", "goofspiel", "--matches", "15"])
        assert result.exit_code == 0, result.output
        assert "leduc keeps its promises: 15 matches" in result.output
        assert "redeal shows the same" in result.output
        assert "cards 6" in result.output

    def test_it_stops_at_the_first_broken_promise(self, monkeypatch: pytest.MonkeyPatch) -> None:
        broken = broken_copy("connect_four", {"[2], CELLS,": "[2], 10,"})
        monkeypatch.setattr(registry, "game", lambda name: broken)
        result = CliRunner().invoke(conform, ["connect-four", "--matches", "5"])
        assert result.exit_code == 1
        assert "breaks a promise: every_match_ends" in result.output
        assert 'move = "drop' in result.output

    def test_an_unknown_game_is_named(self) -> None:
        result = CliRunner().invoke(conform, ["conect-four"])
        assert result.exit_code == 2
        assert "did you mean connect-four?" in result.output
