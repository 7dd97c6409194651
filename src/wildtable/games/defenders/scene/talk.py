"""What may be said at the table with a click: just what the rules allow to tell of a hand."""

from typing import Final

from wildtable.games.defenders.frames import ROUND, ROUND_LEVEL
from wildtable.games.defenders.moves import CARDS_EACH, HABITAT_NAMES
from wildtable.games.defenders.rules.values import HAND
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import lies_at
from wildtable.kernel.scene import Phrase

VAGUE: Final = ("say-can-help", "say-next-turn", "say-cannot", "say-need-help")  # DEF-5.5


def phrases_of(state: DefendersState, seat: int) -> list[Phrase]:
    """DEF-5.1 nothing before the reveal, which begins a round; alone there is nobody to tell.

    DEF-3.9 then everybody talks, DEF-5.7 also who has left the game.
    """
    if seat < 0 or state.seats == 1 or lies_at(state.stack, ROUND_LEVEL) != ROUND:
        return []
    return [*[Phrase(id) for id in VAGUE], *habitats(state, seat)]


def habitats(state: DefendersState, seat: int) -> list[Phrase]:
    """DEF-5.4 how many cards of each habitat are in hand, DEF-5.3 and nothing else of them."""
    first = CARDS_EACH * state.order[seat]
    held = [
        state.content.card_habitat[card]
        for card in range(first, first + CARDS_EACH)
        if state.place[card] == HAND
    ]
    return [
        Phrase("say-habitat", {"habitat": name, "count": held.count(habitat)})
        for habitat, name in enumerate(HABITAT_NAMES)
    ]
