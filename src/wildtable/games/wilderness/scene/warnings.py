"""Mistakes of beginners: early magic, only big animals, far from Elements, walks into reach.

A strike before the first step is told by the hints of attacks.
"""

from collections.abc import Iterator
from typing import Final

from wildtable.games.wilderness.fields import NONE, POSITION
from wildtable.games.wilderness.frames import ACTIVE
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BUY,
    CARDS,
    FIELDS,
    HALT,
    LAY,
    PLACE,
    SPARE,
)
from wildtable.games.wilderness.rules.arrangement import distance
from wildtable.games.wilderness.scene.hints import NOTHING_WON, element_won
from wildtable.games.wilderness.scene.odds import odds_of
from wildtable.games.wilderness.scene.overlays import nearest, struck
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.scene import Phrase, Warning

BIG: Final = 2  # NES-6.9 dots from which on an animal is big
FEW: Final = 2  # big animals without a small one that are no mistake yet
FAR: Final = 5  # steps to an Element that nobody walks in a move
RISK: Final = 25  # percent to fall that are worth a word


def early_magic(state: WildernessState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """NES-1.5 five tokens have to last for both phases."""
    dear = [state.content.moves.text(move) for move in (BUY, SPARE) if move in moves]
    if dear and state.phase == POSITION:
        left = Phrase("warn-early-magic", {"count": state.magic[seat]})
        yield Warning("early-magic", dear, left, "NES-1.5")


def only_big(state: WildernessState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """NES-7.5 of three activations a big animal takes two: told while a small one could be laid."""
    dots = state.book.dots
    placed = [animal for animal in range(ANIMALS) if state.place[ANIMALS * seat + animal] != NONE]
    small = any(
        dots[animal] < BIG and state.hands[CARDS * seat + animal] for animal in range(ANIMALS)
    )
    big = [animal for animal, _ in placings(moves) if dots[animal] >= BIG]
    if big and small and len(placed) >= FEW and min(dots[each] for each in placed) >= BIG:
        names = {state.content.moves.text(PLACE + FIELDS * each).rpartition(" ")[0] for each in big}
        yield Warning("only-big", sorted(names), Phrase("warn-only-big"), "NES-7.5")


def placings(moves: list[int]) -> list[tuple[int, int]]:
    """Animals that can be laid, and where."""
    return [divmod(move - PLACE, FIELDS) for move in moves if PLACE <= move < LAY]


def far_from_elements(state: WildernessState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """NES-17.2 Elements are walked to: told of animals that come nearer to none of them."""
    placing = placings(moves)
    steps = nearest(state, seat) if placing else {}
    far = max(steps, key=lambda goal: steps[goal], default=NONE)
    if far == NONE or steps[far] < FAR:
        return
    nearer = {
        here: any(distance(here, goal) < steps[goal] for goal in steps) for _, here in placing
    }
    vain = [PLACE + FIELDS * animal + here for animal, here in placing if not nearer[here]]
    if vain and any(nearer.values()):
        element = state.book.element_names[state.board.element_at[far]]
        text = Phrase("warn-far-from-elements", {"element": element, "steps": steps[far]})
        names = [state.content.moves.text(move) for move in vain]
        yield Warning("far-from-elements", names, text, "NES-17.2")


def into_reach(state: WildernessState, seat: int, moves: list[int]) -> Iterator[Warning]:
    """NES-10.2 who stops in reach is struck: told with the dice of the most dangerous one."""
    if HALT not in moves:
        return
    piece = state.stack[ACTIVE]
    here = state.place[piece]
    if element_won(state, seat, here) != NOTHING_WON:
        return  # that is what one walks for
    hitting = [
        other
        for other in range(ANIMALS * state.seats)
        if other // ANIMALS != seat
        and state.place[other] >= 0
        and state.token[other]
        and not state.passive[other]
        and here in struck(state, other)
    ]
    chance = max([odds_of(state, other, piece).unpaid for other in hitting], default=0)
    if chance >= RISK:
        words: dict[str, str | int] = {"count": len(hitting), "chance": chance}
        yield Warning("into-reach", ["halt"], Phrase("warn-into-reach", words), "NES-10.2")


MISTAKES: Final = (early_magic, only_big, far_from_elements, into_reach)
