"""The game's data: what the rulebook says about it, and what broken packs are told."""

from pathlib import Path

import pytest

from tests.games.packs import change, copied
from wildtable.games.defenders import GAME
from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.game import Defenders
from wildtable.games.defenders.moves import (
    CARDS,
    CARDS_EACH,
    FACES,
    FACTIONS,
    HABITATS,
    ORGANIZERS,
    TILES,
)
from wildtable.games.defenders.pack import PACKAGE
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_NAMES,
    EDGES,
    HEX_NAMES,
    HEXES,
    NEIGHBOUR,
    OFF,
    RING,
    SCAN,
    SIDES,
    find,
)
from wildtable.kernel.game import BadContent


def content(**options: str) -> DefendersContent:
    made = GAME.content(GAME.with_defaults(options, 2))
    assert isinstance(made, DefendersContent)
    return made


@pytest.mark.rule("DEF-2.5", "DEF-6.1")
def test_the_board_has_36_hexes_around_a_core() -> None:
    assert HEXES == 37 == len(HEX_NAMES)
    assert find(0, 0) == CORE
    assert len(set(EDGE_NAMES)) == EDGES == 132
    assert EDGE_BEYOND.count(OFF) == 42
    assert [RING.count(ring) for ring in range(4)] == [1, 6, 12, 18]
    for place in range(SIDES * HEXES):
        near = NEIGHBOUR[place]
        if near != OFF:
            assert EDGE_AT[SIDES * near + (place + 3) % SIDES] == EDGE_AT[place]


@pytest.mark.rule("DEF-22.16", "DEF-22.17")
def test_the_scan_meets_hexes_in_the_order_of_the_ruling() -> None:
    met = [HEX_NAMES[hex] for hex in SCAN[0]]
    assert met[:8] == ["1,-1", "1,-2", "2,-3", "2,-2", "3,-3", "3,-2", "2,-1", "1,0"]
    assert met[8:13] == ["3,-1", "2,0", "3,0", "2,1", "1,1"]
    assert met[-3:] == ["0,-2", "0,-3", "1,-3"]
    mirrored = [find(-q - r, r) for q, r in [tuple(map(int, name.split(","))) for name in met]]
    assert SCAN[1] == mirrored
    assert all(sorted(order) == sorted(SCAN[0]) for order in SCAN)


@pytest.mark.rule("DEF-2.32", "DEF-6.4")
def test_every_deck_has_twelve_cards_and_half_of_them_at_home() -> None:
    tables = content()
    for organizer in range(ORGANIZERS):
        side = tables.organizer_faction[organizer]
        cards = range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH)
        deck = [card for card in cards if tables.card_organizer[card] in (-1, organizer)]
        habitats = [tables.card_habitat[card] for card in deck]
        assert len(deck) == 12
        assert habitats.count(tables.home[side]) == 6
        assert len(set(habitats)) == HABITATS


@pytest.mark.rule("DEF-6.3")
def test_every_habitat_is_home_to_one_faction() -> None:
    assert sorted(content().home) == list(range(FACTIONS))


@pytest.mark.rule("DEF-6.3")
def test_no_pack_gives_two_factions_one_home(tmp_path: Path) -> None:
    homes = 'home = "forest"', 'home = "plains"'
    change(copied(PACKAGE, ["factions.toml"], tmp_path), "factions.toml", *homes)
    with pytest.raises(BadContent, match=r"factions\.toml: every habitat"):
        Defenders(tmp_path)


@pytest.mark.rule("DEF-2.36", "DEF-2.26", "DEF-2.27", "DEF-2.28", "DEF-2.29")
def test_what_depends_on_the_number_of_players() -> None:
    tables = content()
    assert tables.markers[1:] == [6, 6, 4, 3]
    assert [len(steps) for steps in tables.camp_steps[1:]] == [5, 5, 4, 4]
    assert [steps[0] for steps in tables.camp_steps[1:]] == [3, 3, 3, 3]
    assert [hands[0] for hands in tables.hands[1:]] == [4, 4, 4, 4]
    assert tables.hands[2][3] == tables.hands[3][3] == 6


@pytest.mark.rule("DEF-2.39", "DEF-24.3")
def test_the_machine_deck_has_seven_cards_and_six_difficult_ones() -> None:
    copies = content().machine_copies
    assert sum(copies[:4]) == 7
    assert copies[3] == 1
    assert sum(copies[4:]) == 6


def test_any_board_has_nine_hexes_of_each_habitat() -> None:
    tables = content()
    for face in range(FACES):
        shown = [h for tile in range(TILES) for h in tables.tile_habitats[FACES * tile + face]]
        assert [shown.count(habitat) for habitat in range(HABITATS)] == [9] * HABITATS


def test_names_are_words_of_their_own() -> None:
    assert len(set(content().card_names)) == CARDS


def test_a_pack_brings_some_files_and_changes_the_hash(tmp_path: Path) -> None:
    change(copied(PACKAGE, ["supplies.toml"], tmp_path), "supplies.toml", "toxic = 6", "toxic = 7")
    packed = Defenders(tmp_path)
    made = packed.content(packed.with_defaults({}, 2))
    assert isinstance(made, DefendersContent)
    assert made.toxic == 7
    assert made.hash != content().hash


BROKEN = [
    ("board.toml", 'shape = "up"', 'shape = "round"', r"board\.toml: .*\$\.slot\[0\]\.shape"),
    ("board.toml", 'hexes = ["-1,-2"', 'hexes = ["-1,-1"', r"board\.toml: every habitat hex"),
    ("board.toml", '"3,-2", "2,1"', '"0,0", "2,1"', r"board\.toml: .*mech_icons\[0\]"),
    ("board.toml", "icon = 0", "icon = 3", r"board\.toml: .*tile\[0\]\.a\.icon"),
    ("board.toml", "chutes = [0, 2, 4]", "chutes = [0, 2, 6]", r"factory\[0\]\.chutes"),
    ("factions.toml", 'effect = "manifesto"', 'effect = "magic"', r"ability\[6\]\.effect"),
    ("factions.toml", 'kind = "ongoing"', 'kind = "reveal"', r"ability\[4\]\.kind"),
    ("defenders.toml", 'ability = "archives"', 'ability = "arsenal"', r"defender\[2\]\.ability"),
    ("defenders.toml", 'name = "Emberlin"', 'name = "Rystle"', r"'rystle' only once"),
    ("defenders.toml", 'organizer = "B"', 'organizer = ""', r"6 order base cards"),
    ("defenders.toml", "points = 4", "points = -1", r"defenders\.toml: .*defender\[0\]\.points"),
    ("machines.toml", "times = [2] }", "times = [] }", r"card\[0\]\.steps\[0\]\.times"),
    ("machines.toml", 'order = "spread-always"', 'order = "rest"', r"card\[5\]\.steps\[1\]"),
    ("supplies.toml", "walls = 30", 'walls = "many"', r"supplies\.toml: .*counts\.walls"),
    ("supplies.toml", "hands = [4, 5, 6, 6]", "hands = [4]", r"players\.4\.hands"),
    ("supplies.toml", "breach_markers = 4", "breach_markers = 5", r"players\.3\.breach_markers"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN, ids=[b[3] for b in BROKEN])
def test_a_broken_pack_is_told_its_file_and_field(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    change(copied(PACKAGE, [file], tmp_path), file, old, new)
    with pytest.raises(BadContent, match=said):
        Defenders(tmp_path)
