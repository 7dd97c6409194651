"""The standing orders of one match: given, followed, ended, and every change of them kept.

Whoever calls holds the lock of the table.
"""

from collections.abc import Iterable
from typing import Final, final

from wildtable.kernel.game import Denial
from wildtable.kernel.juncture import refuse_chain
from wildtable.kernel.match import Match
from wildtable.table.store import OrderLine
from wildtable.table.wire_orders import Ordered, Orders


@final
class StandingOrders:
    """`lines` is the log of orders: what was given and what has ended, in its order."""

    def __init__(self, match: Match, lines: Iterable[OrderLine]) -> None:
        self._match: Final = match
        self._given: Final[dict[int, dict[str, int]]] = {}  # by seat, by name: the number
        self._last: Final[dict[int, Orders]] = {}  # by seat: what it was told
        self.length = 0
        for line in lines:
            self.take(line)

    def take(self, line: OrderLine) -> None:
        mine = self._given.setdefault(line.seat, {})
        if line.given:
            mine.clear()  # one at a time: two could contradict each other
            mine[line.name] = line.value
        else:
            mine.pop(line.name, None)
        self.length += 1

    def told(self, seat: int) -> Orders:
        """What a seat is told, and no other one."""
        match = self._match
        offered = [] if match.over() else match.game.orders(match.content, match.state, seat)
        given = [Ordered(name, value) for name, value in self._given.get(seat, {}).items()]
        return Orders(offered, given)

    def news(self, seat: int) -> Orders | None:
        """What a seat must be told by now, if it is anything new."""
        now = self.told(seat)
        if now == self._last.get(seat, Orders([], [])):
            return None
        self._last[seat] = now
        return now

    def refuse(self, seat: int, name: str, value: int) -> Denial | None:
        """Why a seat can't give this order now."""
        offer = next((each for each in self.told(seat).offered if each.name == name), None)
        if offer is None:
            return Denial("KER-order", "kernel-no-such-order")
        if offer.values and value not in offer.values:
            least, most = min(offer.values), max(offer.values)
            return Denial("KER-order", "kernel-order-value", {"least": least, "most": most})
        return None

    def has(self, seat: int, name: str) -> bool:
        return name in self._given.get(seat, {})

    def ended(self) -> list[OrderLine]:
        """Orders that are not offered any more."""
        found = []
        for seat, mine in self._given.items():
            if mine:
                offered = {offer.name for offer in self.told(seat).offered}
                found += [self.line(seat, name, 0, given=False) for name in mine.keys() - offered]
        return found

    def line(self, seat: int, name: str, value: int, *, given: bool) -> OrderLine:
        return OrderLine(seat, name, value, given, len(self._match.log))

    def seats(self) -> list[int]:
        """Seats that are asked and have said beforehand what they do."""
        return [seat for seat in self._match.owing() if self.chain(seat)]

    def chain(self, seat: int) -> list[int]:
        """What a seat that is asked does by its order; empty where it must be asked itself."""
        match = self._match
        for name, value in self._given.get(seat, {}).items():
            news = match.heard(seat)
            move = match.game.ordered(match.content, match.state, seat, name, value, news)
            sealed = match.turn().sealed
            if move >= 0 and not refuse_chain(match.content, match.state, seat, [move], sealed):
                return [move]
        return []
