"""What goes over the wire about standing orders, to and from the seat whose they are."""

from msgspec import Struct

from wildtable.kernel.orders import Offer


class Ordered(Struct, frozen=True, omit_defaults=True):
    """An order in force."""

    name: str
    value: int = 0


class Orders(Struct, frozen=True, tag_field="type", tag="orders"):
    """The orders that my seat may give now, and those it has given; nobody else is told."""

    offered: list[Offer]
    given: list[Ordered]
