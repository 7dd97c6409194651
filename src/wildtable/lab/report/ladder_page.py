"""A ladder as a page."""

from collections.abc import Sequence

from wildtable.lab.folder import RunFolder
from wildtable.lab.ladder import Standing
from wildtable.lab.report.charts import Mark, dots
from wildtable.lab.report.page import page, section
from wildtable.lab.report.told import told


def ladder_page(folder: RunFolder, found: Sequence[Standing], together: bool) -> str:
    """Ratings, and how often each was better; of teams, how often they win."""
    won = dots(
        "How often the team wins" if together else "How often better than who it met",
        [Mark(each.bot, each.won) for each in found],
        as_percent=True,
        what="bot",
    )
    points = dots(
        "Elo, the first bot at 0: 400 points more win ten times as often",
        [Mark(each.bot, each.elo) for each in found if not together],
        what="bot",
    )
    title = folder.experiment().name.capitalize()
    return page(title, told(folder), [section("Ratings", points), section("Wins", won)])
