"""Which bot is how strong: every pair meets on balanced seats, and Elo follows from who beat whom.

Within a match every two seats of different bots are compared by rank; a tie is half a win. Ratings
are those under which the results are likeliest (Bradley and Terry), with one draw added to every
pair, so that who never lost has a rating, too. A match counts once, however many sat at it.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wildtable.lab.experiment import SEPARATOR, Experiment, Grid
from wildtable.lab.played import MatchRow
from wildtable.lab.stats import SURE, Estimate, rate

ROUNDS: Final = 500  # of the iteration, far more than it needs
SCALE: Final = 400 / np.log(10)  # Elo: ten to one is 400 points
PRIOR: Final = 0.5  # wins of each over each that are added

Wins = npt.NDArray[np.float64]  # by match, bot and bot: how often the first beat the second


class Standing(NamedTuple):
    """A bot on the ladder."""

    bot: str
    elo: Estimate
    won: Estimate  # how often it was better than somebody it met
    matches: int


class Rung(NamedTuple):
    """Two bots of the ladder that have met, and how often the one named later was better."""

    lower: str
    higher: str
    won: Estimate


def ladder_of(
    games: Sequence[str],
    bots: Sequence[str],
    seats: Sequence[int],
    matches: int,
    seed: str,
    neighbours: bool = False,
) -> Experiment:
    """An experiment in which every pair of bots meets, or only those who are named in a row."""
    pairs = [SEPARATOR.join(pair) for pair in (pairwise if neighbours else _all_pairs)(bots)]
    grid = Grid(games=list(games), bots=pairs, seats=list(seats))
    return Experiment([grid], matches, seed, "ladder of " + ", ".join(bots))


def _all_pairs(bots: Sequence[str]) -> Iterable[tuple[str, str]]:
    return combinations(bots, 2)


def team_of(
    games: Sequence[str], bots: Sequence[str], seats: Sequence[int], matches: int, seed: str
) -> Experiment:
    """The same for a game that is won together: each bot fills all seats."""
    grid = Grid(games=list(games), bots=list(bots), seats=list(seats))
    return Experiment([grid], matches, seed, "teams of " + ", ".join(bots))


def standings(rows: Iterable[MatchRow]) -> list[Standing]:
    """The ladder, the strongest first. The first bot that was met has 0 points."""
    kept = list(rows)
    names = list(dict.fromkeys(name for row in kept for name in row.lineup.split(SEPARATOR)))
    wins = compared(kept, names)
    points, errors = elo(wins.sum(axis=0))
    made = [
        Standing(
            name,
            Estimate(
                points[i], points[i] - SURE * errors[i], points[i] + SURE * errors[i], len(kept)
            ),
            rate(float(wins[:, i].sum()), round(float((wins[:, i] + wins[:, :, i]).sum()))),
            sum([name in row.bots for row in kept]),
        )
        for i, name in enumerate(names)
    ]
    return sorted(made, key=lambda each: -each.elo.value)


def steps(rows: Iterable[MatchRow]) -> list[Rung]:
    """Of every pair that has met, how often the one named later was better; a match counts once."""
    kept = list(rows)
    found = []
    for lineup in dict.fromkeys(row.lineup for row in kept):
        lower, higher = lineup.split(SEPARATOR)
        wins = compared([row for row in kept if row.lineup == lineup], [lower, higher])
        found.append(Rung(lower, higher, rate(float(wins[:, 1, 0].sum()), len(wins))))
    return found


def teams(rows: Iterable[MatchRow]) -> list[Standing]:
    """Of a game that is won together: how often each bot's team wins."""
    kept = list(rows)
    made = []
    for name in dict.fromkeys(row.lineup for row in kept):
        of = [row for row in kept if row.lineup == name]
        won = rate(sum([row.ranks[0] == 1 for row in of]), len(of))
        made.append(Standing(name, Estimate(0.0, 0.0, 0.0, 0), won, len(of)))
    return sorted(made, key=lambda each: -each.won.value)


def compared(rows: Sequence[MatchRow], names: Sequence[str]) -> Wins:
    """By match: how often each bot was better than each; all comparisons of a match weigh one."""
    place = {name: i for i, name in enumerate(names)}
    wins = np.zeros((len(rows), len(names), len(names)))
    for number, row in enumerate(rows):
        seats = [
            pair
            for pair in combinations(range(row.seats), 2)
            if len({row.bots[s] for s in pair}) > 1
        ]
        for one, other in seats:
            i, j = place[row.bots[one]], place[row.bots[other]]
            better = row.ranks[other] - row.ranks[one]
            won = 1.0 if better > 0 else 0.0 if better < 0 else 0.5
            wins[number, i, j] += won / len(seats)
            wins[number, j, i] += (1 - won) / len(seats)
    return wins


def elo(wins: npt.NDArray[np.float64]) -> tuple[list[float], list[float]]:
    """Ratings that make the wins likeliest, the first at 0, and their standard errors.

    Hunter's iteration; the errors follow from how sharply the likelihood falls off.
    """
    padded = wins + PRIOR * (wins + wins.T > 0)
    games = padded + padded.T
    strength = np.ones(len(wins))
    for _ in range(ROUNDS):
        sums = strength[:, None] + strength[None, :]
        strength = padded.sum(axis=1) / (games / sums).sum(axis=1).clip(1e-12)
        strength /= np.exp(np.log(strength.clip(1e-12)).mean())
    points = SCALE * np.log(strength.clip(1e-12))
    expected = strength[:, None] / (strength[:, None] + strength[None, :])
    known = games * expected * (1 - expected)
    information = np.diag(known.sum(axis=1)) - known
    spread = np.linalg.pinv(information)
    variance = np.diag(spread) + spread[0, 0] - 2 * spread[0]
    errors = SCALE * np.sqrt(variance.clip(0))
    return (points - points[0]).tolist(), errors.tolist()
