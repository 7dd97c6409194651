"""Trains a small agent on Wildlife by nothing but numpy: `make train`, a few minutes on one core.

A policy that knows no state: every kind of move, and everything a move names (a card, a terrain, a
space), has a weight, and a move is as likely as its weights say. Both seats play by it; what the
winner did more often than the policy expected becomes likelier, what the loser did less likely
(REINFORCE). Then it is measured against random play, on both seats alike.

The page docs/training.md with its curve is written at the end.
"""

import argparse
import time
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wildtable.bridges.vector import VectorTable
from wildtable.build import running
from wildtable.kernel.moves import MoveSpace
from wildtable.lab.report.charts import lines
from wildtable.lab.report.page import page, section
from wildtable.lab.stats import Estimate, rate

GAME: Final = "wildlife"
TABLES: Final = 32
BATCH: Final = 32  # matches between two steps of the weights
STEP: Final = 0.15
PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "training.md"
CURVE: Final = PAGE.parent / "pictures" / "training.html"

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class MoveParts:
    """The things that moves are made of: each move as a few numbers, the rest padded."""

    def __init__(self, moves: MoveSpace) -> None:
        names: dict[str, int] = {"": 0}
        made = []
        for move in range(moves.size):
            words = [moves.family_of(move).name, *moves.picks(move)]
            made.append([names.setdefault(word, len(names)) for word in words])
        longest = max([len(words) for words in made])
        self.names: Final = list(names)
        self.of: Final[Ints] = np.array([words + [0] * (longest - len(words)) for words in made])


class Choice(NamedTuple):
    """A move at every table, and what was legal there: rows, moves, and how likely each was."""

    moves: Ints
    rows: Ints
    legal: Ints
    odds: Floats


class Policy:
    """How likely moves are."""

    def __init__(self, words: MoveParts) -> None:
        self.words = words
        self.weights: Floats = np.zeros(len(words.names))
        self.spread: Floats = np.ones(len(words.names))  # of what a match gathers, for even steps

    def choose(self, table: VectorTable, rng: np.random.Generator) -> Choice:
        rows, legal = np.nonzero(table.masks)
        likes = self.weights[self.words.of].sum(axis=1)[legal]
        first = np.searchsorted(rows, np.arange(table.count))
        likes = np.exp(likes - np.maximum.reduceat(likes, first)[rows])
        odds = likes / np.add.reduceat(likes, first)[rows]
        # The largest of odds over exponential lots: each move is drawn as often as its odds say.
        lots = odds / rng.exponential(size=len(odds))
        best = np.maximum.reduceat(lots, first)[rows]
        return Choice(legal[lots == best], rows, legal, odds)

    def learn(self, gathered: Floats, rewards: Floats) -> None:
        """A step towards what winners did more than was expected."""
        self.spread = 0.9 * self.spread + 0.1 * (gathered**2).mean(axis=0)
        step = STEP * (gathered * rewards[:, None]).mean(axis=0) / np.sqrt(self.spread + 1)
        self.weights = self.weights + step
        self.weights[0] = 0.0


class Trainer:
    """Matches in which both seats play by the policy, and what they gather."""

    def __init__(self, seed: int) -> None:
        self.table = VectorTable(GAME, TABLES, seats=2, seed=f"train/{seed}")
        self.policy = Policy(MoveParts(self.table.content.moves))
        self.rng = np.random.default_rng(seed)
        size = len(self.policy.words.names)
        self.gathered: Floats = np.zeros((TABLES, 2, size))

    def batch(self) -> int:
        """Play until enough matches have ended, and learn; the moves it took."""
        done: list[Floats] = []
        rewards: list[float] = []
        made = 0
        while len(done) < 2 * BATCH:
            seats = self.table.seats.astype(np.int64)
            choice = self.policy.choose(self.table, self.rng)
            self._gather(choice, seats)
            self.table.step(choice.moves)
            made += TABLES
            for ended in np.flatnonzero(self.table.over):
                done += list(self.gathered[ended].copy())
                rewards += self.table.rewards[ended].tolist()
                self.gathered[ended] = 0
        self.policy.learn(np.array(done), np.array(rewards))
        return made

    def _gather(self, choice: Choice, seats: Ints) -> None:
        """What was done, less what was expected."""
        of, tables = self.policy.words.of, np.arange(TABLES)
        np.add.at(self.gathered, (tables[:, None], seats[:, None], of[choice.moves]), 1.0)
        expected = (choice.rows[:, None], seats[choice.rows][:, None], of[choice.legal])
        np.subtract.at(self.gathered, expected, choice.odds[:, None])


def against_random(policy: Policy, matches: int, seed: int) -> Estimate:
    """How often it wins, on both seats alike; a draw is half a win."""
    table = VectorTable(GAME, min(matches, TABLES), seats=2, seed=f"test/{seed}")
    rng = np.random.default_rng(seed)
    ours = np.arange(table.count) % 2
    left = np.full(table.count, -(-matches // table.count))  # as many of each table: no favour
    won = played = 0.0
    while left.any():
        moves = policy.choose(table, rng).moves
        moves = np.where(table.seats == ours, moves, table.random_moves(rng))
        rewards, over = table.step(moves)
        for ended in np.flatnonzero(over & (left > 0)):
            won += (float(rewards[ended, ours[ended]]) + 1) / 2
            played += 1
            left[ended] -= 1
    return rate(won, int(played))


def main() -> None:
    """Train, measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--every", type=int, default=10, help="batches between measurements")
    parser.add_argument("--matches", type=int, default=64, help="of a measurement")
    parser.add_argument("--last", type=int, default=400, help="matches of the last measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/training.md")
    asked = parser.parse_args()
    trainer, begun = Trainer(asked.seed), time.process_time()
    curve = [against_random(trainer.policy, asked.matches, asked.seed)]
    moves = 0
    for batch in range(1, asked.batches + 1):
        moves += trainer.batch()
        if batch % asked.every == 0:
            curve.append(against_random(trainer.policy, asked.matches, asked.seed + batch))
            print(f"{batch * BATCH} matches: wins {curve[-1].value:.1%}", flush=True)
    last = against_random(trainer.policy, asked.last, asked.seed + 10_000)
    spent = time.process_time() - begun
    told = (
        f"{asked.batches * BATCH:,} matches of itself, {moves:,} moves, {spent:.0f} s of CPU time "
        f"on the {running().kind} build. Against random play, on both seats alike, it wins "
        f"{last.value:.1%} of {last.of} matches (95 %: {last.low:.1%} to {last.high:.1%})."
    )
    print(told)
    if asked.write:
        write(told, curve, asked.every, trainer.policy)


def write(told: str, curve: list[Estimate], every: int, policy: Policy) -> None:
    """The page, and its curve as a page of its own."""
    learnt = dict(zip(policy.words.names, policy.weights, strict=True))
    kinds = [name for name in learnt if name and ":" not in name]
    kinds.sort(key=lambda name: -learnt[name])
    rows = [f"| {place * every * BATCH:,} | {each.value:.1%} | {each.low:.1%} to {each.high:.1%} |"
            for place, each in enumerate(curve)]  # fmt: skip
    weights = [f"| `{name}` | {learnt[name]:+.2f} |" for name in kinds]
    PAGE.write_text(HEAD + "\n".join([
        "## What came of it\n", told, "", "[The curve](pictures/training.html)\n",
        "| matches learnt from | wins against random | 95 % interval |", "| --: | --: | --- |",
        *rows, "", "| kind of move | weight |", "| --- | --: |", *weights, "",
    ]), encoding="utf-8")  # fmt: skip
    drawn = lines(
        "Wins against random play, in per cent; across: matches learnt from",
        {"the agent": [100 * each.value for each in curve]},
        (0, (len(curve) - 1) * every * BATCH),
    )
    CURVE.write_text(page("A small agent learns Wildlife", [told], [section("Curve", drawn)]))


HEAD: Final = """# A small agent that learns

`make train` trains a player of Wildlife from nothing, on one core and with numpy alone, and writes
this page. The script is `tools/train.py`: a policy without any knowledge of the state. Every kind
of move, and everything that a move names (a card, a terrain, a space), has a weight, and a move is
as likely as its weights say. Both seats play by it. What winners did more often than was expected
becomes likelier (REINFORCE). With the same seed it learns the same. [The same as an executed
notebook](training.ipynb) shows every step; `make notebook` runs it anew.

"""


if __name__ == "__main__":
    main()
