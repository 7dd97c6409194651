"""What is counted over the matches of one game, for the report."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence, Set
from typing import Final, NamedTuple, final

from wildtable.lab.played import MatchRow
from wildtable.lab.stats import Estimate, mean, rate

STEPS: Final = 20  # of a match, for scores over time
MOST_AMOUNTS: Final = 12  # of a kind; more are told in ranges
EDGES: Final = [digit * 10**zeros for zeros in range(9) for digit in (1, 2, 5)]  # of ranges


class WordUse(NamedTuple):
    """A move or a thing named in moves: how often, and how those fared who did so."""

    word: str
    seats: Estimate  # the part of all seats that did so in a match
    times: float  # by each of these, in a match
    reward: Estimate


@final
class Tallies:
    """All matches of one game."""

    def __init__(self, game: str, rows: Sequence[MatchRow]) -> None:
        self.game: Final = game
        self.rows: Final = list(rows)
        # Where all have the same reward, and not nothing, they have won or lost together.
        self.together: Final = all(
            [len(set(row.rewards)) == 1 and row.rewards[0] != 0 for row in self.rows]
        )

    def counts(self) -> list[int]:
        """The numbers of players that were met."""
        return sorted({row.seats for row in self.rows})

    def options(self) -> dict[str, list[str]]:
        """Options with more than one value, and these."""
        found: dict[str, dict[str, None]] = defaultdict(dict)
        for row in self.rows:
            for name, value in row.options.items():
                found[name][value] = None
        missing = {name: any([name not in row.options for row in self.rows]) for name in found}
        return {
            name: [*values, *([""] if missing[name] else [])]
            for name, values in found.items()
            if len(values) + missing[name] > 1
        }

    def with_seats(self, count: int) -> "Tallies":
        return Tallies(self.game, [row for row in self.rows if row.seats == count])

    def with_lineup(self, lineup: str) -> "Tallies":
        return Tallies(self.game, [row for row in self.rows if row.lineup == lineup])

    def with_option(self, name: str, value: str) -> "Tallies":
        """An empty value: where the option was left as it is."""
        of = [row for row in self.rows if row.options.get(name, "") == value]
        return Tallies(self.game, of)

    # --- who wins -----------------------------------------------------------------------------

    def wins_of_seat(self, seat: int) -> Estimate:
        of = [row for row in self.rows if seat < row.seats]
        return rate(sum([_won(row, seat) for row in of]), len(of))

    def scores_of_seat(self, seat: int) -> Estimate:
        return mean([row.scores[seat] for row in self.rows if seat < row.seats])

    def sides(self) -> list[str]:
        """What seats play, where they don't all play the same."""
        found = sorted({side for row in self.rows for side in row.sides})
        return found if len(found) > 1 else []

    def wins_of_side(self, side: str) -> Estimate:
        seats = [(row, seat) for row in self.rows for seat in _plays(row, side)]
        return rate(sum([_won(row, seat) for row, seat in seats]), len(seats))

    def scores_of_side(self, side: str) -> Estimate:
        return mean([row.scores[seat] for row in self.rows for seat in _plays(row, side)])

    def bots(self) -> list[str]:
        return sorted({name for row in self.rows for name in row.bots})

    def wins_of_bot(self, bot: str) -> Estimate:
        """How often a seat of this bot wins."""
        seats = [(row, seat) for row in self.rows for seat in _sits(row, bot)]
        return rate(sum([_won(row, seat) for row, seat in seats]), len(seats))

    def scores_of_bot(self, bot: str) -> Estimate:
        return mean([row.scores[seat] for row in self.rows for seat in _sits(row, bot)])

    def wins_together(self) -> Estimate:
        return rate(sum([row.ranks[0] == 1 for row in self.rows]), len(self.rows))

    def scores(self) -> Estimate:
        return mean([score for row in self.rows for score in row.scores])

    def all_alike(self) -> bool:
        """Whether nobody in no match has fared better than anybody else."""
        return len({reward for row in self.rows for reward in row.rewards}) == 1

    def endings(self) -> dict[str, Estimate]:
        reasons = [row.reason for row in self.rows]
        by_count = sorted(set(reasons), key=lambda reason: -reasons.count(reason))
        return {reason: rate(reasons.count(reason), len(reasons)) for reason in by_count}

    # --- how long ------------------------------------------------------------------------------

    def column(self, name: str) -> list[float]:
        return [float(getattr(row, name)) for row in self.rows]

    def watched(self) -> int:
        """How many matches were watched turn by turn."""
        return len([row for row in self.rows if row.scored])

    def over_time_of_seat(self, seat: int) -> list[float]:
        return _over_time([(row, [seat]) for row in self.rows])

    def over_time_of_bot(self, bot: str) -> list[float]:
        return _over_time([(row, _sits(row, bot)) for row in self.rows])

    # --- what is used --------------------------------------------------------------------------

    def uses(self, places: Set[str] = frozenset()) -> list[WordUse]:
        """Everything that was done or named, the most used first; amounts in ranges, if many."""
        users: dict[str, list[float]] = defaultdict(list)
        times: dict[str, int] = defaultdict(int)
        words = dict.fromkeys([word for row in self.rows for word in row.used])
        called = in_ranges(list(words), places)
        for row in self.rows:
            done: dict[tuple[str, int], int] = defaultdict(int)
            for word, by_seat in row.used.items():
                for seat, count in enumerate(by_seat):
                    if count:
                        done[called[word], seat] += count
            for (word, seat), count in done.items():
                users[word].append(row.rewards[seat])
                times[word] += count
        seats = sum([row.seats for row in self.rows])
        found = [
            WordUse(word, rate(len(got), seats), times[word] / len(got), mean(got))
            for word, got in users.items()
        ]
        return sorted(found, key=lambda use: (-use.seats.value, use.word))

    def totals(self) -> dict[str, float]:
        """How often each thing was named, in a match."""
        found: dict[str, float] = defaultdict(float)
        for row in self.rows:
            for word, by_seat in row.used.items():
                found[word] += sum(by_seat) / len(self.rows)
        return dict(found)


def in_ranges(words: Sequence[str], places: Set[str]) -> dict[str, str]:
    """What each is counted as: itself, or where a kind has many amounts, a range: `food:20-49`.

    `places` may be numbered, too, and are no amounts.
    """
    kinds: dict[str, list[str]] = defaultdict(list)
    for word in words:
        kinds[word.partition(":")[0]].append(word)
    called = {word: word for word in words}
    for kind, found in kinds.items():
        names = [word.partition(":")[2] for word in found]
        if len(found) > MOST_AMOUNTS and places.isdisjoint(found):
            if all([name.isdecimal() for name in names]):
                called |= {f"{kind}:{name}": f"{kind}:{_range(int(name))}" for name in names}
    return called


def _range(amount: int) -> str:
    """Those from 1 to 2, to 5, to 10, to 20 and so on; nothing is by itself."""
    place = bisect_right(EDGES, amount)
    if place == 0:
        return "0"
    low, high = EDGES[place - 1], EDGES[place] - 1
    return f"{low}-{high}" if low < high else f"{low}"


def _over_time(parts: Iterable[tuple[MatchRow, Sequence[int]]]) -> list[float]:
    """The mean score of some seats at each step of a match; matches are stretched alike."""
    steps: list[list[int]] = [[] for _ in range(STEPS + 1)]
    for row, seats in parts:
        for step, scores in enumerate(steps if row.scored else ()):
            turn = row.scored[round(step * (len(row.scored) - 1) / STEPS)]
            scores.extend([turn[seat] for seat in seats])
    return [mean(scores).value for scores in steps if scores]


def _won(row: MatchRow, seat: int) -> float:
    """A win that several share counts in part, but for one that all share."""
    if row.ranks[seat] != 1:
        return 0.0
    winners = row.ranks.count(1)
    return 1.0 if winners == row.seats and row.rewards[seat] > 0 else 1.0 / winners


def _plays(row: MatchRow, side: str) -> list[int]:
    return [seat for seat, played in enumerate(row.sides) if played == side]


def _sits(row: MatchRow, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(row.bots) if name == bot]
