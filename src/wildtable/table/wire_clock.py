"""What goes over the wire about time: how a match is timed, and how its clocks stand."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST = 30 * 24 * 3600  # seconds
Seconds = Annotated[int, Meta(ge=0, le=LONGEST)]
Beat = Annotated[float, Meta(ge=0, le=30)]


class Timing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time there is, in seconds; 0: as much as one likes.

    `bank` is for the whole match, with an `increment` for every time that one has decided;
    `decision` is for each decision by itself, and there is one or the other. When time is `out`,
    the table waits, or one passes where the rules allow it and a bot sits down else, or a bot sits
    down in any case; until one decides again.

    At a window, where not even the time of an answer may tell anything, clocks stand still. It
    closes at the `beat` if all have answered by then, and otherwise with the last answer or after
    `window`, when who has not answered passes.
    """

    bank: Seconds = 0
    increment: Seconds = 0
    decision: Seconds = 0
    out: Literal["wait", "pass", "bot"] = "wait"
    window: Seconds = 0
    beat: Beat = 3.0


class Clocks(Struct, frozen=True, tag_field="type", tag="clocks"):
    """How the clocks stand, as everybody may know: milliseconds left by seat.

    `running` are the seats whose clocks run from now on; `window` is the time until an open window
    closes at the latest, and 0 where there is none or it stays open. `beat` is the time until
    answers take effect at a window that has just opened. `length` is how long the open window takes
    in all, to its end, or to the beat where it has none; 0 where it takes no time.
    """

    left: list[int]
    running: list[int]
    window: int = 0
    beat: int = 0
    length: int = 0
