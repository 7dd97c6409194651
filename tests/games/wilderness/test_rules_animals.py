"""Rules of single animals that no position alone can say: areas, kinds, options, a full board."""

from random import Random

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.board_building import RECOMMENDED
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import ANIMAL_IDS, BEES, DIRECTION_IDS, DIRECTIONS, FIELD
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.games.wilderness.rules.book import STANDARD
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.game import Position
from wildtable.kernel.turn import CHANCE

SWITCHES = {
    "damage_before_capture": "false",
    "stunned_lizard_may_shed": "false",
    "lizard_counts_as_certain": "true",
    "bees_placed_on_element": "true",
    "bees_may_always_attack_directly": "false",
    "aura_covers_unicorn": "false",
    "gaze_affects_own_animals": "false",
    "eel_attacks_dry_fields": "false",
    "stings_hurt_fire_drake": "false",
    "poison_needs_injury": "true",
    "deactivation_triggers_poison": "true",
    "eagle_ban_lifted_if_unpayable": "false",
    "blocked_animal": "forfeit",
    "elimination_wins": "true",
}


def content_of(**options: str) -> WildernessContent:
    content = GAME.content(GAME.with_defaults(options, 2))
    assert isinstance(content, WildernessContent)
    return content


def recommended() -> Arrangement:
    board = content_of().boards.named(RECOMMENDED)
    assert board is not None
    return board


def names(fields: list[int]) -> set[str]:
    return {FIELD.names[field] for field in fields}


def cone(field: str, direction: str) -> set[str]:
    start = DIRECTIONS * FIELD.read(field)
    return names(recommended().cone[start + DIRECTION_IDS.index(direction)])


# --- areas --------------------------------------------------------------------------------------


@pytest.mark.rule("NES-32.3", "NES-X30")
@pytest.mark.parametrize(
    ("direction", "fields"),
    [
        ("n", {"e4", "e3", "d4", "f4"}),
        ("e", {"f5", "g5", "f4", "f6"}),
        ("s", {"e6", "e7", "d6", "f6"}),
        ("w", {"d5", "c5", "d4", "d6"}),
    ],
)
def test_a_straight_cone_has_four_fields(direction: str, fields: set[str]) -> None:
    assert cone("e5", direction) == fields


@pytest.mark.rule("NES-32.4", "NES-X30")
@pytest.mark.parametrize(
    ("direction", "fields"),
    [
        ("ne", {"f4", "e4", "e3", "f5", "g5"}),
        ("se", {"f6", "e6", "e7", "f5", "g5"}),
        ("sw", {"d6", "e6", "e7", "d5", "c5"}),
        ("nw", {"d4", "e4", "e3", "d5", "c5"}),
    ],
)
def test_a_diagonal_cone_has_five_fields(direction: str, fields: set[str]) -> None:
    assert cone("e5", direction) == fields


@pytest.mark.rule("NES-34.2", "NES-X30")
def test_spray_reaches_twelve_fields() -> None:
    around = {"e4", "e3", "e6", "e7", "d5", "c5", "f5", "g5", "d4", "f4", "d6", "f6"}
    assert names(recommended().within[FIELD.read("e5")]) == around


@pytest.mark.rule("NES-X30")
def test_fields_outside_the_board_are_left_out() -> None:
    assert names(recommended().within[FIELD.read("a1")]) == {"b1", "c1", "a2", "a3", "b2"}
    assert cone("a1", "e") == {"b1", "c1", "b2"}
    assert cone("i9", "se") == set()


# --- kinds of animals ---------------------------------------------------------------------------


@pytest.mark.rule("NES-R80")
def test_the_six_nonstandard_animals_are_those_without_a_standard_attack() -> None:
    content = content_of()
    book = content.book
    special = {name for name, form in zip(ANIMAL_IDS, book.form, strict=True) if form != STANDARD}
    assert special == {"basilisk", "unicorn", "fire_drake", "scarab", "skunk", "eel"}
    assert special == {a.id for a in content.pack.animals.animal if a.set == "nonstandard"}


@pytest.mark.rule("NES-29.5")
def test_bees_alone_have_no_stamina() -> None:
    assert [a for a, stamina in enumerate(content_of().book.stamina) if stamina == 0] == [BEES]


# --- options ------------------------------------------------------------------------------------


@pytest.mark.rule("NES-40.21")
def test_other_readings_are_agreed_on_before_the_match() -> None:
    defaults = {option.name: option.values[0] for option in GAME.options}
    assert {name: defaults.get(name) for name in SWITCHES} == SWITCHES


@pytest.mark.rule("NES-40.21")
@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_changes_the_book(switch: str) -> None:
    usual = content_of().book
    (other,) = [o.values[1] for o in GAME.options if o.name == switch]
    flipped = content_of(**{switch: other}).book
    attribute = "blocked_may_forfeit" if switch == "blocked_animal" else switch
    assert getattr(flipped, attribute) is not getattr(usual, attribute)


# --- a board without a free field ---------------------------------------------------------------


def besieged(free: list[str]) -> WildernessState:
    """A Bear attacks a Lizard, and deserts lie on all other fields but these."""
    taken = {"d4", "d5", *free}
    position: Position = {
        "phase": "action",
        "seats": [
            {"animals": {"bear": "d4"}, "deserts": sorted(names(recommended().fields) - taken)},
            {"animals": {"lizard": "d5"}},
        ],
    }
    content = content_of()
    state = GAME.load(content, position, Random(1))
    assert isinstance(state, WildernessState)
    for move in ("activate bear", "attack d5"):
        state.apply(0, content.moves.parse(move))
    return state


@pytest.mark.rule("NES-R60")
def test_a_lizard_without_a_free_field_keeps_its_tail() -> None:
    assert besieged(["i9"]).turn().seat == 1  # however far the only free field is
    assert besieged([]).turn().seat == CHANCE  # straight to the Bear's Wildice
