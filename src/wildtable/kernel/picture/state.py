"""The picture of a bare state, in a notebook: its content knows which game it is of."""

from wildtable.kernel import registry
from wildtable.kernel.game import Content, State
from wildtable.kernel.picture.page import picture


def picture_of(state: State, content: Content) -> str | None:
    """What everybody may see; None of a game that is not installed, or a state without seats.

    Moves are declared in the name of their game, and a pack leaves them as they are.
    """
    seats = getattr(state, "seats", None)
    if seats is None or content.moves.name not in registry.names():
        return None
    return picture(registry.game(content.moves.name), content, state, seats)
