"""Players that aim at one way to end a match, all together: not to win it, but to see it happen.

They take a move that ends the match so, never one that ends it otherwise if there is another, and
draw lots among the rest, or among what brings the table nearer to how it should lie before such an
end. They look through what is hidden: nobody plays against them.
"""

from collections import Counter
from random import Random
from typing import Final

from msgspec import Struct

from wildtable.kernel.game import Content, State
from wildtable.kernel.kit.promises import random_answer, whole_answer
from wildtable.kernel.match import Match

FORCED: Final = 8  # decisions without a choice that are looked through
MET: Final = 1 << 40  # better than any table that lies well; as bad, another ending


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """An ending, and a setting in which it can be met.

    `favour` is how moves begin that are taken before all others: `attack`, or `play ability`.
    Without `look` they don't look ahead, which is in vain where it is decided long before the end
    how the match will end.

    Where that takes more than luck, `worth` and `alike` say how the table should lie: what each
    point of a field is worth, and what it is worth that places of a field hold the same. Then moves
    of `favour` are taken unseen.
    """

    ending: str
    seats: int
    options: dict[str, str] = {}
    favour: list[str] = []
    look: bool = True
    worth: dict[str, int] = {}
    alike: dict[str, int] = {}


def play_aiming(match: Match, aim: Aim, rng: Random) -> None:
    """Play a match to its end."""
    aiming = AimedSeats(aim, match.content)
    match.settle()
    while not match.over():
        seat = rng.choice(match.owing())
        if match.turn().sealed:
            chain = aiming.answer(match.state, seat, rng)
        else:
            chain = [aiming.choice(match.state, seat, rng)]
        denial = match.play(seat, chain)
        if denial is not None:
            raise AssertionError(f"{match.game.name} offers a move and denies it: {denial}")
        match.settle()


class AimedSeats:
    """What they choose, all of them."""

    def __init__(self, aim: Aim, content: Content) -> None:
        self.aim = aim
        self.text = content.moves.text
        self.favoured = tuple(aim.favour)
        self.wishes = bool(aim.worth or aim.alike)

    def choice(self, state: State, seat: int, rng: Random) -> int:
        """A move; where nothing tells some apart, by lot."""
        moves = state.legal(seat)
        rng.shuffle(moves)
        moves.sort(key=lambda move: not self.is_favoured(move))
        unseen = not self.aim.look or (self.wishes and self.is_favoured(moves[0]))
        if unseen or len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self.after(state, seat, move))

    def answer(self, state: State, seat: int, rng: Random) -> list[int]:
        """A whole sealed answer."""
        if not self.wishes:
            return random_answer(state, seat, rng)
        return whole_answer(state, seat, lambda walk: self.choice(walk, seat, rng))

    def is_favoured(self, move: int) -> bool:
        return self.text(move).startswith(self.favoured)

    def after(self, state: State, seat: int, move: int) -> int:
        """How the table lies after a move and what follows from it."""
        ahead = state.clone()
        ahead.apply(seat, move)
        self.follow(ahead)
        return self.lies(ahead)

    def lies(self, state: State) -> int:
        """How good the table looks."""
        outcome = state.outcome()
        if outcome is not None:
            return MET if outcome.reason == self.aim.ending else -MET
        found = 0
        for field, worth in self.aim.worth.items():
            found += worth * sum(getattr(state, field))
        for field, worth in self.aim.alike.items():
            found += worth * sum([count**2 for count in Counter(getattr(state, field)).values()])
        return found

    def follow(self, state: State) -> None:
        """Make the moves that nobody can choose, and what all favour."""
        for _ in range(FORCED):
            seats = state.turn().seats
            if len(seats) != 1:
                break
            moves = state.legal(seats[0])
            if len(moves) > 1 and self.wishes:
                moves = [move for move in moves if self.is_favoured(move)][:1]
            if len(moves) != 1:
                break
            state.apply(seats[0], moves[0])
