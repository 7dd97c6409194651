"""Puzzles: positions from played matches in which one way is clearly better than all others.

Careless bots play the matches, so that there is something to find. What looks clear at first sight
is looked at again with other lots, more often and further ahead, and kept only if it still is.

No puzzle is made of what is sealed (it would hang on what others choose at the same time), of a way
that is too long to be found by looking, or of a position that is as good as lost; nor where it is
best to do nothing, or where nothing that can be seen is lost by another way. A match gives few, and
none that asks for what another has asked for.
"""

from collections.abc import Iterator
from random import Random
from statistics import pstdev
from typing import Final

from msgspec.structs import replace

from wildtable.bots.bot import Sight
from wildtable.bots.levels import bot
from wildtable.bots.puzzle_file import Puzzle, Theme
from wildtable.bots.search_turns import Plan, Strength, TurnSearch
from wildtable.bots.suggest import Suggestion, Way, suggest
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.match import Match

PLAYERS: Final = "forager"  # the level that plays the matches
LOOKED_AT: Final = 0.08  # of decisions in which nothing stands out at once: those are harder
STANDS_OUT: Final = 1.0  # lead of the best way, in standard deviations of all
LEAST_WAYS: Final = 4  # to choose from
LONGEST: Final = 12  # moves of a solution
OF_A_MATCH: Final = 2  # puzzles at most
CLEAR: Final = 0.1  # of the chance to win: what every other way costs
EQUAL: Final = 0.02  # ... and what the solution may cost when it is looked at again
HOPE: Final = 0.3  # the least chance that the solution gives: else it is as good as lost
WINS: Final = 0.97
GLANCE: Final = Strength(4, tries=20, turns=2, width=6, budget=250, looks=1)
PROOF: Final = Strength(8, tries=120, turns=2, width=10, budget=600)
# What a turn looks like before others answer.
EASY: Final = Strength(6, tries=0, turns=1, width=6, budget=200, looks=1)
LONG: Final = 4  # moves of a solution that are hard to see, whatever they are


def puzzles(game: Game, seed: str, matches: int, players: int = 0) -> Iterator[Puzzle]:
    """Those of so many matches, the same ones for a seed; without `players` of every number."""
    for number in range(matches):
        seats = players or game.seats[number % len(game.seats)]
        yield from _of_a_match(game, seats, f"{seed}/{number}")


def _of_a_match(game: Game, seats: int, seed: str) -> Iterator[Puzzle]:
    match = Match(game, {}, seats, FairChance.seeded(seed), listen=False)
    player, lots = bot(PLAYERS), Random(seed)
    asked: list[list[str]] = []
    match.settle()
    while not match.over() and len(asked) < OF_A_MATCH:
        seat = lots.choice(match.owing())
        worth = not match.turn().sealed and len(match.state.legal(seat)) >= LEAST_WAYS
        if worth and (_stands_out(match, seat) or lots.random() < LOOKED_AT):
            found = _puzzle(match, seat, f"{seed}/{len(match.log)}")
            if found is not None and found.solution.moves not in asked:
                asked.append(found.solution.moves)
                yield found
        sight = Sight(game, match.content, match.state, seat, lots)
        if match.play(seat, player.decide(sight)) is not None:
            raise AssertionError(f"{game.name} offers a move and denies it")
        match.settle()


def _stands_out(match: Match, seat: int) -> bool:
    """Whether one way looks much better than all others, before anybody answers."""
    looks = [plan.looks for plan in _proposed(match, seat)]
    if len(looks) < LEAST_WAYS:
        return False
    return looks[0] - looks[1] >= max(1.0, STANDS_OUT * pstdev(looks))


def _proposed(match: Match, seat: int) -> list[Plan]:
    """The ways as they look before anybody answers, the best first."""
    sample = match.state.redeal(seat, Random(0))
    search = TurnSearch(match.game, match.content, sample, seat, Random(0), EASY, float("inf"))
    search.propose()
    return search.plans


def _puzzle(match: Match, seat: int, seed: str) -> Puzzle | None:
    """The position as a puzzle, if one way is clearly best at first and at second sight."""
    content = match.content
    glance = suggest(match.game, content, match.state, seat, seed=seed, strength=GLANCE, looks=0)
    if not _is_clear(glance.others) or len(glance.best.moves) > LONGEST:
        return None
    solution = [content.moves.parse(text) for text in glance.best.moves]
    proof = suggest(
        match.game, content, match.state, seat, solution, f"{seed}/again", strength=PROOF
    )
    if proof.chosen is None or proof.chosen.cost > EQUAL or not _is_clear(_refuted(proof)):
        return None
    if proof.chosen.chance < HOPE or proof.chosen.moves != glance.best.moves:
        return None
    theme = _theme(seat, proof.chosen, _refuted(proof))
    if theme is None or content.moves.family_of(solution[0]).passes:
        return None
    return Puzzle(
        match.seats,
        seat,
        theme,
        _difficulty(match, seat, solution),
        proof.stands,
        replace(proof.chosen, words=[]),
        [replace(way, words=[]) for way in _refuted(proof)],
        match.state.dump(seat),
    )


def _theme(seat: int, solution: Way, refuted: list[Way]) -> Theme | None:
    """What the solution is for, by what the other ways lose most; None if nobody could see it."""
    if solution.chance >= WINS:
        return "win"
    worst = [way.losses[0] for way in refuted if way.losses]
    if len(worst) < len(refuted):
        return None
    what = max(worst, key=lambda loss: loss.by).what
    return "gain" if what == f"seat:{seat}" or what.startswith("win:") else "stop"


def _difficulty(match: Match, seat: int, solution: list[int]) -> int:
    """From 1 to 3: by how soon it is seen by who does not think of what the others do."""
    chains = [plan.chain for plan in _proposed(match, seat)]
    place = chains.index(solution) if solution in chains else len(chains)
    return min(3, 1 + (place > 0) + (place > 2) + (len(solution) >= LONG))


def _refuted(proof: Suggestion) -> list[Way]:
    return [way for way in (proof.best, *proof.others) if way != proof.chosen]


def _is_clear(others: list[Way]) -> bool:
    return bool(others) and min([way.cost for way in others]) >= CLEAR
