"""What may be said about a hand: its habitats, and not a word before the reveal.

DEF-5.1 `rounds.Choosing` asks in silence. DEF-5.2 `state.py` shows a hand to nobody else. DEF-5.5,
DEF-5.7 what is said is in `scene/talk.py`. DEF-5.6 `rounds.activate` turns a card up for all.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import CARDS_EACH, HABITATS
from wildtable.games.defenders.rules.news import TOLD
from wildtable.games.defenders.rules.table import cards_at, told_all
from wildtable.games.defenders.rules.values import HAND
from wildtable.kernel.game import Denial


def may_share(table: Board, side: int) -> bool:
    """DEF-5.4 the habitats of a hand may be told, if that says anything new."""
    return table.seats > 1 and not told_all(table, side)


def refuse_share(table: Board, side: int) -> Denial | None:
    if table.seats == 1:  # DEF-5.8 alone, there is nobody to tell
        return Denial("DEF-5.8", "nobody-to-tell")
    if cards_at(table, side, HAND) == 0:
        return Denial("DEF-5.4", "no-cards-to-tell-of")
    if told_all(table, side):
        return Denial("DEF-5.4", "all-told")
    return None


def share(table: Board, side: int) -> None:
    """DEF-5.3 habitats and nothing else."""
    table.barrier = True
    first = CARDS_EACH * side
    for habitat in range(HABITATS):
        count = 0
        for card in range(first, first + CARDS_EACH):
            if table.place[card] == HAND and table.content.card_habitat[card] == habitat:
                count += 1
        table.told[HABITATS * side + habitat] = count
        if table.news is not None:
            table.tell(TOLD.at(side, habitat, count))
