"""Puzzles: positions from played matches in which one way is clearly better than all others.

Careless bots play the matches, so that there is something to find. What looks clear at first sight
is looked at again with other lots, more often and further ahead, and kept only if it still is.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from wildtable.bots.bot import Sight
from wildtable.bots.levels import bot
from wildtable.bots.search_turns import Strength
from wildtable.bots.suggest import Suggestion, Way, suggest
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.match import Match

PLAYERS: Final = "forager"  # the level that plays the matches
LOOKED_AT: Final = 0.2  # of all decisions, so that puzzles differ
LEAST_WAYS: Final = 4  # to choose from
CLEAR: Final = 0.12  # of the chance to win: what every other way costs
EQUAL: Final = 0.02  # ... and what the solution may cost when it is looked at again
GLANCE: Final = Strength(6, tries=48, turns=2)
PROOF: Final = Strength(8, tries=320, turns=3, width=12, budget=1_000)


class Puzzle(Struct, frozen=True):
    """A position as a seat knows it, what it should do, and what other ways cost."""

    game: str
    players: int
    options: dict[str, str]
    seat: int
    solution: Way
    refuted: list[Way]
    position: dict[str, Any]


def puzzles(game: Game, seed: str, matches: int, players: int = 0) -> Iterator[Puzzle]:
    """Those of so many matches, the same ones for a seed; without `players` of every number."""
    for number in range(matches):
        seats = players or game.seats[number % len(game.seats)]
        yield from _of_a_match(game, seats, f"{seed}/{number}")


def _of_a_match(game: Game, seats: int, seed: str) -> Iterator[Puzzle]:
    match = Match(game, {}, seats, FairChance.seeded(seed), listen=False)
    player, lots = bot(PLAYERS), Random(seed)
    match.settle()
    while not match.over():
        seat = lots.choice(match.owing())
        if lots.random() < LOOKED_AT and len(match.state.legal(seat)) >= LEAST_WAYS:
            found = _puzzle(match, seat, f"{seed}/{len(match.log)}")
            if found is not None:
                yield found
        sight = Sight(game, match.content, match.state, seat, lots)
        if match.play(seat, player.decide(sight)) is not None:
            raise AssertionError(f"{game.name} offers a move and denies it")
        match.settle()


def _puzzle(match: Match, seat: int, seed: str) -> Puzzle | None:
    """The position as a puzzle, if one way is clearly best at first and at second sight."""
    content = match.content
    glance = suggest(match.game, content, match.state, seat, seed=seed, strength=GLANCE)
    if not _is_clear(glance.others):
        return None
    solution = [content.moves.parse(text) for text in glance.best.moves]
    proof = suggest(
        match.game, content, match.state, seat, solution, f"{seed}/again", strength=PROOF
    )
    if proof.chosen is None or proof.chosen.cost > EQUAL or not _is_clear(_refuted(proof)):
        return None
    known = match.state.dump(seat)
    refuted = _refuted(proof)
    return Puzzle(match.game.name, match.seats, match.options, seat, proof.chosen, refuted, known)


def _refuted(proof: Suggestion) -> list[Way]:
    return [way for way in (proof.best, *proof.others) if way != proof.chosen]


def _is_clear(others: list[Way]) -> bool:
    return bool(others) and min([way.cost for way in others]) >= CLEAR


def written(puzzle: Puzzle) -> bytes:
    """The puzzle as a file: JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(puzzle)) + b"\n"
