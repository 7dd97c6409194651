"""The rules know no first seat: with everybody one seat further a match is the same."""

from random import Random
from typing import Any

import pytest

from tests.games.turned import Image, begun, play_both
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.frames import FRAMES, TURN
from wildtable.games.wildlife.moves import EVENTS, MOVES
from wildtable.kernel.frames import top


class Further(Image):
    """Tiles, turns and bids are of seats."""

    frames, moves, events = FRAMES, MOVES, EVENTS
    by_seat = (
        *("level", "supply", "lost", "food", "success", "abilities", "used", "hands", "held"),
        *("organism", "known", "scored"),
    )
    of_seats = ("owner", "order", "start")
    as_they_are = (
        *("filled", "marked", "ability_supply", "adaptations", "deck", "discard", "shown"),
        *("pawns_taken", "pending", "ending", "turns", "scored_turn", "made", "left"),
    )

    def finish(self, state: Any, image: Any) -> None:
        image.left = self.blocks(self.seated(state.left))


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_one_seat_further(seats: int) -> None:
    rng = Random(seats)
    state = begun(GAME, seats, rng, lambda state: top(state.stack) == TURN)
    play_both(state, Further(seats), 1000, rng)
