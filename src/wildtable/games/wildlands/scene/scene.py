"""What a seat is shown: pieces on the layouts, panels, the prompt and the overlays."""

from wildtable.games.wildlands.scene.overlays import overlays_of
from wildtable.games.wildlands.scene.panels import panels_of
from wildtable.games.wildlands.scene.pieces import pieces_of
from wildtable.games.wildlands.scene.prompts import prompt_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Scene


def scene_of(state: WildlandsState, seat: int) -> Scene:
    return Scene(
        pieces_of(state, seat),
        panels_of(state, seat),
        prompt_of(state, seat),
        overlays_of(state, seat),
    )
