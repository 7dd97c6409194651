"""Rounds and turns: what holds in every round of random matches."""

from random import Random
from typing import NamedTuple

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import FACTION_NAMES
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.chance import sample
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR

SEVERAL = (2, 3, 4)
SEEDS = 5
COMRADES = ("rystle", "emberlin", "barlo", "sedgeric", "mudgwin", "thornabel", "cogwell", "ratchet")


class Told(NamedTuple):
    """Something that happened: its word, and the faction it happened to."""

    word: str
    faction: str = ""
    card: str = ""


class Round(NamedTuple):
    """What was turned up, who held the marker before and after it, and then every turn's news."""

    marker: str
    revealed: list[Told]
    after: str
    turns: list[Told]


def begin(seats: int) -> DefendersState:
    content = GAME.content(GAME.with_defaults({}, seats))
    assert isinstance(content, DefendersContent)
    state = GAME.start(content, seats)
    assert isinstance(state, DefendersState)
    return state


def step(state: DefendersState, rng: Random) -> tuple[int, str]:
    """One random move: who made it, and its text."""
    turn = state.turn()
    seat = turn.seat if turn.seat == CHANCE else rng.choice(turn.seats)
    move = sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
    state.apply(seat, move)
    return seat, state.content.moves.text(move)


def rounds_of(seats: int, seed: int) -> tuple[list[str], list[Round]]:
    """The factions clockwise, and the finished rounds of a random match in which nobody exits."""
    state, rng = begin(seats), Random(seed)
    state.news = []
    story: list[Told] = []
    while state.turn().seat != NOBODY:
        state.news.clear()
        _, text = step(state, rng)
        if text.startswith(("machine ", "begin ")):
            story.append(Told(*text.split()[:2]))
        for event in state.news:
            word, *rest = state.content.events.words_for(event, SPECTATOR) or [""]
            if word in ("revealed", "marker", "turn-of", "hacked", "exited"):
                story.append(Told(word, *rest))
    assert not [told for told in story if told.word == "exited"]
    marker = story.pop(0).faction
    found: list[Round] = []
    for place, told in enumerate(story):
        if told.word == "revealed" and (place == 0 or story[place - 1].word != "revealed"):
            found.append(Round(marker, [], marker, []))
        if told.word == "revealed":
            found[-1].revealed.append(told)
        elif told.word == "marker":
            marker = told.faction
            found[-1] = found[-1]._replace(after=marker)
        else:
            found[-1].turns.append(told)
    return [FACTION_NAMES[side] for side in state.order], found[:-1]


@pytest.mark.rule("DEF-3.1", "DEF-4.1", "DEF-4.2", "DEF-4.3")
@pytest.mark.parametrize("seats", SEVERAL)
def test_all_reveal_and_then_each_has_a_turn(seats: int) -> None:
    met = 0
    for seed in range(SEEDS):
        factions, rounds = rounds_of(seats, seed)
        for each in rounds:
            assert sorted(told.faction for told in each.revealed) == sorted(factions)
            first = factions.index(each.after)
            turns = [told.faction for told in each.turns if told.word == "turn-of"]
            assert turns == factions[first:] + factions[:first]
            met += 1
    assert met > SEEDS


@pytest.mark.rule("DEF-3.11", "DEF-3.12", "DEF-3.13")
@pytest.mark.parametrize("seats", SEVERAL)
def test_comrades_and_nothing_else_pass_the_marker(seats: int) -> None:
    passed = 0
    for seed in range(SEEDS):
        factions, rounds = rounds_of(seats, seed)
        for each in rounds:
            comrades = len([told for told in each.revealed if told.card in COMRADES])
            place = factions.index(each.marker) + comrades
            assert each.after == factions[place % seats]
            passed += comrades
    assert passed > SEEDS


@pytest.mark.rule("DEF-4.4", "DEF-4.11")
@pytest.mark.parametrize("seats", SEVERAL)
def test_every_turn_ends_with_one_machine_card(seats: int) -> None:
    """Or with none, after a Hack Attack."""
    met = 0
    for seed in range(SEEDS):
        for each in rounds_of(seats, seed)[1]:
            words = [told.word for told in each.turns]
            assert words[::2] == ["turn-of"] * seats
            assert len(words) == 2 * seats
            assert set(words[1::2]) <= {"machine", "hacked"}
            met += words.count("machine")
    assert met > SEEDS


@pytest.mark.rule("DEF-1.11")
@pytest.mark.parametrize("seats", [1, *SEVERAL])
def test_no_player_stops_engines_or_walls(seats: int) -> None:
    """Whatever players do, engines stay where they are and walls stay up."""
    state, rng = begin(seats), Random(seats)
    decisions = 0
    while state.turn().seat != NOBODY:
        before = state.wall[:], state.engine[:]
        seat, _ = step(state, rng)
        if seat != CHANCE:
            assert (state.wall, state.engine) == before
            decisions += 1
    assert decisions > seats
