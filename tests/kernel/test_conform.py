"""The conformance suite itself: what it meets, what it reports, how it shortens a failure."""

import re
import tomllib
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tests.kernel.broken import BROKEN, BrokenGame, broken_copy
from wildtable.cli.conform import conform
from wildtable.kernel import registry
from wildtable.kernel.game import Game, State
from wildtable.kernel.kit.conform import (
    CLOSELY,
    ENDS,
    RAISES,
    SHAPE,
    Conformance,
    Failure,
    settings,
)
from wildtable.kernel.kit.match_promises import AFTERWARDS
from wildtable.kernel.kit.promises import CHEAP, Broken, Halt, everything_said_has_words
from wildtable.kernel.kit.shape import GAME_METHODS, STATE_METHODS
from wildtable.kernel.match import Match

EXAMPLES = ["connect-four", "leduc", "goofspiel"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_keep_every_promise(name: str) -> None:
    game = registry.game(name)
    report = Conformance(game, seed="examples").run(40)
    tried = {promise.__name__ for promise in (*CHEAP, *CLOSELY)}
    tried |= {promise.__name__ for promise in AFTERWARDS} | {ENDS, RAISES, SHAPE}
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
        everything_said_has_words(Halt(broken, match.content, 2, match.state), Random(0))


@pytest.mark.pure_only  # a broken copy is interpreted anyway
@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.kind.replace(" ", "-"))
def test_a_broken_game_is_told_what_is_wrong(broken: BrokenGame) -> None:
    with pytest.raises(Failure) as caught:
        Conformance(broken_copy(broken.example, broken.changes), seed="broken").run(40)
    said = re.sub(r"line \d+", "line N", caught.value.detail)
    assert (caught.value.promise, said) == (broken.promise, broken.says)
    assert len(caught.value.moves) == broken.moves
    way = tomllib.loads(caught.value.reproduction())
    assert len(way.get("step", [])) == broken.moves


@pytest.mark.pure_only  # compiled methods don't say that they are abstract
@pytest.mark.parametrize(("base", "names"), [(Game, GAME_METHODS), (State, STATE_METHODS)])
def test_what_a_game_must_bring_is_what_the_contract_leaves_open(
    base: type, names: tuple[str, ...]
) -> None:
    left_open = [
        name for name, each in vars(base).items() if getattr(each, "__isabstractmethod__", False)
    ]
    assert sorted(names) == sorted(left_open)


def test_a_time_budget_ends_the_run_after_a_match() -> None:
    report = Conformance(registry.game("leduc")).run(None, seconds=0)
    assert report.matches == 1


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

    def test_a_game_need_not_be_installed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here = "from wildtable.examples.leduc import GAME\nNUMBER = 3\n"
        (tmp_path / "my_leduc.py").write_text(here, "utf-8")
        monkeypatch.chdir(tmp_path)
        result = CliRunner().invoke(conform, ["my_leduc:GAME", "--seconds", "0"])
        assert result.exit_code == 0, result.output
        assert "leduc keeps its promises: 1 matches" in result.output
        for name, said in (
            ("my_leduc:NUMBER", "should be a Game, not a int"),
            ("my_leduc:NONE", "has no attribute 'NONE'"),
            ("my_ledduc:GAME", "No module named 'my_ledduc'"),
        ):
            result = CliRunner().invoke(conform, [name])
            assert result.exit_code == 2
            assert said in result.output

    def test_an_unknown_game_is_named(self) -> None:
        result = CliRunner().invoke(conform, ["conect-four"])
        assert result.exit_code == 2
        assert "did you mean connect-four?" in result.output
