"""Damage and knock-outs."""

from wildtable.games.wildlands.moves import HURT, KNOCKED_OUT, REMOVED
from wildtable.games.wildlands.rules.table import NOBODY, OUT, Table, owner_of


def hurt(table: Table, character: int, damage: int) -> None:
    """WLD-18.1 tokens on the card; WLD-18.2 as many as its health knock it out."""
    if table.news is not None:
        table.news.append(HURT.at(character, damage))
    table.damage[character] += damage
    if table.damage[character] >= table.content.health[character]:
        knock_out(table, character)


def knock_out(table: Table, character: int) -> None:
    """WLD-18.3 out for good, WLD-18.7 surplus damage is lost.

    WLD-18.4 who dealt the last damage, which is the acting player, takes the miniature; WLD-18.6
    an own one leaves the game.
    """
    table.where[character] = OUT
    table.damage[character] = 0
    acting = table.acting
    if owner_of(table, character) == acting:
        table.taken[character] = NOBODY
        if table.news is not None:
            table.news.append(REMOVED.at(character))
        return
    table.taken[character] = acting
    table.points[acting] += 1
    if table.news is not None:
        table.news.append(KNOCKED_OUT.at(character, acting))
