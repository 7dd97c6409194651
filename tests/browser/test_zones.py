"""Nothing jumps: the board keeps its rectangle during a match, whatever is asked or told."""

import pytest
from playwright.sync_api import Page

from tests.browser.by_wire import play_on, seated
from tests.browser.conftest import DESKTOP, PHONE, SIDEWAYS, NewPage, Server
from tests.browser.play import FRIEND, ME, laid_out, make_match

GAMES = ("defenders", "wilderness", "wildlands", "wildlife")
TABLET = (1024, 768)
# Sizes that are only looked at for a while: a large screen, a phone on its side, a zoom of 200 %.
OTHERS = {"large": (1920, 1080), "sideways": SIDEWAYS, "doubled": (640, 400)}
DECISIONS = 40

# The page itself notes every rectangle that the board's zone ever has, and every scroll bar of what
# is never longer than its place: only the seats, the story and what can be looked up are.
WATCH = """() => {
    const zone = document.querySelector("main > .board");
    const [seen, bars] = [new Set(), new Set()];
    const thick = (whole, inside, edge) => inside > 0 && whole - inside - 2 * edge > 1;
    const look = () => {
        const { x, y, width, height } = zone.getBoundingClientRect();
        seen.add([x, y, width, height].join());
        const short = document.querySelectorAll(":is(header, .board, .dock, .hand, .auction) *");
        for (const each of short)
            if (thick(each.offsetWidth, each.clientWidth, each.clientLeft)
                || thick(each.offsetHeight, each.clientHeight, each.clientTop))
                bars.add(`${each.className} ${each.textContent.trim().slice(0, 60)}`);
        requestAnimationFrame(look);
    };
    look();
    [window.rectangles, window.bars] = [seen, bars];
}"""

SHOWN = "version => Number(document.querySelector('main').dataset.version) >= version"


def rectangles(page: Page) -> list[str]:
    return list(page.evaluate("() => [...window.rectangles]"))


def watched(page: Page, links: list[str], decisions: int) -> list[str]:
    """The rectangles that the board has while so much is decided, without any scroll bar."""
    page.goto(links[0])
    page.wait_for_selector("main[data-version]")
    laid_out(page)
    page.evaluate(WATCH)
    with seated(links) as seats:
        play_on(seats, decisions)
        version = seats[0].view["version"]
    page.wait_for_function(SHOWN, arg=version)
    assert page.evaluate("() => [...window.bars]") == []
    return rectangles(page)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stands_still(
    new_page: NewPage, server: Server, game: str, size: tuple[int, int]
) -> None:
    links = make_match(server.url, game, ME, FRIEND)
    assert len(watched(new_page(size), links, DECISIONS)) == 1


@pytest.mark.parametrize(
    ("size", "game"), list(zip(OTHERS, ("defenders", "wildlands", "wildlife"), strict=True))
)
def test_it_does_on_other_screens_and_is_the_largest_thing_there(
    new_page: NewPage, server: Server, size: str, game: str
) -> None:
    page = new_page(OTHERS[size])
    (rectangle,) = watched(page, make_match(server.url, game, ME, FRIEND), 10)
    _, _, width, height = map(float, rectangle.split(","))
    across, down = OTHERS[size]
    assert width * height > 0.4 * across * down
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
