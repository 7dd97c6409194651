"""Set-up and seeding, where a rule speaks of every number of players or of every match."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import LEVEL_NONE, ORGANISMS, TERRAINS
from wildtable.kernel.chance import sample
from wildtable.kernel.game import BadOption, Position, State
from wildtable.kernel.turn import CHANCE

TILES = {2: 30, 3: 30, 4: 25, 5: 21, 6: 18}
SEEDS = {2: 12, 3: 8, 4: 5, 5: 4, 6: 3}
SUPPLY = {2: 18, 3: 22, 4: 20, 5: 17, 6: 15}
COUNTS = sorted(TILES)
MANY = 20  # matches where a rule says never


def content(charts: str = "published_like") -> WildlifeContent:
    made = GAME.content(GAME.with_defaults({"charts": charts}, 2))
    assert isinstance(made, WildlifeContent)
    return made


ISLAND = content()


def begin(seats: int) -> State:
    return GAME.start(ISLAND, seats)


def step(state: State, rng: Random) -> None:
    """One random move."""
    seat = state.turn().seat
    state.apply(
        seat, sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
    )


def play_to(frame: str, state: State, rng: Random) -> Position:
    """The position in which seats are first asked for something: `seeding` or a `turn`."""
    while state.dump()["stack"][0]["frame"] != frame:
        step(state, rng)
    return state.dump()


def of_seats(position: Position, field: str) -> list[Any]:
    return [seat[field] for seat in position["seats"]]


@pytest.mark.rule("LIF-1.1")
def test_two_to_six_play() -> None:
    assert GAME.seats == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadOption):
            GAME.with_defaults({}, seats)


@pytest.mark.rule("LIF-1.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_seat_leads_an_organism_of_its_own(seats: int) -> None:
    for seed in range(MANY):
        organisms = of_seats(play_to("deal", begin(seats), Random(seed)), "organism")
        assert "" not in organisms
        assert len(set(organisms)) == seats


@pytest.mark.rule("LIF-2.7")
@pytest.mark.parametrize("seats", COUNTS)
def test_surplus_tiles_are_nowhere(seats: int) -> None:
    position = play_to("turn", begin(seats), Random(seats))
    for seat in position["seats"]:
        assert seat["supply"] + len(seat["tiles"]) == TILES[seats]
        assert seat["lost"] == 0


@pytest.mark.rule("LIF-2.17")
@pytest.mark.parametrize("seats", COUNTS)
def test_ten_cards_each(seats: int) -> None:
    position = play_to("seeding", begin(seats), Random(seats))
    assert [len(hand) for hand in of_seats(position, "hand")] == [10] * seats


@pytest.mark.rule("LIF-2.18")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_other_cards_are_the_deck(seats: int) -> None:
    state = begin(seats)
    position = play_to("seeding", state, Random(seats))
    assert position["deck"] == 110 - 10 * seats
    assert position["discard"] == []
    for seat in range(seats):  # what nobody holds is no more known than what the others hold
        seen = of_seats(state.dump(seat), "hand")
        assert seen == [
            hand if other == seat else ["?"] * 10
            for other, hand in enumerate(of_seats(position, "hand"))
        ]


@pytest.mark.rule("LIF-3.2")
@pytest.mark.parametrize("seats", COUNTS)
def test_seeds(seats: int) -> None:
    position = play_to("turn", begin(seats), Random(seats))
    assert [len(tiles) for tiles in of_seats(position, "tiles")] == [SEEDS[seats]] * seats


@pytest.mark.rule("LIF-3.3")
@pytest.mark.parametrize("seats", COUNTS)
def test_seeds_come_out_of_the_supply(seats: int) -> None:
    position = play_to("turn", begin(seats), Random(seats))
    assert of_seats(position, "supply") == [SUPPLY[seats]] * seats


@pytest.mark.rule("LIF-3.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_seeding_scores_nothing(seats: int) -> None:
    for seed in range(MANY):
        state, rng = begin(seats), Random(seed)
        before = play_to("seeding", state, rng)
        after = play_to("turn", state, rng)
        assert of_seats(after, "success") == of_seats(before, "success")
        assert (after["marked"], after["pending"]) == ([], 0)


@pytest.mark.rule("LIF-3.12")
@pytest.mark.parametrize("charts", ["published_like", "balanced"])
def test_every_organism_has_places_for_all_seeds(charts: str) -> None:
    island = content(charts)
    for organism in range(ORGANISMS):
        chart = island.printed[TERRAINS * organism : TERRAINS * (organism + 1)]
        open_to_it = [
            limit
            for area, limit in enumerate(island.seed_limit)
            if chart[island.area_terrain[area]] != LEVEL_NONE
        ]
        assert sum(open_to_it) == 24
    assert max([seats * SEEDS[seats] for seats in COUNTS]) == 24


@pytest.mark.rule("LIF-3.12")
@pytest.mark.parametrize("seats", COUNTS)
def test_seeding_never_gets_stuck(seats: int) -> None:
    """The others take the places of one seat wherever they can, and it still seeds."""
    for seed in range(MANY):
        state, rng = begin(seats), Random(seed)
        play_to("seeding", state, rng)
        victim = seed % seats
        chart = state.dump()["seats"][victim]["levels"]
        for _ in range(seats * SEEDS[seats]):
            seat = state.turn().seat
            moves = state.legal(seat)
            assert moves
            taken = [move for move in moves if chart[terrain_of(move)] != "none"]
            state.apply(seat, rng.choice(taken or moves))
        assert state.dump()["stack"][0]["frame"] == "turn"


def terrain_of(seeding: int) -> str:
    """The terrain that a seed goes to; a seeding is numbered like its space."""
    return ISLAND.terrain_names[ISLAND.terrain_of[seeding]]
