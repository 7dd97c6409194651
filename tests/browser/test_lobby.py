"""The way in: doors, one click to play, friends, my matches, settings, and without a server."""

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import CUT_OFF, DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.play import (
    ASKED,
    FRIEND,
    ME,
    assert_accessible,
    drop,
    lettered,
    make_match,
    my_turn,
    open_set_up,
)

GAMES = ("Wildlife", "Wilderness", "Wildlands", "Defenders of the Wild")
DOOR_WORDS = "door-hook = Roll and dare.\ndoor-goal = Reach a hundred.\ndoor-minutes = 10 min"
FIFTH = {
    "name": "pig",
    "title": "Pig",
    "seats": [2, 3],
    "options": [],
    "door": {"words": {"en": DOOR_WORDS}},
}

# The smallest size of letters that can be seen, and where.
SMALLEST = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let [least, where] = [Infinity, ""];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const seen = parentElement.checkVisibility() && !parentElement.closest(".hidden");
    if (!textContent.trim() || !seen) continue;
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    if (size < least) [least, where] = [size, textContent];
  }
  return [least, where];
}"""
# What can be touched, but is less than 44 pixels high or wide; words in a sentence may be.
TOO_SMALL = """() => [...document.querySelectorAll("button, a, select, summary, .check")]
    .filter((each) => each.checkVisibility() && !each.closest(".fine"))
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 44)
    .map(([text, { width, height }]) => `${text}: ${width} x ${height}`)"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


# The next key comes before the browser has told that the dialog is closed, and it is told.
AGAIN_AT_ONCE = """async () => {
    const sheet = document.querySelector("dialog");
    const told = new Promise((done) => sheet.addEventListener("close", done));
    sheet.querySelector("header button").click();
    await Promise.resolve();
    document.activeElement.click();
    await told;
    await new Promise((done) => setTimeout(done));
}"""


def lobby(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    lettered(page)


def with_games(page: Page, *more: Mapping[str, object]) -> None:
    """Let the server know some more games."""

    def add(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=[*answer.json(), *more])

    page.route("**/api/games", add)


# --- one click ----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", GAMES)
def test_one_click_leads_to_the_first_decision(page: Page, server: Server, title: str) -> None:
    lobby(page, server)
    page.get_by_role("article", name=title).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/play/*")
    page.wait_for_function(ASKED)


def test_one_key_does_the_same(page: Page, server: Server) -> None:
    lobby(page, server)
    first = page.get_by_role("article").first
    for _ in range(20):
        page.keyboard.press("Tab")
        if first.get_by_role("button", name="Play now").evaluate(
            "each => each === document.activeElement"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/play/*")


def test_bots_are_watched_by_one_click(page: Page, server: Server) -> None:
    lobby(page, server)
    page.get_by_role("button", name="Watch Wildlands").click()
    page.wait_for_url("**/watch/*")
    expect(page.get_by_text("You are watching.")).to_be_visible()


# --- doors --------------------------------------------------------------------------------------


def test_a_door_says_and_shows_what_the_game_declares(page: Page, server: Server) -> None:
    lobby(page, server)
    door = page.get_by_role("article", name="Wildlands")
    for said in ("nobody waits for their turn", "Goal:", "2–4 players", "40–60 min", "Skirmish"):
        expect(door).to_contain_text(said)
    picture_of_it = door.locator("img")
    expect(picture_of_it).to_have_attribute("src", re.compile(r"/api/games/wildlands/door\.svg"))
    page.wait_for_function("document.querySelector('article img').naturalWidth > 0")
    picture(page, "lobby")


def test_a_fifth_game_has_a_door_too(page: Page, server: Server) -> None:
    with_games(page, FIFTH)
    page.goto(server.url)
    door = page.get_by_role("article", name="Pig")
    for said in ("Roll and dare.", "Reach a hundred.", "2–3 players", "10 min"):
        expect(door).to_contain_text(said)
    assert door.locator("img").evaluate("each => each.decode().then(() => each.naturalWidth)") > 0
    assert_accessible(page)


def test_a_door_leads_to_lessons_and_rules(page: Page, server: Server) -> None:
    lobby(page, server)
    door = page.get_by_role("article", name="Wilderness")
    door.get_by_role("link", name="Learn").click()
    page.wait_for_url("**/learn/wilderness")
    expect(page.get_by_role("link", name="Take an Element")).to_be_visible()
    page.get_by_role("searchbox").fill("who is poisoned by a snake")
    expect(page.get_by_role("listitem").filter(has_text="21.1").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="Read all the rules").click()
    page.get_by_role("link", name="Traverse").click()
    expect(page.get_by_role("heading", name="Traverse")).to_be_in_viewport()
    page.get_by_role("link", name="Play", exact=True).last.click()
    expect(page.get_by_role("dialog", name="Wilderness")).to_be_visible()


def test_the_puzzle_of_the_day_is_solved_on_the_table(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/puzzles/wildlands")
    page.locator("[data-daily]").click()
    expect(page.locator("main[data-version]")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("[data-verdict='right']")).to_contain_text("This is the solution")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(re.compile(r"^0 of \d+ solved$"))).to_be_visible()  # it was given up


# --- set-up and friends -------------------------------------------------------------------------


def test_a_sheet_is_closed_by_escape_and_leaves_the_focus_where_it_was(
    page: Page, server: Server
) -> None:
    lobby(page, server)
    more = page.get_by_role("article", name="Wildlife").get_by_role("button", name="choose seats")
    for close in ("Escape", "Enter"):
        more.focus()
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog", name="Wildlife")
        expect(sheet).to_be_visible()
        if close == "Enter":
            sheet.get_by_role("button", name="Close").focus()
        page.keyboard.press(close)
        expect(sheet).to_have_count(0)
        expect(more).to_be_focused()


def test_a_board_is_shown_as_it_will_look(page: Page, server: Server) -> None:
    """In the colours of its world; what will be told on it has no place of its own yet."""
    page.goto(server.url)
    open_set_up(page, "Wildlife")
    badge = page.locator(".kind-badge .ground").first
    badge.wait_for(state="attached")
    assert badge.evaluate("(each) => getComputedStyle(each).stroke") == "none"
    sea, sheet = [
        each.evaluate("(box) => getComputedStyle(box).backgroundColor")
        for each in (page.get_by_role("img", name="The board"), page.get_by_role("dialog"))
    ]
    assert sea != sheet


def test_a_sheet_that_is_opened_again_at_once_stays(page: Page, server: Server) -> None:
    lobby(page, server)
    open_set_up(page, "Wildlife")
    page.evaluate(AGAIN_AT_ONCE)
    expect(page.get_by_role("dialog", name="Wildlife")).to_be_visible()


def test_friends_are_invited_by_link_and_by_a_code_for_phones(page: Page, server: Server) -> None:
    lobby(page, server)
    open_set_up(page, "Wildlands")
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Seat B", exact=True).select_option("friend")
    page.get_by_role("button", name="Create the links").click()
    expect(page.get_by_role("img", name="Code for Friend B’s phone")).to_be_visible()
    link = page.get_by_label("Link for Friend B").input_value()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="More").click()  # the links can be looked up again
    page.get_by_role("button", name="Links").click()
    expect(page.get_by_label("Link for Friend B")).to_have_value(link)
    page.get_by_role("link", name="Sit down").click()
    page.wait_for_url("**/play/*")


# --- my matches ---------------------------------------------------------------------------------


def test_a_match_that_waits_for_me_comes_first(new_page: NewPage, server: Server) -> None:
    ann, bo = new_page(), new_page()
    for page, link in zip(
        (ann, bo), make_match(server.url, "connect-four", ME, FRIEND), strict=True
    ):
        page.goto(link)
    drop(ann, "a")
    assert my_turn(bo)
    bo.goto(server.url)
    expect(bo.get_by_role("heading", name="Your turn in Connect Four")).to_be_visible()
    expect(bo.get_by_text("With Ann")).to_be_visible()
    lettered(bo)
    picture(bo, "lobby-turn")
    assert not bo.evaluate(SCROLLS)
    ann.goto(server.url)
    expect(ann.get_by_role("link", name="Connect Four waiting for Bo")).to_be_visible()
    bo.get_by_role("link", name="Continue").click()
    for column in "bababa":
        page = bo if column == "b" else ann
        if page.url.rstrip("/") == server.url:
            page.go_back()
        drop(page, column)
    expect(bo.locator("#result-title")).to_be_visible()
    for page, result in ((ann, "you won"), (bo, "you came second")):
        page.goto(server.url)
        expect(page.get_by_role("link", name=f"Connect Four {result}")).to_be_visible()
        expect(page.get_by_role("link", name="Continue")).to_have_count(0)


def test_a_match_that_is_gone_is_forgotten(page: Page, server: Server) -> None:
    gone = json.dumps([{"link": "/play/nobody", "title": "Gone"}])
    page.add_init_script(f"localStorage.setItem('wildtable.matches', {json.dumps(gone)})")
    lobby(page, server)
    expect(page.get_by_text("Matches you play are kept here")).to_be_visible()


def test_where_the_server_can_t_say_how_matches_stand_they_are_listed(
    page: Page, server: Server
) -> None:
    page.goto(make_match(server.url, "connect-four", ME, FRIEND)[0])
    assert my_turn(page)
    page.route("**/api/matches/summary", lambda route: route.fulfill(body="sorry"))
    with page.expect_response("**/api/matches/summary"):
        page.goto(server.url)
    expect(page.get_by_role("link", name="Connect Four", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)


# --- sizes --------------------------------------------------------------------------------------


def test_nothing_is_below_the_fold(page: Page, server: Server) -> None:
    lobby(page, server)
    assert not page.evaluate(SCROLLS)


@pytest.mark.parametrize(
    ("size", "least"),
    [(DESKTOP, 12), ((1920, 1080), 12), ((1024, 768), 12), (PHONE, 13), ((844, 390), 13)],
    ids=lambda value: str(value),
)
def test_everything_can_be_read(
    new_page: NewPage, server: Server, size: tuple[int, int], least: int
) -> None:
    page = new_page(size)
    lobby(page, server)

    def readable() -> None:
        smallest, where = page.evaluate(SMALLEST)
        assert smallest >= least, where
        assert not page.evaluate(TOO_WIDE)

    readable()
    page.get_by_text("Settings").click()
    readable()
    page.keyboard.press("Escape")
    open_set_up(page, "Wildlands")
    page.get_by_text("Options").click()
    readable()
    page.get_by_label("Seat B", exact=True).select_option("friend")
    page.get_by_role("button", name="Create the links").click()
    expect(page.get_by_label("Link for Friend B")).to_be_visible()
    readable()
    for address in ("rules/wildlands", "credits"):
        page.goto(f"{server.url}/{address}")
        page.get_by_role("heading").first.wait_for()
        lettered(page)
        readable()


def test_a_thumb_hits_everything(phone: Page, server: Server) -> None:
    lobby(phone, server)
    phone.get_by_text("Settings").click()
    assert phone.evaluate(TOO_SMALL) == []
    phone.keyboard.press("Escape")
    open_set_up(phone, "Wildlands")
    phone.get_by_text("Options").click()
    assert phone.evaluate(TOO_SMALL) == []
    phone.get_by_label("Seat B", exact=True).select_option("friend")
    phone.get_by_role("button", name="Create the links").click()
    expect(phone.get_by_label("Link for Friend B")).to_be_visible()
    assert phone.evaluate(TOO_SMALL) == []


# --- settings -----------------------------------------------------------------------------------


def test_a_theme_and_a_palette_are_chosen_and_kept(page: Page, server: Server) -> None:
    lobby(page, server)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    first_seat = "getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
    light, usual = page.evaluate(ground), page.evaluate(first_seat)
    page.get_by_text("Settings").click()
    page.get_by_label("Light or dark").select_option("Dark")
    page.get_by_label("Seat colours").select_option("High contrast")
    for again in (False, True):
        if again:
            page.reload()
            expect(page.get_by_role("article")).to_have_count(len(GAMES))
        assert page.evaluate(ground) != light
        assert page.evaluate(first_seat) != usual
        assert_accessible(page)


# --- without a server ---------------------------------------------------------------------------


def test_no_other_host_is_asked(page: Page, server: Server) -> None:
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    lobby(page, server)
    page.goto(f"{server.url}/credits")
    page.get_by_role("heading").first.wait_for()
    hosts = [each.url for each in asked if not each.url.startswith((server.url, "data:"))]
    assert hosts == []


def test_without_a_server_the_doors_stand_and_offline_is_said(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(worker=True, expected=CUT_OFF)
    lobby(page, server)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # now the worker has seen what is known of the games, too
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    server.kill()
    page.reload()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    assert_accessible(page)
    picture(page, "lobby-offline")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    server.start()
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/play/*")


def test_nothing_of_a_seat_is_kept_by_the_worker(new_page: NewPage, server: Server) -> None:
    page = new_page(worker=True)
    page.goto(make_match(server.url, "connect-four", ME, FRIEND)[0])
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    assert my_turn(page)
    kept = page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const all = await Promise.all(caches_.map((cache) => cache.keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
    }""")
    assert "/" in kept
    assert [each for each in kept if re.match(r"/(play|watch|api/seat|api/matches)", each)] == []


def test_it_can_be_installed(new_page: NewPage, server: Server) -> None:
    page = new_page(worker=True)
    lobby(page, server)
    page.evaluate("navigator.serviceWorker.ready")
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    missing = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Pages of tests are private windows, where nothing is ever installed.
    assert {each["errorId"] for each in missing} <= {"in-incognito"}
