"""Standing orders: how to answer windows before they open (WLD-R26).

They end with the own turn, where nothing is asked of others.
"""

from collections.abc import Sequence
from typing import Final

from wildtable.games.wildlands.frames import TURN, WINDOW
from wildtable.games.wildlands.moves import INTERRUPT, PASS
from wildtable.games.wildlands.rules.table import is_eliminated, owner_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import top
from wildtable.kernel.orders import Offer
from wildtable.kernel.scene import News, Phrase

PASS_ALL: Final = "pass"
UNLESS_HIT: Final = "pass-unless-hit"
UNLESS_SEAT: Final = "pass-unless-seat"
ALWAYS: Final = "interrupt"
HITS: Final = ("hurt", "defended", "knocked-out")  # events that name a character first


def orders_of(state: WildlandsState, seat: int) -> list[Offer]:
    """What can be ordered while somebody else acts."""
    playing = state.stack and state.stack[0] == TURN
    if not playing or not 0 <= seat != state.acting or is_eliminated(state, seat):
        return []
    others = [other for other in range(state.seats) if other != seat]
    offers = [
        Offer(UNLESS_HIT, Phrase("order-pass-unless-hit")),
        Offer(PASS_ALL, Phrase("order-pass")),
        Offer(ALWAYS, Phrase("order-interrupt")),
    ]
    if len(others) > 1:
        offers.append(Offer(UNLESS_SEAT, Phrase("order-pass-unless-seat"), others))
    return offers


def ordered(state: WildlandsState, seat: int, name: str, value: int, news: Sequence[News]) -> int:
    """An order answers windows alone: whoever is attacked is asked."""
    if top(state.stack) != WINDOW:
        return -1
    if name == ALWAYS:
        return INTERRUPT if state.wilds[seat] > 0 else PASS
    if name == UNLESS_HIT and was_hit(state, seat, news):
        return -1
    if name == UNLESS_SEAT and state.acting == value:
        return -1
    return PASS


def was_hit(state: WildlandsState, seat: int, news: Sequence[News]) -> bool:
    """Whether the action that the window follows was against a character of this seat."""
    index = {name: number for number, name in enumerate(state.content.character_names)}
    for item in reversed(news):
        if item.kind == "event" and item.words[0] in HITS:
            if owner_of(state, index[item.words[1]]) == seat:
                return True
        elif item.kind == "move" and item.seat == state.acting:
            return False
    return False
