"""The window for interrupts: who may still break in, and who has broken into whose turn."""

from wildtable.games.wildlands.frames import (
    AFTER_END,
    INTERRUPTING,
    OWING,
    PAYING,
    TURN,
    WHOSE,
    WINDOW,
    WINDOW_AFTER,
)
from wildtable.games.wildlands.rules.interrupt import is_eligible
from wildtable.games.wildlands.rules.table import is_eliminated
from wildtable.games.wildlands.scene.flags import INTERRUPTS
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Contender, Contest
from wildtable.kernel.frames import WIDTH, field, top
from wildtable.kernel.scene import Phrase


def contest_of(state: WildlandsState) -> Contest | None:
    """From the first turn on there is one, open after an action, else to come.

    While cards are added to an action their number is what counts.
    """
    if TURN not in state.stack[::WIDTH] or top(state.stack) == PAYING:
        return None
    opened = top(state.stack) == WINDOW
    ends = int(opened and field(state.stack, WINDOW_AFTER) == AFTER_END)
    chain = chain_of(state)
    return Contest(
        "window",
        Phrase("window-open" if opened else "window-to-come", {"seat": state.acting, "ends": ends}),
        [contender(state, seat, opened) for seat in range(state.seats) if seat != state.acting],
        INTERRUPTS,
        leader=state.acting,
        detail=chain_words(chain),
        chain=chain if len(chain) > 1 else [],
    )


def interrupters(state: WildlandsState) -> list[int]:
    """Who has interrupted whom: the chain on the stack, the last one acts."""
    stack = state.stack
    kinds = range(0, len(stack), WIDTH)
    return [stack[at + 1 + WHOSE] for at in kinds if stack[at] == INTERRUPTING]


def chain_of(state: WildlandsState) -> list[int]:
    return [state.active, *interrupters(state)]


def chain_words(chain: list[int]) -> Phrase | None:
    """The last link in words: who has interrupted whom, and how deep."""
    if len(chain) < 2:
        return None
    return Phrase("chain", {"seat": chain[-1], "seat2": chain[-2], "seat3": chain[0],
                            "count": len(chain) - 1})  # fmt: skip


def contender(state: WildlandsState, seat: int, opened: bool) -> Contender:
    """All who may interrupt are asked, whatever they hold: so nobody learns who has a wild card."""
    words: dict[str, str | int] = {"seat": seat, "count": state.held[seat]}
    if is_eliminated(state, seat) or not is_eligible(state, seat):
        return Contender(seat, Phrase("window-out", words), "out")
    if opened and field(state.stack, OWING) >> seat & 1:
        return Contender(seat, Phrase("window-asked", words), "asked")
    return Contender(seat, Phrase("window-answered" if opened else "window-cards", words), "in")
