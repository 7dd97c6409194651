"""What is looked up, what a lot is worth, and where points come from: all of it comes true."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final

import pytest

from tests.games.scenes import look_around
from tests.games.wildlife.test_scene import start, step
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.frames import BIDDING, OFFERED
from wildtable.games.wildlife.moves import (
    ATTACK,
    CATEGORIES,
    EMPTY,
    EXPAND,
    FIRST_EVENT,
    LEVEL_NAMES,
    NO_CHART,
    TERRAINS,
)
from wildtable.games.wildlife.rules.big_scoring import (
    FROM_ADAPTATIONS,
    FROM_HERDS,
    points_by_category,
)
from wildtable.games.wildlife.scene.flags import TALLY, box_at
from wildtable.games.wildlife.scene.lookups import lookups_of
from wildtable.games.wildlife.scene.scoring import lines_of, own_part
from wildtable.games.wildlife.scene.tally import tally_of
from wildtable.games.wildlife.scene.worth import gain, opened, scorings_left, worth_of
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.world import Source

MOVES: Final = 700  # of a playout, long enough for areas to fill
EVERY: Final = 9


@cache
def met(seats: int) -> list[WildlifeState]:
    """Positions of a match by lots."""
    return look_around(start(seats), step, Random(seats), MOVES, EVERY, 20)


def lots() -> list[tuple[WildlifeState, int, int]]:
    """States with a card for sale, the card, and who is asked for a bid."""
    return [
        (state, field(state.stack, OFFERED), state.turn().seat)
        for state in [*met(3), *met(4)]
        if top(state.stack) == BIDDING
    ]


def test_a_chart_is_explained_sign_by_sign_to_its_owner() -> None:
    for state in met(4):
        assert [each.id for each in lookups_of(state, SPECTATOR)] == ["leaders"]
        for seat in range(state.seats):
            if state.organism[seat] == NO_CHART:
                continue
            chart = lookups_of(state, seat)[0]
            levels = state.level[TERRAINS * seat : TERRAINS * (seat + 1)]
            assert [sign.beside for sign in chart.signs] == [LEVEL_NAMES[n] for n in levels]


def test_who_leads_where_counts_all_tiles_and_free_spaces() -> None:
    for state in met(4):
        leaders = lookups_of(state, SPECTATOR)[-1]
        counted = Counter[int]()
        for share in [s for t in leaders.tallies for column in t.columns for s in column]:
            counted[share.owner] += share.count
        owners = Counter(EMPTY if owner == EMPTY else owner for owner in state.owner)
        assert counted == Counter({-1 if o == EMPTY else o: n for o, n in owners.items()})


def test_what_a_terrain_card_brings_is_what_the_board_then_scores() -> None:
    """The best use is tried: with the tile there, a big scoring brings so much more."""
    found = 0
    for state, card, seat in lots():
        if card >= TERRAINS:
            continue
        before = own_points(state, seat)
        best = max(
            [
                own_points(placed, seat) - before
                for move in opened(state, seat, card)
                for placed in [after_placing(state, seat, move)]
                if placed is not None
            ],
            default=0,
        )
        promised = gain(state, seat, card)
        assert promised.each * scorings_left(state) + promised.at_once >= best
        found += best > 0
    assert found


def after_placing(state: WildlifeState, seat: int, move: int) -> WildlifeState | None:
    if not EXPAND <= move < ATTACK:
        return None
    after = state.clone()
    space = move - EXPAND
    after.owner[space] = seat
    after.filled[after.content.area_of[space]] += 1
    return after


def own_points(state: WildlifeState, seat: int) -> int:
    return sum(points_by_category(state)[CATEGORIES * seat : CATEGORIES * (seat + 1)])


def test_a_lot_that_is_good_for_nothing_is_said_to_be() -> None:
    said = Counter[str]()
    for state, card, seat in lots():
        worth, why = worth_of(state, seat, card)
        contest = GAME.scene(state.content, state, seat).contest
        assert contest is not None
        assert (worth.id == "worth-nothing") == contest.useless
        if card >= FIRST_EVENT:
            assert worth.id in ("worth-event", "worth-points")
        said[why.id] += 1
    assert {"why-points", "can-terrain"} <= set(said)


def test_a_tie_is_told_with_what_it_has_cost() -> None:
    """Who shares a rank would have got its own prize alone, and shares it with that very seat."""
    told = 0
    for state in met(4):
        for seat, category in product(range(state.seats), (FROM_HERDS, FROM_ADAPTATIONS)):
            lines = lines_of(tally_of(state, seat), category)
            points = [sum(line.points for line in lines if line.seat == s) for s in range(4)]
            said = own_part(state, seat, points, lines, category)
            if said.id != "tie-cost":
                continue
            ranks = state.content.herd_ranks
            if category == FROM_ADAPTATIONS:
                ranks = state.content.majority_ranks
            alone, best = int(said.args["alone"]), int(said.args["best"])
            assert ranks.index(alone) + 1 == (ranks.index(best) if best else len(ranks))
            amounts = {line.amount for line in lines if line.seat == said.args["seat"]}
            assert said.args["count"] in amounts
            told += 1
    assert told


@pytest.mark.parametrize("seats", [2, 5])
def test_every_point_has_a_source(seats: int) -> None:
    """What the news bring by their sources is the difference between start and end."""
    rng, state = Random(seats), start(seats)
    content = state.content
    sources = GAME.sources(content)
    gained = [0] * seats
    began: list[int] | None = None
    while state.stack:
        if began is None and NO_CHART not in state.organism:
            began = list(state.success)
        seat, move = step(state, rng)
        news: list[int] = []
        state.news = news
        state.apply(seat, move)
        families = [(content.moves.family_of(move), move)]
        families += [(content.events.family_of(event), event) for event in news]
        for family, number in families:
            for whose, points in brought(sources, family.name, family.words(number), seat):
                gained[whose] += points
    assert began is not None
    assert [now - then for now, then in zip(state.success, began, strict=True)] == gained


def brought(
    sources: list[Source], name: str, words: list[str], actor: int
) -> Iterator[tuple[int, int]]:
    for source in sources:
        if source.news == name and all([words[at] == w for at, w in source.when.items()]):
            points = source.each if source.points < 0 else int(words[source.points])
            whose = actor if source.seat < 0 else int(words[source.seat])
            yield whose, -points if source.cost else points


def test_tallies_of_areas_with_a_shore_hide_no_space() -> None:
    content = met(3)[0].content
    island = GAME.layouts(content)[0]
    spaces = [element for element in island.elements if element.id.startswith("space:")]
    inland = 0
    for area in [element for element in island.elements if element.id.startswith("area:")]:
        left, up, right, down = box_at(area.spots[0], TALLY)
        hidden = [
            space.id
            for space in spaces
            if left < space.x + 0.5 and space.x - 0.5 < right
            if up < space.y + 0.5 and space.y - 0.5 < down
        ]
        assert (not hidden) == (area.spots[0].side != ""), area.id
        inland += bool(hidden)
    assert inland == 3
