"""What a seat is shown: pieces on the layouts, panels, the prompt and the overlays."""

from msgspec.structs import replace

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import POSITION
from wildtable.games.wilderness.scene.cards import cards_of
from wildtable.games.wilderness.scene.goals import goals_of
from wildtable.games.wilderness.scene.meters import meters_of
from wildtable.games.wilderness.scene.overlays import overlays_of
from wildtable.games.wilderness.scene.panels import panels_of
from wildtable.games.wilderness.scene.pieces import pieces_of
from wildtable.games.wilderness.scene.prompts import prompt_of
from wildtable.games.wilderness.scene.reading import rule_of
from wildtable.games.wilderness.scene.seats import seats_of
from wildtable.games.wilderness.scene.warnings import MISTAKES
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.mistakes import warnings_of
from wildtable.kernel.scene import Scene


def scene_of(content: WildernessContent, state: WildernessState, seat: int) -> Scene:
    return Scene(
        pieces_of(content, state, seat),
        panels_of(state, seat),
        replace(
            prompt_of(content, state, seat),
            rule=rule_of(state),
            warnings=warnings_of(state, seat, MISTAKES),
        ),
        overlays_of(state, seat),
        meters=meters_of(state),
        seats=seats_of(content, state, seat),
        hand=cards_of(content, state, seat),
        goals=goals_of(content, state),
        faded=state.phase != POSITION,
    )
