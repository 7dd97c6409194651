"""Epic hits on a Fire-Drake, and the Scarab's Penetration, which may need one (NES-32, NES-33)."""

from wildtable.games.wilderness.moves import (
    ACTIVE,
    ANIMALS,
    EPIC,
    HOLE,
    INFESTED,
    INFESTING,
    PLAIN,
    ROLL,
    ROLLS,
    SCARAB,
    SWANS,
    THROW_DICE,
    THROW_HOLES,
    THROW_TRIANGLES,
    TRAINED,
    TRIANGLE,
    VICTIM,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.damage import are_alike, swan_lives
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.games.wilderness.rules.standard_attack import conclude, conquer
from wildtable.games.wilderness.rules.table import INSIDE, Table, is_couple, lift
from wildtable.kernel.frames import field, pop, push, put

# --- Fire-Drake: scale armor --------------------------------------------------------------------


def attempt(table: Table) -> None:
    """NES-32.13 neither hit counts; NES-40.6 each living Swan rolls for itself."""
    push(table.stack, EPIC, 2 if is_couple(table, table.stack[ACTIVE]) else 1)


def epic_dice(table: Table) -> int:
    """NES-32.14 one and the training level, NES-32.18 at most 4."""
    return min(table.book.most_epic_dice, 1 + table.training[table.stack[ACTIVE]])


def roll_epic(table: Table, move: int) -> None:
    stack = table.stack
    if is_epic(table, move - ROLL):
        pop(stack)
        if stack[ACTIVE] % ANIMALS == SCARAB:
            penetrate(table)  # NES-40.18
        else:
            conquer(table)  # NES-32.16
        return
    put(stack, ROLLS, field(stack, ROLLS) - 1)
    if field(stack, ROLLS):
        return
    pop(stack)
    piece = stack[ACTIVE]
    level = min(table.book.most_training, table.training[piece] + 1)
    table.training[piece] = level  # NES-32.17
    if table.news is not None:
        table.tell(TRAINED.at(piece, level))
    conclude(table)  # NES-32.21


def is_epic(table: Table, throw: int) -> bool:
    """NES-14.13 whether some die shows a side that counts."""
    epic = table.book.epic
    holes, triangles = THROW_HOLES[throw], THROW_TRIANGLES[throw]
    plains = THROW_DICE[throw] - holes - triangles
    return (
        (triangles > 0 and epic[TRIANGLE])
        or (holes > 0 and epic[HOLE])
        or (plains > 0 and epic[PLAIN])
    )


# --- Scarab: Penetration ------------------------------------------------------------------------


def penetrate(table: Table) -> None:
    """NES-33.1 into the target's body; NES-40.8 of the Swans, their owner says into which."""
    victim = table.stack[VICTIM]
    if is_couple(table, victim) and not are_alike(table, victim):
        push(table.stack, INFESTING)
        return
    swan = 1 if victim % ANIMALS == SWANS and not swan_lives(table, victim, 0) else 0
    enter(table, swan)


def choose_swan(table: Table, swan: int) -> None:
    pop(table.stack)
    enter(table, swan)


def enter(table: Table, swan: int) -> None:
    """NES-33.4 the Scarab is no longer on the board, and its token goes with it (NES-R77)."""
    scarab, victim = table.stack[ACTIVE], table.stack[VICTIM]
    seat = scarab // ANIMALS
    lift(table, scarab)
    table.place[scarab] = INSIDE
    table.token[scarab] = 0
    table.damage[scarab] = 0
    table.poison[scarab] = 0
    table.training[scarab] = 0
    table.host[seat] = victim  # NES-33.2 without damage, NES-33.5, NES-33.7
    table.host_swan[seat] = swan
    if table.news is not None:
        table.tell(INFESTED.at(scarab, victim))
    renew(table, seat)
    end_activation(table)
