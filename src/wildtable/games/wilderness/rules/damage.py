"""Damage, Stamina and removal (NES-15); the Swans' two bodies (NES-25)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE, OFF
from wildtable.games.wilderness.frames import WOUNDING
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEAR,
    BEES,
    HURT,
    REMOVED,
    SCARAB,
    SWAN_HURT,
    SWANS,
)
from wildtable.games.wilderness.rules.table import is_couple, lift
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import push


def lives(table: Board, piece: int) -> int:
    """Damage that it can still take; of both Swans together (NES-25.3).

    NES-15.6 black and white Drops are `poison`, `host` and `sprinted`, no damage.
    """
    animal = piece % ANIMALS
    stamina = table.book.stamina[animal]
    found = stamina - table.damage[piece]
    if animal == SWANS:
        found += stamina - table.mate[piece // ANIMALS]
    return found


def is_dead(table: Board, piece: int) -> bool:
    if piece % ANIMALS == BEES:  # NES-29.5 no Stamina; only a Cone marks them
        return table.damage[piece] > 0
    return lives(table, piece) <= 0  # NES-15.3, NES-25.7


def drops_on(table: Board, piece: int) -> int:
    """Damage that could be healed: that of a dead Swan can't."""
    stamina = table.book.stamina[piece % ANIMALS]
    drops = table.damage[piece]
    if piece % ANIMALS == SWANS:
        mate = table.mate[piece // ANIMALS]
        return (drops if drops < stamina else 0) + (mate if mate < stamina else 0)
    return drops


def swan_damage(table: Board, swans: int, swan: int) -> int:
    return table.damage[swans] if swan == 0 else table.mate[swans // ANIMALS]


def swan_lives(table: Board, swans: int, swan: int) -> bool:
    return swan_damage(table, swans, swan) < table.book.stamina[SWANS]


def scarabs_in(table: Board, piece: int, swan: int) -> int:
    """How many Scarabs are inside an animal, or inside one of the Swans."""
    found = 0
    for seat in range(table.seats):
        if table.host[seat] == piece and table.host_swan[seat] == swan:
            found += 1
    return found


def are_alike(table: Board, swans: int) -> bool:
    """Whether it makes no difference which of two living Swans is chosen."""
    return swan_damage(table, swans, 0) == swan_damage(table, swans, 1) and scarabs_in(
        table, swans, 0
    ) == scarabs_in(table, swans, 1)


def harm(table: Board, piece: int, points: int) -> bool:
    """Do damage, NES-15.8 also to the stunned; False if the owner of Swans must choose first."""
    if piece % ANIMALS == SWANS:
        return harm_swans(table, piece, points)
    most = table.book.stamina[piece % ANIMALS]
    # NES-15.1 a Drop for each, NES-15.5 none beyond the Stamina, NES-15.2 until it is healed
    table.damage = changed(table.damage, piece, min(most, table.damage[piece] + points))
    if table.news is not None:
        table.tell(HURT.at(piece, points))
    return True


def harm_swans(table: Board, swans: int, points: int) -> bool:
    """NES-25.4 the owner assigns each damage to a living Swan, where there is a choice."""
    while points > 0 and not is_dead(table, swans):
        if is_couple(table, swans):
            if points < lives(table, swans) and not are_alike(table, swans):
                push(table.stack, WOUNDING, swans, points)
                return False
            hurt_swan(table, swans, 0, 1)
        else:
            hurt_swan(table, swans, 0 if swan_lives(table, swans, 0) else 1, 1)
        points -= 1
    return True


def hurt_swan(table: Board, swans: int, swan: int, points: int) -> None:
    most = table.book.stamina[SWANS]
    seat = swans // ANIMALS
    if swan == 0:
        table.damage = changed(table.damage, swans, min(most, table.damage[swans] + points))
    else:
        table.mate = changed(table.mate, seat, min(most, table.mate[seat] + points))
    if table.news is not None:
        table.tell(SWAN_HURT.at(swans, swan, points))
    if not swan_lives(table, swans, swan):  # NES-R63 a Scarab dies with the Swan it is in
        for other in range(table.seats):
            if table.host[other] == swans and table.host_swan[other] == swan:
                leave_host(table, other)


def leave_host(table: Board, seat: int) -> None:
    """The Scarab of a seat goes out of the game with its host."""
    table.place[ANIMALS * seat + SCARAB] = OFF
    table.host = changed(table.host, seat, NONE)
    table.host_swan = changed(table.host_swan, seat, 0)


def remove(table: Board, piece: int) -> None:
    """NES-15.4 at once, with all its markers; NES-15.7 for good; NES-17.10 no Element goes."""
    if table.place[piece] >= 0:
        lift(table, piece)
    table.place[piece] = OFF
    table.damage = changed(table.damage, piece, 0)
    table.token[piece] = 0
    table.passive = changed(table.passive, piece, 0)
    table.poison = changed(table.poison, piece, 0)
    table.training = changed(table.training, piece, 0)
    seat = piece // ANIMALS
    if piece % ANIMALS == SWANS:
        table.mate = changed(table.mate, seat, 0)
    elif piece % ANIMALS == BEAR:
        table.sprinted = changed(table.sprinted, seat, 0)
    for other in range(table.seats):
        if table.host[other] == piece:  # NES-33.9
            leave_host(table, other)
    if table.news is not None:
        table.tell(REMOVED.at(piece))
