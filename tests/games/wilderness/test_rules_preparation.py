"""Preparation, where a rule speaks of every number of players, every board or every card."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.board_building import is_connected
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.game import Wilderness
from wildtable.games.wilderness.moves import ANIMAL_IDS, ANIMALS, FIELD, LAND_IDS, LAYOUT, SPAN
from wildtable.games.wilderness.pack import PACKAGE
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.game import BadContent, BadOption
from wildtable.kernel.turn import CHANCE

COMMON = ANIMAL_IDS[:10]
BLACK = ["basilisk", "fire_drake", "scarab"]
WHITE = ["unicorn", "skunk", "eel"]
SQUARE = '[["P1", "P2", "P3"], ["P4", "P5", "P6"], ["P7", "P8", "P9"]]'
# c6 and d7 touch at a corner between two gaps; all parts hang together the other way round.
HOOK = '[["P1", "P2", "P3"], ["P4", "", "P5"], ["", "P6", "P7"]]'
FIXED = 'earth = "c3", water = "g3", fire = "e5", air = "c7", aether = "g7"'
BY_HAND = 'earth = "b2", water = "e1", fire = "h2", air = "b5", aether = "h8"'


def content_of(game: Wilderness = GAME, /, **options: str) -> WildernessContent:
    content = game.content(game.with_defaults(options, 2))
    assert isinstance(content, WildernessContent)
    return content


def names(fields: list[int]) -> list[str]:
    return [FIELD.names[field] for field in fields]


def generated() -> list[Arrangement]:
    content = content_of()
    found = [content.boards.named(name) for name in LAYOUT.names]
    return [board for board in found if board is not None]


def game_on(folder: Path, parts: str, elements: str) -> Wilderness:
    """The game on a board that somebody arranged by hand."""
    text = (files(PACKAGE) / "content" / "board.toml").read_text("utf-8")
    assert SQUARE in text
    assert FIXED in text
    text = text.replace(SQUARE, parts).replace(FIXED, elements)
    (folder / "board.toml").write_text(text, "utf-8")
    return Wilderness(folder)


# --- players, decks and tokens ------------------------------------------------------------------


@pytest.mark.rule("NES-1.1")
def test_two_three_or_four_play() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.with_defaults({}, seats)


@pytest.mark.rule("NES-1.2", "NES-1.3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_has_all_cards_of_a_colour_face_down(seats: int) -> None:
    """The first card that a seat draws is any of its deck, each copy as likely as another."""
    content = content_of()
    for seat in range(seats):
        state = GAME.start(content, seats)
        state.apply(CHANCE, content.moves.parse(f"begin {seat}"))
        copies = {content.moves.text(move): weight for move, weight in state.chance()}
        expected = {f"draw {animal}": 1 for animal in ANIMAL_IDS}
        expected |= {f"draw {land}": 2 for land in LAND_IDS}
        assert copies == expected


@pytest.mark.rule("NES-1.12")
@pytest.mark.parametrize(("seats", "drops"), [(2, 10), (3, 15), (4, 20)])
def test_the_trigger_pile(seats: int, drops: int) -> None:
    assert GAME.start(content_of(), seats).dump()["trigger"] == drops


@pytest.mark.rule("NES-1.11", "NES-6.5")
def test_figures_belong_to_the_collectors_edition() -> None:
    assert content_of(edition="collector").figures
    assert not content_of(edition="travel").figures


@pytest.mark.rule("NES-1.11")
def test_there_is_a_figure_for_every_animal_and_none_stands_before_the_action_phase() -> None:
    content = content_of()
    assert content.book.copies[:ANIMALS] == [1] * 16
    seats = [{"cards": {"a1": "croco"}}, {"cards": {"i9": "skunk"}}]
    placing = [{"frame": "placing", "seat": 1}]
    position = {"moved": 9, "first": 0, "trigger": 0, "stack": placing, "seats": seats}
    state = GAME.load(content, position, Random(1))
    assert "animals" not in state.dump()["seats"][0]
    state.apply(1, content.moves.parse("finish"))
    assert list(state.dump()["seats"][0]["animals"]) == ["croco"]
    assert "cards" not in state.dump()["seats"][0]


# --- the board ----------------------------------------------------------------------------------


@pytest.mark.rule("NES-1.6")
def test_every_board_is_connected_and_few_are_squares() -> None:
    boards = generated()
    assert all(is_connected(board.landscape) for board in boards)
    widths = {max(field % SPAN for field in board.fields) + 1 for board in boards}
    assert widths > {9, 12}


@pytest.mark.rule("NES-1.6")
def test_parts_may_be_arranged_by_hand_if_they_hang_together(tmp_path: Path) -> None:
    board = content_of(game_on(tmp_path, HOOK, BY_HAND)).board
    assert is_connected(board.landscape)
    assert not {"d4", "f6", "a7", "c9"} & set(names(board.fields))
    apart = '[["P1", "", "P3"], ["P4", "", "P6"]]'
    elements = 'earth = "a1", water = "b2", fire = "h2", air = "b5", aether = "h5"'
    with pytest.raises(BadContent, match="connected"):
        content_of(game_on(tmp_path, apart, elements))


@pytest.mark.rule("NES-1.8")
def test_five_elements_lie_on_five_fields(tmp_path: Path) -> None:
    for board in [content_of().board, *generated()]:
        assert len(board.elements) == 5
        assert len(set(board.elements) & set(board.fields)) == 5
    with pytest.raises(BadContent, match="element_fields"):
        content_of(game_on(tmp_path, SQUARE, BY_HAND.replace('"e1"', '"b2"')))


@pytest.mark.rule("NES-R3", "NES-1.8")
def test_elements_lie_where_the_layout_says_or_where_somebody_put_them(tmp_path: Path) -> None:
    assert names(content_of().board.elements) == ["c3", "g3", "e5", "c7", "g7"]
    by_hand = content_of(game_on(tmp_path, SQUARE, BY_HAND)).board
    assert names(by_hand.elements) == ["b2", "e1", "h2", "b5", "h8"]  # e1 is at the edge


@pytest.mark.rule("NES-R3")
def test_a_generated_layout_draws_the_fields() -> None:
    """Away from the edge, on different parts, and not on the same fields every time."""
    boards = generated()
    for board in boards:
        assert not set(board.elements) & set(board.edges)
        assert len({(f % SPAN // 3, f // SPAN // 3) for f in board.elements}) == 5
    assert len({tuple(board.elements) for board in boards}) > 60


@pytest.mark.rule("NES-R3")
def test_chance_may_draw_the_layout() -> None:
    content = content_of(board="chance")
    state = GAME.start(content, 2)
    assert state.dump()["board"] == ""
    assert [weight for _, weight in state.chance()] == [1] * 64
    state.apply(CHANCE, content.moves.parse("arrange generated-9"))
    assert state.dump()["board"] == "generated-9"
    assert [content.moves.text(move) for move, _ in state.chance()] == ["begin 0", "begin 1"]


@pytest.mark.rule("NES-R5")
def test_the_edge_is_where_an_orthogonal_neighbour_is_missing() -> None:
    inner_corners = 0
    for board in generated():
        for field in board.fields:
            assert (field in board.edges) == (len(board.orthogonal[field]) < 4)
            inner_corners += field not in board.edges and len(board.diagonal[field]) < 4
    assert inner_corners > 0


# --- gaps ---------------------------------------------------------------------------------------


class Across:
    """An Action phase on a board where c6 and d7 touch at a corner between two gaps."""

    def __init__(self, folder: Path, mine: dict[str, Any], theirs: dict[str, Any]) -> None:
        game = game_on(folder, HOOK, BY_HAND)
        self.content = content_of(game)
        seats = [{"animals": mine}, {"animals": theirs}]
        position = {"phase": "action", "seats": seats}
        self.state = game.load(self.content, position, Random(1))
        assert isinstance(self.state, WildernessState)

    def do(self, *moves: str) -> None:
        for text in moves:
            move = self.content.moves.parse(text)
            seat = self.state.turn().seat
            if seat != CHANCE:
                assert self.state.why_not(seat, move) is None, text
            self.state.apply(seat, move)

    def animal(self, seat: int, name: str) -> dict[str, Any]:
        animal: dict[str, Any] = self.state.dump()["seats"][seat]["animals"][name]
        return animal


@pytest.mark.rule("NES-R6")
def test_a_step_between_two_gaps(tmp_path: Path) -> None:
    table = Across(tmp_path, {"mouflon": "c6", "skunk": "a1"}, {"skunk": "i1"})
    table.do("activate mouflon", "step d7", "halt")
    assert table.animal(0, "mouflon")["at"] == "d7"


@pytest.mark.rule("NES-R6")
def test_spray_crosses_gaps(tmp_path: Path) -> None:
    table = Across(tmp_path, {"skunk": "c5", "bear": "a1"}, {"croco": "d7", "skunk": "i1"})
    table.do("activate skunk", "step c6", "spray")
    assert table.animal(1, "croco")["damage"] == 1


@pytest.mark.rule("NES-R6")
def test_a_cone_crosses_gaps(tmp_path: Path) -> None:
    table = Across(tmp_path, {"fire_drake": "c5", "bear": "a1"}, {"croco": "d7", "skunk": "i1"})
    table.do("activate fire_drake", "step c6", "cone se", "roll hole")
    assert table.animal(1, "croco")["damage"] == 2


@pytest.mark.rule("NES-R6")
def test_an_aura_crosses_gaps(tmp_path: Path) -> None:
    theirs = {"croco": "d7", "unicorn": "c6", "skunk": "i1"}
    table = Across(tmp_path, {"mouflon": "d9", "skunk": "a1"}, theirs)
    table.do("activate mouflon", "step d8", "attack d7", "roll plain+plain")
    assert table.animal(1, "croco")["damage"] == 0


# --- editions -----------------------------------------------------------------------------------


@pytest.mark.rule("NES-R4")
@pytest.mark.parametrize(
    ("options", "animals", "landscapes"),
    [
        ({}, ANIMAL_IDS, 2),
        ({"edition": "travel"}, COMMON, 1),
        ({"edition": "collector", "magic": "none"}, COMMON, 2),
        ({"edition": "travel", "magic": "black"}, COMMON + BLACK, 1),
        ({"edition": "collector", "magic": "white"}, COMMON + WHITE, 2),
        ({"edition": "travel", "magic": "both", "landscapes": "two"}, ANIMAL_IDS, 2),
        ({"edition": "collector", "landscapes": "one"}, ANIMAL_IDS, 1),
    ],
)
def test_editions(options: dict[str, str], animals: list[str], landscapes: int) -> None:
    content = content_of(**options)
    copies = content.book.copies
    assert {name for name, count in zip(ANIMAL_IDS, copies, strict=False) if count} == set(animals)
    assert sum(copies[ANIMALS:]) == 12
    board = content.board
    assert {board.landscape[field].bit_count() for field in board.fields} == {landscapes}
    start = GAME.start(content, 4)
    assert [seat["deck"] for seat in start.dump()["seats"]] == [len(animals) + 12] * 4


@pytest.mark.rule("NES-R7")
def test_a_deck_has_each_species_once() -> None:
    for edition, count in (("collector", 16), ("travel", 10)):
        animals = content_of(edition=edition).book.copies[:ANIMALS]
        assert max(animals) == 1
        assert sum(animals) == count


@pytest.mark.rule("NES-3.17")
def test_every_animal_has_up_to_three_dots() -> None:
    by_dots: dict[int, set[str]] = {}
    for name, dots in zip(ANIMAL_IDS, content_of().book.dots, strict=True):
        by_dots.setdefault(dots, set()).add(name)
    assert by_dots == {
        0: {"lizard", "echidna"},
        1: {"beaver", "snake", "bees", "scarab", "skunk", "eel"},
        2: {"croco", "swans", "mouflon", "basilisk", "unicorn"},
        3: {"bear", "eagle", "fire_drake"},
    }


@pytest.mark.rule("NES-6.8", "NES-6.9")
def test_small_and_big() -> None:
    """The size of a token is the price of its animal: a small one 1 activation, a big one 2."""
    book = content_of().book
    for dots, cost in zip(book.dots, book.cost, strict=True):
        assert cost == (1 if dots <= 1 else 2)
