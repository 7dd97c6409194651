"""What each verb of a state costs, one game and build: `python -m bench.verbs GAME SECONDS`.

Prints a line of JSON: the build, the microseconds of each verb in each of some rounds, and the
bytes of memory that a copy of a state takes.
"""

import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from bench.engines.positions import positions
from bench.engines.start import rules_of, seats_of
from bench.measure import ROOT
from bench.rows import LARGE_GAMES
from wildtable.bots.garbage import search_seldom
from wildtable.build import running
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.match import Match
from wildtable.kernel.view import view

GAMES: Final = {
    "Connect Four": "connect-four",
    "Leduc poker": "leduc",
    "Goofspiel": "goofspiel",
    **LARGE_GAMES,
}
VERBS: Final = ("clone", "legal", "apply", "redeal", "observe", "value", "view")
POSITIONS: Final = 60
ROUNDS: Final = 5


class Costs(NamedTuple):
    """Of a game on a build: by verb, the microseconds of each round; and bytes of a copy."""

    game: str
    build: str
    micros: dict[str, list[float]]
    bytes: int

    def cost(self, verb: str) -> float | None:
        found = self.micros.get(verb)
        return median(found) if found else None

    def spread(self, verb: str) -> float:
        """How far the rounds lie apart, as a part of the median."""
        found = self.micros[verb]
        return (max(found) - min(found)) / median(found)


def measured(game: str, build: str, seconds: float) -> Costs:
    """The costs of a game on a build, from a process of its own; none if it could not be had."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.verbs", GAMES[game], str(seconds)],
        cwd=ROOT,
        env={**os.environ, "WILDTABLE_PURE": "1" if build == "pure" else "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    told: dict[str, Any] = json.loads(done.stdout) if done.returncode == 0 else {"build": ""}
    if told["build"] != build:
        return Costs(game, build, {}, 0)
    return Costs(game, build, told["micros"], told["bytes"])


def costs(words: str, seconds: float) -> dict[str, list[float]]:
    """By verb, the microseconds of one call in each round."""
    rng = Random(1)
    states = positions(words, rng, POSITIONS)
    tries = calls(words, states, rng)
    seats = [state.turn().seat for state in states]
    made = [(s, seat, rng.choice(s.legal(seat))) for s, seat in zip(states, seats, strict=True)]
    found: dict[str, list[float]] = {verb: [] for verb in VERBS}
    for _ in range(ROUNDS):
        took = {verb: micros(call, seconds) for verb, call in tries.items()}
        took["apply"] = applied(made, seconds)
        for verb, cost in took.items():
            found[verb].append(cost)
    return found


def calls(words: str, states: Sequence[State], rng: Random) -> dict[str, Callable[[], None]]:
    """By verb that changes nothing, something that calls it once on each of the positions.

    What comes of a call is gone before the next, as with `timeit`: kept, it would be the memory of
    60 results at once that is measured, which the system gives and takes page by page.
    """
    rules, content = rules_of(words)
    asked = [(state, state.turn().seat) for state in states]
    matches = [(match_at(rules, content, seats_of(words), state), seat) for state, seat in asked]
    drop = deque[object](maxlen=0).extend
    return {
        "clone": lambda: drop(state.clone() for state in states),
        "legal": lambda: drop(state.legal(seat) for state, seat in asked),
        "redeal": lambda: drop(state.redeal(seat, rng) for state, seat in asked),
        "observe": lambda: drop(state.observe(seat) for state, seat in asked),
        "value": lambda: drop(rules.value(content, state, seat) for state, seat in asked),
        "view": lambda: drop(view(match, seat) for match, seat in matches),
    }


def match_at(rules: Game, content: Content, seats: int, state: State) -> Match:
    """A match that begins with this state."""
    return Match(rules, content.options, seats, begin=lambda _: state.clone())


def micros(call: Callable[[], None], seconds: float) -> float:
    """Microseconds of CPU time for one position, of as many rounds as fit into some seconds."""
    call()
    times = 0
    spent = 0.0
    while spent < seconds:
        began = time.process_time()
        call()
        spent += time.process_time() - began
        times += 1
    return spent * 1e6 / times / POSITIONS


def applied(made: Sequence[tuple[State, int, int]], seconds: float) -> float:
    """The same for `apply`, each time on a fresh copy that is not part of the time."""
    times = 0
    spent = 0.0
    while spent < seconds:
        copies = [(state.clone(), seat, move) for state, seat, move in made]
        began = time.process_time()
        for state, seat, move in copies:
            state.apply(seat, move)
        spent += time.process_time() - began
        times += 1
    return spent * 1e6 / times / POSITIONS


def memory(words: str) -> int:
    """Bytes that a copy of a state takes beside what all copies share."""
    states = positions(words, Random(2), POSITIONS)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for state in states]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def main() -> None:
    """One game, on the build that runs."""
    words, seconds = sys.argv[1:]
    search_seldom()  # as where matches are played by the thousand
    found = {"micros": costs(words, float(seconds)), "bytes": memory(words)}
    print(json.dumps({"build": running().kind, **found}))


if __name__ == "__main__":
    main()
