"""Line of sight: the stored tables against an independent computation, and the lines they keep.

The computation here knows nothing of polygons being clipped: it cuts a line at every piece of
boundary it crosses and asks for the middle of each part which space it is in.
"""

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.moves import SPACES
from wildtable.games.wildlands.pack import PACKAGE
from wildtable.games.wildlands.rules.sight import (
    Glance,
    Ground,
    _back,
    _glance,
    contains,
    distance,
    glances,
    open_ways,
    write_glance,
)

BEHIND: dict[
    str, Any
] = {  # two spaces side by side, and one that lies behind each of them and beside both
    "core_radius": 1,
    "los_sampling": {"perimeter_points": 4, "wall_clearance": 0.1, "graze_length": 0.5},
    "maps": {
        "behind": {
            "borders": [],
            "spaces": [
                {"id": 1, "core": [5, 5], "polygon": [[0, 0], [10, 0], [10, 10], [0, 10]]},
                {"id": 2, "core": [15, 5], "polygon": [[10, 0], [20, 0], [20, 10], [10, 10]]},
                {
                    "id": 3,
                    "core": [25, 5],
                    "polygon": [
                        *([-10, 0], [0, 0], [0, 10], [20, 10]),
                        *([20, 0], [30, 0], [30, 20], [-10, 20]),
                    ],
                },
            ],
        }
    },
}

Floats = np.ndarray[Any, np.dtype[np.float64]]
Bools = np.ndarray[Any, np.dtype[np.bool_]]
Ints = np.ndarray[Any, np.dtype[np.int_]]

OWN = files(PACKAGE) / "content"
DATA = json.loads((OWN / "maps.json").read_text("utf-8"))
MAPS = ("dungeon", "ruins")


class SlowMap:
    """A map, looked at line by line."""

    def __init__(self, chart: dict[str, Any]) -> None:
        self.spaces = {space["id"]: space for space in chart["spaces"]}
        borders = chart["borders"]
        self.borders: Floats = np.array([border["line"] for border in borders], float)
        self.walls: Floats = np.array(
            [border["line"] for border in borders if border["kind"] == "wall"], float
        )
        self.corners = {
            number: np.array(space["polygon"], float) for number, space in self.spaces.items()
        }

    def lines(self, a: int, b: int) -> Floats:
        """WLD-R30 all 625 segments from one core to the other, a row each."""
        rows = [[*start, *end] for start in self.points(a) for end in self.points(b)]
        return np.array(rows, float)

    def points(self, number: int) -> Iterator[tuple[float, float]]:
        x, y = self.spaces[number]["core"]
        yield x, y
        count = DATA["los_sampling"]["perimeter_points"]
        for angle in np.arange(count) * 2 * np.pi / count:
            radius = DATA["core_radius"]
            yield x + radius * float(np.cos(angle)), y + radius * float(np.sin(angle))

    def free_of_walls(self, lines: Floats) -> Floats:
        """Those lines that keep clear of every wall."""
        clearance = DATA["los_sampling"]["wall_clearance"]
        ends = lines.reshape(-1, 2)
        corners = self.walls.reshape(-1, 2, 2)
        beyond = (corners.min(axis=1) > ends.max(axis=0) + clearance) | (
            corners.max(axis=1) < ends.min(axis=0) - clearance
        )
        for wall in self.walls[~beyond.any(axis=1)]:  # the others are too far off for all lines
            lines = lines[gaps(lines, wall[None])[:, 0] >= clearance]
        return lines

    def passed(self, lines: Floats, a: int, b: int) -> list[list[int]]:
        """For each line the spaces that it passes through."""
        owners, lengths, middles = parts(lines, self.borders)
        graze = DATA["los_sampling"]["graze_length"]
        found: list[list[int]] = [[] for _ in lines]
        for number, corners in self.corners.items():
            if number not in (a, b):
                near = (middles >= corners.min(axis=0)) & (middles <= corners.max(axis=0))
                inside = near.all(axis=1)
                inside[inside] = surrounds(corners, middles[inside])
                through = np.bincount(owners[inside], lengths[inside], len(lines)) > graze
                for line in np.flatnonzero(through):
                    found[line].append(number)
        return found

    def between(self, a: int, b: int) -> tuple[int, int]:
        """Fewest spaces between two, there and back; -1 where there is no sight."""
        lines = self.free_of_walls(self.lines(a, b))
        ways = self.passed(lines, a, b) if len(lines) else []
        there = [len(way) for way in ways if self.may_pass(a, b, way)]
        back = [len(way) for way in ways if self.may_pass(b, a, way)]
        return min(there, default=-1), min(back, default=-1)

    def may_pass(self, a: int, b: int, passed: list[int]) -> bool:
        high_a, high_b = self.spaces[a]["high"], self.spaces[b]["high"]
        if high_b and not high_a:
            return False
        if any(self.spaces[number]["cover"] for number in passed):
            return False
        return (high_a and high_b) or not any(self.spaces[number]["high"] for number in passed)


def parts(lines: Floats, borders: Floats) -> tuple[Ints, Floats, Floats]:
    """Every line cut at the boundaries it crosses: whose part it is, its length, its middle."""
    ends = np.tile([0.0, 1.0], (len(lines), 1))
    cuts = np.sort(np.concatenate([ends, crossings(lines, borders)], axis=1))  # NaN comes last
    owners, places = np.nonzero(~np.isnan(cuts[:, 1:]))
    start, end = cuts[owners, places], cuts[owners, places + 1]
    along = (lines[:, 2:] - lines[:, :2])[owners]
    middles = lines[owners, :2] + ((start + end) / 2)[:, None] * along
    return owners, (end - start) * np.hypot(along[:, 0], along[:, 1]), middles


def gaps(lines: Floats, walls: Floats) -> Floats:
    """How near each line comes to each wall."""
    a, b = lines[:, None, :2], lines[:, None, 2:]
    c, d = walls[None, :, :2], walls[None, :, 2:]
    ends = np.minimum(
        np.minimum(from_segment(a, c, d), from_segment(b, c, d)),
        np.minimum(from_segment(c, a, b), from_segment(d, a, b)),
    )
    across = (side(a, b, c) * side(a, b, d) < 0) & (side(c, d, a) * side(c, d, b) < 0)
    result: Floats = np.where(across, 0.0, ends)
    return result


def side(a: Floats, b: Floats, c: Floats) -> Floats:
    result: Floats = (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (
        c[..., 0] - a[..., 0]
    )
    return result


def from_segment(point: Floats, a: Floats, b: Floats) -> Floats:
    along = b - a
    share = ((point - a) * along).sum(-1) / (along * along).sum(-1)
    nearest = a + np.clip(share, 0, 1)[..., None] * along
    result: Floats = np.hypot(*np.moveaxis(nearest - point, -1, 0))
    return result


def crossings(lines: Floats, borders: Floats) -> Floats:
    """Where each line crosses pieces of boundary, as shares of its length; NaN where it doesn't."""
    along = (lines[:, 2:] - lines[:, :2])[:, None]
    edge = (borders[:, 2:] - borders[:, :2])[None]
    offset = borders[None, :, :2] - lines[:, None, :2]
    cross = along[..., 0] * edge[..., 1] - along[..., 1] * edge[..., 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        share = (offset[..., 0] * edge[..., 1] - offset[..., 1] * edge[..., 0]) / cross
        other = (offset[..., 0] * along[..., 1] - offset[..., 1] * along[..., 0]) / cross
    hit = (cross != 0) & (share > 0) & (share < 1) & (other >= 0) & (other <= 1)
    result: Floats = np.where(hit, share, np.nan)
    return result


def surrounds(corners: Floats, points: Floats) -> Bools:
    """Whether the corners wind around each point."""
    angles = np.arctan2(
        corners[None, :, 1] - points[:, None, 1], corners[None, :, 0] - points[:, None, 0]
    )
    turns = np.diff(angles, axis=1, append=angles[:, :1])
    turns = (turns + np.pi) % (2 * np.pi) - np.pi
    result: Bools = np.abs(turns.sum(axis=1)) > np.pi
    return result


def content_of(name: str) -> WildlandsContent:
    content = GAME.content(GAME.with_defaults({"map": name}, 2))
    assert isinstance(content, WildlandsContent)
    return content


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.rule("WLD-19.10")
def test_the_tables_are_those_of_the_maps_file(name: str) -> None:
    content, los = content_of(name), DATA["maps"][name]["los"]
    for a in range(SPACES):
        for b in range(SPACES):
            if a != b:
                assert content.between[SPACES * a + b] == los[str(a + 1)].get(str(b + 1), -1)


@pytest.mark.parametrize("name", MAPS)
def test_a_slow_computation_agrees_on_some_pairs(name: str) -> None:
    check_pairs(name, [(3, 5), (4, 12), (13, 19), (19, 20), (20, 26), (25, 30), (17, 37), (9, 20)])


@pytest.mark.slow
@pytest.mark.pure_only  # it is about a table that both builds read
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.rule("WLD-19.2", "WLD-19.3", "WLD-19.4", "WLD-20.3", "WLD-20.4", "WLD-20.5", "WLD-R30")
def test_a_slow_computation_agrees_on_all_pairs(name: str) -> None:
    numbers = range(1, SPACES + 1)
    check_pairs(name, [(a, b) for a in numbers for b in numbers if a < b])


def check_pairs(name: str, pairs: list[tuple[int, int]]) -> None:
    content, slow = content_of(name), SlowMap(DATA["maps"][name])
    for a, b in pairs:
        there = content.between[SPACES * (a - 1) + b - 1]
        back = content.between[SPACES * (b - 1) + a - 1]
        assert (there, back) == slow.between(a, b), (a, b)


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("name", MAPS)
def test_the_stored_lines_are_those_that_are_computed(name: str) -> None:
    stored = json.loads((OWN / "sight.json").read_text("utf-8"))["maps"][name]
    made = [[write_glance(seen) for seen in row] for row in glances(Ground(DATA, name))]
    assert made == stored


@pytest.mark.parametrize("name", MAPS)
def test_some_stored_lines_are_those_that_are_computed(name: str) -> None:
    """Most pairs are divided by walls: those are few here."""
    stored = json.loads((OWN / "sight.json").read_text("utf-8"))["maps"][name]
    ground, rng = Ground(DATA, name), Random(name)
    for a in range(SPACES):
        for b in range(a + 1, SPACES):
            if rng.random() < (0.02 if stored[a][b].split()[1] == "wall" else 0.1):
                ways = open_ways(ground, a, b)
                assert write_glance(_glance(ground, a, b, ways)) == stored[a][b]
                assert write_glance(_glance(ground, b, a, _back(ways))) == stored[b][a]


@pytest.mark.parametrize("name", MAPS)
def test_a_kept_line_shows_what_the_table_says(name: str) -> None:
    """The line that gives sight is a legal one; a blocked one is blocked as it is said."""
    check_lines(SlowMap(DATA["maps"][name]), content_of(name).pack.sight[name])


def check_lines(slow: SlowMap, table: list[list[Glance]]) -> None:
    for a, row in enumerate(table):
        for b, glance in enumerate(row):
            if a == b:
                continue
            line = np.array([glance.line], float)
            if glance.why == "wall":
                assert list(line[0]) == [
                    *slow.spaces[a + 1]["core"],
                    *slow.spaces[b + 1]["core"],
                ]
                continue
            passed = slow.passed(line, a + 1, b + 1)[0]
            assert gaps(line, slow.walls).min() > DATA["los_sampling"]["wall_clearance"] - 0.002
            if glance.why == "clear":
                assert len(passed) == glance.between
            elif glance.why == "upwards":
                assert slow.spaces[b + 1]["high"]
            else:
                assert slow.spaces[glance.at + 1][glance.why]
                assert glance.at + 1 in passed


# --- small maps ---------------------------------------------------------------------------------

SIDE = 100  # of a square space
WHYS = {"clear", "wall", "cover", "high", "upwards"}


def grid(marks: list[list[str]], walls: list[list[float]]) -> Ground:
    return Ground({**DATA, "maps": {"grid": chart(marks, walls)}}, "grid")


def chart(marks: list[list[str]], walls: list[list[float]]) -> dict[str, Any]:
    """Squares in rows, with C for cover and H for high; all their edges are white but `walls`."""
    corners = [(row, column) for row in range(len(marks)) for column in range(len(marks[row]))]
    spaces: list[dict[str, Any]] = [
        {
            "id": number,
            "polygon": [
                [SIDE * (column + x), SIDE * (row + y)] for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))
            ],
            "core": [SIDE * column + SIDE / 2, SIDE * row + SIDE / 2],
            "cover": "C" in marks[row][column],
            "high": "H" in marks[row][column],
        }
        for number, (row, column) in enumerate(corners, 1)
    ]
    edges = [
        {"kind": "white", "line": [*start, *end]}
        for space in spaces
        for start, end in pairwise([*space["polygon"], space["polygon"][0]])
    ]
    borders = [{"kind": "wall", "line": line} for line in walls]
    return {"spaces": spaces, "borders": edges + borders}


@pytest.mark.rule("WLD-19.2", "WLD-19.3", "WLD-19.4", "WLD-20.3", "WLD-20.4", "WLD-R30")
def test_a_slow_computation_agrees_on_all_of_a_small_map() -> None:
    small = [["", "C", ""], ["", "H", ""]], [[2 * SIDE, 0, 2 * SIDE, 0.7 * SIDE]]
    made, slow = glances(grid(*small)), SlowMap(chart(*small))
    spaces = range(len(made))
    found = {
        (a + 1, b + 1): (made[a][b].between, made[b][a].between)
        for a in spaces
        for b in spaces
        if a < b
    }
    assert found == {pair: slow.between(*pair) for pair in found}
    assert {glance.why for row in made for glance in row} == WHYS
    check_lines(slow, made)


@pytest.mark.rule("WLD-20.2")
def test_a_look_upwards_is_shown_from_the_middle_to_the_middle() -> None:
    found = glances(grid([["", "H"]], []))[0][1]
    assert (found.between, found.why, found.at) == (-1, "upwards", 1)
    assert found.line == [50, 50, 150, 50]


@pytest.mark.parametrize(
    ("marks", "between"),
    [
        (["", "", ""], 1),
        (["", "C", ""], -1),  # WLD-19.4
        (["C", "", "C"], 1),  # WLD-19.5
        (["", "", "H"], -1),  # WLD-20.2
        (["H", "", ""], 1),
        (["", "H", ""], -1),  # WLD-20.3
        (["H", "H", ""], -1),  # WLD-20.4
        (["H", "", "H"], 1),  # WLD-20.5
        (["H", "H", "H"], 1),
        (["H", "C", ""], -1),  # WLD-20.6
        (["H", "C", "H"], -1),
        (["H", "CH", "H"], -1),  # WLD-R36
        (["CH", "", "CH"], 1),  # WLD-20.8
    ],
)
@pytest.mark.rule(
    "WLD-19.4", "WLD-19.5", "WLD-20.2", "WLD-20.3", "WLD-20.4", "WLD-20.5", "WLD-20.6", "WLD-20.8"
)
@pytest.mark.rule("WLD-R35", "WLD-R36")
def test_what_lies_between_two_spaces(marks: list[str], between: int) -> None:
    assert glances(grid([marks], []))[0][2].between == between


@pytest.mark.rule("WLD-R31")
def test_a_line_over_a_corner_keeps_clear_of_walls_only() -> None:
    """Where only white lines meet it touches no third space; a wall that ends there pushes it."""
    white = grid([["", ""], ["", ""]], [])
    assert glances(white)[0][3].between == 0
    wall = grid([["", ""], ["", ""]], [[SIDE, 0, SIDE, SIDE]])
    assert glances(wall)[0][3].between == 1


@pytest.mark.parametrize(("end", "between"), [(30, 0), (60, 0), (64, -1)])
@pytest.mark.rule("WLD-19.2", "WLD-19.7", "WLD-R30")
def test_any_line_from_core_to_core_will_do_that_keeps_clear_of_walls(
    end: float, between: int
) -> None:
    """Cores reach 16 beyond the middle at 50, and lines stay 3 away from the end of a wall."""
    assert glances(grid([["", ""]], [[SIDE, 0, SIDE, end]]))[0][1].between == between


@pytest.mark.rule("WLD-19.6")
def test_a_space_sees_itself_whatever_it_is() -> None:
    row = glances(grid([["", "C", "H", "CH"]], []))
    assert [row[space][space].between for space in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("WLD-19.6")
def test_a_clear_line_is_blocked_by_nothing_and_nowhere() -> None:
    row = glances(grid([["", "", ""]], []))[0]
    assert [(each.between, each.why, each.at) for each in row] == [
        (0, "clear", -1),
        (0, "clear", -1),
        (1, "clear", -1),
    ]


@pytest.mark.parametrize("seed", range(40))
def test_the_distance_of_two_lines_is_that_of_their_nearest_points(seed: int) -> None:
    rng = Random(seed)
    x, y, u, v, p, q, r, s = [rng.uniform(0, 10) for _ in range(8)]
    along = np.linspace(0, 1, 401)
    ones = np.stack([x + along * (u - x), y + along * (v - y)], 1)
    others = np.stack([p + along * (r - p), q + along * (s - q)], 1)
    nearest = np.hypot(*np.moveaxis(ones[:, None] - others[None], 2, 0)).min()
    assert distance((x, y, u, v), (p, q, r, s)) == pytest.approx(nearest, abs=0.05)


def test_a_point_on_an_outline_is_in_the_space_to_its_right() -> None:
    """So that a line along a border passes through one of two spaces, never through both."""
    left = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    right = [(x + 2, y) for x, y in left]
    assert not contains(left, 2, 1)
    assert contains(right, 2, 1)


@pytest.mark.rule("WLD-19.4")
def test_a_shot_over_cover_is_refused_with_the_number_of_its_space() -> None:
    content = GAME.content(GAME.with_defaults({}, 2))
    guild = {"faction": "guild", "hand": ["GU01"], "at": {"strix": "3"}}
    fighters = {"faction": "pit_fighters", "hand": [], "at": {"hrakk": "5", "ugra": "4"}}
    state = GAME.load(content, {"seats": [guild, fighters]}, Random(0))
    state.apply(0, content.moves.parse("play GU01"))
    denial = state.why_not(0, content.moves.parse("ranged strix hrakk"))
    assert denial is not None
    assert denial.args == {"character": "hrakk", "space": 4}


@pytest.mark.rule("WLD-19.5")
def test_a_line_ends_at_its_goal() -> None:
    """What lies behind the goal, or behind who looks, is not passed through."""
    for space in BEHIND["maps"]["behind"]["spaces"]:
        space.update(cover=False, high=False)
    seen = glances(Ground(BEHIND, "behind"))
    assert seen[0][1].between == seen[1][0].between == 0
    assert seen[0][2].between == 1


@pytest.mark.rule("WLD-19.4")
def test_what_is_met_first_blocks_also_where_a_line_meets_it_twice() -> None:
    """The second space has two arms, and the third lies between them."""
    outlines: list[list[list[float]]] = [
        [[0, 0], [10, 0], [10, 10], [0, 10]],
        [[10, 0], [20, 0], [20, 10], [30, 10], [30, 0], [40, 0], [40, 20], [10, 20]],
        [[20, 0], [30, 0], [30, 10], [20, 10]],
        [[40, 0], [50, 0], [50, 10], [40, 10]],
    ]
    cores = [[5, 5], [25, 15], [25, 5], [45, 5]]
    spaces = [
        {"id": number, "core": core, "polygon": outline, "cover": number in (2, 3), "high": False}
        for number, (core, outline) in enumerate(zip(cores, outlines, strict=True), 1)
    ]
    maps = {"arms": {"borders": [], "spaces": spaces}}
    seen = glances(Ground({**BEHIND, "maps": maps}, "arms"))
    assert (seen[0][3].why, seen[0][3].at) == ("cover", 1)
