"""Pictures of a match as files, still or moving: `pip install 'wildtable[picture]'`."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from wildtable.kernel.line import MOVE, SEAL
from wildtable.kernel.match import Match
from wildtable.kernel.picture.page import picture
from wildtable.kernel.picture.plain import plain
from wildtable.kernel.turn import CHANCE, SPECTATOR

STILLS: Final = ("svg", "png")
MOVING: Final = ("gif", "webp")
FORMATS: Final = (*STILLS, *MOVING)
MOST_FRAMES: Final = 400
HOLD: Final = 8  # frames that the last one stays


class NoPicture(ValueError):
    """A picture that can't be made; says why."""


def still(match: Match, line: int, viewer: int = SPECTATOR) -> str:
    """The table after so many lines of the log, as an SVG."""
    if not 0 <= line <= len(match.log):
        raise NoPicture(f"the match has the lines 0 to {len(match.log)}, not {line}")
    return picture(match.game, match.content, match.at(line), match.seats, viewer)


def png(svg: str, width: int | None = None) -> bytes:
    try:
        import resvg_py
    except ModuleNotFoundError as error:
        raise NoPicture("pictures but SVG need: pip install 'wildtable[picture]'") from error
    return bytes(resvg_py.svg_to_bytes(svg_string=plain(svg), width=width))


def moments(match: Match, first: int, last: int) -> list[int]:
    """The lines after which something has changed by a seat's decision; some, if they are many."""
    if not 0 <= first <= last <= len(match.log):
        raise NoPicture(f"the match has the lines 0 to {len(match.log)}, not {first} to {last}")
    found = [
        number + 1
        for number, line in enumerate(match.log[first:last], first)
        if line.kind in (MOVE, SEAL) and line.seat != CHANCE
    ]
    step = -(-len(found) // MOST_FRAMES) if found else 1
    return [first, *found[::step], last]


def replay(match: Match, lines: list[int], form: str, viewer: int, width: int, delay: int) -> bytes:
    """Frames one after another, of one size, the last one held."""
    try:
        from PIL import Image
    except ModuleNotFoundError as error:
        raise NoPicture("pictures but SVG need: pip install 'wildtable[picture]'") from error

    def frames() -> Iterator[Image.Image]:
        for line in lines:
            drawn = png(still(match, line, viewer), width)
            yield Image.open(BytesIO(drawn)).convert("RGB")

    made = list(frames())
    high = max([each.height for each in made])
    sheets = []
    for each in made:
        sheet = Image.new("RGB", (width, high), each.getpixel((0, 0)))
        sheet.paste(each, (0, 0))
        sheets.append(sheet)
    file = BytesIO()
    durations = [delay] * (len(sheets) - 1) + [delay * HOLD]
    sheets[0].save(file, form, save_all=True, append_images=sheets[1:], duration=durations, loop=0)
    return file.getvalue()


def write_picture(
    match: Match,
    file: Path,
    form: str,
    at: int | None = None,
    first: int = 0,
    viewer: int = SPECTATOR,
    width: int = 960,
    delay: int = 400,
) -> None:
    """A still at a line (else the last), or for `gif` and `webp` a replay up to it."""
    last = len(match.log) if at is None else at
    if form in MOVING:
        lines = moments(match, first, last)
        file.write_bytes(replay(match, lines, form, viewer, width, delay))
    elif form == "png":
        file.write_bytes(png(still(match, last, viewer), width))
    else:
        file.write_text(still(match, last, viewer), encoding="utf-8")
