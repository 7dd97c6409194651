"""Wildlife in a browser: made by clicking, played with an auction, reloaded, seen to its end."""

from playwright.sync_api import Page, expect

from tests.browser.by_wire import seated
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.hurry import hurry
from tests.browser.play import (
    IDLE,
    answered,
    assert_accessible,
    links_of_match,
    lit,
    open_set_up,
    pick,
    press,
)

TERRAINS = ("forest", "desert", "savanna", "steppe", "mountains", "water")
SEEDS = 8  # of each of three players
DECISION = f"""() => document.querySelector('{IDLE}')
    && document.querySelector('[data-lit], .actions button:not(.back), #result-title')"""


def buttons(page: Page) -> list[str]:
    answered(page)
    return page.locator(".actions button:visible").all_inner_texts()


def confirmed(page: Page) -> None:
    """Say yes to what is asked about; what can be taken back goes by itself."""
    answered(page)
    asked = page.locator(".actions [data-confirm]")
    if asked.count():
        page.mouse.move(0, 0)  # away from what would explain itself over the button
        asked.click()
        answered(page)


def decide(page: Page) -> str:
    """Take one decision as a hurried player would; what it was."""
    page.wait_for_function(DECISION)
    offered = buttons(page)
    for quick in ("Pass", "Let it happen", "Skip it", "End turn"):
        if quick in offered:
            press(page, quick)
            confirmed(page)
            return quick
    if any(id.startswith("card:") for id in lit(page)):
        page.get_by_role("button", name="or sell it").first.click()
        confirmed(page)
        return "Sell"
    pick(page, lit(page)[0])
    confirmed(page)
    return "pick"


def test_a_match_is_made_by_clicking_and_played_through_an_auction(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    open_set_up(page, "Wildlife")
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat B", exact=True).select_option("bot:greedy")
    page.get_by_label("Seat C", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/*")
    for _ in range(SEEDS):
        assert decide(page) == "pick"
    done: list[str] = []
    while "End turn" not in done:
        done.append(decide(page))
    assert "Sell" in done
    page.get_by_role("button", name="Look closer").click()
    closer = page.get_by_role("region", name="Look closer")
    expect(closer).to_contain_text("can do")
    expect(closer).to_contain_text("Who leads where")
    expect(closer.get_by_role("row")).to_have_count(1 + len(TERRAINS))
    assert_accessible(page)
    page.get_by_role("button", name="Whole game").click()
    expect(page.get_by_role("log")).to_contain_text("for sale")
    picture(page, "wildlife")
    page.wait_for_function(DECISION)
    asked = page.locator(".what").inner_text()
    page.reload()
    expect(page.locator(".what")).to_have_text(asked, use_inner_text=True)
    again: list[str] = []
    while "End turn" not in again:
        again.append(decide(page))
    assert_accessible(page)


def test_a_phone_shows_the_island_and_the_hand(new_page: NewPage, server: Server) -> None:
    link = all_seats(server, "me", "random", "random")
    phone = new_page(PHONE)
    phone.goto(link)
    phone.wait_for_function(DECISION)
    for _ in range(SEEDS):
        decide(phone)
    phone.wait_for_function(DECISION)
    picture(phone, "wildlife-phone")
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_person_plays_a_whole_match_against_a_bot(new_page: NewPage, server: Server) -> None:
    page = new_page()
    link = all_seats(server, "me", "greedy")
    page.goto(link)
    played = hurry(page)
    assert played.over
    assert {"card", "Pass", "End turn"} <= set(played.said)
    assert {"Play", "Sell"} <= {said.split(" ")[0] for said in played.said}
    expect_account(page)
    picture(page, "wildlife-played")
    phone = new_page(PHONE)
    phone.goto(link)
    expect_account(phone)
    picture(phone, "wildlife-played-phone")


def expect_account(page: Page) -> None:
    """The match is over, and its points are told so that they add up."""
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    account = page.get_by_role("region", name="Where the points come from")
    expect(account.get_by_role("row", name="Start")).to_be_visible()
    for column in (0, 1):  # the winner first
        cells = account.get_by_role("row").evaluate_all(
            "(rows, at) => rows.slice(1).map((row) => Number(row.cells[at + 1].innerText))", column
        )
        assert sum(cells[:-1]) == cells[-1]
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_final_scores_of_a_match_of_bots_are_seen(new_page: NewPage, server: Server) -> None:
    link = all_seats(server, "random", "random", "random")
    with seated([link]) as (watcher,):
        while not watcher.view["turn"]["over"]:
            watcher.await_view()
    page = new_page(DESKTOP)
    page.goto(link)
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("big scoring")
    points = page.get_by_role("region", name="Where the points come from")
    assert points.evaluate("node => node.scrollWidth <= node.clientWidth"), "a seat is cut off"
    picture(page, "wildlife-over")


def all_seats(server: Server, *levels: str) -> str:
    """The link to play on, or to watch where only bots play."""
    seats = [
        {"kind": "me", "name": "Ann"}
        if level == "me"
        else {"kind": "bot", "name": f"{level} {i}", "bot": level}
        for i, level in enumerate(levels)
    ]
    links, watch = links_of_match(server.url, "wildlife", *seats)
    return next(filter(None, links), watch)
