"""Standing orders: bid for me, always the least that beats the others, up to a limit."""

from typing import Final

from wildtable.games.wildlife.frames import BIDDING, HIGHEST, PASSED
from wildtable.games.wildlife.moves import BID, PASS
from wildtable.games.wildlife.rules.auction import highest_bid
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.orders import Offer
from wildtable.kernel.scene import Phrase

UP_TO: Final = "bid"


def orders_of(state: WildlifeState, seat: int) -> list[Offer]:
    """While the auction lasts and one is in; LIF-14.9 the seller never bids."""
    if not state.stack or top(state.stack) != BIDDING or seat == active(state) or seat < 0:
        return []
    if field(state.stack, PASSED) >> seat & 1 or state.seats == 2:  # LIF-22.3 one price
        return []
    least = max(state.content.lowest_bid, 1)
    values = list(range(least, highest_bid(state, seat) + 1))
    return [Offer(UP_TO, Phrase("order-bid"), values)] if values else []


def ordered(state: WildlifeState, seat: int, value: int) -> int:
    if top(state.stack) != BIDDING:
        return -1
    least = max(state.content.lowest_bid, field(state.stack, HIGHEST) + 1)  # LIF-14.5, LIF-14.6
    return BID + least if least <= min(value, highest_bid(state, seat)) else PASS
