"""Damage and knock-outs.

What the icon of a character that is out is good for (WLD-18.9) is in `refusals.py`.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import NO_SEAT, OUT
from wildtable.games.wildlands.moves import HURT, KNOCKED_OUT, REMOVED
from wildtable.games.wildlands.rules.table import is_eliminated, owner_of


def hurt(table: Board, character: int, damage: int) -> None:
    """WLD-18.1 tokens on the card; WLD-18.2 as many as its health knock it out.

    WLD-18.8 nothing takes them off again.
    """
    table.damage[character] += damage
    if table.news is not None:
        table.tell(HURT.at(character, damage))
    if owner_of(table, character) != table.acting:
        table.hurt_by[character] = table.acting
    if table.damage[character] >= table.content.health[character]:
        knock_out(table, character)


def knock_out(table: Board, character: int) -> None:
    """WLD-18.3 out for good, WLD-18.7 surplus damage is lost.

    WLD-18.4 who dealt the last damage, which is the acting player, takes the miniature; WLD-18.6
    an own one leaves the game.
    """
    taker = taker_of(table, character)
    table.where[character] = OUT
    table.damage[character] = 0
    table.hurt_by[character] = NO_SEAT
    table.taken[character] = taker
    if taker != NO_SEAT:
        table.points[taker] += 1
    if table.news is not None:
        table.tell(REMOVED.at(character) if taker == NO_SEAT else KNOCKED_OUT.at(character, taker))


def taker_of(table: Board, character: int) -> int:
    """Who scores a character that is knocked out now, or NO_SEAT; WLD-18.5 nobody else does."""
    if owner_of(table, character) != table.acting:
        return table.acting
    last = table.hurt_by[character]  # WLD-R49 an option gives it to the last enemy to hurt it
    if not table.content.credit_last_enemy or last == NO_SEAT or is_eliminated(table, last):
        return NO_SEAT
    return last
