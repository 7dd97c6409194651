"""Puzzles: positions from played matches in which one idea is clearly better than all others.

Careless bots play the matches, so that there is something to find. A turn can be played in many
ways that differ in nothing but trifles; those that do the same good thing are one idea, which is
what they have in common (`idea.py`). What they bring can be counted by players. Of an action every
way is looked at, so that nothing brings more; of a whole turn, as many as a wide beam sees. Then
the idea and what looks best without it are played on with the same lots: what brings most at once
and is clearly a mistake later is no puzzle.

No puzzle is made of what is sealed (it would hang on what others choose at the same time), nor in
the middle of an action, of a way that is too long to be found by looking, or of a position that is
as good as lost. A match gives few, and each of them another kind of thing to do.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from wildtable.bots.bot import Sight
from wildtable.bots.idea import Idea, idea_of, missed, tally
from wildtable.bots.levels import bot
from wildtable.bots.outlook import standings
from wildtable.bots.puzzle_file import Puzzle
from wildtable.bots.search_turns import Plan, Strength, TurnSearch
from wildtable.bots.suggest import ways_of
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.match import Match

PLAYERS: Final = "forager"  # the level that plays the matches
LEAST_WAYS: Final = 4  # to choose from
LONGEST: Final = 12  # moves of a solution
OF_A_MATCH: Final = 4  # puzzles at most
HOPE: Final = 0.3  # the least chance that the solution gives: else it is as good as lost
REFUTED: Final = 2  # ways without the idea that are told
TRIES: Final = 8  # of each way, to see whether what brings most at once is a mistake later
LOOKS: Final = 4  # of them in which it is seen what comes of a way
TURNS: Final = 2  # main turns that they are played on for, the present one included
EQUAL: Final = 0.02  # of the chance to win: what the solution may cost, as tries are few
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
    asked: list[frozenset[str]] = []  # kinds of what was to be done
    turn = -1  # the main turn of the last puzzle: another of it would ask for the same
    busy = height = -1  # who was asked before, and how high the stack was when its turn began
    match.settle()
    while not match.over() and len(asked) < OF_A_MATCH:
        seat, state = lots.choice(match.owing()), match.state
        if seat != busy:
            busy, height = seat, len(state.stack)
        begins = len(state.stack) <= height and state.main_turn() not in (0, turn)
        if begins and not match.turn().sealed:
            found = puzzle_at(match, seat, f"{seed}/{len(match.log)}")
            kind = _kind(found) if found is not None else frozenset()
            if found is not None and kind not in asked:
                asked.append(kind)
                turn = state.main_turn()
                yield found
        sight = Sight(game, match.content, match.state, seat, lots)
        if match.play(seat, player.decide(sight)) is not None:
            raise AssertionError(f"{game.name} offers a move and denies it")
        match.settle()


def _kind(puzzle: Puzzle) -> frozenset[str]:
    """What is to be done, wherever and with whomever: the families of the moves."""
    return frozenset([move.split()[0] for move in puzzle.solution.moves])


def puzzle_at(match: Match, seat: int, seed: str) -> Puzzle | None:
    """The position as a puzzle, if one idea is clearly best at first sight and when proven."""
    if len(match.state.legal(seat)) < LEAST_WAYS:
        return None
    sample = match.state.redeal(seat, Random(seed))
    idea = idea_of(match.game, match.content, sample, seat, REFUTED)
    if idea is None or len(idea.solution.chain) > LONGEST:
        return None
    parts = match.content.moves
    if parts.family_of(idea.solution.chain[0]).passes:
        return None
    search = _compared(match, seat, seed, idea)
    if not idea.wins and _is_mistake(search):
        return None
    ways = ways_of(search, search.plans, LOOKS)
    if ways[0].chance < HOPE:
        return None
    solution, *refuted = [replace(way, words=[], losses=[]) for way in ways]
    brought = [_brought(match, seat, plan) for plan in search.plans[1:]]
    return Puzzle(
        match.seats,
        seat,
        "win" if idea.wins else "action" if idea.action else "turn",
        _difficulty(match, seat, idea),
        standings(match.game, match.content, search.state),
        solution,
        [
            replace(way, losses=[missed(idea.brings, gain)])
            for way, gain in zip(refuted, brought, strict=True)
        ],
        idea.brings,
        idea.next_best,
        match.state.dump(seat),
    )


def _compared(match: Match, seat: int, seed: str, idea: Idea) -> TurnSearch:
    """The solution and what looks best without it, each played on so often with the same lots."""
    lots = Random(seed)
    strength = Strength(REFUTED + 1, tries=0, turns=TURNS)
    sample = match.state.redeal(seat, lots)
    search = TurnSearch(match.game, match.content, sample, seat, lots, strength, float("inf"))
    plans = [Plan(each.node, each.beam, each.start) for each in (idea.solution, *idea.others)]
    search.plans = plans[:]
    for _ in range(TRIES):
        search.try_all(len(plans))
    search.rank(len(plans))  # for what a try usually gains
    search.plans = plans
    return search


def _brought(match: Match, seat: int, plan: Plan) -> int:
    """What a plan adds to the tally at once."""
    state = plan.start.clone()
    for move in plan.chain:
        state.apply(seat, move)
    now, then = [tally(match.game, match.content, each, seat) for each in (state, plan.start)]
    return now - then


def _is_mistake(search: TurnSearch) -> bool:
    """Whether another way than the first turns out to be better."""
    chances = [plan.worth(search.tried, search.usual) for plan in search.plans]
    return chances[0] < max(chances) - EQUAL


def _difficulty(match: Match, seat: int, idea: Idea) -> int:
    """From 1 to 3: by how soon it is seen by who does not look at many ways, and its length."""
    start = idea.solution.start
    lots = Random(0)
    search = TurnSearch(match.game, match.content, start, seat, lots, EASY, float("inf"))
    search.propose()
    now = tally(match.game, match.content, start, seat)
    gains = [tally(match.game, match.content, plan.node.state, seat) for plan in search.plans]
    place = next((at for at, gain in enumerate(gains) if gain >= now + idea.brings), EASY.plans)
    return min(3, 1 + (place > 0) + (place > 2) + (len(idea.solution.chain) >= LONG))
