"""How a seat is told from the others: by a colour, a letter and a hatch, never by colour alone.

The same as in the browser (`web/src/seats.ts`).
"""

from typing import Final

# Okabe and Ito's palette, which colour-blind people can tell apart.
COLOURS: Final = (
    "#56b4e9",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#d55e00",
    "#f0e442",
    "#0072b2",
    "#000000",
)
LETTERS: Final = "ABCDEFGH"
WHITE_INK: Final = (6, 7)  # seats whose colour is too dark for black letters
# The lines of each seat's hatch on a tile of 8 by 8.
LINES: Final = (
    "",
    "M-2 10 10 -2M-2 2 2 -2M6 10 10 6",
    "M0 4H8",
    "M4 0V8",
    "M-2 -2 10 10M-2 6 2 10M6 -2 10 2",
    "M2 2h.1M6 6h.1",
    "M0 4H8M4 0V8",
    "M-2 10 10 -2M-2 -2 10 10",
)


def ink(seat: int) -> str:
    return "#fff" if seat in WHITE_INK else "#000"


def style(seat: int) -> str:
    """What a drawing is given: its seat's colour, the ink that reads on it, and its hatch."""
    if seat < 0:
        return ""
    hatch = f"url(#wt-hatch-{seat})"
    return f' style="color:{COLOURS[seat]};--seat-ink:{ink(seat)};--seat-hatch:{hatch}"'


def hatches(seats: int) -> str:
    return "".join(
        [
            f'<pattern id="wt-hatch-{seat}" width=".25" height=".25" viewBox="0 0 8 8">'
            f'<path d="{LINES[seat]}" fill="none" stroke="{ink(seat)}" stroke-width="1.6" '
            'stroke-linecap="round"/></pattern>'
            for seat in range(seats)
        ]
    )
