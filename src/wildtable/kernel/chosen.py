"""What was said of the move that a seat has staged last, so that every device can say it."""

from msgspec import Struct

from wildtable.kernel.game import Content, Game
from wildtable.kernel.match import Stage
from wildtable.kernel.scene import Hint, Phrase, Prompt


class Chosen(Struct, frozen=True, gc=False):
    """The words for it, what is picked for it, and what it would bring."""

    label: Phrase | None
    picks: list[str]
    hint: Hint | None


def chosen(game: Game, content: Content, stage: Stage, seat: int) -> Chosen:
    """Of the last staged move, or of a shortcut that ends with it: the shortest one of which
    anything was said.
    """
    space = content.moves
    moves = [space.text(move) for move in stage.moves]
    picks = space.picks(stage.moves[-1])
    for number in range(len(moves) - 1, -1, -1):
        prompt = game.scene(content, stage.before[number], seat).prompt
        whole = ",".join(moves[number:])
        hint = next((hint for hint in prompt.hints if hint.move == whole), None)
        label = _label(prompt, whole) if hint is None or hint.label is None else hint.label
        if hint is not None or label is not None:
            return Chosen(label, picks, hint)
    return Chosen(None, picks, None)


def _label(prompt: Prompt, whole: str) -> Phrase | None:
    """What the button of these moves says: their own one, else that of the move's family."""
    texts = {action.move: action.text for action in prompt.actions}
    family = whole.split(" ", 1)[0]
    return texts.get(whole, None if "," in whole else texts.get(family))
