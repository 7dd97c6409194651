"""Whole matches in other languages: `python -m tests.browser.languages [GAME ...]`.

A seat is played over the wire by lots against a bot that brings the match to its end, and a phone
looks on from it. Every few decisions, and on the pages around a match, it says what is left in
English and what does not fit. Pictures are kept of some of them.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.by_wire import Seat, by_lots, play_until, seated
from tests.browser.conftest import PHONE, SCREENSHOTS, Server, launch
from tests.browser.overflow import overflowing
from tests.browser.play import ME, make_match
from tests.browser.test_spoken import english_on
from wildtable.kernel.words import LANGUAGES

RIVAL: Final = {"kind": "bot", "name": "Bruno", "bot": "forager"}
GAMES: Final = ("wildlife", "wilderness", "wildlands", "defenders")
OFTEN: Final = 60  # decisions that are looked at often
STEP: Final = 4
STRIDE: Final = 12  # decisions between two looks later on
PICTURED: Final = 5  # of all looks, one in so many


@contextmanager
def phone(browser: Browser, language: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        locale=language,
        reduced_motion="reduce",
        service_workers="block",
    )
    yield context.new_page()
    context.close()


class Faults:
    """What was found, each once."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def look(self, page: Page, game: str, language: str, where: str) -> None:
        english = {f"English: {word}" for word in english_on(page, game, language)}
        for fault in sorted((english | overflowing(page)) - self.seen):
            self.seen.add(fault)
            print(f"{game} {language} {where}: {fault}", flush=True)


def watch(page: Page, url: str, game: str, language: str, faults: Faults) -> int:
    """A whole match; how many decisions it had."""
    links = make_match(url, game, ME, RIVAL)[:1]
    page.goto(links[0])
    page.wait_for_selector("main[data-version]")
    rng, decided, looks = Random(3), 0, 0

    def enough(_: Seat) -> bool:
        nonlocal decided
        decided += 1
        return decided % (STEP if decided < OFTEN else STRIDE) == 0

    with seated(links) as seats:
        going = True
        while going:
            going = play_until(seats, by_lots, enough, rng) is not None
            seats[0].catch_up()
            version = seats[0].view["version"]
            page.wait_for_function(
                "version => document.querySelector('main').dataset.version >= version", arg=version
            )
            faults.look(page, game, language, f"after {decided} decisions")
            looks += 1
            if looks % PICTURED == 1 or not going:
                page.screenshot(path=SCREENSHOTS / f"{game}-{language}-{decided}.png")
    return decided


def main(*games: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = launch(playwright.chromium)
        for language in LANGUAGES[1:]:
            for game in games or GAMES:
                faults = Faults()
                with phone(browser, language) as page:
                    for address in ("", f"learn/{game}", f"rules/{game}"):
                        page.goto(f"{server.url}/{address}")
                        page.get_by_role("heading").first.wait_for()
                        for fault in sorted(overflowing(page)):
                            print(f"{game} {language} /{address}: {fault}", flush=True)
                    decided = watch(page, server.url, game, language, faults)
                print(
                    f"{game} {language}: {decided} decisions, {len(faults.seen)} faults", flush=True
                )
        browser.close()
        server.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
