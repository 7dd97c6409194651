"""A turn's actions: the menu, what each costs, and the end of the turn.

What each does is in `actions/`, in a file of its own.

Who has a turn, and when (DEF-4.1 to DEF-4.3), is in `rounds.py`.
"""

from typing import final

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import LEAVING, MACHINES, SIDE, TURN_POINTS
from wildtable.games.defenders.moves import (
    BREACH,
    BUILD,
    CARDS,
    CLEAR,
    DESTROY,
    EAT,
    END,
    GAIN,
    HACK_ATTACK,
    HEAL,
    MAPS,
    MOVE,
    REGROUP,
    REWILD,
    SANCTUARY,
    SHARE,
    TEAM_UP,
)
from wildtable.games.defenders.rules.actions.breach_wall import (
    breach,
    offer_breaches,
    refuse_breach,
)
from wildtable.games.defenders.rules.actions.build_camp import build_camp, may_build, refuse_build
from wildtable.games.defenders.rules.actions.clear_pollution import clear, is_polluted, refuse_clear
from wildtable.games.defenders.rules.actions.destroy_mech import destroy, refuse_destroy
from wildtable.games.defenders.rules.actions.heal import heal, refuse_heal
from wildtable.games.defenders.rules.actions.move import (
    destinations,
    go,
    offer_moves,
    refuse_move,
    travel,
)
from wildtable.games.defenders.rules.actions.regroup import offer_regroups, refuse_regroup
from wildtable.games.defenders.rules.actions.rewild_factory import may_rewild, refuse_rewild, rewild
from wildtable.games.defenders.rules.cards import offer_team_up, refuse_team_up, team_up
from wildtable.games.defenders.rules.communication import may_share, refuse_share, share
from wildtable.games.defenders.rules.damage import owe_roll, threat
from wildtable.games.defenders.rules.final_camp import exits_by_camp, leave_game
from wildtable.games.defenders.rules.hexes import HEXES
from wildtable.games.defenders.rules.item_tokens import gain_from_camp, refuse_gain
from wildtable.games.defenders.rules.items import offer_items, refuse_item, use_item
from wildtable.games.defenders.rules.news import HACKED
from wildtable.games.defenders.rules.refusals import not_now
from wildtable.games.defenders.rules.table import (
    ability_of,
    holds,
    in_force,
    seat_of,
    usable_camp,
)
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


@final
class Turning(Decision[Board]):
    """DEF-4.4 to DEF-4.10: actions, items, teaming up, and the end of the turn."""

    def turn(self, table: Board) -> Turn:
        return ASK[seat_of(table, field(table.stack, SIDE))]

    def legal(self, table: Board, seat: int) -> list[int]:
        """Everything the active player may do; DEF-4.6 ending early is always allowed."""
        side = field(table.stack, SIDE)
        moves = [END]
        goals: i64 = 0
        if field(table.stack, TURN_POINTS) > 0:
            goals = destinations(table, side)
            offer_actions(table, side, goals, moves)
        else:
            offer_team_up(table, side, moves)
            if holds(table, side, MAPS):
                goals = destinations(table, side)
        offer_items(table, side, goals, moves)
        if may_share(table, side):
            moves.append(SHARE)
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        side = field(table.stack, SIDE)
        if move == END:
            return None
        if move == SHARE:
            return refuse_share(table, side)
        if MOVE <= move < EAT:
            return refuse_action(table, side, move)
        if EAT <= move < TEAM_UP:
            return refuse_item(table, side, move)
        if TEAM_UP <= move < TEAM_UP + CARDS:
            return refuse_team_up(table, side, move - TEAM_UP)
        return not_now(move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        side = field(table.stack, SIDE)
        if move == END:
            end_turn(table)
        elif move == SHARE:
            share(table, side)
        elif MOVE <= move < EAT:
            act(table, side, move)
        elif EAT <= move < TEAM_UP:
            use_item(table, side, move)
        else:
            team_up(table, move - TEAM_UP)


def offer_actions(table: Board, side: int, goals: i64, moves: list[int]) -> None:
    """DEF-4.9 the action menu, DEF-4.7 of every defender; DEF-R-83 without what has no effect."""
    hex = table.at[side]  # DEF-4.8 where the organizer is
    offer_moves(goals, MOVE, moves)
    offer_regroups(table, side, REGROUP, moves)
    if may_build(table, side):
        moves.append(BUILD)
    if is_polluted(table, hex):
        moves.append(CLEAR)
    if table.mechs[hex] > 0:
        moves.append(DESTROY)
    if may_rewild(table, side):
        moves.append(REWILD)
    if usable_camp(table, hex):
        if table.damage[side] > 0:
            moves.append(HEAL)
        if not holds(table, side, table.camp[hex]):
            moves.append(GAIN)
    offer_breaches(table, side, BREACH, moves)


def refuse_action(table: Board, side: int, move: int) -> Denial | None:
    """Why an action that costs a point can't be taken."""
    if field(table.stack, TURN_POINTS) == 0:  # DEF-4.5 each costs a point
        return Denial("DEF-4.5", "no-points")
    hex = table.at[side]
    if MOVE <= move < MOVE + HEXES:
        return refuse_move(table, side, move - MOVE)
    if REGROUP <= move < REGROUP + HEXES:
        return refuse_regroup(table, side, move - REGROUP)
    if move == BUILD:
        return refuse_build(table, side)
    if move == CLEAR:
        return refuse_clear(table, hex)
    if move == DESTROY:
        return refuse_destroy(table, hex)
    if move == REWILD:
        return refuse_rewild(table, side)
    if move == HEAL:
        return refuse_heal(table, side)
    if move == GAIN:
        return refuse_gain(table, side)
    return refuse_breach(table, side, move - BREACH)


def act(table: Board, side: int, move: int) -> None:
    """Take an action: pay, note the threat as it stands (DEF-R-38), do it; the roll comes last."""
    put(table.stack, TURN_POINTS, field(table.stack, TURN_POINTS) - 1)
    danger = threat(table, side)  # DEF-15.3 also by the mech that is destroyed now
    if move == BUILD:
        exits = exits_by_camp(table, side)
        if exits:
            push(table.stack, LEAVING, side)
        if not exits or table.content.exit_rolls:  # DEF-R-43
            owe_roll(table, side, danger)
        build_camp(table, side)
        return
    by_sanctuary = REGROUP <= move < REGROUP + HEXES and in_force(table, SANCTUARY)
    if not by_sanctuary:  # DEF-9.20
        owe_roll(table, side, danger)
    if MOVE <= move < MOVE + HEXES:
        travel(table, side, move - MOVE)
    elif REGROUP <= move < REGROUP + HEXES:  # DEF-12.2 distance and walls do not matter
        go(table, side, move - REGROUP)  # DEF-12.3 no item
    elif move == CLEAR:
        clear(table, side, table.at[side])
    elif move == DESTROY:
        destroy(table, side, table.at[side])
    elif move == REWILD:
        rewild(table, side)
    elif move == HEAL:
        heal(table, side, table.damage[side])  # DEF-14.2 all of it, DEF-14.3 before the roll
    elif move == GAIN:
        gain_from_camp(table, side)
    else:
        breach(table, side, move - BREACH)


def end_turn(table: Board) -> None:
    """DEF-4.4 after the actions a machine card; DEF-4.11 only Hack Attack skips it."""
    side = field(table.stack, SIDE)
    pop(table.stack)
    if ability_of(table, side) == HACK_ATTACK:  # DEF-33.4
        table.turns += 1
        if table.news is not None:
            table.tell(HACKED.at(side))
        return
    # DEF-4.12 of the active player still, DEF-27.5 on the last turn too, DEF-28.6 and alone
    push(table.stack, MACHINES, side, NONE, 0, 0, NONE)


def leave(table: Board) -> None:
    """DEF-R-71 the exit ends the turn, points left are lost."""
    side = field(table.stack, SIDE)
    pop(table.stack)
    leave_game(table, side)
    end_turn(table)
