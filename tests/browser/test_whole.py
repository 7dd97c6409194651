"""A person's match of each game, by keyboard alone, by typed moves alone, by mouse, and by thumb.

They decide by lots against a bot that wants to win, which keeps the matches short. Still, whole
ones take some minutes: `make test` plays on for so many lines of the log, and `make whole` to the
end.
"""

import os
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.by_wire import seated
from tests.browser.conftest import PHONE, NewPage, Server
from tests.browser.play import ME, answered, make_match

GAMES = ("defenders", "wilderness", "wildlands", "wildlife")
RIVAL = {"kind": "bot", "name": "Greedy", "bot": "greedy"}
MOST = 1500  # decisions, or tries to make one
LINES = 40  # that the match has grown by when it was played for long enough
WHOLE = bool(os.environ.get("WILDTABLE_WHOLE"))

# Strangers who are in a hurry: nothing else is set otherwise than it is at first.
HURRIED = """
localStorage.setItem("wildtable.settings", JSON.stringify({ story: "off", speed: "off" }));
"""

# Wait until something can be decided, and say how many things; none at the end of the match.
OFFERS = """() => {
    if (document.querySelector('main[data-busy="true"]')) return null;
    if (document.querySelector("#result-title")) return { offers: 0 };
    const picked = "[data-lit], [data-offer], .actions button:not([data-back], :disabled)";
    const seen = [...document.querySelectorAll(picked)].filter((each) => each.checkVisibility());
    return seen.length > 0 ? { offers: seen.length } : null;
}"""

# A thing to tap or click, by lot, and where: in the middle of it, if it can be seen there. Who has
# begun with a card goes on with it, or would change cards for ever.
TAP = """(lot) => {
    const picked = "[data-lit], [data-offer], .actions button:not([data-back], :disabled)";
    const seen = [...document.querySelectorAll(picked)].filter((each) => each.checkVisibility());
    const onward = seen.filter((each) => !each.closest(".hand"));
    const begun = document.querySelector(".actions [data-back]");
    const tapped = begun && onward.length > 0 ? onward : seen;
    const chosen = tapped[Math.floor(lot * tapped.length)];
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
    const box = chosen?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def sit_down(page: Page, server: Server, game: str) -> str:
    link = make_match(server.url, game, ME, RIVAL)[0]
    page.add_init_script(HURRIED)
    page.goto(link)
    page.wait_for_selector("main[data-version]")
    return link


def offers(page: Page) -> int:
    """How much can be picked, as soon as anything can; 0 at the end of the match."""
    return int(page.wait_for_function(OFFERS).evaluate("({ offers }) => offers"))


def lines(page: Page) -> int:
    """How long the log is that the page shows."""
    return int(page.locator("main").get_attribute("data-version") or 0)


def played(page: Page) -> bool:
    """Whether the match is over, or long enough for today."""
    return not offers(page) or (not WHOLE and lines(page) >= LINES)


def expect_played(page: Page) -> None:
    if WHOLE:
        expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    else:
        assert lines(page) >= LINES


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(page: Page, server: Server, game: str) -> None:
    sit_down(page, server, game)
    rng = Random(game)
    for _ in range(MOST):
        if played(page):
            break
        for _ in range(1 + rng.randrange(min(offers(page), 5))):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
    expect_played(page)


@pytest.mark.parametrize("game", GAMES)
def test_by_typed_moves_alone(page: Page, server: Server, game: str) -> None:
    link = sit_down(page, server, game)
    rng = Random(game)
    page.keyboard.press("/")
    expect(page.get_by_label("Type a move")).to_be_focused()
    with seated([link]) as (seat,):
        for _ in range(MOST):
            if played(page):
                break
            seat.catch_up()
            confirms = page.locator("[data-confirm]").count() > 0 and seat.view["at_barrier"]
            moves = ["confirm"] if confirms else seat.choices
            if moves:
                page.keyboard.type(rng.choice(moves))
                page.keyboard.press("Enter")
    expect_played(page)


@pytest.mark.parametrize("game", GAMES)
def test_by_thumb(new_page: NewPage, server: Server, game: str) -> None:
    phone = new_page(PHONE)
    sit_down(phone, server, game)
    rng = Random(game)
    for _ in range(MOST):
        if played(phone):
            break
        if at := phone.evaluate(TAP, rng.random()):
            phone.touchscreen.tap(*at)
            answered(phone)
    expect_played(phone)


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse(page: Page, server: Server, game: str) -> None:
    sit_down(page, server, game)
    rng = Random(game)
    for _ in range(MOST):
        if played(page):
            break
        if at := page.evaluate(TAP, rng.random()):
            page.mouse.click(*at)
            answered(page)
    expect_played(page)
