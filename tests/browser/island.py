"""A made-up game with everything a scene can have, served to a page without any rules behind it.

An island of hexes in terrains, a track, a hand, a tableau for each seat, an auction; moves of two
picks, families that share a pick, a large amount, animals that are picked themselves, hints, lines,
a shortcut, an overlay, an answer for all times.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.conftest import Server
from tests.browser.play import laid_out
from wildtable.kernel.chosen import Chosen
from wildtable.kernel.moves import Domain, MoveSpace, amounts
from wildtable.kernel.scene import (
    Element,
    Hint,
    Layout,
    Mark,
    News,
    Overlay,
    Panel,
    Phrase,
    Piece,
    Prompt,
    Row,
    Scene,
    Shortcut,
    Stroke,
)
from wildtable.kernel.view import Choice, Decider, View
from wildtable.kernel.world import World
from wildtable.table.wire import Ack, Presence, Reason, Shown
from wildtable.table.wire_games import FamilyInfo, Kit, RuleBook
from wildtable.table.wire_matches import MatchInfo, SeatInfo

TERRAINS: Final = ("forest", "steppe", "water", "desert")
HEX: Final = "M0 -0.577 0.5 -0.289 0.5 0.289 0 0.577 -0.5 0.289 -0.5 -0.289z"
ROWS: Final = "abcdefg"
SPACES: Final = [f"{row}{column}" for row in ROWS for column in range(1, 10)]

MOVES: Final = MoveSpace("island")
SPACE: Final = Domain("space", len(SPACES), SPACES)
MOVES.family("walk", SPACE, SPACE)
MOVES.family("hunt", SPACE, SPACE)
MOVES.family("play", Domain("card", 8))
MOVES.family("bid", amounts("amount", 40))
MOVES.family("end-turn")
MOVES.family("tame", Domain("animal", 2, ("bear", "owl")))
LEGAL: Final = (
    ["walk c3 c4", "walk c3 b4", "hunt c3 d3", "hunt c3 c4", "walk e5 e6", "play 0", "play 2"]
    + [f"bid {amount}" for amount in range(3, 40)]
    + ["end-turn", "tame bear"]
)

ART: Final = """<svg xmlns="http://www.w3.org/2000/svg">
<pattern id="kind-forest" width=".5" height=".5" patternUnits="userSpaceOnUse">
  <rect width=".5" height=".5" fill="#8fbc8b"/><path d="M.15 .4 .25 .1 .35 .4z" fill="#3f7a46"/>
</pattern>
<pattern id="kind-steppe" width=".3" height=".3" patternUnits="userSpaceOnUse">
  <rect width=".3" height=".3" fill="#e2d08a"/>
  <path d="M.1 .25V.12M.2 .2V.08" stroke="#9a8434" stroke-width=".03"/>
</pattern>
<pattern id="kind-water" width=".5" height=".25" patternUnits="userSpaceOnUse">
  <rect width=".5" height=".25" fill="#9cc9e6"/>
  <path d="M0 .12q.125 -.1 .25 0t.25 0" fill="none" stroke="#4684ad" stroke-width=".03"/>
</pattern>
<pattern id="kind-desert" width=".3" height=".3" patternUnits="userSpaceOnUse">
  <rect width=".3" height=".3" fill="#f0c9a0"/><circle cx=".1" cy=".1" r=".025" fill="#a66a35"/>
</pattern>
<symbol id="paw" viewBox="0 0 20 20">
  <circle cx="10" cy="10" r="9.5" fill="currentColor" stroke="#000" stroke-width=".6"/>
  <circle cx="10" cy="10" r="9.5" fill="var(--seat-hatch)" opacity=".3"/>
  <g fill="var(--seat-ink)">
    <ellipse cx="10" cy="13" rx="4" ry="3.2"/><circle cx="5" cy="9" r="1.7"/>
    <circle cx="8.3" cy="6" r="1.8"/><circle cx="11.7" cy="6" r="1.8"/>
    <circle cx="15" cy="9" r="1.7"/>
  </g>
</symbol>
<symbol id="wound" viewBox="0 0 20 20"><path d="M2 2 8 8" stroke="#b00" stroke-width="2"/></symbol>
</svg>"""

WORDS: Final = """
kernel-seat = Seat { $seat }
turn = Play a card or move an animal.
island = Island
success = Success
levels = Levels
tableau = Tableau
auction = Auction of { $card }
standing = Standing bid
highest = You can pay
hunger = Costs { $food } food.
majorities = Majorities
food = Food
tiles = Tiles
wolf = wolf
bear = bear
owl = owl
no-swimming = Animals don't swim.
swim = There is water between.
deck = Deck
do-end-turn = End the turn
news-walk = Seat { $seat } walks from { $space } to { $space2 }.
"""


def spaces() -> Iterator[Element]:
    for row in range(len(ROWS)):
        for column in range(9):
            if row in (0, 6) and column in (0, 8):
                continue  # the corners are sea
            place = f"space:{ROWS[row]}{column + 1}"
            x, y = column + 0.6 + 0.5 * (row % 2), 0.7 + 0.866 * row
            terrain = TERRAINS[(column // 3 + row // 2) % 4]
            yield Element(place, x, y, height=1.1, path=HEX, kind=terrain)


def layouts() -> list[Layout]:
    track = [Element(f"success:{i}", i - 0.5, 0.5) for i in range(1, 31)]
    hand = [Element(f"card:{i}", i + 0.5, 0.7, height=1.4, kind="slot") for i in range(8)]
    herd = Element("area:herd", 7.6, 5.03, path=HEX, kind="outline")
    tableaux = [
        Layout(
            f"levels-{seat}",
            4,
            1,
            [Element(f"level-{seat}:{t}", i + 0.5, 0.5, kind=t) for i, t in enumerate(TERRAINS)],
            "seat",
            seat,
            Phrase("levels"),
        )
        for seat in range(2)
    ]
    return [
        Layout("island", 10.1, 6.6, [*spaces(), herd], title=Phrase("island")),
        Layout("success", 30, 1, track, "track", title=Phrase("success")),
        Layout("hand", 8, 1.4, hand, "hand"),
        *tableaux,
    ]


def kit() -> Kit:
    families = [FamilyInfo(each.name, [d.name for d in each.domains]) for each in MOVES.families]
    words = {"en": WORDS}
    return Kit(
        "island", "Island", layouts(), [], ART, words, ["ISL-1"], families, [], World(), [], []
    )


def rules() -> RuleBook:
    return RuleBook("en", "# Island\n\n- **ISL-1** Animals don't swim.", {})


def pieces(wolf: str) -> list[Piece]:
    animals = [
        Piece("wolf", f"space:{wolf}", "paw", 0, label=Phrase("wolf")),
        Piece("fox", "space:e5", "paw", 0),
        Piece("elk", "space:d3", "paw", 1),
        Piece(
            "animal:bear", "space:b6", "paw", 1, label=Phrase("bear"), over=["wound"], shape="small"
        ),
        Piece("animal:owl", "space:f3", "paw", 1, label=Phrase("owl")),
        *(Piece(f"herd{i}", "space:f7", "paw", i % 2) for i in range(4)),
    ]
    cards = [Piece(f"hand{i}", f"card:{i}", "card", letter="FSWD"[i]) for i in (0, 2, 3)]
    marks = [Piece(f"mark{i}", f"success:{4 + 3 * i}", "paw", i) for i in (0, 1)]
    levels = [Piece(f"level{i}", f"level-{i}:water", "cube", i, "2") for i in (0, 1)]
    return animals + cards + marks + levels


def scene(wolf: str) -> Scene:
    rows = [Row(Phrase("food"), [7]), Row(Phrase("tiles"), [12])]
    tableaux = [Panel(f"tableau{i}", Phrase("tableau"), rows, i) for i in (0, 1)]
    bids = [Row(Phrase("standing"), [5], 1), Row(Phrase("highest"), [39])]
    auction = Panel("auction", Phrase("auction", {"card": "forest"}), bids, urgent=True)
    prompt = Prompt(
        Phrase("turn"),
        [Shortcut("space:g2", ["walk e5 e6"])],
        [
            Hint("walk c3 b4", Phrase("hunger", {"food": 2})),
            Hint("walk c3 g5", Phrase("swim"), [Stroke("island", "M2.6 2.4L4.6 5.9", broken=True)]),
        ],
        window=True,
    )
    deck = Panel("deck", Phrase("deck"), rows, 1, folded=True)
    marks = [Mark("space:c3", "3:1", 0), Mark("space:e5", "2")]
    overlay = Overlay("majorities", Phrase("majorities"), marks, [Stroke("island", "M1 1L5 5")])
    return Scene(pieces(wolf), [*tableaux, deck, auction], prompt, [overlay])


def chosen(move: str, hints: list[Hint]) -> Chosen:
    hint = next((hint for hint in hints if hint.move == move), None)
    return Chosen(None, MOVES.picks(MOVES.parse(move)), hint)


def view(staged: list[str], turn: int, news: list[News]) -> View:
    walks = [move.split()[-1] for move in staged if move.startswith("walk c3")]
    shown = scene(walks[0] if walks else "c3")
    return View(
        seat=0,
        version=len(news),
        turn=Decider([turn], sealed=False, chance=False, over=False, talk=True, ready=None),
        scene=shown,
        choices=[Choice(move, MOVES.picks(MOVES.parse(move))) for move in LEGAL if turn == 0],
        staged=staged,
        at_barrier=False,
        answer=[],
        can_undo=False,
        news=news,
        stills=[],
        result=None,
        chosen=chosen(staged[-1], shown.prompt.hints) if staged else None,
    )


class Island:
    """The made-up table behind a page; `heard` is what the page has sent."""

    def __init__(self, page: Page, server: Server) -> None:
        self.heard: list[dict[str, Any]] = []
        self.staged: list[str] = []
        self.turn = 0
        self.news = [News("move", 1, ["walk", "c2", "d3"])]
        self.socket: WebSocketRoute | None = None
        seats = [SeatInfo("Ann", "me"), SeatInfo("Bo", "friend")]
        sitting = MatchInfo("m", "island", {}, seats, 0, "/api/games/island/kit", "c0ffee")
        page.route("**/api/seat/island", lambda route: give(route, sitting))
        page.route("**/api/games/island/kit", lambda route: give(route, self.kit()))
        page.route("**/api/games/island/rules?*", lambda route: give(route, rules()))
        page.route_web_socket("**/api/live/island*", self.live)
        page.goto(f"{server.url}/play/island")
        page.wait_for_selector("[data-lit]")
        laid_out(page)

    def kit(self) -> Kit:
        return kit()

    def view(self) -> View:
        return view(self.staged, self.turn, self.news)

    def happen(self, *words: str) -> None:
        """The other player makes a move, which changes nothing."""
        self.news.append(News("move", 1, list(words)))
        assert self.socket is not None
        self.show(self.socket)

    def live(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.hear(socket, msgspec.json.decode(text)))
        self.show(socket)
        send(socket, Presence([True, False]))

    def show(self, socket: WebSocketRoute) -> None:
        send(socket, Shown(self.view(), 0))

    def hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["type"] == "why":
            send(socket, Reason(message["key"], "ISL-1", Phrase("no-swimming")))
            return
        if message["type"] == "stage":
            self.staged.append(message["move"])
        elif message["type"] == "unstage":
            self.staged.pop()
        elif message["type"] == "play":
            self.turn = 1
        self.show(socket)
        send(socket, Ack(message["key"]))

    def said(self) -> list[str]:
        """The moves that were staged or asked about, in order."""
        return [f"{each['type']} {each['move']}" for each in self.heard if "move" in each]


def send(socket: WebSocketRoute, message: msgspec.Struct) -> None:
    socket.send(msgspec.json.encode(message).decode())


def give(route: Route, body: msgspec.Struct) -> None:
    route.fulfill(body=msgspec.json.encode(body), content_type="application/json")
