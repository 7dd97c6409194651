"""Takes every lesson in a browser: `python -m tests.browser.lessons http://localhost:8000`.

It keeps a picture of each step. By pointer on a desktop and a phone it picks what the coach points
at, by keyboard it has the keys N and Enter alone. It says how many picks each lesson took, and
stops at the first that can't be taken.
"""

import sys
from typing import Final

from playwright.sync_api import Page, TimeoutError, expect, sync_playwright

from tests.browser.conftest import DESKTOP, PHONE, QUIET, SCREENSHOTS, installed_browser
from wildtable.kernel import registry
from wildtable.kernel.lesson.lesson_file import lessons_of

AIM: Final = "svg[data-aim]"
PICKED: Final = "[data-lit], [data-offer], .actions button:not(.back, :disabled)"  # where N goes
# The thing is among them, or the coach points elsewhere
REACHABLE: Final = """([aim, picked]) =>
    document.querySelector("svg[data-aim]")?.dataset.aim !== aim ||
    [...document.querySelectorAll(picked)].some(
        (each) => each.closest(aim) && each.getClientRects().length > 0
    )"""
# How far each of the coach's buttons and answers reaches beyond the coach: one that does is cut off
CUT: Final = """() => {
    const frame = document.querySelector("[data-coach]").getBoundingClientRect();
    const buttons = document.querySelectorAll("[data-coach] :is(.answers, .ways) > *");
    const seen = [...buttons].map((each) => each.getBoundingClientRect());
    return seen.map(({ bottom }) => bottom - frame.bottom);
}"""
MOST_PICKS: Final = 40  # of a lesson
PATIENCE: Final = 30_000  # milliseconds
BRIEFLY: Final = 5_000


def take(page: Page, address: str, by_keyboard: bool, picture: str = "") -> int:
    """Take a lesson to its end; the number of picks."""
    page.goto(address)
    picks = 0
    while picks < MOST_PICKS:
        page.wait_for_selector(
            f"{AIM}:not([data-aim='']), .answers button:enabled, .ways .go", timeout=PATIENCE
        )
        if picture:
            page.screenshot(path=SCREENSHOTS / f"{picture}-{picks + 1}.png")
        assert all(beyond <= 0 for beyond in page.evaluate(CUT)), f"{address}: a button is cut off"
        if page.locator(".coach .bar i:not(.done)").count() == 0:
            return picks
        if page.locator(".answers button:enabled").count():
            press(page, ".answers button", by_keyboard)
            press(page, ".ways .go", by_keyboard)
            expect(page.locator(".answers button:disabled")).to_have_count(0)
            picks += 1
            continue
        aim = page.locator(AIM).get_attribute("data-aim")
        if not aim:
            continue  # it has just been done
        picks += 1
        version = page.locator("main").get_attribute("data-version")
        if by_keyboard:
            press_by_keys(page, aim)
        else:
            tap(page, aim)
        page.wait_for_function(
            """([version, aim]) => {
                const now = document.querySelector("svg[data-aim]")?.dataset.aim;
                return now !== aim || document.querySelector("main").dataset.version !== version;
            }""",
            arg=[version, aim],
            timeout=PATIENCE,
        )
    raise AssertionError(f"{address}: no end after {MOST_PICKS} picks")


def tap(page: Page, aim: str) -> None:
    """Click on what is pointed at, unless it goes before the pointer is there."""
    try:
        page.locator(aim).first.click(force=True, timeout=BRIEFLY)
    except TimeoutError:
        if page.locator(AIM).get_attribute("data-aim") == aim:
            raise


def press(page: Page, selector: str, by_keyboard: bool) -> None:
    button = page.locator(selector).first
    button.wait_for(timeout=PATIENCE)
    if by_keyboard:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()


def press_by_keys(page: Page, aim: str) -> None:
    """Go on with N until the thing has the keyboard, then press Enter."""
    for _ in range(200):
        page.wait_for_function(REACHABLE, arg=[aim, PICKED], timeout=PATIENCE)
        if page.locator(AIM).get_attribute("data-aim") != aim:
            return  # it was about to point elsewhere
        page.keyboard.press("n")
        if page.evaluate("aim => !!document.activeElement?.closest(aim)", aim):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"the keyboard does not come to {aim}")


def main(root: str, *names: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox", *QUIET]
        )
        for game in registry.games():
            for lesson in lessons_of(game):
                if names and lesson.name not in names:
                    continue
                said = []
                for kind, size in (("desktop", DESKTOP), ("phone", PHONE), ("keys", DESKTOP)):
                    context = browser.new_context(
                        viewport={"width": size[0], "height": size[1]}, has_touch=kind == "phone"
                    )
                    page = context.new_page()
                    address = f"{root}/learn/{game.name}/{lesson.name}"
                    picture = f"lesson-{game.name}-{lesson.name}-{kind}" if kind != "keys" else ""
                    try:
                        picks = take(page, address, kind == "keys", picture)
                    except Exception:
                        page.screenshot(path=SCREENSHOTS / "lesson-stuck.png")
                        raise
                    said.append(f"{kind} {picks}")
                    context.close()
                print(f"{game.name:12} {lesson.name:20} picks: {', '.join(said)}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
