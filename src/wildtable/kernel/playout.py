"""Random playouts: the smallest loop that plays any game to its end."""

from random import Random

from wildtable.kernel.chance import below, sample
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE, NOBODY


def playout(state: State, rng: Random) -> int:
    """Play the state to its end by random moves; the number of moves made, chance included.

    Sealed seats are asked one after another, since their answers commute; where several may act,
    the seat is drawn by lot.
    """
    made = 0
    turn = state.turn()
    while turn.seat != NOBODY:
        seat = turn.seat
        if seat == CHANCE:
            move = sample(state.chance(), rng)
        else:
            if len(turn.seats) > 1 and not turn.sealed:
                seat = turn.seats[below(len(turn.seats), rng)]
            moves = state.legal(seat)
            move = moves[below(len(moves), rng)]
        state.apply(seat, move)
        made += 1
        turn = state.turn()
    return made
