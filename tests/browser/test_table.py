"""Small games from the start page to the result, by every way of playing."""

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import CUT_OFF, NewPage, Server, picture
from tests.browser.play import (
    BOT,
    ME,
    answered,
    assert_accessible,
    confirm,
    drop,
    element,
    lit,
    make_match,
    my_turn,
    open_set_up,
    open_tool,
    pick,
    press,
)


def expect_log(page: Page, lines: int) -> None:
    expect(page.get_by_role("log").locator("p")).to_have_count(lines)


def test_a_match_is_made_by_clicking_and_played_to_the_end(page: Page, server: Server) -> None:
    page.goto(server.url)
    open_set_up(page, "Connect Four")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat B", exact=True).select_option("bot:random")
    picture(page, "start")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/*")
    moves = 0
    while my_turn(page):
        # The leftmost column: somebody has four in a row long before only one column is left, where
        # nobody would be asked to confirm.
        pick(page, lit(page)[0])
        confirm(page)
        moves += 1
        if moves == 3:
            picture(page, "connect-four")
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    picture(page, "connect-four-over")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"connect-four"' in download.value.path().read_text()
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")


def test_a_reload_in_the_middle_changes_nothing(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "connect-four", ME, BOT)[0])
    drop(page, "d")
    assert my_turn(page)
    pick(page, "column:c")  # staged, not confirmed
    for again in (False, True):
        if again:
            page.reload()
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
        expect(page.locator("[data-piece]")).to_have_count(3)
        expect_log(page, 2)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-piece]")).to_have_count(2)


def test_a_broken_game_is_shown_with_its_reason_and_not_chosen(page: Page, server: Server) -> None:
    lost = {"name": "lost", "title": "Lost", "seats": [], "options": [], "broken": "no module"}

    def add(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=[lost, *answer.json()])

    page.route("**/api/games", add)
    page.goto(f"{server.url}/?game=lost")
    expect(page.get_by_text("Lost. Can’t be played: no module")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert_accessible(page)


def test_the_board_is_seen_before_the_start(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?game=wilderness")
    board = page.get_by_role("img", name="The board")
    expect(board.locator("use").first).to_be_attached()
    recommended = board.inner_html()
    page.get_by_text("Options").click()
    page.get_by_label("Shape of the board").select_option("generated-3")
    page.wait_for_function(
        "before => document.querySelector('[role=img]').innerHTML !== before", arg=recommended
    )
    picture(page, "start-board")


def test_options_are_told_in_words_and_kept(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/?game=wildlands")
    phone.get_by_text("Options").click()
    maps = phone.get_by_label("The map")
    expect(maps.locator("option").first).to_contain_text("The Dungeon")
    maps.select_option("ruins")
    expect(phone.get_by_label("Looking through discard piles")).to_be_hidden()
    phone.get_by_text("Rulings").click()
    piles = phone.get_by_label("Looking through discard piles")
    expect(piles.locator("option")).to_have_text(
        ["everybody may look through every pile", "you see only your own pile"]
    )
    piles.select_option("closed")
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not phone.evaluate(wide), "no row is wider than the page"
    picture(phone, "start-options-phone")
    with phone.expect_request("**/api/matches") as made:
        phone.get_by_role("button", name="Start").click()
    wished = json.loads(made.value.post_data or "")["options"]
    assert (wished["map"], wished["discards"]) == ("ruins", "closed")


def test_friends_talk(new_page: NewPage, server: Server) -> None:
    ann, bo = new_page(), new_page()
    friend = {"kind": "friend", "name": "Bo"}
    for page, link in zip(
        (ann, bo), make_match(server.url, "connect-four", ME, friend), strict=True
    ):
        page.goto(link)
        page.wait_for_selector("[data-element]")
    ann.get_by_role("button", name="Talk").first.click()
    ann.get_by_label("Say something").fill("good <b>luck</b>")
    ann.keyboard.press("Enter")
    bo.get_by_role("button", name="Talk new").first.click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("good <b>luck</b>")
    expect(bo.get_by_role("button", name="Talk new")).to_have_count(0)
    assert_accessible(bo)
    ann.reload()
    ann.get_by_role("button", name="Talk").first.click()
    expect(ann.get_by_role("log", name="Talk")).to_contain_text("luck")


def test_a_game_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "connect-four", ME, BOT)[0])
    while my_turn(page):
        page.keyboard.press("n")  # to an element that can be picked
        page.keyboard.press("ArrowRight")
        focused = page.evaluate("document.activeElement.dataset.element")
        assert focused.startswith("column:")
        if focused not in lit(page):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.locator("[data-confirm]")).to_be_visible()
        answered(page)
        page.keyboard.press("c")
        expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator("#result-title")).to_be_focused()  # nothing below explains itself over it

    page.get_by_role("link", name="Look back at the match").click()
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_disabled()  # nothing comes after the end
    page.keyboard.press("Home")
    expect(page.locator('main[data-version="0"] [data-piece]')).to_have_count(0)
    on.press("Enter")
    page.wait_for_url("**/play/*")
    assert my_turn(page)


def test_a_game_by_typed_commands_alone(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "connect-four", ME, BOT)[0])
    my_turn(page)
    page.keyboard.press("/")
    expect(page.get_by_label("Type a move")).to_be_focused()

    def type_line(line: str) -> None:
        page.keyboard.type(line)
        page.keyboard.press("Enter")

    type_line("moves")
    expect(page.get_by_role("alert")).to_contain_text("drop a, drop b")
    type_line("drop z")
    expect(page.get_by_role("alert")).to_contain_text("There is no such move now.")
    while my_turn(page):
        type_line(lit(page)[-1].removeprefix("column:"))
        expect(page.locator("[data-confirm]")).to_be_visible()
        answered(page)
        type_line("confirm")
        expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator("#result-title")).to_be_visible()


def test_a_phone_shows_everything_behind_its_menu(phone: Page, server: Server) -> None:
    phone.goto(make_match(server.url, "connect-four", ME, BOT)[0])
    drop(phone, "d")
    assert my_turn(phone)
    element(phone, "column:e").tap()
    expect(phone.locator("[data-confirm]")).to_be_visible()
    picture(phone, "connect-four-phone")
    confirm(phone)
    assert my_turn(phone)  # nothing changes while it is looked at
    for tool, shown in (("#seats", "Random"), ("#rail", "drops into column d")):
        open_tool(phone, "Players" if tool == "#seats" else "Story")
        expect(phone.locator(tool).get_by_text(shown).first).to_be_visible()
        picture(phone, f"connect-four-phone-{tool[1:]}")
        phone.keyboard.press("Escape")
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    sizes = phone.locator("button").evaluate_all(
        """all => all.map(each => each.getBoundingClientRect())
            .filter(({ width }) => width > 0).map(({ width, height }) => Math.min(width, height))"""
    )
    assert sizes
    assert min(sizes) >= 24


def test_two_friends_and_a_refusal_with_its_rule(new_page: NewPage, server: Server) -> None:
    ann, bo = new_page(), new_page()
    ann.goto(server.url)
    open_set_up(ann, "Connect Four")
    ann.get_by_label("Seat B", exact=True).select_option("friend")
    ann.get_by_role("button", name="Create the links").click()
    link = ann.get_by_label("Link for Friend B").input_value()
    picture(ann, "invite")
    bo.goto(link)
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_text("Waiting for")).to_be_visible()
    ann.get_by_role("link", name="Sit down").click()
    for page in (ann, bo, ann, bo, ann, bo):
        drop(page, "a")
    assert my_turn(ann)
    element(ann, "column:a").click(force=True)  # forced, for it says of itself that it is disabled
    expect(ann.get_by_role("alert")).to_contain_text("Column a is full.")
    expect(ann.get_by_role("alert").get_by_role("button", name="Why?")).to_be_visible()
    element(bo, "column:b").click(force=True)
    expect(bo.get_by_role("alert")).to_contain_text("It’s not your turn.")


def test_a_suggestion_is_followed_and_undo_takes_it_back(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "connect-four", ME, {"kind": "friend", "name": "Bo"})[0])
    assert my_turn(page)
    page.get_by_role("button", name="Suggest a move").click()
    follow = page.get_by_role("button", name="Do it")
    expect(follow).to_be_visible()
    expect(page.locator("[data-coach] .others button")).to_have_count(2)
    assert_accessible(page)
    follow.click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    assert my_turn(page)
    expect(page.locator("[data-piece]")).to_have_count(0)
    expect(page.get_by_role("log").locator(".undone")).to_have_count(1)


def test_a_sealed_answer_can_be_changed(new_page: NewPage, server: Server) -> None:
    links = make_match(
        server.url, "goofspiel", ME, {"kind": "friend", "name": "Bo"}, order="descending"
    )
    ann, bo = new_page(), new_page()
    ann.goto(links[0])
    bo.goto(links[1])
    for card in ("1", "4"):
        pick(ann, f"card:{card}")
        confirm(ann)
        expect(ann.get_by_text(f"Your answer: Bid {card}")).to_be_visible()
    picture(ann, "goofspiel")
    expect(bo.get_by_text("ready", exact=True)).to_be_visible()
    pick(bo, "card:2")
    confirm(bo)
    expect(bo.get_by_role("log")).to_contain_text("Ann wins 4.")


def test_choices_off_the_board_are_buttons(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "leduc", ME, BOT)[0])
    press(page, "Raise")
    expect(page.locator("[data-confirm]")).to_be_visible()
    picture(page, "leduc")
    confirm(page)
    expect(page.get_by_role("log")).to_contain_text("Ann raises.")


def test_what_a_game_does_not_ask_about_is_one_click(page: Page, server: Server) -> None:
    page.add_init_script("localStorage.removeItem('wildtable.settings')")
    page.goto(make_match(server.url, "connect-four", ME, {"kind": "friend", "name": "Bo"})[0])
    pick(page, "column:d")
    expect(page.get_by_role("log")).to_contain_text("Ann drops into column d.")


def test_who_never_wants_to_be_asked_plays_by_one_click(page: Page, server: Server) -> None:
    page.goto(make_match(server.url, "connect-four", ME, {"kind": "friend", "name": "Bo"})[0])
    assert my_turn(page)
    open_tool(page, "Settings")
    page.get_by_label("Ask before a move is made").select_option("Never")
    pick(page, "column:d")
    expect(page.get_by_role("log")).to_contain_text("Ann drops into column d.")


def test_a_watcher_sees_the_match_and_decides_nothing(new_page: NewPage, server: Server) -> None:
    starter, watcher = new_page(), new_page()
    starter.goto(server.url)
    open_set_up(starter, "Leduc poker")
    starter.get_by_label("Seat A", exact=True).select_option("friend")
    starter.get_by_role("button", name="Create the links").click()
    watcher.goto(starter.get_by_label("Link for watchers").input_value())
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("log")).to_contain_text("is dealt: ?.")
    expect(watcher.get_by_label("Type a move")).to_have_count(0)


def test_the_page_comes_back_when_the_server_does(new_page: NewPage, server: Server) -> None:
    page = new_page(expected=CUT_OFF)
    page.goto(make_match(server.url, "connect-four", ME, {"kind": "friend", "name": "Bo"})[0])
    assert my_turn(page)
    server.kill()
    lost = page.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    pick(page, "column:g")  # kept until the server is back
    server.start()
    expect(lost).to_have_count(0)
    confirm(page)
    expect(page.get_by_role("log")).to_contain_text("Ann drops into column g.")


def test_what_is_asked_can_be_read_without_a_server(new_page: NewPage, server: Server) -> None:
    page = new_page(expected=CUT_OFF)
    page.goto(make_match(server.url, "wildlife", ME, {"kind": "friend", "name": "Bo"})[0])
    assert my_turn(page)
    server.kill()
    lost = page.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    said, asked = lost.bounding_box(), page.locator(".prompt .what").bounding_box()
    server.start()
    assert said is not None
    assert asked is not None
    assert said["y"] + said["height"] <= asked["y"]
