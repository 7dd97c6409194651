"""Writes a game's `board.py` from its `fields.py`: `make boards`.

What `kernel.fields.Fields` does by looking attributes up is written out here, so that the compiled
state has native attributes and copies itself as fast as code by hand. A test holds every board to
its fields.
"""

import argparse
import importlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from wildtable.kernel.fields import (
    ALL,
    NONE,
    NUMBER,
    NUMBERS,
    OWNER,
    PILE,
    REFERENCE,
    Amount,
    Field,
    Fields,
    Number,
)

GAMES = Path(__file__).resolve().parent.parent / "src" / "wildtable" / "games"
WIDE = 100

HEAD = '''"""What lies on the table of {title}. Made from fields.py by `make boards`: edit that."""

from abc import abstractmethod
from typing import Any

{imports}


class Board(State):
    """Every quantity of a match, as native attributes; a copy where there is a `source`."""

    def __init__(
        self,
        content: {content},
        seats: int,
        decisions: list[Decision[Any]],
        source: "Board | None",
    ) -> None:
        super().__init__([] if source is None else source.stack[:], decisions)
        self.content = content
        self.seats = seats
'''


def games() -> list[str]:
    """The games that declare their fields."""
    return sorted([file.parent.name for file in GAMES.glob("*/fields.py")])


def board_of(game: str) -> str:
    """The source of a game's board."""
    fields: Fields = importlib.import_module(f"wildtable.games.{game}.fields").FIELDS
    content = f"{game.title()}Content"
    references = [reference_type(each) for each in fields.fields if each.kind == REFERENCE]
    imports = [
        (f"wildtable.games.{game}.content", [content]),
        *[(module, [name]) for module, name in references],
        ("wildtable.kernel.decisions", ["Decision"]),
        ("wildtable.kernel.fields", helpers_of(fields)),
        ("wildtable.kernel.game", ["State"]),
    ]
    lines = HEAD.format(
        title=game.title(), imports="\n".join(map(import_line, imports)), content=content
    )
    body = [
        "        if source is None:",
        *[f"            {line}" for each in fields.fields for line in blank_lines(each)],
        "        else:",
        *[f"            {copy_line(each)}" for each in fields.fields],
        "",
        *observe_lines(fields),
        "",
        *bounds_lines(fields),
        *[line for each in fields.fields for line in sight_lines(each)],
    ]
    return formatted(lines + "\n".join(body) + "\n")


def formatted(source: str) -> str:
    """The source as `make check` wants it; names that no line needs are left out."""
    tidy = ["--stdin-filename", "board.py", "-"]
    for command in (["check", "--fix", "-q", *tidy], ["format", "-q", *tidy]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command],
            input=source,
            capture_output=True,
            text=True,
            check=True,
        )
        source = done.stdout
    return source


def import_line(wanted: tuple[str, list[str]]) -> str:
    module, names = wanted
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDE:
        return line
    return f"from {module} import (\n" + "".join([f"    {name},\n" for name in names]) + ")"


def reference_type(field: Field) -> tuple[str, str]:
    module, _, name = field.says.rpartition("; ")[2].partition(":")
    return module, name


def helpers_of(fields: Fields) -> list[str]:
    names = {"observe_turn"}
    for field in fields.fields:
        if field.kind != REFERENCE:
            names.add("check_bounds")
            if field.kind != NUMBER:
                names.add("check_size")
            if field.seen == OWNER:
                names.add("add_owned")
            elif field.seen not in (ALL, NONE) or (field.seen == ALL and field.kind == PILE):
                names.add("add_padded")
    return sorted(names)


def code(number: Number) -> str:
    return number.code() if isinstance(number, Amount) else str(number)


def times(number: Number) -> str:
    """The number as a factor."""
    text = code(number)
    return f"({text})" if " " in text else text


# --- a blank state, and a copy ------------------------------------------------------------------


def blank_lines(field: Field) -> list[str]:
    if field.kind == REFERENCE:
        name = reference_type(field)[1]
        says = field.says.rpartition("; ")[0]
        return commented(f"self.{field.name}: {name} = content.{field.name}", says)
    if field.kind == PILE:
        value = "()" if field.shared else "[]"
    elif field.kind == NUMBER:
        value = code(field.fill)
    elif field.fills_itself and field.shared:
        value = f"tuple({code(field.fill)})"
    elif field.fills_itself:
        value = f"{code(field.fill)}[:]" if not is_product(field.fill) else code(field.fill)
    elif field.shared:
        value = f"({code(field.fill)},) * {times(field.size)}"
    else:
        value = f"[{code(field.fill)}] * {times(field.size)}"
    held = "tuple[int, ...]" if field.shared else "list[int]"
    kind = "int" if field.kind == NUMBER else held
    return commented(f"self.{field.name}: {kind} = {value}", field.says)


def is_product(number: Number) -> bool:
    return isinstance(number, Amount) and number.seats


def commented(line: str, says: str) -> list[str]:
    whole = f"{line}  # {says}"
    return [whole] if len(whole) + 12 <= WIDE else [f"# {says}", line]


def copy_line(field: Field) -> str:
    copied = "[:]" if field.kind in (NUMBERS, PILE) and not field.shared else ""
    return f"self.{field.name} = source.{field.name}{copied}"


# --- what a seat knows --------------------------------------------------------------------------


def observe_lines(fields: Fields) -> list[str]:
    lines = [
        "    def observe(self, seat: int) -> list[int]:",
        *local_names(fields, observed=True),
        "        seen = observe_turn(self, seat)",
    ]
    seen = [each for each in fields.fields if each.kind != REFERENCE and each.seen != NONE]
    return [*lines, *[f"        {observe_line(each)}" for each in seen], "        return seen"]


def observe_line(field: Field) -> str:
    unseen = less_one(field.least)
    if field.seen == OWNER:
        block = field.size.factor if isinstance(field.size, Amount) else 0
        return f"add_owned(seen, self.{field.name}, {block}, seat, {unseen})"
    if field.seen != ALL:
        return f"add_padded(seen, self.{field.seen}(seat), {code(field.shown)}, {unseen})"
    if field.kind == NUMBER:
        return f"seen.append(self.{field.name})"
    if field.kind == PILE:
        return f"add_padded(seen, self.{field.name}, {code(field.shown)}, {unseen})"
    return f"seen += self.{field.name}"


def as_list(field: Field) -> str:
    return f"list(self.{field.name})" if field.shared else f"self.{field.name}"


def less_one(number: Number) -> str:
    return str(number - 1) if isinstance(number, int) else f"{number.code()} - 1"


def sight_lines(field: Field) -> list[str]:
    if field.kind == REFERENCE or field.seen in (ALL, OWNER, NONE):
        return []
    return [
        "",
        "    @abstractmethod",
        f"    def {field.seen}(self, viewer: int) -> list[int]:",
        f'        """What a viewer sees of `{field.name}`."""',
    ]


# --- bounds -------------------------------------------------------------------------------------


def bounds_lines(fields: Fields) -> list[str]:
    lines = [
        "    def out_of_bounds(self) -> list[str]:",
        '        """Fields whose numbers are too small, too large, too many or too few."""',
        *local_names(fields, observed=False),
        "        faults: list[str] = []",
    ]
    for field in fields.fields:
        if field.kind == REFERENCE:
            continue
        value = f"[self.{field.name}]" if field.kind == NUMBER else as_list(field)
        bounds = f"{code(field.least)}, {code(field.most)}"
        lines += call("check_bounds", f'faults, "{field.name}", {value}, {bounds}')
        if field.kind != NUMBER:
            size = f"len(self.{field.name}), {code(field.size)}, grows={field.kind == PILE}"
            lines += call("check_size", f'faults, "{field.name}", {size}')
    return [*lines, "        return faults"]


def call(name: str, arguments: str) -> list[str]:
    line = f"        {name}({arguments})"
    if len(line) <= WIDE:
        return [line]
    return [f"        {name}(", f"            {arguments}", "        )"]


def local_names(fields: Fields, observed: bool) -> list[str]:
    """`content` and `seats`, where an expression needs them."""
    used: list[str] = []
    for field in fields.fields:
        if field.kind == REFERENCE or (observed and field.seen == NONE):
            continue
        if not observed:
            used += [code(field.least), code(field.most)]
            used += [code(field.size)] if field.kind != NUMBER else []
        else:
            line = observe_line(field)
            used.append(line.replace("self.", ""))
    text = " ".join(used)
    lines = ["        content = self.content"] if "content." in text else []
    return lines + (["        seats = self.seats"] if "seats" in text else [])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="write the boards of games from their fields")
    parser.add_argument("games", nargs="*", help="all that have fields, unless named")
    for game in parser.parse_args(arguments).games or games():
        (GAMES / game / "board.py").write_text(board_of(game), "utf-8")
        print(f"src/wildtable/games/{game}/board.py")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
