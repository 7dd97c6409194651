"""Wildlands in a browser: made by clicking; an attack, a defence, an interrupt and one of that."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.by_wire import Seat, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server, picture
from tests.browser.play import (
    IDLE,
    ME,
    answered,
    assert_accessible,
    confirm,
    element,
    laid_out,
    lit,
    make_match,
    open_set_up,
    pick,
    press,
)

PEOPLE = (ME, {"kind": "friend", "name": "Bo"}, {"kind": "friend", "name": "Cy"})
TEAM = 5
DEFENCES = {"melee": "melee", "heavy-melee": "melee", "ranged": "shield", "heavy-ranged": "shield"}
ATTACKS = tuple(DEFENCES)
# In the first turn of a match: one's own turn begins, or the other does something.
ASKED = (
    f"() => document.querySelector('{IDLE}')"
    " && /Reveal|Break|Defend|takes the hit/.test(document.querySelector('.what').innerText)"
    " && document.querySelector('[data-lit], .actions button')"
)

# --- bringing a match to where it is interesting ------------------------------------------------


def choose(seat: Seat, rng: Random) -> str:
    """Play towards a fight, and keep wild cards: they are for interrupts."""
    choices = seat.choices
    family = choices[0].split()[0]
    if family == "assign":
        return assignment(seat)
    if family == "choose":
        return choices[0]
    if "pass" in choices or "decline" in choices:
        return "pass" if "pass" in choices else "decline"
    moves = [move for move in choices if not move.endswith("W")] or choices
    return rng.choice([move for move in moves if move != "end"] or moves)


def assignment(seat: Seat) -> str:
    """A map card for each character, in their order."""
    team = [piece for piece in seat.pieces if piece["at"].startswith(f"team-{seat.number}:")]
    names = [piece["symbol"] for piece in sorted(team, key=lambda piece: str(piece["at"]))]
    spaces = [move.split()[2] for move in seat.choices]
    chain = zip(names, spaces, strict=False)
    return "; ".join([f"assign {name} {space}" for name, space in chain])


@pytest.fixture
def sit(server: Server) -> Iterator[Callable[[str], list[Seat]]]:
    """A new match of three on a map, played over the wire until it is clicked."""
    tables = []

    def begin(map: str) -> list[Seat]:
        links = make_match(server.url, "wildlands", *PEOPLE, map=map, factions="seated")
        table = seated(links)
        tables.append(table)
        return table.__enter__()

    yield begin
    for table in tables:
        table.__exit__(None, None, None)


def team_row(seats: list[Seat], character: str) -> tuple[int, int]:
    """Whose character it is, and its row on the cards of its faction."""
    portrait = next(p for p in seats[0].pieces if p["id"] == f"portrait:{character}")
    owner, row = portrait["at"].removeprefix("team-").split(":")
    return int(owner), int(row)


def answers(seats: list[Seat], attack: str) -> list[str]:
    """The cards with which the attacked character can be defended."""
    family, _, target = attack.split()
    flag = DEFENCES[family]
    if family.endswith("melee"):
        return []  # its owner may have to choose first who is hit
    owner, row = team_row(seats, target)
    return [
        piece["at"]
        for piece in seats[owner].pieces
        if in_hand(piece) and {f"flag-{row}-{flag}", f"flag-{TEAM}-{flag}"} & set(piece["over"])
    ]


def attack_that_can_be_stopped(seats: list[Seat], seat: Seat) -> str | None:
    attacks = [move for move in seat.choices if move.split()[0] in ATTACKS]
    return next((attack for attack in attacks if answers(seats, attack)), None)


def may_interrupt(seat: Seat) -> bool:
    """Whether it holds a wild card, and another one to move somebody with then."""
    wild = any(piece["symbol"] == "card-wild" for piece in seat.pieces if in_hand(piece))
    return wild and next(steps(seat), None) is not None


def in_hand(piece: dict[str, Any]) -> bool:
    return str(piece["at"]).startswith("card:")


def steps(seat: Seat) -> Iterator[tuple[str, str]]:
    """Cards in hand with characters on the map that they show."""
    for figure in seat.pieces:
        own = figure["id"].startswith("character:") and figure.get("owner") == seat.number
        if own and figure["at"].startswith("space:") and figure["shape"] == "small":
            for card in filter(in_hand, seat.pieces):
                if f"scale-{figure['symbol']}" in card["over"]:
                    yield card["at"], figure["id"]


# --- clicking -----------------------------------------------------------------------------------


# Matches go on by the wire while pages are open: they show what is now, without telling it all.
AT_ONCE = """localStorage.setItem("wildtable.settings", JSON.stringify({
    confirm: "always", story: "off", warnings: false,
}))"""


def opened(new_page: NewPage, seats: list[Seat]) -> list[Page]:
    pages = [new_page() for _ in seats]
    for page, seat in zip(pages, seats, strict=True):
        page.add_init_script(AT_ONCE)
        page.goto(seat.link)
        page.wait_for_selector('[data-element="space:1"]')
        laid_out(page)
    return pages


def test_a_match_is_made_by_clicking(page: Page, server: Server) -> None:
    page.goto(server.url)
    open_set_up(page, "Wildlands")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat B", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/*")
    element(page, "faction:guild").wait_for()
    laid_out(page)
    element(page, "faction:guild").hover()
    expect(page.locator(".prompt .detail")).to_contain_text("spellcasters")
    pick(page, "faction:guild")
    confirm(page)
    expect(page.locator(".prompt").first).to_contain_text("Where will")
    for left in range(TEAM, 0, -1):
        expect(page.locator('[data-piece^="map-card:"]')).to_have_count(TEAM + left)
        pick(page, next(id for id in lit(page) if id.startswith("space:")))
    go(page, "Place")
    page.wait_for_function(ASKED)
    assert_accessible(page)


def test_an_attack_a_defence_and_a_chain_of_interrupts(
    new_page: NewPage, sit: Callable[[str], list[Seat]]
) -> None:
    seats = sit("dungeon")
    rng = Random(1)
    actor = play_until(
        seats, choose, lambda seat: attack_that_can_be_stopped(seats, seat) is not None, rng
    )
    assert actor is not None
    attack = attack_that_can_be_stopped(seats, actor)
    assert attack is not None
    pages = opened(new_page, seats)
    victim = team_row(seats, attack.split()[2])[0]
    shoot(pages[actor.number], attack)
    stop(pages[victim], answers(seats, attack)[0])
    for page in pages:
        expect(page.get_by_role("log")).to_contain_text("is safe.")

    chain = interrupt_twice(seats, pages, rng)
    for page in pages:
        shown = page.locator(".dock .chain")
        expect(shown.locator(".chip")).to_have_count(3)
        expect(shown).to_have_attribute("aria-label", re.compile("broke in on"))
    picture(pages[chain[1]], "wildlands-interrupts")


def shoot(page: Page, attack: str) -> None:
    """Pick the attacker and the target, and see the line between them."""
    family, attacker, target = attack.split()
    pick(page, f"character:{attacker}")
    page.wait_for_selector(f'[data-element="character:{target}"][data-lit]')
    element(page, f"character:{target}").hover(force=True)
    expect(page.locator(".prompt .detail")).to_contain_text("In sight")
    pick(page, f"character:{target}")
    picture(page, "wildlands-attack")
    go(page, "Shoot" if family == "ranged" else "Blast")


def stop(page: Page, card: str) -> None:
    expect(page.locator(".what")).to_contain_text("Defend?")
    picture(page, "wildlands-defence")
    pick(page, card)
    go(page, "Defend")


def interrupt_twice(seats: list[Seat], pages: list[Page], rng: Random) -> tuple[int, int]:
    """The active player is interrupted, and the interrupter by the third one: who they are."""

    def wanted(seat: Seat) -> bool:
        active = seats[turn_of(seats)]
        ready = [
            "pass" in each.choices and may_interrupt(each) for each in seats if each is not active
        ]
        # The active player is asked in the second window, who holds a card.
        chain = seat.view["scene"].get("contest", {}).get("chain")
        return all(ready) and not chain and any(map(in_hand, active.pieces))

    assert play_until(seats, choose, wanted, rng) is not None
    active = turn_of(seats)
    first, second = (seat.number for seat in seats if seat.number != active)
    answer_window(pages, seats, first, second)
    take_a_step(pages[first], seats[first])
    answer_window(pages, seats, second, active)
    return first, second


def turn_of(seats: list[Seat]) -> int:
    marker = next(piece for piece in seats[0].pieces if piece["id"] == "marker")
    return int(marker["at"].removeprefix("marker:"))


def answer_window(pages: list[Page], seats: list[Seat], interrupter: int, other: int) -> None:
    """One interrupts, the other passes."""
    press(pages[interrupter], "Interrupt")
    confirm(pages[interrupter])
    seats[other].catch_up()
    press(pages[other], "Let it go")
    confirm(pages[other])
    expect(pages[interrupter].locator(".what")).to_contain_text("You broke in")


def take_a_step(page: Page, seat: Seat) -> None:
    """Choose the line of the step on a card, then who and where to."""
    seat.catch_up()
    card, character = next(steps(seat))
    laid = page.locator(".card", has=element(page, card))
    laid.locator(".way.short").first.click()
    expect(page.locator(".what")).to_contain_text("Who steps")
    if character in lit(page):
        pick(page, character)
    pick(page, next(id for id in lit(page) if id.startswith("space:")))
    go(page, "Step to")


def go(page: Page, verb: str) -> None:
    """Press the golden button, which says what will be done."""
    golden = page.locator("[data-confirm].go")
    expect(golden).to_contain_text(verb)
    answered(page)
    golden.click()
    expect(golden).to_have_count(0)


def test_one_card_is_changed_for_another(
    new_page: NewPage, sit: Callable[[str], list[Seat]]
) -> None:
    seats = sit("dungeon")
    seat = play_until(seats, choose, lambda seat: len(stepping(seat)) > 1, Random(4))
    assert seat is not None
    first, second = stepping(seat)[:2]
    page = opened(new_page, [seat])[0]
    expect(page.get_by_role("region", name="Still to come")).to_contain_text("deck")
    way(page, first).click()
    expect(page.locator(".what")).to_contain_text("Who steps")
    expect(page.locator(".actions [data-confirm]")).to_have_count(0)
    way(page, second).click()
    expect(way(page, second)).to_have_attribute("aria-pressed", "true")
    expect(way(page, first)).to_have_attribute("aria-pressed", "false")
    answered(page)
    if figures := [id for id in lit(page) if id.startswith("character:")]:
        pick(page, figures[0])
    pick(page, next(id for id in lit(page) if id.startswith("space:")))
    expect(page.locator("[data-confirm].go")).to_contain_text("Step to")
    expect(way(page, second)).to_have_attribute("aria-pressed", "true")
    press(page, "Back")
    expect(page.locator(".what")).to_contain_text("Who steps")
    press(page, "Back")
    expect(page.locator(".what")).to_contain_text("Play a card")
    seat.catch_up()
    assert not seat.view["staged"]


def test_whoever_is_picked_for_a_card_is_asked_what_they_do(
    new_page: NewPage, sit: Callable[[str], list[Seat]]
) -> None:
    seats = sit("dungeon")
    seat = play_until(seats, choose, lambda seat: bool(stepping(seat)), Random(4))
    assert seat is not None
    page = opened(new_page, [seat])[0]
    pick(page, stepping(seat)[0])
    expect(page.locator(".what")).to_contain_text("Who uses the card")
    pick(page, next(id for id in lit(page) if id.startswith("character:")))
    expect(page.locator(".what")).to_contain_text(re.compile(r"^What will \w+ do\?"))


def stepping(seat: Seat) -> list[str]:
    """The cards that can be played for a step, in one's own turn."""
    cards = seat.view["scene"].get("hand", []) if "end" in seat.choices else []
    return [
        card["id"]
        for card in cards
        if any(way.get("short") and way.get("moves") for way in card.get("ways", []))
        and not card.get("toned")
    ]


def way(page: Page, card: str) -> Locator:
    """The line of a card for a step."""
    return page.locator(".card", has=element(page, card)).locator(".way.short").first


@pytest.mark.parametrize("map", ["dungeon", "ruins"])
def test_both_maps_are_seen(new_page: NewPage, sit: Callable[[str], list[Seat]], map: str) -> None:
    seats = sit(map)
    seat = play_until(seats, choose, everybody_has_come, Random(2))
    assert seat is not None
    for size, name in ((DESKTOP, ""), (PHONE, "-phone")):
        page = new_page(size)
        page.goto(seat.link)
        page.wait_for_selector("[data-lit]")
        picture(page, f"wildlands-{map}{name}")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    expect(element(page, "space:42")).to_be_visible()


def everybody_has_come(seat: Seat) -> bool:
    veiled = [piece for piece in seat.pieces if piece.get("shape") == "hidden"]
    return not veiled and any(move.startswith("play") for move in seat.choices)


def test_passing_until_something_else_is_asked(
    new_page: NewPage, sit: Callable[[str], list[Seat]]
) -> None:
    seats = sit("dungeon")
    rng = Random(3)
    passing = play_until(seats, choose, lambda seat: "pass" in seat.choices, rng)
    assert passing is not None
    page = new_page()
    page.goto(passing.link)
    standing = page.get_by_label("Standing orders")
    standing.select_option(label="Pass until attacked")
    passing.await_view()  # the first answer is given

    def leave_windows_to_the_order(seat: Seat, rng: Random) -> str:
        if seat is passing and "pass" in seat.choices:
            seat.await_view()
            return ""
        peaceful = [move for move in seat.choices if move.split()[0] not in (*ATTACKS, "area")]
        return rng.choice(peaceful) if "move" in str(peaceful) else choose(seat, rng)

    def is_asked_something_else(seat: Seat) -> bool:
        return seat is passing and "pass" not in seat.choices

    assert play_until(seats, leave_windows_to_the_order, is_asked_something_else, rng) is not None
