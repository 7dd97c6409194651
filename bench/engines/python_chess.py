"""python-chess: chess, whose engine of rules in plain Python most people use."""

from random import Random

import chess

from bench.engines import Count, Play


def prepare(game: str) -> Play:
    def play(games: int, rng: Random) -> Count:
        moves = 0
        for _ in range(games):
            board = chess.Board()
            while not board.is_game_over():
                legal = list(board.legal_moves)
                board.push(legal[int(rng.random() * len(legal))])
                moves += 1
            board.result()
        return Count(moves, 0)

    return play
