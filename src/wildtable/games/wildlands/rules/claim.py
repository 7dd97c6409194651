"""Claim: three cards of a kind take an own shard."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import NO_SEAT, OUT
from wildtable.games.wildlands.frames import FOR_CLAIM, PAID_MOVER, PAYING
from wildtable.games.wildlands.moves import CLAIM, CLAIMED, KINDS, TEAM
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.deck import kinds_in
from wildtable.games.wildlands.rules.payment import Price, can_be_paid
from wildtable.games.wildlands.rules.table import first_of, owner_of
from wildtable.kernel.frames import become, field, pop
from wildtable.kernel.game import Denial


def readings(table: Board, character: int) -> int:
    """Whose icons may pay: WLD-8.3 the claimer's, or WLD-8.4 those of one that is out.

    A bit for each character of the faction.
    """
    first = character - character % TEAM
    mask = 1 << character % TEAM
    for place in range(TEAM):
        if table.where[first + place] == OUT:
            if table.content.removed_icons or table.taken[first + place] != NO_SEAT:  # WLD-R55
                mask |= 1 << place
    return mask


def enough(table: Board, first: int, kinds: int, cards: int, wilds: int, need: int) -> bool:
    """WLD-8.5 whether `need` of these cards are of one of these kinds; WLD-8.6 wilds are of any.

    WLD-16.6 of those that are out as well, WLD-R21 as an option not.
    """
    content = table.content
    for place in range(TEAM):
        if kinds >> place & 1:
            count = (cards & content.icon_cards[first + place]).bit_count()
            if content.wild_for_out or table.where[first + place] != OUT:
                count += wilds
            if count >= need:
                return True
    return False


def add_claims(table: Board, seat: int, card: int, rest: int, wilds: int, moves: list[int]) -> None:
    """WLD-8.2 characters on an own shard (WLD-8.1) for which the cards suffice.

    WLD-8.8 who else stands there does not matter, nor do flags (WLD-8.7).
    """
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        space = table.where[character]
        if space < 0 or table.shards[space] != seat:
            continue
        content = table.content
        kinds = readings(table, character) & content.icons[card]
        above = rest & content.above[card % KINDS]
        if enough(table, first, kinds, above, wilds, content.claim_cards - 1):
            moves.append(CLAIM + character)


def check_claim(
    table: Board, seat: int, card: int, hand: list[int], character: int
) -> Denial | None:
    space = table.where[character]
    if table.shards[space] == NO_SEAT:
        return Denial("WLD-8.2", "no-shard", {"space": space + 1})
    if table.shards[space] != seat:
        return Denial("WLD-8.1", "not-your-shard", {"space": space + 1})
    if not can_be_paid(table, seat, [card], hand, Price(FOR_CLAIM, character, space)):
        name = table.content.character_names[character]
        return Denial("WLD-8.3", "claim-needs-three", {"character": name})
    return None


def claim(table: Board, character: int) -> None:
    become(table.stack, PAYING, FOR_CLAIM, character)
    if len(table.in_play) == table.content.claim_cards:
        take_shard(table)


def add_claim_cards(table: Board, seat: int) -> int:
    """Ordinary cards that may come next: WLD-R54 a set is picked in ascending order, once."""
    content = table.content
    character = field(table.stack, PAID_MOVER)
    first = first_of(table, seat)
    kinds = readings(table, character)
    for card in table.in_play:
        kinds &= content.icons[card]
    need = content.claim_cards - len(table.in_play) - 1
    last = table.in_play[len(table.in_play) - 1]
    found = 0
    for kind in kinds_in(table.hand[seat] & content.above[last % KINDS]):
        shown = kinds & content.icons[last - last % KINDS + kind]
        above = table.hand[seat] & content.above[kind]
        if enough(table, first, shown, above, table.wilds[seat], need):
            found |= 1 << kind
    return found


def may_add_wild(table: Board, seat: int) -> bool:
    """WLD-16.5 wild cards come last, so they must do for all that is missing."""
    content = table.content
    claimer = field(table.stack, PAID_MOVER) % TEAM
    shown = all([content.icons[card] >> claimer & 1 == 1 for card in table.in_play])
    need = content.claim_cards - len(table.in_play)
    return table.wilds[seat] >= need and (shown or content.wild_for_out)  # WLD-R21


def claim_is_paid(table: Board) -> bool:
    return len(table.in_play) == table.content.claim_cards


def take_shard(table: Board) -> None:
    """WLD-8.9 a point, at once; WLD-8.10 nothing can stop it. WLD-8.11 one shard, no more."""
    character = field(table.stack, PAID_MOVER)
    space = table.where[character]
    seat = owner_of(table, character)
    pop(table.stack)
    table.shards[space] = NO_SEAT
    table.claimed[seat] += 1
    table.points[seat] += 1
    if table.news is not None:
        table.tell(CLAIMED.at(character, space))
    finish_action(table)
