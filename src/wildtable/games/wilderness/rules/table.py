"""What lies on the table: every quantity is one flat list of ints, indexed as its comment says.

The rules are functions over a `Table`; `state.py` adds who decides and makes it a State. A *piece*
is ANIMALS * seat + animal, since a colour has every species once (NES-R7).
"""

from typing import Final

from wildtable.games.wilderness.moves import (
    ACTIVATION_BASE,
    ACTIVE,
    ANIMALS,
    CARDS,
    DESERT,
    FIELDS,
    LANDS,
    PIECES,
    SEATS,
    SNAKE,
    SWANS,
)
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.games.wilderness.rules.book import Book
from wildtable.kernel.game import State

NOTHING: Final = -1  # on a field
NONE: Final = -1  # no piece, no field
NO_SEAT: Final = -1
LYING: Final = PIECES  # what lies on a field: LYING + LANDS * seat + land, beside the pieces

# Where a piece is that stands on no field
OFF: Final = -1  # not placed, or out of the game
CARRIED: Final = -2  # in the Eagle's Talons
INSIDE: Final = -3  # a Scarab in its host

# Phases
POSITION: Final = 0
ACTING: Final = 1
OVER: Final = 2
PHASE_IDS: Final = ["position", "action", "over"]

# Why the match is over
GOING_ON: Final = 0
FIVE_ELEMENTS: Final = 1
LAST_ANIMALS: Final = 2
CONCESSION: Final = 3
TALLY: Final = 4
ENDING_IDS: Final = ["", "five-elements", "last-animals", "concession", "tally"]


class Table(State):
    """The cards, animals and tokens of a match, and about who decides only the stack of frames."""

    def __init__(
        self,
        book: Book,
        board: Arrangement,
        seats: int,
        stack: list[int],
        at: list[int],
        place: list[int],
        damage: list[int],
        mate: list[int],
        token: list[int],
        passive: list[int],
        poison: list[int],
        training: list[int],
        sprinted: list[int],
        host: list[int],
        host_swan: list[int],
        deserts: list[int],
        path: list[int],
        magic: list[int],
        captured: list[int],
        left: list[int],
        hands: list[int],
        deck: list[int],
        bottom: list[int],
        kept: list[int],
        discards: list[int],
    ) -> None:
        super().__init__(stack)
        self.book = book
        self.board = board
        self.seats = seats
        self.at = at  # by field: a piece, LYING + ..., or NOTHING
        self.place = place  # by piece: its field, or OFF, CARRIED, INSIDE
        self.damage = damage  # by piece: Drops; of the Swans those of the first
        self.mate = mate  # by seat: Drops of the second Swan
        self.token = token  # by piece: 1 with an activation token
        self.passive = passive  # by piece: Passivity tokens
        self.poison = poison  # by piece: 1 if poisoned
        self.training = training  # by piece: level against Fire-Drakes
        self.sprinted = sprinted  # by seat: 1 once its Bear has sprinted
        self.host = host  # by seat: the piece its Scarab is inside, or NONE
        self.host_swan = host_swan  # by seat: which Swan that is, where the host are Swans
        self.deserts = deserts  # SEATS * field + owner, in the Action phase
        self.path = path  # the fields of this activation in order, its origin first
        self.magic = magic  # by seat: magic tokens
        self.captured = captured  # by seat: Elements as bits; NES-1.7, NES-R1 a copy for each
        self.left = left  # by seat: 0 in play, n > 0 out at moment n, -n conceded at moment n
        self.hands = hands  # CARDS * seat + card
        self.deck = deck  # CARDS * seat + card: the part nobody has ordered, a multiset
        self.bottom = bottom  # CARDS * seat + card in the order they will be drawn, all seats
        self.kept = kept  # by card: what the seat on the move has decided to keep
        self.discards = discards  # CARDS * seat + card
        self.phase = POSITION
        self.trigger = 0  # Drops left in the pile
        self.first = NO_SEAT  # who pulled the Trigger and makes the first Action move
        self.moved = 0  # Positional moves made
        self.idle = 0  # moves in a row without a Drop removed, or without an activation
        self.rounds = 0  # of the Action phase, finished
        self.exits = 0  # moments at which somebody left
        self.ending = GOING_ON
        self.winner = NO_SEAT


def copy_rest(old: Table, new: Table) -> None:
    """What the constructor does not take."""
    new.phase = old.phase
    new.trigger = old.trigger
    new.first = old.first
    new.moved = old.moved
    new.idle = old.idle
    new.rounds = old.rounds
    new.exits = old.exits
    new.ending = old.ending
    new.winner = old.winner


def owner_of(what: int) -> int:
    """The seat of what stands or lies on a field."""
    return what // ANIMALS if what < LYING else (what - LYING) // LANDS


def active_piece(table: Table) -> int:
    """The piece that is activated, or NONE."""
    stack = table.stack
    return stack[ACTIVE] if table.phase == ACTING and len(stack) > ACTIVATION_BASE else NONE


def in_play(table: Table) -> int:
    return table.left.count(0)


def desert_at(table: Table, field: int) -> int:
    """The desert card on a field, also under a Snake, or NOTHING."""
    for desert in table.deserts:
        if desert // SEATS == field:
            return LYING + LANDS * (desert % SEATS) + DESERT
    return NOTHING


def under_desert(table: Table, field: int) -> bool:
    """Whether a field is a desert: only a Snake can hide one."""
    what = table.at[field]
    if what >= LYING:
        return True
    return what >= 0 and what % ANIMALS == SNAKE and desert_at(table, field) != NOTHING


def lift(table: Table, piece: int) -> None:
    """Take a piece from its field; whoever is passing there now stands alone."""
    field = table.place[piece]
    if table.at[field] == piece:
        table.at[field] = desert_at(table, field) if piece % ANIMALS == SNAKE else NOTHING
        passing = active_piece(table)
        if passing != NONE and passing != piece and table.place[passing] == field:
            table.at[field] = passing


def put_down(table: Table, piece: int, field: int) -> None:
    """Put a piece on a field; on one that is occupied it is only passing."""
    table.place[piece] = field
    what = table.at[field]
    if what == NOTHING or what >= LYING:
        table.at[field] = piece


def put_cards_aside(table: Table) -> None:
    """What is left of the Position phase when it is over: animals and deserts."""
    for here in table.board.fields:
        what = table.at[here]
        if what >= LYING:
            if (what - LYING) % LANDS == DESERT:  # NES-6.2
                table.deserts.append(SEATS * here + (what - LYING) // LANDS)
            else:
                table.at[here] = NOTHING  # NES-6.1
    for cards in (table.hands, table.deck, table.discards, table.kept):  # NES-6.3
        for place in range(len(cards)):
            cards[place] = 0
    table.bottom.clear()


def pay(table: Table, seat: int, tokens: int) -> None:
    table.magic[seat] -= tokens


def is_couple(table: Table, piece: int) -> bool:
    """Whether the piece is the Swans and both live."""
    return (
        piece % ANIMALS == SWANS
        and table.damage[piece] < table.book.stamina[SWANS]
        and table.mate[piece // ANIMALS] < table.book.stamina[SWANS]
    )


def empty_table(book: Book, seats: int) -> list[list[int]]:
    """The lists of a table with nothing on it, in the order of the constructor from `at` on."""
    pieces = ANIMALS * seats
    return [
        [NOTHING] * FIELDS,
        [OFF] * pieces,
        [0] * pieces,
        [0] * seats,
        [0] * pieces,
        [0] * pieces,
        [0] * pieces,
        [0] * pieces,
        [0] * seats,
        [NONE] * seats,
        [0] * seats,
        [],
        [],
        [book.magic] * seats,  # NES-1.4
        [0] * seats,
        [0] * seats,
        [0] * (CARDS * seats),
        book.copies * seats,  # NES-1.2, NES-1.3
        [],
        [0] * CARDS,
        [0] * (CARDS * seats),
    ]
