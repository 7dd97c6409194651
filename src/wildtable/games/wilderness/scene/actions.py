"""The buttons: what can be done that is no place on the board."""

from typing import Final

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.frames import ACTIVE, HOLES, HOLES_ROLLED, VICTIM
from wildtable.games.wilderness.moves import (
    AGAIN,
    ANIMAL,
    ANIMALS,
    BUY,
    DEACTIVATE,
    DECLINE,
    DROP,
    END,
    FINISH,
    HALT,
    PAY,
    PICK_UP,
    SHED,
    SPARE,
    SPRAY,
    SPRINT,
    STAY,
)
from wildtable.games.wilderness.rules.table import active_piece
from wildtable.games.wilderness.scene.hints import element_won, holes_hint
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Action
from wildtable.kernel.frames import field, top
from wildtable.kernel.phrase import Phrase

# By move, in the order of the buttons
SIGNS: Final = {
    BUY: "gi-card-draw",
    SPARE: "gi-cut-diamond",
    FINISH: "",
    SPRINT: "gi-sprint",
    DEACTIVATE: "gi-night-sleep",
    PICK_UP: "gi-eagle-head",
    DROP: "gi-eagle-head",
    AGAIN: "gi-boot-prints",
    SPRAY: "gi-poison-cloud",
    HALT: "",
    SHED: "gi-perspective-dice-six-faces-random",
    STAY: "",
    PAY: "gi-cut-diamond",
    DECLINE: "",
    END: "",
}
ENDS: Final = (FINISH, END)
MAIN: Final = (HALT, SHED, PAY)  # what is most often wanted, where it can be done
ROLLED: Final = (SPRAY, SHED, PAY)  # can't be taken back


def actions_of(
    content: WildernessContent, state: WildernessState, moves: list[int]
) -> list[Action]:
    text = content.moves.text
    return [
        Action(
            text(move),
            label(state, move),
            symbol,
            primary=move in MAIN,
            ends=move in ENDS,
            final=move in ROLLED,
        )
        for move, symbol in SIGNS.items()
        if move in moves
    ]


def label(state: WildernessState, move: int) -> Phrase:
    """The verb with its object."""
    words: dict[str, str | int] = {}
    stack = state.stack
    piece = active_piece(state)
    if piece >= 0:
        words["animal"] = ANIMAL.names[stack[ACTIVE] % ANIMALS]
    if move == HALT:
        words["element"] = element_won(state, piece // ANIMALS, state.place[piece])
    if top(stack) == HOLES:
        words |= holes_hint(state, move == PAY).args
        words["victim"] = ANIMAL.names[stack[VICTIM] % ANIMALS]
        words["holes"] = field(stack, HOLES_ROLLED)
    return Phrase(f"act-{state.content.moves.text(move)}", words)
