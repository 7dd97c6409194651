"""A record played again: line by line through the match, every claim held against the rules."""

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.line import MOVE, Line, read_line
from wildtable.kernel.match import Match
from wildtable.kernel.moves import BadText
from wildtable.kernel.record.record import BadRecord, Fairness, Record, check_trail
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.view import Result, result
from wildtable.kernel.words import words_of


class WrongContent(BadRecord):
    """The match was played with other data than is installed."""


class IllegalLine(BadRecord):
    """The rules refuse a line."""

    def __init__(self, line: int, text: str, why: str) -> None:
        super().__init__(f"line {line}, {text!r}: {why}")
        self.line = line


class WrongResult(BadRecord):
    """The log ends otherwise than the record says."""


class WrongDraw(BadRecord):
    """A chance move is not what the fair stream gives."""


class WrongCommitment(BadRecord):
    """The secret is not the one that was committed to before the match."""


def verify(record: Record, game: Game | None = None) -> Match:
    """Hold a record to everything it claims; the match it describes. Raises BadRecord.

    Also raises registry.UnknownGame and BadOption where the game is not here or has changed.
    """
    check_trail(record)
    match = replay(record, game)
    check_result(match, record)
    return match


def replay(record: Record, game: Game | None = None, listen: bool = True) -> Match:
    """The match of a record, played again line by line; of an installed game if none is given."""
    match = begin(record, game, listen)
    for number, text in enumerate(record.log):
        take(match, number, text)
    return match


def begin(record: Record, game: Game | None = None, listen: bool = True) -> Match:
    """The match of a record before its first line."""
    found = game or registry.game(record.game)
    match = Match(found, record.options, len(record.seats), _stream(record.fairness), listen)
    match.fair_since = record.fairness.since if record.fairness else 0
    if match.content.hash != record.content:
        raise WrongContent(
            f"played with content {record.content} of {record.game}, "
            f"{match.content.hash} is installed"
        )
    return match


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
            f"the fair stream gives '* {space.text(drawn)}'"
        )


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
