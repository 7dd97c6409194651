"""Warnings of beginners' mistakes: told of the moves that are one, and of no other."""

from random import Random
from typing import Any

import pytest

from wildtable.kernel import registry
from wildtable.kernel.scene import Scene

GUILD = {"strix": "1", "maudlin": "2", "pellory": "3", "quill": "4", "lunk": "26"}
PIT = {"hrakk": "12", "ugra": "13", "challenger": "14", "veshra": "15", "olgar": "16"}
TURN = {"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}
FOREST = ["FFFF", "FFFFF", "FFFFFF", "FFF*FFF", "FFFFFF", "FFFFF", "FFFF"]


def warned(game: str, position: dict[str, Any], *played: str) -> dict[str, list[str]]:
    """The moves that the first seat is warned of, by mistake; each names a rule that there is."""
    warnings = shown(game, position, *played).prompt.warnings
    for warning in warnings:
        assert f"**{warning.rule}**" in registry.game(game).rules()
    return {warning.id: warning.moves for warning in warnings}


def shown(game: str, position: dict[str, Any], *played: str) -> Scene:
    known = registry.game(game)
    seats = len(position.get("seats") or position["sides"])
    content = known.content(known.with_defaults({}, seats))
    state = known.load(content, position, Random(0))
    for move in played:
        state.apply(0, content.moves.parse(move))
    return known.scene(content, state, 0)


def wildlife(food: int = 0, supply: int = 20, **more: Any) -> dict[str, Any]:
    mine = {"organism": "crocodile", "food": food, "tiles": ["F4"], "hand": ["terrain-forest"]}
    other = {"organism": "bear", "tiles": ["B5", "C5", "B6"], "supply": supply}
    return {"seats": [mine, other], **more}


def test_wildlife_warns_of_lone_tiles_where_others_join_a_herd() -> None:
    found = warned("wildlife", wildlife(stack=[TURN]), "play terrain-forest")
    assert "expand G1" in found["lone-tile"]
    assert "expand F3" not in found["lone-tile"]


@pytest.mark.parametrize(("food", "supply", "told"), [(3, 1, True), (2, 1, False), (9, 20, False)])
def test_wildlife_warns_of_kept_food_when_the_end_is_near(
    food: int, supply: int, told: bool
) -> None:
    found = warned("wildlife", wildlife(food, supply, stack=[TURN]))
    assert ("kept-food" in found) == told


def test_wildlife_warns_of_selling_what_fills_an_area() -> None:
    assert warned("wildlife", wildlife())["gift"] == ["auction terrain-forest"]


def test_wildlife_warns_of_bids_for_nothing() -> None:
    known = registry.game("wildlife")
    content = known.content(known.with_defaults({}, 2))
    seller = {"organism": "bear", "hand": ["terrain-mountains", "terrain-forest"]}
    buyer = {"organism": "crocodile", "tiles": ["E4"]}
    state = known.load(content, {"seats": [seller, buyer]}, Random(0))
    state.apply(0, content.moves.parse("auction terrain-mountains"))
    ids = [each.id for each in known.scene(content, state, 1).prompt.warnings]
    assert ids == ["useless-bid"]


def before_a_scoring(*mine: str) -> dict[str, Any]:
    """Three areas are full, and a tile on C6 fills the fourth."""
    me = {"organism": "crocodile", "tiles": list(mine), "hand": ["terrain-forest"]}
    other = {"organism": "bear", "tiles": ["B5", "C5", "B6"]}
    full = ["desert-small", "savanna-small", "steppe-small"]
    return {"seats": [me, other], "marked": full, "stack": [TURN]}


def test_wildlife_warns_of_a_big_scoring_that_brings_others_more() -> None:
    found = warned("wildlife", before_a_scoring("F4"), "play terrain-forest")
    assert found["leaders-scoring"] == ["expand C6"]
    ahead = before_a_scoring("F4", "E4", "F5", "E5", "F6", "E6", "F7", "E7")
    assert "leaders-scoring" not in warned("wildlife", ahead, "play terrain-forest")


def wildlands(*hand: str, **at: str) -> dict[str, Any]:
    mine = {"faction": "guild", "hand": list(hand), "at": {**GUILD, **at}}
    return {"seats": [mine, {"faction": "pit_fighters", "hand": [], "at": PIT}]}


def test_wildlands_warns_of_the_last_card() -> None:
    assert warned("wildlands", wildlands("GU12"))["empty-hand"] == ["play"]
    assert warned("wildlands", wildlands("GU12", "GU22")) == {}


def test_wildlands_warns_of_the_last_wild_card_as_a_step() -> None:
    assert warned("wildlands", wildlands("GU12", "GUW"), "play GUW") == {"last-wild": ["move"]}
    assert warned("wildlands", wildlands("GUW", "GUW"), "play GUW") == {}


def test_wildlands_warns_of_a_burst_on_ones_own() -> None:
    found = warned("wildlands", wildlands("GU12", "GU22", quill="3"), "play GU12")
    assert "area maudlin 3" in found["own-burst"]
    assert "area maudlin 10" not in found["own-burst"]


def test_wildlands_warns_of_points_left_to_a_rival() -> None:
    position = wildlands("GU22", "GU12")
    hurt = {"faction": "pit_fighters", "at": {**PIT, "hrakk": "26"}, "damage": {"hrakk": 2}}
    rival = {"faction": "gnomads", "at": {"shiv": "26"}}
    found = warned("wildlands", {"seats": [position["seats"][0], hurt, rival]}, "play GU22")
    assert found["left-to-rival"] == ["melee lunk 1"]
    away = {"faction": "gnomads", "at": {"shiv": "1"}}
    for others in ([hurt], [hurt, away], [{**hurt, "damage": {"hrakk": 1}}, rival]):
        seats = [position["seats"][0], *others]
        assert "left-to-rival" not in warned("wildlands", {"seats": seats}, "play GU22")


def test_wilderness_warns_of_magic_and_of_only_big_animals() -> None:
    hand = ["bear", "snake", "forest"]
    cards = {"a1": "croco", "a2": "swans"}
    seats = [{"hand": hand, "cards": cards}, {"cards": {"i9": "skunk"}}]
    placing = {"moved": 4, "stack": [{"frame": "placing", "seat": "0"}], "seats": seats}
    assert warned("wilderness", placing)["only-big"] == ["place bear"]
    discarding = {**placing, "stack": [{"frame": "discarding", "seat": "0"}]}
    assert warned("wilderness", discarding)["early-magic"] == ["buy", "spare"]


def acting(mine: str, **others: str) -> dict[str, Any]:
    seats = [{"animals": {"beaver": mine, "skunk": "a1"}}, {"animals": {**others, "skunk": "i9"}}]
    return {"phase": "action", "seats": seats}


def test_wilderness_warns_of_stopping_where_others_strike() -> None:
    walked = ["activate beaver", "step e4"]
    assert warned("wilderness", acting("e3", bear="e7"), *walked) == {"into-reach": ["halt"]}
    assert warned("wilderness", acting("e3", bear="i5"), *walked) == {}


def test_wilderness_says_at_its_neighbours_that_an_animal_moves_first() -> None:
    position = acting("c2", bear="c3", swans="b2", mouflon="d2", snake="c1")
    position["seats"][0]["magic"] = 0  # else it walks around them
    hints = shown("wilderness", position, "activate beaver").prompt.hints
    waiting = {each.move for each in hints if each.text.id == "move-first"}
    assert waiting == {"attack c3", "attack b2", "attack d2", "attack c1"}


def test_wilderness_warns_of_animals_that_come_nearer_to_no_element() -> None:
    cards = {"a1": "croco", "b2": "lizard"}
    seats = [{"hand": ["bear", "snake"], "cards": cards}, {"cards": {"i9": "skunk"}}]
    placing = {"moved": 4, "stack": [{"frame": "placing", "seat": "0"}], "seats": seats}
    vain = warned("wilderness", placing)["far-from-elements"]
    assert "place snake a2" in vain
    assert "place snake b3" not in vain


def defenders(**side: Any) -> dict[str, Any]:
    mine = {"faction": "order", "camps": ["0,-3"], "active": "flik", "at": "1,-2", **side}
    sect = {"faction": "sect", "camps": ["3,0"], "active": "powderkin"}
    stack = [
        {"frame": "round", "side": "order", "turns": 1},
        {"frame": "turn", "side": "order", "points": 3},
    ]
    return {
        "ground": FOREST,
        "pollution": {"1,-2": 1},
        "mechs": {"1,-2": 1},
        "sides": [mine, sect],
        "stack": stack,
    }


def test_defenders_warns_of_lost_support_and_blind_rounds() -> None:
    found = warned("defenders", defenders(support=2, hand=[]))
    assert found["lost-support"] == ["clear", "destroy"]
    assert found["blind-round"] == ["end"]
    assert warned("defenders", defenders(support=1, hand=["pawpel"])) == {}


def test_defenders_warns_of_fire_that_kills() -> None:
    found = warned("defenders", defenders(damage=3, hand=["pawpel"]))
    assert "clear" in found["deadly-fire"]


def test_defenders_warns_of_leaving_while_factories_stand() -> None:
    camps = ["0,-3", "1,-3", "2,-3", "3,-3", "-1,-2"]
    position = defenders(support=6, hand=["pawpel"], camps=camps)
    position["factories"] = [{"number": 5, "hex": "-2,0"}]
    assert warned("defenders", position).get("early-leave") == ["build"]


def test_defenders_warns_of_hexes_about_to_turn_toxic() -> None:
    position = defenders(hand=["pawpel"])
    position["pollution"] = {"1,-2": 2}
    position["factories"] = [{"number": 5, "hex": "1,-1", "arrow": "V0"}]
    assert warned("defenders", position).get("full-barrels") == ["end"]
