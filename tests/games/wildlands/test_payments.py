"""Actions that take several cards: what is offered and what is refused, in crowded positions."""

from random import Random

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import HIDDEN
from wildtable.games.wildlands.frames import CARD_USE, PAYING, RALLYING
from wildtable.games.wildlands.moves import DECLINE, KINDS, REVEAL, TEAM, WILD
from wildtable.games.wildlands.rules.payment import are_near
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.game import Content, State
from wildtable.kernel.words import words_of

CONTENT = GAME.content(GAME.with_defaults({"map": "ruins"}, 2))
CARDS = CONTENT.moves.by_name["play"].domains[0].names
GNOMADS = ("shiv", "ginauld", "tak", "elsie", "automate")  # who rally most
DECK = [*CARDS[KINDS : KINDS + 24], *[CARDS[KINDS + WILD]] * 6]
SPOTS = ("9", "10", "14", "15", "20", "25", "31", "32", "37")  # hills and what lies below them


def crowded(content: Content, rng: Random) -> State:
    """The Gnomads' turn with a random hand, on shards, hills and near each other."""
    at = {who: rng.choice([*SPOTS, *SPOTS, "out", "hidden"]) for who in GNOMADS}
    mine = {
        "faction": "gnomads",
        "hand": rng.sample(DECK, rng.randint(2, 7)),
        "at": {**at, "shiv": "15"},
        "shards": rng.sample(SPOTS, 4),
    }
    yours = {"faction": "guild", "at": {"lunk": "15", "strix": "20"}}
    return GAME.load(content, {"seats": [mine, yours]}, rng)


@pytest.mark.parametrize("reading", [{}, {"rally_alone": "caller"}, {"second_rally": "partner"}])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_what_is_not_refused(seed: int, reading: dict[str, str]) -> None:
    """Every move, at every decision of some actions."""
    rng = Random(seed)
    content = GAME.content(GAME.with_defaults({"map": "ruins"} | reading, 2))
    ahead = [crowded(content, rng)]
    for _ in range(8):
        if not ahead:
            break
        state = ahead.pop()
        legal = set(state.legal(0))
        assert legal
        for move in range(REVEAL, DECLINE):
            denial = state.why_not(0, move)
            assert (denial is None) == (move in legal), (CONTENT.moves.text(move), state.dump())
        for move in rng.sample(sorted(legal), min(3, len(legal))):
            child = state.clone()
            child.apply(0, move)
            if child.frame() in (CARD_USE, RALLYING, PAYING):
                ahead.append(child)


@pytest.mark.rule("WLD-R54")
def test_a_rally_refused_for_the_order_of_its_cards_says_so() -> None:
    mine = {"faction": "gnomads", "hand": ["GN04", "GN05"], "at": {"shiv": "15", "tak": "15"}}
    state = GAME.load(CONTENT, {"seats": [mine, {"faction": "guild"}]}, Random(1))
    state.apply(0, CONTENT.moves.parse("play GN05"))
    denial = state.why_not(0, CONTENT.moves.parse("rally shiv 20"))
    assert denial is not None
    assert "the left one is played first" in words_of(GAME).denial(denial)


@pytest.mark.rule("WLD-14.3")
def test_two_are_near_in_one_space_and_in_adjacent_ones() -> None:
    state = crowded(CONTENT, Random(1))
    assert isinstance(state, WildlandsState)
    one, other = state.factions[0] * TEAM, state.factions[0] * TEAM + 1
    for here, near in enumerate(state.content.near):
        for there in range(len(state.content.near)):
            state.where[one], state.where[other] = here, there
            assert are_near(state, one, other) == are_near(state, other, one) == (there in near)
        assert here in near
        state.where[other] = HIDDEN
        assert not are_near(state, one, other)
        assert not are_near(state, other, one)
