"""How good a position looks, for bots.

What counts is how soon the Elements that are still open can be reached. Animals alive are worth
something of their own, and so is a magic token.
"""

from typing import Final

from wildtable.games.wilderness.fields import ACTING, NONE
from wildtable.games.wilderness.frames import LEFT, MOVER
from wildtable.games.wilderness.moves import ANIMALS, BASILISK, BEES, EEL, ELEMENTS, WATER
from wildtable.games.wilderness.rules.arrangement import distance
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.rules.ending import elements_of
from wildtable.games.wilderness.rules.table import active_piece, is_piece
from wildtable.games.wilderness.state import WildernessState

CAPTURED: Final = 3000  # an Element that is won
FAR: Final = 600  # an open Element that nobody can reach
STEP: Final = 120  # a full motion's way to an Element, divided by the Speed
COST: Final = 15  # an activation, of the animal that would go
GUARDED: Final = 60  # somebody else stands on the Element
ASLEEP: Final = 90  # a Passivity token
ANIMAL: Final = 40
LIFE: Final = 12
POISON: Final = 15
MAGIC: Final = 10
MINE: Final = 2  # what is mine counts so many times as what is theirs
TO_PLAY: Final = 6  # an activation that is still to be used
SLIPS: Final[tuple[float, ...]] = (2.2, 4.2, 9.0)  # how far people err, by trials: see `Game.slips`


def evaluate(state: WildernessState, seat: int) -> int:
    """How good the state looks for a seat that sees everything; more is better."""
    best = -CAPTURED * CAPTURED
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    value = MINE * standing(state, seat) - best
    if state.phase == ACTING and state.stack[MOVER] == seat:
        value += TO_PLAY * state.stack[LEFT]
        active = active_piece(state)
        if active != NONE:
            value += TO_PLAY * state.book.cost[active % ANIMALS] + 1
    return value


def standing(state: WildernessState, seat: int) -> int:
    """What a seat has, and how near it is to the rest."""
    on_board: list[int] = []
    value = CAPTURED * elements_of(state, seat) + MAGIC * state.magic[seat]
    for piece in range(ANIMALS * seat, ANIMALS * seat + ANIMALS):
        if state.place[piece] < 0:
            continue
        on_board.append(piece)
        value += ANIMAL - POISON * state.poison[piece]
        if piece % ANIMALS != BEES:
            value += LIFE * lives(state, piece)
    for element in range(ELEMENTS if state.board.elements else 0):
        if not state.captured[seat] >> element & 1:
            field = state.board.elements[element]
            least = FAR
            for piece in on_board:
                least = min(least, effort(state, piece, field))
            value -= least
    return value


def effort(state: WildernessState, piece: int, field: int) -> int:
    """What it takes this animal to capture the Element on a field."""
    animal = piece % ANIMALS
    if animal == EEL and not state.board.landscape[field] & WATER:
        return FAR
    steps = distance(state.place[piece], field)
    there = state.at[field]
    taken = is_piece(there) and there != piece
    if steps and (animal == BEES or (taken and animal == BASILISK)):
        return FAR
    found = STEP * steps // state.book.speed[animal] + COST * state.book.cost[animal]
    if taken:
        found += GUARDED
    if state.passive[piece]:
        found += ASLEEP
    return min(FAR, found)
