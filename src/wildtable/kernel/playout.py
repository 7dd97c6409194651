"""Random playouts: the smallest loop that plays any game to its end."""

from random import Random

from wildtable.kernel.chance import below, pick, total
from wildtable.kernel.frames import WIDTH
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE


def playout(state: State, rng: Random) -> int:
    """Play the state to its end by random moves; the number of moves made, chance included.

    Sealed seats are asked one after another, since their answers commute; where several may act,
    the seat is drawn by lot.
    """
    made = 0
    draw = rng.random
    decisions = state.decisions
    stack = state.stack
    while stack:
        decision = decisions[stack[-WIDTH]]
        turn = decision.turn(state)
        seat = turn.seat
        if seat == CHANCE:
            outcomes = decision.chance(state)
            move = pick(outcomes, below(total(outcomes), draw))
        else:
            if len(turn.seats) > 1 and not turn.sealed:
                seat = turn.seats[below(len(turn.seats), draw)]
            moves = decision.legal(state, seat)
            move = moves[below(len(moves), draw)]
        decision.apply(state, seat, move)
        state.settle()
        stack = state.stack
        made += 1
    return made
