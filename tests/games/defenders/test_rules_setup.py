"""Set-up, where a rule speaks of every match or of every number of players."""

from random import Random

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.content import BASE, DefendersContent
from wildtable.games.defenders.frames import CHOOSING, DRAWING, DRAWING_LEFT, LAYING, ORIENTING
from wildtable.games.defenders.moves import (
    BUILD,
    CARDS_EACH,
    DRAW,
    FACES,
    FACTION_NAMES,
    FACTIONS,
    HABITAT_NAMES,
    NO_ABILITY,
    ORGANIZERS,
    SETTLE,
    SLOTS,
    TILES,
    TURN_CORE,
    lay,
)
from wildtable.games.defenders.rules.hexes import (
    CORE,
    DIRECTION_NAMES,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_NAMES,
    HEX_NAMES,
    HEXES,
    OFF,
    RIGHT,
    RING,
    SIDE_NAMES,
    SIDES,
)
from wildtable.games.defenders.rules.table import cards_at, toxic_left
from wildtable.games.defenders.rules.values import DECK, HAND, NONE, OUT, PILE
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.chance import sample
from wildtable.kernel.frames import field, top
from wildtable.kernel.game import BadOption, Position
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR

COUNTS = (1, 2, 3, 4)
SEVERAL = (2, 3, 4)
MATCHES = 8
HOMES = {"order": "forest", "council": "plains", "coven": "marsh", "sect": "mountain"}
LETTERS = {"forest": "F", "plains": "P", "marsh": "M", "mountain": "T"}
OUTER = 3


def content(seats: int = 2, **options: str) -> DefendersContent:
    made = GAME.content(GAME.with_defaults(options, seats))
    assert isinstance(made, DefendersContent)
    return made


def begin(seats: int, **options: str) -> DefendersState:
    state = GAME.start(content(seats, **options), seats)
    assert isinstance(state, DefendersState)
    return state


def load(position: Position) -> DefendersState:
    state = GAME.load(content(), position, Random(1))
    assert isinstance(state, DefendersState)
    return state


def step(state: DefendersState, rng: Random) -> None:
    """One random move."""
    turn = state.turn()
    seat = turn.seat if turn.seat == CHANCE else rng.choice(turn.seats)
    state.apply(
        seat, sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
    )


def play_to(frame: int, state: DefendersState, rng: Random) -> DefendersState:
    while top(state.stack) != frame:
        step(state, rng)
    return state


def ready(seats: int, seed: int = 0, **options: str) -> DefendersState:
    """A match whose set-up is done."""
    return play_to(CHOOSING, begin(seats, **options), Random(seed))


@pytest.mark.rule("DEF-1.1")
def test_one_to_four_play() -> None:
    assert GAME.seats == [1, 2, 3, 4]
    with pytest.raises(BadOption):
        GAME.with_defaults({}, 5)


@pytest.mark.rule("DEF-1.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_share_one_result(seats: int) -> None:
    state, rng = begin(seats), Random(seats)
    while state.turn().seat != NOBODY:
        step(state, rng)
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == seats
    assert len(set(outcome.ranks)) == len(set(outcome.scores)) == 1


# --- the board ----------------------------------------------------------------------------------

Coordinates = tuple[int, int]


def turned(hex: Coordinates, sixths: int) -> Coordinates:
    """A hex turned clockwise around the core."""
    q, r = hex
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def edge(hex: Coordinates, side: str, sixths: int = 0) -> str:
    """The name of an edge turned around the core."""
    q, r = turned(hex, sixths)
    place = SIDES * HEX_NAMES.index(f"{q},{r}") + (SIDE_NAMES.index(side) + sixths) % SIDES
    return EDGE_NAMES[EDGE_AT[place]]


def engine(hex: Coordinates, side: str, sixths: int) -> str:
    """An engine with this hex on its right, turned around the core."""
    q, r = turned(hex, sixths)
    return f"{q},{r}:{SIDE_NAMES[(SIDE_NAMES.index(side) + sixths) % SIDES]}"


@pytest.mark.rule("DEF-2.1")
def test_six_pieces_frame_the_board() -> None:
    """Each spans a corner and the next two hexes, seven edges, and carries one mech icon."""
    icons = [HEX_NAMES[hex] for hex in content().mech_icons]
    met: list[int] = []
    for piece in range(6):
        spanned = [turned(hex, piece) for hex in ((3, -3), (3, -2), (3, -1))]
        hexes = [HEX_NAMES.index(f"{q},{r}") for q, r in spanned]
        outside = [
            EDGE_AT[place]
            for hex in hexes
            for place in range(SIDES * hex, SIDES * hex + SIDES)
            if EDGE_BEYOND[EDGE_AT[place]] == OFF
        ]
        assert len(outside) == 7
        assert len([hex for hex in hexes if HEX_NAMES[hex] in icons]) == 1
        met += hexes
    assert sorted(met) == [hex for hex in range(HEXES) if RING[hex] == OUTER]


@pytest.mark.rule("DEF-2.2", "DEF-2.3", "DEF-R-87")
def test_any_tile_of_the_right_shape_on_either_side() -> None:
    state, rng = begin(2), Random(1)
    tables = state.content
    assert tables.slot_shape.count(1) == tables.tile_shape.count(1) == SLOTS // 2
    left = list(range(TILES))
    for slot in range(SLOTS):
        assert top(state.stack) == LAYING
        fitting = [t for t in left if tables.tile_names[t][0] == "DU"[tables.slot_shape[slot]]]
        offered = [(lay(slot, tile, face), 1) for tile in fitting for face in range(FACES)]
        assert state.chance() == offered
        step(state, rng)
        left.remove(state.laid[slot] // FACES)
    assert left == []


@pytest.mark.rule("DEF-2.5", "DEF-6.2")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_hex_but_the_core_is_one_of_four_habitats(seed: int) -> None:
    assert HABITAT_NAMES == ("forest", "plains", "marsh", "mountain")
    rows = ready(2, seed).dump()["ground"]
    assert [len(row) for row in rows] == [4, 5, 6, 7, 6, 5, 4]
    assert rows[3][3] == "*"
    assert set("".join(rows)) == {"F", "P", "M", "T", "*"}
    assert "".join(rows).count("*") == 1


@pytest.mark.rule("DEF-2.6", "DEF-2.8")
def test_the_stack_of_tiles_is_the_core() -> None:
    state = ready(2)
    assert [HEX_NAMES[hex] for hex in range(HEXES) if state.tile[hex] != NONE] == ["0,0"]
    assert state.tile[CORE] == 5
    assert state.dump()["factories"] == []
    assert sum(state.rewilded) == 0


@pytest.mark.rule("DEF-2.7")
def test_the_top_tile_points_anywhere() -> None:
    state = play_to(ORIENTING, begin(2), Random(1))
    assert state.chance() == [(TURN_CORE + arrow, 1) for arrow in range(6)]
    assert state.dump()["arrows"] == []
    assert len(ready(2).dump()["arrows"]) == 1  # how the covered ones lie is not decided yet


@pytest.mark.rule("DEF-2.9", "DEF-2.10")
def test_six_toxic_sites_wait_and_machines_turn_right() -> None:
    state = ready(2)
    assert toxic_left(state) == 6
    assert state.direction == RIGHT


@pytest.mark.rule("DEF-2.11", "DEF-2.12", "DEF-2.13", "DEF-2.14", "DEF-2.15", "DEF-2.16")
@pytest.mark.parametrize("arrow", range(6))
def test_first_walls_and_engines(arrow: int) -> None:
    """To the right of the arrow, to the left of the number opposite, both facing away."""
    state = play_to(ORIENTING, begin(2), Random(arrow))
    state.apply(CHANCE, TURN_CORE + arrow)
    position = state.dump()
    by_the_arrow = [edge((0, -1), "E", arrow), edge((1, -2), "SE", arrow)]
    by_the_number = [edge((-1, 1), "E", arrow), edge((-1, 2), "NE", arrow)]
    assert sorted(position["walls"]) == sorted(by_the_arrow + by_the_number)
    assert position["engines"] == [engine((1, -1), "NE", arrow), engine((0, 2), "NW", arrow)]
    assert state.content.walls - sum(state.wall) == 26


@pytest.mark.rule("DEF-2.15")
@pytest.mark.parametrize("direction", DIRECTION_NAMES)
@pytest.mark.parametrize("arrow", range(6))
def test_first_engines_drive_away_from_their_walls(arrow: int, direction: str) -> None:
    """Two advances, whichever way they bend, lengthen both walls at the far end."""
    laid = play_to(ORIENTING, begin(2), Random(arrow))
    laid.apply(CHANCE, TURN_CORE + arrow)
    before = laid.dump()
    state = load(
        {key: before[key] for key in ("arrows", "walls", "engines")}
        | {
            "direction": direction,
            "sides": [
                {"faction": "order", "camps": ["0,-3"]},
                {"faction": "sect", "camps": ["3,0"]},
            ],
            "stack": [
                {"frame": "round", "side": "order", "turns": 2},
                {"frame": "machines", "side": "sect", "step": 0, "built": 0},
            ],
        }
    )
    state.apply(CHANCE, state.content.moves.parse("machine engines"))
    first, second, bend_by_first, bend_by_second = {
        "right": (((1, -1), "SE"), ((0, 2), "E"), ((1, -1), "E"), ((0, 2), "NE")),
        "left": (((3, -2), "W"), ((1, 0), "SW"), ((2, -2), "SE"), ((0, 1), "E")),
    }[direction]
    built = [((1, -1), "NE"), bend_by_first, ((0, 2), "NW"), bend_by_second]
    assert state.dump()["engines"] == [engine(*first, arrow), engine(*second, arrow)]
    assert sorted(state.dump()["walls"]) == sorted(
        before["walls"] + [edge(*each, arrow) for each in built]
    )


@pytest.mark.rule("DEF-2.17", "DEF-2.18", "DEF-2.19")
def test_first_mechs() -> None:
    state = ready(2)
    icons = ("3,-2", "2,1", "-1,3", "-3,2", "-2,-1", "1,-3")
    assert state.dump()["mechs"] == {"0,0": 2} | dict.fromkeys(icons, 1)
    assert state.content.mechs - sum(state.mechs) == 12


@pytest.mark.rule("DEF-2.20", "DEF-2.21")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_first_pollution(seed: int) -> None:
    state = ready(2, seed)
    icons = [
        state.content.slot_hexes[slot][state.content.tile_icon[face]]
        for slot, face in enumerate(state.laid)
        if state.content.tile_icon[face] != NONE
    ]
    assert [hex for hex in range(HEXES) if state.pollution[hex]] == sorted(icons)
    assert max(state.pollution) == 1
    assert state.content.pollution - sum(state.pollution) == 32


# --- the players --------------------------------------------------------------------------------


@pytest.mark.rule("DEF-2.23")
@pytest.mark.parametrize("seats", SEVERAL)
def test_what_a_faction_brings(seats: int) -> None:
    tables = content(seats)
    for faction in range(FACTIONS):
        assert len(tables.organizers_of(faction)) == 2
        cards = tables.card_organizer[CARDS_EACH * faction : CARDS_EACH * (faction + 1)]
        assert len(cards) == 18
        for organizer in (BASE, *tables.organizers_of(faction)):
            assert cards.count(organizer) == 6
    boxed = {2: 0, 3: 1, 4: 1}[seats]
    starting = 1
    assert starting + len(tables.camp_steps[seats]) + boxed == 6
    assert tables.max_damage == 3


@pytest.mark.rule("DEF-2.24")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_factions_not_played_stay_in_the_box(seats: int) -> None:
    state, rng = ready(seats), Random(seats)
    unplayed = [faction for faction in range(FACTIONS) if faction not in state.order]
    while state.turn().seat != NOBODY:
        for faction in unplayed:
            assert cards_at(state, faction, OUT) == CARDS_EACH
            assert faction not in state.camp
            assert not any(state.items[faction::FACTIONS])
        step(state, rng)


TRACKS = {  # what each camp of the track needs, and the number under it
    1: [(2, 4), (3, 5), (4, 5), (5, 6), (6, 7)],
    2: [(2, 4), (3, 5), (4, 5), (5, 6), (6, 7)],
    3: [(2, 4), (3, 5), (4, 5), (5, 6)],
    4: [(2, 4), (3, 5), (4, 6), (5, 6)],
}
ROOM = ("-3,0", "-2,0", "-1,0", "-3,1", "-2,1", "-1,1")
SITE = "-1,-1"
STANDS = "-2,-1"  # a factory, where one is wanted
ELSEWHERE = [name for name in HEX_NAMES if name not in (*ROOM, SITE, STANDS, "0,0")]
FOREST = ["FFFF", "FFFFF", "FFFFFF", "FFF*FFF", "FFFFFF", "FFFFF", "FFFF"]


def building(seats: int, built: int, support: int, last: bool = False) -> DefendersState:
    """The Order, with this many camps built and this support, is about to build one more.

    It is the last one in the game, and a factory stands, if so asked.
    """
    all_camps = len(TRACKS[seats]) + 1
    others = [
        {"faction": name, "camps": camps, "at": "", "exited": True}
        if last
        else {"faction": name, "camps": camps[:1], "active": card}
        for name, card, camps in (
            ("sect", "powderkin", ELSEWHERE[:all_camps]),
            ("coven", "kettlesnap", ELSEWHERE[6 : 6 + all_camps]),
            ("council", "dumplin", ELSEWHERE[12 : 12 + all_camps]),
        )
    ]
    order = {
        "faction": "order",
        "camps": list(ROOM[: built + 1]),
        "at": SITE,
        "support": support,
        "active": "flik",
    }
    return load(
        {
            "players": seats,
            "ground": FOREST,
            "factories": [{"number": 5, "hex": STANDS}] if last else [],
            "sides": [order, *others[: max(1, seats - 1)]],
            "stack": [
                {"frame": "round", "side": "order", "turns": 1},
                {"frame": "turn", "side": "order", "points": 1},
            ],
        }
    )


@pytest.mark.rule("DEF-2.26", "DEF-2.27", "DEF-2.28", "DEF-2.29")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_camps_of_the_track(seats: int) -> None:
    build = content().moves.parse("build")
    for built, (needed, hand) in enumerate(TRACKS[seats]):
        assert build not in building(seats, built, needed - 1).legal(0)
        state = building(seats, built, needed)
        assert build in state.legal(0)
        state.apply(0, build)
        if built + 1 < len(TRACKS[seats]):
            assert top(state.stack) == DRAWING
            assert field(state.stack, DRAWING_LEFT) == hand
            assert not any(state.exited)
        else:
            assert state.dump()["sides"][0]["exited"]
            state = building(seats, built, needed, last=True)
            state.apply(0, build)
            assert top(state.stack) == DRAWING
            assert field(state.stack, DRAWING_LEFT) == hand


@pytest.mark.rule("DEF-2.25", "DEF-2.30", "DEF-2.35", "DEF-2.37", "DEF-2.46")
@pytest.mark.parametrize("seats", COUNTS)
def test_how_everybody_starts(seats: int) -> None:
    state = ready(seats)
    assert sum(state.built) == 0
    for side in state.dump()["sides"]:
        assert len(side["camps"]) == 1
        assert (side["support"], side["damage"], side["items"], side["pile"]) == (0, 0, [], [])
        assert (side["active"], side["killed"], side["breaches"]) == ("", [], [])


@pytest.mark.rule("DEF-28.3")
def test_alone_nobody_has_the_marker() -> None:
    state, rng = ready(1), Random(1)
    while state.turn().seat != NOBODY:
        assert state.first == NONE
        step(state, rng)


@pytest.mark.rule("DEF-2.32")
@pytest.mark.parametrize("organizer", range(ORGANIZERS))
def test_a_deck_is_base_cards_and_those_of_the_organizer(organizer: int) -> None:
    tables = content()
    side = tables.organizer_faction[organizer]
    other = FACTION_NAMES[(side + 1) % FACTIONS]
    sides = [{"faction": FACTION_NAMES[side], "organizer": ""}, {"faction": other}]
    steps = [{"frame": "settling"}, {"frame": "hardening", "left": 0}, {"frame": "leading"}]
    state = load({"sides": sides, "stack": steps})
    assert cards_at(state, side, OUT) == CARDS_EACH
    state.apply(0, tables.moves.parse(f"lead {tables.organizer_names[organizer]}"))
    assert cards_at(state, side, DECK) == 12
    for card in range(CARDS_EACH * side, CARDS_EACH * (side + 1)):
        plays = tables.card_organizer[card] in (BASE, organizer)
        assert state.place[card] == (DECK if plays else OUT)


@pytest.mark.rule("DEF-2.33")
@pytest.mark.parametrize("seats", COUNTS)
def test_organizers_are_known_to_all(seats: int) -> None:
    state = ready(seats)
    chosen = [side["organizer"] for side in state.dump()["sides"]]
    assert "" not in chosen
    for viewer in (*range(seats), SPECTATOR):
        assert [side["organizer"] for side in state.dump(viewer)["sides"]] == chosen


@pytest.mark.rule("DEF-2.34")
@pytest.mark.parametrize("seats", SEVERAL)
def test_three_cards_each_in_secret(seats: int) -> None:
    state, rng = play_to(DRAWING, begin(seats), Random(seats)), Random(1)
    for side in state.order:
        for left in (12, 11, 10):
            own = range(CARDS_EACH * side, CARDS_EACH * (side + 1))
            deck = [(DRAW + card, 1) for card in own if state.place[card] == DECK]
            assert len(deck) == left
            assert state.chance() == deck
            step(state, rng)
    for number, side in enumerate(state.order):
        assert cards_at(state, side, HAND) == 3
        for viewer in (*range(seats), SPECTATOR):
            hidden = state.dump(viewer)["sides"][number]["hand"] == ["?"] * 3
            assert hidden == (viewer != number)


@pytest.mark.rule("DEF-2.36")
@pytest.mark.parametrize(("seats", "each"), [(1, 6), (2, 6), (3, 4), (4, 3)])
def test_markers_are_shared_out(seats: int, each: int) -> None:
    state = ready(seats)
    assert [state.markers[side] for side in state.order] == [each] * len(state.order)
    assert sum(state.markers) == 12


ACTIVE = {"order": "flik", "council": "barlo", "coven": "kettlesnap", "sect": "riiz"}


@pytest.mark.rule("DEF-6.3")
@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_home_habitats(faction: str) -> None:
    other = "sect" if faction == "order" else "order"
    sides = [{"faction": faction}, {"faction": other}]
    state = load({"sides": sides, "stack": [{"frame": "beginning"}, {"frame": "settling"}]})
    letters = "".join(state.dump()["ground"])
    rim = [hex for hex in range(HEXES) if RING[hex] == OUTER]
    home = [SETTLE + hex for hex in rim if letters[hex] == LETTERS[HOMES[faction]]]
    assert state.legal(0) == home
    assert [SETTLE + hex for hex in rim if state.why_not(0, SETTLE + hex) is None] == home


ACTIVE = {"order": "flik", "council": "barlo", "coven": "kettlesnap", "sect": "riiz"}


@pytest.mark.rule("DEF-6.3")
@pytest.mark.parametrize("faction", FACTION_NAMES)
@pytest.mark.parametrize("habitat", HABITAT_NAMES)
def test_camps_are_built_at_home(faction: str, habitat: str) -> None:
    other = "sect" if faction == "order" else "order"
    state = load(
        {
            "ground": [row.replace("F", LETTERS[habitat]) for row in FOREST],
            "sides": [
                {
                    "faction": faction,
                    "camps": ["-3,0"],
                    "at": SITE,
                    "support": 2,
                    "active": ACTIVE[faction],
                },
                {"faction": other, "camps": ["3,0"]},
            ],
            "stack": [
                {"frame": "round", "side": faction, "turns": 1},
                {"frame": "turn", "side": faction, "points": 1},
            ],
        }
    )
    at_home = habitat == HOMES[faction]
    assert (BUILD in state.legal(0)) == at_home
    assert (state.why_not(0, BUILD) is None) == at_home


@pytest.mark.rule("DEF-6.4")
@pytest.mark.parametrize("seats", COUNTS)
def test_half_a_deck_is_at_home(seats: int) -> None:
    for seed in range(MATCHES):
        state = ready(seats, seed)
        for side in state.order:
            own = range(CARDS_EACH * side, CARDS_EACH * (side + 1))
            deck = [card for card in own if state.place[card] in (DECK, HAND, PILE)]
            habitats = [HABITAT_NAMES[state.content.card_habitat[card]] for card in deck]
            assert len(habitats) == 12
            assert habitats.count(HOMES[FACTION_NAMES[side]]) == 6


@pytest.mark.rule("DEF-7.1")
def test_what_a_card_shows() -> None:
    """Initial or none, points, ability, habitat; some are known from books and shops."""
    tables = content()
    assert min(tables.card_points) >= 1
    assert NO_ABILITY not in tables.card_ability
    known = {"flik": 3, "rystle": 4, "riiz": 2}
    for name, points in known.items():
        card = tables.card_names.index(name)
        assert (tables.card_points[card], tables.card_organizer[card]) == (points, BASE)
    flik, pawpel = (tables.card_names.index(name) for name in ("flik", "pawpel"))
    assert tables.card_habitat[flik] == tables.card_habitat[pawpel]
    for initial in range(ORGANIZERS):
        assert tables.card_organizer.count(initial) == 6


# --- the machines -------------------------------------------------------------------------------

BASE_DECK = {"engines": 2, "factories": 2, "mechs": 2, "reboot": 1}


@pytest.mark.rule("DEF-2.39")
def test_the_base_deck() -> None:
    position = ready(2).dump()
    assert (position["deck"], position["discard"]) == (BASE_DECK, {})


@pytest.mark.rule("DEF-2.40", "DEF-2.41", "DEF-2.42")
@pytest.mark.parametrize("difficult", range(7))
def test_difficult_cards_replace_base_cards(difficult: int) -> None:
    for seed in range(MATCHES):
        position = ready(2, seed, difficulty=str(difficult)).dump()
        deck = position["deck"]
        assert sum(deck.values()) == 7
        hard = {name: count for name, count in deck.items() if name.endswith("-difficult")}
        assert sum(hard.values()) == difficult
        for name, count in BASE_DECK.items():
            assert deck.get(name, 0) + hard.get(f"{name}-difficult", 0) == count
        assert position["discard"] == {}
