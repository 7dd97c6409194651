"""From the log back to the match: what a server does after a restart, when somebody comes."""

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import BadRecord
from wildtable.kernel.record.replay import take
from wildtable.table.store import Kept


class Unplayable(Exception):
    """A match that is kept can't be played on; says why."""


def rebuilt(kept: Kept) -> Match:
    """The match of a log. Raises Unplayable."""
    try:
        game = registry.game(kept.game)
        fair = FairChance(kept.secret, kept.nonce)
        match = Match(game, kept.options, len(kept.chairs), fair, watch=True)
        if match.content.hash != kept.content:
            raise Unplayable(f"{game.title} has changed since this match was begun")
        for number, text in enumerate(kept.lines):
            take(match, number, text)
    except (registry.UnknownGame, BadOption, BadRecord) as error:
        raise Unplayable(f"this match can't be played on: {error}") from error
    return match
