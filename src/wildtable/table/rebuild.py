"""From the log back to the match: what a server does after a restart, when somebody comes.

Rules may have changed since a match was begun. It goes on if they play its log as it was played;
otherwise it is shown as it stood when they last agreed, and its record can be taken home.
So is one that those who run the server have ended.
"""

from collections.abc import Sequence
from typing import NamedTuple

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import (
    FORMAT,
    VERSION,
    Checkpoint,
    Record,
    Seat,
    fairness,
    with_trail,
)
from wildtable.kernel.record.replay import Differs, other_rules, play_again
from wildtable.kernel.view import decider
from wildtable.table.store import Awaited, Chair, Kept


class Unplayable(Exception):
    """A match that is kept can't even be shown; says why."""


class Stopped(NamedTuple):
    """Why a match can't go on, for its players, and its record as it was played."""

    why: str
    record: Record


class Rebuilt(NamedTuple):
    """A match, whole or up to where its replay differs."""

    match: Match
    stopped: Stopped | None = None


def replayed(kept: Kept) -> Match:
    """The match of a whole log. Raises Unplayable, and Differs."""
    match = _begun(kept)
    play_again(match, kept.lines, kept.states)
    return match


def rebuilt(kept: Kept) -> Rebuilt:
    """The match of a log, as far as it goes. Raises Unplayable."""
    try:
        match = replayed(kept)
    except Differs as difference:
        match = _begun(kept)
        play_again(match, kept.lines[: difference.agreed], {})
        why = _told(match, kept, difference)
        return Rebuilt(match, Stopped(why, _as_it_was_played(kept)))
    if kept.ended and not match.over():
        return Rebuilt(match, Stopped(_ended(kept), _as_it_was_played(kept)))
    return Rebuilt(match)


def sitting(chairs: Sequence[Chair]) -> list[Seat]:
    """Who sat there, as a record says it."""
    return [Seat(chair.name, chair.bot if chair.kind == "bot" else "person") for chair in chairs]


def awaited(match: Match) -> Awaited:
    """Who is waited for now."""
    turn = decider(match.turn(), match.owing())
    seats = [seat for seat in turn.seats if seat not in (turn.ready or [])]
    return Awaited(seats, match.owing())


def _begun(kept: Kept) -> Match:
    try:
        game = registry.game(kept.game)
        fair = None if kept.words else FairChance(kept.secret, kept.nonce)
        match = Match(game, kept.options, len(kept.chairs), fair, watch=True)
        match.fair_since = kept.since
        return match
    except (registry.UnknownGame, BadOption) as error:
        raise Unplayable(f"this match can't be played on: {error}") from error


def _told(match: Match, kept: Kept, difference: Differs) -> str:
    other = other_rules(match, kept.content, kept.rules)
    since = f" ({other})" if other else ""
    return (
        f"{match.game.title} has changed since this match was begun{since}, and the match can't go "
        f"on: {difference}. You see it as it stood after {difference.agreed} of its "
        f"{len(kept.lines)} moves, and can download its record."
    )


def _ended(kept: Kept) -> str:
    return (
        f"Those who run this server have ended the match: {kept.ended} You see it as it stood, and "
        "can download its record."
    )


def _as_it_was_played(kept: Kept) -> Record:
    fair = FairChance(kept.secret, kept.nonce)
    return with_trail(
        Record(
            format=FORMAT,
            version=VERSION,
            game=kept.game,
            content=kept.content,
            rules=kept.rules,
            options=kept.options,
            seats=sitting(kept.chairs),
            fairness=fairness(fair, kept.since, reveal=kept.result is not None or bool(kept.ended)),
            log=kept.lines,
            checkpoints=[Checkpoint(after, state) for after, state in kept.states.items()],
            result=kept.result,
            trail="",
            digest="",
        )
    )
