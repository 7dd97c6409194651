"""Bots in Wildlands: they don't wait for ever for what a claim takes."""

from random import Random
from typing import Any

from wildtable.bots.bot import Sight
from wildtable.bots.levels import bot
from wildtable.games.wildlands import GAME
from wildtable.kernel.chance import sample
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE

OPTIONS = GAME.with_defaults({}, 2)
CONTENT = GAME.content(OPTIONS)
DECISIONS = 12  # three turns each, with a window after every one


def standoff() -> State:
    """Each stands on a shard with a full hand, and lacks a card of a kind to claim it."""
    position: dict[str, Any] = {
        "acting": 1,
        "active": 1,
        "seats": [
            {
                "at": {
                    "challenger": "6",
                    "hrakk": "9",
                    "olgar": "38",
                    "ugra": "5",
                    "veshra": "33",
                },
                "claimed": 3,
                "damage": {"olgar": 2},
                "hand": ["PF01", "PF02", "PF04", "PF08", "PF09", "PF18", "PFW"],
                "faction": "pit_fighters",
                "points": 3,
                "shards": ["35", "38"],
                "hurt_by": {"olgar": 1},
            },
            {
                "at": {"automate": "42", "elsie": "20", "ginauld": "17", "shiv": "15", "tak": "36"},
                "claimed": 4,
                "damage": {"automate": 1},
                "hand": ["GN01", "GN04", "GN08", "GN12", "GN15", "GN18", "GN19"],
                "discard": ["GN02", "GN09"],
                "faction": "gnomads",
                "points": 4,
                "shards": ["42"],
                "hurt_by": {"automate": 0},
            },
        ],
        "turns": 60,
        "stack": [{"frame": "turn", "seat": 1}],
    }
    return GAME.load(CONTENT, position, Random(1))


def test_who_waits_for_a_card_makes_room_for_it() -> None:
    state, lots, player = standoff(), Random(3), bot("greedy")
    played = decided = 0
    while decided < DECISIONS and state.outcome() is None:
        seat = state.turn().seat
        if seat == CHANCE:
            state.apply(CHANCE, sample(state.chance(), lots))
            continue
        for move in player.decide(Sight(GAME, CONTENT, state, seat, lots)):
            played += CONTENT.moves.text(move).startswith("play ")
            state.apply(seat, move)
        decided += 1
    assert played > 0
