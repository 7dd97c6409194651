"""Doors: what games say and show of themselves before anybody has sat down."""

import pytest

from tests.table.playing import Server
from wildtable.kernel import registry
from wildtable.kernel.words import words_of
from wildtable.table.door import door_of

SAID = ("door-hook", "door-goal", "door-kind", "door-minutes")
HEADINGS = "door-goal = Win.\n\ndoor-hook = A hook\n    of two lines.\nother = Not on the door.\n"


@pytest.mark.parametrize("name", registry.names())
def test_every_game_of_ours_says_what_a_door_says(name: str) -> None:
    words = words_of(registry.game(name))
    assert [each for each in SAID if not words.knows(each)] == []


def test_a_door_has_the_messages_of_the_door_and_no_others(server: Server) -> None:
    doors = {game["name"]: game["door"] for game in server.get("/api/games")}
    assert doors["wildlands"]["words"]["en"].count("\n") == len(SAID) - 1
    assert doors["wildlands"]["colour"] == "#8a4513"
    examples = {name for name, door in doors.items() if door.get("example")}
    assert examples == {"connect-four", "goofspiel", "leduc"}


def test_a_message_may_have_several_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("connect-four")
    monkeypatch.setattr(type(game), "words", lambda self, language: HEADINGS)
    said = door_of(game, ["en"]).words["en"]
    assert "of two lines." in said
    assert "Not on the door" not in said


def test_a_picture_is_kept_for_ever_under_an_address_that_changes_with_it(server: Server) -> None:
    doors = {game["name"]: game["door"] for game in server.get("/api/games")}
    answer = server.http.get(doors["wildlife"]["art"]).raise_for_status()
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert doors["wildlife"]["art"].partition("?")[2]
    assert "art" not in doors["leduc"]
    assert server.http.get("/api/games/leduc/door.svg").status_code == 404
    assert server.http.get("/api/games/nothing/door.svg").status_code == 404
