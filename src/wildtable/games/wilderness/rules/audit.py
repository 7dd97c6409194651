"""Everything that can be wrong with a table: for tests and loaded positions, never in play.

What is wrong is said with its place in a position.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import (
    ACTING,
    CARRIED,
    ENDED,
    GOING_ON,
    INSIDE,
    LYING,
    NO_SEAT,
    NONE,
    NOTHING,
    OFF,
    POSITION,
)
from wildtable.games.wilderness.frames import ACTION, FLAMES, KEEPING
from wildtable.games.wilderness.moves import (
    ANIMAL,
    ANIMALS,
    CARD,
    CARDS,
    EEL,
    FIELD,
    LANDS,
    PIECE,
    SCARAB,
    SWANS,
    WATER,
)
from wildtable.games.wilderness.rules.audit_stack import load_of, stack_faults
from wildtable.games.wilderness.rules.damage import is_dead
from wildtable.games.wilderness.rules.elements import ALL_ELEMENTS
from wildtable.games.wilderness.rules.ending import ending_alone, has_animals
from wildtable.games.wilderness.rules.redeal import unseen
from wildtable.games.wilderness.rules.table import active_piece, is_keeping
from wildtable.kernel.frames import top


def faults_of(table: Board) -> list[str]:
    """Bounds first, then frames: what comes after them reads the table by both."""
    faults = table.out_of_bounds() or stack_faults(table)
    if faults:
        return faults
    faults = board_faults(table) + seat_faults(table) + ending_faults(table)
    return faults + (card_faults(table) if table.phase == POSITION else animal_faults(table))


def board_faults(table: Board) -> list[str]:
    """Fields and pieces agree on who is where."""
    faults: list[str] = []
    passing = active_piece(table)
    for here, what in enumerate(table.at):
        if what == NOTHING:
            continue
        name, path = FIELD.names[here], path_there(table, what, here)
        if not table.board.landscape[here]:
            faults.append(f"{path}: {name} is not on the board")
        if len(table.place) <= what < LYING or what >= LYING + LANDS * table.seats:
            faults.append(f"{path}: {name} holds what is nobody's")
        elif what < LYING and table.place[what] != here:
            faults.append(f"{path}: {PIECE.names[what]} is on {name} and elsewhere")
    for piece, here in enumerate(table.place):
        if here < 0:
            continue
        named = f"{path_there(table, piece, here)}: {PIECE.names[piece]}"
        if table.at[here] != piece and piece != passing:
            faults.append(f"{named} is not where it should be")
        if piece % ANIMALS == EEL and table.phase == ACTING:
            if not table.board.landscape[here] & WATER:
                faults.append(f"{named} is out of the water")  # NES-35.5
    return faults


def path_there(table: Board, what: int, here: int) -> str:
    """Where a position says that something is on a field."""
    seat = what // ANIMALS if what < LYING else (what - LYING) // LANDS
    if table.phase == POSITION:
        return f"seats.{seat}.cards.{FIELD.names[here]}"
    return f"{path_of(what)}.at" if what < LYING else f"seats.{seat}.deserts"


def path_of(piece: int) -> str:
    return f"seats.{piece // ANIMALS}.animals.{ANIMAL.names[piece % ANIMALS]}"


def seat_faults(table: Board) -> list[str]:
    faults: list[str] = []
    for seat in range(table.seats):
        if table.captured[seat] == ALL_ELEMENTS and table.phase != ENDED:
            faults.append(f"seats.{seat}.elements: it has all Elements, and the match goes on")
        if abs(table.left[seat]) > table.exits:
            faults.append(f"seats.{seat}.out: seat {seat} left at a moment that has not come")
    return faults


def ending_faults(table: Board) -> list[str]:
    """A match is over when it should be, and not before."""
    faults: list[str] = []
    if (table.phase == ENDED) != (not table.stack):
        faults.append("stack: frames are left over, or missing")
    if (table.phase == ENDED) != (table.ending != GOING_ON):
        faults.append("ending: a match has one when it is over")
    if table.phase != ENDED and table.winner != NO_SEAT:
        faults.append("winner: the match goes on")
    if table.phase != ENDED and ending_alone(table) != GOING_ON:
        faults.append("ending: the match is over: too few are left to play")
    if table.phase == ACTING and table.rounds >= table.book.most_rounds:
        faults.append("rounds: the match is over")
    if top(table.stack) == ACTION:
        faults += [
            f"seats.{seat}.animals: seat {seat} is out: it has no animals"  # NES-R30
            for seat in range(table.seats)
            if table.left[seat] == 0 and not has_animals(table, seat)
        ]
    return faults


def card_faults(table: Board) -> list[str]:
    """Every card of every deck is somewhere, and only once."""
    faults: list[str] = []
    for seat in range(table.seats):
        first = CARDS * seat
        kept = 1 if is_keeping(table, seat) else 0
        rest = unseen(table, seat)
        for card in range(CARDS):
            missing = rest[card] - table.deck[first + card] - kept * table.kept[card]
            if missing:
                faults.append(f"seats.{seat}.deck: {missing} too few of card {CARD.names[card]}")
        spent = table.book.magic - table.magic[seat]
        hand = sum(table.hands[first : first + CARDS]) + kept * sum(table.kept)
        if hand > table.book.hand + spent:  # NES-4.2, NES-4.4
            faults.append(f"seats.{seat}.hand: {hand} cards are too many")
    if top(table.stack) != KEEPING and any(table.kept):
        faults.append("stack: cards are kept outside step d")
    if (table.trigger == 0) != (table.first != NO_SEAT):  # NES-2.5
        faults.append("first: who took the last Drop has pulled the Trigger")
    placed = len([field for field in table.place if field >= 0])
    removed = table.book.drops * table.seats - table.trigger
    if table.trigger and placed != removed:  # NES-2.3
        faults.append(f"trigger: {placed} animals are placed and {removed} Drops removed")
    marked = [f"seats.{seat}.elements" for seat in range(table.seats) if table.captured[seat]]
    marked += [path_of(p) for p in range(len(table.place)) if table.damage[p] or table.token[p]]
    return faults + [f"{path}: nothing is marked before the Action phase" for path in marked]


def animal_faults(table: Board) -> list[str]:
    left = [f"seats.{card // CARDS}.hand" for card, held in enumerate(table.hands) if held]
    left += [f"seats.{card // CARDS}.deck" for card, rest in enumerate(table.deck) if rest]
    left += [f"seats.{code // CARDS}.bottom" for code in table.bottom]
    faults = [f"{path}: cards are left in the Action phase" for path in left]  # NES-6.3
    flames = top(table.stack) == FLAMES
    for piece, where in enumerate(table.place):
        name, path = PIECE.names[piece], path_of(piece)
        if where == OFF:
            if table.damage[piece] or table.token[piece] or has_marks(table, piece):
                faults.append(f"{path}: {name} is out of the game and bears marks")
        elif where == INSIDE and table.host[piece // ANIMALS] == NONE:
            faults.append(f"{path}.inside: {name} is inside nobody")
        elif where != INSIDE and is_dead(table, piece) and not flames:
            faults.append(f"{path}.damage: {name} should be dead")
        if where == CARRIED and load_of(table) != piece:
            faults.append(f"{path}.at: {name} is carried by nobody")
        gone = table.phase == ACTING and table.left[piece // ANIMALS] != 0
        if gone and where not in (OFF, INSIDE):
            faults.append(f"{path}: {name} plays for a seat that is out")
    return faults + host_faults(table) + token_faults(table)


def has_marks(table: Board, piece: int) -> bool:
    return table.passive[piece] + table.poison[piece] + table.training[piece] > 0


def host_faults(table: Board) -> list[str]:
    faults: list[str] = []
    for seat, host in enumerate(table.host):
        if host == NONE:
            continue
        named = f"{path_of(ANIMALS * seat + SCARAB)}.inside: the Scarab of seat {seat}"
        if host >= len(table.place) or host // ANIMALS == seat:
            faults.append(f"{named} is inside no opponent")  # NES-R77
        elif table.place[host] < 0 and table.place[host] != CARRIED:
            faults.append(f"{named} is inside a dead animal")
        elif host % ANIMALS != SWANS and table.host_swan[seat]:
            faults.append(f"{named} is inside a Swan that is none")
    return faults


def token_faults(table: Board) -> list[str]:
    """NES-13.3 a seat with animals has a token on one of them."""
    faults: list[str] = []
    if table.phase != ACTING:
        return faults
    dying = active_piece(table) != NONE
    for seat in range(table.seats):
        pieces = range(ANIMALS * seat, ANIMALS * (seat + 1))
        alive = [p for p in pieces if table.place[p] >= 0 or table.place[p] == CARRIED]
        if alive and not dying and not any([table.token[piece] for piece in alive]):
            faults.append(f"seats.{seat}.animals: seat {seat} has no activation token left")
    return faults
