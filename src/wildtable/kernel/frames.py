"""Nested decisions live on a stack of frames: a turn, an auction, an attack with its defence.

The stack is one flat list of ints on the state, so a clone copies one list. A frame is WIDTH ints:
its kind, then its own fields (who decides, what is at stake). Rules code reads fields by position
through named constants; `FrameSpace` gives each kind and field its word for positions.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from wildtable.kernel.moves import BadText, Domain

WIDTH: Final = 8
UNSET: Final = -1
# Where the frame on top has its kind and its first fields, from the end of the stack.
TOP: Final = -8
FIRST: Final = -7
SECOND: Final = -6
THIRD: Final = -5


def push(
    stack: list[int],
    kind: int,
    a: int = UNSET,
    b: int = UNSET,
    c: int = UNSET,
    d: int = UNSET,
    e: int = UNSET,
    f: int = UNSET,
    g: int = UNSET,
) -> None:
    stack += (kind, a, b, c, d, e, f, g)  # compiled, twice as fast as `extend`


def pop(stack: list[int]) -> None:
    del stack[-WIDTH:]


def become(
    stack: list[int],
    kind: int,
    a: int = UNSET,
    b: int = UNSET,
    c: int = UNSET,
    d: int = UNSET,
    e: int = UNSET,
    f: int = UNSET,
    g: int = UNSET,
) -> None:
    """The frame on top becomes another: what `pop` and `push` do, in a third of the time."""
    stack[TOP] = kind
    stack[FIRST] = a
    stack[SECOND] = b
    stack[THIRD] = c
    stack[-4] = d
    stack[-3] = e
    stack[-2] = f
    stack[-1] = g


def top(stack: list[int]) -> int:
    """The kind of the frame on top, or UNSET for an empty stack."""
    return stack[-WIDTH] if stack else UNSET


def field(stack: list[int], place: int) -> int:
    """Field `place` (0..6) of the frame on top."""
    return stack[place + 1 - WIDTH]


def put(stack: list[int], place: int, value: int) -> None:
    stack[place + 1 - WIDTH] = value


def at(stack: list[int], level: int, place: int) -> int:
    """Field `place` of the frame at a level, 0 at the bottom: for kinds that always lie there."""
    return stack[WIDTH * level + 1 + place]


def put_at(stack: list[int], level: int, place: int, value: int) -> None:
    stack[WIDTH * level + 1 + place] = value


def lies_at(stack: list[int], level: int) -> int:
    """The kind of the frame at a level, or UNSET where the stack is not that high."""
    return stack[WIDTH * level] if len(stack) > WIDTH * level else UNSET


@final
class Maybe:
    """A field that a position may leave out: then it is unset, or `otherwise`."""

    def __init__(self, ranges_over: "Domain | range | None", otherwise: int) -> None:
        self.ranges_over: Final = ranges_over
        self.otherwise: Final = otherwise


def maybe(ranges_over: Domain | range | None = None, otherwise: int = UNSET) -> Maybe:
    return Maybe(ranges_over, otherwise)


FieldSpec = Domain | range | Maybe | None


@final
class FrameField:
    """A field of a kind of frame: its word, what it ranges over, and what it is if left out."""

    def __init__(self, kind: str, name: str, spec: FieldSpec) -> None:
        ranges_over = spec.ranges_over if isinstance(spec, Maybe) else spec
        self.kind: Final = kind
        self.name: Final = name
        self.spec: Final = spec
        self.optional: Final = spec is None or isinstance(spec, Maybe)
        self.otherwise: Final = spec.otherwise if isinstance(spec, Maybe) else UNSET
        self.domain: Final = ranges_over if isinstance(ranges_over, Domain) else None
        self.range: Final = ranges_over if isinstance(ranges_over, range) else None

    def renamed(self, names: Mapping[str, Sequence[str]]) -> "FrameField":
        domain = self.domain
        if domain is None or domain.name not in names:
            return self
        named = Domain(domain.name, domain.size, names[domain.name])
        return FrameField(
            self.kind, self.name, Maybe(named, self.otherwise) if self.optional else named
        )

    def write(self, value: int) -> Any:
        return self.domain.names[value] if self.domain is not None else value

    def read(self, words: Mapping[str, Any]) -> int:
        """The field's number in a frame that is spelled like this. Raises BadText."""
        if self.name not in words:
            if not self.optional:
                raise BadText(f"frame {self.kind} needs its field {self.name!r}")
            return self.otherwise
        value = words[self.name]
        if self.domain is not None:
            return self.domain.read(str(value))
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadText(f"frame {self.kind}: {self.name} is a whole number, not {value!r}")
        if self.range is not None and value not in self.range:
            last = self.range.stop - 1
            raise BadText(
                f"frame {self.kind}: {self.name} is {self.range.start} to {last}, not {value}"
            )
        return value


@final
class FrameKind:
    """A kind of frame: its word, its fields in order, and whether it is ever decided at.

    A kind with a `level` lies there and nowhere else on the stack, 0 at the bottom.
    """

    def __init__(
        self, name: str, number: int, fields: Sequence[FrameField], asks: bool, level: int
    ) -> None:
        if len(fields) >= WIDTH:
            raise ValueError(f"frame {name} has more than {WIDTH - 1} fields")
        self.name: Final = name
        self.number: Final = number
        self.fields: Final = list(fields)
        self.asks: Final = asks
        self.level: Final = level


@final
class FrameSpace:
    """The kinds of frame of a game, and a stack in words and back."""

    def __init__(self) -> None:
        self.kinds: list[FrameKind] = []

    def kind(self, name: str, number: int, *, level: int = UNSET, **fields: FieldSpec) -> None:
        """Declare the next kind of frame, which has a decision; `number` follows the one before.

        A field ranges over a domain or a range of numbers, or is any number or unset (None);
        `maybe(...)` says that a position may leave it out. A frame with a `level` lies only there.
        """
        self._declare(name, number, level, fields, asks=True)

    def context(self, name: str, number: int, *, level: int = UNSET, **fields: FieldSpec) -> None:
        """Declare a kind that only keeps what the frames above it need: nobody decides at it."""
        self._declare(name, number, level, fields, asks=False)

    def places(self, name: str, *places: int) -> None:
        """Hold constants to the places in the stack of all fields of a kind that has a level."""
        kind = self._called(name)
        first = WIDTH * kind.level + 1
        if kind.level == UNSET or list(places) != list(range(first, first + len(kind.fields))):
            raise ValueError(f"frame {name}: its fields lie from {first} on, not at {places}")

    def _declare(
        self, name: str, number: int, level: int, fields: Mapping[str, FieldSpec], asks: bool
    ) -> None:
        if number != len(self.kinds):
            raise ValueError(f"frame {name} has the number {len(self.kinds)}, not {number}")
        declared = [FrameField(name, word, spec) for word, spec in fields.items()]
        self.kinds.append(FrameKind(name, number, declared, asks, level))

    def named(self, names: Mapping[str, Sequence[str]]) -> "FrameSpace":
        space = FrameSpace()
        for kind in self.kinds:
            fields = [field.renamed(names) for field in kind.fields]
            space.kinds.append(FrameKind(kind.name, kind.number, fields, kind.asks, kind.level))
        return space

    def dump(self, stack: list[int]) -> list[dict[str, Any]]:
        """The stack in words, bottom first; a field that is not set is left out."""
        frames: list[dict[str, Any]] = []
        for start in range(0, len(stack), WIDTH):
            kind = self.kinds[stack[start]]
            words: dict[str, Any] = {"frame": kind.name}
            for place, frame_field in enumerate(kind.fields):
                value = stack[start + 1 + place]
                if value != UNSET:
                    words[frame_field.name] = frame_field.write(value)
            frames.append(words)
        return frames

    def load(self, frames: Sequence[Mapping[str, Any]]) -> list[int]:
        """The stack of frames in words, held to what was declared. Raises BadText."""
        stack: list[int] = []
        for level, words in enumerate(frames):
            kind = self._called(words.get("frame"))
            if kind.level not in (UNSET, level):
                raise BadText(f"frame {kind.name} lies at level {kind.level}, not {level}")
            known = [frame_field.name for frame_field in kind.fields]
            for word in words:
                if word != "frame" and word not in known:
                    raise BadText(f"frame {kind.name} has no field {word!r}")
            push(stack, kind.number)
            for place, frame_field in enumerate(kind.fields):
                put(stack, place, frame_field.read(words))
        if stack and not self.kinds[top(stack)].asks:
            raise BadText(f"nobody decides at a frame {self.kinds[top(stack)].name}")
        return stack

    def _called(self, name: object) -> FrameKind:
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise BadText(f"{name!r} is no frame; known: {', '.join([k.name for k in self.kinds])}")
