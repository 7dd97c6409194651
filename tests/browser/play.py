"""What tests do at a table: start a match, wait for a turn, pick, confirm."""

import json
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

# Words are as long as they will be once our own letters have come.
LETTERED = "document.fonts.status === 'loaded'"
# A board is drawn in the shape of its frame once the page has measured that.
FITTED = f"""() => {LETTERED} && [...document.querySelectorAll(".frame")].every((frame) => {{
    const box = frame.querySelector("svg").viewBox.baseVal;
    return Math.abs(box.width / box.height - frame.clientWidth / frame.clientHeight) < 0.001;
}})"""

ME = {"kind": "me", "name": "Ann"}
FRIEND = {"kind": "friend", "name": "Bo"}
BOT = {"kind": "bot", "name": "Random", "bot": "random"}

# The page says itself that it is busy, while it waits for the answer to what was done last; and
# what it shows, once it has been shown anything.
IDLE = 'main[data-version][data-busy="false"]'
TURN_OR_END = f"""() => document.querySelector('{IDLE}')
    && document.querySelector('[data-lit], #result-title')"""


# Something to decide: a place that can be picked, or a button; for a set-up that has no places.
ASKED = f"""() => document.querySelector('{IDLE}')
    && document.querySelector('[data-lit], .actions button:not(:disabled)')"""


def make_match(
    url: str, game: str, *seats: dict[str, str], window: int = 0, **options: str
) -> list[str]:
    """Links that are the seats of a new match, "" for bots; a window takes so many seconds."""
    links, _ = links_of_match(url, game, *seats, window=window, **options)
    return links


def links_of_match(
    url: str, game: str, *seats: dict[str, str], window: int = 0, **options: str
) -> tuple[list[str], str]:
    """Links that are the seats of a new match, "" for bots, and the one to watch it."""
    asking = build_opener(HTTPCookieProcessor())  # the seats are all ours

    def ask(path: str, **body: object) -> dict[str, Any]:
        data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
        with asking.open(Request(url + path, data, kind)) as response:
            answer: dict[str, Any] = json.load(response)
        return answer

    def key(link: str) -> str:
        if link.startswith("/join/"):
            link = str(ask(f"/api{link}")["link"])
        return url + str(ask(f"/api/seat/{link.removeprefix('/play/')}/keys")["link"])

    timing = {"beat": 0, "window": window}
    made = ask("/api/matches", game=game, options=options, seats=list(seats), timing=timing)
    return [key(seat["link"]) if seat["link"] else "" for seat in made["seats"]], url + made[
        "watch"
    ]


def assert_accessible(page: Page) -> None:
    """What a checker can see of accessibility."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def open_set_up(page: Page, title: str) -> None:
    """From the lobby: the sheet where a match of this game is set up, or an example's."""
    door = page.get_by_role("article", name=title)
    example = page.get_by_role("button", name=title, exact=True)
    door.or_(example).first.wait_for()
    (door.get_by_role("button", name="choose seats") if door.count() else example).click()
    page.get_by_role("dialog", name=title).wait_for()


def invited(page: Page, url: str, title: str) -> str:
    """Make a match with a friend, and sit down: the invitation."""
    page.goto(url)
    open_set_up(page, title)
    page.get_by_label("Seat B", exact=True).select_option("friend")
    page.get_by_role("button", name="Create the links").click()
    link = page.get_by_label("Link for Friend B").input_value()
    page.get_by_role("link", name="Sit down").click()
    page.wait_for_url("**/play/*.0")
    return link


def my_turn(page: Page) -> bool:
    """Wait until it is this seat's turn (True) or the match is over (False)."""
    page.wait_for_function(TURN_OR_END)
    return page.locator("#result-title").count() == 0


def element(page: Page, id: str) -> Locator:
    return page.locator(f'[data-element="{id}"]')


def answered(page: Page) -> None:
    """Wait until the server has answered all that was done."""
    page.wait_for_selector(IDLE, state="attached")


def lettered(page: Page) -> None:
    """Wait until everything is written in our own letters."""
    page.wait_for_function(LETTERED)


def laid_out(page: Page) -> None:
    """Wait until every board has been fitted into its place, and everything is written."""
    page.wait_for_function(FITTED)


def lit(page: Page) -> list[str]:
    """What can be picked, once the server has answered all that was done."""
    answered(page)
    ids = page.locator("[data-lit]").evaluate_all("all => all.map(each => each.dataset.element)")
    return [str(id) for id in ids]


def expect_lit(page: Page, *ids: str) -> None:
    """These can be picked, in this order, and nothing else."""
    lit = page.locator("[data-lit]")
    expect(lit).to_have_count(len(ids))
    for number, id in enumerate(ids):
        expect(lit.nth(number)).to_have_attribute("data-element", id)


def pick(page: Page, id: str) -> None:
    """Click on an element as soon as it can be picked; forced, for a piece may lie over it."""
    page.wait_for_selector(f'[data-element="{id}"][data-lit]')
    answered(page)
    element(page, id).click(force=True)


def press(page: Page, name: str) -> None:
    """Click on a button among the choices."""
    answered(page)
    page.locator(".actions").get_by_role("button", name=name, exact=True).click()


def confirm(page: Page) -> None:
    answered(page)
    button = page.locator(".actions [data-confirm]")
    button.click()
    expect(button).to_have_count(0)
    answered(page)


def open_tool(page: Page, name: str) -> None:
    """Open what lies behind the menu."""
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_role("button", name=name, exact=True).click()


def drop(page: Page, column: str) -> None:
    """A disc of Connect Four, by clicks."""
    pick(page, f"column:{column}")
    confirm(page)
