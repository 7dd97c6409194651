"""The matches that golden records are made of: the same ones every time.

Half of them are played by lots, with people's changes of mind in them: moves undone alone and by
consent, sealed answers changed or taken back, seats leaving. The others are played by greedy bots,
alone or among random ones, and the last of those by players that aim at an ending that is rarely
met otherwise.
"""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar

import msgspec

from wildtable.bots.aiming import Aim, play_aiming
from wildtable.bots.levels import bot
from wildtable.bots.seating import Seating
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.match import Match

T = TypeVar("T")

AIMS: Final = "aims.toml"
GREEDY: Final = "greedy"
RANDOM: Final = "random"
AIMING: Final = "aiming"
WHIM: Final = 0.2  # how often somebody would change their mind ...
WHIMS: Final = 6  # ... and how often they do at most, so that every match ends
TRIES: Final = 200  # matches, until one ends as it should


class NotMet(Exception):
    """No match ended as it should; says which."""


class GoldenMatch(NamedTuple):
    """A finished match: who played, and the seed of its draws."""

    match: Match
    players: list[str]
    chance: str


def read_aims(folder: Path) -> dict[str, list[Aim]]:
    """By game: endings to be met, from the file in the folder of the records, if there is one."""
    file = folder / AIMS
    if not file.exists():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, list[Aim]])


def matches(game: Game, count: int, aims: Sequence[Aim] = ()) -> Iterator[GoldenMatch]:
    """Finished matches over all player counts and options, and with all endings aimed at."""
    settings = mixes(game, Random(f"{game.name}/mixes"))
    first_aim = count + count % 2 - 2 * len(aims)  # they are the last of the even numbers
    for number, setting in enumerate(islice(settings, count)):
        chance = f"golden/{game.name}/{number}"
        if number % 2:
            match = begin(game, setting, chance)
            play_by_lots(match, Random(f"{game.name}/{number}"), WHIMS)
            yield GoldenMatch(match, [RANDOM] * match.seats, chance)
        elif number >= first_aim:
            yield _aimed(game, aims[(number - first_aim) // 2], chance)
        else:
            match = begin(game, setting, chance)
            some = number % 4 == 2  # greedy ones on every other seat
            players = [RANDOM if some and seat % 2 else GREEDY for seat in range(match.seats)]
            bots = {seat: bot(level) for seat, level in enumerate(players)}
            Seating(bots, chance).play_on(match)
            yield GoldenMatch(match, players, chance)


def least(game: Game, aims: Sequence[Aim] = ()) -> int:
    """How many matches meet every player count, every value of every option, and every aim."""
    values = max([len(option.values) for option in game.options], default=0)
    return len(game.seats) + values + 2 * len(aims)


def begin(game: Game, setting: Setting, chance: str) -> Match:
    return Match(game, setting.options, setting.seats, FairChance.seeded(chance), listen=False)


def mixes(game: Game, rng: Random) -> Iterator[Setting]:
    """The defaults at every player count, then everything mixed: few matches meet every value."""
    for seats in game.seats:
        yield Setting(seats, game.with_defaults({}, seats))
    counts = _dealt(game.seats, rng)
    values = {option.name: _dealt(option.values, rng) for option in game.options}
    while True:
        yield Setting(next(counts), {name: next(value) for name, value in values.items()})


def _dealt(cards: Sequence[T], rng: Random) -> Iterator[T]:
    """All of them in a random order, then all of them again, without end."""
    while True:
        yield from rng.sample(cards, len(cards))


def _aimed(game: Game, aim: Aim, chance: str) -> GoldenMatch:
    """The first of many matches that ends as it should."""
    setting = Setting(aim.seats, game.with_defaults(aim.options, aim.seats))
    for attempt in range(TRIES):
        seed = f"{chance}/{attempt}"
        match = begin(game, setting, seed)
        play_aiming(match, aim, Random(seed))
        outcome = match.state.outcome()
        if outcome is not None and outcome.reason == aim.ending:
            return GoldenMatch(match, [AIMING] * match.seats, seed)
    raise NotMet(f"none of {TRIES} matches of {game.name} ended with {aim.ending!r}")


# --- lots ---------------------------------------------------------------------------------------


def play_by_lots(match: Match, rng: Random, whims: int) -> None:
    """Play random moves to the end, with so many changes of mind at most."""
    while not match.over():
        match.settle()
        if match.over():
            break
        if whims and rng.random() < WHIM and change_mind(match, rng):
            whims -= 1
            continue
        seat = rng.choice(match.owing())
        denial = match.play(seat, _decision(match, seat, rng))
        if denial is not None:
            raise AssertionError(f"{match.game.name} offers a move and denies it: {denial}")


def change_mind(match: Match, rng: Random) -> bool:
    """Somebody undoes, answers otherwise, or leaves; False where it is not to be had."""
    seat = rng.randrange(match.seats)
    whim = rng.choice(["undo", "undo together", "answer", "unseal", "leave"])
    if whim == "undo":
        return match.undoable(seat) >= 0 and match.undo(seat, match.undoable(seat)) is None
    if whim == "undo together":
        others = [other for other in range(match.seats) if other != seat]
        return match.undo(seat, rng.randrange(len(match.log) + 1), others) is None
    if whim == "leave":
        return match.leave(seat) is None
    if not match.answer(seat):
        return False
    if whim == "answer":
        return match.play(seat, _decision(match, seat, rng)) is None
    return match.unseal(seat) is None


def _decision(match: Match, seat: int, rng: Random) -> list[int]:
    if match.turn().sealed:
        return random_answer(match.state, seat, rng)
    return [rng.choice(match.state.legal(seat))]
