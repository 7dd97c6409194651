"""How often each level of bots beats the one below: `python -m bench.ladder`.

A step is a game, a number of players and two levels that are neighbours. Bots of both sit on every
other seat, and change seats from match to match. Matches add up: what is found is kept in
`ladder.json`, a run goes on from there, and `ladder.md` shows it. Teams are measured by `teams.py`.
"""

import argparse
import gc
import json
import time
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from rich.console import Console

from bench.facts import facts
from bench.measure import ROOT
from bench.report import Grid, markdown, show
from bench.teams import interval
from wildtable.bots.bot import Bot, Sight
from wildtable.bots.levels import LEVELS, bot
from wildtable.bots.seating import Seating
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match

GAMES = ("wildlife", "wilderness", "wildlands")
KEPT = ROOT / "bench" / "ladder.json"
RESULTS = ROOT / "bench" / "ladder.md"
OPENING = """\
# The ladder of bots

Written by `python -m bench.ladder`.

Each level of bots against the one below it: matches won (a shared win counts in part), of so many,
and the 95 % interval of the rate (Wilson). Half of the matches begin with the one, half with the
other. What a level takes for a main turn, all decisions in it together, is processor time.
"""


class Step(NamedTuple):
    """What is measured by itself."""

    game: str
    players: int
    lower: str
    higher: str


class Found(NamedTuple):
    """What the matches of a step came to; of each level the seconds and the main turns it had."""

    matches: int = 0
    won: float = 0.0
    seconds: tuple[float, float] = (0.0, 0.0)
    turns: tuple[int, int] = (0, 0)

    def plus(self, other: "Found") -> "Found":
        return Found(
            self.matches + other.matches,
            self.won + other.won,
            (self.seconds[0] + other.seconds[0], self.seconds[1] + other.seconds[1]),
            (self.turns[0] + other.turns[0], self.turns[1] + other.turns[1]),
        )


class Timed(Bot):
    """A bot, and how long it has thought in which main turns."""

    def __init__(self, level: str) -> None:
        self.bot = bot(level)
        self.seconds = 0.0
        self.turns: set[int] = set()

    def decide(self, sight: Sight) -> list[int]:
        self.turns.add(sight.sample().main_turn())
        before = time.process_time()
        chain = self.bot.decide(sight)
        self.seconds += time.process_time() - before
        return chain


def play(step: Step, number: int) -> Found:
    """Match number so and so of a step: the same one every time."""
    fair = FairChance.seeded(f"ladder/{step.players}/{number}")
    match = Match(registry.game(step.game), {}, step.players, fair, listen=False)
    levels = (step.lower, step.higher)
    sides = [(seat + number) % 2 for seat in range(step.players)]
    bots = [Timed(levels[side]) for side in sides]
    Seating(dict(enumerate(bots)), str(number)).play_on(match)
    outcome = match.state.outcome()
    assert outcome is not None
    winners = outcome.winners()
    won = sum([sides[seat] for seat in winners]) / len(winners) if winners else 0.5
    lower, higher = (
        [each for each, side in zip(bots, sides, strict=True) if side == wanted]
        for wanted in (0, 1)
    )
    return Found(1, won, (_seconds(lower), _seconds(higher)), (_turns(lower), _turns(higher)))


def _seconds(bots: Iterable[Timed]) -> float:
    return round(sum([each.seconds for each in bots]), 3)


def _turns(bots: Iterable[Timed]) -> int:
    return sum([len(each.turns) for each in bots])


def told(found: Found) -> list[str]:
    """The figures of a step."""
    rate, (low, high) = found.won / found.matches, interval(found.won, found.matches)
    shares = f"{found.won:g} of {found.matches} = {rate:.0%} [{low:.0%}, {high:.0%}]"
    took = [
        f"{1000 * seconds / turns:.0f}" if turns else "-"
        for seconds, turns in zip(found.seconds, found.turns, strict=True)
    ]
    return [shares, *took]


def grids(kept: dict[Step, Found]) -> list[Grid]:
    """A table for each game."""
    columns = ["players", "level", "against", "won", "ms a turn, lower", "ms a turn, higher"]
    order = list(LEVELS)
    tables = []
    for game in dict.fromkeys(step.game for step in kept):
        steps = [step for step in kept if step.game == game]
        steps.sort(key=lambda step: (step.players, order.index(step.higher)))
        rows = [[str(each.players), each.higher, each.lower, *told(kept[each])] for each in steps]
        tables.append(Grid(registry.game(game).title, columns, rows))
    return tables


def read() -> dict[Step, Found]:
    """What earlier runs found."""
    if not KEPT.exists():
        return {}
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return {
        Step(each["game"], each["players"], each["lower"], each["higher"]): Found(
            each["matches"], each["won"], tuple(each["seconds"]), tuple(each["turns"])
        )
        for each in kept
    }


def write(kept: dict[Step, Found], known: dict[str, str]) -> None:
    rows = [{**step._asdict(), **found._asdict()} for step, found in sorted(kept.items())]
    KEPT.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    RESULTS.write_text(markdown(OPENING, known, grids(kept)), encoding="utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--game", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", nargs="+", choices=list(LEVELS)[1:], default=list(LEVELS)[1:])
    parser.add_argument("--matches", type=int, default=20, help="to add to each step")
    parser.add_argument("--anew", action="store_true", help="forget what was found of these steps")
    asked = parser.parse_args()
    gc.freeze()
    gc.set_threshold(100_000)
    console, known = Console(), facts()
    for game in asked.game:
        for lower, higher in pairwise(LEVELS):
            if higher not in asked.level:
                continue
            step = Step(game, asked.players, lower, higher)
            found = Found() if asked.anew else read().get(step, Found())
            for number in range(found.matches, found.matches + asked.matches):
                found = found.plus(play(step, number))
                write({**read(), step: found}, known)
            console.print(f"{game}, {higher} against {lower}: {told(found)}")
    show(console, grids(read()))


if __name__ == "__main__":
    main()
