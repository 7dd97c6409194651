"""Wilderness in a browser: both phases of a match against a bot, to its end."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.by_wire import Seat, by_lots, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.hurry import hurry
from tests.browser.play import (
    FRIEND,
    ME,
    answered,
    assert_accessible,
    element,
    laid_out,
    make_match,
    open_set_up,
)

ELEMENTS = ["Earth · c3", "Water · g3", "Fire · e5", "Air · c7", "Aether · g7"]


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
    page.get_by_label("Seat B", exact=True).select_option("bot:greedy")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/*")

    done = set(hurry(page, offered="Finish placing").said)
    pictures(page, "wilderness-position")
    assert_accessible(page)

    # Who lays all that can be laid has animals to act with.
    acting = hurry(page, offered="Stop here", last=["Finish placing"])
    assert not acting.over
    done |= set(acting.said)
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_elements_and_the_trigger_stand_beside_the_board(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    """On a phone above and below it; nothing of them lies on a field."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(make_match(server.url, "wilderness", ME, FRIEND)[0])
    page.wait_for_selector("main[data-version]")
    laid_out(page)
    goals = page.get_by_role("region", name="Elements")
    expect(goals.locator(".name")).to_have_text(ELEMENTS)
    expect(page.get_by_role("group", name="Trigger: 10 Drops left")).to_be_visible()
    board = page.locator('[data-element="field:a1"], [data-element="field:i9"]')
    corners = [corner.bounding_box() for corner in board.all()]
    for beside in (goals.locator("li").all(), page.locator(".pile").all()):
        for box in [each.bounding_box() for each in beside]:
            assert box is not None
            assert corners[0] is not None
            assert corners[1] is not None
            left_of = box["x"] + box["width"] <= corners[0]["x"]
            right_of = box["x"] >= corners[1]["x"] + corners[1]["width"]
            above = box["y"] + box["height"] <= corners[0]["y"]
            below = box["y"] >= corners[1]["y"] + corners[1]["height"]
            assert left_of or right_of or above or below


@contextmanager
def played_to(server: Server, offered: str) -> Iterator[Seat]:
    """A match by lots in which a seat is asked and a shortcut or a move of this kind is offered."""
    links = make_match(server.url, "wilderness", ME, FRIEND)
    with seated(links) as seats:
        found = play_until(seats, by_lots, lambda seat: offers(seat, offered), Random(5))
        assert found is not None
        yield found


def offers(seat: Seat, family: str) -> bool:
    return any(move.startswith(f"{family} ") for move in seat.choices)


def test_cards_that_are_not_kept_go_back_by_one_golden_button(page: Page, server: Server) -> None:
    with played_to(server, "return") as seat:
        count = len([move for move in seat.choices if move.startswith("return ")])
        page.goto(seat.link)
        golden = page.locator(".actions .go")
        expect(golden).to_have_text("Put 1 card back" if count == 1 else f"Put {count} cards back")
        golden.click()
        expect(page.locator(".prompt")).not_to_contain_text("Keep a")


def test_odds_stand_at_a_target_and_dice_are_asked_for_once(
    new_page: NewPage, server: Server
) -> None:
    """Hovering shows the chance, a click aims, and the golden button throws.

    Who takes up another device meanwhile finds the same there.
    """
    page = new_page()
    with played_to(server, "attack") as seat:
        hints = {hint["move"]: hint for hint in seat.view["scene"]["prompt"]["hints"]}
        move = next(move for move in seat.choices if move.startswith("attack "))
        (effect,) = hints[move]["effects"]
        page.goto(seat.link)
        target = element(page, f"field:{move.split(' ')[1]}")
        page.wait_for_selector(f'[data-element="field:{move.split(" ")[1]}"][data-lit]')
        laid_out(page)
        target.hover(force=True)
        if effect.get("chance", -1) >= 0:
            expect(page.locator(".odds")).to_contain_text(f"{effect['chance']}")
        target.click(force=True)
        confirm = page.locator(".actions [data-confirm]")
        expect(confirm).to_be_visible()
        answered(page)
        phone = new_page(PHONE)
        phone.goto(seat.link)
        expect(phone.locator(".actions [data-confirm]")).to_have_text(confirm.inner_text())
        expect(phone.locator(".prompt")).not_to_contain_text(move.split(" ")[1])
        if effect.get("chance", -1) >= 0:
            expect(phone.locator(".odds")).to_contain_text(f"{effect['chance']}")
        confirm.click()
        expect(confirm).to_have_count(0)
        answered(page)
        expect(page.get_by_role("log").first).to_contain_text("You attack")
