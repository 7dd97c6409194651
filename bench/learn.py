"""Learns what tells how a match ends, from matches of bots against each other: `make learn`.

`play` adds matches to `learned/GAME.jsonl.gz`: decisions only, so that new signs need no new
matches. `fit` plays them once more and looks at every position in which a main turn begins: what
the final scores say beyond the game's own `value` is laid to its signs (`Game.signs`), by least
squares that keep weights small. It writes the game's `learned.toml`. `duel` lets searches that use
these weights meet searches that don't, each deal twice with changed seats; they are used from then
on (`Strength.learned` of a level) if they win.

What was found is kept in `learn.json` and shown in `learn.md`.
"""

import argparse
import gzip
import json
from collections.abc import Iterator
from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console

from bench.facts import commit
from bench.measure import ROOT
from bench.report import Grid, markdown, show
from wildtable.bots.bot import Bot, Sight
from wildtable.bots.garbage import search_seldom
from wildtable.bots.levels import bot
from wildtable.bots.search_turns import AS_GAME, Strength
from wildtable.bots.seating import Seating
from wildtable.bots.turn_bot import TurnBot
from wildtable.games.wildlife.insight import POINT
from wildtable.games.wildlife.signs import NAMES
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.learned import FILE
from wildtable.kernel.match import Match
from wildtable.lab.stats import rate

SEED: Final = "learn"
# Who plays match number so and so. Slips lead to positions that nobody would seek.
LINEUPS: Final = (
    ("greedy", "greedy"),
    ("greedy", "forager"),
    ("forager", "greedy"),
    ("greedy", "greedy"),
)
# By game: the names of its signs, and what `value` counts for a point of the score.
LEARNERS: Final = {"wildlife": (NAMES, POINT)}
KEEP_SMALL: Final = 30.0  # what pulls weights towards zero, against so many positions
FOLDS: Final = 10
CURVE: Final = (20, 40, 80, 120, 160, 200, 300, 400)
DATA: Final = ROOT / "bench" / "learned"
KEPT: Final = ROOT / "bench" / "learn.json"
RESULTS: Final = ROOT / "bench" / "learn.md"
OPENING: Final = """\
# What bots have learned

Written by `make learn`.

*Explained* is the part of the differences between final scores that is told beforehand, in matches
that the weights were not found in (ten folds, by match): by the game's `value` alone, and with the
signs that it learned weights for. *Duels* are searches that judge the end of a try by what was
learned against searches that judge it by `value`, with the same number of states for a decision,
two at a table, each deal twice with changed seats: matches won with the 95 % interval (Wilson), and
by how many points on average, with the standard error over pairs of matches.
"""

Floats = npt.NDArray[np.float64]


class Positions(NamedTuple):
    """Where main turns began: the match, its signs, what `value` said, and how it ended."""

    matches: npt.NDArray[np.int64]
    signs: Floats
    values: Floats
    ends: Floats  # by how much the seat ended above the others, in units of `value`


class Recorded(Bot):
    """A bot whose decisions are written down."""

    def __init__(self, inner: Bot, decisions: list[list[int]]) -> None:
        self.inner = inner
        self.decisions = decisions

    def decide(self, sight: Sight) -> list[int]:
        chain = self.inner.decide(sight)
        self.decisions.append([sight.seat, *chain])
        return chain


# --- matches --------------------------------------------------------------------------------------


def begin(game: Game, number: int) -> Match:
    chance = FairChance.seeded(f"{SEED}/{game.name}/{number}")
    return Match(game, {}, 2, chance, listen=False)


def play(game: Game, number: int) -> dict[str, Any]:
    """A match, as its number, what it was played with, and the decisions made in it."""
    decisions: list[list[int]] = []
    match = begin(game, number)
    lineup = LINEUPS[number % len(LINEUPS)]
    bots = {seat: Recorded(bot(level), decisions) for seat, level in enumerate(lineup)}
    Seating(bots, f"{SEED}/{number}").play_on(match)
    return {"number": number, "commit": commit(), "decisions": decisions}


def data_of(game: Game) -> Path:
    return DATA / f"{game.name}.jsonl.gz"


def read_matches(game: Game) -> list[dict[str, Any]]:
    file = data_of(game)
    if not file.exists():
        return []
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write_matches(game: Game, matches: list[dict[str, Any]]) -> None:
    DATA.mkdir(exist_ok=True)
    lines = [json.dumps(match, separators=(",", ":")) + "\n" for match in matches]
    data_of(game).write_bytes(gzip.compress("".join(lines).encode(), mtime=0))


def turns_of(game: Game, played: dict[str, Any]) -> Iterator[Match]:
    """The match again, each time that a main turn begins, and once it is over."""
    match = begin(game, played["number"])
    match.settle()
    turn = match.state.main_turn()
    for seat, *chain in played["decisions"]:
        if match.state.main_turn() > turn:
            turn = match.state.main_turn()
            yield match
        denial = match.play(seat, chain)
        if denial is not None:
            raise AssertionError(f"match {played['number']} can't be played again: {denial}")
        match.settle()
    yield match


def positions_of(game: Game, matches: list[dict[str, Any]], point: int) -> Positions:
    """From the first seat's point of view; `point` is what `value` counts for a point."""
    numbers: list[int] = []
    signs: list[list[float]] = []
    values: list[float] = []
    ends: list[float] = []
    for played in matches:
        for match in turns_of(game, played):
            outcome = match.state.outcome()
            if outcome is None:
                numbers.append(played["number"])
                signs.append(game.signs(match.content, match.state, 0))
                values.append(game.value(match.content, match.state, 0))
            else:
                end = float(point * (outcome.scores[0] - outcome.scores[1]))
                ends += [end] * (len(numbers) - len(ends))
    return Positions(np.array(numbers), np.array(signs), np.array(values), np.array(ends))


# --- weights --------------------------------------------------------------------------------------


def fitted(found: Positions) -> Floats:
    """The weights by which signs best make up for what `value` does not tell."""
    spread = found.signs.std(axis=0) + 1e-9
    scaled = found.signs / spread
    pull = KEEP_SMALL * np.eye(scaled.shape[1])
    missing = found.ends - found.values
    solved: Floats = np.linalg.solve(scaled.T @ scaled + pull, scaled.T @ missing) / spread
    return solved


def only(found: Positions, chosen: npt.NDArray[np.bool_]) -> Positions:
    matches, signs, values, ends = found
    return Positions(matches[chosen], signs[chosen], values[chosen], ends[chosen])


def explained(ends: Floats, told: Floats) -> float:
    """How much of what ends differ by is told beforehand, from 0 to 1."""
    return 1.0 - float(((ends - told) ** 2).mean() / (ends**2).mean())


def tested(found: Positions, most: int) -> float:
    """How much is explained in matches that were not learned from, having learned from so many."""
    order = np.unique(found.matches)
    np.random.default_rng(0).shuffle(order)
    fold_of = {number: place % FOLDS for place, number in enumerate(order)}
    folds = np.array([fold_of[number] for number in found.matches])
    told = np.zeros(len(folds))
    for fold in range(FOLDS):
        others = [number for number in order if fold_of[number] != fold][:most]
        weights = fitted(only(found, np.isin(found.matches, others)))
        asked = folds == fold
        told[asked] = found.values[asked] + found.signs[asked] @ weights
    return explained(found.ends, told)


def fit(game: Game, names: tuple[str, ...], point: int) -> dict[str, Any]:
    """Write the weights, and say how well they tell."""
    matches = read_matches(game)
    found = positions_of(game, matches, point)
    weights = fitted(found)
    first = matches[0]["number"]
    lines = [
        "# Made by `make learn` (bench/learn.py): edit nothing here.",
        "",
        f'seed = "{SEED}"',
        f'commit = "{matches[-1]["commit"]}"',
        f"first = {first}",
        f"matches = {len(matches)}",
        f"positions = {len(found.ends)}",
        "",
        "[weights]",
        *[f"{name} = {weight:.3f}" for name, weight in zip(names, weights, strict=True)],
    ]
    file = Path(str(files(game.package) / FILE))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    most = len(matches) * (FOLDS - 1) // FOLDS
    curve = [number for number in CURVE if number < most] + [most]
    return {
        "matches": len(matches),
        "positions": len(found.ends),
        "value": round(explained(found.ends, found.values), 4),
        "curve": [[number, round(tested(found, number), 4)] for number in curve],
        "date": date.today().isoformat(),
        "commit": matches[-1]["commit"],
    }


# --- duels ----------------------------------------------------------------------------------------


def duel(game: Game, number: int, states: int) -> list[list[float]]:
    """Two matches of one deal: of each the share in the win, and the points more than the other."""
    found = []
    for seat in range(2):
        bots = {
            each: TurnBot(Strength(8, 1_000, AS_GAME, states=states, learned=each == seat))
            for each in range(2)
        }
        chance = FairChance.seeded(f"duel/{game.name}/{number}")
        match = Match(game, {}, 2, chance, listen=False)
        Seating(bots, f"duel/{number}").play_on(match)
        outcome = match.state.outcome()
        assert outcome is not None
        winners = outcome.winners()
        won = 1.0 / len(winners) if seat in winners else 0.0
        found.append([won, float(outcome.scores[seat] - outcome.scores[1 - seat])])
    return found


def told_duel(pairs: list[list[list[float]]], states: int) -> list[str]:
    played = 2 * len(pairs)
    won = rate(sum([won for pair in pairs for won, _ in pair]), played)
    more = np.array([sum([points for _, points in pair]) / 2 for pair in pairs])
    error = float(more.std(ddof=1)) / np.sqrt(len(more)) if len(more) > 1 else float("nan")
    return [
        str(states),
        f"{won.value:.0%} [{won.low:.0%}, {won.high:.0%}] of {played}",
        f"{more.mean():+.1f} ± {error:.1f}",
    ]


# --- what is kept ---------------------------------------------------------------------------------


def read() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return kept


def write(kept: dict[str, Any]) -> None:
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    RESULTS.write_text(markdown(OPENING, {}, grids(kept)), encoding="utf-8")


def grids(kept: dict[str, Any]) -> list[Grid]:
    """For each game, how well its end is told, and the duels."""
    tables = []
    for name, of in sorted(kept.items()):
        title, fit = registry.game(name).title, of["fit"]
        about = f"{title}: {fit['matches']} matches, {fit['positions']} positions"
        rows = [["`value` alone", f"{fit['value']:.1%}"]]
        rows += [[f"signs, from {many} matches", f"{told:.1%}"] for many, told in fit["curve"]]
        rows.append(["found on, from matches of commit", f"{fit['date']}, {fit['commit']}"])
        tables.append(Grid(about, ["judged by", "explained"], rows))
        duels = [told_duel(pairs, int(states)) for states, pairs in of["duels"].items()]
        columns = ["states a decision", "learned won", "points more"]
        tables.append(Grid(f"{title}: duels", columns, duels))
    return tables


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__)
    parser.add_argument("what", choices=["play", "fit", "duel"])
    parser.add_argument("--game", choices=sorted(LEARNERS), default="wildlife")
    parser.add_argument("--matches", type=int, default=200, help="to add")
    parser.add_argument("--states", type=int, default=16_000, help="of a decision in a duel")
    asked = parser.parse_args()
    search_seldom()
    game, console = registry.game(asked.game), Console()
    if asked.what == "play":
        matches = read_matches(game)
        first = matches[-1]["number"] + 1 if matches else 0
        for number in range(first, first + asked.matches):
            matches.append(play(game, number))
            write_matches(game, matches)
        return
    of = read().get(asked.game, {"fit": {}, "duels": {}})
    if asked.what == "fit":
        of = {"fit": fit(game, *LEARNERS[asked.game]), "duels": {}}  # others' duels say nothing
        write({**read(), asked.game: of})
    else:
        pairs = of["duels"].setdefault(str(asked.states), [])
        for number in range(len(pairs), len(pairs) + (asked.matches + 1) // 2):
            pairs.append(duel(game, number, asked.states))
            write({**read(), asked.game: of})
    show(console, grids(read()))


if __name__ == "__main__":
    main()
