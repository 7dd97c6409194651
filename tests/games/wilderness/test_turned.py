"""The rules know no north and no first seat: a match on the board turned round, with everybody one
seat further, is the same match turned round.

Every field has another number there, the corners too, and so has every seat, piece and direction:
what takes one of them for another, or the first of them for none, plays differently.
"""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from tests.games.wilderness.crowd import crowded
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.fields import LYING
from wildtable.games.wilderness.frames import FRAMES
from wildtable.games.wilderness.moves import (
    ANIMALS,
    CARDS,
    DIRECTIONS,
    EVENTS,
    FIELDS,
    LANDS,
    MOVES,
    SEATS,
)
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.chance import sample
from wildtable.kernel.frames import WIDTH
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.moves import MoveSpace
from wildtable.kernel.turn import CHANCE, NOBODY

BY_PIECE = ("damage", "token", "passive", "poison", "training")
BY_SEAT = ("mate", "sprinted", "host_swan", "magic", "captured", "left")
BY_CARD = ("hands", "deck", "discards")
AS_THEY_ARE = (
    *("kept", "phase", "trigger", "moved", "idle", "rounds", "exits", "ending", "turns"),
)
ASKED = 12  # moves for whose refusals both are asked, at each moment


@cache
def turned_board(board: Arrangement) -> Arrangement:
    elements = [FIELDS - 1 - field for field in board.elements]
    return Arrangement(board.name, board.landscape[::-1], elements)


class Turn:
    """What everything is called after the turn."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.of: dict[str, Callable[[int], int]] = {
            "field": self.field,
            "direction": lambda direction: (direction + DIRECTIONS // 2) % DIRECTIONS,
            "seat": self.seat,
            "piece": self.piece,
        }

    def field(self, field: int) -> int:
        return FIELDS - 1 - field if field >= 0 else field

    def seat(self, seat: int) -> int:
        return (seat + 1) % self.seats if 0 <= seat < self.seats else seat

    def piece(self, piece: int) -> int:
        return ANIMALS * self.seat(piece // ANIMALS) + piece % ANIMALS if piece >= 0 else piece

    def what(self, what: int) -> int:
        """What stands or lies on a field."""
        if what < LYING:
            return self.piece(what)
        return LYING + LANDS * self.seat((what - LYING) // LANDS) + (what - LYING) % LANDS

    def number(self, number: int, space: MoveSpace) -> int:
        """A move or an event."""
        family = space.family_of(number)
        args = zip(family.domains, family.args(number), strict=True)
        return family.at(*[self.of[d.name](arg) if d.name in self.of else arg for d, arg in args])

    def blocks(self, values: list[int]) -> list[int]:
        """A list with as many places for each seat."""
        size = len(values) // self.seats
        return values[-size:] + values[:-size]

    def stack(self, stack: list[int]) -> list[int]:
        found = stack[:]
        for start in range(0, len(stack), WIDTH):
            for place, each in enumerate(FRAMES.kinds[stack[start]].fields, start + 1):
                if each.domain is not None and each.domain.name in self.of and stack[place] >= 0:
                    found[place] = self.of[each.domain.name](stack[place])
        return found

    def state(self, state: WildernessState) -> WildernessState:
        turned = state.clone()
        turned.board = turned_board(state.board)
        turned.at = [self.what(what) for what in reversed(state.at)]
        turned.place = self.blocks([self.field(field) for field in state.place])
        turned.host = self.blocks([self.piece(piece) for piece in state.host])
        for name in (*BY_PIECE, *BY_SEAT, *BY_CARD):
            setattr(turned, name, self.blocks(getattr(state, name)))
        turned.bottom = [CARDS * self.seat(c // CARDS) + c % CARDS for c in state.bottom]
        turned.deserts = [
            SEATS * self.field(desert // SEATS) + self.seat(desert % SEATS)
            for desert in state.deserts
        ]
        turned.path = [self.field(field) for field in state.path]
        turned.first, turned.winner = self.seat(state.first), self.seat(state.winner)
        turned.stack = self.stack(state.stack)
        return turned


def lies(state: WildernessState) -> dict[str, object]:
    """Everything on the table; deserts lie in no order."""
    listed = ("at", "place", "host", "bottom", "path", "first", "winner", "stack")
    names = (*listed, *BY_PIECE, *BY_SEAT, *BY_CARD, *AS_THEY_ARE)
    return {**{name: getattr(state, name) for name in names}, "deserts": sorted(state.deserts)}


def play_both(state: WildernessState, moves: int, rng: Random) -> None:
    """Play a match and the same match turned round side by side."""
    turn = Turn(state.seats)
    other = turn.state(state)
    assert other.audit() == state.audit() == []
    for _ in range(moves):
        seat = state.turn().seat
        assert other.turn().seat == turn.seat(seat)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            chances = [(turn.number(move, MOVES), weight) for move, weight in state.chance()]
            assert sorted(chances) == sorted(other.chance())
            move = sample(state.chance(), rng)
        else:
            legal = state.legal(seat)
            assert sorted(turn.number(m, MOVES) for m in legal) == sorted(
                other.legal(turn.seat(seat))
            )
            compare_refusals(state, other, seat, turn, rng)
            move = rng.choice(legal)
        told: list[int] = []
        heard: list[int] = []
        state.news, other.news = told, heard
        state.apply(seat, move)
        other.apply(turn.seat(seat), turn.number(move, MOVES))
        assert lies(turn.state(state)) == lies(other), MOVES.text(move)
        assert sorted(turn.number(event, EVENTS) for event in told) == sorted(heard)


def compare_refusals(
    state: WildernessState, other: WildernessState, seat: int, turn: Turn, rng: Random
) -> None:
    for _ in range(ASKED):
        family = rng.choice(MOVES.families)
        move = family.base + rng.randrange(family.size)
        here = state.why_not(seat, move)
        there = other.why_not(turn.seat(seat), turn.number(move, MOVES))
        assert (here and (here.rule, here.message)) == (there and (there.rule, there.message))


@pytest.mark.parametrize("seed", range(24))
def test_an_action_phase_turned_round(seed: int) -> None:
    rng, seats = Random(seed), GAME.seats[seed % len(GAME.seats)]
    state = crowded(Setting(seats, GAME.with_defaults({}, seats)), rng)
    assert isinstance(state, WildernessState)
    play_both(state, 120, rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_phase_turned_round(seats: int) -> None:
    content = GAME.content(GAME.with_defaults({}, seats))
    position = {"board": "recommended", "seats": [{} for _ in range(seats)]}
    state = GAME.load(content, position, Random(seats))
    assert isinstance(state, WildernessState)
    play_both(state, 400, Random(seats))
