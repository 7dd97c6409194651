"""What can be wrong with the frames of a table, said with its place: `stack.2.pickup`."""

from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import ENDED, NONE, POSITION
from wildtable.games.wilderness.frames import (
    ACTION,
    ACTIVATION,
    ARRANGING,
    BALL,
    BEGINNING,
    BUILDER,
    COUNTERED,
    EPIC,
    ESCAPING,
    FLAMES,
    FRAMES,
    GAZE,
    HEALING,
    IN_ACTIVATION,
    IN_ATTACK,
    IN_MOTION,
    INFESTING,
    LOAD,
    MENDING,
    MOTION,
    MOVER,
    ORIGIN,
    PICKUP,
    STRIKE,
    STUN,
    SWANS_ASKED,
    TAIL,
    TAIL_ROLL,
    TARGET,
    VICTIM,
    WATCHER,
    WOUNDING,
)
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BASILISK,
    ECHIDNA,
    FIELD,
    FIRE_DRAKE,
    LIZARD,
    MOUFLON,
    PIECE,
    SCARAB,
    SWANS,
    UNICORN,
)
from wildtable.games.wilderness.rules.animals.basilisk import watches
from wildtable.games.wilderness.rules.table import active_piece, is_couple
from wildtable.kernel.frames import WIDTH, field, lies_at, top

# What a frame of the Action phase may lie on; the others lie on a strike.
LIES_ON: Final = {
    ACTIVATION: (ACTION,),
    MOTION: (ACTIVATION,),
    GAZE: (MOTION,),
    FLAMES: (MOTION,),
    STRIKE: (MOTION,),
    WOUNDING: (ACTIVATION, MOTION, STRIKE),
}
# Who attacks, and who is attacked, where a rule of one animal asks or rolls
ATTACKERS: Final = {
    STUN: MOUFLON,
    HEALING: UNICORN,
    MENDING: UNICORN,
    INFESTING: SCARAB,
    FLAMES: FIRE_DRAKE,
}
VICTIMS: Final = {
    TAIL: LIZARD,
    TAIL_ROLL: LIZARD,
    ESCAPING: LIZARD,
    BALL: ECHIDNA,
    EPIC: FIRE_DRAKE,
    MENDING: SWANS,
    INFESTING: SWANS,
}


def stack_faults(table: Board) -> list[str]:
    """The frames belong to the phase, lie on each other as they should, and fit the table."""
    kinds = table.stack[::WIDTH]
    if table.phase == ENDED or not kinds:
        return []  # ending_faults looks at these
    if table.phase == POSITION:
        if kinds[0] >= ACTION:
            return ["stack.0.frame: a frame of the Action phase in the Position phase"]
        if kinds[0] in (ARRANGING, BEGINNING):
            return []
        return player_faults(table, field(table.stack, BUILDER))
    if kinds[0] != ACTION:
        return ["stack.0.frame: an Action move lies at the bottom"]
    for level in range(1, len(kinds)):
        below, kind = kinds[level - 1], kinds[level]
        if below not in LIES_ON.get(kind, (STRIKE,)):
            lower, upper = FRAMES.kinds[below].name, FRAMES.kinds[kind].name
            return [f"stack.{level}.frame: a frame {upper} can't lie on a frame {lower}"]
    faults = player_faults(table, table.stack[MOVER])
    if not faults and active_piece(table) != NONE:
        faults = activation_faults(table)
    if not faults and lies_at(table.stack, IN_ATTACK) == STRIKE:
        faults = strike_faults(table)
    return faults or top_faults(table)


def player_faults(table: Board, seat: int) -> list[str]:
    if seat >= table.seats or table.left[seat] != 0:
        return [f"stack.0.seat: seat {seat} is not in play"]
    return []


def activation_faults(table: Board) -> list[str]:
    stack = table.stack
    piece, origin = active_piece(table), stack[ORIGIN]
    if piece // ANIMALS != stack[MOVER] or table.place[piece] < 0:
        return [f"stack.{IN_ACTIVATION}.piece: {PIECE.names[piece]} can't be activated now"]
    if not table.path or table.path[0] != origin:
        return ["path: it begins where the animal was activated"]
    if top(stack) == MOTION and table.path[-1] != table.place[piece]:
        return ["path: it ends where the animal is"]
    if load_of(table) != NONE and stack[PICKUP] == NONE:
        return [f"stack.{IN_MOTION}.pickup: a load has a field where it was picked up"]
    return []


def strike_faults(table: Board) -> list[str]:
    stack = table.stack
    victim, target = stack[VICTIM], stack[TARGET]
    spines = stack[COUNTERED] and table.left[victim // ANIMALS] != 0  # NES-R84 outlive their owner
    if table.at[target] != victim and not spines:
        return [f"stack.{IN_ATTACK}.field: {PIECE.names[victim]} is not on {FIELD.names[target]}"]
    return []


def top_faults(table: Board) -> list[str]:
    """Nobody decides about, or rolls for, what their animals can't do."""
    stack = table.stack
    kind, path = top(stack), f"stack.{len(stack) // WIDTH - 1}"
    name = FRAMES.kinds[kind].name
    if kind in ATTACKERS and active_piece(table) % ANIMALS != ATTACKERS[kind]:
        return [f"{path}.frame: {name} is not for {PIECE.names[active_piece(table)]}"]
    if kind in VICTIMS and stack[VICTIM] % ANIMALS != VICTIMS[kind]:
        return [f"{path}.frame: {name} is not for {PIECE.names[stack[VICTIM]]}"]
    if kind in (WOUNDING, MENDING):
        swans = field(stack, SWANS_ASKED)
        if swans >= len(table.place) or table.place[swans] < 0 or not is_couple(table, swans):
            return [f"{path}.piece: {name} is for two Swans"]
    if kind == INFESTING and not is_couple(table, stack[VICTIM]):
        return [f"{path}.frame: {name} is for two Swans"]
    if kind == GAZE:
        basilisk = ANIMALS * stack[WATCHER] + BASILISK
        if basilisk >= len(table.place) or not watches(table, basilisk, active_piece(table)):
            return [f"{path}.watcher: nobody watches"]
    return []


def load_of(table: Board) -> int:
    """The piece in the Talons, or NONE."""
    stack = table.stack
    return stack[LOAD] if lies_at(stack, IN_MOTION) == MOTION else NONE
