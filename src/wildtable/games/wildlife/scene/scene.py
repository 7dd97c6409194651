"""What a seat is shown: pieces on the layouts, what lies around the board, the prompt."""

from msgspec.structs import replace

from wildtable.games.wildlife.scene.cards import hand_of
from wildtable.games.wildlife.scene.contest import contest_of
from wildtable.games.wildlife.scene.lookups import lookups_of
from wildtable.games.wildlife.scene.meters import meters_of
from wildtable.games.wildlife.scene.overlays import overlays_of
from wildtable.games.wildlife.scene.panels import panels_of
from wildtable.games.wildlife.scene.pieces import pieces_of
from wildtable.games.wildlife.scene.prompts import prompt_of
from wildtable.games.wildlife.scene.reading import rule_of
from wildtable.games.wildlife.scene.scoring import scoring_of
from wildtable.games.wildlife.scene.seats import seats_of
from wildtable.games.wildlife.scene.tally import tally_of
from wildtable.games.wildlife.scene.warnings import MISTAKES
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.mistakes import warnings_of
from wildtable.kernel.scene import Scene


def scene_of(state: WildlifeState, seat: int) -> Scene:
    tally = tally_of(state, seat)
    scoring = scoring_of(state, seat, tally)
    return Scene(
        pieces_of(state, seat),
        panels_of(state, tally),
        replace(
            prompt_of(state, seat, scoring is not None),
            rule=rule_of(state),
            warnings=warnings_of(state, seat, MISTAKES),
        ),
        overlays_of(state, seat, tally),
        meters=meters_of(state, seat),
        seats=seats_of(state, seat),
        hand=hand_of(state, seat),
        contest=contest_of(state, seat),
        scoring=scoring,
        lookups=lookups_of(state, seat),
    )
