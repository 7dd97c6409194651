"""The audit finds every piece that is lost, doubled or impossible, and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    AGGRESSION_ABILITY,
    CARDS,
    FOOD_ABILITY,
    INTELLIGENCE,
    JOKER,
    LEVEL_ATTACK,
    LEVEL_EXPAND,
    LEVEL_MIGRATE,
    LEVELS,
    NO_CHART,
    TERRAINS,
)
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.fields import changed

Words = dict[str, Any]
FULL = ["I4", "J4", "I5", "J5", "J6"]  # the small steppe
FOREST, STEPPE = 0, 3


def load(seats: list[Words] | None = None, options: Words | None = None, **rest: Any) -> Any:
    mammoth = {"organism": "mammoth", "tiles": ["I4", "C7"], "hand": ["joker", "ability"]}
    eagle = {"organism": "eagle", "tiles": ["J4", "I5", "J5"], "abilities": {"food": 1}}
    position = {"seats": seats or [mammoth, eagle, {"organism": "snake"}], **rest}
    content = GAME.content(GAME.with_defaults(options or {}, len(position["seats"])))
    state = GAME.load(content, position, Random(1))
    assert isinstance(state, WildlifeState)
    return state


def space(state: WildlifeState, name: str) -> int:
    return state.content.space_names.index(name)


def area(state: WildlifeState, name: str) -> int:
    return state.content.area_names.index(name)


def lose_a_tile(state: WildlifeState) -> None:
    state.supply[0] -= 1


def kill_a_tile(state: WildlifeState) -> None:
    state.lost[1] += 1


def miscount_an_area(state: WildlifeState) -> None:
    state.filled[area(state, "steppe-large")] += 1


def fill_unmarked(state: WildlifeState) -> None:
    state.owner[space(state, "J6")] = 2
    state.filled[area(state, "steppe-small")] += 1
    state.supply[2] -= 1


def mark_without_a_pawn(state: WildlifeState) -> None:
    state.marked[area(state, "water-large")] = 1


def lose_a_card(state: WildlifeState) -> None:
    state.deck[JOKER] -= 1


def double_a_card(state: WildlifeState) -> None:
    state.discard[JOKER] += 1


def show_a_card_twice(state: WildlifeState) -> None:
    state.shown[JOKER] += 1


def miscount_a_hand(state: WildlifeState) -> None:
    state.held[0] += 1


def know_what_is_not_there(state: WildlifeState) -> None:
    state.known = (0, 0, 1)
    state.deck[ABILITY_CARD] += state.hands[CARDS * 2 + ABILITY_CARD]
    state.held[2] -= state.hands[CARDS * 2 + ABILITY_CARD]
    state.hands[CARDS * 2 + ABILITY_CARD] = 0


def own_too_many(state: WildlifeState) -> None:
    state.abilities[ABILITIES + FOOD_ABILITY] = 3
    state.ability_supply[FOOD_ABILITY] -= 2


def use_what_is_not_owned(state: WildlifeState) -> None:
    state.used[ABILITIES + FOOD_ABILITY] = 2


def double_an_ability(state: WildlifeState) -> None:
    state.abilities[INTELLIGENCE] += 1


def lose_an_ability(state: WildlifeState) -> None:
    state.ability_supply[AGGRESSION_ABILITY] -= 1


def fall_below_what_is_printed(state: WildlifeState) -> None:
    state.level[STEPPE] = LEVEL_EXPAND


def raise_without_a_tile(state: WildlifeState) -> None:
    state.level[TERRAINS * 2 + FOREST] += 1


def sit_twice(state: WildlifeState) -> None:
    state.order = (0, 1, 1)


def turn_the_other_way(state: WildlifeState) -> None:
    state.left = (2, 0, 1)


def lead_alike(state: WildlifeState) -> None:
    state.organism = changed(state.organism, 0, state.organism[1])


BROKEN: list[tuple[Callable[[WildlifeState], None], str]] = [
    (lose_a_tile, "seats.0.tiles: 2 on the board, 27 in the supply and 0 lost; that should be 30"),
    (
        kill_a_tile,
        "seats.1.tiles: 3 on the board, 27 in the supply and 1 lost; that should be 30",
    ),
    (miscount_an_area, "filled: steppe-large holds 1 tiles, not 2"),
    (fill_unmarked, "marked: steppe-small is full, and pawns are left"),
    (mark_without_a_pawn, "marked: 1 areas, and 0 pawns are taken"),
    (lose_a_card, "deck: 9 cards joker, not 10"),
    (double_a_card, "deck: 11 cards joker, not 10"),
    (show_a_card_twice, "deck: 11 cards joker, not 10"),
    (miscount_a_hand, "seats.0.hand: 2 cards, not 3"),
    (know_what_is_not_there, "seats.2.known: there is no ability card in the hand"),
    (own_too_many, "seats.1.abilities.food: 3 are too many"),
    (use_what_is_not_owned, "seats.1.used.food: 2 of 1"),
    (double_an_ability, "ability_supply.intelligence: 5 in all, not 4"),
    (lose_an_ability, "ability_supply.aggression: 0 in all, not 1"),
    (fall_below_what_is_printed, "seats.0.levels.steppe: expand, and attack is printed"),
    (sit_twice, "order: each seat once, not [0, 1, 1]"),
    (turn_the_other_way, "order: [0, 1, 2], and yet next are [2, 0, 1]"),
    (lead_alike, "seats: 2 of them lead the eagle"),
]


@pytest.mark.parametrize(("break_it", "said"), BROKEN, ids=[each.__name__ for each, _ in BROKEN])
def test_what_is_wrong_is_found(break_it: Callable[[WildlifeState], None], said: str) -> None:
    state = load(order=[0, 1, 2])
    break_it(state)
    assert said in state.audit()
    assert len(state.audit()) == 1 or break_it in (sit_twice, lead_alike)  # more comes of these


@pytest.mark.rule("LIF-10.9", "LIF-R33")
def test_adaptation_tiles_are_counted_where_they_are_limited() -> None:
    for supply, found in (("limited", 1), ("unlimited", 0)):
        state = load(options={"adaptation_supply": supply})
        raise_without_a_tile(state)
        assert len(state.audit()) == found


def test_adaptation_tiles_are_told_by_terrain_and_level() -> None:
    state = load()
    left = state.adaptations[:]
    level = state.level[TERRAINS * 2 + FOREST] + 1
    raise_without_a_tile(state)
    due = left[:]
    due[LEVELS * FOREST + level] -= 1
    assert state.audit() == [f"adaptations: {left} by terrain and level, not {due}"]


def test_more_levels_than_there_are_tiles() -> None:
    """Three tiles of migrate for the desert: four seats can't have one."""
    names = ("bear", "crocodile", "eagle", "human", "mammoth", "snake")
    state = load(seats=[{"organism": name} for name in names])
    desert = state.content.terrain_names.index("desert")
    unable = [seat for seat in range(6) if state.level[TERRAINS * seat + desert] < LEVEL_MIGRATE]
    assert len(unable) > 3
    for seat in unable:
        state.level[TERRAINS * seat + desert] = LEVEL_MIGRATE
    state.adaptations[LEVELS * desert + LEVEL_MIGRATE] = 0
    assert [fault.partition(":")[0] for fault in state.audit()] == ["adaptations"]


@pytest.mark.rule("LIF-R44")
def test_a_full_area_without_a_mark_is_right_once_the_pawns_are_gone() -> None:
    state = load()
    names = state.content.area_names
    for name in names:
        state.marked[area(state, name)] = int(name != "steppe-small")
    state.pawns_taken = 11
    fill_unmarked(state)
    assert state.audit() == []


@pytest.mark.rule("LIF-R25")
def test_only_a_limited_bank_can_owe() -> None:
    for bank, faults in (("limited", ["bank: it owes 1 food"]), ("unlimited", [])):
        state = load(options={"bank": bank})
        state.food = [100, 20, 1]
        assert state.audit() == faults


@pytest.mark.rule("LIF-R25")
def test_a_limited_bank_can_be_empty() -> None:
    state = load(options={"bank": "limited"})
    state.food = [100, 20, 0]
    assert state.audit() == []


@pytest.mark.rule("LIF-22.2", "LIF-11.6")
def test_two_players_may_have_more_of_a_kind() -> None:
    two: list[dict[str, Any]] = [
        {"organism": "eagle", "abilities": {"food": 3}},
        {"organism": "bear"},
    ]
    assert load(seats=two).audit() == []
    assert load(seats=[*two, {"organism": "snake"}], options={"ability_limit": "0"}).audit() == []


def test_numbers_out_of_bounds_are_all_that_is_said() -> None:
    state = load()
    state.level[STEPPE] = LEVEL_ATTACK + 1
    state.food[2] = -1
    assert state.audit() == [f"level.{STEPPE}: 0 to 3, not 4", "food.2: 0 to 99999, not -1"]


def test_a_seat_without_a_chart_has_no_levels_to_audit() -> None:
    state = load(
        seats=[{"organism": "eagle"}, {}, {}],
        options={"organism_auction": "true"},
        stack=[{"frame": "nominating", "seat": 1}],
    )
    assert state.organism == (state.organism[0], NO_CHART, NO_CHART)
    assert state.audit() == []


@pytest.mark.rule("LIF-18.3")
def test_a_refill_needs_a_deck() -> None:
    turn = {"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}
    state = load(stack=[turn, {"frame": "refill", "seat": 0}])
    assert state.audit() == []
    state.deck, state.discard = state.discard, state.deck
    assert state.audit() == ["deck: there is no card to draw"]
