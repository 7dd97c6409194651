"""Small questions that many chapters ask of the table, and what they do to it."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import LYING, NONE, NOTHING, POSITION
from wildtable.games.wilderness.frames import ACTIVATION, ACTIVE, BUILDER, IN_ACTIVATION, KEEPING
from wildtable.games.wilderness.moves import ANIMALS, DESERT, LANDS, PAID, SEATS, SNAKE, SWANS
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import WIDTH, field, lies_at, top
from wildtable.kernel.turn import REFEREE


def owner_of(what: int) -> int:
    """The seat of what stands or lies on a field."""
    return what // ANIMALS if is_piece(what) else (what - LYING) // LANDS


def is_piece(what: int) -> bool:
    """Whether what a field holds is an animal."""
    return 0 <= what < LYING


def is_land(what: int) -> bool:
    """Whether what a field holds is a card of land: in the Action phase a desert."""
    return what >= LYING


def active_piece(table: Board) -> int:
    """The piece that is activated, or NONE."""
    stack = table.stack
    if lies_at(stack, IN_ACTIVATION) != ACTIVATION:
        return NONE
    return stack[ACTIVE]


def in_play(table: Board) -> int:
    return table.left.count(0)


def desert_at(table: Board, field: int) -> int:
    """The desert card on a field, also under a Snake, or NOTHING."""
    for desert in table.deserts:
        if desert // SEATS == field:
            return LYING + LANDS * (desert % SEATS) + DESERT
    return NOTHING


def under_desert(table: Board, field: int) -> bool:
    """Whether a field is a desert: only a Snake can hide one."""
    what = table.at[field]
    if is_land(what):
        return True
    return is_piece(what) and what % ANIMALS == SNAKE and desert_at(table, field) != NOTHING


def lift(table: Board, piece: int) -> None:
    """Take a piece from its field; whoever is passing there now stands alone."""
    field = table.place[piece]
    if table.at[field] == piece:
        table.at[field] = desert_at(table, field) if piece % ANIMALS == SNAKE else NOTHING
        passing = active_piece(table)
        if passing != NONE and passing != piece and table.place[passing] == field:
            table.at[field] = passing


def put_down(table: Board, piece: int, field: int) -> None:
    """Put a piece on a field; on one that is occupied it is only passing."""
    table.place[piece] = field
    what = table.at[field]
    if not is_piece(what):
        table.at[field] = piece


def put_cards_aside(table: Board) -> None:
    """What is left of the Position phase when it is over: animals and deserts."""
    for here in table.board.fields:
        what = table.at[here]
        if is_land(what):
            if (what - LYING) % LANDS == DESERT:  # NES-6.2
                table.deserts = (*table.deserts, SEATS * here + (what - LYING) // LANDS)
            else:
                table.at[here] = NOTHING  # NES-6.1
    table.hands = [0] * len(table.hands)  # NES-6.3
    table.deck = table.discards = (0,) * len(table.deck)
    table.kept = (0,) * len(table.kept)
    table.bottom.clear()


def pay(table: Board, seat: int, tokens: int) -> None:
    """NES-4.22 with magic tokens that the seat has; NES-1.5 none of them ever comes back."""
    if tokens:
        table.magic = changed(table.magic, seat, table.magic[seat] - tokens)
        if table.news is not None:
            table.tell(PAID.at(seat, tokens))


def is_couple(table: Board, piece: int) -> bool:
    """Whether the piece is the Swans and both live."""
    return (
        piece % ANIMALS == SWANS
        and table.damage[piece] < table.book.stamina[SWANS]
        and table.mate[piece // ANIMALS] < table.book.stamina[SWANS]
    )


def lay_bare(stack: list[int], level: int) -> None:
    """Take off the frames from a level up."""
    del stack[WIDTH * level :]


def sees(table: Board, viewer: int, seat: int) -> bool:
    """NES-R23 whether a viewer sees the hand, the face-down cards and the deck of a seat."""
    return viewer in (seat, REFEREE) or table.phase != POSITION


def is_keeping(table: Board, seat: int) -> bool:
    """Whether a seat is in step d and has what it keeps beside its hand."""
    return top(table.stack) == KEEPING and field(table.stack, BUILDER) == seat
