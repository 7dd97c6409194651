"""What lies on a table is declared once, as fields: lists of ints and numbers.

    FIELDS: Final = Fields(
        numbers("food", "by seat", each(1), fill=of("start_food"), most=of("most_food")),
        numbers("hands", "CARDS * seat + card", each(CARDS), most=HAND, seen=OWNER),
        pile("path", "fields in order", up_to=20, most=FIELDS - 1),
        numbers("camp", "by field", FIELDS, most=1, shared=True),
        number("turns", "finished turns", most=10_000),
    )

What seldom changes is `shared`: a tuple that a state and its copies have in common, and that is
replaced instead of changed (`table.camp = changed(table.camp, field, 1)`). The less there is to
copy, the faster a search.

From this table come blank states, copies, the bounds that `audit` and `load` hold a state to, and
`observe`: what a seat knows, as numbers. A game in one file uses `blank`, `copy`, `faults` and
`observe` as they are; for a large one `make boards` writes them out as a class `Board`, which is as
fast as code by hand (`tools/boards.py`).
"""

from typing import Any, Final, final

from wildtable.kernel.frames import UNSET, WIDTH
from wildtable.kernel.game import State
from wildtable.kernel.turn import REFEREE

# Who may see a field; else the name of a method of the state that says what a viewer sees of it.
ALL: Final = "all"
OWNER: Final = "owner"  # of a list with as many places for each seat: a seat sees its own
NONE: Final = "none"

LEAST: Final = -(2**31)  # of the numbers that an observation can hold
MOST: Final = 2**31 - 1

DEPTH: Final = 3  # frames of the stack that an observation holds, the top one first


@final
class Amount:
    """A number that follows from the content and the number of seats."""

    def __init__(
        self, factor: int, seats: bool, name: str = "", index: bool = False, plus: int = 0
    ) -> None:
        self.factor: Final = factor
        self.seats: Final = seats  # times the number of seats
        self.name: Final = name  # of an attribute of the content, or empty
        self.index: Final = index  # that attribute is a list by number of seats
        self.plus: Final = plus

    def of(self, content: Any, seats: int) -> Any:
        """The number; or a list of the content, where a fill is one."""
        value: Any = getattr(content, self.name) if self.name else 1
        if self.index:
            value = value[seats]
        if self.seats:
            value = value * seats
        return value * self.factor + self.plus if isinstance(value, int) else value

    def code(self) -> str:
        """The same as an expression over `content` and `seats`."""
        parts = [f"content.{self.name}" + ("[seats]" if self.index else "")] if self.name else []
        parts += ["seats"] if self.seats else []
        parts += [str(self.factor)] if self.factor != 1 or not parts else []
        added = f" + {self.plus}" if self.plus > 0 else f" - {-self.plus}" if self.plus else ""
        return " * ".join(parts) + added


def each(factor: int = 1, plus: int = 0) -> Amount:
    """As many for each seat."""
    return Amount(factor, seats=True, plus=plus)


def of(name: str, *, by_seats: bool = False, times_seats: bool = False, plus: int = 0) -> Amount:
    """An attribute of the content: a number, or a list that a field begins as."""
    return Amount(1, times_seats, name, by_seats, plus)


LAST_SEAT: Final = each(1, -1)
Number = int | Amount


@final
class Field:
    """One attribute of a state: what it is, how it begins, its bounds, and who may see it."""

    def __init__(
        self,
        name: str,
        says: str,
        size: Number,
        fill: Number,
        least: Number,
        most: Number,
        seen: str,
        kind: str,
        *,
        fills_itself: bool = False,
        shared: bool = False,
        shown: Number | None = None,
    ) -> None:
        self.name: Final = name
        self.says: Final = says
        self.size: Final = size
        self.fill: Final = fill
        self.least: Final = least
        self.most: Final = most
        self.seen: Final = seen
        self.kind: Final = kind
        self.fills_itself: Final = fills_itself  # it begins as a list of the content
        self.shared: Final = shared  # a tuple, which copies share
        self.shown: Final[Number] = size if shown is None else shown  # in an observation
        if seen == OWNER and not (isinstance(size, Amount) and size.seats):
            raise ValueError(f"field {name}: {OWNER} needs a size that is `each(...)`")

    def blank(self, content: Any, seats: int) -> Any:
        """How the attribute begins."""
        if self.kind == REFERENCE:
            return None
        fill = value_of(self.fill, content, seats)
        if self.kind == NUMBER:
            return fill
        if self.kind == PILE:
            held: list[int] = []
        elif self.fills_itself:
            held = list(fill)
        else:
            held = [fill] * self.places(content, seats)
        return tuple(held) if self.shared else held

    def places(self, content: Any, seats: int) -> int:
        """How many numbers it holds, or may hold."""
        return int(value_of(self.size, content, seats))

    def observed(self, content: Any, seats: int) -> int:
        """How many numbers an observation has of it."""
        return int(value_of(self.shown, content, seats))


NUMBERS: Final = "numbers"  # a list of fixed length
PILE: Final = "pile"  # a list that grows and shrinks
NUMBER: Final = "number"
REFERENCE: Final = "reference"  # something else that never changes; it is neither seen nor bounded


def numbers(
    name: str,
    says: str,
    size: Number,
    *,
    most: Number,
    fill: Number = 0,
    least: Number = 0,
    seen: str = ALL,
    shared: bool = False,
) -> Field:
    """A list of fixed length."""
    return Field(name, says, size, fill, least, most, seen, NUMBERS, shared=shared)


def copies(
    name: str,
    says: str,
    size: Number,
    *,
    like: Amount,
    most: Number,
    seen: str = ALL,
    shared: bool = False,
) -> Field:
    """A list that begins like a list of the content."""
    return Field(name, says, size, like, 0, most, seen, NUMBERS, fills_itself=True, shared=shared)


def pile(
    name: str,
    says: str,
    *,
    up_to: Number,
    most: Number,
    least: Number = 0,
    seen: str = ALL,
    shared: bool = False,
    shown: Number | None = None,
) -> Field:
    """A list that is empty at first and grows up to a length.

    `shown`: an observation has no more of it than this, the last ones.
    """
    return Field(name, says, up_to, 0, least, most, seen, PILE, shared=shared, shown=shown)


def number(
    name: str, says: str, *, most: Number, fill: Number = 0, least: Number = 0, seen: str = ALL
) -> Field:
    return Field(name, says, 1, fill, least, most, seen, NUMBER)


def reference(name: str, says: str, type_name: str) -> Field:
    """An object of `module:Class` that never changes; whoever makes a state sets it."""
    return Field(name, f"{says}; {type_name}", 0, 0, 0, 0, NONE, REFERENCE)


@final
class Slot:
    """Some places of an observation: whose they are, and the bounds of their numbers.

    What can't be seen, or isn't there, is one less than `least`. Frames of the stack have fields
    of many kinds, and no bounds.
    """

    def __init__(
        self, name: str, first: int, size: int, least: int, most: int, says: str, seen: str = ALL
    ) -> None:
        self.name: Final = name
        self.first: Final = first
        self.size: Final = size
        self.least: Final = least
        self.most: Final = most
        self.says: Final = says
        self.seen: Final = seen


@final
class Fields:
    """All fields of a state, in order."""

    def __init__(self, *fields: Field) -> None:
        names = [field.name for field in fields]
        if len(set(names)) != len(names):
            raise ValueError(f"a field is declared twice: {names}")
        self.fields: Final = list(fields)
        # How fields begin, worked out once for a content and a number of seats: matches are short.
        self._content: Any = None
        self._seats = -1
        self._begin: list[tuple[str, Any]] = []

    def blank(self, state: State, content: Any, seats: int) -> None:
        """Give a new state its fields."""
        if content is not self._content or seats != self._seats:
            self._content, self._seats = content, seats
            self._begin = [(field.name, field.blank(content, seats)) for field in self.fields]
        for name, value in self._begin:
            setattr(state, name, value[:] if isinstance(value, list) else value)

    def copy(self, old: State, new: State) -> None:
        for field in self.fields:
            value = getattr(old, field.name)
            setattr(new, field.name, value[:] if isinstance(value, list) else value)

    def faults(self, state: State, content: Any, seats: int) -> list[str]:
        """Fields whose numbers are too small, too large, too many or too few."""
        faults: list[str] = []
        for field in self.fields:
            if field.kind != REFERENCE:
                held: Any = getattr(state, field.name)
                least = value_of(field.least, content, seats)
                most = value_of(field.most, content, seats)
                values = [held] if field.kind == NUMBER else list(held)
                check_bounds(faults, field.name, values, least, most)
                size = field.places(content, seats)
                check_size(faults, field.name, len(values), size, field.kind == PILE)
        return faults

    def observe(self, state: State, content: Any, seats: int, seat: int) -> list[int]:
        """What a seat knows, one list: see `slots`."""
        seen = observe_turn(state, seat)
        for field in self.fields:
            if field.kind != REFERENCE and field.seen != NONE:
                size = field.observed(content, seats)
                unseen = value_of(field.least, content, seats) - 1
                if field.seen == ALL:
                    value = getattr(state, field.name)
                    values = [value] if field.kind == NUMBER else value
                    add_padded(seen, values, size, unseen)
                elif field.seen == OWNER:
                    add_owned(seen, getattr(state, field.name), size // seats, seat, unseen)
                else:
                    add_padded(seen, getattr(state, field.seen)(seat), size, unseen)
        return seen

    def slots(self, content: Any, seats: int) -> list[Slot]:
        """What the places of an observation are, in order."""
        frames = f"the top {DEPTH} frames of the stack, a kind and its fields each; -1: not there"
        slots = [Slot("seat", 0, 1, REFEREE, seats - 1, "who looks")]
        slots.append(Slot("stack", 1, DEPTH * WIDTH, LEAST, MOST, frames))
        for field in self.fields:
            if field.kind != REFERENCE and field.seen != NONE:
                first = slots[-1].first + slots[-1].size
                least = value_of(field.least, content, seats)
                most = value_of(field.most, content, seats)
                size = field.observed(content, seats)
                slots.append(Slot(field.name, first, size, least, most, field.says, field.seen))
        return slots


def value_of(number: Number, content: Any, seats: int) -> Any:
    return number.of(content, seats) if isinstance(number, Amount) else number


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """What is shared, with another value at a place."""
    copy = list(values)
    copy[place] = value
    return tuple(copy)


# --- what boards and `Fields` share -------------------------------------------------------------

# By what stands for the unseen, and how often it does. An observation can be one third of these, so
# they are made once and handed out.
_UNSEEN: Final[dict[int, tuple[int, ...]]] = {}
_MOST_UNSEEN: Final = 1 << 20  # numbers that an observation has instead of others, all together


def unseen_numbers(unseen: int, count: int) -> tuple[int, ...]:
    """What an observation has instead of so many numbers."""
    key = unseen * _MOST_UNSEEN + count
    made = _UNSEEN.get(key)
    if made is None:
        made = (unseen,) * count
        _UNSEEN[key] = made
    return made


Values = list[int] | tuple[int, ...]  # of a field of one state, or shared by its copies

# Observations grow by `+=`: compiled, `extend` takes twice as long for each number.


def observe_turn(state: State, seat: int) -> list[int]:
    """The beginning of every observation: who looks, and the frames on top of the stack."""
    seen = [seat]
    stack = state.stack
    start = len(stack)
    for left in range(DEPTH, 0, -1):
        if start == 0:
            seen += unseen_numbers(UNSET, WIDTH * left)
            break
        start -= WIDTH
        seen += stack[start : start + WIDTH]
    return seen


def add_padded(seen: list[int], values: Values, size: int, unseen: int) -> None:
    """A list, and `unseen` up to its size; what is too long is cut at its beginning."""
    length = len(values)
    if length > size:
        seen += values[length - size :]
    else:
        seen += values
        if length < size:
            seen += unseen_numbers(unseen, size - length)


def add_owned(seen: list[int], values: Values, block: int, seat: int, unseen: int) -> None:
    """Of a list with a block for each seat the viewer's own, and `unseen` for the others."""
    if seat == REFEREE:
        seen += values
        return
    before = block * seat if seat >= 0 else 0
    own = block if seat >= 0 else 0
    seen += unseen_numbers(unseen, before)
    seen += values[before : before + own]
    seen += unseen_numbers(unseen, len(values) - before - own)


def check_bounds(faults: list[str], name: str, values: list[int], least: int, most: int) -> None:
    for place, value in enumerate(values):
        if value < least or value > most:
            where = f"{name}.{place}" if len(values) > 1 else name
            faults.append(f"{where}: {least} to {most}, not {value}")


def check_size(faults: list[str], name: str, length: int, size: int, grows: bool) -> None:
    if length > size or (length < size and not grows):
        wanted = f"at most {size}" if grows else str(size)
        faults.append(f"{name}: {wanted} numbers, not {length}")
