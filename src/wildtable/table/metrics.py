"""How busy the server is, in the text form that Prometheus reads: figures, never names.

Whichever of several processes is asked, it tells the figures of all of them, each with the address
at which that one is known to the others: so it does not matter to whom the question comes.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from wildtable.table.http_nodes import check_node
from wildtable.table.limits import Limiter
from wildtable.table.tables import Tables
from wildtable.table.tally import COMMITS, LAG, SWEEPS, VIEWS, Spread

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
PATH: Final = "/api/nodes/figures"
SILENT: Final = "Other processes that did not tell their figures."
LOOK_EVERY: Final = 0.25  # seconds between two looks at how late the loop is


async def measure_lag() -> None:
    """Note how late the loop does what it should have done, until this is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        LAG.note(loop.time() - due)


class Metric(Struct, frozen=True):
    """A figure of one process: its samples by what follows its name, such as `_sum`."""

    name: str
    kind: str
    what: str
    samples: list[tuple[str, str, float]]  # what follows the name, a bound or nothing, the value


@get("/metrics", include_in_schema=False)
async def show_metrics(
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter]
) -> Response[str]:
    """All figures, as they are now."""
    mine, here = figures(tables, limiter), tables.nodes.address
    others = await tables.nodes.ask_others(PATH)
    heard = {here: mine, **{address: _read(answer) for address, answer in others.items()}}
    if here:
        silent = [address for address, told in heard.items() if not told]
        mine.append(_figure("nodes_silent", "gauge", SILENT, len(silent)))
    return Response("\n".join([*_lines(heard), ""]), media_type=TEXT)


@get(PATH, include_in_schema=False)
async def tell_figures(
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> list[Metric]:
    """The figures of this process, for another one."""
    check_node(request)
    return figures(tables, limiter)


def figures(tables: Tables, limiter: Limiter) -> list[Metric]:
    """What is counted in this process."""
    now = tables.load()
    return [
        _spread("loop_lag_seconds", "How late the event loop is.", LAG),
        _spread("sweep_seconds", "How long everybody waits for a search for garbage.", SWEEPS),
        _figure("sweep_longest_seconds", "gauge", "The longest of these searches.", SWEEPS.longest),
        _spread("commit_seconds", "How long a group of writes takes to the disk.", COMMITS),
        _figure("views_total", "counter", "Views that were built.", VIEWS.count),
        _figure("store_waiting", "gauge", "Writes that wait for the disk.", now.writes),
        _figure("bots_waiting", "gauge", "Bots that wait for their turn to think.", now.thoughts),
        _figure("tables_open", "gauge", "Matches in memory.", now.tables),
        _figure("sockets_open", "gauge", "Websockets.", limiter.open_sockets()),
        _figure("ready", "gauge", "Whether /readyz says ok.", int(not tables.trouble())),
    ]


def _figure(name: str, kind: str, what: str, value: float) -> Metric:
    return Metric(name, kind, what, [("", "", value)])


def _spread(name: str, what: str, spread: Spread) -> Metric:
    samples = [("_bucket", bound, float(count)) for bound, count in spread.up_to()]
    samples += [("_sum", "", spread.total), ("_count", "", float(spread.count))]
    return Metric(name, "histogram", what, samples)


def _read(answer: bytes) -> list[Metric]:
    """What another process tells; nothing where it did not answer, or is of another version."""
    try:
        return msgspec.json.decode(answer, type=list[Metric])
    except msgspec.MsgspecError:
        return []


def _lines(heard: Mapping[str, Sequence[Metric]]) -> Iterator[str]:
    """Every figure once, with the samples of every process."""
    named = {figure.name: figure for each in heard.values() for figure in each}
    for figure in named.values():
        yield f"# HELP wildtable_{figure.name} {figure.what}"
        yield f"# TYPE wildtable_{figure.name} {figure.kind}"
        for address, told in heard.items():
            for each in told:
                if each.name == figure.name:
                    yield from _samples(each, address)


def _samples(figure: Metric, address: str) -> Iterator[str]:
    for rest, bound, value in figure.samples:
        labels = [f'node="{address}"'] if address else []
        labels += [f'le="{bound}"'] if bound else []
        said = f"{{{','.join(labels)}}}" if labels else ""
        figures = f"{value:.0f}" if value == int(value) else f"{value:.6f}"
        yield f"wildtable_{figure.name}{rest}{said} {figures}"
