"""Moves that belong to another moment: which rule says when they may be made."""

from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import CARD_USE, SEEDING
from wildtable.games.wildlife.moves import CONVERT, MOVES, NO_SEAT, SPACE
from wildtable.games.wildlife.rules.table import active
from wildtable.kernel.frames import top
from wildtable.kernel.game import Denial

# What players do in their own turn, between actions.
IN_TURN: Final = ("play", "auction", "use", "convert", "end-turn")
# When all the others are asked for.
MOMENTS: Final = {
    "seed": "LIF-3.1",
    "migrate": "LIF-15.3",
    "expand": "LIF-9.4",
    "attack": "LIF-9.5",
    "raise": "LIF-10.1",
    "take": "LIF-11.1",
    "take-from": "LIF-11.5",
    "tile": "LIF-R45",
    "as": "LIF-12.1",
    "forgo": "LIF-R4",
    "resolve": "LIF-R6",
    "lift": "LIF-17.21",
    "land": "LIF-17.21",
    "strike": "LIF-17.16",
    "block": "LIF-17.6",
    "allow": "LIF-17.6",
    "bid": "LIF-14.3",
    "pass": "LIF-14.3",
    "step-back": "LIF-16.3",
    "remove": "LIF-13.2",
    "nominate": "LIF-23.5",
    "chart": "LIF-2.1",
    "nominator": "LIF-R41",
    "draw": "LIF-18.2",
}


def not_now(table: Board, seat: int, move: int) -> Denial:
    """Why a move can't be made at this moment, whatever its arguments are."""
    name = MOVES.family_of(move).name
    if name not in IN_TURN:
        return Denial(MOMENTS[name], f"not-now-{name}")
    playing = active(table)
    if playing == NO_SEAT:
        rule = "LIF-3.11" if top(table.stack) == SEEDING else "LIF-3.1"
        return Denial(rule, "before-first-turn")
    if seat == playing:  # LIF-R46 food is converted between actions
        return Denial("LIF-R46" if move == CONVERT else "LIF-8.10", "action-open")
    if top(table.stack) == CARD_USE:  # LIF-14.20 in the turn of another it is a bought card
        return Denial("LIF-14.20", "not-with-bought-card")
    # LIF-16.2 food is never converted in the turn of another
    return Denial("LIF-16.2" if move == CONVERT else "LIF-8.2", "not-your-turn", {"seat": playing})


def off_board(table: Board, move: int) -> Denial | None:
    """The space domain may be larger than the island."""
    family = MOVES.family_of(move)
    if not family.domains or family.domains[0] is not SPACE:
        return None
    args = family.args(move)
    if max(args) < table.content.spaces:
        return None
    return Denial("LIF-1.2", "no-such-space")
