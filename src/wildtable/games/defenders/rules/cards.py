"""Defender decks: drawing, reshuffling, teaming up.

DEF-7.1 `content.py` has what is on a card, DEF-6.4 of which habitat.

DEF-7.2 corridors: `actions/move.py`; DEF-7.6 killed defenders: `damage.py`; DEF-7.7 drawing up to a
number: `actions/build_camp.py`.
"""

from typing import final

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import DRAWING_LEFT, SIDE, TURN_POINTS
from wildtable.games.defenders.moves import CARDS, CARDS_EACH, DRAW, TEAM_UP
from wildtable.games.defenders.rules.news import DREW, RESHUFFLED
from wildtable.games.defenders.rules.table import cards_at, forget, leads, seat_of
from wildtable.games.defenders.rules.values import ACTIVE, DECK, HAND, NONE, PILE, TEAMED
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import field, put
from wildtable.kernel.game import Denial


@final
class Drawing(ChanceDecision[Board]):
    """DEF-7.3: cards from the deck, one by one, told to whoever draws them."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return deck_chances(table, DRAW)

    def apply(self, table: Board, seat: int, move: int) -> None:
        side, card = field(table.stack, SIDE), move - DRAW
        table.place[card] = HAND
        put(table.stack, DRAWING_LEFT, field(table.stack, DRAWING_LEFT) - 1)
        if table.news is not None:
            table.tell(DREW.at(seat_of(table, side), side, card))


def exhaust(table: Board, side: int) -> None:
    """DEF-3.14 the active defender and its team become ordinary cards of the pile."""
    place = table.place
    first: i64 = CARDS_EACH * side
    for card in range(first, first + CARDS_EACH):
        if place[card] == ACTIVE or place[card] == TEAMED:
            place[card] = PILE
    table.active[side] = NONE


def need_a_card(table: Board, side: int) -> bool:
    """Make sure the deck has a card; DEF-7.4 if it is empty the pile is shuffled into it.

    DEF-7.5 the active defender and its team stay out. False if there is no card at all.
    """
    if cards_at(table, side, DECK) > 0:
        return True
    if cards_at(table, side, PILE) == 0:
        return False
    first = CARDS_EACH * side
    for card in range(first, first + CARDS_EACH):
        if table.place[card] == PILE:
            table.place[card] = DECK
    if table.news is not None:
        table.tell(RESHUFFLED.at(side))
    return True


def deck_chances(table: Board, family: int) -> list[tuple[int, int]]:
    first = CARDS_EACH * field(table.stack, SIDE)
    place = table.place
    return [(family + card, 1) for card in range(first, first + CARDS_EACH) if place[card] == DECK]


# --- team up ------------------------------------------------------------------------------------


def offer_team_up(table: Board, side: int, moves: list[int]) -> None:
    """DEF-7.8 a card from hand of the active defender's habitat, once all points are spent."""
    if field(table.stack, TURN_POINTS) > 0:
        return
    habitat = table.content.card_habitat[table.active[side]]
    first, end = CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH
    if table.seats == 1 and table.content.solo_habitat_only:
        first, end = 0, CARDS
    place, habitat_of = table.place, table.content.card_habitat
    moves += [
        TEAM_UP + card
        for card in range(first, end)
        if place[card] == HAND and habitat_of[card] == habitat
    ]


def refuse_team_up(table: Board, side: int, card: int) -> Denial | None:
    names = table.content.card_names
    if table.place[card] != HAND or not leads(table, seat_of(table, side), card // CARDS_EACH):
        return Denial("DEF-7.8", "not-in-hand", {"card": names[card]})
    if card // CARDS_EACH != side and not table.content.solo_habitat_only:  # DEF-28.11
        return Denial("DEF-28.11", "other-faction", {"card": names[card]})
    content = table.content
    if content.card_habitat[card] != content.card_habitat[table.active[side]]:
        return Denial("DEF-7.8", "other-habitat", {"card": names[card]})
    if field(table.stack, TURN_POINTS) > 0:  # DEF-7.11 spend the points first, DEF-R-69 bread's too
        return Denial("DEF-7.11", "points-left", {"points": field(table.stack, TURN_POINTS)})
    return None


def team_up(table: Board, card: int) -> None:
    """DEF-7.9 one point, DEF-7.10 and nothing else of the card; DEF-7.12 it goes under.

    DEF-7.13 there may be any number of them.
    """
    covered = table.active[card // CARDS_EACH] != NONE  # else alone, under no defender at all
    table.place[card] = TEAMED if covered else PILE
    forget(table, card)
    put(table.stack, TURN_POINTS, field(table.stack, TURN_POINTS) + 1)
    table.barrier = True
