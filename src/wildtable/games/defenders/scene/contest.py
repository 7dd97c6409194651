"""The silent choice: who is ready, and nothing more."""

from wildtable.games.defenders.frames import CHOOSING
from wildtable.games.defenders.moves import CARDS_EACH
from wildtable.games.defenders.rules.values import CHOSEN
from wildtable.games.defenders.scene.names import card_words
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Contender, Contest
from wildtable.kernel.frames import top
from wildtable.kernel.phrase import Phrase


def contest_of(state: DefendersState, viewer: int) -> Contest | None:
    """DEF-3.2 to DEF-3.6 everybody chooses, face down, without a word."""
    if not state.stack or top(state.stack) != CHOOSING or state.seats == 1:
        return None
    order = [contender(state, seat, viewer) for seat in range(state.seats)]
    return Contest(
        "silence",
        Phrase("silence-title"),
        order,
        symbol="gi-silence",
        subtitle=Phrase("silence-rule"),
        detail=Phrase("silence-talk"),
    )


def contender(state: DefendersState, seat: int, viewer: int) -> Contender:
    """Only who has laid a card face down is told which; the others see that there is one."""
    if seat in state.turn().seats:
        return Contender(seat, Phrase("silence-owes", {"seat": seat}), "asked")
    side = state.order[seat]
    cards = range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH)
    chosen = [card for card in cards if state.place[card] == CHOSEN]
    if seat == viewer and chosen:
        return Contender(seat, Phrase("silence-chose", card_words(state.content, chosen[0])))
    return Contender(seat, Phrase("silence-left" if state.exited[side] else "silence-out"), "out")
