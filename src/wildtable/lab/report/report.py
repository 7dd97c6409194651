"""A run as a page: what a designer asks, answered without code."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from wildtable.kernel import registry
from wildtable.lab.folder import RunFolder
from wildtable.lab.played import MatchRow
from wildtable.lab.report.charts import (
    ChartLine,
    dots,
    folded,
    histogram,
    interval,
    lines,
    number,
    percent,
    signed,
    table,
)
from wildtable.lab.report.compare import compared
from wildtable.lab.report.heat import heat_map
from wildtable.lab.report.names import Names, plain, players
from wildtable.lab.report.page import charts, page, section
from wildtable.lab.report.tallies import Tallies, WordUse
from wildtable.lab.report.told import told
from wildtable.lab.stats import mean

MOST_ROWS: Final = 40  # of a table of things
LENGTHS: Final = {
    "moves": "Moves, those of chance too",
    "turns": "Main turns",
    "decisions": "Decisions of seats",
    "choices": "Decisions with more than one legal move",
    "branching": "Legal moves at a decision",
}


def report(folder: RunFolder, other: RunFolder | None = None) -> str:
    """The page of a run, and how it differs from another."""
    rows = list(folder.rows())
    title = folder.experiment().name or f"Run {folder.path.name}"
    parts: list[str] = []
    if other is not None:
        parts += ["<h2>Two runs compared</h2>", compared(folder, other)]
    for name in dict.fromkeys(row.game for row in rows):
        parts += _game(name, [row for row in rows if row.game == name])
    return page(title[:1].upper() + title[1:], told(folder), parts)


def _game(name: str, rows: Sequence[MatchRow]) -> Iterator[str]:
    game, tallies = registry.game(name), Tallies(name, rows)
    seats = rows[0].seats
    content = game.content(game.with_defaults(rows[0].options, seats))
    names = Names(game, content)
    yield f"<h2>{escape(game.title)}</h2>"
    yield section("Who wins", *(_together(tallies) if tallies.together else _wins(tallies)))
    yield section("Options", *_options(tallies, names))
    yield section("How it ends", _endings(tallies, names))
    yield section("How long it takes", *_lengths(tallies))
    yield section("Score over time", charts(*_over_time(tallies)))
    yield section("What is done, and how those fare", *fares(tallies, names))
    yield section("Where it happens", heat_map(game, content, seats, tallies.totals()))


def _wins(tallies: Tallies) -> Iterator[str]:
    counts = tallies.counts()
    if len(counts) > 1:
        yield dots(
            "Score of a seat, by number of players",
            [ChartLine(players(count), tallies.with_seats(count).scores()) for count in counts],
            what="players",
        )
    for count in counts:
        of = tallies.with_seats(count)
        label = f"with {players(count)}"
        fair = f"{label} (a fair share is {percent(1 / count)})"
        seats = range(count)
        yield dots(
            f"Wins by seat, {fair}",
            [ChartLine(_seat(seat), of.wins_of_seat(seat)) for seat in seats],
            as_percent=True,
            what="seat",
        )
        yield dots(
            f"Score by seat, {label}",
            [ChartLine(_seat(seat), of.scores_of_seat(seat)) for seat in seats],
            what="seat",
        )
        yield dots(
            f"Wins by side, {fair}",
            [ChartLine(side, of.wins_of_side(side)) for side in of.sides()],
            as_percent=True,
            what="side",
        )
        yield dots(
            f"Score by side, {label}",
            [ChartLine(side, of.scores_of_side(side)) for side in of.sides()],
            what="side",
        )
        if len(of.bots()) > 1:
            yield dots(
                f"Wins of a seat by bot, {label}",
                [ChartLine(bot, of.wins_of_bot(bot)) for bot in of.bots()],
                as_percent=True,
                what="bot",
            )
            yield dots(
                f"Score by bot, {label}",
                [ChartLine(bot, of.scores_of_bot(bot)) for bot in of.bots()],
                what="bot",
            )


def _together(tallies: Tallies) -> Iterator[str]:
    groups = [
        (f"{players(count)}, {lineup}", tallies.with_seats(count).with_lineup(lineup))
        for count in tallies.counts()
        for lineup in sorted({row.lineup for row in tallies.rows if row.seats == count})
    ]
    wins = [ChartLine(label, of.wins_together()) for label, of in groups]
    yield dots("Won together", wins, as_percent=True, what="players and bots")
    yield dots(
        "Score", [ChartLine(label, of.scores()) for label, of in groups], what="players and bots"
    )


def _options(tallies: Tallies, names: Names) -> Iterator[str]:
    for option, values in tallies.options().items():
        parts = {value: tallies.with_option(option, value) for value in values}
        title = plain(option)
        label = {value: plain(value) or "as it is" for value in values}
        if tallies.together:
            wins = [ChartLine(label[value], of.wins_together()) for value, of in parts.items()]
            yield dots(f"Won together, by {title}", wins, as_percent=True, what=title)
        else:
            first = [ChartLine(label[value], of.wins_of_seat(0)) for value, of in parts.items()]
            yield dots(f"Wins of the first seat, by {title}", first, as_percent=True, what=title)
        scores = [ChartLine(label[value], of.scores()) for value, of in parts.items()]
        yield dots(f"Score, by {title}", scores, what=title)
        moves = [ChartLine(label[value], mean(of.column("moves"))) for value, of in parts.items()]
        yield dots(f"Moves, by {title}", moves, what=title)


def _endings(tallies: Tallies, names: Names) -> str:
    marks = [ChartLine(names.ending(reason), found) for reason, found in tallies.endings().items()]
    return dots("Endings", marks, as_percent=True, what="ending")


def _lengths(tallies: Tallies) -> Iterator[str]:
    for count in tallies.counts():
        of = tallies.with_seats(count)
        marks = [ChartLine(label, mean(of.column(name))) for name, label in LENGTHS.items()]
        yield table(
            f"A match with {players(count)}, on average",
            ["what", "average", "95 % interval"],
            [
                f'<tr><th scope="row">{escape(mark.label)}</th><td>{number(mark.estimate.value)}'
                f'</td><td class="quiet">{interval(mark.estimate)}</td></tr>'
                for mark in marks
            ],
        )
    shown = ("moves", "turns", "branching")
    yield charts(*[histogram(LENGTHS[name], tallies.column(name)) for name in shown])


def _over_time(tallies: Tallies) -> Iterator[str]:
    for count in tallies.counts():
        of = tallies.with_seats(count)
        # Fewer matches than above, so the ends of these lines are not quite the scores told there.
        told = f"{players(count)}, {of.watched():,} matches; across: 0 to 100 % of a match"
        series = {_seat(seat): of.over_time_of_seat(seat) for seat in range(count)}
        yield lines(f"By seat, {told}", series, (0, 100))
        if len(of.bots()) > 1:
            by_bot = {bot: of.over_time_of_bot(bot) for bot in of.bots()}
            yield lines(f"By bot, {told}", by_bot, (0, 100))


def fares(tallies: Tallies, names: Names) -> Iterator[str]:
    """A table of moves, then one for each kind of thing that moves name."""
    alike = tallies.all_alike()
    yield (
        "<p>All fared alike in all matches, so this says only how often each was done.</p>"
        if alike
        else "<p>Fare is what those who did so got, on average: from 1 for the first to -1 for the "
        "last. It says who did it, not why they won.</p>"
    )
    heads = ["which", "seats that did", "times by these"]
    heads += [] if alike else ["fare", "95 % interval"]
    kinds: dict[str, list[WordUse]] = {}
    for use in tallies.uses(names.elements.keys()):
        kinds.setdefault(use.word.partition(":")[0] if ":" in use.word else "", []).append(use)
    for kind in sorted(kinds):
        placed = kinds[kind][0].word in names.elements
        uses = kinds[kind] if placed else sorted(kinds[kind], key=_amount)
        rows = [_use(names.of(use.word), use, alike) for use in uses[:MOST_ROWS]]
        more = len(kinds[kind]) - len(rows)
        rest = f" (the {MOST_ROWS} most used of {len(kinds[kind])})" if more > 0 else ""
        title = f"By {plain(kind)}{rest}" if kind else "Moves"
        yield folded(title, heads, rows)


def _amount(use: WordUse) -> int:
    """Amounts and ranges are told in their order, everything else stays as it is."""
    low = use.word.partition(":")[2].partition("-")[0]
    return int(low) if low.isdecimal() else 0


def _use(name: str, use: WordUse, alike: bool) -> str:
    fare = (
        f'<td>{signed(use.reward.value)}</td><td class="quiet">{signed(use.reward.low)} to '
        f"{signed(use.reward.high)}</td>"
    )
    return (
        f'<tr><th scope="row">{escape(name)}</th><td>{percent(use.seats.value)}</td>'
        f"<td>{number(use.times)}</td>{'' if alike else fare}</tr>"
    )


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"
