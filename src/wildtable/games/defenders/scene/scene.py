"""What a seat is shown: pieces on the layouts, panels, prompt, overlays, and what it may say."""

from msgspec.structs import replace

from wildtable.games.defenders.scene.cards import cards_of
from wildtable.games.defenders.scene.contest import contest_of
from wildtable.games.defenders.scene.meters import meters_of
from wildtable.games.defenders.scene.overlays import overlays_of
from wildtable.games.defenders.scene.panels import panels_of
from wildtable.games.defenders.scene.pieces import pieces_of
from wildtable.games.defenders.scene.prompts import prompt_of
from wildtable.games.defenders.scene.reading import rule_of
from wildtable.games.defenders.scene.seats import seats_of
from wildtable.games.defenders.scene.talk import phrases_of
from wildtable.games.defenders.scene.warnings import MISTAKES
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.mistakes import warnings_of
from wildtable.kernel.scene import Scene


def scene_of(state: DefendersState, seat: int) -> Scene:
    return Scene(
        pieces_of(state, seat),
        panels_of(state, seat),
        replace(
            prompt_of(state, seat), rule=rule_of(state), warnings=warnings_of(state, seat, MISTAKES)
        ),
        overlays_of(state),
        phrases_of(state, seat),
        meters=meters_of(state),
        seats=seats_of(state),
        hand=cards_of(state, seat),
        contest=contest_of(state, seat),
    )
