"""The record of a match: one readable file that says who played what, and proves it.

`make_record` takes a match down, `dumps` and `loads` are its JSON form; `text.py` has one
for people. `replay.py` plays a record again and holds it to everything it claims.

Lines of the log are numbered from 0, as `undoes to 12` counts them.
"""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import State, canonical, digest
from wildtable.kernel.match import Match
from wildtable.kernel.record import trail
from wildtable.kernel.view import Result, result

FORMAT: Final = "wildtable-record"
VERSION: Final = 2
OLDEST: Final = 1
EVERY: Final = 16  # lines from one checkpoint to the next
STATE_DIGITS: Final = 8

OneWord = Annotated[str, Meta(pattern=r"^\S+\Z")]
OneLine = Annotated[str, Meta(pattern=r"^\S+( \S+)*\Z")]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
StateHash = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{STATE_DIGITS}}}\Z")]
Links = Annotated[str, Meta(pattern=rf"^([0-9a-f]{{{trail.DIGITS}}})+\Z")]


class BadRecord(ValueError):
    """A record that can't be read or believed; the message says what is wrong and where."""


class NotARecord(BadRecord):
    """The file is something else."""


class Truncated(BadRecord):
    """The file breaks off."""


class WrongVersion(BadRecord):
    """Written in a version of the format that this program does not read."""


class BadField(BadRecord):
    """A field is missing, unknown or of the wrong type."""


class Edited(BadRecord):
    """The trail does not fit; `line` is the first that does not, or trail.HEADER or CLOSING."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and a kind like `person` or the name of a bot."""

    name: OneLine
    kind: OneWord = "person"


class Fairness(Struct, frozen=True, forbid_unknown_fields=True):
    """What proves the chance moves; the secret is kept back while the match goes on.

    Lines before `since` were drawn by the match that this one was forked from.
    """

    commitment: Digest
    nonce: str
    secret: Digest | None
    since: Annotated[int, Meta(ge=0)] = 0


class Checkpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """What the position was after so many lines of the log, as a short hash."""

    after: Annotated[int, Meta(ge=0)]
    state: StateHash


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as it is written down. The header is everything before the log, but the secret.

    `content` and `rules` say what it was played with; other ones may well play it too. `pack` has
    the files of the pack it was played with, by name, and belongs to the header.
    """

    format: Literal["wildtable-record"]
    version: Literal[2]
    game: OneWord
    content: OneWord
    rules: Annotated[int, Meta(ge=1)]
    options: dict[OneWord, OneLine]
    seats: list[Seat]
    fairness: Fairness | None
    log: list[OneLine]
    checkpoints: list[Checkpoint]
    result: Result | None
    trail: Links
    digest: Digest
    pack: dict[OneWord, str] = {}


class FirstRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of version 1, which said nothing of rules and kept no checkpoints."""

    format: Literal["wildtable-record"]
    version: Literal[1]
    game: OneWord
    content: OneWord
    options: dict[OneWord, OneLine]
    seats: list[Seat]
    fairness: Fairness | None
    log: list[OneLine]
    result: Result | None
    trail: Links
    digest: Digest


def make_record(match: Match, seats: Sequence[Seat] = (), reveal: bool = False) -> Record:
    """A match written down.

    The secret goes in when the match is over, or at the caller's word: whoever has it knows every
    draw to come. A local save may have it, a file for others may not.
    """
    if len(seats) not in (0, match.seats):
        raise ValueError(f"the match has {match.seats} seats, not {len(seats)}")
    named = [Seat(" ".join(seat.name.split()), seat.kind) for seat in seats]
    record = Record(
        FORMAT,
        VERSION,
        match.game.name,
        match.content.hash,
        match.game.version,
        match.options,
        named or [Seat(f"seat {seat}") for seat in range(match.seats)],
        match.fair and fairness(match.fair, match.fair_since, reveal or match.over()),
        match.lines(),
        _checkpoints(match),
        result(match.state.outcome()),
        trail="",
        digest="",
        pack=match.game.brought,
    )
    return shaped(msgspec.to_builtins(with_trail(record)), Record)


def with_trail(record: Record) -> Record:
    """The record with the trail and the digest that fit it."""
    links, digest = trail.lay(_header(record), record.log, _closing(record))
    return msgspec.structs.replace(record, trail=links, digest=digest)


def state_hash(state: State) -> str:
    """A state in a few digits: equal for equal positions."""
    return digest(state.dump())[:STATE_DIGITS]


def fairness(fair: FairChance, since: int, reveal: bool) -> Fairness:
    return Fairness(fair.commitment(), fair.nonce, fair.secret.hex() if reveal else None, since)


def _checkpoints(match: Match) -> list[Checkpoint]:
    """Every few lines, and at the end."""
    lines = len(match.log)
    kept = [Checkpoint(after, state_hash(match.at(after))) for after in range(EVERY, lines, EVERY)]
    return [*kept, Checkpoint(lines, state_hash(match.state))]


def _header(record: Record | FirstRecord) -> object:
    fair = record.fairness
    return [
        record.format,
        record.version,
        record.game,
        record.content,
        *([record.rules] if isinstance(record, Record) else []),
        record.options,
        [[seat.name, seat.kind] for seat in record.seats],
        # Without the secret, so that the trail of a match that goes on only grows.
        fair and [fair.commitment, fair.nonce, fair.since],
        *([record.pack] if isinstance(record, Record) and record.pack else []),
    ]


def _closing(record: Record | FirstRecord) -> object:
    fair = record.fairness
    ended = [msgspec.to_builtins(record.result), fair and fair.secret]
    if isinstance(record, Record):
        ended.append([[each.after, each.state] for each in record.checkpoints])
    return ended


# --- the file -----------------------------------------------------------------------------------


def dumps(record: Record) -> str:
    """The record as JSON, one line of the log a line of the file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode() + "\n"


def loads(text: str) -> Record:
    """The record that a JSON text holds, and nobody has edited since. Raises BadRecord."""
    data = parsed(text)
    if data.get("format") != FORMAT:
        raise NotARecord(f"this JSON is not a record: its format is not {FORMAT!r}")
    return understood(data)


def understood(data: dict[str, Any]) -> Record:
    """The record of plain data: a known version, every field in shape, the trail unbroken."""
    version = data.get("version")
    if isinstance(version, int):
        check_version(version)
    if version == OLDEST:
        return _renewed(shaped(data, FirstRecord))
    record = shaped(data, Record)
    check_trail(record)
    return record


def _renewed(old: FirstRecord) -> Record:
    """A record of version 1 in today's form; its rules were the first."""
    check_trail(old)
    fields = {**msgspec.structs.asdict(old), "version": VERSION, "rules": 1, "checkpoints": []}
    return with_trail(Record(**fields))


def check_version(version: int) -> None:
    if not OLDEST <= version <= VERSION:
        age = "is newer than this program reads" if version > VERSION else "never was"
        known = f"{OLDEST} to {VERSION}"
        raise WrongVersion(f"version {version} of the record format {age}; known: {known}")


def check_trail(record: Record | FirstRecord) -> None:
    edit = trail.find_edit(
        _header(record), record.log, _closing(record), record.trail, record.digest
    )
    if edit is not None:
        raise Edited(edit.how, edit.line)


def parsed(text: str) -> dict[str, Any]:
    """The object that a JSON text holds; says where the text is cut off or wrong."""
    if not text.strip():
        raise Truncated("the file is empty")
    if not text.lstrip().startswith("{"):
        raise NotARecord("this is no JSON object")
    try:
        data = json.loads(text)
        canonical(data).encode()  # JSON can spell halves of characters, UTF-8 can't
    except json.JSONDecodeError as error:
        if _breaks_off(text, error):
            raise Truncated(broken_off(text)) from error
        raise NotARecord(
            f"this is no JSON: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from error
    except UnicodeEncodeError as error:
        raise NotARecord("this is no JSON: it holds half a character") from error
    except (RecursionError, ValueError) as error:
        raise NotARecord(f"this is no JSON that anybody wrote: {error}") from error
    assert isinstance(data, dict)
    return data


def broken_off(text: str) -> str:
    lines = text.rstrip().split("\n")
    return f"the file breaks off in line {len(lines)}, after {lines[-1]!r}"


def _breaks_off(text: str, error: json.JSONDecodeError) -> bool:
    whole = text.rstrip()
    at_the_end = error.pos >= len(whole) or error.msg.startswith("Unterminated string")
    return at_the_end or not whole.endswith("}")


Shape = TypeVar("Shape")


def shaped(data: object, shape: type[Shape]) -> Shape:
    """Plain data as a struct; says which field is missing, unknown or of the wrong type."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadField(str(error)) from error
