"""The silent choice: who is ready, and nothing more."""

from wildtable.games.defenders.frames import CHOOSING
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Contender, Contest
from wildtable.kernel.frames import top
from wildtable.kernel.phrase import Phrase


def contest_of(state: DefendersState) -> Contest | None:
    """DEF-3.2 to DEF-3.6 everybody chooses, face down, without a word."""
    if not state.stack or top(state.stack) != CHOOSING or state.seats == 1:
        return None
    owing = state.turn().seats
    order = [
        Contender(
            seat,
            Phrase("silence-owes" if seat in owing else "silence-out"),
            "asked" if seat in owing else "out",
        )
        for seat in range(state.seats)
    ]
    return Contest(
        "silence",
        Phrase("silence-title"),
        order,
        symbol="gi-silence",
        subtitle=Phrase("silence-rule"),
        detail=Phrase("silence-talk"),
    )
