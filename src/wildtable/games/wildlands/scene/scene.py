"""What a seat is shown: the table, what lies around it, and what is to be decided."""

from msgspec.structs import replace

from wildtable.games.wildlands.scene.cards import cards_of
from wildtable.games.wildlands.scene.contest import contest_of
from wildtable.games.wildlands.scene.meters import meters_of
from wildtable.games.wildlands.scene.overlays import overlays_of
from wildtable.games.wildlands.scene.panels import panels_of
from wildtable.games.wildlands.scene.pieces import pieces_of
from wildtable.games.wildlands.scene.prompts import prompt_of
from wildtable.games.wildlands.scene.reading import rule_of
from wildtable.games.wildlands.scene.seats import seats_of, stock_of
from wildtable.games.wildlands.scene.warnings import MISTAKES
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.mistakes import warnings_of
from wildtable.kernel.scene import Scene


def scene_of(state: WildlandsState, seat: int) -> Scene:
    asked = seat >= 0 and bool(state.stack) and seat in state.turn().seats
    moves = state.legal(seat) if asked else []
    return Scene(
        pieces_of(state, seat),
        panels_of(state, seat),
        replace(
            prompt_of(state, seat, moves),
            rule=rule_of(state),
            warnings=warnings_of(state, seat, MISTAKES),
        ),
        overlays_of(state, seat),
        meters=meters_of(state),
        seats=seats_of(state, seat),
        hand=cards_of(state, seat, moves),
        contest=contest_of(state),
        stock=stock_of(state, seat),
    )
