"""Who may be attacked by whom, and when conquering the field is certain (NES-10, NES-11)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import LYING
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEES,
    ECHIDNA,
    EEL,
    FIRE_DRAKE,
    LIZARD,
    SCARAB,
    SNAKE,
    UNICORN,
    WATER,
)
from wildtable.games.wilderness.rules.arrangement import distance
from wildtable.games.wilderness.rules.book import (
    BREATH,
    HEAL,
    NO_ATTACK,
    PENETRATE,
    SHOCK,
    STANDARD,
    STENCH,
)
from wildtable.games.wilderness.rules.damage import drops_on, lives
from wildtable.games.wilderness.rules.table import is_couple, under_desert


def may_attack(table: Board, piece: int, field: int) -> bool:
    """Whether an imaginary Step of this piece onto the field would be an attack at all."""
    victim = table.at[field]
    if victim < 0 or victim >= LYING or victim == piece:
        return False
    animal, other = piece % ANIMALS, victim % ANIMALS
    book = table.book
    form = book.form[animal]
    if form != HEAL and victim // ANIMALS == piece // ANIMALS:
        return False
    if animal != SNAKE and under_desert(table, field):
        return False
    if form == SHOCK:
        wet = table.board.landscape[field] & WATER != 0
        return other != EEL and (wet or book.eel_attacks_dry_fields)
    if other == BEES or (other == EEL and not book.landscapes[animal] & WATER):
        return False
    if form == HEAL:
        return other != UNICORN and drops_on(table, victim) > 0
    # NES-10.9 Small or Big, NES-15.8 stunned or not
    return form == STANDARD or (form == PENETRATE and other != SCARAB)


def is_protected(table: Board, piece: int) -> bool:
    """Whether an Aura covers the animal."""
    unicorn = piece - piece % ANIMALS + UNICORN  # NES-31.2 of its own colour
    centre = table.place[unicorn]
    if centre < 0:
        return False
    if piece == unicorn:
        return table.book.aura_covers_unicorn  # NES-R72
    # NES-31.1 within 2 Steps, NES-31.6 and NES-40.17 across deserts
    return distance(centre, table.place[piece]) <= 2


def standard_hits(table: Board, piece: int, victim: int) -> int:
    """The certain damage of a Standard attack."""
    if is_protected(table, victim):  # NES-31.3
        return 0
    # NES-14.3 one, NES-25.2 two by both Swans
    return table.book.standard_hit * (2 if is_couple(table, piece) else 1)


def is_certain(table: Board, piece: int, victim: int) -> bool:
    """NES-R43 whether the attacker will stand on the victim's field whatever is rolled."""
    book = table.book
    form, other = book.form[piece % ANIMALS], victim % ANIMALS
    if form == PENETRATE:
        return other != FIRE_DRAKE  # NES-33.10
    if form != STANDARD:
        return False  # NES-35.4, as all that take no field
    if piece % ANIMALS == BEES and book.bees_may_always_attack_directly:
        return True
    if other in (ECHIDNA, FIRE_DRAKE):
        return False
    if other == LIZARD and not book.lizard_counts_as_certain:
        return False
    return lives(table, victim) <= standard_hits(table, piece, victim)  # NES-11.5


def burns(table: Board, victim: int) -> bool:
    """Whether fire affects what stands on a field."""
    # NES-32.11 not Fire-Drakes, NES-35.8 not Eels
    return 0 <= victim < LYING and victim % ANIMALS not in (FIRE_DRAKE, EEL)


def stinks_to(table: Board, victim: int) -> bool:
    """Whether Spray affects what stands on a field."""
    # NES-34.5, NES-32.12, NES-35.7, NES-40.13
    return (
        0 <= victim < LYING
        and table.book.form[victim % ANIMALS]
        not in (
            STENCH,
            BREATH,
            SHOCK,
        )
        and victim % ANIMALS != BEES
    )


def has_area_attack(table: Board, piece: int) -> bool:
    return table.book.form[piece % ANIMALS] in (BREATH, STENCH)


def makes_no_attack(table: Board, piece: int) -> bool:
    """NES-30.1 the Basilisk only watches."""
    return table.book.form[piece % ANIMALS] == NO_ATTACK
