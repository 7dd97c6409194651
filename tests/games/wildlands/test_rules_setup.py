"""Setup and positioning, where a rule speaks of every number of players or of every match."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.frames import ASSIGNING, DRAWS_LEFT, TURN
from wildtable.games.wildlands.game import Wildlands
from wildtable.games.wildlands.pack import PACKAGE
from wildtable.games.wildlands.rules.setup import draw_hands
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.chance import FairChance, sample
from wildtable.kernel.frames import field
from wildtable.kernel.game import BadContent, BadOption, BadPosition, Position, State
from wildtable.kernel.match import Match
from wildtable.kernel.turn import CHANCE, SPECTATOR

OWN = files(PACKAGE) / "content"
COUNTS = (2, 3, 4)
UNDEALT = {2: 22, 3: 12, 4: 2}
MANY = 20  # matches where a rule says always or never
NUMBERS = {str(number) for number in range(1, 43)}


def begin(seats: int, **options: str) -> State:
    return GAME.start(GAME.content(GAME.with_defaults(options, seats)), seats)


def step(state: State, rng: Random) -> None:
    """One random move."""
    seat = state.turn().seat
    state.apply(
        seat, sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
    )


def play_to(frame: int, seats: int, seed: int = 0) -> State:
    """The state in which this is first decided: ASSIGNING or a TURN."""
    state, rng = begin(seats), Random(seed)
    while state.stack[0] != frame:
        step(state, rng)
    return state


def of_seats(position: Position, field: str) -> list[Any]:
    return [seat[field] for seat in position["seats"]]


def start_spaces(position: Position) -> list[str]:
    return [space for starts in of_seats(position, "starts") for space in starts.values()]


def shard_spaces(position: Position) -> list[str]:
    return [space for shards in of_seats(position, "shards") for space in shards]


@pytest.mark.rule("WLD-1.1")
def test_two_to_four_play() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.with_defaults({}, seats)


@pytest.mark.rule("WLD-1.2", "WLD-1.3")
def test_the_map_is_one_of_two_and_the_dungeon_if_nobody_chooses() -> None:
    option = next(option for option in GAME.options if option.name == "map")
    assert set(option.values) == {"dungeon", "ruins"}
    assert GAME.with_defaults({}, 2)["map"] == "dungeon"


@pytest.mark.rule("WLD-1.5")
def test_four_colours_are_all_different(tmp_path: Path) -> None:
    colours = GAME.pack.numbers.colours
    assert len(set(colours)) == len(colours) == max(COUNTS)
    text = (OWN / "game.toml").read_text("utf-8")
    (tmp_path / "game.toml").write_text(text.replace(colours[1], colours[0]), "utf-8")
    with pytest.raises(BadContent, match="colours"):
        Wildlands(tmp_path)


@pytest.mark.rule("WLD-1.5")
@pytest.mark.parametrize("faction", range(4))
def test_a_shard_is_a_seats_whatever_its_faction(faction: int) -> None:
    """The colour goes with the seat: each faction can claim the shards of seat 0."""
    mine, yours = GAME.pack.factions[faction], GAME.pack.factions[faction - 1]
    wild = f"{mine.prefix}W"
    who = mine.character[0].id
    seats = [
        {"faction": mine.id, "hand": [wild] * 3, "at": {who: "26"}, "shards": ["26"]},
        {"faction": yours.id},
    ]
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, {"seats": seats}, Random(1))
    for text in (f"play {wild}", f"claim {who}", f"add {wild}", f"add {wild}"):
        state.apply(0, content.moves.parse(text))
    assert of_seats(state.dump(), "points") == [1, 0]


@pytest.mark.rule("WLD-1.6", "WLD-2.8", "WLD-2.12")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_begins_with_the_same_things(seats: int) -> None:
    position = play_to(TURN, seats).dump()
    for seat in position["seats"]:
        faction = next(f for f in GAME.pack.factions if f.id == seat["faction"])
        assert list(seat["at"]) == [character.id for character in faction.character]
        assert len(seat["shards"]) == 5
        assert len(seat["hand"]) == 7
        assert len(seat["hand"]) + seat["deck"] == 30


@pytest.mark.rule("WLD-1.12", "WLD-2.13")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_order_of_setup(seats: int) -> None:
    """Factions, map cards, start spaces, shards, hands, the first player."""
    state, rng = begin(seats), Random(seats)
    frames: list[str] = []
    while frames[-1:] != ["turn"]:
        position = state.dump()
        frame = position["stack"][-1]["frame"]
        if frames[-1:] != [frame]:
            frames.append(frame)
        if frame in ("choosing", "dealing", "assigning"):
            assert not shard_spaces(position)
            assert not any(of_seats(position, "hand"))
        if frame == "drawing":
            assert len(shard_spaces(position)) == 5 * seats
            assert len(start_spaces(position)) == 5 * seats
        assert (position["active"] == "") == (frame != "turn")
        step(state, rng)
    assert frames == ["choosing", "dealing", "assigning", "drawing", "turn"]


@pytest.mark.rule("WLD-2.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_is_dealt_ten_map_cards_by_chance(seats: int) -> None:
    deals = [of_seats(play_to(ASSIGNING, seats, seed).dump(), "map_cards") for seed in range(MANY)]
    for deal in deals:
        assert [len(cards) for cards in deal] == [10] * seats
        assert len({card for cards in deal for card in cards}) == 10 * seats
    assert {card for deal in deals for card in deal[0]} == NUMBERS


def unused(position: Position) -> set[str]:
    return NUMBERS - set(position["seen"]) - set(start_spaces(position))


@pytest.mark.rule("WLD-2.2", "WLD-R2")
@pytest.mark.parametrize("seats", COUNTS)
def test_undealt_map_cards_are_never_used(seats: int) -> None:
    for seed in range(MANY):
        assert len(unused(play_to(TURN, seats, seed).dump())) == UNDEALT[seats]
    state, rng = play_to(TURN, seats), Random(seats)
    aside = unused(state.dump())
    for _ in range(400):
        if state.outcome() is not None:
            break
        step(state, rng)
    assert unused(state.dump()) == aside


@pytest.mark.rule("WLD-2.2", "WLD-R2")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_nobody_knows_what_was_not_dealt(viewer: int) -> None:
    """What was not dealt might as well be the start space of somebody else, and the reverse."""
    state = play_to(TURN, 3)
    starts = state.dump()["seats"][1]["starts"].values()
    redeals = [state.redeal(viewer, Random(seed)).dump() for seed in range(100)]
    assert set(starts) <= set.union(*[unused(position) for position in redeals])


@pytest.mark.rule("WLD-2.5", "WLD-R3")
def test_an_assignment_may_be_changed_until_all_have_confirmed() -> None:
    match = Match(GAME, {"factions": "seated"}, 2, FairChance.seeded("changed"))
    match.settle()
    cards = [int(card) for card in match.state.dump()["seats"][0]["map_cards"]]
    team = ("strix", "maudlin", "pellory", "quill", "lunk")
    parse = match.content.moves.parse

    def answer(numbers: list[int]) -> list[int]:
        return [parse(f"assign {who} {n}") for who, n in zip(team, numbers, strict=True)]

    assert match.play(0, answer(cards[:5])) is None
    assert match.play(0, answer(cards[5:])) is None
    assert match.state.dump()["seats"][1]["shards"] == []
    others = [int(card) for card in match.state.dump()["seats"][1]["map_cards"]]
    gnomads = ("shiv", "ginauld", "tak", "elsie", "automate")
    last = [parse(f"assign {who} {n}") for who, n in zip(gnomads, others[:5], strict=True)]
    assert match.play(1, last) is None
    seats = match.state.dump()["seats"]
    assert list(seats[0]["starts"].values()) == [str(card) for card in cards[5:]]
    assert seats[1]["shards"] == [str(card) for card in cards[:5]]
    assert match.play(0, answer(cards[:5])) is not None


@pytest.mark.rule("WLD-2.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_shard_and_start_spaces_are_all_different(seats: int) -> None:
    for seed in range(MANY):
        position = play_to(TURN, seats, seed).dump()
        spaces = shard_spaces(position) + start_spaces(position)
        assert len(set(spaces)) == len(spaces) == 10 * seats


@pytest.mark.rule("WLD-3.1", "WLD-3.3")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_lowest_shard_begins(seats: int) -> None:
    first: set[int] = set()
    for seed in range(MANY):
        position = play_to(TURN, seats, seed).dump()
        lowest = [min([int(space) for space in shards]) for shards in of_seats(position, "shards")]
        assert position["active"] == lowest.index(min(lowest))
        first.add(position["active"])
    assert first == set(range(seats))


@pytest.mark.rule("WLD-3.2")
def test_two_shards_never_share_a_space() -> None:
    """So the lowest number that has a shard has one owner."""
    for seed in range(MANY):
        spaces = shard_spaces(play_to(TURN, 4, seed).dump())
        assert spaces.count(min(spaces, key=int)) == 1
    seats = [{"faction": "guild", "shards": ["4"]}, {"faction": "gnomads", "shards": ["4"]}]
    with pytest.raises(BadPosition, match="shard already"):
        GAME.load(GAME.content(GAME.with_defaults({}, 2)), {"seats": seats}, Random(1))


@pytest.mark.rule("WLD-R1")
def test_every_deck_has_six_wild_cards_and_a_pack_may_change_that(tmp_path: Path) -> None:
    assert [faction.wild_cards for faction in GAME.pack.factions] == [6] * 4
    text = (OWN / "guild.toml").read_text("utf-8")
    (tmp_path / "guild.toml").write_text(text.replace("wild_cards = 6", "wild_cards = 4"), "utf-8")
    game = Wildlands(tmp_path)
    content = game.content(game.with_defaults({"factions": "seated"}, 2))
    assert isinstance(content, WildlandsContent)
    assert of_seats(game.start(content, 2).dump(), "deck") == [28, 30]


@pytest.mark.rule("WLD-R47")
def test_the_number_of_players_changes_only_what_is_not_dealt() -> None:
    """No shorter match, no other hands, no faction without a player."""
    for seats in COUNTS:
        position = play_to(TURN, seats).dump()
        assert len(position["seats"]) == seats
        assert [len(hand) for hand in of_seats(position, "hand")] == [7] * seats
        assert [len(shards) for shards in of_seats(position, "shards")] == [5] * seats
        assert len(unused(position)) == UNDEALT[seats]
        content = GAME.content(GAME.with_defaults({}, seats))
        assert isinstance(content, WildlandsContent)
        assert content.points_to_win == 5


@pytest.mark.rule("WLD-2.12")
@pytest.mark.parametrize(("others", "wilds", "drawn"), [(3, 2, 5), (5, 2, 7), (9, 6, 7)])
def test_a_deck_smaller_than_a_hand_is_drawn_whole(others: int, wilds: int, drawn: int) -> None:
    state = play_to(ASSIGNING, 2)
    assert isinstance(state, WildlandsState)
    state.deck[0] = (1 << others) - 1
    state.deck_wilds[0] = wilds
    state.stack.clear()
    draw_hands(state)
    assert field(state.stack, DRAWS_LEFT) == drawn
