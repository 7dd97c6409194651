"""What a seat is shown: pieces on the layouts, panels, the prompt and the overlays."""

from wildtable.games.wildlife.scene.overlays import overlays_of
from wildtable.games.wildlife.scene.panels import panels_of
from wildtable.games.wildlife.scene.pieces import pieces_of
from wildtable.games.wildlife.scene.prompts import prompt_of
from wildtable.games.wildlife.scene.tally import tally_of
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.scene import Scene


def scene_of(state: WildlifeState, seat: int) -> Scene:
    tally = tally_of(state, seat)
    return Scene(
        pieces_of(state, seat),
        panels_of(state, seat, tally),
        prompt_of(state, seat),
        overlays_of(state, tally),
    )
