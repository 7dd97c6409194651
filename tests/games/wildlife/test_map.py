"""The island has the properties that the ledger says it was made with."""

from itertools import combinations

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import AREAS, LEVEL_NONE, ORGANISMS, TERRAINS

CHART_SETS = ("published_like", "balanced")


def content_with(charts: str) -> WildlifeContent:
    content = GAME.content(GAME.with_defaults({"charts": charts}, 2))
    assert isinstance(content, WildlifeContent)
    return content


ISLAND = content_with("published_like")


def edges() -> set[tuple[int, int]]:
    """All pairs of adjacent spaces, each once."""
    return {
        (min(space, near), max(space, near))
        for space, neighbors in enumerate(ISLAND.neighbors)
        for near in neighbors
    }


def borders() -> set[tuple[int, int]]:
    """All pairs of areas that touch."""
    touching = [(ISLAND.area_of[one], ISLAND.area_of[two]) for one, two in edges()]
    return {(min(pair), max(pair)) for pair in touching if pair[0] != pair[1]}


def connected(spaces: list[int]) -> bool:
    met = [spaces[0]]
    for space in met:
        met += [near for near in ISLAND.neighbors[space] if near in spaces and near not in met]
    return len(met) == len(spaces)


def distance(start: int, goal: int) -> int:
    """How many borders lie between two areas."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {one for pair in borders() for one in pair if set(pair) & reached}
        steps += 1
    return steps


@pytest.mark.rule("LIF-1.2", "LIF-1.3")
def test_each_terrain_has_a_small_and_a_large_area() -> None:
    assert ISLAND.spaces == 78
    for terrain in range(TERRAINS):
        sizes = sorted([ISLAND.capacity[area] for area in ISLAND.terrain_areas[terrain]])
        assert sizes in ([4, 9], [5, 8])


@pytest.mark.rule("LIF-1.5")
def test_adjacent_spaces_share_an_edge() -> None:
    places = [(space.row, space.col) for space in ISLAND.pack.island.spaces]
    for one, two in combinations(range(ISLAND.spaces), 2):
        apart = abs(places[one][0] - places[two][0]) + abs(places[one][1] - places[two][1])
        assert ((one, two) in edges()) == (apart == 1)


@pytest.mark.rule("LIF-1.6")
def test_spaces_are_adjacent_across_area_borders() -> None:
    across = [edge for edge in edges() if ISLAND.area_of[edge[0]] != ISLAND.area_of[edge[1]]]
    assert (len(edges()), len(across), len(borders())) == (135, 60, 24)


def test_the_drawing_agrees_with_the_areas() -> None:
    island = ISLAND.pack.island
    codes = {space: area.code for area in island.areas for space in area.spaces}
    drawn = {
        f"{chr(ord('A') + col)}{row + 1}": code
        for row, line in enumerate(island.rows)
        for col, code in enumerate(line)
        if code != "."
    }
    assert codes == drawn


def test_the_island_and_every_area_are_connected() -> None:
    assert connected(list(range(ISLAND.spaces)))
    assert all(connected(spaces) for spaces in ISLAND.area_spaces)


def test_the_two_areas_of_a_terrain_lie_apart() -> None:
    far = {
        ISLAND.terrain_names[terrain]: distance(*ISLAND.terrain_areas[terrain])
        for terrain in range(TERRAINS)
    }
    assert far.pop("savanna") == 2
    assert set(far.values()) == {3}


def test_all_terrains_border_each_other() -> None:
    terrain = ISLAND.area_terrain
    met = {frozenset((terrain[one], terrain[two])) for one, two in borders()}
    assert len(met) == 15


def test_every_area_has_enough_neighbours() -> None:
    for area in range(AREAS):
        touching = len([pair for pair in borders() if area in pair])
        assert touching >= (3 if ISLAND.capacity[area] <= 5 else 4)


@pytest.mark.parametrize("charts", CHART_SETS)
@pytest.mark.parametrize("organism", range(ORGANISMS))
def test_what_an_organism_reaches_is_connected(charts: str, organism: int) -> None:
    printed = content_with(charts).printed
    reached = [
        space
        for space in range(ISLAND.spaces)
        if printed[TERRAINS * organism + ISLAND.terrain_of[space]] != LEVEL_NONE
    ]
    assert len(reached) == 52
    assert connected(reached)


@pytest.mark.parametrize("charts", CHART_SETS)
@pytest.mark.rule("LIF-4.1")
def test_every_chart_has_the_same_levels(charts: str) -> None:
    printed = content_with(charts).printed
    for organism in range(ORGANISMS):
        chart = printed[TERRAINS * organism : TERRAINS * (organism + 1)]
        assert sorted(chart) == [0, 0, 1, 1, 2, 3]
    for terrain in range(TERRAINS):
        column = [printed[TERRAINS * organism + terrain] for organism in range(ORGANISMS)]
        assert (column.count(3), column.count(2)) == (1, 1)
