"""Pictures of the screens that people meet, to be put beside what was designed.

`python -m tests.browser.gallery [NAME...]` plays each game to where the screen is met, and writes
it on a desktop and on a phone, in light and dark, into build/screenshots/gallery.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.by_wire import Choose, Seat, by_lots, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, SCREENSHOTS, Server, launch
from tests.browser.play import ME, answered, element, laid_out, make_match

LOOKS = {
    "": (DESKTOP, "light"),
    "-dark": (DESKTOP, "dark"),
    "-phone": (PHONE, "light"),
    "-phone-dark": (PHONE, "dark"),
}
PATIENCE = 20_000  # milliseconds
AT_REST = """() => Promise.all(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime < 3000)
    .map((each) => each.finished.catch(() => null)))"""


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": "greedy"}


class Screen(NamedTuple):
    """Where a screen is met, and what is done there before it is looked at."""

    game: str
    rivals: int
    met: Callable[[Seat], bool]
    done: Callable[[Page, Seat], None] = lambda page, seat: None
    rather: tuple[str, ...] = ()  # families of moves that are made wherever they are legal
    alone: bool = False  # whether we play all seats, instead of bots
    window: int = 0  # seconds that a window takes
    moving: bool = False  # looked at when what moves has come to rest, instead of without motion


def eager(families: tuple[str, ...]) -> Choose:
    """Decide by lots, among moves of the first of these families that can be made."""

    def choose(seat: Seat, rng: Random) -> str:
        for family in families:
            if liked := [move for move in seat.choices if move.split()[0] == family]:
                return rng.choice(liked)
        return by_lots(seat, rng)

    return choose


# --- where they are met -------------------------------------------------------------------------


def scene(seat: Seat) -> dict[str, Any]:
    return dict(seat.view["scene"])


def contest(kind: str, after: int) -> Callable[[Seat], bool]:
    """A contest of this kind in which the seat is asked, when so much has happened."""

    def met(seat: Seat) -> bool:
        on = scene(seat).get("contest", {})
        asked = any(
            each["seat"] == seat.number and each.get("state") == "asked"
            for each in on.get("order", [])
        )
        found = on.get("kind") == kind and (asked or kind != "window")
        return found and int(seat.view["version"]) >= after

    return met


def offered(*families: str, after: int = 0) -> Callable[[Seat], bool]:
    """Moves of all these families can be made, when so much has happened."""

    def met(seat: Seat) -> bool:
        found = {move.split()[0] for move in seat.choices}
        return set(families) <= found and int(seat.view["version"]) >= after

    return met


def has(part: str) -> Callable[[Seat], bool]:
    """The scene has this part."""
    return lambda seat: bool(scene(seat).get(part))


def may_harm(seat: Seat) -> bool:
    """Somebody can be attacked."""
    return bool(harmed(seat))


def harmed(seat: Seat) -> list[str]:
    """Who would be, by some move."""
    hints = scene(seat)["prompt"].get("hints", [])
    effects = [each for hint in hints for each in hint.get("effects", [])]
    return [each["at"] for each in effects if each["kind"] == "harm"]


def rolled(seat: Seat) -> bool:
    """Dice lie there, and it can be paid for them."""
    return bool(scene(seat)["prompt"].get("throw"))


# --- what is done there -------------------------------------------------------------------------


def lay_an_animal(page: Page, seat: Seat) -> None:
    """Pick an animal and point at a field; nothing of it is done yet."""
    page.locator('[data-element^="animal:"][data-lit]').first.click(force=True)
    page.locator('[data-element^="field:"][data-lit]').last.hover(force=True)


def aim(page: Page, seat: Seat) -> None:
    """Pick the first target that would be harmed; it may have been on another page."""
    if targets := harmed(seat):
        target = element(page, targets[0]).or_(page.locator(f'[data-piece="{targets[0]}"]'))
        target.first.click(force=True)
        answered(page)
        seat.catch_up()


def hold_a_card(page: Page, seat: Seat) -> None:
    """Ask about a card of the hand."""
    card = page.locator(".hand .card").first
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        card.dispatch_event("pointerdown", {"pointerType": "touch"})
    else:
        card.hover()
    page.wait_for_selector(".inspector")


def focus_a_card(page: Page, seat: Seat) -> None:
    """Ask about the first card by the keyboard."""
    page.keyboard.press("Tab")
    page.locator(".hand .card .whole").first.focus()
    page.wait_for_selector(".inspector")


def turn_the_page(page: Page, seat: Seat) -> None:
    """Go on to the second chapter of a scoring."""
    page.locator(".scoring").get_by_role("button", name="Herds").click()


def hear_machines(page: Page, seat: Seat) -> None:
    """Play on until a machine card is told on the page."""
    rng = Random(1)
    while not page.locator(".story").count():
        seat.catch_up()
        if not seat.choices:
            seat.await_view()
        elif move := eager(("end",))(seat, rng):
            seat.play(move)
        answered(page)


SCREENS = {
    "wildlife-start": Screen("wildlife", 2, offered("seed")),
    "wildlife-table": Screen("wildlife", 4, offered("bid", after=120)),
    "wildlife-turn": Screen("wildlife", 4, offered("end-turn", after=150)),
    "wildlife-scoring": Screen("wildlife", 3, has("scoring"), alone=True),
    "wildlife-herds": Screen("wildlife", 3, has("scoring"), turn_the_page, alone=True),
    "wilderness-place": Screen("wilderness", 1, offered("place", after=16), lay_an_animal),
    "wilderness-fight": Screen("wilderness", 1, may_harm, aim, alone=True),
    "wilderness-roll": Screen("wilderness", 1, rolled, rather=("attack",), alone=True, moving=True),
    "wildlands-factions": Screen("wildlands", 2, offered("choose"), focus_a_card),
    "wildlands-table": Screen("wildlands", 2, offered("play", "end", after=120)),
    "wildlands-card": Screen("wildlands", 2, offered("play", "end", after=60), hold_a_card),
    "wildlands-window": Screen("wildlands", 2, contest("window", 120), window=60),
    "defenders-silence": Screen("defenders", 2, contest("silence", 30)),
    "defenders-machines": Screen(
        "defenders", 1, offered("end", after=60), hear_machines, moving=True
    ),
    "defenders-table": Screen("defenders", 2, offered("end", "move", after=60)),
}


@contextmanager
def opened(
    browser: Browser, size: tuple[int, int], colours: str, *, moving: bool = False
) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        color_scheme="dark" if colours == "dark" else "light",
        reduced_motion="no-preference" if moving else "reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def look_at(browser: Browser, url: str, name: str, screen: Screen, folder: Path) -> None:
    rivals = [
        {"kind": "friend", "name": each} if screen.alone else bot(each)
        for each in ("Bela", "Cleo", "Dora", "Emil")[: screen.rivals]
    ]
    made = make_match(url, screen.game, ME, *rivals, window=screen.window)
    links = [link for link in made if link]
    with seated(links) as seats:
        seat = play_until(seats, eager(screen.rather), screen.met, Random(3))
        if seat is None:
            print(f"{name}: not met")
            return
        for look, (size, colours) in LOOKS.items():
            with opened(browser, size, colours, moving=screen.moving) as page:
                page.goto(seat.link)
                page.wait_for_selector("main[data-version]")
                laid_out(page)
                try:
                    screen.done(page, seat)
                    page.evaluate(AT_REST)
                finally:
                    page.screenshot(path=folder / f"{name}{look}.png")
                print(f"{name}{look}", flush=True)


def look_at_lobby(browser: Browser, url: str, folder: Path) -> None:
    for look, (size, colours) in LOOKS.items():
        with opened(browser, size, colours) as page:
            page.goto(url)
            page.get_by_role("article").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"lobby{look}.png")


def main() -> None:
    """Write the pictures that are asked for, or all."""
    folder = SCREENSHOTS / "gallery"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        browser = launch(playwright.chromium)
        for name in sys.argv[1:] or ["lobby", *SCREENS]:
            if name == "lobby":
                look_at_lobby(browser, server.url, folder)
            else:
                look_at(browser, server.url, name, SCREENS[name], folder)
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
