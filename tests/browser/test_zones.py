"""Nothing jumps: the board keeps its rectangle during a match, whatever is asked or told."""

import pytest
from playwright.sync_api import Page

from tests.browser.by_wire import play_on, seated
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server
from tests.browser.play import ME, make_match

GAMES = ("defenders", "wilderness", "wildlands", "wildlife")
TABLET = (1024, 768)
DECISIONS = 40

# The page itself notes every rectangle that the board's zone ever has.
WATCH = """() => {
    const zone = document.querySelector("main > .board");
    const seen = new Set();
    const look = () => {
        const { x, y, width, height } = zone.getBoundingClientRect();
        seen.add([x, y, width, height].join());
        requestAnimationFrame(look);
    };
    look();
    window.rectangles = seen;
}"""

SHOWN = "version => Number(document.querySelector('main').dataset.version) >= version"


def rectangles(page: Page) -> list[str]:
    return list(page.evaluate("() => [...window.rectangles]"))


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stands_still(
    new_page: NewPage, server: Server, game: str, size: tuple[int, int]
) -> None:
    links = make_match(server.url, game, ME, {"kind": "friend", "name": "Bo"})
    page = new_page(size)
    page.goto(links[0])
    page.wait_for_selector("main[data-version]")
    page.evaluate(WATCH)
    with seated(links) as seats:
        play_on(seats, DECISIONS)
        version = seats[0].view["version"]
    page.wait_for_function(
        "version => document.querySelector('main').dataset.version >= version", arg=version
    )
    assert len(rectangles(page)) == 1, rectangles(page)
