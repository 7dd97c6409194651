"""Seats played over the wire, to bring a match quickly to where a test wants to click."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from wildtable.table.difference import patched

PATIENCE = 60.0  # seconds until a test gives up
MOST_DECISIONS = 4000

Choose = Callable[["Seat", Random], str]
Goal = Callable[["Seat"], bool]


class Seat:
    """One seat: what it is shown, and a way to decide without a page."""

    def __init__(self, link: str, number: int, line: ClientConnection) -> None:
        self.link = link
        self.number = number
        self.line = line
        self.keys = count()
        self.view: dict[str, Any] = {}
        self.await_view()

    def read_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
            if message["type"] == "view":
                self.view = message["view"]
            elif message["type"] == "change":
                told = {each: message[each] for each in ("news", "stills", "tales")}
                bare = {**self.view, "news": [], "stills": [], "tales": []}
                self.view = patched(bare, message["change"]) | told
            if wanted(message):
                return message

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a message and read up to its answer."""
        key = f"{self.number}-{next(self.keys)}"
        self.line.send(json.dumps({"type": kind, "key": key, **fields}))
        return self.read_until(lambda message: message.get("key") == key)

    def catch_up(self) -> None:
        """Take in all that was sent before now: any question does, its answer comes after that."""
        self.ask("why", move="")

    def await_view(self) -> None:
        """Wait until something is new."""
        self.read_until(lambda message: message["type"] in ("view", "change"))

    @property
    def choices(self) -> list[str]:
        """What it may do, if it is asked and has not answered."""
        return [] if self.view["answer"] else [each["move"] for each in self.view["choices"]]

    @property
    def pieces(self) -> list[dict[str, Any]]:
        return list(self.view["scene"]["pieces"])

    @property
    def panels(self) -> list[str]:
        return [panel["id"] for panel in self.view["scene"]["panels"]]

    def play(self, *moves: str) -> bool:
        """Whether it was taken; something may have happened meanwhile."""
        answer = self.ask("play", moves=moves, version=self.view["version"])
        return bool(answer["type"] == "ack")


@contextmanager
def seated(links: list[str]) -> Iterator[list[Seat]]:
    """Sit down on all these seats."""
    with ExitStack() as lines:
        seats = []
        for number, link in enumerate(links):
            host, secret = link.removeprefix("http://").split("/")[::2]
            address = f"ws://{host}/api/live/{secret}?since=0"
            line = connect(address, proxy=None, open_timeout=PATIENCE)
            lines.enter_context(line)
            seats.append(Seat(link, number, line))
        yield seats


def play_until(seats: list[Seat], choose: Choose, goal: Goal, rng: Random) -> Seat | None:
    """Decide for all seats until one that is asked is where the test wants it; None at the end.

    `choose` says a move or a chain of them, "a; b", or nothing where a page has decided.
    """
    for _ in range(MOST_DECISIONS):
        for seat in seats:
            seat.catch_up()
        if seats[0].view["turn"]["over"]:
            return None
        asked = next((seat for seat in seats if seat.choices), None)
        if asked is None:
            seats[0].await_view()  # a page decides
        elif goal(asked):
            return asked
        elif chain := choose(asked, rng):
            asked.play(*chain.split("; "))
    raise AssertionError("this match goes on and on")


def by_lots(seat: Seat, rng: Random) -> str:
    """Decide by lots; an answer that is given as a whole is staged step by step and sealed here."""
    if not seat.view["turn"]["sealed"]:
        return rng.choice(seat.choices)
    while seat.choices and not seat.view["at_barrier"]:
        seat.ask("stage", move=rng.choice(seat.choices))
        seat.catch_up()
    seat.ask("commit", version=seat.view["version"])
    return ""


def play_on(seats: list[Seat], decisions: int) -> None:
    """So many decisions by lots, or to the end."""
    left = iter(range(decisions))
    play_until(seats, by_lots, lambda seat: next(left, None) is None, Random(decisions))
