"""Players that aim at one way to end a match, all together: not to win it, but to see it happen.

They take a move that ends the match so, never one that ends it otherwise if there is another, and
draw lots among the rest. They look through what is hidden: nobody plays against them.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from wildtable.kernel.game import State
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.match import Match

FORCED: Final = 8  # decisions without a choice that are looked through


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """An ending, and a setting in which it can be met.

    `favour` is how moves begin that are taken before all others: `attack`, or `play ability`.
    Without `look` they don't look ahead, which is in vain where it is decided long before the end
    how the match will end.
    """

    ending: str
    seats: int
    options: dict[str, str] = {}
    favour: list[str] = []
    look: bool = True


def play_aiming(match: Match, aim: Aim, rng: Random) -> None:
    """Play a match to its end."""
    text, favoured = match.content.moves.text, tuple(aim.favour)
    match.settle()
    while not match.over():
        seat = rng.choice(match.owing())
        if match.turn().sealed:
            chain = random_answer(match.state, seat, rng)
        else:
            moves = match.state.legal(seat)
            rng.shuffle(moves)
            moves.sort(key=lambda move: not text(move).startswith(favoured))
            chain = [_choice(match.state, seat, moves, aim.ending) if aim.look else moves[0]]
        denial = match.play(seat, chain)
        if denial is not None:
            raise AssertionError(f"{match.game.name} offers a move and denies it: {denial}")
        match.settle()


def _choice(state: State, seat: int, moves: Sequence[int], ending: str) -> int:
    """A move that ends the match as it should, else the first that does not end it."""
    harmless: list[int] = []
    for move in moves if len(moves) > 1 else ():
        ahead = state.clone()
        ahead.apply(seat, move)
        _follow(ahead)
        outcome = ahead.outcome()
        if outcome is None:
            harmless.append(move)
        elif outcome.reason == ending:
            return move
    return harmless[0] if harmless else moves[0]


def _follow(state: State) -> None:
    """Make the moves that nobody can choose."""
    for _ in range(FORCED):
        seats = state.turn().seats
        if len(seats) != 1:
            break
        moves = state.legal(seats[0])
        if len(moves) != 1:
            break
        state.apply(seats[0], moves[0])
