"""Wilderness in a browser: both phases of a match against a bot, to its end."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, picture
from tests.browser.play import assert_accessible, element, lit

DECISION = "() => document.querySelector('[data-lit], .actions button:not(.quiet), #result-title')"
ANIMALS_A_MOVE = 1  # that a hurried player places ...
ACTIVATIONS = 3  # ... and activates before only ending moves
ANSWERS = ("Stop here", "Stay", "Don't pay", "Step", "Attack", "Hurt", "Heal", "Let it enter")
MOST_DECISIONS = 600  # no match of this kind has more


def buttons(page: Page) -> list[str]:
    return page.locator(".actions button:visible").all_inner_texts()


def press(page: Page, name: str) -> None:
    page.locator(".actions").get_by_role("button", name=name).first.click()


def lit_on(page: Page, *domains: str) -> list[str]:
    return [each for each in lit(page) if each.split(":")[0] in domains]


def click(page: Page, name: str) -> None:
    element(page, name).first.click(force=True)


class Hurried:
    """Who plays to see the end soon: places a little, activates a little, then only waits."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.placed = 0
        self.activated = 0
        self.seen: set[str] = set()

    def decide(self) -> str:
        """Take one decision; what it was, "over" at the end of the match."""
        offered = self.settled()
        if self.page.locator("#result-title").count():
            return "over"
        done = self.position_phase(offered) or self.action_phase(offered)
        self.seen.add(done)
        return done

    def go_on_until(self, wanted: str) -> None:
        for _ in range(MOST_DECISIONS):
            done = self.decide()
            if done == wanted:
                return
            assert done != "over", f"the match was over before there was anything to {wanted}"
        raise AssertionError(f"no {wanted} in {MOST_DECISIONS} decisions")

    def settled(self) -> list[str]:
        """The buttons, once the answer to the last decision has come and nothing changes."""
        before: list[str] = []
        while True:
            self.page.wait_for_function(DECISION)
            now = [*buttons(self.page), *lit(self.page)]
            if now == before or self.page.locator("#result-title").count():
                return buttons(self.page)
            before = now
            self.page.wait_for_timeout(60)

    def position_phase(self, offered: list[str]) -> str:
        page = self.page
        if "Pay to discard nothing" in offered:
            self.placed = 0
            click(page, lit_on(page, "card")[0])
            return "discard"
        if "Finish placing" in offered:
            animals = lit_on(page, "animal")
            if not animals or self.placed == ANIMALS_A_MOVE:
                press(page, "Finish placing")
                return "finish"
            click(page, animals[0])
            click(page, lit_on(page, "field")[0])
            self.placed += 1
            return "place"
        if "Put back" in offered:
            click(page, "deck")  # puts back everything, as it is held
            return "put back"
        return ""

    def action_phase(self, offered: list[str]) -> str:
        page = self.page
        if "End your move" in offered:
            figures = lit_on(page, "field")
            if self.activated == ACTIVATIONS or not figures:
                press(page, "End your move")
                return "end"
            click(page, figures[0])
            self.activated += 1
            return "activate"
        for answer in ANSWERS:
            if any(each.startswith(answer) for each in offered):
                press(page, answer)
                return answer
        fields = lit_on(page, "field")
        if fields:
            click(page, fields[0])
            return "step"
        press(page, "Confirm" if "Confirm" in offered else offered[0])
        return "confirm"


def pictures(page: Page, name: str) -> None:
    """Of a desktop and of a phone, where nothing may be wider than the screen."""
    picture(page, name)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    picture(page, f"{name}-phone")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_a_match_is_played_through_both_phases_to_its_end(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_text("Wilderness", exact=True).click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat B").select_option("bot:random")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/*")

    player = Hurried(page)
    player.go_on_until("put back")
    player.go_on_until("place")
    player.settled()
    expect(page.locator('[data-piece^="animal:0-"]').first).to_be_visible()
    pictures(page, "wilderness-position")
    assert_accessible(page)

    player.go_on_until("activate")
    player.settled()
    expect(page.get_by_role("log")).to_contain_text("is turned up")
    page.get_by_role("button", name="Threats").click()
    page.get_by_role("button", name="Threats").click()
    page.get_by_role("button", name="Ways and odds").click()
    pictures(page, "wilderness-action")
    page.get_by_role("button", name="Ways and odds").click()
    assert_accessible(page)

    player.go_on_until("over")
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    assert {"discard", "place", "finish", "put back", "activate", "end"} <= player.seen
    picture(page, "wilderness-over")
