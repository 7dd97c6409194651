"""A real browser on a real server, for tests that click.

They run by a command of their own (`pytest tests/browser`): Playwright's synchronous interface
keeps an event loop running, which asynchronous tests in the same process can't stand.
"""

import fcntl
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
DESKTOP = (1280, 800)
PHONE = (390, 844)
SIDEWAYS = (844, 390)
CUT_OFF = "ERR_(CONNECTION|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|INCOMPLETE)"  # a server that dies
PATIENCE = 60_000  # milliseconds until a test gives up; machines may be busy

SHELL = "chromium-headless-shell"  # the same engine without windows: tests take a third less
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ANY = (SHELL, *WHOLE)
APPLICATIONS = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
QUIET = ("--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")

# What people of tests have set, unless a test is about it: they are asked before every move, and
# they read the whole log.
HABITS = """
for (const [key, value] of Object.entries({
    "wildtable.settings": { confirm: "always", warnings: false },
    "wildtable.rail": "log",
})) if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
"""

# What is scrolled has a bar where people have a mouse; on a phone it lies over the rest, if at all.
BARS = "--hide-scrollbars"
NO_BARS = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { scrollbar-width: none !important }");
document.adoptedStyleSheets = [sheet];
"""

NewPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def installed_browser(names: tuple[str, ...] = ANY) -> str | None:
    """A Chromium or Chrome of this machine; CHROMIUM names one that lies elsewhere."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return found or next((str(path) for path in APPLICATIONS if path.exists()), None)


def install_from_debian(names: tuple[str, ...]) -> str | None:
    """Debian's own packages, where we may install them; of two workers one does."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-qq", "--no-install-recommends"]
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with (SCREENSHOTS.parent / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not installed_browser(names):
            # One by one: older releases of Debian have no shell.
            for command in (["update", "-qq"], [*install, "chromium"], [*install, SHELL]):
                subprocess.run(["apt-get", *command], env=environment, check=False)
    return installed_browser(names)


def launch(chromium: BrowserType, names: tuple[str, ...] = ANY) -> Browser:
    """Start the first browser there is of these names, or install one."""
    path = installed_browser(names) or install_from_debian(names)
    try:
        return chromium.launch(executable_path=path, args=list(QUIET), timeout=3 * PATIENCE)
    except Error as error:
        pytest.exit(
            f"no browser to test with ({error.message.splitlines()[0]}): install chromium or "
            "Google Chrome (on Debian: apt-get install chromium), or run `playwright install "
            "chromium`; CHROMIUM=<path> names one that is not found by itself",
            returncode=1,
        )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


class Server:
    """A server of ours on a free port, with its own folder of matches.

    The port stays ours while the server is started again: we have it too, without listening.
    """

    def __init__(self, data: Path, words: float = 0) -> None:
        self.data = data
        self.words = words  # how many seconds those for chance are waited for, 0: not asked for
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self.held.bind(("127.0.0.1", 0))
        self.port: int = self.held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        asked = [str(self.port), str(self.data), str(self.words)]
        command = [sys.executable, "-m", "tests.browser.serve", *asked]
        log = self.data.parent / "server.log"
        with log.open("a") as errors:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            pytest.exit(f"the server did not start; it said: {log.read_text()}", returncode=1)
        try:
            urllib.request.urlopen(self.url).close()
        except urllib.error.HTTPError as error:
            pytest.exit(error.read().decode(), returncode=1)  # it says what is missing

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def close(self) -> None:
        self.kill()
        self.held.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Pages of people who know nothing of each other; an error on a page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        size: tuple[int, int] = DESKTOP,
        colours: str = "light",
        worker: bool = False,
        expected: str = "ERR_CONNECTION",  # a pattern of the errors that belong to the test
    ) -> Page:
        context = browser.new_context(
            # What a service worker fetches can't be seen or changed by a test.
            service_workers="allow" if worker else "block",
            viewport={"width": size[0], "height": size[1]},
            has_touch=size in (PHONE, SIDEWAYS),
            color_scheme="dark" if colours == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.add_init_script(HABITS)
        if size in (PHONE, SIDEWAYS):
            context.add_init_script(NO_BARS)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))

        def hear(said: ConsoleMessage) -> None:
            if said.type == "error" and not re.search(expected, said.text):
                errors.append(said.text)

        page.on("console", hear)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(PHONE)


def picture(page: Page, name: str) -> None:
    """Keep a screenshot, to be looked at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
