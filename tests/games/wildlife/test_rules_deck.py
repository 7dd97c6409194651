"""Drawing and reshuffling where the 110 cards of the game do not fit the case."""

from pathlib import Path
from random import Random

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.game import Wildlife
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.chance import sample
from wildtable.kernel.game import Position
from wildtable.kernel.turn import CHANCE

TERRAINS = ("forest", "desert", "savanna", "steppe", "mountains", "water")
OTHERS = ("snake", "eagle", "bear", "mammoth", "human")
COPIES = {f"terrain-{terrain}": 10 for terrain in TERRAINS}
COPIES |= {"ability": 10, "adaptation": 7, "joker": 0}
COPIES |= {"event-food-source": 0, "event-epidemic": 0, "event-famine": 0}
FOUR_PLAYED = [{"frame": "turn", "seat": 0, "plays": 4, "auctions": 1}]


@pytest.fixture
def small_game(tmp_path: Path) -> Wildlife:
    """The game with 77 cards: six players hold 56 of them when one has played four."""
    lines = ["hand_size = 10", "plays_per_turn = 3", "lowest_bid = 3", "[provenance]"]
    lines.append('card = "made for this test"')
    for card, copies in COPIES.items():
        lines += ["[[card]]", f'id = "{card}"', f"copies = {copies}"]
    (tmp_path / "cards.toml").write_text("\n".join(lines), "utf-8")
    return Wildlife(tmp_path)


def load(game: Wildlife, position: Position) -> WildlifeState:
    content = game.content(game.with_defaults({}, len(position["seats"])))
    state = game.load(content, position, Random(0))
    assert isinstance(state, WildlifeState)
    return state


def end_turn(state: WildlifeState) -> None:
    state.apply(0, state.content.moves.parse("end-turn"))


def draw(state: WildlifeState) -> None:
    assert state.turn().seat == CHANCE
    state.apply(CHANCE, sample(state.chance(), Random(0)))


def piles(state: WildlifeState) -> tuple[int, int, int]:
    """Cards in the deck, in the discard pile and in the hand of seat 0."""
    return sum(state.deck), sum(state.discard), state.held[0]


@pytest.mark.rule("LIF-X33", "LIF-18.3", "LIF-R38")
def test_the_pile_is_shuffled_when_the_deck_runs_out(small_game: Wildlife) -> None:
    seats = [{"organism": "crocodile", "hand": ["terrain-water"] * 6}] + [
        {"organism": organism, "hand": [f"terrain-{terrain}"] * 10}
        for organism, terrain in zip(OTHERS, TERRAINS, strict=False)
    ]
    position = {
        "seats": seats,
        "deck": 2,
        "discard": ["ability"] * 10 + ["adaptation"] * 5,
        "shown": ["terrain-water"] * 4,
        "stack": FOUR_PLAYED,
    }
    state = load(small_game, position)
    assert piles(state) == (2, 15, 6)
    end_turn(state)
    assert piles(state) == (2, 19, 6)
    draw(state)
    assert piles(state) == (1, 19, 7)
    draw(state)
    assert piles(state) == (19, 0, 8)  # shuffled, and drawing goes on
    draw(state)
    draw(state)
    assert piles(state) == (17, 0, 10)
    assert state.turn().seat == 1


@pytest.mark.rule("LIF-R38")
def test_without_enough_cards_the_hand_stays_short() -> None:
    """No match gets there: what a player draws was discarded before."""
    seats = [{"organism": "crocodile", "hand": ["joker"]}, {"organism": "snake"}]
    shown = ["terrain-water"] * 4
    state = load(GAME, {"seats": seats, "shown": shown, "stack": FOUR_PLAYED})
    state.deck = [0] * len(state.deck)
    end_turn(state)
    for _ in shown:
        draw(state)
    assert piles(state) == (0, 0, 5)
    assert state.turn().seat == 1
