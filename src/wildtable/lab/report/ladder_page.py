"""A ladder as a page."""

from collections.abc import Sequence
from html import escape

from wildtable.lab.folder import RunFolder
from wildtable.lab.ladder import Rung, Standing
from wildtable.lab.report.charts import ChartLine, dots, number, table
from wildtable.lab.report.page import page, section
from wildtable.lab.report.told import told


def ladder_page(
    folder: RunFolder, found: Sequence[Standing], met: Sequence[Rung], together: bool
) -> str:
    """Ratings, how often each was better, and how long it thinks; of teams, how often they win."""
    won = dots(
        "How often the team wins" if together else "How often better than who it met",
        [ChartLine(each.bot, each.won) for each in found],
        as_percent=True,
        what="bot",
    )
    points = dots(
        "Elo, the first bot at 0: 400 points more win ten times as often",
        [ChartLine(each.bot, each.elo) for each in found if not together],
        what="bot",
        figure="rating",
    )
    pairs = dots(
        "How often the second was better than the first",
        [ChartLine(f"{each.lower}, {each.higher}", each.won) for each in met],
        as_percent=True,
        what="pair",
    )
    thought = table(
        "Milliseconds of CPU time a main turn, all decisions in it together",
        ["bot", "milliseconds", "turns"],
        [
            f'<tr><th scope="row">{escape(bot)}</th><td>{number(1000 * each.seconds / each.turns)}'
            f'</td><td class="quiet">{each.turns:,}</td></tr>'
            for bot, each in folder.thought().items()
            if each.turns
        ],
    )
    title = folder.experiment().name.capitalize()
    parts = [("Ratings", points), ("Pairs", pairs), ("Wins", won), ("Time", thought)]
    return page(title, told(folder), [section(name, part) for name, part in parts])
