"""Suggestions at a table: what a bot would do in the place of a seat that is asked.

It is worked out where bots think, from what the seat may know and nothing else, before what others
want there who only watch. Nobody but who has asked is told what it is; that somebody has asked, and
how often, everybody learns when the match is over.
"""

import logging
from typing import Final, final

from wildtable.kernel.game import Denial
from wildtable.kernel.juncture import refuse_seat
from wildtable.kernel.scene import Phrase
from wildtable.table.table import Table
from wildtable.table.thinker import Question
from wildtable.table.thinkers import NoThought, Thinkers
from wildtable.table.trouble import no_suggestion
from wildtable.table.wire import Denied
from wildtable.table.wire_suggest import Suggested, all_told

log = logging.getLogger(__name__)


@final
class Suggesting:
    """Suggestions at one table."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self._table: Final = table
        self._thinkers: Final = thinkers

    async def answer(self, seat: int, key: str) -> Suggested | Denied:
        """The best ways for a seat, in the position as it is now. Raises Refused."""
        table, match = self._table, self._table.match
        async with table.lock:
            denial = self._refuse(seat)
            if denial is not None:
                return Denied(key, denial.rule, Phrase(denial.message, denial.args))
            version = match.version(seat)
            position = match.state.dump(seat)
            lots = table.lots(seat)
        question = Question(match.game.name, match.options, position, seat, "", lots)
        try:
            owner = table.audience.host() or table.id
            thought = await self._thinkers.think(question, owner, urgent=True)
        except NoThought as error:
            log.warning("no suggestion for seat %d of match %s: %s", seat, table.id, error)
            raise no_suggestion() from error
        suggestion = thought.suggestion
        assert suggestion is not None, "what could be done best was asked"
        await self._count(seat)
        return Suggested(key, version, all_told(suggestion), suggestion.stands)

    async def _count(self, seat: int) -> None:
        """At the end everybody is told how often."""
        table = self._table
        sql = "UPDATE seats SET advised = advised + 1 WHERE match = $1 AND seat = $2"
        await table.store.ready()
        await table.store.sql.write((sql, (table.id, seat)))
        table.advised[seat] += 1

    def _refuse(self, seat: int) -> Denial | None:
        table = self._table
        if not 0 <= seat < table.match.seats:
            return Denial("KER-turn", "kernel-only-players")
        if table.stopped is not None:
            return Denial("KER-stopped", "kernel-stopped")
        if not table.suggestions:
            return Denial("KER-suggestions", "kernel-no-suggestions")
        return table.course.halt() or refuse_seat(table.match.state, seat)
