"""What a seat can't see is dealt anew, from all that could be there."""

from random import Random

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import (
    NO_SPACE,
    SEEN,
    UNSEEN_CARD,
    UNSEEN_MAP_CARD,
    UNSEEN_START,
)
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.turn import REFEREE, SPECTATOR

SAMPLES = 60
SEATS = [
    {"faction": "guild", "hand": ["GU01"], "at": {"lunk": "26"}, "starts": {"strix": "1"}},
    {"faction": "gnomads", "hand": ["GN01", "GNW"], "discard": ["GN02", "GN03"]},
]


def samples(viewer: int, **options: str) -> list[WildlandsState]:
    content = GAME.content(GAME.with_defaults(options, 2))
    state = GAME.load(content, {"seats": SEATS}, Random(1))
    assert isinstance(state, WildlandsState)
    return [state.redeal(viewer, Random(seed)) for seed in range(SAMPLES)]


@pytest.mark.parametrize(("viewer", "hidden"), [(0, [1]), (1, [0]), (SPECTATOR, [0, 1])])
def test_hands_and_starts_of_others_are_dealt_anew(viewer: int, hidden: list[int]) -> None:
    dealt = samples(viewer)
    assert not [fault for state in dealt for fault in state.audit()]
    for seat in range(2):
        varies = seat in hidden
        assert (len({state.hand[seat] for state in dealt}) > 1) == varies
        starts = {tuple(state.starts[5 * seat : 5 * seat + 5]) for state in dealt}
        assert (len(starts) > 1) == varies
    assert all(state.held == [1, 2] for state in dealt)


@pytest.mark.parametrize(("viewer", "start"), [(0, 0), (1, UNSEEN_START), (REFEREE, 0)])
def test_a_start_is_observed_by_its_owner_alone_on_the_first_space_too(
    viewer: int, start: int
) -> None:
    assert samples(REFEREE)[0].seen_starts(viewer)[0] == start


@pytest.mark.rule("WLD-24.2")
def test_map_cards_are_observed_by_who_holds_them_and_turned_up_by_all() -> None:
    state = samples(REFEREE)[0]
    state.starts = [NO_SPACE] * len(state.starts)
    state.map_cards[30:33] = [0, 1, SEEN]
    assert state.seen_map_cards(0)[30:33] == [0, UNSEEN_MAP_CARD, SEEN]
    assert state.seen_map_cards(1)[30:33] == [UNSEEN_MAP_CARD, 1, SEEN]
    assert state.seen_map_cards(SPECTATOR)[30:33] == [UNSEEN_MAP_CARD, UNSEEN_MAP_CARD, SEEN]


def test_a_referee_sees_all() -> None:
    first, *others = samples(REFEREE)
    assert all(state.dump() == first.dump() for state in others)


@pytest.mark.rule("WLD-R42")
@pytest.mark.parametrize(("discards", "kinds"), [("open", 1), ("closed", 2)])
def test_a_closed_pile_is_dealt_with_the_hand(discards: str, kinds: int) -> None:
    piles = {tuple(state.discard) for state in samples(0, discards=discards)}
    assert min(len(piles), 2) == kinds
    own = {tuple(state.discard) for state in samples(1, discards=discards)}
    assert len(own) == 1


@pytest.mark.rule("WLD-R42")
@pytest.mark.parametrize(("viewer", "seen"), [(0, False), (1, True), (REFEREE, True)])
def test_a_closed_pile_is_seen_by_its_owner_and_a_referee(viewer: int, seen: bool) -> None:
    pile = samples(REFEREE, discards="closed")[0]
    assert (UNSEEN_CARD not in pile.seen_discard(viewer)) == seen


def test_wild_cards_are_dealt_too() -> None:
    dealt = samples(0)
    assert {state.wilds[1] for state in dealt} >= {0, 1}
    assert {state.wilds[1] + state.deck_wilds[1] for state in dealt} == {6}
