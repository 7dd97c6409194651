"""What a roll may bring, in percent, said before it is made (NES-U16)."""

from typing import Final, NamedTuple

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import (
    ANIMALS,
    ECHIDNA,
    FIRE_DRAKE,
    HOLE,
    LIZARD,
    ROLL,
    SIDES,
    THROW_HOLES,
    THROW_TRIANGLES,
)
from wildtable.games.wilderness.rules.animals.fire_drake import is_epic
from wildtable.games.wilderness.rules.animals.lizard import may_shed
from wildtable.games.wilderness.rules.book import HEAL, PENETRATE, SHOCK
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.rules.standard_attack import dice_of, rolled
from wildtable.games.wilderness.rules.table import is_couple
from wildtable.games.wilderness.rules.targets import standard_hits

ALL: Final = 100


class Odds(NamedTuple):
    """An attack before the roll: `unpaid` and `paid` are the chances that the victim is removed.

    `form` is how it attacks, `reaction` what the victim may do first, with its own chance.
    """

    form: str
    certain: int
    dice: int
    unpaid: int
    paid: int
    reaction: str
    averted: int


def odds_of(table: Board, piece: int, victim: int) -> Odds:
    """The attack of a piece on a victim, from wherever it is launched."""
    form = table.book.form[piece % ANIMALS]
    if form == HEAL:
        return Odds("heal", 0, 1, 0, 0, "none", 0)
    if form == SHOCK:
        return Odds("shock", 0, 0, 0, 0, "none", 0)
    if victim % ANIMALS == FIRE_DRAKE:
        dice = min(table.book.most_epic_dice, 1 + table.training[piece])
        chance = epic_chance(table, dice, 2 if is_couple(table, piece) else 1)
        return Odds("epic", 0, dice, percent(chance), percent(chance), "none", 0)
    if form == PENETRATE:
        return Odds("enter", 0, 0, 0, 0, "none", 0)
    return standard_odds(table, piece, victim)


def standard_odds(table: Board, piece: int, victim: int) -> Odds:
    certain, dice = standard_hits(table, piece, victim), dice_of(table, piece)
    needed = lives(table, victim) - certain
    reaction = "none"
    averted = 0.0
    if victim % ANIMALS == ECHIDNA:
        reaction, averted = "ball", circle_chance(table)
    elif victim % ANIMALS == LIZARD and may_shed(table, victim):
        reaction, averted = "tail", circle_chance(table)
    unpaid = hit_chance(table, dice, needed, paid=False) * (1 - averted)
    paid = hit_chance(table, dice, needed, paid=True) * (1 - averted)
    return Odds(
        "standard", certain, dice, percent(unpaid), percent(paid), reaction, percent(averted)
    )


def hit_chance(table: Board, dice: int, needed: int, paid: bool) -> float:
    """The chance that so many dice do the damage that is needed, in the drop row."""
    if needed <= 0:
        return 1
    if dice == 0:
        return 0
    extra = table.book.paid_hole - table.book.damage[HOLE] if paid else 0
    good = total = 0
    for move, weight in table.book.throws[dice]:
        holes, triangles = THROW_HOLES[move - ROLL], THROW_TRIANGLES[move - ROLL]
        total += weight
        if rolled(table, holes, triangles) + holes * extra >= needed:
            good += weight
    return good / total


def circle_chance(table: Board) -> float:
    """Tail, ball, stunning and the way past a gaze."""
    return side_chance(table, table.book.success)


def side_chance(table: Board, sides: list[bool]) -> float:
    weights = [weight for _, weight in table.book.throws[1]]
    return sum([weights[side] for side in range(SIDES) if sides[side]]) / sum(weights)


def epic_chance(table: Board, dice: int, rolls: int) -> float:
    throws = table.book.throws[dice]
    good = sum([weight for move, weight in throws if is_epic(table, move - ROLL)])
    return 1 - (1 - good / sum([weight for _, weight in throws])) ** rolls


def gaze_risk(table: Board, rolls: int) -> int:
    """The chance that a Step fails for which so many rolls are needed."""
    return percent(1 - circle_chance(table) ** rolls)


def percent(chance: float) -> int:
    """Rounded, but nothing that may happen is said to be certain or impossible."""
    near = round(ALL * chance)
    if 0 < chance < 1:
        return min(ALL - 1, max(1, near))
    return near
