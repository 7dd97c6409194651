"""What a checker can see of accessibility, on every kind of page, in light and dark."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server
from tests.browser.play import BOT, ME, assert_accessible, make_match, my_turn, pick

looks = pytest.mark.parametrize(
    ("size", "colours"),
    [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")],
    ids=["desktop-light", "desktop-dark", "phone-light", "phone-dark"],
)


@looks
def test_start_page(new_page: NewPage, server: Server, size: tuple[int, int], colours: str) -> None:
    page = new_page(size, colours)
    page.goto(server.url)
    page.get_by_text("Goofspiel").click()
    page.get_by_text("Options").click()
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
    for tab in ("Players", "Log", "Rules"):
        button = page.get_by_role("navigation").get_by_role("button", name=tab)
        if button.is_visible():
            button.click()
            assert_accessible(page)
    page.get_by_text("Settings").click()
    assert_accessible(page)


@looks
def test_tables_with_panels_and_cards(
    new_page: NewPage, server: Server, size: tuple[int, int], colours: str
) -> None:
    page = new_page(size, colours)
    page.goto(make_match(server.url, "goofspiel", ME, BOT, BOT)[0])
    assert my_turn(page)
    assert_accessible(page)
