"""Scoring where a position does not tell enough: which area paid whom, and in which order."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.moves import SCORED_AREA, SCORED_HERD
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.game import Position
from wildtable.kernel.moves import Family
from wildtable.kernel.turn import SPECTATOR

SCENARIOS = Path(__file__).parent / "scenarios"
VALUES = (3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5)  # of the small scoring track
COLOURED = (4, 8, 11)
TERRAINS = ("forest", "desert", "savanna", "steppe", "mountains", "water")
BLUE, GREEN, BROWN, ORANGE = range(4)


def load(position: Position, **options: str) -> WildlifeState:
    content = GAME.content(GAME.with_defaults(options, len(position["seats"])))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, WildlifeState)
    return state


def do(state: WildlifeState, *moves: str) -> list[int]:
    """Make moves of whoever is asked; the news of the last."""
    for text in moves:
        seat, move = state.turn().seat, state.content.moves.parse(text)
        assert state.why_not(seat, move) is None
        state.news = []
        state.apply(seat, move)
    return state.news or []


def words(state: WildlifeState, news: list[int], seat: int = SPECTATOR) -> list[list[str]]:
    heard = [state.content.events.words_for(event, seat) for event in news]
    return [each for each in heard if each is not None]


def arguments(news: list[int], kind: Family) -> list[list[int]]:
    return [list(kind.args(e)) for e in news if kind.base <= e < kind.base + kind.size]


@pytest.fixture
def example() -> WildlifeState:
    """The rulebook's example, at the end of the turn."""
    file = SCENARIOS / "examples" / "LIF-X25-big-scoring.toml"
    return load(tomllib.loads(file.read_text("utf-8"))["position"])


@pytest.mark.rule("LIF-X25")
def test_the_example_area_by_area_and_herd_by_herd(example: WildlifeState) -> None:
    news = do(example, "end-turn")
    areas: dict[str, dict[int, int]] = {}
    for area, seat, _, _, points in arguments(news, SCORED_AREA):
        areas.setdefault(example.content.area_names[area], {})[seat] = points
    assert areas == {
        "water-large": {BLUE: 4},
        "water-small": {BROWN: 5},
        "steppe-small": {GREEN: 1, BROWN: 1, ORANGE: 3},
        "savanna-large": {BLUE: 0, GREEN: 3, BROWN: 0, ORANGE: 2},
        "forest-large": {BLUE: 2, GREEN: 2, ORANGE: 2},
        "desert-large": {GREEN: 3, BROWN: 2},
        "steppe-large": {ORANGE: 4},
        "mountains-large": {ORANGE: 4},
        "mountains-small": {BLUE: 4},
    }
    herds = [(seat, size, points) for _, seat, size, _, points in arguments(news, SCORED_HERD)]
    assert sorted(herds) == [
        (BLUE, 11, 7),
        (GREEN, 11, 7),
        (BROWN, 9, 5),
        (ORANGE, 4, 3),
        (ORANGE, 4, 3),
    ]


@pytest.mark.rule("LIF-20.3")
def test_areas_then_herds_then_adaptations_abilities_and_food(example: WildlifeState) -> None:
    told = words(example, do(example, "end-turn"))
    steps = [each[1] if each[0] == "scored-most" else each[0] for each in told]
    steps = [step for place, step in enumerate(steps) if step not in steps[:place]]
    assert steps == [
        "big-scoring",
        "scored-area",
        "scored-herd",
        "adaptations",
        "abilities",
        "food",
        "turn-of",
    ]


@pytest.mark.rule("LIF-20.28")
def test_the_purple_pawn_is_back_on_its_dot(example: WildlifeState) -> None:
    """The pawn is the story of a scoring: a step for each category, then none until the next."""

    def steps_of_the_pawn() -> list[str]:
        story = GAME.scene(example.content, example, SPECTATOR).scoring
        return [chapter.id for chapter in story.chapters] if story else []

    assert steps_of_the_pawn() == []
    do(example, "end-turn")
    assert steps_of_the_pawn() == ["areas", "herds", "adaptations", "abilities", "food"]
    seat = example.turn().seat
    example.apply(seat, example.legal(seat)[0])
    assert steps_of_the_pawn() == []


@pytest.mark.rule("LIF-20.28")
def test_a_big_scoring_changes_success_and_keeps_a_note_of_it(example: WildlifeState) -> None:
    quiet = example.clone()
    quiet.pending = 0
    do(example, "end-turn")
    do(quiet, "end-turn")
    scored, unscored = example.dump(), quiet.dump()
    assert [seat["success"] for seat in scored["seats"]] == [33, 28, 25, 35]
    for position in (scored, unscored):
        for note in [key for key in position if key.startswith("last_scoring")]:
            del position[note]
        for seat in position["seats"]:
            del seat["success"]
    assert scored == unscored


def one_space_left(taken: int, seats: int) -> dict[str, Any]:
    """The small water lacks one tile, and so many areas are marked."""
    others = [f"{terrain}-{size}" for terrain in TERRAINS for size in ("small", "large")]
    others.remove("water-small")
    organisms = ["crocodile", "snake", "eagle"][:seats]
    position: dict[str, Any] = {"seats": [{"organism": each} for each in organisms]}
    position["seats"][0] |= {"tiles": ["K4", "K5", "K6"], "success": 10, "hand": ["terrain-water"]}
    return position | {"marked": others[:taken]}


@pytest.mark.rule("LIF-19.3", "LIF-19.4")
@pytest.mark.parametrize("taken", range(len(VALUES)))
def test_the_next_pawn_uncovers_the_next_value(taken: int) -> None:
    state = load(one_space_left(taken, 3))
    do(state, "play terrain-water", "expand K7")
    assert state.success[0] == 10 + VALUES[taken]
    assert state.pawns_taken == taken + 1


@pytest.mark.rule("LIF-20.1")
@pytest.mark.parametrize("taken", range(len(VALUES)))
def test_coloured_positions_trigger_a_big_scoring(taken: int) -> None:
    state = load(one_space_left(taken, 2))
    do(state, "play terrain-water", "expand K7")
    assert state.pending == (1 if taken + 1 in COLOURED else 0)


@pytest.mark.rule("LIF-R36")
@pytest.mark.parametrize("listener", [SPECTATOR, 0, 1, 2])
def test_hidden_food_is_told_when_it_is_scored(listener: int) -> None:
    position = {
        "seats": [
            {"organism": "crocodile", "food": 5},
            {"organism": "snake", "food": 6},
            {"organism": "eagle", "food": 7},
        ],
        "pending": 1,
        "stack": [{"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}],
    }
    state = load(position, food_visibility="hidden")
    told = words(state, do(state, "end-turn"), listener)
    food = {each[2]: each[3] for each in told if each[:2] == ["scored-most", "food"]}
    assert food == {"0": "5", "1": "6", "2": "7"}
