"""Everything that can be wrong with a table: for tests and loaded positions, never in play."""

from wildtable.games.wilderness.moves import (
    ACTIVATION,
    ACTIVATION_BASE,
    ANIMALS,
    BEES,
    CARDS,
    EEL,
    FIELD,
    FLAMES,
    KEEPING,
    LANDS,
    LOAD,
    MOTION_BASE,
    PIECE,
    SWANS,
    WATER,
)
from wildtable.games.wilderness.rules.damage import is_dead
from wildtable.games.wilderness.rules.elements import ALL_ELEMENTS
from wildtable.games.wilderness.rules.redeal import unseen
from wildtable.games.wilderness.rules.table import (
    ACTING,
    CARRIED,
    INSIDE,
    LYING,
    NONE,
    NOTHING,
    OFF,
    OVER,
    POSITION,
    Table,
    active_piece,
    in_play,
)
from wildtable.kernel.frames import top


def faults_of(table: Table) -> list[str]:
    faults = board_faults(table) + seat_faults(table)
    if table.phase == POSITION:
        faults += card_faults(table)
    else:
        faults += animal_faults(table)
    if (table.phase == OVER) != (not table.stack):
        faults.append("frames are left over, or missing")
    if table.phase == ACTING and in_play(table) == 0:
        faults.append("nobody is left to play")
    return faults


def board_faults(table: Table) -> list[str]:
    """Fields and pieces agree on who is where."""
    faults: list[str] = []
    passing = active_piece(table)
    for field, what in enumerate(table.at):
        name = FIELD.names[field]
        if what == NOTHING:
            continue
        if not table.board.landscape[field]:
            faults.append(f"{name} is not on the board")
        if what < LYING and table.place[what] != field:
            faults.append(f"{PIECE.names[what]} is on {name} and elsewhere")
        if what >= LYING + LANDS * table.seats:
            faults.append(f"nobody's card lies on {name}")
    for piece, field in enumerate(table.place):
        if field >= 0 and table.at[field] != piece and piece != passing:
            faults.append(f"{PIECE.names[piece]} is not where it should be")
        if piece % ANIMALS == EEL and field >= 0 and table.phase == ACTING:
            if not table.board.landscape[field] & WATER:
                faults.append(f"{PIECE.names[piece]} is out of the water")  # NES-35.5
    return faults


def seat_faults(table: Table) -> list[str]:
    faults: list[str] = []
    for seat in range(table.seats):
        if not 0 <= table.magic[seat] <= table.book.magic:
            faults.append(f"seat {seat} has {table.magic[seat]} magic tokens")  # NES-1.5
        if not 0 <= table.captured[seat] <= ALL_ELEMENTS:
            faults.append(f"seat {seat} has impossible Elements")
        if table.captured[seat] == ALL_ELEMENTS and table.phase != OVER:
            faults.append(f"seat {seat} has all Elements, and the match goes on")
        if abs(table.left[seat]) > table.exits:
            faults.append(f"seat {seat} left at a moment that has not come")
    if not 0 <= table.trigger <= table.book.drops * table.seats:
        faults.append(f"the Trigger pile has {table.trigger} Drops")
    return faults


def card_faults(table: Table) -> list[str]:
    """Every card of every deck is somewhere, and only once."""
    faults: list[str] = []
    for seat in range(table.seats):
        first = CARDS * seat
        kept = 0
        if top(table.stack) == KEEPING and table.stack[1] == seat:
            kept = 1
        rest = unseen(table, seat)
        for card in range(CARDS):
            missing = rest[card] - table.deck[first + card] - kept * table.kept[card]
            if missing or table.hands[first + card] < 0 or table.deck[first + card] < 0:
                faults.append(f"seat {seat}: {missing} too few of card {card}")
    if top(table.stack) != KEEPING and any(table.kept):
        faults.append("cards are kept outside step d")
    placed = len([field for field in table.place if field >= 0])
    removed = table.book.drops * table.seats - table.trigger
    if table.trigger and placed != removed:  # NES-2.3
        faults.append(f"{placed} animals are placed and {removed} Drops removed")
    if any(table.damage) or any(table.token) or any(table.captured):
        faults.append("an animal bears marks before the Action phase")
    return faults


def animal_faults(table: Table) -> list[str]:
    faults: list[str] = []
    if any(table.hands) or any(table.deck) or table.bottom:
        faults.append("cards are left in the Action phase")  # NES-6.3
    flames = top(table.stack) == FLAMES
    for piece, where in enumerate(table.place):
        name = PIECE.names[piece]
        if where == OFF:
            if table.damage[piece] or table.token[piece] or table.passive[piece]:
                faults.append(f"{name} is out of the game and bears marks")
        elif where == INSIDE and table.host[piece // ANIMALS] == NONE:
            faults.append(f"{name} is inside nobody")
        elif where != INSIDE and is_dead(table, piece) and not flames:
            faults.append(f"{name} should be dead")
        if piece % ANIMALS == BEES and table.damage[piece] and not flames:
            faults.append(f"{name} can't be hurt")
        if where == CARRIED and (len(table.stack) <= MOTION_BASE or table.stack[LOAD] != piece):
            faults.append(f"{name} is carried by nobody")
        gone = table.phase == ACTING and table.left[piece // ANIMALS] != 0
        if gone and where not in (OFF, INSIDE):
            faults.append(f"{name} plays for a seat that is out")
    return faults + host_faults(table) + token_faults(table)


def host_faults(table: Table) -> list[str]:
    faults: list[str] = []
    for seat, host in enumerate(table.host):
        if host != NONE and table.place[host] < 0 and table.place[host] != CARRIED:
            faults.append(f"the Scarab of seat {seat} is inside a dead animal")
        if host != NONE and host % ANIMALS != SWANS and table.host_swan[seat]:
            faults.append(f"the Scarab of seat {seat} is inside a Swan that is none")
    return faults


def token_faults(table: Table) -> list[str]:
    """NES-13.3 a seat with animals has a token on one of them."""
    faults: list[str] = []
    if table.phase != ACTING:
        return faults
    stack = table.stack
    dying = len(stack) > ACTIVATION_BASE and stack[ACTIVATION_BASE] == ACTIVATION
    for seat in range(table.seats):
        pieces = range(ANIMALS * seat, ANIMALS * (seat + 1))
        alive = [p for p in pieces if table.place[p] >= 0 or table.place[p] == CARRIED]
        if alive and not dying and not any([table.token[piece] for piece in alive]):
            faults.append(f"seat {seat} has no activation token left")
    return faults
