"""Words for chance, clicked: promised and shown where several people add them."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server, picture
from tests.browser.play import assert_accessible, confirm, invited, press

FOR_EVER = 3600.0  # nobody who is slow is passed over
NOTED = "localStorage.getItem('wildtable.fair')"


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that asks for words."""
    server = Server(tmp_path_factory.mktemp("asking") / "data", FOR_EVER)
    yield server
    server.close()


def accept(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/play/*.1")


def fair_page(page: Page) -> None:
    page.goto(page.url.replace("/play/", "/fair/"))
    expect(page.get_by_role("heading", name="Was chance fair?")).to_be_visible()


def end(ann: Page, bo: Page) -> None:
    """Ann raises, and Bo gives up."""
    for page, move in ((ann, "Raise"), (bo, "Fold")):
        press(page, move)
        confirm(page)
    for page in (ann, bo):
        expect(page.locator("#result-title")).to_be_visible()


def test_two_people_promise_words_and_check_them(new_page: NewPage, asking: Server) -> None:
    ann, bo = new_page(), new_page()
    link = invited(ann, asking.url, "Leduc poker")
    expect(ann.get_by_text("Waiting for Friend B: everybody adds a word")).to_be_visible()
    ann.get_by_text("Your word", exact=True).click()
    ann.get_by_label("Your word", exact=True).fill("blue whale")
    ann.get_by_role("button", name="Change", exact=True).click()
    expect(ann.get_by_text("Everybody first promises theirs")).to_be_visible()
    assert_accessible(ann)
    picture(ann, "words-promised")
    accept(bo, link)
    expect(bo.get_by_text("adds a word")).to_have_count(0)
    expect(ann.get_by_text("adds a word")).to_have_count(0)
    words = [json.loads(page.evaluate(NOTED))[0]["word"] for page in (ann, bo)]
    assert words[0].startswith("blue whale ")
    end(ann, bo)
    for page in (ann, bo):
        fair_page(page)
        expect(page.get_by_text("✓ as promised")).to_have_count(2)
        for word in words:
            expect(page.get_by_text(word, exact=True)).to_be_visible()
        expect(
            page.get_by_text("noted this fingerprint before your word was added")
        ).to_be_visible()
        expect(page.get_by_text("Don’t trust")).to_have_count(0)
    assert_accessible(ann)
    picture(ann, "fair-sealed")


def test_another_promise_than_the_browser_was_shown_is_told(
    new_page: NewPage, asking: Server
) -> None:
    """As if who runs the server had shown one promise before, and another one afterwards."""
    ann, bo = new_page(), new_page()
    accept(bo, invited(ann, asking.url, "Leduc poker"))
    end(ann, bo)
    ann.evaluate(
        f"""() => {{
            const [match, ...rest] = JSON.parse({NOTED});
            match.seals[1] = "0".repeat(64);
            localStorage.setItem("wildtable.fair", JSON.stringify([match, ...rest]));
        }}"""
    )
    fair_page(ann)
    expect(ann.get_by_text("Your browser was shown a different promise")).to_have_count(1)
    fair_page(bo)
    expect(bo.get_by_text("✓ as promised")).to_have_count(2)


def test_who_never_shows_a_word_is_named_to_everybody(new_page: NewPage, asking: Server) -> None:
    """Bo promises, and does not come back; the host begins without him."""
    ann, bo = new_page(), new_page()
    link = invited(ann, asking.url, "Leduc poker")
    ann.goto(asking.url)  # away, so that nobody shows anything yet
    accept(bo, link)
    expect(bo.get_by_text("Waiting for Player A: everybody adds a word")).to_be_visible()
    seat = bo.url
    bo.goto(asking.url)
    ann.go_back()
    expect(ann.get_by_text("Everybody has promised a word")).to_be_visible()
    ann.get_by_role("button", name="Deal without them").click()
    expect(ann.get_by_text("Still missing")).to_have_count(0)
    bo.goto(seat)
    end(ann, bo)
    for page in (ann, bo):
        fair_page(page)
        expect(page.get_by_text("✓ as promised")).to_have_count(1)
        expect(page.get_by_text("promised a word and never showed it")).to_have_count(1)
        expect(page.get_by_text("Your browser sent")).to_have_count(0)
    picture(bo, "fair-unshown")
