"""Wilderness in a browser: both phases of a match against a bot, to its end."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, picture
from tests.browser.hurry import hurry
from tests.browser.play import assert_accessible, laid_out, open_set_up


def pictures(page: Page, name: str) -> None:
    """Of a desktop and of a phone, where nothing may be wider than the screen."""
    picture(page, name)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    laid_out(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    picture(page, f"{name}-phone")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    laid_out(page)


def test_a_match_is_played_through_both_phases_to_its_end(page: Page, server: Server) -> None:
    page.goto(server.url)
    open_set_up(page, "Wilderness")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat B").select_option("bot:greedy")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/*")

    done = set(hurry(page, offered="Put back").said)
    expect(page.locator('[data-piece^="animal:0-"], [data-piece^="card:"]').first).to_be_visible()
    pictures(page, "wilderness-position")
    assert_accessible(page)

    done |= set(hurry(page, offered="Stop here").said)
    expect(page.get_by_role("log")).to_contain_text("the Action move of")
    page.get_by_role("button", name="Threats").click()
    page.get_by_role("button", name="Threats").click()
    page.get_by_role("button", name="Ways and odds").click()
    pictures(page, "wilderness-action")
    page.get_by_role("button", name="Ways and odds").click()
    assert_accessible(page)

    last = hurry(page, rather=["End your move", "Stop here"])
    done |= set(last.said)
    assert last.over
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    assert {"animal", "field", "Finish placing", "End your move"} <= done
    picture(page, "wilderness-over")
