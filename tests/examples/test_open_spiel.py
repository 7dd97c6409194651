"""The examples against OpenSpiel's own implementations, move by move.

Both engines play the same random games in step. At every decision they must offer the same moves,
at every draw the same outcomes with the same odds, and they must end together with the same result.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pyspiel
import pytest

from wildtable.examples import connect_four, goofspiel, leduc
from wildtable.kernel.game import Game, State
from wildtable.kernel.turn import CHANCE, NOBODY, Turn

GAMES = 1000
VARIANTS = list(product((4, 5, 6), (2, 3, 4), ("random", "descending", "ascending")))


class Lockstep:
    """One of our games beside one of theirs; `action` is the number they give to our move."""

    def __init__(self, ours: State, theirs: Any, action: Callable[[int], int]) -> None:
        self.ours = ours
        self.theirs = theirs
        self.action = action

    def play(self, rng: Random) -> None:
        """Play to the end; an assertion fails at the first difference."""
        while (turn := self.ours.turn()).seat != NOBODY:
            assert not self.theirs.is_terminal(), "theirs is over, ours is not"
            assert self.ours.outcome() is None
            if turn.seat == CHANCE:
                self.draw(rng)
            elif turn.sealed:
                self.answer_sealed(turn, rng)
            else:
                self.decide(turn.seat, rng)
        assert self.theirs.is_terminal(), "ours is over, theirs is not"
        outcome = self.ours.outcome()
        assert outcome is not None
        assert outcome.scores == self.theirs.returns()

    def draw(self, rng: Random) -> None:
        outcomes = self.ours.chance()
        total = sum(weight for _, weight in outcomes)
        odds = {self.action(move): Fraction(weight, total) for move, weight in outcomes}
        assert self.theirs.is_chance_node()
        assert odds == {action: exact(odd) for action, odd in self.theirs.chance_outcomes()}
        move, _ = rng.choice(outcomes)
        self.ours.apply(CHANCE, move)
        self.theirs.apply_action(self.action(move))

    def decide(self, seat: int, rng: Random) -> None:
        assert self.theirs.current_player() == seat
        move = self.choose(seat, rng)
        self.ours.apply(seat, move)
        self.theirs.apply_action(self.action(move))

    def answer_sealed(self, turn: Turn, rng: Random) -> None:
        assert self.theirs.is_simultaneous_node()
        assert list(turn.seats) == list(range(self.theirs.num_players()))
        answers = [self.choose(seat, rng) for seat in turn.seats]
        for seat, move in zip(turn.seats, answers, strict=True):
            self.ours.apply(seat, move)
        self.theirs.apply_actions([self.action(move) for move in answers])

    def choose(self, seat: int, rng: Random) -> int:
        moves = self.ours.legal(seat)
        assert sorted(map(self.action, moves)) == self.theirs.legal_actions(seat)
        return rng.choice(moves)


def exact(odd: float) -> Fraction:
    """The fraction that a rounded number stands for."""
    return Fraction(odd).limit_denominator()


def play_games(
    count: int,
    game: Game,
    options: Mapping[str, str],
    seats: int,
    theirs: str,
    action: Callable[[int], int],
) -> None:
    rng = Random(theirs)  # every variant has games of its own
    content = game.content(game.with_defaults(options, seats))
    engine = pyspiel.load_game(theirs)
    for _ in range(count):
        Lockstep(game.start(content, seats), engine.new_initial_state(), action).play(rng)


def drop_action(move: int) -> int:
    return move - connect_four.DROP


def leduc_action(move: int) -> int:
    """Theirs: fold, call, raise; a card is its rank."""
    if move >= leduc.TURN_UP:
        return move - leduc.TURN_UP
    return move - leduc.DEAL if move >= leduc.DEAL else move


def goofspiel_action(move: int) -> int:
    """Theirs count cards from 0, ours from 1, bids and prizes alike."""
    return move - (goofspiel.PRIZE if move >= goofspiel.PRIZE else goofspiel.BID) - 1


def test_connect_four() -> None:
    play_games(GAMES, connect_four.GAME, {}, 2, "connect_four", drop_action)


def test_leduc() -> None:
    theirs = "leduc_poker(suit_isomorphism=True)"  # a card is its rank, drawn by weight
    play_games(GAMES, leduc.GAME, {}, 2, theirs, leduc_action)


@pytest.mark.parametrize(("cards", "seats", "order"), VARIANTS)
def test_goofspiel(cards: int, seats: int, order: str) -> None:
    theirs = (
        f"goofspiel(num_cards={cards},players={seats},points_order={order},"
        "returns_type=total_points,imp_info=False)"
    )
    options = {"cards": str(cards), "order": order}
    count = -(-GAMES // len(VARIANTS))
    play_games(count, goofspiel.GAME, options, seats, theirs, goofspiel_action)
