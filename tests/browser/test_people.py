"""Invitations, devices and seats, clicked."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage, Server, picture
from tests.browser.play import assert_accessible, drop, invited, open_set_up
from wildtable.bots.puzzle_file import puzzles_of
from wildtable.kernel import registry

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SOLVED = json.dumps({"wildlands": {puzzles_of(registry.game("wildlands"))[0].name: True}})
REFUSED = "status of 404"  # what the browser logs where the page says that a seat is not ours


def open_seat(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your seat and devices").click()
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()


def test_an_invitation_is_accepted_under_a_name_of_one_s_own(
    new_page: NewPage, server: Server
) -> None:
    ann, bo, third = new_page(), new_page(), new_page(expected=REFUSED)
    link = invited(ann, server.url, "Connect Four")
    bo.goto(link)
    expect(bo.get_by_role("heading", name="You are invited to Connect Four")).to_be_visible()
    expect(bo.get_by_text("Player A has kept seat B for you.")).to_be_visible()
    assert_accessible(bo)
    picture(bo, "join")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_url("**/play/*.1")
    expect(ann.get_by_text("Bo", exact=True).first).to_be_visible()  # without a reload
    drop(ann, "a")
    drop(bo, "b")
    third.goto(link)
    expect(third.get_by_role("heading", name="This invitation has been used")).to_be_visible()
    third.goto(bo.url)
    expect(third.get_by_text("This isn’t your seat")).to_be_visible()
    bo.goto(link)  # found again in a letter
    bo.get_by_role("link", name="Continue").click()
    bo.wait_for_url("**/play/*.1")


def test_another_device_goes_on_and_is_thrown_out(new_page: NewPage, server: Server) -> None:
    desk, phone = new_page(), new_page(expected=REFUSED)
    invited(desk, server.url, "Connect Four")
    open_seat(desk)
    desk.get_by_role("button", name="Add another device").click()
    offer = desk.get_by_role("textbox", name="Link for your other device").input_value()
    phone.goto(offer)
    phone.get_by_role("button", name="Use this device").click()
    phone.get_by_role("link", name="Continue").click()
    phone.wait_for_url("**/play/*.0")
    drop(phone, "a")
    desk.reload()
    open_seat(desk)
    picture(desk, "your-seat")
    assert_accessible(desk)
    desk.get_by_role("button", name="Remove").click()
    expect(desk.get_by_role("button", name="Remove")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_text("This isn’t your seat")).to_be_visible()


def from_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_role("button", name=entry).click()


def test_an_open_match_is_joined_from_the_lobby_and_undone_by_consent(
    new_page: NewPage, server: Server
) -> None:
    ann, bo = new_page(), new_page()
    ann.goto(server.url)
    open_set_up(ann, "Connect Four")
    ann.get_by_label("Seat B", exact=True).select_option("friend")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("List the free seats on the start page").check()
    ann.get_by_role("button", name="Create the links").click()
    ann.get_by_role("link", name="Sit down").click()
    expect(ann.get_by_text("The match begins when one more player has sat down.")).to_be_visible()
    bo.goto(server.url)
    expect(bo.get_by_role("heading", name="Looking for players")).to_be_visible()
    assert_accessible(bo)
    picture(bo, "lobby-open")
    bo.get_by_role("button", name="Join Connect Four with Ann").click()
    bo.wait_for_url("**/play/*.1")
    expect(ann.get_by_text("The match begins when")).to_have_count(0)
    drop(ann, "a")
    drop(bo, "b")
    from_menu(ann, "Ask to take back your move")
    expect(ann.get_by_text("You have asked to take back your move.")).to_be_visible()
    expect(bo.get_by_text("Ann would like to take back a move.")).to_be_visible()
    picture(bo, "consent")
    bo.get_by_role("button", name="Agree").click()
    expect(bo.get_by_text("Ann would like to take back")).to_have_count(0)
    drop(ann, "c")
    from_menu(bo, "Ask for a pause")
    ann.get_by_role("button", name="Agree").click()
    expect(bo.get_by_text("The match is paused.")).to_be_visible()
    ann.get_by_role("button", name="Resume").click()
    bo.get_by_role("button", name="Agree").click()
    drop(bo, "d")


def test_a_guest_makes_an_account_signs_in_elsewhere_and_deletes_it(
    new_page: NewPage, server: Server
) -> None:
    desk, phone = new_page(), new_page()
    invited(desk, server.url, "Connect Four")
    seat = desk.url
    desk.goto(f"{server.url}/me")
    desk.get_by_label("Your name").fill("Ada of the Desk")
    desk.get_by_label("Password").fill("correct horse")
    assert_accessible(desk)
    picture(desk, "account")
    desk.evaluate("solved => localStorage.setItem('wildtable.puzzles', solved)", SOLVED)
    desk.get_by_role("button", name="Create the account").click()
    expect(desk.get_by_text("You are Ada of the Desk.")).to_be_visible()
    phone.goto(f"{server.url}/me")
    phone.get_by_label("Your name").fill("ada of the desk")
    phone.get_by_label("Password").fill("correct horse")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("You are Ada of the Desk.")).to_be_visible()
    phone.goto(seat)
    drop(phone, "a")
    phone.goto(f"{server.url}/puzzles/wildlands")  # what was solved as a guest is the account's
    expect(phone.get_by_text(re.compile(r"^1 of \d+ solved$"))).to_be_visible()
    phone.goto(f"{server.url}/me")
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Download everything").click()
    assert "ada of the desk" in download.value.path().read_text()
    phone.get_by_role("button", name="Delete everything").click()
    phone.get_by_role("button", name="Yes, delete everything").click()
    expect(phone.get_by_text("You can play everything without an account.")).to_be_visible()
    desk.reload()
    expect(desk.get_by_text("You can play everything without an account.")).to_be_visible()


def test_what_is_typed_while_the_page_still_asks_stays(page: Page, server: Server) -> None:
    asked: list[Route] = []

    def answer_the_first(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    page.route("**/api/me", answer_the_first)
    page.goto(f"{server.url}/me")
    page.get_by_label("Password").fill("correct horse")
    for route in asked[1:]:
        route.continue_()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_label("Password")).to_have_value("correct horse")


def test_a_passkey_makes_an_account_and_opens_it(new_page: NewPage, server: Server) -> None:
    page = new_page(expected="status of 4")  # what is refused here is logged by the browser
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    page.goto(f"{server.url.replace('127.0.0.1', 'localhost')}/me")  # passkeys need a name
    page.get_by_label("Create an account").check()
    page.get_by_label("Your name").fill("Ada by Key")
    page.get_by_role("button", name="Use a passkey instead").click()
    expect(page.get_by_text("You are Ada by Key.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("I have an account").check()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("You are Ada by Key.")).to_be_visible()
    expect(page.get_by_text("last used")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("This is the only way into your account.")).to_be_visible()
    page.get_by_text("Add a password").first.click()
    page.get_by_label("Your new password").fill("correct horse")
    page.get_by_role("button", name="Add a password").click()
    expect(page.get_by_text("Your password has been set.")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("last used")).to_be_hidden()
    page.get_by_text("Notify a webhook").click()
    page.get_by_label("Address (works with Slack").fill("https://localhost/")
    assert_accessible(page)
    picture(page, "passkeys-and-calls")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Nothing can be sent to this address.")).to_be_visible()


def test_a_shared_screen_and_two_phones(new_page: NewPage, server: Server) -> None:
    """The screen shows codes until phones have taken the seats, and the hand of nobody."""
    screen, ann, bo = new_page(), new_page(), new_page()
    screen.goto(server.url)
    open_set_up(screen, "Leduc poker")
    screen.get_by_label("Seat B", exact=True).select_option("friend")
    screen.get_by_label("On a shared screen").check()
    screen.get_by_role("button", name="Start", exact=True).click()
    codes = screen.get_by_role("region", name="Bring your phones")
    expect(codes.get_by_role("link")).to_have_count(2)
    links = [str(each.get_attribute("href")) for each in codes.get_by_role("link").all()]
    for phone, link in zip((ann, bo), links, strict=True):
        phone.goto(link)
        phone.get_by_role("button", name="Sit down").click()
        phone.wait_for_url("**/play/*?phone")
        expect(phone.locator("main.held")).to_be_visible()
        expect(phone.locator("div.board")).to_be_hidden()
    expect(codes).to_be_hidden()
    ann.get_by_role("button", name="Board", exact=True).click()
    expect(ann.locator("div.board")).to_be_visible()
