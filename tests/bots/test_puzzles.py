"""Puzzles: found again by the same seed, as files that hold all there is to know."""

from itertools import islice
from pathlib import Path
from random import Random

import msgspec
from click.testing import CliRunner

from wildtable.bots.outlook import Loss
from wildtable.bots.puzzle_file import Puzzle
from wildtable.bots.puzzles import puzzles
from wildtable.cli import main
from wildtable.kernel import registry


def test_everything_but_the_solution_brings_less() -> None:
    found = list(islice(puzzles(registry.game("connect-four"), "1", 9), 3))
    assert found
    for puzzle in found:
        assert puzzle.theme == "win"
        assert puzzle.brings > puzzle.next_best
        assert puzzle.refuted
        assert all(way.losses == [Loss("victory", 1)] for way in puzzle.refuted)
        assert puzzle.solution.moves not in [way.moves for way in puzzle.refuted]


def test_they_are_written_as_files_that_can_be_played(tmp_path: Path) -> None:
    command = ["puzzles", "connect-four", "--count", "2", "--dir", str(tmp_path)]
    told = CliRunner().invoke(main, command)
    assert told.exit_code == 0, told.output
    files = sorted((tmp_path / "connect-four").iterdir())
    assert len(files) == 2
    game = registry.game("connect-four")
    for file in files:
        kept = msgspec.json.decode(file.read_bytes(), type=Puzzle)
        content = game.content(kept.options)
        state = game.load(content, kept.position, Random(1))
        assert content.moves.parse(kept.solution.moves[0]) in state.legal(kept.seat)


def test_what_there_is_not_is_said(tmp_path: Path) -> None:
    command = ["puzzles", "leduc", "--matches", "2", "--dir", str(tmp_path)]
    assert "0 in 2 matches" in CliRunner().invoke(main, command).output
    told = CliRunner().invoke(main, ["puzzles", "connect-four", "--players", "5"])
    assert told.exit_code == 2
    assert "connect-four is for 2 players" in told.output
