"""One match of an experiment, and what is kept of it. The same task gives the same row anywhere."""

import hashlib
import time
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, final

from msgspec import Struct

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.levels import bot
from wildtable.bots.seating import Seating
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.faces import SeatCard
from wildtable.kernel.match import Match
from wildtable.kernel.turn import REFEREE
from wildtable.kernel.words import words_of
from wildtable.lab.experiment import Cell

SCORED: Final = (
    10  # of so many matches one is watched turn by turn: a scene costs as much as a move
)
MOST_SCORES: Final = 400  # turns


class MatchRow(Struct, frozen=True):
    """A finished match. Lists are by seat."""

    game: str
    seats: int
    lineup: str
    options: dict[str, str]
    number: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    rewards: list[float]  # from 1, the first, to -1, the last
    reason: str
    moves: int  # of seats and chance
    decisions: int  # of seats
    choices: int  # of these, with more than one legal move
    branching: float  # legal moves at a decision, on average
    turns: int  # main turns
    digest: str  # of the whole log: equal digests, equal matches
    scored: list[list[int]]  # after each main turn: the scores, as the table shows them
    used: dict[str, list[int]]  # how often each seat made such a move, or named such a thing
    sides: list[str] = []  # what each plays, as its card says: a faction, an organism


class ThinkingTime(NamedTuple):
    """How long a bot has thought: CPU seconds, and the main turns in which it did."""

    seconds: float = 0.0
    turns: int = 0

    def __add__(self, other: "ThinkingTime") -> "ThinkingTime":  # type: ignore[override]  # not a longer tuple
        return ThinkingTime(self.seconds + other.seconds, self.turns + other.turns)


class Task(Struct, frozen=True):
    """A match to be played."""

    cell: Cell
    number: int
    seed: str


@final
class MatchTally:
    """What is counted while a match is played."""

    def __init__(self, match: Match, watched: bool) -> None:
        self.match: Final = match
        self.watched: Final = watched
        self.decisions = 0
        self.choices = 0
        self.legal = 0
        self.turn = 0
        self.scored: list[list[int]] = []
        self.used: dict[str, list[int]] = {}

    def decided(self, seat: int, legal: int, chain: Sequence[int]) -> None:
        self.decisions += 1
        self.choices += legal > 1
        self.legal += legal
        space = self.match.content.moves
        for move in chain:
            for word in {space.family_of(move).name, *space.picks(move)}:
                self.used.setdefault(word, [0] * self.match.seats)[seat] += 1

    def look(self) -> None:
        """Note the scores once a main turn has ended."""
        turn = self.match.state.main_turn()
        if self.watched and turn != self.turn and len(self.scored) < MOST_SCORES:
            self.turn = turn
            self.note_scores()

    def note_scores(self) -> None:
        cards = self.cards()
        if cards:
            self.scored.append([card.score for card in cards])

    def sides(self) -> list[str]:
        say = words_of(self.match.game).phrase
        return [say(card.title) if card.title else "" for card in self.cards()]

    def cards(self) -> list[SeatCard]:
        game, content = self.match.game, self.match.content
        return game.scene(content, self.match.state, REFEREE).seats


@final
class WatchedBot(Bot):
    """A bot, and beside it somebody who counts. What it decides stays the same."""

    def __init__(self, player: Bot, tally: MatchTally) -> None:
        self.player: Final = player
        self.tally: Final = tally
        self.seconds = 0.0
        self.turns: Final[set[int]] = set()

    def decide(self, sight: Sight) -> list[int]:
        self.tally.look()
        state = self.tally.match.state
        legal = len(state.legal(sight.seat))
        self.turns.add(state.main_turn())
        begun = time.process_time()
        chain = self.player.decide(sight)
        self.seconds += time.process_time() - begun
        self.tally.decided(sight.seat, legal, chain)
        return chain

    def thought(self) -> ThinkingTime:
        return ThinkingTime(self.seconds, len(self.turns))


def play(task: Task) -> tuple[MatchRow, dict[str, ThinkingTime]]:
    """Play a match to its end; what came of it, and how long each level of bots has thought."""
    cell, number = task.cell, task.number
    players = cell.lineup(number)
    fair = FairChance.seeded(f"{task.seed}/{cell.setting()}/{number}")
    match = Match(registry.game(cell.game), cell.options, cell.seats, fair, listen=False)
    tally = MatchTally(match, number % SCORED == 0)
    bots = {seat: WatchedBot(_bot(level), tally) for seat, level in enumerate(players)}
    Seating(bots, f"{task.seed}/{number}").play_on(match)
    outcome = match.state.outcome()
    assert outcome is not None
    if tally.watched:
        tally.note_scores()
    row = MatchRow(
        game=cell.game,
        seats=cell.seats,
        lineup=cell.bots,
        options=cell.options,
        number=number,
        bots=players,
        scores=outcome.scores,
        ranks=outcome.ranks,
        rewards=outcome.rewards(),
        reason=outcome.reason,
        moves=len(match.log),
        decisions=tally.decisions,
        choices=tally.choices,
        branching=round(tally.legal / max(tally.decisions, 1), 4),
        turns=match.state.main_turn(),
        digest=hashlib.sha256("\n".join(match.lines()).encode()).hexdigest()[:16],
        scored=tally.scored,
        used=dict(sorted(tally.used.items())),
        sides=tally.sides(),
    )
    thought: dict[str, ThinkingTime] = {}
    for seat, level in enumerate(players):
        thought = added(thought, {level: bots[seat].thought()})
    return row, thought


def added(one: dict[str, ThinkingTime], other: dict[str, ThinkingTime]) -> dict[str, ThinkingTime]:
    """What levels have thought in both."""
    levels = sorted({*one, *other})
    return {
        level: one.get(level, ThinkingTime()) + other.get(level, ThinkingTime()) for level in levels
    }


@cache
def _bot(level: str) -> Bot:
    return bot(level)
