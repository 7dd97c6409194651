"""A match and its image, in which everybody sits one seat further and a board may lie otherwise,
are played side by side: the rules know no first seat, so nothing may come out differently.

What takes one seat for another, or the first of them for none, plays differently.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from wildtable.kernel.chance import sample
from wildtable.kernel.frames import WIDTH, FrameSpace
from wildtable.kernel.game import Game, State
from wildtable.kernel.moves import Space
from wildtable.kernel.turn import CHANCE

SEAT_WORDS = ("seat", "bidder", "opener", "giver", "attacker", "user")  # of frames, if numbers
BIT_WORDS = ("passed", "owing")  # a bit for each seat
ASKED = 12  # moves for whose refusals both are asked, at each moment


class Image(ABC):
    """What everything is called in the image, by a table of how a state is made."""

    frames: FrameSpace
    moves: Space
    events: Space
    by_seat: Sequence[str] = ()  # lists with as many places for each seat
    of_seats: Sequence[str] = ()  # seats, or lists of them
    of_bits: Sequence[str] = ()  # a bit for each seat
    as_they_are: Sequence[str] = ()

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.of: dict[str, Callable[[int], int]] = {"seat": self.seat}  # by domain

    def seat(self, seat: int) -> int:
        return (seat + 1) % self.seats if 0 <= seat < self.seats else seat

    def bits(self, bits: int) -> int:
        return sum([1 << self.seat(seat) for seat in range(self.seats) if bits >> seat & 1])

    def blocks(self, values: Any) -> Any:
        size = len(values) // self.seats
        return values[-size:] + values[:-size]

    def seated(self, seats: Any) -> Any:
        return type(seats)([self.seat(seat) for seat in seats])  # a tuple, where copies share it

    def number(self, number: int, space: Space) -> int:
        """A move or an event."""
        family = space.family_of(number)
        args = zip(family.domains, family.args(number), strict=True)
        return family.at(*[self.of.get(domain.name, int)(arg) for domain, arg in args])

    def stack(self, stack: list[int]) -> list[int]:
        found = stack[:]
        for start in range(0, len(stack), WIDTH):
            for place, each in enumerate(self.frames.kinds[stack[start]].fields, start + 1):
                if each.domain is not None and stack[place] >= 0:
                    found[place] = self.of.get(each.domain.name, int)(stack[place])
                elif each.domain is None and each.name in SEAT_WORDS:
                    found[place] = self.seat(stack[place])
                elif each.name in BIT_WORDS:
                    found[place] = self.bits(stack[place])
        return found

    def state(self, state: Any) -> Any:
        image = state.clone()
        for name in self.by_seat:
            setattr(image, name, self.blocks(getattr(state, name)))
        for name in self.of_seats:
            was = getattr(image, name)
            setattr(image, name, self.seat(was) if isinstance(was, int) else self.seated(was))
        for name in self.of_bits:
            setattr(image, name, self.bits(getattr(state, name)))
        image.stack = self.stack(state.stack)
        self.finish(state, image)
        return image

    @abstractmethod
    def finish(self, state: Any, image: Any) -> None:
        """What only this game has."""

    def pick(self, moves: list[int], rng: Random) -> int:
        """The move that is made of these."""
        return rng.choice(moves)

    def lies(self, state: Any) -> dict[str, Any]:
        """Everything on the table."""
        names = (*self.by_seat, *self.of_seats, *self.of_bits, *self.as_they_are, "stack")
        return {name: getattr(state, name) for name in names}


def play_both(state: Any, image: Image, most: int, rng: Random) -> None:
    """Play so many moves of a match, and the same in its image."""
    other = image.state(state)
    assert other.audit() == state.audit() == []
    for _ in range(most):
        turn = state.turn()
        assert sorted(other.turn().seats) == sorted([image.seat(seat) for seat in turn.seats])
        if state.outcome() is not None:
            break
        if turn.seat == CHANCE:
            seat = CHANCE
            chances = [(image.number(move, image.moves), weight) for move, weight in state.chance()]
            assert sorted(chances) == sorted(other.chance())
            move = sample(state.chance(), rng)
        else:
            seat = rng.choice(turn.seats)
            legal = [image.number(move, image.moves) for move in state.legal(seat)]
            assert sorted(legal) == sorted(other.legal(image.seat(seat)))
            compare_refusals(state, other, seat, image, rng)
            move = image.pick(state.legal(seat), rng)
        told: list[int] = []
        heard: list[int] = []
        state.news, other.news = told, heard
        state.apply(seat, move)
        other.apply(image.seat(seat), image.number(move, image.moves))
        expected, found = image.lies(image.state(state)), image.lies(other)
        different = {name for name in expected if expected[name] != found[name]}
        assert not different, image.moves.text(move)
        assert sorted([image.number(event, image.events) for event in told]) == sorted(heard)
    assert other.audit() == state.audit() == []
    here, there = state.outcome(), other.outcome()
    assert (here is None) == (there is None)
    if here is not None:
        assert (image.blocks(here.scores), image.blocks(here.ranks)) == (there.scores, there.ranks)
        assert here.reason == there.reason


def compare_refusals(state: State, other: State, seat: int, image: Image, rng: Random) -> None:
    for _ in range(ASKED):
        family = rng.choice(image.moves.families)
        move = family.base + rng.randrange(family.size)
        if any([arg >= image.seats for arg in seats_in(family.args(move), family.domains)]):
            continue  # no such seat, in the image either
        here = state.why_not(seat, move)
        there = other.why_not(image.seat(seat), image.number(move, image.moves))
        assert (here and (here.rule, here.message)) == (there and (there.rule, there.message))


def seats_in(args: list[int], domains: Sequence[Any]) -> list[int]:
    return [arg for arg, domain in zip(args, domains, strict=True) if domain.name == "seat"]


def begun(game: Game, seats: int, rng: Random, until: Callable[[Any], bool]) -> Any:
    """A random match that has come so far."""
    state: Any = game.start(game.content(game.with_defaults({}, seats)), seats)
    while not until(state):
        turn = state.turn()
        if turn.seat == CHANCE:
            state.apply(CHANCE, sample(state.chance(), rng))
        else:
            seat = rng.choice(turn.seats)
            state.apply(seat, rng.choice(state.legal(seat)))
    return state
