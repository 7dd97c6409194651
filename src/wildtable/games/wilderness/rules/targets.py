"""Who may be attacked by whom, and when conquering the field is certain (NES-10, NES-11)."""

from wildtable.games.wilderness.board import Board
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
from wildtable.games.wilderness.rules.animals.aura import is_protected
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
from wildtable.games.wilderness.rules.table import is_couple, is_piece, under_desert


def may_attack(table: Board, piece: int, field: int) -> bool:
    """Whether an imaginary Step of this piece onto the field would be an attack at all."""
    victim = table.at[field]
    if not is_piece(victim) or victim == piece:
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


def has_area_attack(table: Board, piece: int) -> bool:
    return table.book.form[piece % ANIMALS] in (BREATH, STENCH)


def makes_no_attack(table: Board, piece: int) -> bool:
    """NES-30.1 the Basilisk only watches."""
    return table.book.form[piece % ANIMALS] == NO_ATTACK
