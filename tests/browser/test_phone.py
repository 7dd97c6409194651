"""Boards on a phone: as large as they can be, or near who acts, with nothing lost from sight."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.by_wire import Seat, by_lots, play_until, seated
from tests.browser.conftest import PHONE, NewPage, Server, picture
from tests.browser.play import BOT, FRIEND, ME, answered, laid_out, make_match, open_tool

NEAR = 70.0  # pixels across a hex
TOOLS = "What to see on the board"


def turn(seat: Seat) -> bool:
    """Whether it may walk or end its turn."""
    return {"move", "end"} <= {move.split()[0] for move in seat.choices}


def silence(seat: Seat) -> bool:
    """Whether it chooses a defender for the round."""
    return any(move.startswith("choose ") for move in seat.choices)


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.wait_for_selector("main[data-version]")
    laid_out(page)


def width(places: Locator) -> float:
    """How wide these are together, on the screen."""
    boxes = places.evaluate_all("all => all.map(each => each.getBoundingClientRect().toJSON())")
    return float(max(box["right"] for box in boxes) - min(box["left"] for box in boxes))


def in_sight(page: Page) -> int:
    """How many hexes that are lit have their middle in the board's frame."""
    found: int = page.evaluate(
        """() => {
            const frame = document.querySelector(".frame").getBoundingClientRect();
            const lit = document.querySelectorAll('[data-element^="hex:"][data-lit]');
            return [...lit].filter((each) => {
                const { x, y, width, height } = each.getBoundingClientRect();
                const [left, top] = [x + width / 2 - frame.x, y + height / 2 - frame.y];
                return left > 0 && left < frame.width && top > 0 && top < frame.height;
            }).length;
        }"""
    )
    return found


def told_beyond(page: Page) -> int:
    """How many are said to lie beyond the edges."""
    names = page.get_by_role("button", name=re.compile(r"^\d+ more "))
    labels = names.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    return sum([int(label.split()[0]) for label in labels])


def test_a_board_comes_near_who_acts(new_page: NewPage, server: Server) -> None:
    """A few hexes around the organizer, and how many can be picked elsewhere."""
    phone = new_page(PHONE)
    links = make_match(server.url, "defenders", ME, BOT)
    with seated(links[:1]) as seats:
        assert play_until(seats, by_lots, turn, Random(1)) is seats[0]
        sit_down(phone, links[0])
        hexes = phone.locator('[data-element^="hex:"]')
        lit = phone.locator('[data-element^="hex:"][data-lit]')
        answered(phone)
        assert width(hexes.first) > NEAR
        assert in_sight(phone) + told_beyond(phone) == lit.count()
        picture(phone, "defenders-near-phone")
        phone.get_by_role("button", name="Whole board").click()
        assert width(hexes) <= PHONE[0]
        assert in_sight(phone) == lit.count()
        assert told_beyond(phone) == 0
        phone.get_by_role("button", name="Zoom to choices").click()
        assert width(hexes.first) > NEAR


def test_a_sheet_that_was_asked_for_is_shut(new_page: NewPage, server: Server) -> None:
    """What is told of a card lies over the buttons, so it can be put away."""
    phone = new_page(PHONE)
    sit_down(phone, make_match(server.url, "wildlands", ME, BOT)[0])
    phone.locator(".hand .card").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    sheet = phone.locator(".inspector")
    expect(sheet).to_be_visible()
    phone.locator(".hand .card").first.dispatch_event("pointerup", {"pointerType": "touch"})
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_what_is_out_of_sight_is_brought_there(new_page: NewPage, server: Server) -> None:
    phone = new_page(PHONE)
    links = make_match(server.url, "defenders", ME, BOT)
    with seated(links[:1]) as seats:
        assert play_until(seats, by_lots, turn, Random(1)) is seats[0]
        sit_down(phone, links[0])
        frame = phone.locator(".frame").bounding_box()
        assert frame is not None
        phone.mouse.move(frame["x"] + 20, frame["y"] + frame["height"] / 2)
        phone.mouse.down()
        phone.mouse.move(frame["x"] + frame["width"] - 20, frame["y"] + 40, steps=4)
        phone.mouse.up()
        beyond = phone.get_by_role("button", name=re.compile(r"^\d+ more ")).first
        before = in_sight(phone)
        beyond.click()
        assert in_sight(phone) > before


def test_what_may_come_is_said_in_a_few_words(new_page: NewPage, server: Server) -> None:
    phone = new_page(PHONE)
    links = make_match(server.url, "defenders", ME, BOT)
    with seated(links[:1]) as seats:
        assert play_until(seats, by_lots, turn, Random(1)) is seats[0]
        sit_down(phone, links[0])
        brief = phone.get_by_role("button", name="Machines next")
        brief.click()
        legend = phone.get_by_role("region", name="Legend")
        expect(legend).to_contain_text("One of these comes next")
        expect(brief).to_have_count(0)
        legend.get_by_role("button", name="Close").click()
        expect(brief).to_be_visible()


def test_two_buttons_leave_a_sentence_its_room(new_page: NewPage, server: Server) -> None:
    phone = new_page(PHONE)
    sit_down(phone, make_match(server.url, "wilderness", ME, FRIEND)[0])
    phone.locator(".hand [data-lit]").first.click()
    expect(phone.get_by_role("button", name="Finish placing")).to_be_visible()
    answered(phone)
    prompt = phone.get_by_role("group", name="What you have to decide")
    assert prompt.evaluate("(each) => each.scrollHeight <= each.clientHeight")


def test_what_the_golden_button_says_is_not_said_again(new_page: NewPage, server: Server) -> None:
    """So there is room for all that comes of it."""
    phone = new_page(PHONE)
    links = make_match(server.url, "defenders", ME, BOT)
    with seated(links[:1]) as seats:
        assert play_until(seats, by_lots, silence, Random(1)) is seats[0]
        sit_down(phone, links[0])
        phone.locator('[data-element^="card:"][data-lit]').first.click()
        expect(phone.locator("[data-confirm].go")).to_contain_text("face down")
        answered(phone)
        prompt = phone.get_by_role("group", name="What you have to decide")
        expect(prompt.locator(".said")).to_have_css("position", "absolute")
        said = prompt.locator(".detail")
        assert said.evaluate("(each) => each.scrollWidth <= each.clientWidth")
        assert prompt.evaluate("(each) => each.scrollHeight <= each.clientHeight")


def test_the_small_map_lies_on_the_board_alone(new_page: NewPage, server: Server) -> None:
    """Above the board of Wilderness stand its Elements."""
    phone = new_page(PHONE)
    sit_down(phone, make_match(server.url, "wilderness", ME, BOT)[0])
    expect(phone.get_by_role("button", name="Where you are looking")).to_have_count(0)
    frame = phone.locator(".frame").bounding_box()
    assert frame is not None
    phone.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    phone.mouse.wheel(0, -600)
    small = phone.get_by_role("button", name="Where you are looking").bounding_box()
    goals = phone.get_by_role("region", name="Elements").bounding_box()
    assert small is not None
    assert goals is not None
    assert goals["y"] + goals["height"] <= small["y"]


def test_a_board_that_fills_its_zone_has_its_tools_in_the_menu(
    new_page: NewPage, server: Server
) -> None:
    phone = new_page(PHONE)
    sit_down(phone, make_match(server.url, "wildlands", ME, BOT)[0])
    assert width(phone.locator('[data-element^="space:"]')) > 350
    expect(phone.get_by_role("button", name=TOOLS)).to_have_count(0)
    open_tool(phone, TOOLS)
    hide = phone.get_by_role("toolbar").get_by_role("button").first
    expect(hide).to_be_focused()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("toolbar")).to_have_count(0)
