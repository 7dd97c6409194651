"""How busy the server is, in the text form that Prometheus reads: figures, never names.

What is counted here is counted for the whole process, as Prometheus wants it.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from wildtable.table.limits import Limiter
from wildtable.table.tables import Tables
from wildtable.table.tally import COMMITS, LAG, VIEWS, Spread

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
LOOK_EVERY: Final = 0.25  # seconds between two looks at how late the loop is


async def measure_lag() -> None:
    """Note how late the loop does what it should have done, until this is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        LAG.note(loop.time() - due)


@get("/metrics", include_in_schema=False)
async def show_metrics(
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter]
) -> Response[str]:
    """All figures, as they are now."""
    now = tables.load()
    lines = [
        *_spread("loop_lag_seconds", "How late the event loop is.", LAG),
        *_spread("commit_seconds", "How long a group of writes takes to the disk.", COMMITS),
        *_figure("views_total", "counter", "Views that were built.", VIEWS.count),
        *_figure("store_waiting", "gauge", "Writes that wait for the disk.", now.writes),
        *_figure("bots_waiting", "gauge", "Bots that wait for their turn to think.", now.thoughts),
        *_figure("tables_open", "gauge", "Matches in memory.", now.tables),
        *_figure("sockets_open", "gauge", "Websockets.", limiter.open_sockets()),
        *_figure("ready", "gauge", "Whether /readyz says ok.", int(not tables.trouble())),
    ]
    return Response("\n".join([*lines, ""]), media_type=TEXT)


def _figure(name: str, kind: str, what: str, value: float) -> Sequence[str]:
    return [*_head(name, kind, what), f"wildtable_{name} {value}"]


def _spread(name: str, what: str, spread: Spread) -> Iterator[str]:
    yield from _head(name, "histogram", what)
    for bound, count in spread.up_to():
        yield f'wildtable_{name}_bucket{{le="{bound}"}} {count}'
    yield f"wildtable_{name}_sum {spread.total:.6f}"
    yield f"wildtable_{name}_count {spread.count}"


def _head(name: str, kind: str, what: str) -> Sequence[str]:
    return [f"# HELP wildtable_{name} {what}", f"# TYPE wildtable_{name} {kind}"]
