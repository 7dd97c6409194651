"""The rules know no north and no first seat: a match on the board turned round, with everybody one
seat further, is the same match.

Every field has another number there, the corners too, and so has every piece and direction.
"""

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.games.turned import Image, play_both
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
from wildtable.kernel.kit.match_promises import Setting


@cache
def turned_board(board: Arrangement) -> Arrangement:
    elements = [FIELDS - 1 - field for field in board.elements]
    return Arrangement(board.name, board.landscape[::-1], elements)


class TurnedRound(Image):
    """Fields, pieces and directions have other numbers, too."""

    frames, moves, events = FRAMES, MOVES, EVENTS
    by_seat = (
        *("damage", "token", "passive", "poison", "training"),
        *("mate", "sprinted", "host_swan", "magic", "captured", "left"),
        *("hands", "deck", "discards"),
    )
    of_seats = ("first", "winner")
    as_they_are = (
        *("kept", "phase", "trigger", "moved", "idle", "rounds", "exits", "ending", "turns"),
        *("at", "place", "host", "bottom", "path"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.of |= {
            "field": self.field,
            "piece": self.piece,
            "direction": lambda direction: (direction + DIRECTIONS // 2) % DIRECTIONS,
        }

    def field(self, field: int) -> int:
        return FIELDS - 1 - field if field >= 0 else field

    def piece(self, piece: int) -> int:
        return ANIMALS * self.seat(piece // ANIMALS) + piece % ANIMALS if piece >= 0 else piece

    def what(self, what: int) -> int:
        """What stands or lies on a field."""
        if what < LYING:
            return self.piece(what)
        return LYING + LANDS * self.seat((what - LYING) // LANDS) + (what - LYING) % LANDS

    def finish(self, state: Any, image: Any) -> None:
        image.board = turned_board(state.board)
        image.at = [self.what(what) for what in reversed(state.at)]
        image.place = self.blocks([self.field(field) for field in state.place])
        image.host = tuple(self.blocks([self.piece(piece) for piece in state.host]))
        image.bottom = [CARDS * self.seat(code // CARDS) + code % CARDS for code in state.bottom]
        deserts = [
            SEATS * self.field(desert // SEATS) + self.seat(desert % SEATS)
            for desert in state.deserts
        ]
        image.deserts = tuple(deserts)
        image.path = [self.field(field) for field in state.path]

    def lies(self, state: Any) -> dict[str, Any]:
        return {**super().lies(state), "deserts": sorted(state.deserts)}  # in whatever order


@pytest.mark.parametrize("seed", range(24))
def test_an_action_phase_turned_round(seed: int) -> None:
    rng, seats = Random(seed), GAME.seats[seed % len(GAME.seats)]
    state = crowded(Setting(seats, GAME.with_defaults({}, seats)), rng)
    play_both(state, TurnedRound(seats), 120, rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_phase_turned_round(seats: int) -> None:
    content = GAME.content(GAME.with_defaults({}, seats))
    position = {"board": "recommended", "seats": [{} for _ in range(seats)]}
    state = GAME.load(content, position, Random(seats))
    play_both(state, TurnedRound(seats), 400, Random(seats))
