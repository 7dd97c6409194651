"""Everything a scene can have, drawn and picked: on a made-up game, apart from any rules."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.island import Island
from tests.browser.play import answered, assert_accessible, element, expect_lit, laid_out, pick


@pytest.fixture
def island(page: Page, server: Server) -> Island:
    return Island(page, server)


def test_sources_are_lit_then_their_targets(page: Page, island: Island) -> None:
    expect_lit(page, "space:c3", "space:e5", "space:g2", "animal:bear", "card:0", "card:2")
    pick(page, "space:c3")
    expect_lit(page, "space:b4", "space:c4", "space:d3")
    picture(page, "island")
    element(page, "space:b4").hover()
    expect(page.get_by_text("Costs 2 food.")).to_be_visible()
    pick(page, "space:b4")
    expect(page.get_by_text("Walk c3 b4?")).to_be_visible()
    expect(page.get_by_text("Costs 2 food.")).to_be_visible()
    assert island.said() == ["stage walk c3 b4"]


def test_picks_and_hints_move_nothing_below_the_pointer(page: Page, island: Island) -> None:
    place = element(page, "space:b4")
    before = place.bounding_box()
    pick(page, "space:c3")
    place.hover()
    expect(page.get_by_text("Costs 2 food.")).to_be_visible()
    assert place.bounding_box() == before


def test_a_hint_moves_nothing_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(PHONE)  # where the prompt has no room to spare
    Island(page, server)
    pick(page, "space:c3")
    expect_lit(page, "space:b4", "space:c4", "space:d3")
    laid_out(page)
    place = element(page, "space:b4")
    before = place.bounding_box()
    place.hover()
    expect(page.get_by_text("Costs 2 food.")).to_be_visible()
    assert place.bounding_box() == before


def test_a_hint_stays_while_others_do_something(page: Page, island: Island) -> None:
    pick(page, "space:c3")
    element(page, "space:b4").hover()
    hint = page.get_by_text("Costs 2 food.")
    expect(hint).to_be_visible()
    island.happen("walk", "d3", "d4")
    expect(page.get_by_role("log")).to_contain_text("walks from d3 to d4.")
    expect(hint).to_be_visible()


def test_families_that_end_alike_are_told_apart_by_buttons(page: Page, island: Island) -> None:
    pick(page, "space:c3")
    pick(page, "space:c4")
    assert island.said() == []
    page.get_by_role("button", name="Hunt").click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    assert island.said() == ["stage hunt c3 c4"]


def test_escape_cancels_a_selection(page: Page, island: Island) -> None:
    pick(page, "space:c3")
    expect_lit(page, "space:b4", "space:c4", "space:d3")
    page.keyboard.press("Escape")
    expect(element(page, "space:e5")).to_have_attribute("data-lit", "true")


def test_an_amount_is_slid_or_typed(page: Page, island: Island) -> None:
    page.get_by_role("button", name="Bid").click()
    page.get_by_role("spinbutton").fill("17")
    picture(page, "island-bid")
    page.get_by_role("button", name="Bid 17").click()
    expect(page.get_by_text("So far: Bid 17")).to_be_visible()
    assert island.said() == ["stage bid 17"]


def test_a_shortcut_stages_its_chain(page: Page, island: Island) -> None:
    pick(page, "space:g2")
    expect(page.get_by_text("So far: Walk e5 e6")).to_be_visible()


def test_an_unlit_space_answers_why_not(page: Page, island: Island) -> None:
    pick(page, "space:c3")
    element(page, "space:g5").click(force=True)
    page.get_by_role("alert").get_by_role("button", name="Why?").click()
    expect(page.locator("#rule-ISL-1")).to_be_visible()
    assert island.said() == ["why walk c3 g5"]


def test_a_piece_that_moves_can_name_is_picked_itself(page: Page, island: Island) -> None:
    expect(page.get_by_role("button", name="bear of Bo, can be picked")).to_be_visible()
    expect(page.locator('[data-piece="animal:bear"] use[href="#wound"]')).to_have_count(1)
    element(page, "space:b6").click(position={"x": 12, "y": 24}, force=True)  # it is in its light
    expect(page.get_by_text("So far: Tame bear")).to_be_visible()
    answered(page)
    element(page, "animal:owl").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Animals don't swim.")
    assert island.said() == ["stage tame bear", "why tame owl"]


def test_a_line_shows_why_not(page: Page, island: Island) -> None:
    pick(page, "space:c3")
    expect(page.locator(".line.broken")).to_have_count(0)
    element(page, "space:g5").hover(force=True)
    expect(page.get_by_text("There is water between.")).to_be_visible()
    expect(page.locator(".line.broken")).to_have_count(1)
    element(page, "space:g5").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Animals don't swim.")
    page.mouse.move(1, 1)
    expect(page.locator(".line.broken")).to_have_count(1)  # as long as the answer stands
    page.keyboard.press("Escape")
    expect(page.locator(".line.broken")).to_have_count(0)


def test_a_folded_panel_is_opened(page: Page, island: Island) -> None:
    table = page.get_by_role("table", name="Deck")
    expect(table).to_have_count(0)
    page.get_by_text("Deck", exact=True).click()
    expect(table).to_be_visible()


def test_an_overlay_is_laid_over_the_board(page: Page, island: Island) -> None:
    page.get_by_role("button", name="Majorities").click()
    expect(page.get_by_text("3:1")).to_be_visible()
    expect(page.locator(".line")).to_have_count(1)
    picture(page, "island-overlay")


def test_the_board_zooms_and_fits(page: Page, island: Island) -> None:
    width = "document.querySelector('[data-element=\"space:d5\"]').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(f"before => {width} > 1.2 * before", arg=before)
    page.get_by_role("button", name="Fit").click()
    page.wait_for_function(f"before => Math.abs({width} - before) < 0.01", arg=before)


def test_hands_have_no_holes_and_seats_have_their_own(page: Page, island: Island) -> None:
    expect(element(page, "card:1")).to_have_count(0)
    expect(element(page, "card:3")).to_be_visible()
    expect(element(page, "level-1:water")).to_be_visible()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_checker_finds_nothing(new_page: NewPage, server: Server, colours: str) -> None:
    for size in (PHONE, DESKTOP):
        page = new_page(size, colours)
        Island(page, server)
        pick(page, "space:c3")
        picture(page, f"island-{size[0]}-{colours}")
        assert_accessible(page)
