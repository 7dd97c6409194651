"""What can't be taken back without the others' consent, though nothing hidden was turned up."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wildlands import GAME
from wildtable.kernel.match import Match

GUILD = {
    "faction": "guild",
    "hand": ["GU01", "GU06", "GU08", "GU22"],
    "at": {"lunk": "26", "strix": "26", "maudlin": "25"},
}
RIVALS = {"faction": "gnomads", "hand": ["GN01"], "at": {"tak": "26"}}
NOTHING = -1  # no line can be taken back


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Starts a match of two from a position."""

    def match_from(*seats: dict[str, Any], **options: str) -> Match:
        def start(content: Any, count: int) -> Any:
            return GAME.load(content, {"seats": list(seats)}, Random(1))

        monkeypatch.setattr(GAME, "start", start)
        return Match(GAME, options, len(seats))

    return match_from


def play(match: Match, seat: int, *texts: str) -> None:
    for text in texts:
        assert match.play(seat, [match.content.moves.parse(text)]) is None, text


@pytest.mark.rule("WLD-R12")
def test_a_card_can_be_taken_back_until_the_attack_is_announced(begin: Any) -> None:
    match = begin(GUILD, RIVALS)
    play(match, 0, "play GU06")
    assert match.undoable(0) == 0
    assert match.undo(0) is None


@pytest.mark.parametrize(
    ("card", "attack", "more"),
    [
        ("GU06", "melee lunk 1", {}),
        ("GU06", "melee lunk 1", {"shiv": "26"}),  # whose player picks a target first
        ("GU01", "ranged strix tak", {}),
        ("GU08", "area maudlin 26", {}),
    ],
)
@pytest.mark.rule("WLD-R12")
def test_an_announced_attack_stands(
    begin: Any, card: str, attack: str, more: dict[str, str]
) -> None:
    rivals = {**RIVALS, "at": {"tak": "26", **more}}
    match = begin(GUILD, rivals, blast_defence="clockwise")  # sealed answers are a barrier anyway
    play(match, 0, f"play {card}", attack)
    assert list(match.turn().seats) == [1]
    assert match.undoable(0) == NOTHING
    denial = match.undo(0)
    assert denial is not None
    assert denial.message == "kernel-undo-needs-consent"
    assert match.undo(0, agreed=[1]) is None


@pytest.mark.rule("WLD-22.5")
def test_an_end_that_has_passed_on_stands(begin: Any) -> None:
    full = [f"GU{number:02}" for number in range(1, 8)]  # nothing is drawn at the end
    match = begin({**GUILD, "hand": full}, {**RIVALS, "hand": []})  # who can't interrupt
    play(match, 0, "end")
    assert list(match.turn().seats) == [1]
    assert match.undoable(0) == NOTHING


@pytest.mark.rule("WLD-17.13")
def test_a_finished_interrupt_stands(begin: Any) -> None:
    match = begin(GUILD, {**RIVALS, "hand": ["GNW", "GN01"]})
    play(match, 0, "play GU06", "move lunk 25")
    play(match, 1, "interrupt", "end")
    assert list(match.turn().seats) == [0]
    assert match.undoable(1) == NOTHING
