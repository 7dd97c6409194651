"""The buttons of a turn and of what interrupts it."""

from typing import Final

from wildtable.games.defenders.frames import ROLLING, SIDE, TURN, TURN_POINTS
from wildtable.games.defenders.moves import (
    BUILD,
    CLEANSE,
    CLEAR,
    DESTROY,
    DRINK,
    EAT,
    END,
    GAIN,
    HEAL,
    REWILD,
    ROLL,
    SHARE,
    STAY,
)
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Action
from wildtable.kernel.frames import field, top
from wildtable.kernel.phrase import Phrase

SIGNS: Final = {
    CLEAR: "gi-broom",
    DESTROY: "gi-crossed-swords",
    BUILD: "gi-camping-tent",
    HEAL: "gi-healing",
    REWILD: "gi-sprout",
    GAIN: "gi-backpack",
    EAT: "gi-sliced-bread",
    DRINK: "gi-round-potion",
    CLEANSE: "gi-round-potion",
    SHARE: "gi-talk",
    STAY: "",
    ROLL: "gi-perspective-dice-six-faces-random",
    END: "",
}


def actions_of(state: DefendersState, moves: list[int]) -> list[Action]:
    text = state.content.moves.text
    side = field(state.stack, SIDE) if top(state.stack) in (TURN, ROLLING) else NONE
    place = SHORT[state.at[side]] if side != NONE and state.at[side] != NONE else ""
    last = top(state.stack) == TURN and field(state.stack, TURN_POINTS) == 0
    return [
        Action(
            text(move),
            Phrase(f"act-{text(move)}", {"place": place}),
            symbol,
            primary=move == ROLL or (move == END and last),
            ends=move == END,
            final=move == ROLL or (move == END and not last),
        )
        for move, symbol in SIGNS.items()
        if move in moves
    ]
