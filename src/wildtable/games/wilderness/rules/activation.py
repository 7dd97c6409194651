"""Activating an animal: its start, its price, Deactivation, forfeits (NES-7, NES-13, NES-R45)."""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import ACTING, OFF
from wildtable.games.wilderness.frames import (
    ACTED,
    ACTIVATION,
    ACTIVE,
    LEFT,
    RESTED,
)
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    ANIMALS,
    BEAR,
    BEAVER,
    DEACTIVATE,
    EAGLE,
    END,
    FORFEIT,
    SPRINT,
    WAKE,
)
from wildtable.games.wilderness.rules.action_move import (
    activations,
    end_action_move,
    end_activation,
    go_on,
)
from wildtable.games.wilderness.rules.animals.bear import (
    IN_SPRINT,
    NO_SPRINT,
    may_sprint,
    use_up_sprint,
)
from wildtable.games.wilderness.rules.animals.beaver import deactivate, deactivation_denial
from wildtable.games.wilderness.rules.animals.eagle import is_barred_by_eagle
from wildtable.games.wilderness.rules.animals.scarab import suffer_scarabs
from wildtable.games.wilderness.rules.animals.snake import suffer_poison
from wildtable.games.wilderness.rules.damage import is_dead, remove
from wildtable.games.wilderness.rules.elements import capture
from wildtable.games.wilderness.rules.plan import has_free_plan, has_plan
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.games.wilderness.rules.steps import begin_motion
from wildtable.games.wilderness.rules.stopping import stop_if_stuck
from wildtable.games.wilderness.rules.waking_up import wake_up, waking_denial
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import push
from wildtable.kernel.game import Denial

# --- why not ------------------------------------------------------------------------------------


@final
class ActionMove(Decision[Board]):
    """NES-7: activate an animal, wake one up, deactivate or forfeit one, or end the move."""

    def legal(self, table: Board, seat: int) -> list[int]:
        return [*activations(table), END]  # NES-7.7, NES-R31

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if move == END:
            return None
        if not ACTIVATE <= move < END:
            return not_now(table, move)
        piece = ANIMALS * seat + animal_of(move)
        denial = piece_denial(table, piece)
        if denial is not None:
            return denial
        if move == DEACTIVATE:
            return deactivation_denial(table, piece)
        if table.book.cost[piece % ANIMALS] > table.stack[LEFT]:  # NES-7.4
            return Denial("NES-7.4", "not-enough-activations")
        waking = WAKE <= move < WAKE + ANIMALS
        if waking or table.passive[piece]:
            return waking_denial(table, piece, waking=waking)
        if FORFEIT <= move < FORFEIT + ANIMALS:
            return forfeit_denial(table, piece)
        return option_denial(table, piece, IN_SPRINT if move == SPRINT else NO_SPRINT)

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move == END:
            end_action_move(table)
            return
        piece = ANIMALS * seat + animal_of(move)
        if move == DEACTIVATE:
            deactivate(table, piece)
        elif move >= FORFEIT:
            forfeit(table, piece)
        else:
            activate(table, piece, IN_SPRINT if move == SPRINT else NO_SPRINT)


def piece_denial(table: Board, piece: int) -> Denial | None:
    """Why an animal can't be played at all."""
    seat, animal = piece // ANIMALS, piece % ANIMALS
    if table.place[piece] < 0:  # NES-7.12
        return Denial("NES-7.12" if table.place[piece] == OFF else "NES-33.8", "not-on-board")
    if not table.token[piece]:  # NES-13.2, NES-12.2 for waking up too
        return Denial("NES-13.2", "no-token")
    if animal != EAGLE and is_barred_by_eagle(table, seat):  # NES-28.1
        return Denial("NES-28.1", "eagle-first")
    return None


def option_denial(table: Board, piece: int, sprint: int) -> Denial | None:
    """Why neither option A nor B can be carried out."""
    if sprint == IN_SPRINT and not may_sprint(table, piece):
        return Denial("NES-26.1", "sprint-used")
    if not has_plan(table, piece, sprint):  # NES-11.8
        return Denial("NES-11.8", "no-option")
    return None


def animal_of(move: int) -> int:
    if move == SPRINT:
        return BEAR
    if move == DEACTIVATE:
        return BEAVER
    base = ACTIVATE if move < SPRINT else WAKE if move < DEACTIVATE else FORFEIT
    return move - base


def forfeit_denial(table: Board, piece: int) -> Denial | None:
    animal = piece % ANIMALS
    if animal == BEAVER:
        return Denial("NES-R50", "beaver-never-forfeits")
    if not table.book.blocked_may_forfeit:
        return Denial("NES-R33", "blocked-is-ignored")
    if has_free_plan(table, piece, NO_SPRINT):
        return Denial("NES-R33", "not-blocked")
    if may_sprint(table, piece) and has_free_plan(table, piece, IN_SPRINT):
        return Denial("NES-R33", "not-blocked")
    return None


# --- doing it -----------------------------------------------------------------------------------


def activate(table: Board, piece: int, sprint: int) -> None:
    stack = table.stack
    seat = piece // ANIMALS
    stack[LEFT] = stack[LEFT] - table.book.cost[piece % ANIMALS]  # NES-7.2, NES-7.3, NES-12.6
    stack[RESTED] = 0
    stack[ACTED] = 1
    if sprint == IN_SPRINT:
        use_up_sprint(table, piece)
    table.token[piece] = 0  # NES-13.1
    renew(table, seat)  # NES-13.4, NES-13.6, NES-13.7, NES-13.8
    origin = table.place[piece]
    push(stack, ACTIVATION, piece, origin, sprint)  # NES-7.11 until it is over
    table.path.append(origin)
    if not table.book.damage_before_capture:
        capture(table, seat, origin)  # NES-17.1
    if table.phase == ACTING and suffer_poison(table, piece):
        after_poison(table)


def after_poison(table: Board) -> None:
    """Infestation, and then the option the animal is activated for."""
    piece = table.stack[ACTIVE]
    infested = suffer_scarabs(table, piece)
    hurt = infested or table.poison[piece] > 0
    if is_dead(table, piece):  # NES-R46
        remove(table, piece)
        renew(table, piece // ANIMALS)
        end_activation(table)
        return
    if table.book.damage_before_capture:
        capture(table, piece // ANIMALS, table.place[piece])
    if table.phase != ACTING:
        return
    if table.passive[piece]:
        wake_up(table, piece)
        return
    begin_motion(table, 1)
    if hurt:
        stop_if_stuck(table)


def forfeit(table: Board, piece: int) -> None:
    """NES-R33 its cost is paid, its token removed, and nothing else happens."""
    table.stack[LEFT] = table.stack[LEFT] - table.book.cost[piece % ANIMALS]
    table.stack[RESTED] = 0
    table.token[piece] = 0
    renew(table, piece // ANIMALS)
    go_on(table)
