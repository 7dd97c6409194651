"""Parts of a scene that are made once, and shown again while what they are made of stays.

From one move to the next most of a table stays as it is, and most of it looks the same from every
seat and in every still. A function that says which fields of a state it is made of is asked once
for what they hold. Whoever gets what it made shares it with others, and must leave it as it is.

That no field was forgotten is a promise that every game is held to (`kit/scene_promises.py`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from wildtable.kernel.game import Content

MOST_KEPT: Final = 1024  # of each part: enough for what tables are showing just now

P = ParamSpec("P")
T = TypeVar("T")


class OfContent(Protocol):
    """A state that knows its content and how many play."""

    @property
    def content(self) -> Content: ...

    @property
    def seats(self) -> int: ...


S = TypeVar("S", bound=OfContent)

_keeping = True


def made_of(
    *fields: str,
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Of a function that reads these fields of a state, its arguments, and what never changes."""

    def keeper(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        kept: dict[tuple[Any, ...], T] = {}  # the longest unused first

        @wraps(make)
        def made(state: S, /, *args: P.args, **named: P.kwargs) -> T:
            if not _keeping:
                return make(state, *args, **named)
            values = [getattr(state, field) for field in fields]
            held = [tuple(value) if isinstance(value, list) else value for value in values]
            key = (state.content, state.seats, args, *named.values(), *held)
            part = kept.pop(key) if key in kept else make(state, *args, **named)
            kept[key] = part
            if len(kept) > MOST_KEPT:
                del kept[next(iter(kept))]
            return part

        return made

    return keeper


@contextmanager
def made_anew() -> Iterator[None]:
    """Meanwhile nothing that was made before is shown again."""
    global _keeping
    before, _keeping = _keeping, False
    try:
        yield
    finally:
        _keeping = before
