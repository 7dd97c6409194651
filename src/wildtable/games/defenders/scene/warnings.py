"""Mistakes that beginners make, told before the move: lost support, deadly fire, early leave."""

from typing import Final

from wildtable.games.defenders.frames import SAFE, TURN
from wildtable.games.defenders.moves import BUILD
from wildtable.games.defenders.rules.damage import threat
from wildtable.games.defenders.rules.final_camp import exits_by_camp
from wildtable.games.defenders.rules.hexes import HEXES
from wildtable.games.defenders.rules.stack import side_at_turn
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import hand_size, is_factory
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import top
from wildtable.kernel.scene import Phrase, Warning

EARNING: Final[tuple[str, ...]] = (
    "clear",
    "destroy",
    "breach",
    "rewild",
)  # DEF-8.1 for a support each
# DEF-9.2 every action
ROLLED: Final[tuple[str, ...]] = (*EARNING, "move", "build", "regroup", "heal", "gain")


def warnings_of(state: DefendersState, seat: int) -> list[Warning]:
    """What to think of before the viewer decides."""
    if seat < 0 or not state.stack or top(state.stack) != TURN or seat not in state.turn().seats:
        return []
    moves = state.legal(seat)
    legal = {state.content.moves.family_of(move).name for move in moves}
    side = side_at_turn(state)
    found = [
        lost_support(state, side, moves, legal),
        deadly_fire(state, side, legal),
        early_leave(state, side, moves),
        blind_round(state, side, moves, legal),
    ]
    return [each for each in found if each is not None]


def lost_support(
    state: DefendersState, side: int, moves: list[int], legal: set[str]
) -> Warning | None:
    """DEF-8.5 at the maximum nothing is gained: told where a camp could be built first."""
    earning = [name for name in EARNING if name in legal]
    if BUILD not in moves or not earning or state.support[side] < most_support(state, side):
        return None
    return Warning("lost-support", earning, Phrase("warn-lost-support"))


def deadly_fire(state: DefendersState, side: int, legal: set[str]) -> Warning | None:
    """DEF-9.11 the next damage kills a card of the hand."""
    if threat(state, side) == SAFE or state.damage[side] < state.content.max_damage:
        return None
    rolled = [name for name in ROLLED if name in legal]
    return Warning("deadly-fire", rolled, Phrase("warn-deadly-fire"))


def early_leave(state: DefendersState, side: int, moves: list[int]) -> Warning | None:
    """DEF-27.1 with the final camp one leaves: told while factories stand."""
    factories = [hex for hex in range(HEXES) if is_factory(state, hex)]
    if BUILD not in moves or not factories or not exits_by_camp(state, side):
        return None
    text = Phrase("warn-early-leave", {"count": len(factories)})
    return Warning("early-leave", ["build"], text)


def blind_round(
    state: DefendersState, side: int, moves: list[int], legal: set[str]
) -> Warning | None:
    """DEF-3.4 without cards the deck chooses: told where a camp would fill the hand."""
    if BUILD not in moves or "end" not in legal or hand_size(state, side) > 0:
        return None
    return Warning("blind-round", ["end"], Phrase("warn-blind-round"))
