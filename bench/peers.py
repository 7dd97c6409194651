"""How our bots fare against OpenSpiel's own searches: `python -m bench.peers`.

Both play the same rules through the bridge. OpenSpiel's searches have no insight into a game: they
play it to its end at random, so many times for each decision. What either takes for a main turn,
all decisions in it together, is CPU time. MCTS sees what is hidden; IS-MCTS does not. OpenSpiel's
searches in C++ crash on games that are written in Python, so these are the ones in Python.

Matches add up in `peers.json`, a run goes on from there, and `peers.md` shows them.
"""

import argparse
import json
import time
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from rich.console import Console

from bench.facts import facts
from bench.measure import ROOT
from bench.report import Grid, markdown, show
from wildtable.bots.bot import Sight
from wildtable.bots.garbage import search_seldom
from wildtable.bots.levels import LEVELS, bot
from wildtable.bridges.spiel import PREFIX
from wildtable.kernel import registry
from wildtable.lab.stats import rate

GAMES = ("wildlands", "wilderness", "wildlife", "defenders")
PEERS = ("mcts", "is-mcts")
EXPLORE = 2.0  # OpenSpiel's usual constant
KEPT = ROOT / "bench" / "peers.json"
RESULTS = ROOT / "bench" / "peers.md"
OPENING = """\
# Against OpenSpiel's searches

Written by `python -m bench.peers`.

A level of our bots against OpenSpiel's MCTS (which sees what is hidden) and IS-MCTS, both with
random playouts, two at a table that change seats. Defenders is won together: there both seats are
of one kind, and `won` is how often the team wins. Intervals are Wilson's, of 95 %. How many matches
were played is in the tables: two simulations a decision, the fewest with which IS-MCTS decides at
all, cost OpenSpiel 2 to 8 seconds a match, so that it has far more time for a turn than we take.
"""


class Pairing(NamedTuple):
    """What is measured by itself; `level` is empty where a peer plays with itself."""

    game: str
    level: str
    peer: str
    simulations: int  # of the peer, for each decision with a choice


class Found(NamedTuple):
    """What the matches of a pairing came to: of us, and of the peer, seconds and main turns."""

    matches: int = 0
    won: float = 0.0
    seconds: tuple[float, float] = (0.0, 0.0)
    turns: tuple[int, int] = (0, 0)


class Ours:
    """A level of our bots, which is given its seat's sight and nothing else."""

    def __init__(self, level: str, seed: str) -> None:
        self.bot = bot(level)
        self.rng = Random(seed)

    def moves(self, state: Any, seat: int) -> list[int]:
        rules, inner = state.held.rules, state.held.state
        return self.bot.decide(Sight(rules.game, rules.content, inner, seat, self.rng))


class Theirs:
    """A search of OpenSpiel."""

    def __init__(self, peer: str, game: Any, simulations: int, seed: int) -> None:
        lots = np.random.RandomState(seed)
        playouts = RandomRolloutEvaluator(1, lots)
        self.bot = (
            MCTSBot(game, EXPLORE, simulations, playouts, solve=False, random_state=lots)
            if peer == "mcts"
            else ISMCTSBot(
                game,
                playouts,
                EXPLORE,
                simulations,
                random_state=lots,
                use_observation_string=True,
                allow_inconsistent_action_sets=True,
            )
        )

    def moves(self, state: Any, seat: int) -> list[int]:
        legal = state.legal_actions(seat)
        return [legal[0] if len(legal) == 1 else self.bot.step(state)]


def play(pairing: Pairing, number: int) -> Found:
    """Match number so and so of a pairing."""
    rules = registry.game(pairing.game)
    game = pyspiel.load_game(f"{PREFIX}{pairing.game}(players=2)")
    state, lots = game.new_initial_state(), Random(f"peers/{number}")
    ours = Ours(pairing.level, f"peers/{number}") if pairing.level else None
    theirs = Theirs(pairing.peer, game, pairing.simulations, number)
    sides = [(seat + number) % 2 for seat in range(2)]  # 0 is ours
    if rules.together or ours is None:
        sides = [0 if ours else 1] * 2
    seconds, turns = [0.0, 0.0], [set[tuple[int, int]](), set[tuple[int, int]]()]
    while not state.is_terminal():
        seat = state.current_player()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(actions, odds)[0])
            continue
        side = sides[seat]
        turns[side].add((seat, state.held.state.main_turn()))
        begun = time.process_time()
        player = theirs if side or ours is None else ours
        chain = player.moves(state, seat)
        seconds[side] += time.process_time() - begun
        for move in chain:
            state.apply_action(move)
    winners = state.held.state.outcome().winners()
    shares = [1.0 if sides[seat] == 0 or rules.together else 0.0 for seat in winners]
    won = sum(shares) / len(winners) if winners else 0.0 if rules.together else 0.5
    return Found(1, won, (seconds[0], seconds[1]), (len(turns[0]), len(turns[1])))


def plus(one: Found, other: Found) -> Found:
    return Found(
        one.matches + other.matches,
        one.won + other.won,
        (one.seconds[0] + other.seconds[0], one.seconds[1] + other.seconds[1]),
        (one.turns[0] + other.turns[0], one.turns[1] + other.turns[1]),
    )


def told(pairing: Pairing, found: Found) -> list[str]:
    won = rate(found.won, found.matches)
    took = [
        f"{1000 * seconds / turns:.0f}" if turns else "-"
        for seconds, turns in zip(found.seconds, found.turns, strict=True)
    ]
    return [
        pairing.level or pairing.peer,
        pairing.peer,
        str(pairing.simulations),
        f"{found.won:g} of {found.matches} = {won.value:.0%} [{won.low:.0%}, {won.high:.0%}]",
        *took,
    ]


def grids(kept: dict[Pairing, Found]) -> list[Grid]:
    """A table for each game."""
    columns = ["who", "against", "simulations a decision", "won", "ms a turn, ours", "theirs"]
    return [
        Grid(
            registry.game(game).title,
            columns,
            [
                told(pairing, found)
                for pairing, found in sorted(kept.items())
                if pairing.game == game
            ],
        )
        for game in dict.fromkeys(pairing.game for pairing in kept)
    ]


def read() -> dict[Pairing, Found]:
    """What earlier runs found."""
    if not KEPT.exists():
        return {}
    names = Pairing._fields
    return {
        Pairing(*[each[name] for name in names]): Found(
            each["matches"], each["won"], tuple(each["seconds"]), tuple(each["turns"])
        )
        for each in json.loads(KEPT.read_text(encoding="utf-8"))
    }


def write(kept: dict[Pairing, Found], known: dict[str, str]) -> None:
    rows = [{**pairing._asdict(), **found._asdict()} for pairing, found in sorted(kept.items())]
    KEPT.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    RESULTS.write_text(markdown(OPENING, known, grids(kept)), encoding="utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--game", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--level", choices=["", *LEVELS], default="elder")
    parser.add_argument("--peer", nargs="+", choices=PEERS, default=PEERS)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--matches", type=int, default=20, help="to add to each pairing")
    asked = parser.parse_args()
    search_seldom()
    console, known = Console(), facts()
    for game in asked.game:
        for peer in asked.peer:
            pairing = Pairing(game, asked.level, peer, asked.simulations)
            found = read().get(pairing, Found())
            for number in range(found.matches, found.matches + asked.matches):
                found = plus(found, play(pairing, number))
                write({**read(), pairing: found}, known)
            console.print(f"{game}: {told(pairing, found)}")
    show(console, grids(read()))


if __name__ == "__main__":
    main()
