"""A match looked back at: what a seat decided, from what it knew then, and luck apart from that.

A decision is all moves up to where chance, something hidden or somebody else had a say. Luck is how
much better a seat stands after a draw than after what else could have been drawn, on average.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from wildtable.bots.search_rollout import Rollout
from wildtable.kernel.chance import sample
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.line import MOVE, SEAL, UNDO
from wildtable.kernel.match import Match
from wildtable.kernel.turn import CHANCE

OTHER_DRAWS: Final = 4  # with which a draw is compared
TRIES: Final = 2  # of each of them
WIDTH: Final = 2  # of the beams by which it is played on
BUDGET: Final = 40
ROUND: Final = 3  # main turns until what was drawn has been used, by and large


class Decided(NamedTuple):
    """What a seat decided after so many lines of the log, and the position as it knew it.

    One that `passes` let something go by: nothing to be praised for.
    """

    line: int
    moves: list[str]
    position: dict[str, Any]
    passes: bool


class Drawn(NamedTuple):
    """What chance drew after so many lines of the log, and the whole position before it."""

    line: int
    moves: list[str]
    position: dict[str, Any]


def held(match: Match) -> list[int]:
    """The lines of the log that were not undone."""
    found: list[int] = []
    for number, line in enumerate(match.log):
        if line.kind == UNDO:
            found = [each for each in found if each < line.to]
        else:
            found.append(number)
    return found


def decisions(match: Match, seat: int) -> list[Decided]:
    """All that a seat decided where it had a choice, in order."""
    moment = match.juncture(0)
    text = match.content.moves.text
    found: list[Decided] = []
    free = goes_on = False
    for number in held(match):
        line = match.log[number]
        if line.seat == seat and line.kind in (MOVE, SEAL):
            moves = [text(move) for move in line.moves]
            if goes_on:
                if free:
                    found[-1].moves.extend(moves)
            else:
                free = len(moment.state.legal(seat)) > 1
                if free:
                    passes = match.content.moves.family_of(line.moves[0]).passes
                    found.append(Decided(number, moves, moment.state.dump(seat), passes))
        barrier = moment.take(line, None)
        own = line.seat == seat and line.kind == MOVE
        goes_on = own and not barrier and seat in moment.state.turn().seats
    return found


def draws(match: Match, seat: int) -> list[Drawn]:
    """What chance has drawn since a seat first decided, where it could have been something else."""
    moment = match.juncture(0)
    text = match.content.moves.text
    found: list[Drawn] = []
    begun = goes_on = False
    for number in held(match):
        line = match.log[number]
        by_chance = line.seat == CHANCE and line.kind == MOVE
        begun = begun or line.seat == seat
        if by_chance and begun and goes_on:
            found[-1].moves.extend([text(move) for move in line.moves])
        elif by_chance and begun and len(moment.state.chance()) > 1:
            found.append(Drawn(number, [text(line.moves[0])], moment.state.dump()))
            goes_on = True
        else:
            goes_on = False
        moment.take(line, None)
    return found


def luck(
    game: Game, content: Content, state: State, drawn: Sequence[int], seat: int, rng: Random
) -> float:
    """How much better a seat stands than after what else could have been drawn, on average.

    It shows only when the turn has been played on, with the same lots after every draw.
    """
    rollout = Rollout(game, content, WIDTH, BUDGET)
    after = state.clone()
    for move in drawn:
        after.apply(CHANCE, move)
    others = [_drawn_anew(state, rng) for _ in range(OTHER_DRAWS)]
    gained = 0.0
    for _ in range(TRIES):
        lots = rng.random()
        values = [_played_on(rollout, each, seat, lots) for each in (after, *others)]
        gained += values[0] - sum(values[1:]) / len(others)
    return gained / TRIES


def _drawn_anew(state: State, rng: Random) -> State:
    other = state.clone()
    while other.turn().seat == CHANCE:
        other.apply(CHANCE, sample(other.chance(), rng))
    return other


def _played_on(rollout: Rollout, state: State, seat: int, lots: float) -> float:
    end = state.clone()
    rollout.play_on(end, end.main_turn() + ROUND, lots)
    return rollout.game.value(rollout.content, end, seat)


def usual_gain(match: Match, seat: int) -> float:
    """How much the position of a seat usually changes from one of its main turns to the next."""
    moment = match.juncture(0)
    firsts: dict[int, int] = {}  # by main turn: the value when the seat first decides in it
    for number in held(match):
        line, state = match.log[number], moment.state
        if line.seat == seat and state.main_turn() not in firsts:
            firsts[state.main_turn()] = match.game.value(match.content, state, seat)
        moment.take(line, None)
    values = list(firsts.values())
    changes = [after - before for before, after in pairwise(values) if after != before]
    if not changes:
        return 1.0
    return sqrt(sum([change * change for change in changes]) / len(changes))
