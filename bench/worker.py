"""One engine in a process of its own: `python -m bench.worker ENGINE GAME SECONDS`.

Says what it is, then answers each seed on its input with what it counted, as lines of JSON.
"""

import json
import sys
import time
from importlib import import_module
from random import Random

from bench.engines import Play
from wildtable.build import running


def measure(play: Play, games: int, seed: int) -> dict[str, float | None]:
    """Play some games; what was counted, and the CPU time it took."""
    began = time.process_time()
    count = play(games, Random(seed))
    seconds = time.process_time() - began
    return {"games": games, "moves": count.moves, "chance": count.chance, "seconds": seconds}


def games_in(play: Play, seconds: float) -> int:
    """About how many games take this long; also warms the engine up."""
    games = 1
    while True:
        began = time.process_time()
        play(games, Random(0))
        took = time.process_time() - began
        if took > seconds / 8:
            return max(1, int(games * seconds / took))
        games *= 2


def main() -> None:
    """Answer until the input ends."""
    engine, game, seconds = sys.argv[1:]
    answers, sys.stdout = sys.stdout, sys.stderr  # some engines print when they are imported
    play = import_module(f"bench.engines.{engine}").prepare(game)
    games = games_in(play, float(seconds))
    print(json.dumps({"build": running().kind}), file=answers, flush=True)
    for seed in sys.stdin:
        print(json.dumps(measure(play, games, int(seed))), file=answers, flush=True)


if __name__ == "__main__":
    main()
