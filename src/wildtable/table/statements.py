"""What is asked of the database about matches, and what its answers mean."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import Result
from wildtable.table.clocks import Times
from wildtable.table.house import time_of_day
from wildtable.table.sql import Row, Step, Value, places
from wildtable.table.store import (
    Awaited,
    Brief,
    Chair,
    Kept,
    LogMark,
    OrderLine,
    Receipt,
    Reported,
    Said,
    Timed,
)
from wildtable.table.wire import Remark
from wildtable.table.wire_clock import Timing

T = TypeVar("T")
LINES_AT_ONCE: Final = 50
SEATS: Final = "SELECT seat, name, kind, bot, invitation, person, advised FROM seats"


def created(kept: Kept, holder: str, epoch: int) -> list[Step]:
    now = time_of_day()
    match: dict[str, Value] = {
        "id": kept.id,
        "game": kept.game,
        "options": msgspec.json.encode(kept.options).decode(),
        "content": kept.content,
        "secret": kept.secret,
        "nonce": kept.nonce,
        "watch": kept.watch,
        "at": now,
        "rules": kept.rules,
        "result": _text(kept.result),
        "awaited": _text(kept.awaited),
        "told": now,
        "ended": kept.ended,
        "host": kept.host,
        "open": int(kept.open),
        "paused": int(kept.paused),
        "hushed": int(kept.hushed),
        "watchers": kept.watchers,
        "suggestions": int(kept.suggestions),
        "timing": _text(kept.timing),
        "since": kept.since,
        "words": _listed(kept.words),
        "seals": _listed(kept.seals),
        "holder": holder,
        "epoch": epoch,
    }
    seats = [_inserted("seats", _seat(kept.id, chair, now)) for chair in kept.chairs]
    return [_inserted("matches", match), *seats, *_lines(kept.id, 0, kept.lines, kept.states)]


def appended(
    match: str, number: int, lines: Sequence[str], receipt: Receipt | None, mark: LogMark | None
) -> list[Step]:
    states = {} if mark is None else {number + len(lines): mark.state}
    return [
        *_lines(match, number, lines, states),
        *(_begun(match, mark.nonce) if mark is not None and mark.nonce else []),
        *(_marked(match, mark) if mark is not None else []),
        *(timed(match, mark.timed) if mark is not None and mark.timed is not None else []),
        *_filed(match, receipt),
    ]


def spoken(match: str, number: int, said: Said, receipt: Receipt) -> list[Step]:
    remark: dict[str, Value] = {
        "match": match,
        "number": number,
        "remark": msgspec.json.encode(said.remark).decode(),
        "apart": int(said.apart),
        "at": time_of_day(),
    }
    return [_inserted("talk", remark), *_filed(match, receipt)]


def complained(match: str, number: int, reported: Reported, receipt: Receipt) -> list[Step]:
    row: dict[str, Value] = {
        "match": match,
        "number": number,
        **msgspec.structs.asdict(reported),
        "at": time_of_day(),
    }
    return [_inserted("reports", row), *_filed(match, receipt)]


def bot_seated(match: str, seat: int, bot: str, receipt: Receipt | None) -> list[Step]:
    sql = "UPDATE seats SET bot = $1 WHERE match = $2 AND seat = $3"
    return [(sql, (bot, match, seat)), *_filed(match, receipt)]


def ordered(match: str, number: int, line: OrderLine, receipt: Receipt | None) -> list[Step]:
    row: dict[str, Value] = {
        "match": match,
        "number": number,
        "seat": line.seat,
        "name": line.name,
        "value": line.value,
        "given": int(line.given),
        "lines": line.lines,
        "at": time_of_day(),
    }
    return [_inserted("orders", row), *_filed(match, receipt)]


def words_kept(
    match: str, words: Sequence[str], seals: Sequence[str], receipt: Receipt | None
) -> list[Step]:
    sql = "UPDATE matches SET words = $2, seals = $3 WHERE id = $1"
    return [(sql, (match, _listed(words), _listed(seals))), *_filed(match, receipt)]


def timed(match: str, kept: Timed) -> list[Step]:
    sql = "UPDATE matches SET times = $2, due = $3 WHERE id = $1"
    return [(sql, (match, _text(kept.times), kept.due))]


def where_a_link_leads(fingerprint: bytes) -> Step:
    sql = (
        "SELECT match, seat FROM keys WHERE fingerprint = $1 "
        f"UNION ALL SELECT id, {SPECTATOR} FROM matches WHERE watch = $1"
    )
    return sql, (fingerprint,)


def questions(match: str) -> list[Step]:
    """All that is kept of a match; `kept` makes it of the answers."""
    return [
        (
            "SELECT game, options, content, secret, nonce, watch, rules, result, awaited, ended, "
            "host, open, paused, watchers, timing, times, since, hushed, suggestions, words, "
            "seals "
            "FROM matches WHERE id = $1",
            (match,),
        ),
        (f"{SEATS} WHERE match = $1 ORDER BY seat", (match,)),
        ("SELECT text, state, at FROM lines WHERE match = $1 ORDER BY number", (match,)),
        ("SELECT seat, key FROM receipts WHERE match = $1 ORDER BY seat, key", (match,)),
        ("SELECT remark, apart FROM talk WHERE match = $1 ORDER BY number", (match,)),
        (
            "SELECT seat, name, value, given, lines FROM orders WHERE match = $1 ORDER BY number",
            (match,),
        ),
        (
            "SELECT seat, about, remark, reason FROM reports WHERE match = $1 ORDER BY number",
            (match,),
        ),
    ]


def kept(match: str, answers: Sequence[Sequence[Row]]) -> Kept | None:
    found, chairs, lines, receipts, talk, orders, reports = answers
    if not found:
        return None
    game, options, content, secret, nonce, watch, rules, result, awaited, ended, *more = found[0]
    host, open_, paused, watchers, timing, times, since, hushed, suggestions, words, seals = more
    return Kept(
        id=match,
        game=game,
        options=msgspec.json.decode(options, type=dict[str, str]),
        content=content,
        secret=secret,
        nonce=nonce,
        chairs=[Chair(*chair) for chair in chairs],
        watch=watch,
        lines=[text for text, _, _ in lines],
        came=[at for _, _, at in lines],
        receipts=[Receipt(*receipt) for receipt in receipts],
        talk=[
            Said(msgspec.json.decode(remark, type=Remark), bool(apart)) for remark, apart in talk
        ],
        rules=rules,
        states={number: state for number, (_, state, _) in enumerate(lines, 1) if state},
        result=_read(result, Result),
        awaited=_read(awaited, Awaited),
        ended=ended,
        host=host,
        open=bool(open_),
        paused=bool(paused),
        hushed=bool(hushed),
        watchers=watchers,
        suggestions=bool(suggestions),
        since=since,
        timing=_read(timing, Timing) or Timing(),
        times=_read(times, Times),
        orders=[
            OrderLine(seat, name, value, bool(given), length)
            for seat, name, value, given, length in orders
        ],
        words=_read(words, list[str]) or [],
        seals=_read(seals, list[str]) or [],
        reports=[Reported(*report) for report in reports],
    )


def brief_questions(match: str, seat: int) -> list[Step]:
    """A match in short, as a seat knows it; `brief` makes it of the answers."""
    return [
        (
            "SELECT game, awaited, result, ended, told, watchers, open FROM matches WHERE id = $1",
            (match,),
        ),
        (f"{SEATS} WHERE match = $1 ORDER BY seat", (match,)),
        ("SELECT told FROM seats WHERE match = $1 AND seat = $2", (match, seat)),
    ]


def brief(match: str, seat: int, answers: Sequence[Sequence[Row]]) -> Brief | None:
    found, chairs, told = answers
    if not found:
        return None
    ((game, awaited, result, ended, watched, watchers, is_open),) = found
    return Brief(
        match,
        game,
        seat,
        [Chair(*chair) for chair in chairs],
        _read(awaited, Awaited),
        _read(result, Result),
        told[0][0] if told else watched,
        bool(ended),
        watchers,
        bool(is_open),
    )


def _seat(match: str, chair: Chair, now: int) -> dict[str, Value]:
    return {
        "match": match,
        "seat": chair.seat,
        "name": chair.name,
        "kind": chair.kind,
        "bot": chair.bot,
        "invitation": chair.invitation,
        "told": now,
        "person": chair.person,
    }


def _lines(match: str, number: int, lines: Sequence[str], states: Mapping[int, str]) -> list[Step]:
    """Many at once: every step may be a journey to the database and back."""
    now = time_of_day()
    rows = (
        (match, place, text, now, states.get(place + 1, ""))
        for place, text in enumerate(lines, number)
    )
    steps: list[Step] = []
    while some := list(islice(rows, LINES_AT_ONCE)):
        values = ", ".join([f"({places(5, 1 + 5 * row)})" for row in range(len(some))])
        sql = f"INSERT INTO lines (match, number, text, at, state) VALUES {values}"
        steps.append((sql, [value for row in some for value in row]))
    return steps


def _marked(match: str, mark: LogMark) -> list[Step]:
    now = time_of_day()
    values: list[Value] = [_text(mark.result), _text(mark.awaited), match]
    sql = "UPDATE matches SET result = $1, awaited = $2 WHERE id = $3"
    if SPECTATOR in mark.told:
        sql = "UPDATE matches SET result = $1, awaited = $2, told = $4 WHERE id = $3"
        values.append(now)
    steps: list[Step] = [(sql, values)]
    seats = [seat for seat in mark.told if seat != SPECTATOR]
    if seats:
        within = places(len(seats), 3)
        sql = f"UPDATE seats SET told = $1 WHERE match = $2 AND seat IN ({within})"
        steps.append((sql, [now, match, *seats]))
    return steps


def _begun(match: str, nonce: str) -> list[Step]:
    """All words are in: chance begins to draw."""
    sql = "UPDATE matches SET nonce = $2, words = '', seals = '' WHERE id = $1"
    return [(sql, (match, nonce))]


def _filed(match: str, receipt: Receipt | None) -> list[Step]:
    if receipt is None:
        return []
    return [_inserted("receipts", {"match": match, "seat": receipt.seat, "key": receipt.key})]


def _inserted(table: str, row: Mapping[str, Value]) -> Step:
    sql = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places(len(row))})"
    return sql, list(row.values())


def _text(value: Struct | None) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def _listed(words: Sequence[str]) -> str:
    return msgspec.json.encode(words).decode() if words else ""


def _read(text: str, kind: type[T]) -> T | None:
    return msgspec.json.decode(text, type=kind) if text else None
