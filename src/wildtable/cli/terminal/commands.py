"""A sitting at the text table: lines are read and obeyed, moves and the commands beside them."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Final, NamedTuple

from rich.table import Table as RichTable

from wildtable.cli.terminal import Refused
from wildtable.cli.terminal.files import KeptMatch, load, refuse_players, save
from wildtable.cli.terminal.keyboard import read_line
from wildtable.cli.terminal.text_table import TextTable
from wildtable.kernel.juncture import refuse

EVERYTHING: Final = 1_000_000


class Leave(Exception):
    """Somebody gets up from the table."""


class Command(NamedTuple):
    """What is typed after its name, and how it is done; `help-<name>` says what it does."""

    form: str
    obey: Callable[[TextTable, str], None]


def sit(table: TextTable) -> None:
    """Play until the people leave, or to the end if there are only bots."""
    try:
        table.go_on()
        table.greet()
        while table.people:
            obey(table, read_line(table.prompt()))
    except (Leave, EOFError, KeyboardInterrupt):
        table.say_goodbye()


def obey(table: TextTable, line: str) -> None:
    """Do what a line says, or say why not and change nothing."""
    word, _, rest = line.partition(" ")
    try:
        if word in COMMANDS:
            COMMANDS[word].obey(table, rest.strip())
        elif line:
            table.decide(line)
        elif table.match.over():
            raise Leave
        else:
            table.show()
    except Refused as refusal:
        table.tell(refusal.told(table.language), "bold")


# --- the match ------------------------------------------------------------------------------------


def why(table: TextTable, text: str) -> None:
    table.refuse_when_over()
    move = table.read_move(text)
    staged = table.match.staged(table.viewer)
    state = staged.preview if staged else table.match.state
    table.accept(refuse(table.match.content, state, table.viewer, move))
    table.tell(table.say("is-legal", move=table.match.content.moves.text(move)))


def undo(table: TextTable, _: str) -> None:
    """The last staged move, else what its seat may take back alone, else with the bots' consent."""
    table.refuse_when_over()  # the secret of chance is open then
    match = table.match
    if match.staged(table.viewer):
        match.unstage(table.viewer)
        table.show()
        return
    mover = free_mover(table)
    if mover >= 0:
        take_back(table, mover, match.last_of(mover))
    else:
        take_back(table, table.viewer, match.last_of(table.viewer))


def reset(table: TextTable, _: str) -> None:
    table.refuse_when_over()
    mover = free_mover(table)
    if table.match.staged(table.viewer) and mover != table.viewer:
        table.match.unstage(table.viewer, 0)
        table.show()
    elif mover >= 0:
        take_back(table, mover, table.match.undoable(mover))
    else:
        raise Refused("said", text=table.words.say("kernel-nothing-to-undo"))


def take_back(table: TextTable, mover: int, line: int) -> None:
    if line < 0:
        raise Refused("said", text=table.words.say("kernel-nothing-to-undo"))
    table.accept(table.match.undo(mover, line, list(table.seating.bots)))
    table.saved = ""
    table.go_on()


def free_mover(table: TextTable) -> int:
    """The person whose last decision may still be taken back without asking, or -1."""
    free = [seat for seat in table.people if table.match.undoable(seat) >= 0]
    return free[0] if free else -1


def seat(table: TextTable, text: str) -> None:
    table.refuse_when_over()
    asked = [seat for seat in table.match.turn().seats if seat in table.people]
    if text not in [str(seat) for seat in asked]:
        may = ", ".join([str(seat) for seat in asked])
        raise Refused("seat-form", asked=may)
    table.show_to(int(text))


# --- looking --------------------------------------------------------------------------------------


def moves(table: TextTable, start: str) -> None:
    table.refuse_when_over()
    legal = [choice.move for choice in table.view().choices]
    if not any([move.startswith(start) for move in legal]):
        raise Refused("no-move-begins", start=start)
    table.console.print(*table.drawer.moves(legal, EVERYTHING, start))


def log(table: TextTable, text: str) -> None:
    if text and not text.isdecimal():
        raise Refused("log-form", text=text)
    table.console.print(
        *table.drawer.log(table.view().news, int(text or EVERYTHING), EVERYTHING), sep="\n"
    )


def position(table: TextTable, _: str) -> None:
    staged = table.match.staged(table.viewer)
    state = staged.preview if staged else table.match.state
    table.console.print_json(data=state.dump(table.viewer))


def help_(table: TextTable, _: str) -> None:
    grid = RichTable.grid(padding=(0, 3))
    grid.add_row("MOVE", table.say("help-move"))
    grid.add_row("MOVE; MOVE", table.say("help-moves-at-once"))
    for name, command in COMMANDS.items():
        grid.add_row(f"{name} {command.form}", table.say(f"help-{name}"))
    grid.add_row("Enter", table.say("help-enter"))
    table.console.print(grid)


# --- files and leaving ----------------------------------------------------------------------------


def save_(table: TextTable, text: str) -> None:
    save(KeptMatch(table.match, table.players), _file(text, "save"))
    table.saved = text
    then = "record verify" if table.match.over() else "play --load"
    table.tell(table.say("saved", command=f"wildtable {then} {quote(text)}"))


def load_(table: TextTable, text: str) -> None:
    kept = load(_file(text, "load"))
    refuse_players(kept.players)
    table.sit_down(kept)
    table.saved = text
    table.go_on()


def leave(table: TextTable, _: str) -> None:
    raise Leave


def _file(text: str, command: str) -> Path:
    if not text:
        raise Refused("file-needed", command=command)
    return Path(text).expanduser()


COMMANDS: Final = {
    "why": Command("MOVE", why),
    "moves": Command("[WORD]", moves),
    "undo": Command("", undo),
    "reset": Command("", reset),
    "seat": Command("N", seat),
    "log": Command("[N]", log),
    "position": Command("", position),
    "save": Command("FILE", save_),
    "load": Command("FILE", load_),
    "help": Command("", help_),
    "quit": Command("", leave),
}
