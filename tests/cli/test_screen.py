"""The terminal's screen: words for everything, and only of those who play."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from wildtable.bots.random_bot import RandomBot
from wildtable.bots.seating import Seating
from wildtable.cli.terminal.screen import Drawer
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.scene import Panel, Phrase, Row
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import view
from wildtable.kernel.words import words_of

GAMES = ("connect-four", "leduc", "goofspiel", "wildlife", "wilderness", "wildlands", "defenders")


def printed(shown: RenderableType) -> str:
    console = Console(file=StringIO(), width=200)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def drawer(match: Match) -> Drawer:
    return Drawer(match, words_of(match.game), ["random"] * match.seats)


def screen(match: Match, seat: int) -> str:
    return printed(drawer(match).screen(view(match, seat), 200, 0))


def test_a_cell_that_is_a_phrase_is_printed_in_words() -> None:
    match = Match(registry.game("connect-four"))
    row = Row(Phrase("kernel-seat", {"seat": 0}), [7, "x", Phrase("kernel-seat", {"seat": 1})])
    shown = printed(drawer(match).panel(Panel("scores", Phrase("kernel-chance"), [row])))
    assert shown.split() == ["Chance", "Seat", "0", "7", "x", "Seat", "1"]


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("name", GAMES)
def test_no_screen_shows_what_is_not_for_people(name: str) -> None:
    seats = min(registry.game(name).seats)
    match = Match(registry.game(name), {}, seats, FairChance.seeded("screen"), listen=False)
    match.settle()
    assert "Phrase(" not in screen(match, 0)
    Seating({seat: RandomBot() for seat in range(seats)}, "screen").play_on(match)
    for seat in (0, SPECTATOR):
        assert "Phrase(" not in screen(match, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_only_seats_that_play_have_a_chart(seats: int) -> None:
    match = Match(registry.game("wildlife"), {}, seats, FairChance.seeded("charts"))
    match.settle()
    shown = screen(match, SPECTATOR)
    assert [f"Chart of seat {seat}" in shown for seat in range(6)] == [
        seat < seats for seat in range(6)
    ]
