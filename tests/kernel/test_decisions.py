"""Decisions by the kind of their frames, and a state that asks them."""

import pytest

from wildtable.examples.leduc import FRAMES, Betting, Dealing, LeducState, TurningUp
from wildtable.kernel.decisions import Context, decisions
from wildtable.kernel.frames import FrameSpace, push
from wildtable.kernel.turn import BY_CHANCE, OVER


def test_they_lie_by_kind_in_any_order() -> None:
    found = decisions(FRAMES, Betting(2), Dealing(0), TurningUp(1))
    assert [type(each) for each in found] == [Dealing, TurningUp, Betting]


def test_one_is_missing() -> None:
    with pytest.raises(ValueError, match="frame betting: no decision"):
        decisions(FRAMES, Dealing(0), TurningUp(1))


def test_one_is_double() -> None:
    with pytest.raises(ValueError, match="two decisions for frames of kind 0"):
        decisions(FRAMES, Dealing(0), TurningUp(0), Betting(2))


def test_one_has_no_kind_of_frame() -> None:
    with pytest.raises(ValueError, match="without a kind of frame: \\[3\\]"):
        decisions(FRAMES, Dealing(0), TurningUp(1), Betting(2), Betting(3))


def test_nobody_decides_at_a_context() -> None:
    frames = FrameSpace()
    frames.context("strike", 0)
    with pytest.raises(ValueError, match="frame strike: a context"):
        decisions(frames, Dealing(0))
    (context,) = decisions(frames)
    assert isinstance(context, Context)
    with pytest.raises(RuntimeError, match="nobody decides"):
        context.turn(LeducState([]))
    with pytest.raises(RuntimeError, match="nothing can be done"):
        context.apply(LeducState([]), 0, 0)


def test_a_state_asks_the_top_and_is_over_without_one() -> None:
    state = LeducState([])
    assert state.turn() is OVER
    push(state.stack, 0)
    assert state.turn() is BY_CHANCE
    assert [weight for _, weight in state.chance()] == [2, 2, 2]
