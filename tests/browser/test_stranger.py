"""Somebody who has set nothing: what is asked of them, and what is not."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.by_wire import by_lots, play_on, seated
from tests.browser.conftest import Server
from tests.browser.play import FRIEND, ME, answered, laid_out, lit, make_match

NOTHING_SET = "localStorage.removeItem('wildtable.settings')"


def test_placing_twelve_tiles_is_twelve_clicks(page: Page, server: Server) -> None:
    links = make_match(server.url, "wildlife", ME, FRIEND)
    page.add_init_script(NOTHING_SET)
    page.goto(links[0])
    with seated(links) as (ann, bo):
        for number in range(12):
            page.wait_for_selector("[data-lit]")
            page.locator(f'[data-element="{lit(page)[0]}"]').click(force=True)
            answered(page)
            bo.catch_up()
            while not bo.choices:
                bo.await_view()
            bo.play(by_lots(bo, Random(number)))
        ann.catch_up()
        mine = [piece for piece in ann.pieces if piece.get("owner") == 0 and "tile" in str(piece)]
    assert len(mine) == 12


def test_nobody_is_shown_a_command_line(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "wildlife", ME, FRIEND)[0])
    line = page.get_by_label("Type a move")
    page.wait_for_selector("[data-lit]")
    expect(line).to_have_count(0)
    page.keyboard.press("/")
    expect(line).to_be_focused()
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Type a move").click()
    expect(line).to_be_focused()


def test_a_line_of_the_log_shows_what_it_is_about(page: Page, server: Server) -> None:
    links = make_match(server.url, "wildlife", ME, FRIEND)
    with seated(links) as seats:
        play_on(seats, 6)
    page.goto(links[0])
    page.wait_for_selector("[data-lit]")
    expect(page.locator(".mark.told")).to_have_count(0)
    line = page.get_by_role("log").get_by_role("button").first
    for shown in (1, 0):
        line.click()
        expect(page.locator(".mark.told")).to_have_count(shown)


def test_a_warning_holds_a_move_until_it_was_heeded_three_times(page: Page, server: Server) -> None:
    """The table says at the first decision of Wilderness that magic does not come back."""
    page.add_init_script(NOTHING_SET)
    page.goto(make_match(server.url, "wilderness", ME, FRIEND)[0])
    pay = page.get_by_role("button", name="Pay, discard nothing")
    warning = page.get_by_role("alert").filter(has_text="none comes back")
    for _ in range(3):
        pay.click()
        expect(warning).to_be_visible()
        answered(page)
        page.get_by_role("button", name="Take back").click()
        expect(warning).to_have_count(0)
    pay.click()
    expect(pay).to_have_count(0)
    expect(page.get_by_label("Tokens: 4").first).to_be_visible()
    expect(warning).to_have_count(0)


def test_the_goal_is_told_once_in_a_first_match(page: Page, server: Server) -> None:
    page.add_init_script(NOTHING_SET)
    page.goto(f"{make_match(server.url, 'wilderness', ME, FRIEND)[0]}#first")
    told = page.get_by_role("dialog", name="Your first match")
    expect(told).to_contain_text("all five Elements")
    told.get_by_role("button", name="Let’s play").click()
    expect(told).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Pay, discard nothing").wait_for()
    expect(told).to_have_count(0)


def test_what_comes_to_lie_under_the_mouse_is_not_asked_about(page: Page, server: Server) -> None:
    """The other cards close up where one was thrown away; the mouse asks once it moves."""
    page.clock.install()
    page.goto(make_match(server.url, "wilderness", ME, FRIEND)[0])
    page.wait_for_selector(".hand [data-lit]")
    laid_out(page)
    box = page.locator(".hand [data-lit]").nth(1).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(page.get_by_role("button", name="Finish placing")).to_be_visible()
    answered(page)
    page.clock.run_for(1000)
    expect(page.locator(".inspector")).to_have_count(0)
    page.mouse.move(x + 2, y)
    page.clock.run_for(1000)
    expect(page.locator(".inspector")).to_be_visible()


def test_a_turn_of_which_nothing_is_told_is_not_recalled(page: Page, server: Server) -> None:
    page.add_init_script("localStorage.setItem('wildtable.rail', JSON.stringify('turn'))")
    links = make_match(server.url, "wildlands", ME, FRIEND)
    with seated(links) as seats:
        play_on(seats, 2)
    page.goto(links[0])
    page.wait_for_selector("[data-lit]")
    expect(page.locator("#rail")).to_contain_text("Why in secret?")
    expect(page.locator("#rail details:not(:has(li))")).to_have_count(0)


def test_phases_piles_and_edges_answer(page: Page, server: Server) -> None:
    """What has no drawing of its own is explained by what it is called."""
    told = page.locator(".inspector")
    with seated(make_match(server.url, "wildlands", ME, FRIEND)) as seats:
        play_on(seats, 60)
        page.goto(seats[0].link)
        page.get_by_role("list", name="Phases").get_by_role("listitem").last.hover()
        expect(told).to_contain_text("Three cards, however many you have played")
        page.get_by_role("group", name="discards").hover()
        expect(told).to_contain_text("They come back when your deck runs out")
        page.get_by_role("group", name="deck").focus()
        expect(told).to_contain_text("nobody knows their order")


def test_what_lies_beside_a_board_answers(page: Page, server: Server) -> None:
    """A stock in a corner, and an edge of the board: each says what it is."""
    told = page.locator(".inspector")
    page.goto(make_match(server.url, "defenders", ME, FRIEND)[0])
    page.wait_for_selector("main[data-version]")
    laid_out(page)
    for place, said in (
        ("toxic-circle", "none is left"),
        ("edge:0,-3:NE", "over edges that are open"),
    ):
        box = page.locator(f'[data-element="{place}"]').bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(told).to_contain_text(said)
