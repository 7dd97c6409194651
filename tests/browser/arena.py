"""A made-up fight with every kind of token, light, tag and moment that a board can show."""

from typing import Final

from tests.browser.island import Island
from wildtable.kernel.faces import Effect, Face
from wildtable.kernel.moves import Domain, MoveSpace
from wildtable.kernel.scene import (
    Element,
    Forecast,
    Hint,
    Key,
    Layout,
    Mark,
    News,
    Note,
    Overlay,
    Phrase,
    Piece,
    Prompt,
    Scene,
    Share,
    Stroke,
    Warning,
)
from wildtable.kernel.view import Choice, Decider, Result, View
from wildtable.kernel.world import Moment, Tone, World
from wildtable.table.wire_games import FamilyInfo, Kit

ROWS: Final = "abcdef"
FIELDS: Final = [f"{row}{column}" for row in ROWS for column in range(1, 10)]
FIGHTERS: Final = ("tak", "hrakk", "veshra", "olgar", "bull")

MOVES: Final = MoveSpace("arena")
FIELD: Final = Domain("field", len(FIELDS), FIELDS)
FIGHTER: Final = Domain("fighter", len(FIGHTERS), FIGHTERS)
MOVES.family("step", FIELD)
MOVES.family("strike", FIGHTER, FIGHTER)
MOVES.family("dare", FIGHTER, FIELD)
MOVES.family("end")
FREE: Final = {"c2": 1, "b3": 1, "d3": 1, "c1": 2, "a3": 2, "e3": 2, "b2": 2, "d2": 2}
PAID: Final = {"f3": 1, "e2": 1, "b1": 2}
LEGAL: Final = (
    [f"step {field}" for field in (*FREE, *PAID)]
    + ["strike tak hrakk", "strike tak veshra", "dare tak e4"]
    + ["end"]
)

ART: Final = """<svg xmlns="http://www.w3.org/2000/svg">
<pattern id="kind-grass" width="1" height="1" viewBox="0 0 10 10">
  <rect width="10" height="10" fill="var(--tone-grass, #2e624f)"/>
  <path d="M10 0V10H0z" fill="var(--tone-rock, #524d69)"/>
</pattern>
</svg>"""

WORDS: Final = """
kernel-seat = Seat { $seat }
turn = Step, or strike with Tak?
why = Why fight?
because = Whoever stands alone at the end has won. Nobody else gets anything.
lonely = Tak would be alone there.
arena = Arena
threats = Threats
areas = Areas
attackers = animals that can attack here
share = animals of each seat, and free fields
engines = Engines
engine-walls = Engine 1 walls in D6 for good.
tak = Tak
hrakk = Hrakk
veshra = Veshra
olgar = Olgar
bull = Bull
far = Too far for Tak.
falls = { $who } falls
loses = { $who } −2
steps = { $count } steps.
pays = Costs { $count }.
die = you lose 1 heart
plain = nothing
do-end = End the turn
news-step = Seat { $seat } steps to { $field }.
news-hit = { $fighter } is hit.
news-fall = { $fighter } falls.
news-roll = { $fighter } rolls.
news-score = Seat { $seat } scores { $points }.
"""


def board() -> Layout:
    fields = [
        Element(f"field:{row}{column}", column - 0.5, y + 0.5, 0.96, 0.96, kind="grass")
        for y, row in enumerate(ROWS)
        for column in range(1, 10)
    ]
    return Layout("arena", 9, 6, fields, title=Phrase("arena"), turns=True)


def fighter(
    name: str, at: str, owner: int, shape: str, health: int, most: int, state: str = ""
) -> Piece:
    """A piece that is picked itself."""
    title = Phrase(name)
    return Piece(
        f"fighter:{name}",
        f"field:{at}",
        "gi-beaver" if owner else "gi-paw-print",
        owner,
        label=title,
        shape=shape,
        health=health,
        most=most,
        about=title,
        state=state,
    )


def pieces() -> list[Piece]:
    return [
        fighter("tak", "c3", 0, "small", 3, 3, state="ready"),
        fighter("hrakk", "c4", 1, "small", 3, 4, state="ready"),
        fighter("veshra", "b4", 1, "big", 4, 4, state="ready"),
        fighter("olgar", "b8", 1, "small", 1, 2),
        fighter("bull", "e7", 1, "big", 3, 3, state="rests"),
        Piece("den", "field:e5", "gi-paw-print", 1, count=3, shape="hidden"),
        Piece("own", "field:d6", "gi-paw-print", 0, count=2, shape="hidden", ghost="gi-beaver"),
        Piece("tile0", "field:a7", "gi-oak-leaf", 0, shape="tile"),
        Piece("tile1", "field:a8", "gi-oak-leaf", 1, shape="tile"),
        Piece("crate", "field:d8", "gi-wooden-crate", shape="thing"),
        Piece("mech", "field:f6", "gi-tank-tread", shape="machine"),
        Piece("camp", "field:f8", "gi-camping-tent", 1, shape="thing"),
        *(Piece(f"herd{i}", "field:c7", "gi-paw-print", i % 2, shape="small") for i in range(5)),
        Piece("cube", "field:e9", "cube", 1, "2"),
    ]


def hints() -> list[Hint]:
    odds = Effect("fighter:hrakk", "harm", Phrase("falls", {"who": "Hrakk"}), 2, 3, 1, 44, 75)
    sure = Effect("fighter:veshra", "harm", Phrase("loses", {"who": "Veshra"}), 2, 4, 2)
    faces = [Face("", Phrase("plain"), 4), Face("gi-hearts", Phrase("die"), 2, harm=True)]
    return [
        *(Hint(f"step {f}", Phrase("steps", {"count": n}), steps=n) for f, n in FREE.items()),
        *(
            Hint(f"step {f}", Phrase("pays", {"count": n}), cost=n, paid_in="gi-cut-diamond")
            for f, n in PAID.items()
        ),
        Hint("strike tak hrakk", Phrase("falls", {"who": "Hrakk"}), effects=[odds]),
        Hint("strike tak veshra", Phrase("loses", {"who": "Veshra"}), effects=[sure]),
        Hint("strike tak olgar", Phrase("far")),
        Hint("dare tak e4", Phrase("die"), effects=[Effect("field:e4", "danger", faces=faces)]),
    ]


def overlays() -> list[Overlay]:
    danger = [Mark("field:d2", "2", kind="danger"), Mark("field:e7", "1", kind="danger")]
    shares = [Mark("field:a7", shares=[Share(3, 1), Share(1, 0), Share(4)])]
    comes = Forecast(
        Phrase("engines"),
        Phrase("engine-walls"),
        "gi-tank-tread",
        1,
        4,
        bad=True,
        lines=[Stroke("arena", "M5.5 5.5L5.5 1.5", kind="threat")],
    )
    return [
        Overlay(
            "threats",
            Phrase("threats"),
            danger,
            symbol="gi-claws",
            legend=[Key("gi-claws", Phrase("attackers"))],
            forecasts=[comes],
        ),
        Overlay("areas", Phrase("areas"), shares, standing=True),
    ]


def prompt() -> Prompt:
    notes = [Note(Phrase("why"), Phrase("because"))]
    warnings = [Warning("lonely", ["dare"], Phrase("lonely"), "")]
    return Prompt(Phrase("turn"), hints=hints(), notes=notes, warnings=warnings)


class Arena(Island):
    """The fight behind a page; who walked is seen as the last move."""

    won = False

    def kit(self) -> Kit:
        families = [
            FamilyInfo(each.name, [d.name for d in each.domains]) for each in MOVES.families
        ]
        events = [
            FamilyInfo("hit", ["fighter", "amount"]),
            FamilyInfo("fall", ["fighter"]),
            FamilyInfo("roll", ["piece", "amount"]),  # called otherwise than in moves
            FamilyInfo("score", ["seat", "points"]),
        ]
        moments = [
            Moment("hit", "hit", roles={"target": 0, "amount": 1}),
            Moment("fall", "fall", roles={"target": 0}),
            Moment("roll", "roll", roles={"target": 0, "face": 1}),
            Moment("score", "score", roles={"seat": 0, "points": 1}),
        ]
        tones = [
            Tone("ground", "#262250", "#100f26"),
            Tone("grass", "#2e624f", "#1f4437"),
            Tone("rock", "#524d69", "#3a374b"),
        ]
        world = World("stars", "gi-paw-print", tones)
        words = {"en": WORDS}
        return Kit(
            "arena", "Arena", [board()], [], ART, words, [], families, events, world, [], moments
        )

    def view(self) -> View:
        lying = pieces()
        if self.turn == 1:  # Tak has gone, and stands there while the other one decides
            lying[0] = fighter("tak", "e3", 0, "small", 3, 3)
        return View(
            seat=0,
            version=len(self.news),
            turn=Decider(
                [self.turn], sealed=False, chance=False, over=False, talk=True, ready=None
            ),
            scene=Scene(lying, [], prompt(), overlays()),
            choices=[Choice(m, MOVES.picks(MOVES.parse(m))) for m in LEGAL if self.asked],
            staged=self.staged,
            at_barrier=False,
            answer=[],
            can_undo=False,
            news=self.news,
            stills=[],
            result=Result([1, 0], [1, 2], "") if self.won else None,
        )

    @property
    def asked(self) -> bool:
        return self.turn == 0 and not self.won

    def win(self) -> None:
        """Ann has won."""
        self.won = True
        self.tell("score", "0", "1")

    def tell(self, *words: str) -> None:
        """Something happens."""
        self.news.append(News("event", -1, list(words)))
        assert self.socket is not None
        self.show(self.socket)
