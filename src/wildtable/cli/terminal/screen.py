"""What a person at the text table is shown: a view of their seat, and nothing besides."""

from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as RichTable
from rich.text import Text

from wildtable.cli.language import speech
from wildtable.cli.terminal.board import draw, owners, seat_style
from wildtable.cli.terminal.faces import faces
from wildtable.kernel.match import Match
from wildtable.kernel.scene import News, Panel, Phrase, Scene
from wildtable.kernel.view import Result, View
from wildtable.kernel.words import Words

LOG_LINES: Final = 8
MOVES_SHOWN: Final = 24
BESIDE: Final = 34  # columns that panels and log need beside the board
GAP: Final = 3
INDENT: Final = (0, 0, 0, 2)
NOBODYS: Final = -1  # the owner of a layout that belongs to no seat in particular


class Heard(NamedTuple):
    """An item of a seat's log with its number, counted from 1."""

    number: int
    item: News


class Drawer:
    """Draws views of one match. `players` says who sits where: `you`, `random`."""

    def __init__(
        self, match: Match, words: Words, players: Sequence[str], language: str = "en"
    ) -> None:
        self.match = match
        self.words = words
        self.say = speech(language).say
        self.players = players
        self.layouts = [
            layout
            for layout in match.game.layouts(match.content)
            if layout.elements and layout.owner < match.seats
        ]

    def screen(self, view: View, width: int, seen: int) -> RenderableType:
        """Everything; news after number `seen` is marked as new."""
        boards = self.boards(view, width)
        around: list[RenderableType] = (
            [*faces(view.scene, self.words.phrase, self.say), ""] if view.scene.seats else []
        )
        beside = around + self.panels(view.scene) + self.log(view.news, LOG_LINES, seen)
        lines = [line.cell_len for board in boards for line in board.split()]
        board_width = max(lines, default=0)
        if board_width + GAP + BESIDE <= width:
            middle = RichTable.grid(padding=(0, GAP, 0, 0))
            middle.add_row(Group(*boards), Group(*beside))
        else:
            middle = RichTable.grid()
            middle.add_row(Group(*boards, "", *beside))
        return Group(
            Rule(self.match.game.title, style="bright_black"),
            self.seats(view),
            "",
            Padding(middle, INDENT),
            "",
            *self.prompt(view),
        )

    # --- the table ----------------------------------------------------------------------------

    def seats(self, view: View) -> Text:
        """Who sits where, and whose letters are whose."""
        letters: dict[int, list[str]] = {}
        for letter, seats in owners(view.scene.pieces).items():
            if len(seats) == 1:
                letters.setdefault(min(seats), []).append(letter)
        line = Text(" ")
        for seat in range(self.match.seats):
            line.append(f" {self.seat(seat)} ", seat_style(seat))
            line.append(self.player(seat, view.seat), "" if seat == view.seat else "dim")
            if seat in letters:
                line.append(f" ({' '.join(letters[seat])})", seat_style(seat))
            line.append("  ")
        return line

    def seat(self, seat: int) -> str:
        return self.words.say("kernel-seat", {"seat": seat})

    def player(self, seat: int, viewer: int) -> str:
        return self.say("you") if seat == viewer else self.players[seat]

    def boards(self, view: View, width: int) -> list[Text]:
        lit = set(chain.from_iterable([choice.picks for choice in view.choices]))
        room = width - INDENT[3]
        drawn: list[Text] = []
        for layout in self.layouts:
            if layout.place == "seat" and layout.title:
                title = self.words.phrase(layout.title)
                drawn.append(Text(title, seat_style(layout.owner)))
            if layout.place != "hand" or layout.owner in (NOBODYS, view.seat):
                drawn.append(draw(layout, view.scene.pieces, lit, self.words.phrase, room))
        return drawn

    def panels(self, scene: Scene) -> list[RenderableType]:
        return list(chain.from_iterable([(self.panel(panel), "") for panel in scene.panels]))

    def panel(self, panel: Panel) -> RichTable:
        title = Text(self.words.phrase(panel.title), seat_style(panel.owner))
        table = RichTable(title=title, title_justify="left", show_header=False, box=None)
        table.add_column()
        for _ in range(max([len(row.cells) for row in panel.rows], default=0)):
            table.add_column(justify="right")
        for row in panel.rows:
            label = self.coloured(self.words.phrase(row.label))
            table.add_row(label, *[self.cell(cell) for cell in row.cells])
        return table

    def cell(self, cell: str | int | Phrase) -> Text:
        if isinstance(cell, Phrase):
            return self.coloured(self.words.phrase(cell))
        return Text(str(cell))

    # --- the log ------------------------------------------------------------------------------

    def log(self, news: Sequence[News], most: int, seen: int) -> list[RenderableType]:
        """The last sentences of a seat's log, without what was taken back."""
        heard = standing(news)[-most:]
        if not heard:
            return []
        return [
            Text(self.say("log"), "bold"),
            *[self.sentence(each, each.number > seen) for each in heard],
        ]

    def sentence(self, heard: Heard, new: bool) -> Text:
        told = self.coloured(self.words.news(self.match.content, heard.item))
        return Text.assemble((f"{'›' if new else ' '}{heard.number:>3} ", "dim"), told)

    def coloured(self, sentence: str) -> Text:
        """A sentence with every seat it names in that seat's colour."""
        text = Text(sentence)
        for seat in range(self.match.seats):
            text.highlight_words([self.seat(seat)], seat_style(seat))
        return text

    # --- the decision -------------------------------------------------------------------------

    def prompt(self, view: View) -> list[RenderableType]:
        if view.result is not None:
            return self.result(view.result, view.seat)
        asked = view.scene.prompt
        lines: list[RenderableType] = [Text(self.words.phrase(asked.text), "bold")]
        if asked.detail is not None:
            lines.append(Text(self.words.phrase(asked.detail)))
        if view.answer:
            lines.append(Text(self.say("sealed", moves=_chain(view.answer))))
        if view.staged:
            lines.append(Text(self.say("so-far", moves=_chain(view.staged))))
        moves = [choice.move for choice in view.choices]
        return [*lines, *self.moves(moves, MOVES_SHOWN)]

    def moves(self, moves: Sequence[str], most: int, start: str = "") -> list[RenderableType]:
        """Moves by number, those that begin with `start`; how many are left out."""
        digits = len(str(len(moves)))
        numbered = [
            Text.assemble((f"{number:>{digits}} ", "dim"), move)
            for number, move in enumerate(moves, 1)
            if move.startswith(start)
        ]
        shown: list[RenderableType] = [Columns(numbered[:most], padding=(0, 2))]
        if len(numbered) > most:
            shown.append(Text(self.say("and-more", count=len(numbered) - most), "dim"))
        return shown

    # --- the end ------------------------------------------------------------------------------

    def result(self, result: Result, viewer: int) -> list[RenderableType]:
        table = RichTable(box=None, header_style="dim")
        table.add_column(self.say("rank"), justify="right")
        table.add_column(self.say("seat"))
        table.add_column(self.say("score"), justify="right")
        for seat in sorted(range(self.match.seats), key=lambda seat: result.ranks[seat]):
            who = Text.assemble(
                (self.seat(seat), seat_style(seat)), f" {self.player(seat, viewer)}"
            )
            table.add_row(str(result.ranks[seat]), who, str(result.scores[seat]))
        reason = self.words.say(result.reason) if result.reason else ""
        return [Text(f"{self.winners(result)} {reason}".strip(), "bold"), table]

    def winners(self, result: Result) -> str:
        first = [self.seat(seat) for seat, rank in enumerate(result.ranks) if rank == 1]
        if not first:
            return self.say("nobody-wins")
        if len(first) == 1:
            return self.say("wins", name=first[0])
        return self.say("share-first", names=", ".join(first[:-1]), last=first[-1])


def standing(news: Sequence[News]) -> list[Heard]:
    """A seat's news by number, without what an undo has taken back."""
    kept: list[Heard] = []
    for number, item in enumerate(news, 1):
        if item.kind == "undo":
            kept = [heard for heard in kept if heard.number <= int(item.words[0])]
        kept.append(Heard(number, item))
    return kept


def _chain(moves: Sequence[str]) -> str:
    return "; ".join(moves)
