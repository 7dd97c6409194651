"""What others know of a player's cards: dots, numbers, and nothing else."""

from random import Random

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import LYING
from wildtable.games.wilderness.moves import ANIMALS, EVENTS, FIELD
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.game import Position
from wildtable.kernel.turn import CHANCE, SPECTATOR

DEALS = 40
OWNER, OTHER = 0, 1


def content() -> WildernessContent:
    made = GAME.content(GAME.with_defaults({}, 2))
    assert isinstance(made, WildernessContent)
    return made


def load(step: str, **seat: object) -> WildernessState:
    """The owner is at a step of a Positional move, with three cards to draw if it is step a."""
    frame = {"frame": step, "seat": OWNER, **({"left": 3} if step == "drawing" else {})}
    position: Position = {"moved": 4, "stack": [frame]}
    position["seats"] = [seat, {}]
    state = GAME.load(content(), position, Random(1))
    assert isinstance(state, WildernessState)
    return state


def heard(state: WildernessState, text: str, seat: int) -> list[list[str] | None]:
    """The news of a move as a seat hears them."""
    state = state.clone()
    state.news = []
    state.apply(CHANCE if text.startswith("draw") else OWNER, content().moves.parse(text))
    return [EVENTS.words_for(event, seat) for event in state.news]


@pytest.mark.rule("NES-R23", "NES-3.19")
def test_a_face_down_card_may_be_any_that_its_dots_and_its_field_allow() -> None:
    """Others know that the landscape was checked: a3 has meadow and rock, a1 forest and water."""
    state = load("placing", cards={"a1": "croco", "a3": "mouflon", "b1": "eagle"})
    found: dict[str, set[str]] = {"a1": set(), "a3": set(), "b1": set()}
    for seed in range(DEALS):
        for here, animal in (
            state.redeal(OTHER, Random(seed)).dump()["seats"][OWNER]["cards"].items()
        ):
            found[here].add(animal)
    assert found == {
        "a1": {"croco", "swans", "basilisk", "unicorn"},
        "a3": {"mouflon", "swans", "basilisk", "unicorn"},
        "b1": {"bear", "eagle", "fire_drake"},
    }


@pytest.mark.rule("NES-R23", "NES-3.20")
def test_the_owner_may_look_and_land_lies_open() -> None:
    state = load("placing", cards={"a1": "croco", "a2": "water", "a3": "desert"})
    for seed in range(DEALS):
        mine = state.redeal(OWNER, Random(seed)).dump()["seats"][OWNER]["cards"]
        assert mine == {"a1": "croco", "a2": "water", "a3": "desert"}
        theirs = state.redeal(SPECTATOR, Random(seed))
        lying = {FIELD.names[f] for f, what in enumerate(theirs.at) if what >= LYING}
        assert lying == {"a2", "a3"}
        down = [what for what in theirs.at if 0 <= what < LYING]
        assert [theirs.book.dots[what % ANIMALS] for what in down] == [2]


@pytest.mark.rule("NES-4.3")
def test_only_the_drawer_hears_what_was_drawn() -> None:
    state = load("drawing", hand=["lizard"])
    assert heard(state, "draw bear", OWNER) == [["drew", "0", "bear"]]
    for seat in (OTHER, SPECTATOR):
        assert heard(state, "draw bear", seat) == [["drew", "0", "?"]]
    assert content().moves.family_of(content().moves.parse("draw bear")).secret


@pytest.mark.rule("NES-3.19", "NES-3.20")
def test_others_hear_the_field_and_the_dots_of_an_animal() -> None:
    state = load("placing", hand=["mouflon", "bear"], cards={"a1": "croco"})
    assert heard(state, "place mouflon a2", OWNER) == [["placed", "0", "a2", "2", "mouflon"]]
    for seat in (OTHER, SPECTATOR):
        assert heard(state, "place mouflon a2", seat) == [["placed", "0", "a2", "2", "?"]]
    moves = content().moves
    assert moves.family_of(moves.parse("place bear b1")).secret
    assert not moves.family_of(moves.parse("lay water a2")).secret


@pytest.mark.rule("NES-4.5")
def test_the_discard_is_open_to_all() -> None:
    moves = content().moves
    assert not moves.family_of(moves.parse("discard bear")).secret


@pytest.mark.rule("NES-4.23")
def test_others_hear_that_cards_are_kept_and_returned() -> None:
    state = load("keeping", hand=["snake", "lizard", "bear"])
    for seat in (OTHER, SPECTATOR):
        assert heard(state, "keep snake", seat) == [["kept", "0", "?"]]
        assert heard(state, "return bear", seat) == [["put-back", "0", "?"]]
    assert heard(state, "return bear", OWNER) == [["put-back", "0", "bear"]]
    moves = content().moves
    for text in ("keep snake", "return bear"):
        assert moves.family_of(moves.parse(text)).secret


@pytest.mark.rule("NES-4.19", "NES-4.23")
def test_the_owner_alone_knows_the_bottom_of_the_deck() -> None:
    state = load("placing", bottom=["bear", "snake", "joker"])
    orders = set()
    for seed in range(DEALS):
        mine = state.redeal(OWNER, Random(seed)).dump()["seats"][OWNER]
        assert mine["bottom"] == ["bear", "snake", "joker"]
        orders.add(tuple(state.redeal(OTHER, Random(seed)).dump()["seats"][OWNER]["bottom"]))
    assert len(orders) > DEALS // 2


@pytest.mark.rule("NES-R23")
def test_a_hand_is_dealt_anew_with_as_many_cards() -> None:
    state = load("placing", hand=["bear", "lizard", "joker"])
    hands = set()
    for seed in range(DEALS):
        dealt = state.redeal(OTHER, Random(seed))
        assert dealt.audit() == []
        hands.add(tuple(sorted(dealt.dump()["seats"][OWNER]["hand"])))
        assert state.redeal(OWNER, Random(seed)).hands == state.hands
    assert {len(hand) for hand in hands} == {3}
    assert len(hands) > DEALS // 2
    assert not all("bear" in hand for hand in hands)
