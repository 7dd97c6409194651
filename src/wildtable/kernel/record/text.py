"""A record as plain text: for mails, forums and people. It is complete and reads back equal.

    wildtable-record 2
    game: leduc
    content: 74234e98afe7498f
    rules: 1
    seat: person Ada
    seat: random Robot
    commitment: 9f86d081884c7d65...
    nonce: ""
    secret: 60303ae22b998861...
    since: 0

    0: * deal king
    1: * deal jack
    2: 0 raise
    3: 1 fold

    checkpoint: 4 1c0a29f3
    scores: 1 -1
    ranks: 1 2
    reason: fold
    trail: 5f3ac82e...
    digest: 2c26b46b68ffc68f...

Left out where there is none: `option <name>`, `pack <file>` (its text, in quotes), `secret`, all
four of fairness, all three of the result.
"""

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from wildtable.kernel.record.record import (
    FORMAT,
    OLDEST,
    BadField,
    Edited,
    NotARecord,
    Record,
    Truncated,
    broken_off,
    check_version,
    understood,
)

OPTION: Final = "option "
PACK: Final = "pack "
HEAD: Final = (
    "game",
    "content",
    "rules",
    "option <name>",
    "pack <file>",
    "seat",
    "commitment",
    "nonce",
    "secret",
    "since",
)
END: Final = ("checkpoint", "scores", "ranks", "reason", "trail", "digest")
FIRST: Final = re.compile(FORMAT + r" (\d{1,9})")
MANY: Final = ("seat", "checkpoint")  # names of fields that may stand there more than once
LAST: Final = re.compile(r"digest: [0-9a-f]{64}")


def to_text(record: Record) -> str:
    """The record in its plain form."""
    head = [
        f"{record.format} {record.version}",
        f"game: {record.game}",
        f"content: {record.content}",
        f"rules: {record.rules}",
        *[f"{OPTION}{name}: {value}" for name, value in record.options.items()],
        *[f"{PACK}{name}: {json.dumps(text)}" for name, text in record.pack.items()],
        *[f"seat: {seat.kind} {seat.name}" for seat in record.seats],
    ]
    if record.fairness is not None:
        head.append(f"commitment: {record.fairness.commitment}")
        head.append(f"nonce: {json.dumps(record.fairness.nonce)}")
        if record.fairness.secret is not None:
            head.append(f"secret: {record.fairness.secret}")
        head.append(f"since: {record.fairness.since}")
    log = [f"{number}: {line}" for number, line in enumerate(record.log)]
    end = [f"trail: {record.trail}", f"digest: {record.digest}"]
    if record.result is not None:
        scores = " ".join([str(score) for score in record.result.scores])
        ranks = " ".join([str(rank) for rank in record.result.ranks])
        end = [f"scores: {scores}", f"ranks: {ranks}", f"reason: {record.result.reason}", *end]
    end = [*[f"checkpoint: {each.after} {each.state}" for each in record.checkpoints], *end]
    return "\n".join([*head, "", *log, "", *end, ""])


def from_text(text: str) -> Record:
    """The record that a plain text holds, and nobody has edited since. Raises BadRecord."""
    lines = [line.rstrip() for line in text.rstrip().split("\n")]
    first = FIRST.fullmatch(lines[0])
    if first is None and len(lines) > 1:
        raise NotARecord(f"this is no record: it does not begin with {FORMAT!r} and a version")
    if first is not None:
        check_version(int(first[1]))
    if first is None or not LAST.fullmatch(lines[-1]):
        raise Truncated(broken_off(text))
    if "" not in lines:
        raise BadField("a blank line should stand before the log, and one after it")
    log_at = lines.index("")
    end_at = len(lines) - 1 - lines[::-1].index("")
    head = _fields(lines[1:log_at], 2, HEAD)
    log = [_numbered(line, number) for number, line in enumerate(lines[log_at + 1 : end_at])]
    end = _fields(lines[end_at + 1 :], end_at + 2, END)
    version = int(first[1])
    data = {"format": FORMAT, "version": version, **_head(head), "log": log, **_end(end)}
    if version > OLDEST:
        data.setdefault("checkpoints", [])
    return understood(data)


Field = tuple[int, str, str]  # the line of the file, the name, the value


def _fields(lines: Sequence[str], start: int, known: Sequence[str]) -> list[Field]:
    """Lines that read `name: value`."""
    fields: list[Field] = []
    for number, line in enumerate(lines, start):
        name, colon, value = f"{line} ".partition(": ")
        kind = "option <name>" if name.startswith(OPTION) else name
        kind = "pack <file>" if name.startswith(PACK) else kind
        if not colon or kind not in known:
            raise BadField(f"line {number} of the file: {line!r} is none of {', '.join(known)}")
        if kind not in MANY and name in [other for _, other, _ in fields]:
            raise BadField(f"line {number} of the file: {name} is there already")
        fields.append((number, name, value.strip()))
    return fields


def _numbered(line: str, number: int) -> str:
    shown, _, text = line.partition(": ")
    if shown != str(number):
        raise Edited(f"{line!r} stands where line {number} of the log should be", number)
    return text


def _head(fields: list[Field]) -> dict[str, Any]:
    data: dict[str, Any] = {"options": {}, "seats": [], "fairness": None}
    fairness: dict[str, Any] = {}
    for number, name, value in fields:
        if name.startswith(OPTION):
            data["options"][name.removeprefix(OPTION)] = value
        elif name.startswith(PACK):
            data.setdefault("pack", {})[name.removeprefix(PACK)] = _quoted(value, number)
        elif name == "seat":
            kind, _, called = value.partition(" ")
            data["seats"].append({"name": called, "kind": kind})
        elif name in ("game", "content"):
            data[name] = value
        elif name == "rules":
            data[name] = _whole(value, number)[0]
        elif name == "since":
            fairness[name] = _whole(value, number)[0]
        else:
            fairness[name] = _quoted(value, number) if name == "nonce" else value
    if fairness:
        data["fairness"] = {"secret": None, **fairness}
    return data


def _end(fields: list[Field]) -> dict[str, Any]:
    data: dict[str, Any] = {"result": None}
    ended: dict[str, Any] = {}
    for number, name, value in fields:
        if name in ("trail", "digest"):
            data[name] = value
        elif name == "checkpoint":
            after, _, state = value.partition(" ")
            checkpoint = {"after": _whole(after, number)[0], "state": state}
            data.setdefault("checkpoints", []).append(checkpoint)
        else:
            ended[name] = value if name == "reason" else _whole(value, number)
    if ended:
        data["result"] = ended
    return data


def _quoted(value: str, number: int) -> str:
    try:
        text = json.loads(value)
        if isinstance(text, str):
            return text
    except json.JSONDecodeError:
        pass
    raise BadField(f"line {number} of the file: {value!r} should be a text in quotes")


def _whole(value: str, number: int) -> list[int]:
    words = value.split()
    if not words or not all([re.fullmatch(r"-?\d{1,18}", word) for word in words]):
        raise BadField(f"line {number} of the file: {value!r} should be whole numbers")
    return [int(word) for word in words]
