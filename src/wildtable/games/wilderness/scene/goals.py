"""What everybody is after: the five Elements, where they lie and who has taken which."""

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import FIELD
from wildtable.games.wilderness.scene.pieces import takers_of
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Goal, Goals
from wildtable.kernel.phrase import Phrase


def goals_of(content: WildernessContent, state: WildernessState) -> Goals | None:
    """NES-1.9 nothing is known of them before chance has laid out the board."""
    fields = state.board.elements
    if not fields:
        return None
    each = [
        Goal(
            f"element-{name}",
            Phrase("element-name", {"element": name}),
            Phrase("goal-field", {"field": FIELD.names[field]}),
            f"element-{name}",
            takers_of(state, element),
        )
        for element, (name, field) in enumerate(zip(content.element_names, fields, strict=False))
    ]
    return Goals(Phrase("goals"), each, Phrase("goals-note"))
