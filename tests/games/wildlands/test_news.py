"""The news of a move are what it does: what changes is told, and what is told has changed."""

from collections import Counter
from random import Random

import pytest

from tests.games.listening import Told, listen
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import HIDDEN, NO_SEAT, OUT, UNDEALT
from wildtable.games.wildlands.moves import CHARACTERS, DRAW, EVENTS, KINDS, REVEAL, TEAM
from wildtable.games.wildlands.state import WildlandsState


def check(before: WildlandsState, move: int, after: WildlandsState, told: Told) -> None:
    check_setup(before, after, told)
    check_characters(before, after, told)
    check_cards(before, move, after, told)
    check_who_acts(before, after, told)


def check_setup(before: WildlandsState, after: WildlandsState, told: Told) -> None:
    cards = zip(before.map_cards, after.map_cards, strict=True)
    dealt = [(now, space) for space, (was, now) in enumerate(cards) if was == UNDEALT and now >= 0]
    assert sorted(told["dealt"]) == sorted(dealt)
    shards = zip(before.shards, after.shards, strict=True)
    laid = [(now, space) for space, (was, now) in enumerate(shards) if was == NO_SEAT != now]
    assert sorted(told["shard"]) == sorted(laid)


def check_characters(before: WildlandsState, after: WildlandsState, told: Told) -> None:
    appeared, removed, knocked_out = [], [], []
    hurt: Counter[int] = Counter()
    for character, damage in told["hurt"]:
        hurt[character] += damage
    for character in range(CHARACTERS):
        was, now = before.where[character], after.where[character]
        if was == HIDDEN and now >= 0:
            appeared.append((character, now))
        if now == OUT != was:
            taker = after.taken[character]
            removed += [(character,)] if taker == NO_SEAT else []
            knocked_out += [(character, taker)] if taker != NO_SEAT else []
            assert hurt[character] > 0
        elif now >= 0:
            assert after.damage[character] - before.damage[character] == hurt[character]
    assert told["appeared"] == appeared
    assert sorted(told["removed"]) == removed
    assert sorted(told["knocked-out"]) == knocked_out
    shards = zip(before.shards, after.shards, strict=True)
    gone = [space for space, (was, now) in enumerate(shards) if was != now == NO_SEAT]
    assert [space for _, space in told["claimed"]] == gone
    for character, space in told["claimed"]:
        assert after.where[character] == space
        assert before.shards[space] == after.owners[character // TEAM]


def check_cards(before: WildlandsState, move: int, after: WildlandsState, told: Told) -> None:
    drew = []
    for seat in range(after.seats):
        if after.held[seat] > before.held[seat]:
            drew.append((seat, move - DRAW))
        faction = after.factions[seat]
        lay, lie = [
            [card for card in state.discard if card // KINDS == faction]
            for state in (before, after)
        ]
        if len(lie) < len(lay):
            assert (seat,) in told["reshuffled"]
    assert told["drew"] == (drew if DRAW <= move < REVEAL else [])
    for character, card in told["defended"]:
        assert card // KINDS == character // TEAM
        assert card in after.discard or told["reshuffled"]


def check_who_acts(before: WildlandsState, after: WildlandsState, told: Told) -> None:
    if after.turns > before.turns:
        assert told["turn-of"] == [(after.active,)]
    else:
        assert not told["turn-of"]
    if before.active == NO_SEAT != after.active:
        assert told["begins"] == [(after.active,)]
    if after.turns == before.turns and after.acting != before.acting:
        back = after.acting == after.active
        kinds = ("returned", "struck-back") if back else ("interrupted",)
        assert [told[kind] for kind in kinds if told[kind]] == [[(after.acting,)]]
    fallen = after.eliminated & ~before.eliminated
    assert told["eliminated"] == [(s,) for s in range(after.seats) if fallen >> s & 1]


@pytest.mark.parametrize("seed", range(6))
def test_whoever_listens_knows_what_happens(seed: int) -> None:
    seats = GAME.seats[seed % len(GAME.seats)]
    state = GAME.start(GAME.content(GAME.with_defaults({}, seats)), seats)
    met = listen(state, EVENTS, check, 1500, Random(seed))
    assert {"dealt", "shard", "begins", "drew", "appeared", "turn-of"} <= met
