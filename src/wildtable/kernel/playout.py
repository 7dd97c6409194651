"""Random playouts: the smallest loop that plays any game to its end."""

from random import Random

from wildtable.kernel.chance import below, sample
from wildtable.kernel.frames import WIDTH
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE


def playout(state: State, rng: Random) -> int:
    """Play the state to its end by random moves; the number of moves made, chance included.

    Sealed seats are asked one after another, since their answers commute; where several may act,
    the seat is drawn by lot.
    """
    made = 0
    decisions = state.decisions
    while state.stack:
        decision = decisions[state.stack[-WIDTH]]
        turn = decision.turn(state)
        seat = turn.seat
        if seat == CHANCE:
            move = sample(decision.chance(state), rng)
        else:
            if len(turn.seats) > 1 and not turn.sealed:
                seat = turn.seats[below(len(turn.seats), rng)]
            moves = decision.legal(state, seat)
            move = moves[below(len(moves), rng)]
        decision.apply(state, seat, move)
        state.settle()
        made += 1
    return made
