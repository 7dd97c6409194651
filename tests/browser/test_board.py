"""What a board shows and does, on a made-up fight: light, tokens, odds, flights, moments."""

from collections.abc import Iterator
from json import dumps
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FloatRect, Page, expect

from tests.browser.arena import Arena
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.play import assert_accessible, element, laid_out, open_tool, pick

SHAKE = 500  # milliseconds that a refusal is seen
FRAME = "document.querySelector('.frame').getBoundingClientRect().toJSON()"

# The width of every token on the screen.
TOKENS = """() => [...document.querySelectorAll('.frame .stand')].flatMap((token) => {
    const edge = token.querySelector(".edge");
    return edge ? [edge.getBoundingClientRect().width] : [];
})"""

# Every text of the board whose letters are too small, or too like what they are written on.
TEXTS = """(least) => {
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
        const [r, g, b] = parts.map((each) => {
            const part = each / 255;
            return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    };
    const below = (text) => {
        const style = getComputedStyle(text);
        if (style.paintOrder.startsWith("stroke") && style.stroke !== "none") return style.stroke;
        let shape = text.previousElementSibling;
        const filled = (each) => /^rgb/.test(getComputedStyle(each).fill);
        const covers = (each) => each.matches("rect, circle, path") && filled(each);
        while (shape && !covers(shape)) shape = shape.previousElementSibling;
        return shape ? getComputedStyle(shape).fill : "rgb(233, 217, 184)";
    };
    return [...document.querySelectorAll(".frame svg text")].flatMap((text) => {
        const scale = text.getScreenCTM().a;
        const size = Math.abs(scale) * parseFloat(getComputedStyle(text).fontSize);
        const ratio = contrast(getComputedStyle(text).fill, below(text));
        return size < least - 0.01 || ratio < 4.5
            ? [`${text.textContent}: ${size.toFixed(1)} px, contrast ${ratio.toFixed(1)}`] : [];
    });
}"""

# Keeps the moments that come and go, and how pieces are let fly.
WATCH = """() => {
    window.moments = [];
    window.flights = [];
    window.tones = 0;
    new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            const kind = node.dataset?.moment;
            if (kind) window.moments.push(`${kind} ${node.textContent.trim()}`);
        }
    }).observe(document, { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const id = this.parentElement?.dataset.piece;
        if (id) window.flights.push([id, frames[0].transform ?? "", options.duration]);
        return animate.call(this, frames, options);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
}"""


@pytest.fixture
def moving(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody who likes motion."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    yield context
    context.close()


@pytest.fixture
def arena(page: Page, server: Server) -> Arena:
    return Arena(page, server)


def frame(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(FRAME)
    return found


def place(page: Page, id: str) -> FloatRect:
    """Where something is on the screen."""
    box = element(page, id).bounding_box()
    assert box is not None
    return box


def stop_the_clock(page: Page) -> None:
    """What comes and goes by itself stays, until we let time pass."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 3600"))


def outlined(page: Page, state: str) -> int:
    return page.locator(f".frame svg .above > .{state} > .ivory").count()


def test_the_board_stands_still_whatever_is_shown_over_it(page: Page, arena: Arena) -> None:
    before = frame(page)
    pick(page, "fighter:tak")
    element(page, "fighter:hrakk").hover(force=True)
    expect(page.locator(".odds")).to_be_visible()
    assert frame(page) == before
    page.get_by_role("button", name="Threats").click()
    expect(page.get_by_text("animals that can attack here")).to_be_visible()
    assert frame(page) == before
    arena.turn = 1
    arena.happen("step", "e3")
    expect(page.locator(".veil")).to_have_count(0)
    assert frame(page) == before


def test_what_can_be_picked_keeps_its_light(page: Page, arena: Arena) -> None:
    expect(page.locator(".veil")).to_have_count(1)
    assert (outlined(page, "lit"), outlined(page, "paid")) == (9, 3)
    expect(page.locator(".tag.cost")).to_have_text(["1", "1", "2"])
    pick(page, "fighter:tak")
    expect(page.locator(".frame svg .above > .chosen")).to_have_count(1)
    assert outlined(page, "lit") == 3
    picture(page, "arena")


def test_what_is_aimed_at_cuts_no_sentence_beside_the_board(page: Page, server: Server) -> None:
    page.add_init_script("localStorage.setItem('wildtable.rail', JSON.stringify('turn'))")
    Arena(page, server)
    note = page.get_by_role("heading", name="Why fight?")
    expect(note).to_be_visible()
    pick(page, "fighter:tak")
    element(page, "fighter:hrakk").hover(force=True)
    expect(page.locator(".forecast")).to_be_visible()
    expect(note).to_be_hidden()
    page.mouse.move(1, 1)
    expect(note).to_be_visible()


def test_a_warning_waits_while_something_else_is_begun(page: Page, server: Server) -> None:
    wish = {"confirm": "always", "warnings": True}
    page.add_init_script(f"localStorage.setItem('wildtable.settings', '{dumps(wish)}')")
    Arena(page, server)
    prompt = page.get_by_role("group", name="What you have to decide")
    pick(page, "fighter:tak")
    pick(page, "field:e4")
    expect(prompt).to_contain_text("Tak would be alone there.")
    pick(page, "fighter:tak")
    expect(prompt).to_contain_text("Step, or strike with Tak?")
    expect(prompt).not_to_contain_text("alone")
    page.get_by_role("button", name="Cancel").click()
    expect(prompt).to_contain_text("Tak would be alone there.")


def test_nothing_is_veiled_while_others_decide(page: Page, arena: Arena) -> None:
    arena.turn = 1
    arena.happen("step", "e3")
    expect(page.locator(".veil")).to_have_count(0)
    expect(page.locator(".ivory.ghost")).to_have_count(1)  # where Tak was
    expect(page.locator(".fresh")).to_have_count(1)  # where Tak is


def test_odds_stand_at_the_target_before_the_dice(page: Page, arena: Arena) -> None:
    pick(page, "fighter:tak")
    element(page, "fighter:hrakk").hover(force=True)
    expect(page.locator(".odds")).to_contain_text("Hrakk falls")
    expect(page.locator(".odds .chance")).to_have_text("44%")
    expect(page.locator(".odds .price")).to_contain_text("75")
    expect(page.locator(".pip.going")).to_have_count(2)
    expect(page.locator(".aim")).to_have_count(1)
    assert (outlined(page, "other"), outlined(page, "lit")) == (
        1,
        1,
    )  # Veshra, and a field to go to
    picture(page, "arena-odds")


def test_what_is_sure_is_said_in_a_tag_and_faces_in_a_bubble(page: Page, arena: Arena) -> None:
    pick(page, "fighter:tak")
    element(page, "fighter:veshra").hover(force=True)
    expect(page.locator(".tag.danger")).to_have_text("Veshra −2")
    element(page, "field:e4").hover(force=True)
    expect(page.locator(".odds .face")).to_have_count(6)
    expect(page.locator(".odds .face.harm")).to_have_count(2)
    expect(page.locator(".odds")).to_contain_text("2 in 6")


def test_a_reason_stands_on_what_is_out_of_reach(page: Page, arena: Arena) -> None:
    expect(page.locator(".tag.dark")).to_have_count(0)
    pick(page, "fighter:tak")
    expect(page.locator(".tag.dark")).to_have_text("Too far for Tak")


def test_what_is_refused_is_seen_to_be(page: Page, server: Server) -> None:
    page.clock.install()
    Arena(page, server)
    stop_the_clock(page)
    element(page, "field:f9").click(force=True)
    expect(page.locator(".refused")).to_have_count(2)
    page.clock.run_for(SHAKE)
    expect(page.locator(".refused")).to_have_count(0)


def test_a_tally_stands_and_threats_are_asked_for(page: Page, arena: Arena) -> None:
    tally = page.locator(".tally")
    expect(tally).to_contain_text("B3A1□4")
    page.get_by_role("button", name="Areas").click()
    expect(tally).to_have_count(0)
    threats = page.get_by_role("button", name="Threats", exact=True).first
    threats.click()
    expect(page.locator(".frame svg .above > .danger:not(.tag)")).to_have_count(2)
    page.get_by_role("button", name="Engines").hover()
    expect(page.locator(".line.threat")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator(".line.threat")).to_have_count(0)


def test_pieces_can_be_put_away(page: Page, arena: Arena) -> None:
    expect(page.locator('[data-piece="mech"]')).to_have_count(1)
    page.get_by_role("button", name="Hide pieces").click()
    expect(page.locator("[data-piece]")).to_have_count(0)


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 42), (PHONE, 34)])
def test_tokens_are_never_small(
    new_page: NewPage, server: Server, size: tuple[int, int], least: int
) -> None:
    page = new_page(size)
    Arena(page, server)
    widths = page.evaluate(TOKENS)
    assert len(widths) > 8
    assert min(widths) >= least - 0.5
    expect(page.locator(".more")).to_have_text("+2")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_all_that_is_written_can_be_read(
    new_page: NewPage, server: Server, colours: str, size: tuple[int, int]
) -> None:
    page = new_page(size, colours)
    Arena(page, server)
    least = 13 if size == PHONE else 12
    assert page.evaluate(TEXTS, least) == []
    if size == PHONE:
        open_tool(page, "What to see on the board")
    page.get_by_role("button", name="Threats").click()
    pick(page, "fighter:tak")
    element(page, "fighter:veshra").hover(force=True)
    expect(page.locator(".tag.danger").first).to_be_visible()
    assert page.evaluate(TEXTS, least) == []
    picture(page, f"arena-{size[0]}-{colours}")
    assert_accessible(page)


def test_a_wide_board_turns_a_quarter_on_a_tall_screen(phone: Page, server: Server) -> None:
    Arena(phone, server)
    laid_out(phone)
    first, last, below = (place(phone, f"field:{name}") for name in ("a1", "a9", "f1"))
    assert last["y"] > first["y"] + 300
    assert below["x"] < first["x"] - 150


def test_a_finger_that_comes_near_has_meant_it(phone: Page, server: Server) -> None:
    arena = Arena(phone, server)
    laid_out(phone)
    box = element(phone, "field:b1").bounding_box()
    assert box
    # on a1, which can't be picked
    phone.touchscreen.tap(box["x"] + box["width"] + 12, box["y"] + 8)
    expect(phone.get_by_role("button", name="Take back")).to_be_visible()
    assert arena.said()[:1] == ["stage step b1"]


def test_a_finger_that_rests_asks_what_it_is(phone: Page, server: Server) -> None:
    arena = Arena(phone, server)
    place = element(phone, "field:c3")
    place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(phone.locator(".inspector")).to_contain_text("Tak")
    place.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    assert arena.said() == []


def test_a_finger_is_brought_close_to_what_is_small(phone: Page, server: Server) -> None:
    phone.set_viewport_size({"width": 250, "height": 480})
    Arena(phone, server)
    pick(phone, "fighter:tak")
    expect(phone.get_by_role("button", name="Whole board")).to_be_visible()
    close = place(phone, "field:e4")
    phone.get_by_role("button", name="Whole board").click()
    expect(phone.get_by_role("button", name="Zoom to choices")).to_be_visible()
    far = place(phone, "field:e4")
    assert close["width"] > 1.2 * far["width"]


def test_pieces_fly_in_the_units_of_the_board(moving: BrowserContext, server: Server) -> None:
    page = moving.new_page()
    page.add_init_script(f"({WATCH})()")
    arena = Arena(page, server)
    page.get_by_role("button", name="Zoom in").click()
    arena.turn = 1
    arena.happen("step", "e3")
    page.wait_for_function("() => window.flights.length > 0")
    [[piece, start, time]] = page.evaluate("window.flights")
    assert (piece, start) == ("fighter:tak", "translate(0px, -2px)")  # two fields of the layout
    assert time == 375  # 180 ms for a field of 0.96


def test_moments_are_told_where_they_happen_and_heard(
    moving: BrowserContext, server: Server
) -> None:
    page = moving.new_page()
    page.add_init_script(f"({WATCH})()")
    arena = Arena(page, server)
    page.get_by_role("button", name="Hide pieces").click()  # nothing sounds before somebody acts
    page.get_by_role("button", name="Hide pieces").click()
    arena.tell("roll", "hrakk", "6+3")
    page.wait_for_function("() => window.moments.length === 1")
    arena.tell("hit", "hrakk", "2")
    page.wait_for_function("() => window.moments.length === 2")
    arena.tell("score", "1", "4")
    page.wait_for_function("() => window.moments.length === 3")
    told = [" ".join(each.split()) for each in page.evaluate("window.moments")]
    assert told == ["roll 63", "hit −2", "score B+4"]
    heard = page.evaluate("window.tones")
    assert heard > 0
    page.keyboard.press("m")
    arena.tell("hit", "hrakk", "1")
    page.wait_for_function("() => window.moments.length === 4")
    assert page.evaluate("window.tones") == heard


def test_the_end_is_announced_once(page: Page, arena: Arena) -> None:
    arena.win()
    expect(page.locator(".banner")).to_have_text("You win!")
    page.reload()
    expect(page.locator("#result-title")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)


def test_a_tap_ends_what_is_told(page: Page, server: Server) -> None:
    page.clock.install()
    arena = Arena(page, server)
    stop_the_clock(page)  # it will not end by itself
    arena.tell("score", "1", "4")
    expect(page.locator('main[data-version="2"]')).to_be_visible()
    page.clock.run_for(10)
    page.wait_for_selector("[data-moment]", state="attached")
    page.mouse.click(1, 1)
    expect(page.locator("[data-moment]")).to_have_count(0)
