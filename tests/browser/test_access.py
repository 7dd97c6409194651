"""What a checker can see of accessibility, on every kind of page, in light and dark."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.by_wire import by_lots, play_on, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server
from tests.browser.contrast import too_faint
from tests.browser.play import (
    BOT,
    FRIEND,
    ME,
    answered,
    assert_accessible,
    make_match,
    my_turn,
    open_set_up,
    open_tool,
    pick,
)
from tests.browser.smallest import contest

looks = pytest.mark.parametrize(
    ("size", "colours"),
    [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")],
    ids=["desktop-light", "desktop-dark", "phone-light", "phone-dark"],
)


@looks
def test_lobby(new_page: NewPage, server: Server, size: tuple[int, int], colours: str) -> None:
    page = new_page(size, colours)
    page.goto(make_match(server.url, "connect-four", ME, FRIEND)[0])
    assert my_turn(page)
    page.goto(server.url)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert_accessible(page)
    page.get_by_text("Settings").click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    open_set_up(page, "Wilderness")
    page.get_by_text("Options").click()
    page.get_by_text("Rulings").click()
    assert_accessible(page)
    page.get_by_label("Seat B", exact=True).select_option("friend")
    page.get_by_role("button", name="Create the links").click()
    expect(page.get_by_label("Link for Friend B")).to_be_visible()
    assert_accessible(page)


@looks
def test_rules_and_credits(
    new_page: NewPage, server: Server, size: tuple[int, int], colours: str
) -> None:
    page = new_page(size, colours)
    for address, heading in (("rules/wildlife", "Wildlife"), ("credits", "Credits")):
        page.goto(f"{server.url}/{address}")
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        assert_accessible(page)


@looks
def test_table(new_page: NewPage, server: Server, size: tuple[int, int], colours: str) -> None:
    page = new_page(size, colours)
    page.goto(make_match(server.url, "connect-four", ME, BOT)[0])
    assert my_turn(page)
    assert_accessible(page)
    pick(page, "column:d")
    page.wait_for_selector("text=Take back")
    assert_accessible(page)
    if size == PHONE:
        open_tool(page, "Story")
    for tab in ("Turn", "Whole game", "Talk", "Rules"):
        page.locator("#rail").get_by_role("button", name=tab, exact=True).click()
        assert_accessible(page)
    page.keyboard.press("Escape")
    if size == PHONE:
        open_tool(page, "Players")
        assert_accessible(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert_accessible(page)
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)


@looks
def test_tables_with_panels_and_cards(
    new_page: NewPage, server: Server, size: tuple[int, int], colours: str
) -> None:
    page = new_page(size, colours)
    page.goto(make_match(server.url, "goofspiel", ME, BOT, BOT)[0])
    assert my_turn(page)
    assert_accessible(page)


@pytest.mark.parametrize("game", ["defenders", "wilderness", "wildlands", "wildlife"])
def test_games(new_page: NewPage, server: Server, game: str) -> None:
    links = make_match(server.url, game, ME, FRIEND)
    with seated(links) as seats:
        for decisions in (0, 40):
            play_on(seats, decisions)
            for size in (DESKTOP, PHONE):
                for colours in ("light", "dark"):
                    page = new_page(size, colours)
                    page.goto(links[0])
                    answered(page)
                    assert_accessible(page)
                    if decisions > 0 and size == DESKTOP:
                        assert not too_faint(page)
                    page.close()


def assert_seen_by_all(new_page: NewPage, link: str) -> None:
    for size, colours in ((DESKTOP, "dark"), (PHONE, "light")):
        page = new_page(size, colours)
        page.goto(link)
        answered(page)
        assert_accessible(page)
        page.close()


@pytest.mark.parametrize(
    ("game", "kind"), [("defenders", "silence"), ("wildlands", "window"), ("wildlife", "auction")]
)
def test_contests(new_page: NewPage, server: Server, game: str, kind: str) -> None:
    with seated(make_match(server.url, game, ME, FRIEND)) as seats:
        asked = play_until(seats, by_lots, contest(kind), Random(game))
        assert asked
        assert_seen_by_all(new_page, asked.link)


def test_a_result(new_page: NewPage, server: Server) -> None:
    links = make_match(server.url, "defenders", ME, FRIEND)
    with seated(links) as seats:
        assert play_until(seats, by_lots, lambda _: False, Random(1)) is None
    assert_seen_by_all(new_page, links[0])
