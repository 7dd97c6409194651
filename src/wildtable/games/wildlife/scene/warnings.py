"""Mistakes that beginners make, told before the move: vain bids, lone tiles, kept food, gifts."""

from typing import Final

from wildtable.games.wildlife.frames import BIDDING, OFFERED
from wildtable.games.wildlife.moves import (
    AUCTION,
    END_TURN,
    EXPAND,
    FIRST_EVENT,
    GOING_ON,
    LEVEL_EXPAND,
    PASS,
    SPACES,
    TERRAINS,
)
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.scene.herds import joined
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Warning

NEARLY_OUT: Final = 2  # tiles in a supply that may be gone before the next own turn


def warnings_of(state: WildlifeState, seat: int) -> list[Warning]:
    """What to think of before the viewer decides."""
    if seat < 0 or seat not in state.turn().seats:
        return []
    moves = state.legal(seat)
    found = [
        useless_bid(state, seat, moves),
        lone_tile(state, seat, moves),
        kept_food(state, seat, moves),
        *[gift(state, seat, terrain) for terrain in range(TERRAINS) if AUCTION + terrain in moves],
    ]
    return [each for each in found if each is not None]


def useless_bid(state: WildlifeState, seat: int, moves: list[int]) -> Warning | None:
    """LIF-14.19 a card may be bought that is of no use."""
    if top(state.stack) != BIDDING or moves == [PASS]:
        return None
    card = field(state.stack, OFFERED)
    if card >= FIRST_EVENT or is_of_use(state, seat, card, bought=True):
        return None
    return Warning("useless-bid", ["bid"], Phrase("warn-useless-bid"))


def lone_tile(state: WildlifeState, seat: int, moves: list[int]) -> Warning | None:
    """LIF-20.13 one tile alone is no herd: told where another space would join one.

    Not of the first tiles: placing twelve is twelve clicks.
    """
    sizes = {
        move: joined(state, seat, move - EXPAND)
        for move in moves
        if EXPAND <= move < EXPAND + SPACES
    }
    alone = [state.content.moves.text(move) for move, size in sizes.items() if size == 1]
    if not alone or len(alone) == len(sizes):
        return None
    return Warning("lone-tile", alone, Phrase("warn-lone-tile", {"size": max(sizes.values())}))


def kept_food(state: WildlifeState, seat: int, moves: list[int]) -> Warning | None:
    """LIF-21.6 food is worth nothing once the match is over, and this may be the last turn."""
    steps = state.food[seat] // state.content.per_step
    if END_TURN not in moves or steps == 0:
        return None
    left = len(state.content.triggers) - state.pawns_taken
    last = state.ending != GOING_ON or left <= 1 or min(state.supply) <= NEARLY_OUT
    text = Phrase("warn-kept-food", {"food": state.food[seat], "steps": steps})
    return Warning("kept-food", ["end-turn"], text) if last else None


def gift(state: WildlifeState, seat: int, terrain: int) -> Warning | None:
    """LIF-14.13 who buys a card uses it on the spot: told where it would fill an area."""
    content = state.content
    for area in content.terrain_areas[terrain]:
        if state.marked[area] or content.capacity[area] - state.filled[area] != 1:
            continue
        for other in range(state.seats):
            able = state.level[TERRAINS * other + terrain] >= LEVEL_EXPAND
            if other != seat and able and state.supply[other] > 0:
                sold = [content.moves.text(AUCTION + terrain)]
                return Warning("gift", sold, Phrase("warn-gift", {"seat": other}))
    return None
