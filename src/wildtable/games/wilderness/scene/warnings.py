"""Mistakes that beginners make, told before the move: magic spent early, only big animals."""

from typing import Final

from wildtable.games.wilderness.fields import NONE, POSITION
from wildtable.games.wilderness.moves import ANIMALS, BUY, CARDS, FIELDS, PLACE, SPARE
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.scene import Phrase, Warning

BIG: Final = 2  # NES-6.9 dots from which on an animal is big
FEW: Final = 2  # big animals without a small one that are no mistake yet


def warnings_of(state: WildernessState, seat: int) -> list[Warning]:
    """What to think of before the viewer decides."""
    if seat < 0 or state.phase != POSITION or seat not in state.turn().seats:
        return []
    moves = state.legal(seat)
    found = [early_magic(state, seat, moves), only_big(state, seat, moves)]
    return [each for each in found if each is not None]


def early_magic(state: WildernessState, seat: int, moves: list[int]) -> Warning | None:
    """NES-1.5 five tokens have to last for both phases."""
    dear = [state.content.moves.text(move) for move in (BUY, SPARE) if move in moves]
    if not dear:
        return None
    left = Phrase("warn-early-magic", {"count": state.magic[seat]})
    return Warning("early-magic", dear, left)


def only_big(state: WildernessState, seat: int, moves: list[int]) -> Warning | None:
    """NES-7.5 of three activations a big animal takes two: told while a small one could be laid."""
    dots = state.book.dots
    placed = [animal for animal in range(ANIMALS) if state.place[ANIMALS * seat + animal] != NONE]
    small = any(
        dots[animal] < BIG and state.hands[CARDS * seat + animal] for animal in range(ANIMALS)
    )
    big = [
        move
        for move in moves
        if PLACE <= move < PLACE + ANIMALS * FIELDS and dots[(move - PLACE) // FIELDS] >= BIG
    ]
    if not big or not small or len(placed) < FEW or min(dots[each] for each in placed) < BIG:
        return None
    names = {state.content.moves.text(move).rpartition(" ")[0] for move in big}
    return Warning("only-big", sorted(names), Phrase("warn-only-big"))
