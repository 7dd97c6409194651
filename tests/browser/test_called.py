"""Called by push: what the browser is handed is shown by the system, once for each seat.

That a click leads to the seat is not tried: browsers open a page for a real click alone.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import WHOLE, NewPage, Server, launch
from tests.browser.play import FRIEND, ME, make_match

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }))"""
# What the system does when somebody clicks on it.
CLICKED = """async () => {
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent("notificationclick", { notification });
    self.dispatchEvent(event);
}"""


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Iterator[Browser]:
    """One with windows: the shell closes what is shown to nobody."""
    whole = launch(browser.browser_type, WHOLE)
    yield whole
    whole.close()


def until_shown(page: Page, condition: str) -> None:
    """Wait in the page: `wait_for_function` takes the promise of an answer for a yes."""
    page.evaluate(f"""async () => {{
        for (;;) {{
            const shown = await ({SHOWN})();
            if ({condition}) return;
            await new Promise(requestAnimationFrame);
        }}
    }}""")


def push(page: Page, call: dict[str, str]) -> None:
    """Hand the browser a message, as its push service would once it has decrypted it."""
    devtools = page.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend([each["registrationId"] for each in told["registrations"]]),
    )
    devtools.send("ServiceWorker.enable")
    while not known:
        page.evaluate("navigator.serviceWorker.ready")
    origin = page.evaluate("location.origin")
    told = {"origin": origin, "registrationId": known[0], "data": json.dumps(call)}
    devtools.send("ServiceWorker.deliverPushMessage", told)


def test_a_push_is_shown_once_for_each_seat_and_goes_when_it_is_clicked(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(worker=True)
    page.context.grant_permissions(["notifications"], origin=server.url)
    seat = make_match(server.url, "connect-four", ME, FRIEND)[0]
    link = seat.removeprefix(server.url)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    call = {"title": "Connect Four", "text": "It is your turn.", "link": link}
    for text in ("It is your turn.", "It is still your turn."):
        push(page, {**call, "text": text})
        until_shown(page, f"shown[0]?.body === {json.dumps(text)}")
    expected = {
        "title": "Connect Four",
        "body": "It is still your turn.",
        "tag": link,
        "link": link,
    }
    assert page.evaluate(SHOWN) == [expected]  # the second one in place of the first
    (worker,) = page.context.service_workers
    worker.evaluate(CLICKED)
    until_shown(page, "shown.length === 0")
