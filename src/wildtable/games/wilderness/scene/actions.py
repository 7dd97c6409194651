"""The buttons: what can be done that is no place on the board."""

from typing import Final

from msgspec.structs import replace

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import NONE
from wildtable.games.wilderness.frames import ACTIVE, HOLES, HOLES_ROLLED, KEEPING, TARGET, VICTIM
from wildtable.games.wilderness.moves import (
    AGAIN,
    ANIMAL,
    ANIMALS,
    BUY,
    DEACTIVATE,
    DECLINE,
    DROP,
    END,
    FIELD,
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
from wildtable.games.wilderness.scene.hints import element_won, holes_hint, left_of_victim
from wildtable.games.wilderness.scene.seats import figure_of, stamina
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Action, Fate
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Shortcut

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


def actions_of(
    content: WildernessContent, state: WildernessState, moves: list[int], picked: list[Shortcut]
) -> list[Action]:
    if state.stack and top(state.stack) == KEEPING:
        return [putting_back(shortcut) for shortcut in picked]
    golden = main_move(moves)
    return [
        Action(
            content.moves.text(move),
            label(state, move),
            symbol,
            gain=gain(state, move),
            primary=move == golden,
            ends=move in ENDS,
            final=move == SPRAY,  # it may hurt one's own
            outcome=outcome(state, move),
        )
        for move, symbol in SIGNS.items()
        if move in moves
    ]


def main_move(moves: list[int]) -> int:
    """What is most often wanted; to end only where nothing else is left to do."""
    found = [move for move in MAIN if move in moves]
    if found:
        return found[0]
    others = [move for move in moves if move not in ENDS and move not in (BUY, SPARE)]
    ends = [move for move in ENDS if move in moves]
    return ends[0] if ends and not others else NONE


def putting_back(everything: Shortcut) -> Action:
    """NES-U9 all cards that are not kept, at once."""
    words: dict[str, str | int] = {"count": len(everything.moves)}
    return Action(",".join(everything.moves), Phrase("act-rest", words), "pile", primary=True)


def gain(state: WildernessState, move: int) -> Phrase | None:
    """What the attack does in all, with the holes paid for and without."""
    if not decides_holes(state, move):
        return None
    left = left_of_victim(state, move == PAY)
    words: dict[str, str | int] = {
        "left": left,
        "stamina": stamina(state, state.stack[VICTIM]),
        "field": FIELD.names[state.stack[TARGET]],
    }
    return Phrase("gain-holes", words)


def outcome(state: WildernessState, move: int) -> Fate | None:
    """The animal that is attacked, as it will be."""
    if not decides_holes(state, move):
        return None
    victim = state.stack[VICTIM]
    left = left_of_victim(state, move == PAY)
    figure = replace(figure_of(state, victim), health=left, state="" if left else "out")
    return Fate(figure, victim // ANIMALS)


def decides_holes(state: WildernessState, move: int) -> bool:
    return move in (PAY, DECLINE) and top(state.stack) == HOLES


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
