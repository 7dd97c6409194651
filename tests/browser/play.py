"""What tests do at a table: start a match, wait for a turn, pick, confirm."""

import json
import urllib.request
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "name": "Random", "bot": "random"}

TURN_OR_END = "() => document.querySelector('[data-lit], #result-title')"


def make_match(url: str, game: str, *seats: dict[str, str], **options: str) -> list[str]:
    """The links of the seats of a new match, "" for bots."""
    body = json.dumps({"game": game, "options": options, "seats": list(seats)}).encode()
    request = urllib.request.Request(
        f"{url}/api/matches", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as response:
        made: dict[str, Any] = json.load(response)
    return [url + seat["link"] if seat["link"] else "" for seat in made["seats"]]


def assert_accessible(page: Page) -> None:
    """What a checker can see of accessibility."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def my_turn(page: Page) -> bool:
    """Wait until it is this seat's turn (True) or the match is over (False)."""
    page.wait_for_function(TURN_OR_END)
    return page.locator("#result-title").count() == 0


def element(page: Page, id: str) -> Locator:
    return page.locator(f'[data-element="{id}"]')


def lit(page: Page) -> list[str]:
    ids = page.locator("[data-lit]").evaluate_all("all => all.map(each => each.dataset.element)")
    return [str(id) for id in ids]


def confirm(page: Page) -> None:
    button = page.get_by_role("button", name="Confirm")
    button.click()
    expect(button).to_have_count(0)


def drop(page: Page, column: str) -> None:
    """A disc of Connect Four, by clicks."""
    page.wait_for_selector(f'[data-element="column:{column}"][data-lit]')
    element(page, f"column:{column}").click()
    confirm(page)
