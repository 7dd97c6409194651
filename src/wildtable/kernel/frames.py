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
    stack.extend((kind, a, b, c, d, e, f, g))


def pop(stack: list[int]) -> None:
    del stack[-WIDTH:]


def top(stack: list[int]) -> int:
    """The kind of the frame on top, or UNSET for an empty stack."""
    return stack[-WIDTH] if stack else UNSET


def field(stack: list[int], place: int) -> int:
    """Field `place` (0..6) of the frame on top."""
    return stack[place + 1 - WIDTH]


def put(stack: list[int], place: int, value: int) -> None:
    stack[place + 1 - WIDTH] = value


@final
class FrameKind:
    """A kind of frame: its word, and the words and domains of its fields in order.

    A field without a domain is a plain number.
    """

    def __init__(self, name: str, number: int, fields: Mapping[str, Domain | None]) -> None:
        if len(fields) >= WIDTH:
            raise ValueError(f"frame {name} has more than {WIDTH - 1} fields")
        self.name: Final = name
        self.number: Final = number
        self.fields: Final = dict(fields)


@final
class FrameSpace:
    """The kinds of frame of a game, and a stack in words and back."""

    def __init__(self) -> None:
        self.kinds: list[FrameKind] = []

    def kind(self, name: str, number: int, **fields: Domain | None) -> None:
        """Declare the next kind of frame; `number` must follow the one before."""
        if number != len(self.kinds):
            raise ValueError(f"frame {name} has the number {len(self.kinds)}, not {number}")
        self.kinds.append(FrameKind(name, number, fields))

    def named(self, names: Mapping[str, Sequence[str]]) -> "FrameSpace":
        space = FrameSpace()
        for kind in self.kinds:
            space.kinds.append(
                FrameKind(
                    kind.name,
                    kind.number,
                    {
                        word: Domain(d.name, d.size, names[d.name]) if d and d.name in names else d
                        for word, d in kind.fields.items()
                    },
                )
            )
        return space

    def dump(self, stack: list[int]) -> list[dict[str, Any]]:
        """The stack in words, bottom first; a field that is not set is left out."""
        frames: list[dict[str, Any]] = []
        for start in range(0, len(stack), WIDTH):
            kind = self.kinds[stack[start]]
            words: dict[str, Any] = {"frame": kind.name}
            for place, (word, domain) in enumerate(kind.fields.items()):
                value = stack[start + 1 + place]
                if value != UNSET:
                    words[word] = domain.names[value] if domain else value
            frames.append(words)
        return frames

    def load(self, frames: Sequence[Mapping[str, Any]]) -> list[int]:
        by_name = {kind.name: kind for kind in self.kinds}
        stack: list[int] = []
        for words in frames:
            name = words.get("frame")
            if name not in by_name:
                raise BadText(f"{name!r} is no frame; known: {', '.join(by_name)}")
            kind = by_name[name]
            unknown = [word for word in words if word != "frame" and word not in kind.fields]
            if unknown:
                raise BadText(f"frame {name} has no field {unknown[0]!r}")
            push(stack, kind.number)
            for place, (word, domain) in enumerate(kind.fields.items()):
                if word in words:
                    value = words[word]
                    put(stack, place, domain.read(value) if domain else int(value))
        return stack
