"""A record played again: line by line through the match, every claim held against the rules.

What counts is what the rules make of the log. Other content or other rules than a match was played
with are told (`other_rules`), and refused only where a line or a position really differs.
"""

from collections.abc import Mapping, Sequence

from wildtable.kernel import packs, registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadContent, Game
from wildtable.kernel.line import MOVE, Line, read_line
from wildtable.kernel.match import Match
from wildtable.kernel.moves import BadText
from wildtable.kernel.record.record import (
    BadField,
    BadRecord,
    Fairness,
    Record,
    check_trail,
    state_hash,
)
from wildtable.kernel.seals import misfits, seals_in
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.view import Result, result
from wildtable.kernel.words import words_of


class Differs(BadRecord):
    """The log goes otherwise under these rules, from line `line` on.

    `agreed` is how many lines are known to go as they did: up to the last checkpoint that fits,
    or where there is none, up to the first line that does not.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line
        self.agreed = line


class IllegalLine(Differs):
    """The rules refuse a line."""

    def __init__(self, line: int, text: str, why: str) -> None:
        super().__init__(f"line {line}, {text!r}: {why}", line)


class WrongState(Differs):
    """A checkpoint does not fit: the lines since the one before it lead somewhere else."""

    def __init__(self, first: int, last: int, text: str) -> None:
        lines = f"line {last}, {text!r}, leads"
        if first < last:
            lines = f"lines {first} to {last}, the last is {text!r}, lead"
        super().__init__(f"{lines} to another position than when it was played", first)


class WrongDraw(Differs):
    """A chance move is not what the fair stream gives."""


class WrongResult(BadRecord):
    """The log ends otherwise than the record says."""


class WrongCommitment(BadRecord):
    """The secret is not the one that was committed to before the match."""


class WrongWord(BadRecord):
    """A word for chance is not the one that its seat has promised."""


def verify(record: Record, game: Game | None = None) -> Match:
    """Hold a record to everything it claims; the match it describes. Raises BadRecord.

    Also raises registry.UnknownGame and BadOption where the game is not here or has changed.
    """
    check_trail(record)
    check_words(record)
    match = replay(record, game)
    check_result(match, record)
    return match


def replay(record: Record, game: Game | None = None, listen: bool = True) -> Match:
    """The match of a record, played again line by line; of an installed game if none is given."""
    match = begin(record, game, listen)
    play_again(match, record.log, {each.after: each.state for each in record.checkpoints})
    return match


def play_again(match: Match, log: Sequence[str], states: Mapping[int, str]) -> None:
    """Play a log in a new match; `states` are hashes of it after so many lines. Raises Differs."""
    agreed = 0
    try:
        for number, text in enumerate(log):
            take(match, number, text)
            if number + 1 in states:
                if state_hash(match.state) != states[number + 1]:
                    raise WrongState(agreed, number, text)
                agreed = number + 1
    except Differs as error:
        error.agreed = agreed if states else error.line
        raise


def begin(record: Record, game: Game | None = None, listen: bool = True) -> Match:
    """The match of a record before its first line."""
    found = game or game_of(record)
    match = Match(found, record.options, len(record.seats), _stream(record.fairness), listen)
    match.fair_since = record.fairness.since if record.fairness else 0
    return match


def game_of(record: Record) -> Game:
    """The game of a record: on the pack that the record carries, else as it is installed."""
    if not record.pack:
        return registry.game(record.game)
    try:
        found = packs.unpacked(registry.game(record.game.partition(packs.OF)[0]), record.pack)
    except BadContent as error:
        raise BadField(f"pack: {error}") from error
    if found.name != record.game:
        raise BadField(f"game: {record.game} was not played with the pack of {found.name}")
    return found


def other_rules(match: Match, content: str, rules: int) -> str:
    """In words, what has changed since a match was begun with this content and these rules."""
    if rules != match.game.version:
        return f"played by version {rules} of the rules, this is version {match.game.version}"
    if content != match.content.hash:
        return f"played with content {content}, this is {match.content.hash}"
    return ""


def take(match: Match, number: int, text: str) -> None:
    """Play line `number` of a record; chance must draw what a known secret gives."""
    space = match.content.moves
    try:
        line = read_line(text, space)
    except BadText as error:
        raise IllegalLine(number, text, str(error)) from error
    if line.text(space) != text:
        raise IllegalLine(number, text, f"should read {line.text(space)!r}")
    drawn = _fair_move(match, line)
    denial = match.append(line)
    if denial is not None:
        raise IllegalLine(number, text, words_of(match.game).denial(denial))
    if drawn is not None and drawn != line.moves[0]:
        raise WrongDraw(
            f"draw {match.draws - 1} (line {number}) is {text!r}, "
            f"the fair stream gives '* {space.text(drawn)}'",
            number,
        )


def check_words(record: Record) -> None:
    """Hold the words that were sealed to their seals."""
    nonce = record.fairness.nonce if record.fairness else ""
    sealed = len(seals_in(nonce))
    if sealed not in (0, len(record.seats)):
        raise WrongWord(f"{sealed} seats have promised words, but there are {len(record.seats)}")
    for seat in misfits(nonce):
        raise WrongWord(f"seat {seat} has not added the word that it promised by its fingerprint")


def check_result(match: Match, record: Record) -> None:
    ended = result(match.state.outcome())
    if ended != record.result:
        raise WrongResult(
            f"the log ends with {_told(ended)}, the record says {_told(record.result)}"
        )


def _fair_move(match: Match, line: Line) -> int | None:
    """What the fair stream gives where this line has chance move, undone later or not."""
    if match.fair is None or line.kind != MOVE or match.turn().seat != CHANCE:
        return None
    if len(match.log) < match.fair_since:
        return None
    return match.fair.choose(match.state.chance(), match.draws)


def _stream(fairness: Fairness | None) -> FairChance | None:
    if fairness is None or fairness.secret is None:
        return None
    fair = FairChance(bytes.fromhex(fairness.secret), fairness.nonce)
    if fair.commitment() != fairness.commitment:
        raise WrongCommitment(
            f"the secret gives the commitment {fair.commitment()}, "
            f"the record says {fairness.commitment}"
        )
    return fair


def _told(ended: Result | None) -> str:
    if ended is None:
        return "no result"
    return f"scores {ended.scores}, ranks {ended.ranks}, reason {ended.reason!r}"
