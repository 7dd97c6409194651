"""The trail of a record: short chained digests that say which line of a log was tampered with.

    link 0      = SHA-256(header)
    link n + 1  = SHA-256(link n, line n)
    the digest  = SHA-256(last link, closing)

The trail keeps the first digits of every link, the digest all of its own. Since a link depends on
everything before it, the first that does not fit names the place, and counting says whether
something was edited, put in or taken out. It is no signature: who remakes the trail can say
anything. What proves a match is its rules and its fair stream.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from wildtable.kernel.game import canonical

DIGITS = 4  # of each link; a false fit is met once in 65,536 edits, and the digest still differs
HEADER = -1  # where an edit lies that is in no line
CLOSING = -2


class Edit(NamedTuple):
    """Where a record was tampered with (a line, HEADER or CLOSING), and how, in words."""

    line: int
    how: str


def lay(header: object, lines: Sequence[str], closing: object) -> tuple[str, str]:
    """The trail and the digest of a record."""
    links = _links(header, lines)
    return "".join([_shown(link) for link in links]), _digest(links[-1], closing)


def find_edit(
    header: object, lines: Sequence[str], closing: object, trail: str, digest: str
) -> Edit | None:
    """The first place that does not fit the trail; None where all is as it was written."""
    links = _links(header, lines)
    made = [_shown(link) for link in links]
    kept = [trail[i : i + DIGITS] for i in range(0, len(trail), DIGITS)]
    surplus = len(made) - len(kept)
    fitting = [mine == theirs for mine, theirs in zip(made, kept, strict=False)]
    wrong = fitting.index(False) if False in fitting else len(fitting)
    if _digest(links[-1], closing) == digest:
        return None if made == kept else Edit(wrong - 1, "the trail was edited, all else is sound")
    if wrong == len(fitting):
        return _at_the_end(len(lines), surplus)
    if wrong == 0:
        return Edit(HEADER, "the header was edited: something before the log")
    return _in_the_log(wrong - 1, surplus)


def _at_the_end(lines: int, surplus: int) -> Edit:
    if surplus > 0:
        return Edit(lines - surplus, f"{_lines(surplus)} put in at the end")
    if surplus < 0:
        return Edit(lines, f"{_lines(-surplus)} taken out at the end")
    return Edit(CLOSING, "the end was edited: a checkpoint, the result, the secret or the digest")


def _in_the_log(line: int, surplus: int) -> Edit:
    if surplus > 0:
        return Edit(line, f"{_lines(surplus)} put in at line {line}")
    if surplus < 0:
        return Edit(line, f"{_lines(-surplus)} taken out before line {line}")
    return Edit(line, f"line {line} was edited")


def _links(header: object, lines: Sequence[str]) -> list[bytes]:
    links = [hashlib.sha256(canonical(header).encode()).digest()]
    for line in lines:
        links.append(hashlib.sha256(links[-1] + line.encode()).digest())
    return links


def _digest(link: bytes, closing: object) -> str:
    return hashlib.sha256(link + canonical(closing).encode()).hexdigest()


def _shown(link: bytes) -> str:
    return link.hex()[:DIGITS]


def _lines(count: int) -> str:
    return "1 line was" if count == 1 else f"{count} lines were"
