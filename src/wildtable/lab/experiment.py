"""An experiment: games x seats x bots x options, so many matches of each combination.

    name = "openings"
    seed = "1"
    matches = 1000 # of each cell

    [[grid]] # every combination of the lists is a cell
    games = ["wildlife"]
    seats = [2, 4]
    bots = ["greedy", "greedy,random"]
    options = [{}, { charts = "balanced" }]

`bots` are line-ups: one name for every seat, or names that go round the table and move on by a seat
from match to match, so that each sits everywhere.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from wildtable.bots.levels import UnknownLevel, bot
from wildtable.kernel import registry
from wildtable.kernel.game import BadOption, canonical

SEPARATOR: Final = ","


class BadExperiment(ValueError):
    """An experiment that can't be run: says what is wrong and what is allowed."""


class Cell(Struct, frozen=True):
    """What is measured by itself: a game, who plays it, and how it is set up."""

    game: str
    seats: int
    bots: str  # a line-up
    options: dict[str, str] = {}

    def lineup(self, number: int) -> list[str]:
        """By seat: who plays match number `number`."""
        names = self.bots.split(SEPARATOR)
        return [names[(seat + number) % len(names)] for seat in range(self.seats)]

    def setting(self) -> str:
        """What does not depend on who plays: matches of one number and setting draw alike."""
        return f"{self.game}/{self.seats}/{canonical(self.options)}"

    def __str__(self) -> str:
        chosen = "".join([f", {name} {value}" for name, value in self.options.items()])
        return f"{self.game}, {self.seats} seats, {self.bots}{chosen}"


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """Lists of which every combination is a cell; no seats: as few as the game allows."""

    games: list[str]
    bots: list[str]
    seats: list[int] = []
    options: list[dict[str, str]] = []

    def cells(self) -> Iterator[Cell]:
        for name in self.games:
            game = registry.game(name)
            for seats in self.seats or [min(game.seats)]:
                for options in self.options or [{}]:
                    chosen = game.with_defaults(options, seats)
                    for bots in self.bots:
                        names = [each.strip() for each in bots.split(SEPARATOR)]
                        _refuse_lineup(names, seats)
                        other = {key: value for key, value in chosen.items() if key in options}
                        yield Cell(name, seats, SEPARATOR.join(names), other)


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played."""

    grid: list[Grid]
    matches: int = 100
    seed: str = "1"
    name: str = ""

    def cells(self) -> list[Cell]:
        """Every cell once. Raises BadExperiment."""
        try:
            found = [cell for grid in self.grid for cell in grid.cells()]
        except (registry.UnknownGame, BadOption, UnknownLevel) as error:
            raise BadExperiment(str(error)) from error
        if self.matches < 1 or not found:
            raise BadExperiment("an experiment needs at least one match of one cell")
        if len({canonical(msgspec.to_builtins(cell)) for cell in found}) < len(found):
            raise BadExperiment("an experiment has a cell twice")
        return found


def _refuse_lineup(names: Sequence[str], seats: int) -> None:
    for name in names:
        bot(name)
    if len(names) > seats:
        raise BadExperiment(f"{len(names)} bots, {', '.join(names)}, have no room on {seats} seats")


def read_experiment(file: Path) -> Experiment:
    """The experiment in a TOML file. Raises BadExperiment."""
    try:
        return read_words(tomllib.loads(file.read_text("utf-8")))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadExperiment(f"{file}: {error}") from error
    except BadExperiment as error:
        raise BadExperiment(f"{file}: {error}") from error


def read_words(words: Mapping[str, Any]) -> Experiment:
    try:
        return msgspec.convert(words, Experiment)
    except msgspec.ValidationError as error:
        raise BadExperiment(str(error)) from error
