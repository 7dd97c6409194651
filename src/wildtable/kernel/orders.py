"""Standing orders: what a seat has said beforehand about decisions that are yet to come.

A game offers them (`Game.orders`) and says what one answers (`Game.ordered`). An order that is not
offered any more has ended. Both may depend only on what the seat knows: what is offered and done
under a redeal is the same.
"""

from msgspec import Struct

from wildtable.kernel.phrase import Phrase


class Offer(Struct, frozen=True, omit_defaults=True):
    """An order that can be given now: its name, what it is called, and which numbers it takes."""

    name: str
    title: Phrase
    values: list[int] = []
