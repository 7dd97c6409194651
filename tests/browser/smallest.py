"""The smallest text and the smallest target of a page, and of all pages there are.

`python -m tests.browser.smallest` visits every kind of screen on a desktop, a phone, and a phone on
its side, in light and dark, and prints what is smallest there, what is too faint in drawings and
what a checker of accessibility finds; the tests hold some of them to it.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.by_wire import Seat, by_lots, play_on, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, SIDEWAYS, Server, launch
from tests.browser.contrast import too_faint
from tests.browser.play import (
    FRIEND,
    ME,
    answered,
    laid_out,
    make_match,
    open_set_up,
    open_tool,
)

LEAST_TEXT = {DESKTOP: 12.0, PHONE: 13.0, SIDEWAYS: 13.0}  # pixels
LEAST_TARGET = {DESKTOP: 32.0, PHONE: 44.0, SIDEWAYS: 44.0}

# What is written, with its size on the screen, in a drawing too; and what can be pressed. Places
# of a board are not among it: where a finger could not hit them, the board comes close by itself;
# nor are the ways of a card: who picks the card is asked for the way. Words in a sentence may be
# links of their own size.
MEASURE = """() => {
    const seen = (each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
            && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            && !each.closest(".hidden") && getComputedStyle(each).clipPath === "none";
    };
    const scale = (each) => {
        const matrix = each instanceof SVGGraphicsElement ? each.getScreenCTM() : null;
        return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    };
    const called = (each) => {
        const box = each.closest("[class]");
        const words = (each.getAttribute("aria-label") || each.textContent).trim().slice(0, 40);
        return `${words} <${box ? box.className.baseVal ?? box.className : each.tagName}>`;
    };
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: each, textContent } = walker.currentNode;
        if (!textContent.trim() || each.matches("style, script, option") || !seen(each)) continue;
        texts.push([parseFloat(getComputedStyle(each).fontSize) * scale(each), called(each)]);
    }
    const pressed = "button, a, select, summary, input:not([type=checkbox]), .check";
    const targets = [...document.querySelectorAll(pressed)]
        .filter((each) => seen(each) && !each.closest("p, svg, .fine, [role=log], .way"))
        .map((each) => [each, each.getBoundingClientRect()])
        .map(([each, { width, height }]) => [Math.min(width, height), called(each)]);
    return [texts, targets];
}"""


class Part(NamedTuple):
    """A text or a target: its size in pixels, and what it is."""

    pixels: float
    where: str


def measured(page: Page) -> tuple[list[Part], list[Part]]:
    """All texts and all targets that can be seen."""
    texts, targets = page.evaluate(MEASURE)
    return [Part(*each) for each in texts], [Part(*each) for each in targets]


def too_small(page: Page, size: tuple[int, int]) -> set[str]:
    """What of both is below the bounds for this size; what is rounded is not."""
    bounds = (LEAST_TEXT[size], LEAST_TARGET[size])
    return {
        f"{each.pixels:.1f} {each.where}"
        for parts, least in zip(measured(page), bounds, strict=True)
        for each in parts
        if each.pixels < least - 0.1
    }


# --- every screen -------------------------------------------------------------------------------


def contest(kind: str) -> Callable[[Seat], bool]:
    """Whether the seat is in a contest of this kind."""

    def goal(seat: Seat) -> bool:
        return bool(seat.view["scene"].get("contest", {}).get("kind") == kind)

    return goal


# How far each game is played before it is looked at: so many decisions, a contest, or to the end.
MOMENTS: dict[str, tuple[int | str, ...]] = {
    "wildlife": (0, 12, "auction", 120, "over"),
    "wilderness": (0, 12, 60, "over"),
    "wildlands": (0, 12, "window", 80, "over"),
    "defenders": (0, "silence", 30, "over"),
}


def lobby_screens(page: Page, url: str) -> Iterator[str]:
    """Everything but a table, one after the other."""
    page.goto(url)
    expect(page.get_by_role("article").first).to_be_visible()
    yield "lobby"
    page.get_by_text("Settings").click()
    yield "settings"
    page.keyboard.press("Escape")
    open_set_up(page, "Wildlands")
    page.get_by_text("Options").click()
    page.get_by_text("Rulings").click()
    yield "set-up"
    page.get_by_label("Seat B", exact=True).select_option("friend")
    page.get_by_role("button", name="Create the links").click()
    expect(page.get_by_label("Link for Friend B")).to_be_visible()
    yield "invitations"
    for address in ("rules", "rules/wildlands", "credits"):
        page.goto(f"{url}/{address}")
        page.get_by_role("heading").first.wait_for()
        yield address


def table_screens(page: Page, link: str) -> Iterator[str]:
    """A table and all that can be opened there."""
    page.goto(link)
    answered(page)
    page.wait_for_selector("main[data-version]")
    laid_out(page)
    yield ""
    if page.locator("#result-title").count():
        return
    rail = page.locator("#rail")  # a silence hides it, and it is still in its place
    if not (rail.count() and rail.evaluate("each => each.checkVisibility()")):
        for name in ("Players", "Story"):
            open_tool(page, name)
            yield f" {name}"
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    yield " menu"
    page.locator("#menu").get_by_role("button", name="Settings").click()
    yield " settings"
    page.keyboard.press("Escape")


def moments(url: str, game: str) -> Iterator[tuple[str, str]]:
    """A match at several points: what is asked there, and the link of who is."""
    links = make_match(url, game, ME, FRIEND)
    rng = Random(3)
    with seated(links) as seats:
        for moment in MOMENTS[game]:
            if isinstance(moment, int):
                play_on(seats, moment)
                asked = next((seat for seat in seats if seat.choices), seats[0])
            else:
                goal = (lambda _: False) if moment == "over" else contest(moment)
                asked = play_until(seats, by_lots, goal, rng) or seats[0]
            yield f"{game} {moment}", asked.link


class Look(NamedTuple):
    """A page of some size in some colours."""

    page: Page
    size: tuple[int, int]
    name: str


def looks(browser: Browser) -> Iterator[Look]:
    """Every size in light and dark."""
    for size in LEAST_TEXT:
        for dark in (False, True):
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                has_touch=size != DESKTOP,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                service_workers="block",
            )
            colours = "dark" if dark else "light"
            yield Look(context.new_page(), size, f"{size[0]}x{size[1]} {colours}")
            context.close()


def visits(browser: Browser, url: str, games: Sequence[str]) -> Iterator[tuple[Look, str]]:
    """Every screen there is, in every look."""
    for look in looks(browser):
        for screen in lobby_screens(look.page, url):
            yield look, screen
    for game in games:
        for moment, link in moments(url, game):
            for look in looks(browser):
                for screen in table_screens(look.page, link):
                    yield look, moment + screen


def main() -> None:
    """Print the smallest text and target of every screen, then the least of all."""
    least: dict[str, tuple[Part, str]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = launch(playwright.chromium)
        for look, screen in visits(browser, server.url, sys.argv[1:] or list(MOMENTS)):
            for kind, parts in zip(("text", "target"), measured(look.page), strict=True):
                part = min(parts)
                least[kind] = min(least.get(kind, (part, "")), (part, f"{look.name} {screen}"))
                print(f"{kind}, {look.name} {screen}: {part.pixels:.1f} {part.where}", flush=True)
            for each in sorted(too_small(look.page, look.size)):
                print(f"  too small: {each}", flush=True)
            for each in sorted(too_faint(look.page)):
                print(f"  too faint: {each}", flush=True)
            for each in Axe().run(look.page).response["violations"]:
                print(f"  not accessible: {each['id']}, {each['help']}", flush=True)
        browser.close()
        server.close()
    for kind, (part, screen) in least.items():
        print(f"smallest {kind}: {part.pixels:.1f} {part.where}, {screen}")


if __name__ == "__main__":
    main()
