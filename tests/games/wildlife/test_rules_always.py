"""What always or never happens: held after every move of random matches."""

from itertools import pairwise
from random import Random

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.moves import LEVEL_NAMES
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.chance import sample
from wildtable.kernel.game import Position
from wildtable.kernel.turn import CHANCE, NOBODY

TILES = {2: 30, 3: 30, 4: 25, 5: 21, 6: 18}


def random_match(seats: int) -> list[Position]:
    """The positions of a match, from the first turn on."""
    state, rng = GAME.start(GAME.content(GAME.with_defaults({}, seats)), seats), Random(seats)
    met: list[Position] = []
    while (seat := state.turn().seat) != NOBODY:
        state.apply(
            seat, sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
        )
        position = state.dump()
        if position["turns"] or met or position["stack"][0]["frame"] == "turn":
            met.append(position)
    return met


@pytest.fixture(scope="module")
def matches() -> list[list[Position]]:
    """A match for each number of players."""
    return [random_match(seats) for seats in TILES]


@pytest.mark.rule("LIF-1.11", "LIF-2.7")
def test_supply_board_and_lost_are_the_tiles_of_a_seat(matches: list[list[Position]]) -> None:
    for match in matches:
        for position in match:
            for seat in position["seats"]:
                here = seat["supply"] + len(seat["tiles"]) + seat["lost"]
                assert here == TILES[len(position["seats"])]


@pytest.mark.rule("LIF-1.12")
def test_no_tile_comes_back_to_a_supply(matches: list[list[Position]]) -> None:
    for match in matches:
        for before, after in pairwise(match):
            for old, new in zip(before["seats"], after["seats"], strict=True):
                assert new["supply"] <= old["supply"]
                assert new["lost"] >= old["lost"]


@pytest.mark.rule("LIF-1.4")
def test_no_space_holds_two_tiles(matches: list[list[Position]]) -> None:
    for match in matches:
        for position in match:
            spaces = [space for seat in position["seats"] for space in seat["tiles"]]
            assert len(spaces) == len(set(spaces))


@pytest.mark.rule("LIF-1.8")
def test_a_marked_area_stays_marked(matches: list[list[Position]]) -> None:
    for match in matches:
        for before, after in pairwise(match):
            assert set(before["marked"]) <= set(after["marked"])


@pytest.mark.rule("LIF-4.6")
def test_levels_never_fall(matches: list[list[Position]]) -> None:
    for match in matches:
        for before, after in pairwise(match):
            for old, new in zip(before["seats"], after["seats"], strict=True):
                for terrain, level in old["levels"].items():
                    risen = LEVEL_NAMES.index(new["levels"][terrain])
                    assert risen >= LEVEL_NAMES.index(level)


@pytest.mark.rule("LIF-R12")
def test_one_action_fills_one_area_at_most(matches: list[list[Position]]) -> None:
    for match in matches:
        for before, after in pairwise(match):
            assert len(after["marked"]) <= len(before["marked"]) + 1


@pytest.mark.rule("LIF-7.8", "LIF-R7")
def test_an_attack_scores_nothing_in_an_unmarked_area() -> None:
    """No match gets there: a full area is unmarked only when no pawn is left."""
    position = {
        "seats": [
            {"organism": "mammoth", "hand": ["terrain-steppe", "joker"], "success": 5},
            {"organism": "human", "tiles": ["I4", "J4", "I5", "J5", "J6"]},
        ],
        "marked": ["steppe-small"],
    }
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, WildlifeState)
    state.marked = [0] * len(state.marked)
    state.pawns_taken = 0
    for text in ("play terrain-steppe", "attack J5"):
        state.apply(0, content.moves.parse(text))
    after = state.dump()
    assert after["seats"][0]["tiles"] == ["J5"]
    assert after["seats"][0]["success"] == 5
    assert after["marked"] == []
