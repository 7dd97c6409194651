"""Everything can be read and hit: no text and no target is too small, on some screens."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.by_wire import by_lots, play_on, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, SIDEWAYS, NewPage, Server
from tests.browser.play import BOT, FRIEND, ME, answered, laid_out, lit, make_match, pick
from tests.browser.smallest import contest, lobby_screens, table_screens, too_small

TABLET = (1024, 768)

# How much of a number can be seen: parts of a page that lie where one looks for it.
SEEN = """all => all.map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + part * width, top + height / 2]);
    return width > 0 && points.every(([x, y]) => document.elementFromPoint(x, y) === each);
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_way_in(new_page: NewPage, server: Server, size: tuple[int, int]) -> None:
    page = new_page(size)
    found = {screen: too_small(page, size) for screen in lobby_screens(page, server.url)}
    assert found == {screen: set() for screen in found}


@pytest.mark.parametrize("game", ["defenders", "wilderness", "wildlands", "wildlife"])
def test_a_table(new_page: NewPage, server: Server, game: str) -> None:
    links = make_match(server.url, game, ME, FRIEND)
    with seated(links) as seats:
        play_on(seats, 12)
        kind = {"defenders": "silence", "wildlands": "window", "wildlife": "auction"}.get(game)
        asked = play_until(seats, by_lots, contest(kind), Random(3)) if kind else seats[0]
        assert asked
        for size in (DESKTOP, PHONE, SIDEWAYS):
            page = new_page(size)
            found = {screen: too_small(page, size) for screen in table_screens(page, asked.link)}
            assert found == {screen: set() for screen in found}, size
            page.close()


@pytest.mark.parametrize(("game", "rivals"), [("wildlife", 4), ("wildlands", 2), ("defenders", 3)])
def test_everybodys_points_are_seen_on_a_tablet(
    new_page: NewPage, server: Server, game: str, rivals: int
) -> None:
    page = new_page(TABLET)
    page.goto(make_match(server.url, game, ME, *[BOT] * rivals)[0])
    page.wait_for_selector("main[data-version]")
    laid_out(page)
    points = page.locator("#seats .strip .score b")
    expect(points).to_have_count(rivals + 1)
    assert points.evaluate_all(SEEN) == [True] * (rivals + 1)


def test_no_button_leaves_the_column_of_a_phone_on_its_side(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(SIDEWAYS)
    page.goto(make_match(server.url, "wildlands", ME, FRIEND, factions="seated")[0])
    page.wait_for_selector("[data-lit]")
    laid_out(page)
    for _ in range(5):
        pick(page, next(id for id in lit(page) if id.startswith("space:")))
    answered(page)
    expect(page.locator("[data-confirm].go")).to_be_visible()
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    for button in page.locator(".dock button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert dock["x"] <= box["x"] <= box["x"] + box["width"] <= dock["x"] + dock["width"]
