"""The documentation hangs together: its links lead somewhere, the menu has every page."""

import re
from pathlib import Path

import pytest

from tools import guides, reference

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


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


@pytest.mark.pure_only  # compiled functions don't tell their types
def test_the_reference_is_what_the_docstrings_say() -> None:
    assert reference.PAGE.read_text("utf-8") == reference.page(), "run `make reference`"


def test_players_read_what_the_table_says() -> None:
    for file, text in guides.pages().items():
        assert file.read_text("utf-8") == text, "run `make guides`"


def test_everything_public_says_what_it_is_for() -> None:
    silent = re.findall(
        r"^### (class \w+|[a-z]\w+)\n\n(?:`.*`\n\n)?\n",
        reference.PAGE.read_text("utf-8"),
        re.MULTILINE,
    )
    assert silent == []


def test_suites_are_named_with_the_versions_that_are_locked() -> None:
    told = re.findall(
        r"^\| (PettingZoo|Gymnasium|OpenSpiel): .*? \| ([\d.]+) \|",
        (DOCS / "bridges.md").read_text("utf-8"),
        re.MULTILINE,
    )
    locks = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    assert len(told) == 4
    for name, version in told:
        package = {"OpenSpiel": "open-spiel"}.get(name, name.lower())
        assert f"{package}=={version} " in locks
