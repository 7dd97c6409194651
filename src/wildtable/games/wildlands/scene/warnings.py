"""Mistakes of beginners: empty hands, last wild cards, own bursts, points left to a rival.

Shots that can't be made are told by the hints of shots, with their lines.
"""

from collections.abc import Iterator
from typing import Final

from wildtable.games.wildlands.frames import TURN
from wildtable.games.wildlands.moves import (
    AREA,
    CARDS,
    HEAVY_MELEE,
    MELEE,
    MOVE,
    PLAY,
    RANGED,
    flag_of,
    use_of,
)
from wildtable.games.wildlands.rules.attack import candidates
from wildtable.games.wildlands.rules.table import characters_at, enemies_at, owner_of
from wildtable.games.wildlands.scene.names import named
from wildtable.games.wildlands.scene.overlays import enemies, glance
from wildtable.games.wildlands.scene.pieces import health_left
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import top
from wildtable.kernel.scene import Phrase, Warning

WEAK: Final = 1  # health that any hit takes


def last_card(state: WildlandsState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """WLD-13.1 without cards nobody defends, and they are drawn only when the turn is over."""
    plays = [move for move in moves if PLAY <= move < PLAY + CARDS]
    if plays and state.held[seat] == 1 and top(state.stack) == TURN:
        yield Warning("empty-hand", ["play"], Phrase("warn-empty-hand"), "WLD-13.1")


def last_wild(state: WildlandsState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """WLD-17.1 only a wild card interrupts: told when the last one would be a step."""
    wild = [card for card in state.in_play if state.content.card_names[card].endswith("W")]
    steps = [move for move in moves if use_of(move)[0] == MOVE] if wild else []
    if steps and state.wilds[seat] == 0:
        yield Warning("last-wild", ["move"], Phrase("warn-last-wild"), "WLD-17.1")


def own_burst(state: WildlandsState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """WLD-12.4 a burst hits everybody in the space."""
    hit = [move for move in moves if use_of(move)[0] == AREA and own_at(state, seat, move)]
    if hit:
        texts = [state.content.moves.text(move) for move in hit]
        yield Warning("own-burst", texts, Phrase("warn-own-burst"), "WLD-12.4")


def own_at(state: WildlandsState, seat: int, move: int) -> bool:
    space = use_of(move)[2]
    return len(characters_at(state, space)) > len(enemies_at(state, seat, space))


def left_to_rival(state: WildlandsState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """WLD-18.4 the last hit takes the point: told where a rival could be the one to make it."""
    for move in moves:
        target = hit_by(state, move)
        if target < 0:
            continue
        left = health_left(state, target) - state.content.damage[flag_of(use_of(move)[0])]
        rivals = {owner_of(state, each) for each in seeing(state, seat, target)}
        if left == WEAK and rivals - {seat, owner_of(state, target)}:
            text = Phrase("warn-left-to-rival", named(state, target).args)
            yield Warning("left-to-rival", [state.content.moves.text(move)], text, "WLD-18.4")


def hit_by(state: WildlandsState, move: int) -> int:
    """The only one whom an attack can hit, or -1."""
    family, user, other = use_of(move)
    if family in (MELEE, HEAVY_MELEE):
        met = candidates(state, user, other)
        return met[0] if len(met) == 1 else -1
    return other if RANGED <= move < AREA else -1


def seeing(state: WildlandsState, seat: int, target: int) -> list[int]:
    """Whoever else stands with the target, or has it in sight."""
    content, where = state.content, state.where
    return [
        each
        for each in enemies(state, seat)
        if glance(content, where[each], where[target]).between >= 0
    ]


MISTAKES: Final = (last_card, last_wild, own_burst, left_to_rival)
