"""Defenders in a browser: silence, reveals at once, threats and ways, and the machines' story."""

import json
import re
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.by_wire import Seat, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.hurry import hurry
from tests.browser.play import (
    BOT,
    ME,
    answered,
    assert_accessible,
    confirm,
    element,
    laid_out,
    lit,
    make_match,
    open_tool,
    pick,
)
from wildtable.table.difference import patched

BO = {"kind": "friend", "name": "Bo"}
SILENCE = "Silence: nobody talks now."
LONGEST_ROUND = 300  # seconds until a test gives up
MOST_PAGES = 8  # of one machine card
MOST_MATCHES = 8  # in which a wanted position must be met

# --- windows that keep what came to them --------------------------------------------------------


class Window:
    """A page, every message that the server has sent to it, and what each of them showed."""

    def __init__(self, page: Page, link: str, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.messages: list[str] = []
        self.views: list[dict[str, Any]] = []  # as many as messages: the last that was shown
        page.on("websocket", self.listen)
        page.goto(link)
        page.wait_for_selector('[data-element="hex:0,0"]')

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.hear(str(frame)))

    def hear(self, message: str) -> None:
        said: dict[str, Any] = json.loads(message)
        view = self.views[-1] if self.views else {}
        if said["type"] == "view":
            view = said["view"]
        elif said["type"] == "change":
            view = patched({**view, "news": [], "stills": [], "tales": []}, said["change"])
        self.messages.append(message)
        self.views.append(view)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt .what").inner_text()

    def tab(self, name: str) -> None:
        """What is read beside the board; on a phone that is opened first."""
        rail = self.page.locator("#rail")
        if not rail.is_visible():
            open_tool(self.page, "Story")
        rail.get_by_role("button", name=name).click()


# --- playing on ---------------------------------------------------------------------------------

# One click on something that is offered, if anything is; in a turn on a hex, or to end it. It says
# what on: "", "hex" in a turn, or "other". In silence it does nothing: that is left to the test.
CLICK = """
({ lot, ending }) => {
  if (document.querySelector('main[data-busy="true"]')) return "";
  if (document.querySelector(".silence")) return "";
  const told = [...document.querySelectorAll(".story button")].at(-1);
  if (told) {
    told.click();
    return "other";
  }
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const said = (button) => button.textContent.trim();
  const buttons = seen(".actions button:not(.back)");
  const named = (name) => buttons.find((each) => said(each) === name);
  const end = named("End turn");
  const hexes = seen('[data-element^="hex:"][data-lit]');
  const others = [...buttons.filter((each) => each !== end), ...seen("[data-lit]")];
  const offers = end && hexes.length > 0 ? hexes : others;
  const urgent = seen(".actions [data-confirm]")[0] ?? (ending ? end : undefined);
  const offer = urgent ?? offers[Math.floor(lot * offers.length)] ?? end;
  if (!offer) return "";
  offer.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  return end && hexes.includes(offer) ? "hex" : "other";
}
"""


def play_to_the_choice(windows: list[Window], rng: Random) -> None:
    """Click on until all are to choose a defender; one move a turn, so that nobody is killed."""
    moved: set[int] = set()
    lot = rng.random()
    deadline = monotonic() + LONGEST_ROUND
    while not all(["Choose one defender" in window.prompt for window in windows]):
        assert monotonic() < deadline, [window.prompt for window in windows]
        for window in windows:
            asked = {"lot": lot, "ending": window.seat in moved}
            clicked = window.page.evaluate(CLICK, asked)
            if clicked:
                lot = rng.random()
            if clicked == "hex":
                moved.add(window.seat)


def choose_card(window: Window) -> str:
    """Pick the first card in hand as active defender, and confirm."""
    window.page.wait_for_selector('[data-element^="card:"][data-lit]')
    card = lit(window.page)[0]
    pick(window.page, card)
    confirm(window.page)
    return card


# --- two rounds of three players ----------------------------------------------------------------


def test_two_rounds_with_silence_and_reveals_at_once(new_page: NewPage, server: Server) -> None:
    links = make_match(server.url, "defenders", ME, BO, BOT)
    ann = Window(new_page(DESKTOP), links[0], 0)
    bo = Window(new_page(PHONE), links[1], 1)
    windows = [ann, bo]
    rng = Random(1)
    say(ann, "hello")
    expect_heard(bo, "hello")
    for number in (1, 2):
        play_to_the_choice(windows, rng)
        for window in windows:
            expect_silence(window)
        picture(ann.page, "defenders-silence")
        picture(bo.page, "defenders-silence-phone")
        speak_anyway(bo, f"take the otter {number}")
        reveal(ann, bo)
        expect_talk(ann)
        ann.page.get_by_role("button", name="I need help.").click()
        expect_heard(bo, "I need help.", number)
    assert_accessible(ann.page)
    play_to_the_choice(windows, rng)  # the second round is over
    assert not any(["take the otter" in message for message in ann.messages])


def say(window: Window, text: str) -> None:
    window.tab("Talk")
    window.page.get_by_label("Say something").fill(text)
    window.page.keyboard.press("Enter")


def expect_heard(window: Window, text: str, times: int = 1) -> None:
    window.tab("Talk")
    heard = window.page.get_by_role("log", name="Talk").locator("p", has_text=text)
    expect(heard).to_have_count(times)
    leave_talk(window)


def leave_talk(window: Window) -> None:
    window.tab("Whole game")
    window.page.keyboard.press("Escape")


def expect_silence(window: Window) -> None:
    """Nothing can be typed, no phrase is offered, and it is said why."""
    expect(window.page.get_by_role("region", name="Silence")).to_be_visible()
    if window.page.viewport_size == {"width": DESKTOP[0], "height": DESKTOP[1]}:
        expect(window.page.locator("#rail")).to_be_hidden()  # nothing but the board is seen
        return
    window.tab("Talk")
    line = window.page.get_by_label("Say something")
    expect(line).to_be_disabled()
    expect(line).to_have_attribute("placeholder", SILENCE)
    expect(window.page.get_by_role("group", name="Quick phrases")).to_have_count(0)
    leave_talk(window)


def speak_anyway(window: Window, text: str) -> None:
    """Who opens the line by force is refused."""
    window.tab("Talk")
    window.page.evaluate("document.querySelector('#talk').disabled = false")
    say(window, text)
    expect(window.page.get_by_role("alert")).to_contain_text("silence")
    leave_talk(window)


def expect_talk(window: Window) -> None:
    expect(window.page.get_by_role("region", name="Silence")).to_have_count(0)
    window.tab("Talk")
    expect(window.page.get_by_label("Say something")).to_be_enabled()
    expect(window.page.get_by_role("group", name="Quick phrases")).to_be_visible()


def reveal(ann: Window, bo: Window) -> None:
    """While Bo has not chosen nobody is shown a card of the others; then all at once.

    Who has no card in hand is not asked: the bot may be dealt its defender by chance.
    """
    began = {window.seat: len(window.messages) for window in (ann, bo)}
    asked = bo.views[-1]["turn"]["seats"]
    chosen = choose_card(ann)
    expect(ann.page.get_by_text("Your answer: ")).to_be_visible()
    for window in (ann, bo):
        answered = window.page.locator("[data-seat] .state").get_by_text("ready", exact=True)
        expect(answered).to_have_count(len(asked) - 1)  # all but Bo
    assert not names(bo.page.content(), chosen)
    revealed = choose_card(bo)
    ann.tab("Whole game")
    for window, card in ((ann, revealed), (bo, chosen)):
        told = window.page.locator("#rail")
        expect(told).to_contain_text(re.compile(spelled(card), re.IGNORECASE))
    for window in (ann, bo):
        turned_up_at_once(window, began[window.seat])


def turned_up_at_once(window: Window, began: int) -> None:
    """The first message that shows a defender of the others shows all of them."""
    first = next(i for i in range(began, len(window.views)) if others(window.views[i], window.seat))
    cards = others(window.views[first], window.seat)
    assert len(cards) == 2
    for message in window.messages[:first]:
        assert not any([names(message, card) for card in cards])


def others(view: dict[str, Any], seat: int) -> set[str]:
    """The active defenders of other seats that a view shows."""
    return {
        piece["id"]
        for piece in view.get("scene", {}).get("pieces", [])
        if piece["id"].startswith("card:")
        and piece["at"].startswith("active-")
        and piece["at"] != f"active-{seat}"
    }


def spelled(card: str) -> str:
    return card.removeprefix("card:").replace("-", " ")


def names(text: str, card: str) -> bool:
    """Whether a card is mentioned, by its id or in words."""
    return card.removeprefix("card:") in text or spelled(card) in text.lower()


# --- threats and ways ---------------------------------------------------------------------------


def choose(seat: Seat, rng: Random) -> str:
    """Anything, but the end of a turn only where nothing else can be done."""
    return rng.choice([move for move in seat.choices if move != "end"] or seat.choices)


def risky_march(seat: Seat) -> dict[str, Any] | None:
    """The hint of a move along a corridor, from a hex where mechs call for a roll."""
    for hint in seat.view["scene"]["prompt"].get("hints", []):
        far = any([line["path"].count("L") > 1 for line in hint.get("lines", [])])
        words = hint["text"]["args"] if far else {}
        if hint["move"].startswith("move ") and words.get("roll", "none") != "none":
            return dict(hint)
    return None


def test_a_way_and_the_odds_are_seen_before_a_move(new_page: NewPage, server: Server) -> None:
    for seed in range(MOST_MATCHES):
        with seated(make_match(server.url, "defenders", ME, BO)) as seats:
            seat = play_until(seats, choose, lambda seat: bool(risky_march(seat)), Random(seed))
            if seat is not None:
                break
    assert seat is not None
    hint = risky_march(seat)
    assert hint is not None
    page, phone = new_page(DESKTOP), new_page(PHONE)
    for each in (page, phone):
        each.goto(seat.link)
        choose_to_move(each)
        laid_out(each)
    goal = hint["move"].replace("move ", "hex:")
    element(page, goal).hover(force=True)
    expect(page.locator(".prompt .detail")).to_contain_text("Then you roll")
    expect(page.locator(".odds .face.harm").first).to_be_visible()
    expect(page.locator(f'path.line[d="{hint["lines"][0]["path"]}"]')).to_be_attached()
    picture(page, "defenders-odds")
    picture(phone, "defenders-corridors-phone")
    element(phone, goal).tap(force=True)
    expect(phone.locator(".actions [data-confirm]")).to_contain_text("Move to")
    expect(phone.locator(".odds .face.harm").first).to_be_visible()
    picture(phone, "defenders-odds-phone")
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def choose_to_move(page: Page) -> None:
    """Where a hex could also be gone to in other ways, say that it is a move."""
    page.wait_for_selector('[data-element^="hex:"][data-lit]')
    answered(page)
    move = page.locator(".actions").get_by_role("button", name="Move", exact=True)
    if move.count():
        move.click()


# --- the story of the machines ------------------------------------------------------------------

FAST, NORMAL, SLOW = 900, 1800, 3600  # milliseconds that an event stands
TALE = 2  # times as long: a page of a machine card
CALM = 10  # so many are told without hurry
MANY = 4  # pages that are enough to go to and fro
DECK = 7  # machine cards
CARDS = ("Engines", "Factories", "Mechs", "Reboot")


def test_machine_cards_are_told_as_tales(new_page: NewPage, server: Server) -> None:
    """Page by page with the steps of the card, held, stepped both ways, at the set speed."""
    with seated(make_match(server.url, "defenders", ME, BO)) as seats:
        rng = Random(1)
        actor = play_until(seats, choose, ends_with_a_card, rng)
        assert actor is not None
        page, phone = new_page(DESKTOP), new_page(PHONE)
        for each in (page, phone):
            each.clock.install()
            each.goto(actor.link)
            each.wait_for_selector('[data-element="hex:0,0"]')
            each.clock.pause_at(each.evaluate("Date.now() / 1000 + 3600"))  # only we let it pass
        drawn = machine_cards(actor) + 1
        end_turn(page)
        has_its_card(page)
        while pages(page) < MANY:
            drawn += 1
            tell_a_card(page, seats, rng, drawn)
        told_by_itself(page, NORMAL)
        held_and_stepped(page)
        shown_as_it_was(page)
        picture(page, "defenders-machines")
        expect(story(phone)).to_be_visible()
        picture(phone, "defenders-machines-phone")
        close(page)
        set_speed(page, "Fast")
        tell_a_card(page, seats, rng, drawn + 1)
        tell_a_card(page, seats, rng, drawn + 2)
        told_by_itself(page, FAST)
        close(page)
        set_speed(page, "No")
        draw_a_card(seats, rng, drawn + 3)
        left = f"Deck: {DECK - drawn - 3} of {DECK}"
        expect(page.get_by_role("group", name=left, exact=True)).to_be_visible()
        expect(story(page)).to_have_count(0)


def has_its_card(page: Page) -> None:
    """The card that is told, the step that it is at, and a sentence of what came of it."""
    assert story(page).locator(".card h2").inner_text() in CARDS
    expect(story(page).locator(".card [aria-current=step]")).to_have_count(1)
    expect(story(page).locator(".told .what")).not_to_be_empty()
    assert pages(page) <= MOST_PAGES


def ends_with_a_card(seat: Seat) -> bool:
    """Whether it is asked in its turn, and a machine card follows when that ends."""
    hints = seat.view["scene"]["prompt"].get("hints", [])
    return any([hint["move"] == "end" and not hint["text"]["args"]["hacked"] for hint in hints])


def end_turn(page: Page) -> None:
    page.get_by_role("button", name="End turn").click()
    confirm(page)


def draw_a_card(seats: list[Seat], rng: Random, number: int) -> None:
    """End turns over the wire until so many machine cards lie open."""

    def end(seat: Seat, rng: Random) -> str:
        return "end" if "end" in seat.choices else choose(seat, rng)

    assert play_until(seats, end, lambda seat: machine_cards(seat) >= number, rng) is not None


def tell_a_card(page: Page, seats: list[Seat], rng: Random, number: int) -> None:
    """Draw one, which makes the story that the page tells longer."""
    told = pages(page) if story(page).count() else 0
    draw_a_card(seats, rng, number)
    page.locator(f'.story:not([data-pages="{told}"])').wait_for()


def machine_cards(seat: Seat) -> int:
    """How many have been drawn and lie open."""
    drawn = [piece for piece in seat.pieces if piece["at"] == "machine-discard"]
    return sum([piece.get("count", 1) for piece in drawn])


def story(page: Page) -> Locator:
    return page.get_by_role("region", name="What has just happened")


def count(page: Page) -> list[int]:
    """The number of the page that is told, and how many there are, of all cards together."""
    found = [story(page).get_attribute(f"data-{what}") for what in ("page", "pages")]
    return [int(each or 0) for each in found]


def at(page: Page) -> int:
    return count(page)[0]


def pages(page: Page) -> int:
    return count(page)[1]


def expect_at(page: Page, number: int) -> None:
    expect(story(page)).to_have_attribute("data-page", str(number))


def told_by_itself(page: Page, pause: int) -> None:
    """The next page follows when its time has come, and not before."""
    expect(story(page)).to_be_visible()
    take_it_slow(page)
    number = at(page)
    stands = pause * (TALE if story(page).locator(".card").count() else 1)
    page.clock.run_for(stands - 1)
    assert at(page) == number
    page.clock.run_for(2)
    expect_at(page, number + 1)


def step(page: Page, way: str) -> None:
    """Go on or back by one page."""
    number = at(page) + (1 if way == "Next" else -1)
    story(page).get_by_role("button", name=way).click()
    expect_at(page, number)


def take_it_slow(page: Page) -> None:
    """Skip what would be told in a hurry, because so much is waiting."""
    while pages(page) - at(page) >= CALM:
        step(page, "Next")
    if (go_on := story(page).get_by_role("button", name="Continue")).count():
        go_on.click()


def held_and_stepped(page: Page) -> None:
    number = at(page)
    story(page).get_by_role("button", name="Pause").click()
    page.clock.run_for(10 * NORMAL)
    assert at(page) == number
    step(page, "Next")
    step(page, "Back")
    page.clock.run_for(10 * NORMAL)
    assert at(page) == number


def shown_as_it_was(page: Page) -> None:
    """The board shows what has been told so far, and no more."""
    while at(page) > 1:
        step(page, "Back")
    whole = pages(page)
    boards = [lying(page)]
    for _ in range(1, whole):
        step(page, "Next")
        boards.append(lying(page))
    assert len({str(board) for board in boards}) > 2
    for number in range(whole - 1, 0, -1):
        step(page, "Back")
        assert lying(page) == boards[number - 1]


def lying(page: Page) -> list[str]:
    """What lies on the board, and where."""
    found: list[str] = page.locator(".board g[data-piece]").evaluate_all(
        """found => found.map(piece => [
            piece.dataset.piece,
            piece.getAttribute("transform"),
            piece.querySelector("use")?.getAttribute("href"),
        ].join(" "))"""
    )
    return found


def set_speed(page: Page, speed: str) -> None:
    open_tool(page, "Settings")
    page.get_by_label("Show events one by one").select_option(speed)
    page.keyboard.press("Escape")


def close(page: Page) -> None:
    story(page).get_by_role("button", name="Skip").click()
    expect(story(page)).to_have_count(0)


# --- a whole match ------------------------------------------------------------------------------


def test_a_whole_match_on_a_phone(new_page: NewPage, server: Server) -> None:
    phone = new_page(PHONE)
    phone.goto(make_match(server.url, "defenders", ME, BOT)[0])
    played = hurry(phone)
    assert played.over
    assert {"card", "hex", "End turn"} <= set(played.said)
    expect(phone.get_by_role("heading", name="The match is over")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    picture(phone, "defenders-over-phone")
