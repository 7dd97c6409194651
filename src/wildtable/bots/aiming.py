"""Players that aim at one way to end a match, all together: not to win it, but to see it happen.

They take a move that ends the match so, never one that ends it otherwise if there is another, and
among the rest the one after which there is most of what is wanted. They look through what is
hidden: nobody plays against them.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from wildtable.kernel.game import State
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.match import Match

FORCED: Final = 8  # decisions without a choice that are looked through


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """An ending, a setting in which it can be met, and what leads there.

    `favour` are families of moves that are taken before others, `avoid` after all others. `want` is
    what fields of the state are worth: `points` for all numbers in that list, `where=-1` for each
    of them that is -1.
    """

    ending: str
    seats: int
    options: dict[str, str] = {}
    favour: list[str] = []
    avoid: list[str] = []
    want: dict[str, int] = {}


def play_aiming(match: Match, aim: Aim, rng: Random) -> None:
    """Play a match to its end."""
    families = match.content.moves.by_name
    rank = {families[name]: -1 for name in aim.favour} | {families[name]: 1 for name in aim.avoid}
    match.settle()
    while not match.over():
        seat = rng.choice(match.owing())
        if match.turn().sealed:
            chain = random_answer(match.state, seat, rng)
        else:
            moves = match.state.legal(seat)
            rng.shuffle(moves)
            moves.sort(key=lambda move: rank.get(match.content.moves.family_of(move), 0))
            chain = [_choice(match.state, seat, moves, aim)]
        denial = match.play(seat, chain)
        if denial is not None:
            raise AssertionError(f"{match.game.name} offers a move and denies it: {denial}")
        match.settle()


def _choice(state: State, seat: int, moves: Sequence[int], aim: Aim) -> int:
    """The best of some moves, the first of equals."""
    best, most = moves[0], -1_000_000
    for move in moves if len(moves) > 1 else ():
        ahead = state.clone()
        ahead.apply(seat, move)
        _follow(ahead)
        outcome = ahead.outcome()
        if outcome is not None and outcome.reason == aim.ending:
            return move
        worth = _worth(ahead, aim.want) if outcome is None else -1_000_000
        if worth > most:
            best, most = move, worth
    return best


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


def _worth(state: State, want: Mapping[str, int]) -> int:
    worth = 0
    for wanted, weight in want.items():
        name, _, value = wanted.partition("=")
        numbers: list[int] = getattr(state, name)
        worth += weight * (numbers.count(int(value)) if value else sum(numbers))
    return worth
