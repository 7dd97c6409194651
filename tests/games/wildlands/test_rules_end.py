"""What always holds about damage, cards and points, what nobody knows, and who leaves."""

from itertools import pairwise
from random import Random

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import MOST_ACTIONS, UNDEALT
from wildtable.games.wildlands.frames import DRAWING
from wildtable.games.wildlands.moves import DRAW, KINDS
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.chance import sample
from wildtable.kernel.game import Position, State
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR

MOST_MOVES = 3000
DECK = 30
HAND = 7


def random_match(seats: int, **options: str) -> list[WildlandsState]:
    """The states of a match from its first turn on."""
    rng = Random(seats)
    state = GAME.start(GAME.content(GAME.with_defaults(options, seats)), seats)
    met: list[WildlandsState] = []
    while (seat := state.turn().seat) != NOBODY and len(met) < MOST_MOVES:
        move = sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, move)
        assert isinstance(state, WildlandsState)
        if state.turns:
            met.append(state.clone())
    return met


@pytest.fixture(scope="module")
def matches() -> list[list[WildlandsState]]:
    """A match for each number of players."""
    return [random_match(seats, map="ruins") for seats in GAME.seats]


@pytest.fixture(scope="module")
def told(matches: list[list[WildlandsState]]) -> list[list[Position]]:
    """What the referee sees of them."""
    return [[state.dump() for state in match] for match in matches]


@pytest.mark.rule("WLD-18.8")
def test_nobody_is_healed(told: list[list[Position]]) -> None:
    hurt = 0
    for match in told:
        for before, after in pairwise(match):
            for old, new in zip(before["seats"], after["seats"], strict=True):
                for who, damage in old["damage"].items():
                    hurt += damage > 0
                    assert new["damage"][who] >= damage or new["at"][who] == "out"
    assert hurt


@pytest.mark.rule("WLD-18.3")
def test_who_is_out_stays_out(told: list[list[Position]]) -> None:
    out = 0
    for match in told:
        for before, after in pairwise(match):
            for old, new in zip(before["seats"], after["seats"], strict=True):
                for who, place in old["at"].items():
                    if place == "out":
                        out += 1
                        assert new["at"][who] == "out"
                        assert new["damage"][who] == 0
    assert out


@pytest.mark.rule("WLD-21.1")
def test_no_hand_is_larger_than_seven(told: list[list[Position]]) -> None:
    sizes = {len(seat["hand"]) for match in told for words in match for seat in words["seats"]}
    assert max(sizes) == HAND


@pytest.mark.rule("WLD-21.5")
def test_the_cards_of_a_player_are_thirty(told: list[list[Position]]) -> None:
    for match in told:
        for position in match:
            for seat in position["seats"]:
                cards = [*seat["hand"], *seat["discard"], *seat["in_play"]]
                assert len(cards) + seat["deck"] == DECK
                ordinary = [card for card in cards if not card.endswith("W")]
                assert len(ordinary) == len(set(ordinary))


@pytest.mark.rule("WLD-23.1", "WLD-23.12")
def test_points_come_from_shards_and_miniatures_to_the_acting_player(
    told: list[list[Position]],
) -> None:
    gained = 0
    for match in told:
        for before, after in pairwise(match):
            for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
                taken = [who for words in after["seats"] for who in words["taken"].values()]
                assert new["points"] == new["claimed"] + taken.count(seat)
                if new["points"] > old["points"]:
                    gained += 1
                    assert seat == before["acting"]
    assert gained


@pytest.mark.rule("WLD-24.3")
def test_a_deck_has_no_order(matches: list[list[WildlandsState]]) -> None:
    """Every card that is left is as likely to be drawn as any other."""
    drawn = 0
    for match in matches:
        for state in match:
            if state.frame() == DRAWING:
                drawn += 1
                seat = state.dump()["stack"][-1]["seat"]
                first = DRAW + KINDS * state.factions[seat]
                weights = dict(state.chance())
                assert sum(weights.values()) == state.dump()["seats"][seat]["deck"]
                wild = weights.pop(first + KINDS - 1, 0)
                assert wild == state.deck_wilds[seat]
                assert set(weights.values()) <= {1}
    assert drawn


@pytest.mark.rule("WLD-24.3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_is_shown_a_map_card_that_was_not_dealt(seats: int) -> None:
    state = random_match(seats, map="dungeon")[0]
    undealt = {str(space + 1) for space, where in enumerate(state.map_cards) if where == UNDEALT}
    assert len(undealt) == 42 - 10 * seats
    for viewer in (*range(seats), SPECTATOR):
        words = state.dump(viewer)
        named = {space for seat in words["seats"] for space in seat["starts"].values()}
        named |= {space for seat in words["seats"] for space in seat["map_cards"]}
        assert not (named | set(words["seen"])) & undealt
        other = state.redeal(viewer, Random(1))
        assert other.map_cards != state.map_cards
        assert other.dump(viewer) == words


@pytest.mark.rule("WLD-R61")
def test_who_leaves_is_not_eliminated(matches: list[list[WildlandsState]]) -> None:
    """A bot sits down instead, with the same hand and secrets."""
    for match in matches:
        for state in match[::100]:
            before = state.dump()
            for seat in range(state.seats):
                assert state.leave(seat) is False
            assert state.dump() == before


@pytest.mark.rule("WLD-R67")
def test_a_match_without_a_cap_has_a_far_limit() -> None:
    """No match of people gets there, but a match of machines ends."""
    assert "none" in [option.default for option in GAME.options if option.name == "turn_cap"]
    seats = [{"faction": "guild", "claimed": 4}, {"faction": "gnomads"}]
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, {"seats": seats, "actions": MOST_ACTIONS - 1}, Random(1))
    assert state.outcome() is None
    state.apply(0, content.moves.parse("end"))
    assert is_unfinished(state)


@pytest.mark.rule("WLD-R67")
@pytest.mark.parametrize("end", ["finish_action", "end"])
def test_nobody_is_asked_beyond_the_far_limit(end: str) -> None:
    seats = [
        {"faction": "guild", "hand": ["GU06"], "at": {"lunk": "26"}},
        {"faction": "gnomads", "hand": ["GNW"]},  # who could interrupt
    ]
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, {"seats": seats, "actions": MOST_ACTIONS - 1}, Random(1))
    moves = ["end"] if end == "end" else ["play GU06", "move lunk 25"]
    for move in moves:
        state.apply(0, content.moves.parse(move))
    assert is_unfinished(state)


def is_unfinished(state: State) -> bool:
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "unfinished"
    assert outcome.winners() == []
    return state.turn().seat == NOBODY and state.audit() == []
