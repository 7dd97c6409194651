"""The page in other languages: chosen by the browser, switched at the table, without English."""

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.by_wire import play_on, seated
from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage, Server
from tests.browser.overflow import overflowing
from tests.browser.play import FRIEND, IDLE, ME, confirm, laid_out, lit, make_match, pick
from tests.test_languages import Contents, entries

WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"ann", "defenders", "the", "wild", "wildlife", "wildlands", "wilderness"}
OWN = ROOT / "web/src/text"
SEEN = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((each) => [each.getAttribute("aria-label"), each.getAttribute("title")])].join(" ")"""

RIGHT = "(e) => Math.max(...[...e.children].map((each) => each.getBoundingClientRect().right))"
LETTER_LEFT = """(e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getBoundingClientRect().left;
}"""


@cache
def words_of(*files: Path) -> set[str]:
    """All words that the messages of some files are made of."""
    said = [Contents(entry).words for file in files for entry in entries(file).values()]
    return set(WORD.findall(" ".join([text.lower() for texts in said for text in texts])))


def english_on(page: Page, game: str, language: str) -> set[str]:
    """Words on the page, read out or written, that English has and the language has not."""
    texts = ROOT / f"src/wildtable/games/{game}/text"
    kernel = ROOT / "src/wildtable/kernel/text"
    rooms = (OWN, kernel, texts)
    english = words_of(*[room / "en.ftl" for room in rooms])
    spoken = words_of(*[room / f"{language}.ftl" for room in rooms])
    shown = set(WORD.findall(str(page.evaluate(SEEN)).lower()))
    return shown & (english - spoken - NAMES)


def speaking(new_page: NewPage, tag: str, size: tuple[int, int] = DESKTOP) -> Page:
    page = new_page(size)
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: ['{tag}'] }})")
    return page


def test_the_language_of_the_browser_then_another_in_the_match(
    new_page: NewPage, server: Server
) -> None:
    page = speaking(new_page, "de-CH")
    page.goto(make_match(server.url, "wildlife", ME, FRIEND)[0])
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.wait_for_selector("[data-lit]")
    pick(page, lit(page)[0])
    confirm(page)
    assert english_on(page, "wildlife", "de") == set()
    page.get_by_role("button", name="Menü").click()
    page.locator("#menu").get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("Italiano")
    expect(page.get_by_label("Lingua")).to_have_value("it")
    page.keyboard.press("Escape")
    assert english_on(page, "wildlife", "it") == set()
    page.reload()
    page.wait_for_selector(IDLE)
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_no_english_and_nothing_cut_off_at_the_tables(new_page: NewPage, server: Server) -> None:
    for game, language in (("wildlands", "de"), ("wilderness", "it"), ("defenders", "de")):
        links = make_match(server.url, game, ME, FRIEND)
        with seated(links) as seats:
            play_on(seats, 25)
        page = speaking(new_page, language, PHONE)
        page.goto(links[0])
        page.wait_for_selector("main[data-version]")
        laid_out(page)
        assert english_on(page, game, language) == set(), game
        assert overflowing(page) == set(), game


def test_a_coach_fits_a_phone_in_any_language(new_page: NewPage, server: Server) -> None:
    """Long words on its buttons make nothing wider than the screen, and cut nothing."""
    for language in ("de", "it", "en"):
        phone = speaking(new_page, language, PHONE)
        phone.goto(f"{server.url}/learn/wilderness/grow")
        phone.wait_for_selector(".coach .ways button")
        laid_out(phone)
        coach = phone.locator(".coach article")
        wide, room = coach.evaluate("(box) => [box.scrollWidth, box.clientWidth]")
        assert wide <= room <= PHONE[0], language
        assert overflowing(phone) == set(), language


def test_phases_and_meters_fit_a_desk(new_page: NewPage, server: Server) -> None:
    """All phases can be read in the rail, and no meter lies under the button of its strip."""
    link = make_match(server.url, "defenders", ME, FRIEND)
    with seated(link) as seats:
        play_on(seats, 25)
    for language in ("de", "it", "en"):
        page = speaking(new_page, language)
        page.add_init_script("localStorage.setItem('wildtable.rail', JSON.stringify('turn'))")
        page.goto(link[0])
        page.wait_for_selector("main[data-version]")
        laid_out(page)
        wide, room = page.locator(".turn .phases").evaluate("(e) => [e.scrollWidth, e.clientWidth]")
        assert wide <= room, language
        for strip in page.locator(".seats > li").all():
            meter = strip.locator(".meters:last-child .gauge").last
            opener = strip.locator(".opener")
            if meter.count() and opener.count():
                [right, left] = [meter.evaluate(RIGHT), opener.evaluate(LETTER_LEFT)]
                assert right <= left, language
