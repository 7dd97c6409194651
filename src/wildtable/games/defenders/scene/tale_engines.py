"""Engines in a tale: what they wall in, what stops them, where they are sent out again."""

from typing import Final

from wildtable.games.defenders.moves import EDGE, HEX
from wildtable.games.defenders.rules.hexes import (
    DIRECTION_NAMES,
    EDGE_BEYOND,
    EDGE_HEX,
    NEIGHBOUR,
    OFF,
    RIGHT,
    SIDES,
)
from wildtable.games.defenders.rules.news import (
    ADVANCED,
    DEPLOYED,
    RESET,
    SCANNED_FIRST,
    SPOKE_BLOCKED,
    STRANDED,
    WALLED,
)
from wildtable.games.defenders.rules.table import core_tile
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.scene.names import Words
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.sites import closed_sides
from wildtable.games.defenders.scene.telling import Telling, named, places, title
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.tale import Counter, TalePage, TaleStep

ENGINE: Final = "gi-tank-tread"
WALL: Final = "gi-brick-wall"
NEARLY: Final = 4  # closed sides from which on a hex is worth a word


def advances(order: str, events: list[Telling]) -> list[TaleStep]:
    """A step for each advance, with a page for each engine that took part in it."""
    rounds: list[list[Telling]] = []
    gone = [0, 0]  # advances that each engine has finished
    for each in named(events, WALLED.name, ADVANCED.name, RESET.name):
        engine = engine_of(each, events)
        while len(rounds) <= gone[engine]:
            rounds.append([])
        rounds[gone[engine]].append(each)
        gone[engine] += finished(each)
    scanned = named(events, SCANNED_FIRST.name)
    steps = [advance(order, number, each, scanned) for number, each in enumerate(rounds, 1)]
    return steps or [TaleStep(title(order), Phrase("tale-came-no-engine"))]


def engine_of(event: Telling, events: list[Telling]) -> int:
    """The engine that moves, or that leaves a wall behind before it does."""
    if event.name == WALLED.name:
        event = next(
            each for each in named(events, ADVANCED.name, RESET.name) if each.number > event.number
        )
    return event.args()[0]


def finished(event: Telling) -> bool:
    """DEF-20.10 an advance never ends on the perimeter."""
    if event.name == ADVANCED.name:
        return EDGE_BEYOND[event.args()[2]] != OFF
    return event.name == RESET.name


def advance(order: str, number: int, events: list[Telling], scanned: list[Telling]) -> TaleStep:
    pages = []
    for last in [each for each in events if finished(each)]:
        engine = last.args()[0]
        walls = [
            each
            for each in named(events, WALLED.name)
            if engine_of(each, events) == engine and each.number < last.number
        ]
        pages.append(engine_page(last, [each.args()[0] for each in walls], scanned))
    words: Words = {
        "walls": len(named(events, WALLED.name)),
        "resets": len(named(events, RESET.name)),
    }
    name = Phrase("tale-advance", {"number": number, "order": order})
    return TaleStep(name, Phrase("tale-came-advance", words), pages)


def engine_page(last: Telling, walls: list[int], scanned: list[Telling]) -> TalePage:
    """An engine has gone on, or was put on the core; what it leaves may wall a hex in."""
    state = last.state
    hex, closed = most_closed(state, walls)
    engine = last.words[0]
    words: Words = {"engine": engine, "count": closed, "place": SHORT[hex] if hex != NONE else ""}
    if last.name == RESET.name:
        kind, cause = "stopped", Phrase("tale-stopped")
        words["obstacle"] = last.words[2]
    else:
        kind = "rolls" if closed < NEARLY else "closes" if closed == SIDES else "walls"
        around = pivot(state, last.args()[0])
        direction = DIRECTION_NAMES[state.direction]
        cause = Phrase("tale-around", {"direction": direction, "place": SHORT[around]})
        if scanned:
            cause = Phrase("tale-scanned", {"engine": scanned[0].words[0]})
    edges = [EDGE.element(edge) for edge in (*walls, last.args()[-1 if kind != "stopped" else 1])]
    near = closed >= NEARLY
    return TalePage(
        last.number,
        Phrase("tale-engine", {**words, "kind": kind}),
        WALL if near else ENGINE,
        cause,
        threat(state, hex, closed),
        [*edges, *(places([hex]) if near else [])],
        [counter(hex, closed)] if near else [],
    )


def most_closed(state: DefendersState, walls: list[int]) -> tuple[int, int]:
    """Of the hexes beside these walls, which is closed on the most sides, and on how many."""
    sides = [hex for edge in walls for hex in (EDGE_HEX[edge], EDGE_BEYOND[edge]) if hex != OFF]
    found = [(closed_sides(state, hex), hex) for hex in sides]
    closed, hex = max(found, default=(0, NONE))
    return hex, closed


def pivot(state: DefendersState, engine: int) -> int:
    """DEF-20.3, DEF-20.4 the hex that an engine goes around."""
    stands = state.engine[engine]
    return stands // SIDES if state.direction == RIGHT else NEIGHBOUR[stands]


def counter(hex: int, closed: int) -> Counter:
    text = Phrase("tale-walls-of", {"place": SHORT[hex]})
    return Counter(HEX.element(hex), text, closed, SIDES)


def threat(state: DefendersState, hex: int, closed: int) -> Phrase | None:
    """What a hex that is walled in, or nearly so, is waiting for."""
    if closed < SIDES - 1:
        return None
    words: Words = {"place": SHORT[hex], "number": core_tile(state)}
    return Phrase("tale-closed" if closed == SIDES else "tale-nearly", words)


# --- out again ----------------------------------------------------------------------------------


def deployments(order: str, events: list[Telling]) -> list[TaleStep]:
    """DEF-21.1 engines that wait on the core leave it, if they find a way."""
    pages = []
    blocked = 0
    for each in named(events, SPOKE_BLOCKED.name, DEPLOYED.name, STRANDED.name):
        if each.name == SPOKE_BLOCKED.name:
            blocked += 1
            continue
        pages.append(deployment(each, blocked))
        blocked = 0
    came = Phrase("tale-came-deployed", {"count": len(named(events, DEPLOYED.name))})
    return [TaleStep(title(order), came if pages else Phrase("tale-came-all-out"), pages)]


def deployment(event: Telling, blocked: int) -> TalePage:
    words: Words = {"engine": event.words[0], "blocked": blocked}
    if event.name == STRANDED.name:
        return TalePage(event.number, Phrase("tale-stranded", words), ENGINE)
    _, number, edge = event.args()
    words = {**words, "number": number, "core": int(number == core_tile(event.state))}
    return TalePage(
        event.number,
        Phrase("tale-deployed", words),
        ENGINE,
        Phrase("tale-way-out", words),
        focus=[EDGE.element(edge), *places([event.state.tile.index(number)])],
    )
