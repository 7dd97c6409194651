"""What lies on the table of Wilderness: every quantity, its bounds, and who may see it.

A *piece* is ANIMALS * seat + animal, since a colour has every species once (NES-R7). A field of the
board holds NOTHING, a piece, or LYING + LANDS * seat + land.
"""

from typing import Final

from wildtable.games.wilderness.moves import ANIMALS, CARDS, ELEMENTS, LANDS, PIECES, SEATS
from wildtable.games.wilderness.moves import FIELDS as BOARD_FIELDS
from wildtable.kernel.fields import (
    LAST_SEAT,
    OWNER,
    Fields,
    copies,
    each,
    number,
    numbers,
    of,
    pile,
    reference,
)
from wildtable.kernel.fields import NONE as UNSEEN

NONE: Final = -1  # no piece, no field
NO_SEAT: Final = -1

# What is on a field
NOTHING: Final = -1
# That of pieces and of lands, said again: the compiler folds sums of what a module says itself.
LYING: Final = 64
FACE_DOWN: Final = LYING + 24  # what others observe: DOT_COUNTS * seat + dots more
if (LYING, FACE_DOWN) != (PIECES, PIECES + LANDS * SEATS):
    raise ValueError(f"{PIECES} pieces may stand on a field and {LANDS * SEATS} lands lie there")
DOT_COUNTS: Final = 4

# Where a piece is that stands on no field
OFF: Final = -1  # not placed, or out of the game
CARRIED: Final = -2  # in the Eagle's Talons
INSIDE: Final = -3  # a Scarab in its host
UNKNOWN: Final = INSIDE - 1  # what others observe of a piece that may lie face down

# Phases
POSITION: Final = 0
ACTING: Final = 1
ENDED: Final = 2
PHASE_IDS: Final = ["position", "action", "over"]

# Why the match is over
GOING_ON: Final = 0
FIVE_ELEMENTS: Final = 1
LAST_ANIMALS: Final = 2
CONCESSION: Final = 3
TALLY: Final = 4
ENDING_IDS: Final = ["", "five-elements", "last-animals", "concession", "tally"]

MOST_PATH: Final = 1 + 2 * 3 * 6  # two motions at three times the highest Speed of any pack
MOST_PASSIVE: Final = 1200  # NES-1.13 enough for a shock at each activation of a match
MOST_MOVES: Final = 10_000  # of the Position phase, far beyond what NES-R11 lets it have

FIELDS: Final = Fields(
    reference("book", "numbers and switches", "wildtable.games.wilderness.rules.book:Book"),
    reference(
        "board",
        "the parts and the Elements on them",
        "wildtable.games.wilderness.rules.arrangement:Arrangement",
    ),
    numbers(
        "at",
        "by field: a piece, LYING + LANDS * seat + land, or NOTHING",
        BOARD_FIELDS,
        fill=NOTHING,
        least=NOTHING,
        most=FACE_DOWN + DOT_COUNTS * SEATS - 1,
        seen="seen_at",
    ),
    numbers(
        "place",
        "by piece: its field, or OFF, CARRIED, INSIDE",
        each(ANIMALS),
        fill=OFF,
        least=INSIDE,
        most=BOARD_FIELDS - 1,
        seen="seen_place",
    ),
    numbers(
        "damage",
        "by piece: Drops, of the Swans those of the first",
        each(ANIMALS),
        most=of("most_stamina"),
        shared=True,
    ),
    numbers(
        "mate", "by seat: Drops of the second Swan", each(), most=of("most_stamina"), shared=True
    ),
    numbers("token", "by piece: 1 with an activation token", each(ANIMALS), most=1),
    numbers("passive", "by piece: Passivity tokens", each(ANIMALS), most=MOST_PASSIVE, shared=True),
    numbers("poison", "by piece: 1 if poisoned", each(ANIMALS), most=1, shared=True),
    numbers("training", "by piece: level against Fire-Drakes", each(ANIMALS), most=3, shared=True),
    numbers("sprinted", "by seat: 1 once its Bear has sprinted", each(), most=1, shared=True),
    numbers(
        "host",
        "by seat: the piece its Scarab is inside, or NONE",
        each(),
        fill=NONE,
        least=NONE,
        most=PIECES - 1,
        shared=True,
    ),
    numbers(
        "host_swan",
        "by seat: which Swan that is, where the host are Swans",
        each(),
        most=1,
        shared=True,
    ),
    pile(
        "deserts",
        "SEATS * field + owner, in the Action phase",
        up_to=BOARD_FIELDS,
        most=SEATS * BOARD_FIELDS - 1,
        shared=True,
        shown=of("deserts", times_seats=True),  # only positions that were made up have more
    ),
    pile(
        "path",
        "the fields of this activation in order, its origin first",
        up_to=MOST_PATH,
        most=BOARD_FIELDS - 1,
    ),
    numbers(
        "magic", "by seat: magic tokens", each(), fill=of("magic"), most=of("magic"), shared=True
    ),
    numbers(
        "captured",
        "by seat: Elements as bits; NES-1.7, NES-R1 a copy for each",
        each(),
        most=(1 << ELEMENTS) - 1,
        shared=True,
    ),
    numbers(
        "left",
        "by seat: 0 in play, n > 0 out at moment n, -n conceded at moment n",
        each(),
        least=-SEATS,
        most=SEATS,
        shared=True,
    ),
    numbers("hands", "CARDS * seat + card", each(CARDS), most=of("most_copies"), seen=OWNER),
    copies(
        "deck",
        "CARDS * seat + card: the part nobody has ordered, a multiset",
        each(CARDS),
        like=of("copies", times_seats=True),  # NES-1.2, NES-1.3
        most=of("most_copies"),
        seen=OWNER,
        shared=True,
    ),
    pile(
        "bottom",
        "CARDS * seat + card in the order they will be drawn, all seats",
        up_to=of("deck_size", times_seats=True),
        most=CARDS * SEATS - 1,
        seen="seen_bottom",
    ),
    numbers(
        "kept",
        "by card: what the seat on the move has decided to keep",
        CARDS,
        most=of("most_copies"),
        seen="seen_kept",
        shared=True,
    ),
    numbers("discards", "CARDS * seat + card", each(CARDS), most=of("most_copies"), shared=True),
    number("phase", "POSITION, ACTING or ENDED", most=ENDED),
    number(
        "trigger",
        "Drops left in the pile",  # NES-1.12
        fill=of("drops", times_seats=True),
        most=of("drops", times_seats=True),
    ),
    number(
        "first",
        "who pulled the Trigger and makes the first Action move",
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    number("moved", "Positional moves made", most=MOST_MOVES),
    number(
        "idle",
        "moves in a row without a Drop removed, or without an activation",
        most=of("most_idle", times_seats=True),
    ),
    number("rounds", "of the Action phase, finished", most=of("most_rounds")),
    number("exits", "moments at which somebody left", most=SEATS),
    number("ending", "why the match is over", most=TALLY),
    number("winner", "or NO_SEAT", fill=NO_SEAT, least=NO_SEAT, most=LAST_SEAT),
    number("turns", "Positional and Action moves that are over", most=MOST_MOVES, seen=UNSEEN),
)
