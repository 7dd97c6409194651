"""PettingZoo's own performance benchmark of one environment: `python -m bench.zoo GAME`."""

import re
import subprocess
import sys
from typing import Final

from bench.measure import ROOT
from bench.verbs import GAMES

ITS_OWN: Final = "PettingZoo's Connect Four"


def turns_a_second(game: str) -> float | None:
    """What the benchmark tells of a game, from a process of its own; None if it could not run."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.zoo", game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    told = re.search(r"([\d.]+) turns per second", done.stdout)
    return float(told[1]) if told else None


def main() -> None:
    """One game, on the build that runs."""
    from pettingzoo.classic import connect_four_v3
    from pettingzoo.test import performance_benchmark

    from bench.engines.start import seats_of
    from wildtable.bridges.zoo import zoo_env

    game = sys.argv[1]
    if game == ITS_OWN:
        performance_benchmark(connect_four_v3.env())
    else:
        name = GAMES[game].partition(" ")[0]
        performance_benchmark(zoo_env(name, seats=seats_of(GAMES[game])))


if __name__ == "__main__":
    main()
