"""The rules know no north: a match on the board turned by a sixth is the same match.

Every hex, edge and arrow has another number there, but for the core.
"""

from random import Random
from typing import Any

import pytest

from tests.games.turned import Image, begun, play_both
from wildtable.games.defenders import GAME
from wildtable.games.defenders.fields import FIELDS
from wildtable.games.defenders.frames import CHOOSING, FRAMES
from wildtable.games.defenders.moves import ARROWS, END, MOVES
from wildtable.games.defenders.rules.hexes import COORDINATES, EDGE_AT, OWNED, SIDES, find
from wildtable.games.defenders.rules.news import EVENTS
from wildtable.kernel.frames import top

TURNED_HEX = [find(-r, q + r) for q, r in COORDINATES]
BY_HEX = ("ground", "tile", "mechs", "pollution", "toxic", "camp")
BY_EDGE = ("wall", "breach")


class BySixth(Image):
    """Clockwise, everybody stays in their seat."""

    frames, moves, events = FRAMES, MOVES, EVENTS
    as_they_are = tuple(field.name for field in FIELDS.fields)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.of = {"hex": self.hex, "edge": self.edge, "arrow": self.arrow}

    def seat(self, seat: int) -> int:
        return seat

    def bits(self, bits: int) -> int:
        return bits

    def blocks(self, values: list[int]) -> list[int]:
        return values

    def hex(self, hex: int) -> int:
        return TURNED_HEX[hex] if hex >= 0 else hex

    def place(self, place: int) -> int:
        """A side of a hex."""
        if place < 0:
            return place
        return SIDES * self.hex(place // SIDES) + (place + 1) % SIDES

    def edge(self, edge: int) -> int:
        return EDGE_AT[self.place(OWNED[edge])]

    def arrow(self, arrow: int) -> int:
        return (arrow + 1) % ARROWS if arrow >= 0 else arrow

    def pick(self, moves: list[int], rng: Random) -> int:
        """Turns that are long enough to meet something."""
        return rng.choice([move for move in moves if move != END] or moves)

    def finish(self, state: Any, image: Any) -> None:
        for names, turned in ((BY_HEX, self.hex), (BY_EDGE, self.edge)):
            for name in names:
                values = getattr(state, name)
                places = {turned(place): value for place, value in enumerate(values)}
                setattr(image, name, type(values)([places[place] for place in range(len(places))]))
        image.arrow = tuple([self.arrow(arrow) for arrow in state.arrow])
        image.engine = [self.place(place) for place in state.engine]
        image.at = [self.hex(hex) for hex in state.at]


@pytest.mark.parametrize("seed", range(12))
def test_a_match_turned_by_a_sixth(seed: int) -> None:
    rng, seats = Random(seed), GAME.seats[seed % len(GAME.seats)]
    state = begun(GAME, seats, rng, lambda state: top(state.stack) == CHOOSING)
    play_both(state, BySixth(seats), 1000, rng)
