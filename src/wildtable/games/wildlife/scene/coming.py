"""A tile that would come to a space: what it fills, and the board with it."""

from typing import Final

from wildtable.games.wildlife.moves import EMPTY
from wildtable.games.wildlife.state import WildlifeState

FROM_SUPPLY: Final = -1  # where a tile comes from that is placed


def fills(state: WildlifeState, goal: int, start: int) -> bool:
    """LIF-19.1 whether a tile that comes from `start` to `goal` fills its area."""
    content = state.content
    area = content.area_of[goal]
    return (
        state.owner[goal] == EMPTY
        and state.filled[area] == content.capacity[area] - 1
        and not (start != FROM_SUPPLY and content.area_of[start] == area)
        and not state.marked[area]
        and state.pawns_taken < content.pawns
    )


def with_tile(state: WildlifeState, seat: int, goal: int, start: int) -> WildlifeState:
    """The board once a tile of the seat lies there, in place of a rival's if there is one."""
    after = state.clone()
    area_of, filled = after.content.area_of, after.filled
    filled[area_of[goal]] += after.owner[goal] == EMPTY
    after.owner[goal] = seat
    if start != FROM_SUPPLY:
        after.owner[start] = EMPTY
        filled[area_of[start]] -= 1
    return after
