"""Writes the page with every field of every observation: `make observations`; a test holds it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from wildtable.kernel import registry
from wildtable.kernel.fields import ALL, OWNER, Slot
from wildtable.kernel.game import Content, Game

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
HEAD: Final = """# Observations, field by field

Written by `make observations` from the fields that the games declare.

`state.observe(seat)` is a list of whole numbers, as long for every seat and every state of a match.
It begins with the seat that looks and the frames on top of the stack, then come the fields below.
What a seat can't see, or what isn't there, is one less than the least of its field. The tables are
for the default options and the number of players that is named.

A frame of the stack is eight numbers: its kind, then its fields, then -1 for the rest.
"""
SEEN: Final = {ALL: "all", OWNER: "its owner"}


def page() -> str:
    """The page as it should be."""
    games = [game for game in registry.games() if game.fields() is not None]
    ours = [game for game in games if type(game).__module__.startswith("wildtable.")]
    return "\n".join([HEAD, *[line for game in ours for line in section(game)]])


def section(game: Game) -> Iterator[str]:
    fields = game.fields()
    assert fields is not None
    seats = game.seats[-1]
    content = game.content(game.with_defaults({}, seats))
    slots = fields.slots(content, seats)
    size = slots[-1].first + slots[-1].size
    yield f"## {game.title}\n"
    yield f"{seats} players: {size} numbers, {content.moves.size} moves.\n"
    yield "| field | places | least | most | seen by | what it is |"
    yield "| --- | --- | --: | --: | --- | --- |"
    yield from [row(slot) for slot in slots]
    yield ""
    yield "| kind | frame | its fields |"
    yield "| --: | --- | --- |"
    yield from frames(content)
    yield ""


def row(slot: Slot) -> str:
    places = f"{slot.first}" if slot.size == 1 else f"{slot.first} to {slot.first + slot.size - 1}"
    bounds = " | | " if slot.name == "stack" else f" | {slot.least} | {slot.most} "
    seen = SEEN.get(slot.seen, "in part")
    return f"| `{slot.name}` | {places}{bounds}| {seen} | {slot.says} |"


def frames(content: Content) -> Iterator[str]:
    for kind in content.frames.kinds:
        named = ", ".join([f"`{field.name}`" for field in kind.fields])
        yield f"| {kind.number} | {kind.name} | {named or 'none'} |"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
