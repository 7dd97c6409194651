"""Answers by idempotency key: a message that comes again gets its first answer.

Decisions that were taken are in the store and are remembered for ever. Of all other answers
(denied, staged, why) the last few are kept: what they answer has changed nothing that lasts.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, final

from wildtable.table.store import Receipt
from wildtable.table.wire import Ack, Answer

MOST_PASSING: Final = 512


@final
class Receipts:
    """The answers given at one table."""

    def __init__(self, taken: Iterable[Receipt]) -> None:
        self._taken = set(taken)
        self._passing: OrderedDict[Receipt, Answer] = OrderedDict()

    def answer(self, receipt: Receipt) -> Answer | None:
        """The first answer to a message, if it was given one."""
        if receipt in self._taken:
            return Ack(receipt.key)
        return self._passing.get(receipt)

    def took(self, receipt: Receipt) -> None:
        """A decision was taken, and is in the store."""
        self._taken.add(receipt)

    def answered(self, receipt: Receipt, answer: Answer) -> None:
        if receipt in self._taken:
            return
        self._passing[receipt] = answer
        if len(self._passing) > MOST_PASSING:
            self._passing.popitem(last=False)
