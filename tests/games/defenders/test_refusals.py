"""A move of another moment is refused by the rule that says when it is made: whole families."""

from random import Random
from typing import Any

import pytest

from tests.games.refused import Refusal, refusals
from wildtable.games.defenders import GAME
from wildtable.games.defenders.frames import AIMING, PATHS, REVEALING, ROUND
from wildtable.games.defenders.moves import ABILITY, FACTION, MOVES
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import push

ORDER = FACTION.read("order")
TARGETS = ("aim", "emerge", "carry", "pitch", "demolish", "treat")
ACTIONS = ("move", "build", "regroup", "clear", "heal", "destroy", "breach", "rewild", "gain")
ITEMS = ("eat", "drink", "cleanse", "fire", "blast", "travel", "return")
ANOTHER_MOMENT: dict[str, Refusal] = {
    "take": ("DEF-2.22", "only-in-set-up"),
    "lead": ("DEF-2.31", "only-in-set-up"),
    "mix": ("DEF-28.2", "only-in-set-up"),
    "settle": ("DEF-2.43", "only-in-set-up"),
    "choose": ("DEF-3.2", "only-when-choosing"),
    "blind": ("DEF-28.7", "only-when-choosing"),
    "trigger": ("DEF-3.10", "only-at-the-reveal"),
    **dict.fromkeys(TARGETS, ("DEF-29.1", "no-ability-asks")),
    "shift": ("DEF-32.6", "no-ability-asks"),
    "stay": ("DEF-32.6", "no-ability-asks"),
    **dict.fromkeys(ACTIONS, ("DEF-4.4", "only-in-your-turn")),
    **dict.fromkeys(ITEMS, ("DEF-18.7", "only-in-your-turn")),
    "team-up": ("DEF-4.10", "only-in-your-turn"),
    "share": ("DEF-5.4", "only-in-your-turn"),
    "roll": ("DEF-9.3", "no-roll-due"),
    "end": ("DEF-4.4", "only-in-your-turn"),
    "lay": ("DEF-2.2", "chance-decides"),
    "turn-core": ("DEF-2.7", "chance-decides"),
    "harden": ("DEF-2.40", "chance-decides"),
    "draw": ("DEF-7.3", "chance-decides"),
    "begin": ("DEF-2.47", "chance-decides"),
    "turn-up": ("DEF-3.4", "chance-decides"),
    "die": ("DEF-9.3", "chance-decides"),
    "kill": ("DEF-9.18", "chance-decides"),
    "machine": ("DEF-19.1", "chance-decides"),
}


def all_by(rule: str, message: str) -> dict[str, Refusal]:
    return dict.fromkeys(ANOTHER_MOMENT, (rule, message))


def load(*above: dict[str, Any], **order: Any) -> DefendersState:
    """The Order at turn, or at what lies in its round."""
    first = {"faction": "order", "camps": ["0,-3"], "active": "flik", **order}
    other = {"faction": "sect", "camps": ["3,0"], "active": "riiz"}
    position: dict[str, Any] = {"sides": [first, other]}
    if above:
        position["stack"] = [{"frame": "round", "side": "order", "turns": 1}, *above]
    else:
        first |= {"active": "", "hand": ["rystle"]}
        other |= {"active": "", "hand": ["riiz"]}
    state = GAME.load(GAME.content(GAME.with_defaults({}, 2)), position, Random(1))
    assert isinstance(state, DefendersState)
    return state


def check(state: DefendersState, own: set[str], others: dict[str, Refusal]) -> None:
    for family, told in refusals(state, MOVES).items():
        if family in own:
            assert others[family] not in told, family
        else:
            assert told == {others[family]}, family


def test_in_a_turn() -> None:
    state = load({"frame": "turn", "side": "order", "points": 3})
    check(state, {*ACTIONS, *ITEMS, "team-up", "share", "end"}, ANOTHER_MOMENT)


def test_when_defenders_are_chosen() -> None:
    others = {**all_by("DEF-3.2", "choose-first"), "share": ("DEF-5.1", "silence")}
    check(load(), {"choose", "blind"}, others)


def revealing(waiting: int) -> DefendersState:
    """Both defenders are turned up, and abilities of these sides wait."""
    state = load({"frame": "turn", "side": "order", "points": 3})
    state.stack.clear()
    push(state.stack, ROUND, ORDER, 0)
    push(state.stack, REVEALING, waiting, 1, NONE)
    return state


def test_at_the_reveal() -> None:
    state = revealing(waiting=1 << ORDER)
    check(state, {"trigger"}, all_by("DEF-3.10", "reveals-first"))


def test_on_secret_paths() -> None:
    state = revealing(waiting=0)
    push(state.stack, PATHS, 1 << ORDER)
    check(state, {"shift", "stay"}, all_by("DEF-32.6", "ability-first"))


def test_before_a_roll() -> None:
    turn = {"frame": "turn", "side": "order", "points": 3}
    rolling = {"frame": "rolling", "side": "order", "roll": "melee"}
    state = load(turn, rolling, items=["maps"])
    check(state, {"roll", *ITEMS}, all_by("DEF-R-92", "roll-first"))


@pytest.mark.parametrize(
    ("ability", "own"),
    [
        ("sharpshooter", {"aim"}),
        ("rain-of-rust", {"aim"}),
        ("tunnels", {"emerge"}),
        ("traveling-library", {"carry", "pitch"}),
        ("demolitions", {"demolish"}),
        ("medicinal-herbs", {"treat"}),
    ],
)
def test_an_ability_asks_for_its_own_target(ability: str, own: set[str]) -> None:
    """Whoever has it: only what is asked for is looked at."""
    state = revealing(waiting=0)
    push(state.stack, AIMING, ORDER, ABILITY.read(ability), NONE)
    check(state, own, all_by("DEF-29.6", "ability-first"))
