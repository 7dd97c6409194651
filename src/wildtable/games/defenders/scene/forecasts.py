"""One of these comes next: each machine card of the deck, its chance, and what it would do.

It is found by letting the card happen on a copy, as far as no die and no unseen tile has a say.
"""

from typing import Final

from wildtable.games.defenders.frames import MACHINES, ROUND, ROUND_LEVEL, SIDE, TURN, TURN_LEVEL
from wildtable.games.defenders.moves import EDGE, MACHINE_NAMES
from wildtable.games.defenders.rules.factories import enclosed_hexes
from wildtable.games.defenders.rules.hexes import CORE, HEX_NAMES, HEXES
from wildtable.games.defenders.rules.machines import next_step
from wildtable.games.defenders.rules.news import FACTORY, HUNTER, POLLUTED, PURSUED, TOXIC, WALLED
from wildtable.games.defenders.rules.table import engine_edge, sides_in_game
from wildtable.games.defenders.rules.values import ENGINES, NONE, RUNNING, WON
from wildtable.games.defenders.scene.names import Words, who
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.ways import machine_lines
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import at, lies_at, push, top
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Forecast, Mark, Overlay, Phrase

GRAVE: Final = ("lost", "factory", "toxic", "closed", "faction")
TOLD: Final = (*GRAVE, "walls", "spilled", "hunters")
SIGNS: Final = ("gi-tank-tread", "gi-factory", "gi-robot-golem", "gi-cycle")  # by base card


def next_card(state: DefendersState) -> Overlay:
    return next_card_for(state, acting(state))


@made_of(
    "ground", "tile", "arrow", "rewilded", "wall", "breach", "engine", "mechs", "pollution",
    "toxic", "camp", "order", "at", "damage", "exited", "deck", "discard", "direction", "result",
)  # fmt: skip
def next_card_for(state: DefendersState, side: int) -> Overlay:
    deck = coming(state)
    forecasts = [foretold(state, side, card, deck) for card in range(len(deck)) if deck[card]]
    bad = sum([each.hits for each in forecasts if each.bad])
    return Overlay(
        "next",
        Phrase("next-card"),
        [],
        symbol="gi-card-random",
        forecasts=forecasts,
        standing=True,
        brief=Phrase("next-brief", {"bad": bad, "count": sum(deck)}),
    )


def coming(state: DefendersState) -> list[int]:
    """DEF-19.5 so many of each card may be the next; an empty deck is the played cards again."""
    return state.deck if any(state.deck) else state.discard


def foretold(state: DefendersState, side: int, card: int, deck: list[int]) -> Forecast:
    after, news = played(state, side, card)
    words = consequence(state, after, news)
    return Forecast(
        Phrase("machine-name", {"machine": MACHINE_NAMES[card]}),
        Phrase("forecast", words),
        SIGNS[card % len(SIGNS)],
        deck[card],
        sum(deck),
        bad=bool(words["bad"]),
        marks=changes(state, after),
        lines=machine_lines(after, news),
    )


def played(state: DefendersState, side: int, card: int) -> tuple[DefendersState, list[int]]:
    """The board after a machine card in the turn of a side, and the news of it."""
    copy = state.clone()
    news: list[int] = []
    copy.news = news
    copy.stack.clear()
    push(copy.stack, MACHINES, side, card, 0, 0, NONE)
    while copy.result == RUNNING and top(copy.stack) == MACHINES:
        next_step(copy)
    return copy, news


def acting(state: DefendersState) -> int:
    """The side whose turn it is; between turns the one that begins."""
    if lies_at(state.stack, TURN_LEVEL) in (TURN, MACHINES):
        return at(state.stack, TURN_LEVEL, SIDE)
    if state.seats == 1 and lies_at(state.stack, ROUND_LEVEL) == ROUND:
        return at(state.stack, ROUND_LEVEL, SIDE)
    # Before the first turn Comrades may have passed the marker on; alone anybody may be next.
    return state.first if state.first != NONE else sides_in_game(state)[0]


# --- in a sentence ------------------------------------------------------------------------------


def consequence(state: DefendersState, after: DefendersState, news: list[int]) -> Words:
    """What is worth saying of it, the worst first."""
    happened: dict[str, list[list[int]]] = {}
    for event in news:
        kind = state.content.events.family_of(event)
        happened.setdefault(kind.name, []).append(list(kind.args(event)))

    def places(name: str, argument: int) -> str:
        met = dict.fromkeys([SHORT[args[argument]] for args in happened.get(name, [])])
        return ", ".join(met) or "none"

    before = enclosed_hexes(state)
    closed = [SHORT[hex] for hex in enclosed_hexes(after) if hex not in before]
    reached = [args for args in happened.get(PURSUED.name, []) if args[2] == state.at[args[0]]]
    first = reached[0][0] if reached else NONE
    hunted: Words = who(state, first) if reached else {"seat": -1, "faction": "none"}
    words: Words = {
        "lost": int(after.result not in (RUNNING, WON)),
        "factory": places(FACTORY.name, 1),
        "toxic": places(TOXIC.name, 0),
        "closed": ", ".join(closed) or "none",
        **hunted,
        "others": len({args[0] for args in reached}) - 1,
        "pursuers": sum([args[3] for args in reached if args[0] == first]),
        "walls": len(happened.get(WALLED.name, [])),
        "spilled": len({args[1] for args in happened.get(POLLUTED.name, [])}),
        "hunters": len(happened.get(HUNTER.name, [])),
    }
    happens = [words[name] for name in TOLD]
    return {**words, "bad": int(grave(words)), "quiet": int(not any(map(stated, happens)))}


def grave(words: Words) -> bool:
    return any([stated(words[name]) for name in GRAVE])


def stated(value: str | int) -> bool:
    return value not in (0, "none")


# --- on the board -------------------------------------------------------------------------------


def changes(state: DefendersState, after: DefendersState) -> list[Mark]:
    """Where engines, factories, pollution and hunters would be; lines show how they come there."""
    marks = []
    for engine in range(ENGINES):
        edge = engine_edge(after, engine)
        if edge != engine_edge(state, engine) and edge != NONE:
            marks.append(Mark(EDGE.element(edge), f"E{engine + 1}"))
    found = [(hex, difference(state, after, hex)) for hex in range(HEXES)]
    return marks + [Mark(f"on:{HEX_NAMES[hex]}", text) for hex, text in found if text]


def difference(state: DefendersState, after: DefendersState, hex: int) -> str:
    if hex != CORE and after.tile[hex] != state.tile[hex]:
        return f"F{after.tile[hex]}"
    if after.toxic[hex] > state.toxic[hex]:
        return "T"
    if after.pollution[hex] > state.pollution[hex]:
        return f"+{after.pollution[hex] - state.pollution[hex]}"
    came = after.mechs[hex] - state.mechs[hex]
    return f"{came:+d}" if came and hex != CORE else ""
