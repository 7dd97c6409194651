"""The rules know no first seat: with everybody one seat further a match is the same."""

from random import Random
from typing import Any

import pytest

from tests.games.turned import Image, begun, play_both
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.frames import FRAMES, TURN
from wildtable.games.wildlands.moves import EVENTS, MOVES
from wildtable.kernel.frames import top


class Further(Image):
    """Factions, points and turns are of seats."""

    frames, moves, events = FRAMES, MOVES, EVENTS
    by_seat = ("factions", "claimed", "points", "hand", "wilds", "held", "deck", "deck_wilds")
    of_seats = ("owners", "taken", "hurt_by", "shards", "map_cards", "active", "acting")
    of_bits = ("wishes", "interrupters", "eliminated", "winners")
    as_they_are = (
        *("where", "starts", "damage", "discard", "in_play", "threatened", "saved"),
        *("ending", "turns", "actions"),
    )

    def finish(self, state: Any, image: Any) -> None:
        """Characters and cards are their factions', wherever these sit."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_one_seat_further(seats: int) -> None:
    rng = Random(seats)
    state = begun(GAME, seats, rng, lambda state: top(state.stack) == TURN)
    play_both(state, Further(seats), 1000, rng)
