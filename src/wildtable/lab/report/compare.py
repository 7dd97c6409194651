"""Two runs side by side: what differs by more than chance makes it."""

from collections.abc import Iterator
from html import escape
from typing import Final

from wildtable.lab.folder import RunFolder
from wildtable.lab.played import MatchRow
from wildtable.lab.report.charts import number, percent, table
from wildtable.lab.report.names import players
from wildtable.lab.report.page import section
from wildtable.lab.report.tallies import Tallies
from wildtable.lab.stats import Estimate, by_chance, mean

SURE: Final = 0.05  # less likely by chance than this is called a difference


def compared(one: RunFolder, other: RunFolder) -> str:
    """Every group of matches that both have, by its figures."""
    groups = [_groups(folder) for folder in (one, other)]
    heads = ["what", one.path.name, other.path.name, "difference", "by chance alone"]
    parts = [
        table(label, heads, list(_rows(mine, groups[1][label])))
        for label, mine in groups[0].items()
        if label in groups[1]
    ]
    if not parts:
        return "<p>The runs have no game, number of players and line-up in common.</p>"
    told = (
        "<p>The last column says how likely chance alone makes so large a difference. Of twenty "
        "figures that do not differ, one is still below 5 %.</p>"
    )
    return section(f"{one.path.name} and {other.path.name}", told, *parts)


def _groups(folder: RunFolder) -> dict[str, Tallies]:
    rows: dict[str, list[MatchRow]] = {}
    for row in folder.rows():
        rows.setdefault(f"{row.game}, {players(row.seats)}, {row.lineup}", []).append(row)
    return {label: Tallies(found[0].game, found) for label, found in rows.items()}


def _rows(one: Tallies, other: Tallies) -> Iterator[str]:
    for label, mine, theirs, as_percent in _figures(one, other):
        say = percent if as_percent else number
        likely = by_chance(mine, theirs)
        sign = "sure" if likely < SURE else "quiet"
        yield (
            f'<tr><th scope="row">{escape(label)}</th><td>{say(mine.value)}</td>'
            f"<td>{say(theirs.value)}</td><td>{say(theirs.value - mine.value)}</td>"
            f'<td class="{sign}">{likely:.3f}</td></tr>'
        )


def _figures(one: Tallies, other: Tallies) -> Iterator[tuple[str, Estimate, Estimate, bool]]:
    if one.together:
        yield "won together", one.wins_together(), other.wins_together(), True
    else:
        for seat in range(one.rows[0].seats):
            label = f"wins of seat {seat + 1}"
            yield label, one.wins_of_seat(seat), other.wins_of_seat(seat), True
        for bot in one.bots() if len(one.bots()) > 1 else ():
            yield f"wins of {bot}", one.wins_of_bot(bot), other.wins_of_bot(bot), True
    yield "score", one.scores(), other.scores(), False
    for name in ("moves", "turns", "branching"):
        yield name, mean(one.column(name)), mean(other.column(name)), False
