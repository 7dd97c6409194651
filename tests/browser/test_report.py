"""A report of the lab on a screen: by day on a desk, by night on a phone."""

from pathlib import Path

from playwright.sync_api import Request

from tests.browser.conftest import PHONE, NewPage, picture
from tests.browser.play import assert_accessible
from wildtable.lab.experiment import Experiment, Grid
from wildtable.lab.folder import RunFolder
from wildtable.lab.report.report import report
from wildtable.lab.run import run
from wildtable.lab.workers import Here


def test_a_report_is_readable_everywhere(new_page: NewPage, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    grid = Grid(["connect-four", "goofspiel"], ["greedy,random"])
    run(Experiment([grid], matches=8), folder, Here())
    file = tmp_path / "report.html"
    file.write_text(report(folder, folder), encoding="utf-8")
    for page in (new_page(), new_page(PHONE, "dark")):
        asked: list[str] = []

        def hear(request: Request, asked: list[str] = asked) -> None:
            asked.append(request.url)

        page.on("request", hear)
        page.goto(file.as_uri())
        assert asked == [file.as_uri()]
        assert_accessible(page)
        width = page.viewport_size
        assert width
        assert page.evaluate("document.documentElement.scrollWidth") <= width["width"]
        picture(page, f"report-{width['width']}")
