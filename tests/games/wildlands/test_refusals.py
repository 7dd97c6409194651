"""A move of another moment is refused by the rule that says when it is made: whole families."""

from random import Random
from typing import Any

import pytest

from tests.games.refused import Refusal, refusals
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.moves import MOVES

Words = dict[str, Any]

GNOMADS: Words = {"faction": "gnomads", "hand": ["GN05"], "at": {"shiv": "15", "tak": "15"}}
CARD: Words = {**GNOMADS, "in_play": ["GN04"]}
GUILD: Words = {"faction": "guild", "hand": ["GU01"], "at": {"lunk": "15", "strix": "15"}}
TURN: Words = {"frame": "turn", "seat": 0}
ATTACK: Words = {"attack": "melee", "attacker": "shiv"}

USES = ("move", "claim", "melee", "heavy-melee", "ranged", "heavy-ranged", "area", "rally", "fly",
        "draw-two")  # fmt: skip
OF_WHO_ACTS = ("end", "play", *USES)
ALWAYS: dict[str, Refusal] = {
    "choose": ("WLD-1.12", "factions-are-chosen"),
    "allot": ("WLD-R60", "by-lot"),
    "deal": ("WLD-2.1", "cards-are-dealt"),
    "assign": ("WLD-2.3", "not-assigning"),
    "draw": ("WLD-1.9", "cards-are-dealt"),
    "reveal": ("WLD-5.5", "reveal-between-actions"),
    "stay": ("WLD-14.5", "nobody-rallies"),
    "add": ("WLD-6.13", "nothing-to-add"),
    "target": ("WLD-10.4", "nothing-to-target"),
    "defend": ("WLD-13.1", "nothing-to-defend"),
    "decline": ("WLD-13.1", "nothing-to-defend"),
    "pass": ("WLD-17.2", "no-window"),
    "interrupt": ("WLD-17.2", "no-window"),
}
CARD_FIRST = {**ALWAYS, **dict.fromkeys(OF_WHO_ACTS, ("WLD-6.4", "play-a-card-first"))}
FINISH_FIRST = {**ALWAYS, **dict.fromkeys(OF_WHO_ACTS, ("WLD-6.2", "finish-first"))}
OTHERS_ACT = {**ALWAYS, **dict.fromkeys((*OF_WHO_ACTS, "stay"), ("WLD-6.1", "not-acting"))}

# The frames of a moment, the families that it is about, and what it says of the others.
MOMENTS: dict[str, tuple[list[Words], set[str], dict[str, Refusal]]] = {
    "turn": ([TURN], {"reveal", "end", "play"}, CARD_FIRST),
    "card": ([TURN, {"frame": "card", "card": "GN04"}], set(USES), FINISH_FIRST),
    "rallying": (
        [TURN, {"frame": "rallying", "card": "GN04", "character": "shiv", "to": "14"}],
        {"rally", "stay"},
        FINISH_FIRST,
    ),
    "targeting": ([TURN, {"frame": "targeting", **ATTACK, "seat": 1}], {"target"}, OTHERS_ACT),
    "defending": (
        [TURN, {"frame": "defending", **ATTACK, "target": "lunk"}],
        {"defend", "decline"},
        OTHERS_ACT,
    ),
    "window": (
        [TURN, {"frame": "window", "after": "action", "owing": 2}],
        {"pass", "interrupt"},
        OTHERS_ACT,
    ),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_belongs_to_another_moment_is_refused_for_that(moment: str) -> None:
    stack, own, others = MOMENTS[moment]
    in_use = moment in ("card", "rallying")
    seats = [CARD if in_use else {**GNOMADS, "hand": ["GN04", "GN05"]}, GUILD]
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, {"seats": seats, "stack": stack}, Random(1))
    for family, told in refusals(state, MOVES).items():
        if family in own:
            assert others[family] not in told
        else:
            assert told == {others[family]}, family


def test_start_spaces_come_before_everything() -> None:
    seats: list[Words] = [
        {
            "faction": "guild",
            "starts": {"strix": "7", "maudlin": "8", "pellory": "9", "quill": "10"},
            "map_cards": ["1", "2", "3", "4", "5", "6"],
        },
        {
            "faction": "gnomads",
            "starts": {"shiv": "17", "ginauld": "18", "tak": "19", "elsie": "20"},
            "map_cards": ["11", "12", "13", "14", "15", "16"],
        },
    ]
    content = GAME.content(GAME.with_defaults({"factions": "seated"}, 2))
    state = GAME.load(content, {"seats": seats, "stack": [{"frame": "assigning"}]}, Random(1))
    for family, told in refusals(state, MOVES).items():
        if family == "assign":
            assert OTHERS_ACT[family] not in told
        else:
            assert told == {OTHERS_ACT[family]}, family


@pytest.mark.rule("WLD-R33")
def test_a_blast_that_a_wall_stops_says_where() -> None:
    content = GAME.content(GAME.with_defaults({"area_sight": "true"}, 2))
    seats = [
        {"faction": "guild", "hand": ["GU08"], "at": {"maudlin": "13"}},
        {"faction": "pit_fighters", "at": {"hrakk": "19", "ugra": "13"}},
    ]
    state = GAME.load(content, {"seats": seats}, Random(1))
    state.apply(0, content.moves.parse("play GU08"))
    denial = state.why_not(0, content.moves.parse("area maudlin 19"))
    assert denial is not None
    assert denial.args == {"space": 19}
