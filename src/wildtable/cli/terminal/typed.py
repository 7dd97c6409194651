"""From what a person types to a move: its number, its text, or a shortening of it."""

from collections.abc import Sequence

from wildtable.cli.terminal import Refused
from wildtable.kernel.moves import BadText, MoveSpace

MOST_SHOWN = 6


class Unclear(Refused):
    """Typed text that says no move, or more than one; says which."""


def read_move(text: str, space: MoveSpace, legal: Sequence[str]) -> int:
    """The move that is meant, legal ones first; one that isn't legal is for the rules to refuse.

    `drop d` may be typed as its number in the list of legal moves, as `d` where only one legal move
    has these arguments, or as `dr d` where only one begins like this. Raises Unclear.
    """
    typed = text.casefold().split()
    if not typed:
        raise Unclear("type-a-move")
    meant = [move for move in legal if _words(move) == typed]
    if not meant:
        meant = _numbered(text, legal) + [move for move in legal if _words(move)[1:] == typed]
        meant = list(dict.fromkeys(meant))
    if not meant:
        meant = [move for move in legal if _begins(move, typed)]
    if not meant:
        return _refusable(text, space, len(legal))
    if len(meant) > 1:
        raise _unclear(text, meant)
    return space.parse(meant[0])


def _numbered(text: str, legal: Sequence[str]) -> list[str]:
    number = int(text) if text.isdecimal() else 0
    return [legal[number - 1]] if 0 < number <= len(legal) else []


def _begins(move: str, typed: list[str]) -> bool:
    """Whether each typed word begins a word of the move, from its first or its second one on."""
    words = _words(move)
    return any(
        [
            len(typed) <= len(part)
            and all([word.startswith(start) for word, start in zip(part, typed, strict=False)])
            for part in (words, words[1:])
        ]
    )


def _refusable(text: str, space: MoveSpace, legal: int) -> int:
    """A move of the game, in full or without its family's name, that is not legal now."""
    try:
        return space.parse(text)
    except BadText as error:
        found = _in_families(text, space)
        if len(found) == 1:
            return found[0]
        if text.isdecimal():
            raise Unclear("numbered", most=legal, number=text) from error
        raise Unclear("no-such-move", why=str(error)) from error


def _in_families(text: str, space: MoveSpace) -> list[int]:
    found: list[int] = []
    for family in space.families:
        try:
            found.append(space.parse(f"{family.name} {text}"))
        except BadText:
            continue
    return found


def _words(move: str) -> list[str]:
    return move.casefold().split()


def _unclear(text: str, moves: list[str]) -> Unclear:
    shown, more = moves[:MOST_SHOWN], len(moves) - MOST_SHOWN
    if more > 0:
        return Unclear("may-mean-more", text=text, moves=shown, more=more)
    return Unclear("may-mean", text=text, moves=shown)
