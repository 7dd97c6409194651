"""What a seat saw before: the moments of a match, each as it looked from a seat.

A moment is what a seat was shown between two updates: it is named by the seat's version, which
counts them and is in every view. What others have sealed meanwhile makes no moment, so how many
there are tells a seat no more than it was told at the time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from wildtable.kernel.juncture import refuse_chain, refuse_seat
from wildtable.kernel.match import Match
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.view import View, choices, decider, result


class Past(NamedTuple):
    """A moment of a seat: the last line of the log that belongs to it, and how much it had heard.

    The number of the line is for nobody's eyes while the match goes on.
    """

    version: int
    line: int
    heard: int


def moments(match: Match, seat: int) -> list[Past]:
    """All moments of a seat in their order, the present one last; none where chance decides."""
    found: dict[int, Past] = {}
    for line in range(len(match.log) + 1):
        version = match.version_at(line, seat)
        found[version] = Past(version, line, match.heard_at(line, seat))
    # Chance answers at once, so what it was asked is what the next line answers.
    log = match.log
    return [
        past for past in found.values() if past.line == len(log) or log[past.line].seat != CHANCE
    ]


def view_of(
    match: Match, past: Past, seat: int, since: int, tried: Sequence[int] = ()
) -> View | None:
    """What a seat was shown at a moment, with the news from number `since` on up to it.

    It could have `tried` other moves then: they are shown as if staged. None where it could not.
    """
    moment = match.juncture(past.line)
    state = moment.state
    sealed = state.turn().sealed
    if tried and refuse_seat(state, seat) is not None:
        return None
    if tried and refuse_chain(match.content, state, seat, tried, sealed) is not None:
        return None
    for move in tried:
        state.apply(seat, move)
    texts = match.content.moves.text
    return View(
        seat=seat,
        version=past.version,
        turn=decider(state.turn(), moment.owing()),
        scene=match.game.scene(match.content, state, seat),
        choices=choices(match.content, state, seat),
        staged=[texts(move) for move in tried],
        at_barrier=False,
        answer=[texts(move) for move in moment.answers[seat]] if seat >= 0 else [],
        can_undo=False,
        news=match.heard(seat)[since : past.heard],
        stills=[],
        result=result(state.outcome()),
    )
