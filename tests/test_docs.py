"""The documentation is true: its Python runs, its links lead somewhere, the menu has every page."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from wildtable.kernel.kit.conform import Conformance

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
# Pages whose Python is a program from top to bottom; elsewhere a block shows a form.
PROGRAMS = ("python.md", "bots.md", "bridges.md", "lab.md", "your-own-game.md")

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def run(page: str) -> dict[str, object]:
    """Run all Python of a page in one module; the names it has made."""
    text = (DOCS / page).read_text("utf-8")
    module = ModuleType(page.partition(".")[0].replace("-", "_"))
    sys.modules[module.__name__] = module
    for block in re.finditer(r"```python\n(.*?)```", text, re.DOTALL):
        line = text.count("\n", 0, block.start(1))  # so that an error names the line of the page
        exec(compile("\n" * line + block[1], str(DOCS / page), "exec"), module.__dict__)
    return module.__dict__


@pytest.mark.parametrize("page", PROGRAMS)
def test_the_python_of_a_page_runs(page: str) -> None:
    assert run(page)


def test_a_random_match_takes_five_lines() -> None:
    first = re.search(r"```python\n(.*?)```", (DOCS / "python.md").read_text("utf-8"), re.DOTALL)
    assert first
    assert len(first[1].strip().splitlines()) <= 5


def test_the_tutorial_s_game_conforms() -> None:
    report = Conformance(run("your-own-game.md")["GAME"]).run(60)  # type: ignore[arg-type]
    assert report.matches == 60
    assert report.unmet() == []


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_links_on_the_site_stay_on_it() -> None:
    for page in DOCS.rglob("*.md"):
        links = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
        outside = [
            each for each in links if not (page.parent / each).resolve().is_relative_to(DOCS)
        ]
        assert outside == [], page


def test_every_page_is_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]
    assert [page for page in pages if f": {page}\n" not in menu] == []
