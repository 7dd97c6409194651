"""Using abilities in one's own turn: Food, Mobility and Aggression.

Intelligence is used by playing one more card (`turn.py`), Defense in answer (LIF-17.6 to LIF-17.12,
`defense.py`, which also makes exchanges: LIF-17.23, LIF-17.24). A used tile that somebody else gets
stays used (LIF-17.3, `ability_cards.py`).
"""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import (
    AGGRESSION,
    BY_AGGRESSION,
    BY_EXCHANGE,
    LIFTED,
    MOBILITY,
)
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    AGGRESSION_ABILITY,
    DEFENSE,
    EMPTY,
    FOOD_ABILITY,
    INTELLIGENCE,
    LAND,
    LEVEL_ATTACK,
    LEVEL_MIGRATE,
    LEVEL_NONE,
    LIFT,
    MOBILITY_ABILITY,
    SPACES,
    STRIKE,
    USE,
)
from wildtable.games.wildlife.rules.adaptation_levels import level_at
from wildtable.games.wildlife.rules.defense import aim_at
from wildtable.games.wildlife.rules.expand_attack import place_tile
from wildtable.games.wildlife.rules.migrate import move_tile
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import tiles_on_board, unused
from wildtable.games.wildlife.rules.turn_end import finish_action
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import UNSET, field, push, put
from wildtable.kernel.game import Denial


def add_uses(table: Board, seat: int, moves: list[int]) -> None:
    """LIF-17.2 abilities that can be used now, between two actions."""
    if unused(table, seat, FOOD_ABILITY) > 0:
        moves.append(USE + FOOD_ABILITY)
    if unused(table, seat, MOBILITY_ABILITY) > 0:
        if tiles_on_board(table, seat) > 0 and has_place(table, seat, LEVEL_MIGRATE):
            moves.append(USE + MOBILITY_ABILITY)
    if unused(table, seat, AGGRESSION_ABILITY) > 0:
        if table.supply[seat] > 0 and has_place(table, seat, LEVEL_ATTACK):
            moves.append(USE + AGGRESSION_ABILITY)


def has_place(table: Board, seat: int, level: int) -> bool:
    """Whether there is a space without an own tile in terrain of at least this level."""
    for space, whose in enumerate(table.owner):
        if whose != seat and level_at(table, seat, space) >= level:
            return True
    return False


def use_ability(table: Board, seat: int, ability: int) -> None:
    """LIF-17.1 each tile once a turn, LIF-11.7 of two of a kind both; LIF-17.4 it is no play."""
    table.used[ABILITIES * seat + ability] += 1
    if ability == FOOD_ABILITY:
        table.success[seat] += table.content.food_ability_steps  # LIF-17.15
    elif ability == MOBILITY_ABILITY:
        push(table.stack, MOBILITY, seat)
    else:
        push(table.stack, AGGRESSION, seat)


def use_denial(table: Board, seat: int, ability: int) -> Denial | None:
    place = ABILITIES * seat + ability
    words = {"ability": ABILITY_NAMES[ability]}
    if ability == INTELLIGENCE:  # LIF-17.13 one more card may be played, LIF-17.14 or auctioned
        return Denial("LIF-17.13", "intelligence-by-playing")
    if ability == DEFENSE:  # LIF-17.5 in turns of others
        return Denial("LIF-17.5", "defense-in-answer")
    if table.abilities[place] == 0:
        return Denial("LIF-17.1", "ability-not-owned", words)
    if table.used[place] >= table.abilities[place]:
        return Denial("LIF-17.1", "ability-used", words)
    if ability == MOBILITY_ABILITY:
        if seat not in table.owner:
            return Denial("LIF-17.21", "no-tile-on-board")
        if not has_place(table, seat, LEVEL_MIGRATE):
            return Denial("LIF-17.22", "nowhere-to-go")
    if ability == AGGRESSION_ABILITY:
        if table.supply[seat] == 0:  # LIF-17.20
            return Denial("LIF-17.20", "supply-empty")
        if not has_place(table, seat, LEVEL_ATTACK):
            return Denial("LIF-17.16", "nowhere-to-strike")
    return None


# --- Mobility -----------------------------------------------------------------------------------


@final
class UsingMobility(Decision[Board]):
    """LIF-17.21 which own tile moves, and then to which space of the board."""

    def legal(self, table: Board, seat: int) -> list[int]:
        owner = table.owner
        if field(table.stack, LIFTED) == UNSET:
            return [LIFT + space for space in range(len(owner)) if owner[space] == seat]
        return [
            LAND + space
            for space in range(len(owner))
            if owner[space] != seat and level_at(table, seat, space) != LEVEL_NONE
        ]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        content = table.content
        lifted = field(table.stack, LIFTED)
        if lifted == UNSET and LIFT <= move < LIFT + SPACES:
            if table.owner[move - LIFT] == seat:
                return None
            return Denial("LIF-17.21", "not-your-tile", {"space": content.space_names[move - LIFT]})
        if lifted == UNSET or not LAND <= move < LAND + SPACES:
            return not_now(table, seat, move)
        goal = move - LAND
        if level_at(table, seat, goal) == LEVEL_NONE:  # LIF-17.22 the goal, not the start
            terrain = content.terrain_names[content.terrain_of[goal]]
            return Denial("LIF-17.22", "cannot-migrate-there", {"terrain": terrain})
        if table.owner[goal] == seat:  # LIF-R10
            return Denial("LIF-R10", "your-own-tile", {"space": content.space_names[goal]})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        if move < LAND:
            put(stack, LIFTED, move - LIFT)
            return
        goal = move - LAND
        if table.owner[goal] == EMPTY:  # LIF-17.25 nobody can block that
            move_tile(table, seat, field(stack, LIFTED), goal)  # LIF-17.26 may fill the area
            finish_action(table)
        else:
            aim_at(table, seat, BY_EXCHANGE, goal)


# --- Aggression ---------------------------------------------------------------------------------


@final
class UsingAggression(Decision[Board]):
    """LIF-17.16 on which space of terrain at level attack a tile from the supply is placed."""

    def legal(self, table: Board, seat: int) -> list[int]:
        owner = table.owner
        return [
            STRIKE + space
            for space in range(len(owner))
            if owner[space] != seat and level_at(table, seat, space) == LEVEL_ATTACK
        ]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not STRIKE <= move < STRIKE + SPACES:
            return not_now(table, seat, move)
        content = table.content
        space = move - STRIKE
        if level_at(table, seat, space) < LEVEL_ATTACK:
            terrain = content.terrain_names[content.terrain_of[space]]
            return Denial("LIF-17.16", "cannot-attack-there", {"terrain": terrain})
        if table.owner[space] == seat:  # LIF-R9
            return Denial("LIF-R9", "your-own-tile", {"space": content.space_names[space]})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        space = move - STRIKE
        if table.owner[space] == EMPTY:  # LIF-17.18
            place_tile(table, seat, space)  # LIF-17.19 may fill the area
            finish_action(table)
        else:  # LIF-17.17 the area need not be full
            aim_at(table, seat, BY_AGGRESSION, space)
