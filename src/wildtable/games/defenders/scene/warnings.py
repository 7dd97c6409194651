"""Mistakes of beginners: lost support, deadly fire, toxic hexes, empty hands, leaving early."""

from collections.abc import Iterator
from typing import Final

from wildtable.games.defenders.frames import SAFE, TURN, TURN_POINTS
from wildtable.games.defenders.moves import BUILD, CLEAR, END, MOVE
from wildtable.games.defenders.rules.audit_stack import side_at_turn
from wildtable.games.defenders.rules.damage import threat
from wildtable.games.defenders.rules.final_camp import exits_by_camp
from wildtable.games.defenders.rules.hexes import HEXES
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import hand_size, is_factory
from wildtable.games.defenders.scene.forecasts import coming, played
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Warning

EARNING: Final = ("clear", "destroy", "breach", "rewild")  # DEF-8.1 for a support each
# DEF-9.2 every action
ROLLED: Final = (*EARNING, "move", "build", "regroup", "heal", "gain")


def offered(state: DefendersState, families: tuple[str, ...], moves: list[int]) -> list[str]:
    """Which of these actions can be taken in this turn."""
    legal = {state.content.moves.family_of(move).name for move in moves}
    return [name for name in families if name in legal] if top(state.stack) == TURN else []


def lost_support(state: DefendersState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """DEF-8.5 at the maximum nothing is gained: told where a camp could be built first."""
    earning = offered(state, EARNING, moves)
    if BUILD in moves and earning:
        side = side_at_turn(state)
        if state.support[side] >= most_support(state, side):
            yield Warning("lost-support", earning, Phrase("warn-lost-support"), "DEF-8.5")


def deadly_fire(state: DefendersState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """DEF-9.11 the next damage kills a card of the hand."""
    rolled = offered(state, ROLLED, moves)
    if rolled:
        side = side_at_turn(state)
        if threat(state, side) != SAFE and state.damage[side] >= state.content.max_damage:
            yield Warning("deadly-fire", rolled, Phrase("warn-deadly-fire"), "DEF-9.11")


def full_barrels(state: DefendersState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """DEF-23.5 a third barrel makes a hex toxic: told while one could still be cleared."""
    if not offered(state, ("end",), moves):
        return
    here = state.at[side_at_turn(state)]
    near = [here] if CLEAR in moves else []
    if field(state.stack, TURN_POINTS) > 1:  # one to walk there, one to clear it
        near += [hex for hex in range(HEXES) if MOVE + hex in moves]
    dirty = [hex for hex in near if state.pollution[hex]]
    toxic = [SHORT[hex] for hex in (soon_toxic(state) if dirty else []) if hex in dirty]
    if toxic:
        text = Phrase("warn-full-barrels", {"places": ", ".join(toxic)})
        yield Warning("full-barrels", ["end"], text, "DEF-23.5")


def soon_toxic(state: DefendersState) -> list[int]:
    """The hexes that the next machine card may make toxic."""
    deck, side = coming(state), side_at_turn(state)
    after = [played(state, side, card)[0] for card in range(len(deck)) if deck[card]]
    return [
        hex
        for hex in range(HEXES)
        if not state.toxic[hex] and any(each.toxic[hex] for each in after)
    ]


def blind_round(state: DefendersState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """DEF-3.4 without cards the deck chooses: told where a camp would fill the hand."""
    if BUILD in moves and END in moves and hand_size(state, side_at_turn(state)) == 0:
        yield Warning("blind-round", ["end"], Phrase("warn-blind-round"), "DEF-3.4")


def early_leave(state: DefendersState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """DEF-27.1 with the final camp one leaves: told while factories stand."""
    factories = [hex for hex in range(HEXES) if is_factory(state, hex)]
    if BUILD in moves and factories and exits_by_camp(state, side_at_turn(state)):
        text = Phrase("warn-early-leave", {"count": len(factories)})
        yield Warning("early-leave", ["build"], text, "DEF-27.1")


MISTAKES: Final = (lost_support, deadly_fire, early_leave, blind_round, full_barrels)
