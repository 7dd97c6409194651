"""What a position is worth to a seat, for bots that look one decision ahead.

All weights are in thousandths of a point.
"""

from typing import Final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import OUT
from wildtable.games.wildlands.frames import (
    AFTER_END,
    ATTACK_FLAG,
    ATTACKED,
    BLAST,
    BLAST_SPACE,
    DEFENDING,
    DRAWER,
    DRAWING,
    DRAWS_LEFT,
    TARGETING,
    WINDOW,
    WINDOW_AFTER,
)
from wildtable.games.wildlands.moves import AREA_FLAG, CHARACTERS, SPACES, TEAM
from wildtable.games.wildlands.rules.table import characters_at, first_of, is_eliminated, owner_of
from wildtable.kernel.frames import field, top

POINT: Final = 1000
RIVAL_POINT: Final = 600  # of the best rival
OUT_COST: Final = 250  # of an own character: one step towards elimination
HEALTH: Final = 60  # each left to an own character
WOUND: Final = 50  # each dealt to a rival's
HIT_CHANCE: Final = 600  # in a thousand, of an attack that may be defended against
CARD: Final = 30  # one that the draw at the end of a turn does not replace
SPARE_CARD: Final = 6  # one that it does
# A card that is not drawn since the hand is full. Two who waited with full hands for what a claim
# takes would wait for ever.
MISSED_CARD: Final = 8
WILD_CARD: Final = 20  # more than another
PRESENT: Final = 15  # a character that can act
NEAR_SHARD: Final = 100  # standing on it, less for every step
STEP: Final = 14
OF_A_KIND: Final = 45  # each card towards a claim by who stands on a shard
SLIPS: Final[tuple[float, ...]] = (1.1, 1.4, 1.7)  # how far people err, by trials: see `Game.slips`
HORIZON: Final = 4  # turns are short, and what they prepare is seen later: see `Game.horizon`


def evaluate(table: Board, seat: int) -> int:
    """The worth of a position in which everything can be seen."""
    if min(table.factions) < 0:
        return 0
    value = POINT * table.points[seat] + cards_value(table, seat) + shards_value(table, seat)
    rival = 0
    for other in range(table.seats):
        if other != seat and not is_eliminated(table, other):
            rival = max(rival, table.points[other])
    value -= RIVAL_POINT * rival
    if table.wishes >> seat & 1:
        value -= CARD + WILD_CARD
    return value + characters_value(table, seat) + attack_value(table, seat)


def cards_value(table: Board, seat: int) -> int:
    """Cards in hand; the draw at the end of a turn makes up for some that are played."""
    content = table.content
    held, missed = table.held[seat], 0
    frame = top(table.stack)
    if frame == DRAWING and field(table.stack, DRAWER) == seat:
        held += field(table.stack, DRAWS_LEFT)
    elif frame == WINDOW and field(table.stack, WINDOW_AFTER) == AFTER_END and table.active == seat:
        missed = max(0, held + content.end_of_turn_draw - content.hand_limit)
        held += content.end_of_turn_draw - missed
    kept = min(held, content.hand_limit - content.end_of_turn_draw)
    value = CARD * kept + SPARE_CARD * (held - kept) - MISSED_CARD * missed
    return value + WILD_CARD * table.wilds[seat]


def characters_value(table: Board, seat: int) -> int:
    """How well the own characters are, and how badly the others'."""
    content = table.content
    value = 0
    for character in range(CHARACTERS):
        owner, damage = owner_of(table, character), table.damage[character]
        if owner < 0:
            continue
        if owner != seat:
            value += WOUND * damage
        elif table.where[character] == OUT:
            value -= OUT_COST
        else:
            value += HEALTH * (content.health[character] - damage)
            if table.where[character] >= 0:
                value += PRESENT
    return value


def shards_value(table: Board, seat: int) -> int:
    """How near own characters are to own shards, and with what cards."""
    content = table.content
    first = first_of(table, seat)
    value = 0
    for space in range(SPACES):
        if table.shards[space] != seat:
            continue
        best = 0
        for character in range(first, first + TEAM):
            where = table.where[character]
            if where >= 0:
                worth = NEAR_SHARD - STEP * content.distance[SPACES * where + space]
                shown = (table.hand[seat] & content.icon_cards[character]).bit_count()
                alike = min(content.claim_cards, shown + table.wilds[seat])
                if where == space:
                    worth += OF_A_KIND * alike
                best = max(best, worth)
        value += best
    return value


def attack_value(table: Board, seat: int) -> int:
    """An attack whose defence is still to come, by this seat or on it."""
    frame = top(table.stack)
    if frame == DEFENDING:
        damage = table.content.damage[field(table.stack, ATTACK_FLAG)]
        return hit_value(table, seat, field(table.stack, ATTACKED), damage)
    if frame == TARGETING:
        damage = table.content.damage[field(table.stack, ATTACK_FLAG)]
        return HIT_CHANCE * WOUND * damage // 1000 if table.acting == seat else 0
    if frame != BLAST:
        return 0
    value = 0
    for character in characters_at(table, field(table.stack, BLAST_SPACE)):
        if character not in table.saved:
            value += hit_value(table, seat, character, table.content.damage[AREA_FLAG])
    return value


def hit_value(table: Board, seat: int, target: int, damage: int) -> int:
    """What it is worth that a character will probably take this damage."""
    left = table.content.health[target] - table.damage[target]
    knocks_out = damage >= left
    if owner_of(table, target) == seat:
        loss = HEALTH * min(damage, left) + (OUT_COST if knocks_out else 0)
        if knocks_out and table.acting != seat:
            loss += RIVAL_POINT
        return -HIT_CHANCE * loss // 1000
    gain = WOUND * min(damage, left)
    if table.acting == seat and knocks_out:
        gain += POINT
    return HIT_CHANCE * gain // 1000
