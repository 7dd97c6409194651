"""The data of Wilderness: what the ledger verified about it, boards, and broken packs."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.packs import change, copied
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.board_building import is_connected
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.game import Wilderness
from wildtable.games.wilderness.moves import (
    ANIMAL_IDS,
    CARDS,
    ELEMENTS,
    FIELD,
    LANDSCAPES,
    LAYOUT,
    SPAN,
    WATER,
)
from wildtable.games.wilderness.pack import PACKAGE
from wildtable.games.wilderness.rules.arrangement import Arrangement, distance
from wildtable.kernel.chance import total
from wildtable.kernel.game import BadContent

FILES = ("constants.toml", "animals.toml", "decks.toml", "board.toml", "wildice.toml")


def content_of(game: Wilderness, **options: str) -> WildernessContent:
    content = game.content(game.with_defaults(options, 2))
    assert isinstance(content, WildernessContent)
    return content


def of(*names: str) -> list[int]:
    return [FIELD.index[name] for name in names]


# --- animals and decks --------------------------------------------------------------------------


def test_eight_animals_are_small_and_eight_big() -> None:
    book = content_of(GAME).book
    assert [book.dots.count(dots) for dots in range(4)] == [2, 6, 5, 3]
    assert [book.cost.count(cost) for cost in (1, 2)] == [8, 8]


@pytest.mark.parametrize(("edition", "pictures"), [("collector", 8), ("travel", 5)])
def test_landscapes_are_pictured_equally_often(edition: str, pictures: int) -> None:
    content = content_of(GAME, edition=edition)
    copies = content.book.copies
    animals = [a for a in content.pack.animals.animal if copies[ANIMAL_IDS.index(a.id)]]
    shown = [landscape for animal in animals for landscape in animal.landscapes]
    assert [shown.count(name) for name in sorted(set(shown))] == [pictures] * LANDSCAPES


def test_who_can_attack_an_eel() -> None:
    book = content_of(GAME).book
    wet = {name for name, bits in zip(ANIMAL_IDS, book.landscapes, strict=True) if bits & WATER}
    assert wet == {"beaver", "snake", "croco", "swans", "eagle", "basilisk", "eel"}


def test_who_traverses() -> None:
    book = content_of(GAME).book
    found = {name for name, can in zip(ANIMAL_IDS, book.traverse, strict=True) if can}
    assert found == {"snake", "lizard", "swans", "eagle", "bees", "fire_drake", "scarab"}


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"edition": "collector"}, 28),
        ({"edition": "travel"}, 22),
        ({"edition": "travel", "magic": "black"}, 25),
        ({"edition": "travel", "magic": "both"}, 28),
        ({"edition": "collector", "magic": "none"}, 22),
    ],
)
def test_deck_sizes(options: dict[str, str], cards: int) -> None:
    copies = content_of(GAME, **options).book.copies
    assert len(copies) == CARDS
    assert sum(copies) == cards


# --- Wildice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "triangle", "either"), [(1, 1, 2), (2, 7, 12), (3, 37, 56), (4, 175, 240)]
)
def test_odds_of_the_wildice(dice: int, triangle: int, either: int) -> None:
    content = content_of(GAME)
    throws = content.book.throws[dice]
    assert total(throws) == 4**dice
    named = [(content.moves.text(move), weight) for move, weight in throws]
    assert sum([w for text, w in named if "triangle" in text]) == triangle
    assert sum([w for text, w in named if "triangle" in text or "hole" in text]) == either


# --- boards -------------------------------------------------------------------------------------


def test_the_recommended_board() -> None:
    board = content_of(GAME).board
    bits = [board.landscape[field] for field in board.fields]
    assert len(bits) == 81
    counts = [len([b for b in bits if b >> bit & 1]) for bit in range(LANDSCAPES)]
    assert counts == [41, 40, 40, 41]  # water, forest, meadow, rock
    assert {bits.count(pair) for pair in set(bits)} == {13, 14}
    assert len(board.edges) == 32
    for bit in range(LANDSCAPES):
        assert len([f for f in board.edges if board.landscape[f] >> bit & 1]) == 16
    for field in board.fields:
        near = [board.landscape[other] for other in board.orthogonal[field]]
        assert board.landscape[field] not in near
    assert is_connected([bits if bits & WATER else 0 for bits in board.landscape])
    assert len({board.landscape[field] for field in board.elements}) == ELEMENTS


def test_the_recommended_board_with_one_landscape() -> None:
    board = content_of(GAME, edition="travel").board
    bits = [board.landscape[field] for field in board.fields]
    assert [bits.count(1 << bit) for bit in range(LANDSCAPES)] == [21, 20, 20, 20]


def test_cones_and_spray() -> None:
    board = content_of(GAME).board
    e5 = FIELD.index["e5"]
    assert board.cone[8 * e5] == of("e4", "e3", "d4", "f4")
    assert board.cone[8 * e5 + 1] == of("f4", "e4", "e3", "f5", "g5")
    spray = of("e4", "e3", "e6", "e7", "d5", "c5", "f5", "g5", "d4", "f4", "d6", "f6")
    assert sorted(board.within[e5]) == sorted(spray)


@pytest.mark.parametrize("name", LAYOUT.names[::7])
def test_generated_boards(name: str) -> None:
    content = content_of(GAME)
    board = content.boards.named(name)
    assert board is not None
    assert len(board.fields) == 81
    assert is_connected(board.landscape)
    assert max([max(f % SPAN, f // SPAN) for f in board.fields]) < SPAN
    assert len(set(board.elements)) == ELEMENTS
    assert not set(board.elements) & set(board.edges)
    near = [distance(a, b) for a in board.elements for b in board.elements if a < b]
    assert min(near) >= 2
    again = content_of(Wilderness()).boards.named(name)
    assert again is not None
    assert (again.landscape, again.elements) == (board.landscape, board.elements)


def test_chance_draws_among_all_generated_boards() -> None:
    boards: list[Arrangement] = content_of(GAME, board="chance").book.boards
    assert [board.name for board in boards] == LAYOUT.names


# --- packs --------------------------------------------------------------------------------------


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's own content."""
    return copied(PACKAGE, FILES, tmp_path)


def test_a_pack_changes_the_content_and_its_hash(pack: Path) -> None:
    same = content_of(Wilderness(pack))
    assert same.hash == content_of(GAME).hash
    change(pack, "animals.toml", "speed = 2", "speed = 3")
    other = content_of(Wilderness(pack))
    assert other.book.speed[0] == 3
    assert other.hash != same.hash


def test_a_pack_may_bring_one_file_only(tmp_path: Path) -> None:
    text = (files(PACKAGE) / "content" / "decks.toml").read_text("utf-8")
    text = text.replace("joker = 2", "joker = 3").replace("size = 22", "size = 23")
    (tmp_path / "decks.toml").write_text(text.replace("size = 28", "size = 29"), "utf-8")
    assert sum(content_of(Wilderness(tmp_path)).book.copies) == 29


def test_a_pack_may_arrange_the_parts_with_a_gap_and_turned(pack: Path) -> None:
    change(pack, "board.toml", '["P4", "P5", "P6"]', '["P4/90", "P5", ""]')
    change(pack, "board.toml", '["P7", "P8", "P9"]]', '["P7", "P8", "P9"]]')
    board = content_of(Wilderness(pack)).board
    assert len(board.fields) == 72
    assert FIELD.index["g4"] not in board.fields


BROKEN = [
    (
        "animals.toml",
        "dots = 1",
        "dots = 4",
        "animals.toml: Expected `int` <= 3 - at `$.animal[0].dots`",
    ),
    ("animals.toml", "dots = 1", "dot = 1", "unknown field `dot`"),
    ("animals.toml", 'id = "snake"', 'id = "adder"', "animals.toml: in this order beaver, snake"),
    (
        "animals.toml",
        'carries = ["snake"',
        'carries = ["mole"',
        "not 'mole' - at `$.animal[8].carries`",
    ),
    ("animals.toml", 'attack = "gaze"', 'attack = "bite"', "at `$.animal[10].attack`"),
    ("animals.toml", '"water", "forest"', '"swamp", "forest"', "$.animal[0].landscapes[0]"),
    ("decks.toml", "joker = 2", "joker = -1", "decks.toml: Expected `int` >= 0"),
    ("decks.toml", "joker = 2", "joker = 3", "at `$.edition.travel.deck_size`"),
    ("decks.toml", "desert = 2", "dessert = 2", "at `$.land_cards`"),
    ("board.toml", '"FW RW WF"', '"FW RW"', "three rows of three - at `$.parts.P1`"),
    ("board.toml", '"FW RW WF"', '"FW RW WX"', "not 'WX' - at `$.parts.P1`"),
    ("board.toml", 'water = "g3"', 'water = "c3"', "layout.recommended.element_fields"),
    ("board.toml", 'water = "g3"', 'water = "k3"', "fields of the board"),
    ("board.toml", '"P1", "P2", "P3"', '"P1", "P2", "P0"', "parts, not 'P0'"),
    ("board.toml", '["P4", "P5", "P6"]', '["", "", ""]', "parts that are connected"),
    ("wildice.toml", 'profile = "default"', 'profile = "loaded"', "at `$.default_profile`"),
    ("wildice.toml", "plain = 2\n", "plain = 0\n", "wildice.toml: weights above 0"),
    ("constants.toml", "activations = 3", 'activations = "3"', "$.activations"),
    ("constants.toml", "magic_tokens = 5", "", "missing required field `magic_tokens`"),
    ("constants.toml", "activations = 3", "activations = ", "constants.toml: Invalid value"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), BROKEN)
def test_a_broken_pack_says_where(pack: Path, file: str, old: str, new: str, told: str) -> None:
    change(pack, file, old, new)
    with pytest.raises(BadContent) as caught:
        content_of(Wilderness(pack))
    assert told in str(caught.value)
    assert str(caught.value).startswith(file)
