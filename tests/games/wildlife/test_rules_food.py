"""Food where a rule speaks of every sample or of every value of an option."""

from random import Random

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.game import BadOption, BadPosition, Position
from wildtable.kernel.kit.own_content import on_changed_content

SAMPLES = 30
HIDDEN = {"food_visibility": "hidden"}
LIMITED = {**HIDDEN, "bank": "limited"}


def load(options: dict[str, str], food: list[int | str], **rest: object) -> WildlifeState:
    organisms = ("crocodile", "snake", "eagle", "human")
    seats = [{"organism": name, "food": has} for name, has in zip(organisms, food, strict=False)]
    position: Position = {"seats": seats, **rest}
    content = GAME.content(GAME.with_defaults(options, len(food)))
    state = GAME.load(content, position, Random(1))
    assert isinstance(state, WildlifeState)
    return state


def purses(state: WildlifeState, seat: int) -> list[list[int]]:
    return [state.redeal(seat, Random(seed)).food for seed in range(SAMPLES)]


@pytest.mark.rule("LIF-R36")
def test_the_only_opponent_may_have_any_amount_of_hidden_food() -> None:
    samples = purses(load(HIDDEN, [5, 6]), 0)
    assert {mine for mine, _ in samples} == {5}
    assert len({yours for _, yours in samples}) > SAMPLES // 3


@pytest.mark.rule("LIF-R36")
def test_hidden_food_can_be_anything_also_where_a_match_starts_with_none() -> None:
    game = on_changed_content(GAME, {"supplies.toml": {"food.start": 0}})
    content = game.content(game.with_defaults(HIDDEN, 2))
    state = game.start(content, 2)
    assert isinstance(state, WildlifeState)
    assert state.food == [0, 0]
    assert len({yours for _, yours in purses(state, 0)}) > 1


@pytest.mark.rule("LIF-R36", "LIF-R25")
def test_beside_a_limited_bank_only_the_sum_of_hidden_food_is_known() -> None:
    samples = purses(load(LIMITED, [5, 6, 7]), 0)
    assert {sum(food) for food in samples} == {18}
    assert len({yours for _, yours, _ in samples}) > 3


@pytest.mark.rule("LIF-R36")
def test_hidden_food_loads_with_a_bank_that_nobody_counts() -> None:
    position = load(HIDDEN, [5, 6]).dump(0)
    loaded = GAME.load(load(HIDDEN, [5, 6]).content, position, Random(3))
    assert loaded.dump(0) == position


@pytest.mark.rule("LIF-R36", "LIF-R25")
def test_food_that_is_hidden_beside_a_limited_bank_needs_its_total() -> None:
    assert sum(load(LIMITED, [5, "?", "?"], bank=100).food) == 20
    with pytest.raises(BadPosition, match="bank"):
        load(LIMITED, [5, "?", "?"], bank="?")


@pytest.mark.rule("LIF-R36", "LIF-R19")
def test_who_has_bid_can_pay_in_every_sample() -> None:
    """On the floor only food pays."""
    bidding = {"frame": "bidding", "seat": 2, "card": "joker", "bid": 9, "bidder": 1}
    stack = [{"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}, bidding]
    state = load({**HIDDEN, "payment_floor": "1"}, [5, 9, 7], shown=["joker"], stack=stack)
    state.success[1] = 2
    assert min([yours for _, yours, _ in purses(state, 0)]) >= 9 - 3


@pytest.mark.rule("LIF-R19")
def test_a_payment_floor_is_any_whole_number_up_to_one() -> None:
    for floor in ("1", "0", "-1", "-21", "-1000"):
        assert GAME.with_defaults({"payment_floor": floor}, 2)["payment_floor"] == floor
    for floor in ("2", "one", "-0", "", "-", "1.0", "+1"):
        with pytest.raises(BadOption, match="any whole number up to 1"):
            GAME.with_defaults({"payment_floor": floor}, 2)
