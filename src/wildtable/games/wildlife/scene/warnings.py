"""Mistakes of beginners: vain bids, gifts, lone tiles, kept food, scorings for the leader."""

from collections.abc import Iterator
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
from wildtable.games.wildlife.scene.coming import FROM_SUPPLY, fills
from wildtable.games.wildlife.scene.herds import joined
from wildtable.games.wildlife.scene.hints import scored_after
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Warning

NEARLY_OUT: Final = 2  # tiles in a supply that may be gone before the next own turn


def useless_bid(state: WildlifeState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """LIF-14.19 a card may be bought that is of no use."""
    if top(state.stack) != BIDDING or moves == [PASS]:
        return
    card = field(state.stack, OFFERED)
    if card < FIRST_EVENT and not is_of_use(state, seat, card, bought=True):
        yield Warning("useless-bid", ["bid"], Phrase("warn-useless-bid"), "LIF-14.19")


def gift(state: WildlifeState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """LIF-14.13 who buys a card uses it on the spot: told where it would fill an area."""
    for terrain in range(TERRAINS):
        if AUCTION + terrain in moves:
            fillers = [
                other
                for other in range(state.seats)
                if other != seat and could_fill(state, other, terrain)
            ]
            for other in fillers[:1]:
                sold = [state.content.moves.text(AUCTION + terrain)]
                yield Warning("gift", sold, Phrase("warn-gift", {"seat": other}), "LIF-14.13")


def could_fill(state: WildlifeState, seat: int, terrain: int) -> bool:
    """Whether a tile that a terrain card lets the seat place would be the last of an area."""
    content = state.content
    able = state.level[TERRAINS * seat + terrain] >= LEVEL_EXPAND and state.supply[seat] > 0
    return able and any(
        not state.marked[area] and content.capacity[area] - state.filled[area] == 1
        for area in content.terrain_areas[terrain]
    )


def lone_tile(state: WildlifeState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """LIF-20.13 one tile alone is no herd: told where another space would join one.

    Not of the first tiles: placing twelve is twelve clicks.
    """
    sizes = {
        move: joined(state, seat, move - EXPAND)
        for move in moves
        if EXPAND <= move < EXPAND + SPACES
    }
    alone = [state.content.moves.text(move) for move, size in sizes.items() if size == 1]
    if alone and len(alone) < len(sizes):
        text = Phrase("warn-lone-tile", {"size": max(sizes.values())})
        yield Warning("lone-tile", alone, text, "LIF-20.13")


def kept_food(state: WildlifeState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """LIF-21.6 food is worth nothing once the match is over, and this may be the last turn."""
    steps = state.food[seat] // state.content.per_step
    if END_TURN not in moves or steps == 0:
        return
    left = len(state.content.triggers) - state.pawns_taken
    if state.ending != GOING_ON or left <= 1 or min(state.supply) <= NEARLY_OUT:
        text = Phrase("warn-kept-food", {"food": state.food[seat], "steps": steps})
        yield Warning("kept-food", ["end-turn"], text, "LIF-21.6")


def leaders_scoring(state: WildlifeState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """LIF-20.1 a coloured pawn brings a big scoring for all: told where another gets more by it."""
    content, taken = state.content, state.pawns_taken
    if taken >= content.pawns or not content.triggers[taken]:
        return
    for move in moves:
        if EXPAND <= move < EXPAND + SPACES and fills(state, move - EXPAND, FROM_SUPPLY):
            own, rival, theirs = scored_after(state, seat, move - EXPAND, FROM_SUPPLY)
            own += content.pawn_values[taken]
            if theirs > own:
                text = Phrase("warn-leaders-scoring", {"own": own, "seat": rival, "theirs": theirs})
                yield Warning("leaders-scoring", [content.moves.text(move)], text, "LIF-20.1")


MISTAKES: Final = (useless_bid, gift, leaders_scoring, lone_tile, kept_food)
