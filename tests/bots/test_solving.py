"""Puzzles that games keep: the solution solves them, and nothing that is refuted does."""

from random import Random

import pytest

from wildtable.bots.idea import idea_of, missed
from wildtable.bots.puzzle_file import Puzzle, puzzles_of
from wildtable.bots.solving import OVER, Solving, match_of
from wildtable.kernel import registry
from wildtable.kernel.game import Game

GAMES = [game for game in map(registry.game, registry.names()) if puzzles_of(game)]
SAMPLED = 6  # of each game: they are made by one program
LOOKED_AT_AGAIN = 2


def sampled(game: Game, most: int) -> list[Puzzle]:
    every = puzzles_of(game)
    return Random(game.name).sample(every, min(most, len(every)))


def play(game: Game, puzzle: Puzzle, moves: list[str]) -> Solving:
    """A try, made move by move."""
    solving = Solving(game, puzzle)
    for move in moves:
        assert solving.play([solving.match.content.moves.parse(move)]) is None
        if solving.over:
            break
    return solving


def test_games_have_puzzles() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_file_is_a_puzzle_of_its_game(game: Game) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.players in game.seats
        assert 0 <= puzzle.seat < puzzle.players
        assert puzzle.refuted
        assert puzzle.brings > puzzle.next_best
        assert puzzle.solution.moves not in [way.moves for way in puzzle.refuted]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_solution_solves_it_and_what_is_refuted_does_not(game: Game) -> None:
    for puzzle in sampled(game, SAMPLED):
        solved = play(game, puzzle, puzzle.solution.moves)
        assert solved.right
        assert solved.over
        assert solved.play([0]) == OVER
        for way in puzzle.refuted:
            tried = play(game, puzzle, way.moves)
            assert not tried.right
            assert tried.refutation() == way


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_nobody_has_foreseen_is_refuted_by_what_it_lacks(game: Game) -> None:
    for puzzle in sampled(game, SAMPLED):
        nothing = Solving(game, puzzle).refutation()
        assert nothing.losses == [missed(puzzle.brings, 0)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_looks_for_another_idea_finds_the_same(game: Game) -> None:
    for puzzle in sampled(game, LOOKED_AT_AGAIN):
        match = match_of(game, puzzle)
        found = idea_of(game, match.content, match.state, puzzle.seat, others=1)
        assert found is not None
        assert (found.brings, found.next_best) == (puzzle.brings, puzzle.next_best)
