"""Factories and pollution in a tale."""

from typing import Final

from wildtable.games.defenders.moves import HEX
from wildtable.games.defenders.rules.hexes import CORE
from wildtable.games.defenders.rules.news import (
    BLOWN_AWAY,
    ENCLOSED,
    FACTORY,
    NOTHING_SPREAD,
    POLLUTED,
    SKIPPED,
    TOXIC,
)
from wildtable.games.defenders.rules.table import core_tile, toxic_left
from wildtable.games.defenders.rules.values import TOO_MUCH
from wildtable.games.defenders.scene.names import Words
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.telling import Telling, listed, named, places, title
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.tale import Counter, TalePage, TaleStep

BUILT: Final = "gi-factory"
SPILL: Final = "gi-barrel"
POISON: Final = "gi-biohazard"
FEW: Final = 4  # places that are called by their names


def buildings(order: str, events: list[Telling]) -> list[TaleStep]:
    """DEF-22.5 one factory at most; a hex that is toxic by what the tile brings is told, too."""
    sites = named(events, ENCLOSED.name)
    built = named(events, FACTORY.name)
    if not sites:
        return [TaleStep(title(order), Phrase("tale-came-none-enclosed"))]
    if not built:  # DEF-22.19 the core has no tile left
        hex = sites[0].args()[0]
        text = Phrase("tale-no-tile", {"place": SHORT[hex]})
        return [
            TaleStep(
                title(order), text, [TalePage(sites[0].number, text, BUILT, focus=places([hex]))]
            )
        ]
    number, hex = built[0].args()
    words: Words = {"number": number, "place": SHORT[hex], "sites": len(sites)}
    page = TalePage(
        built[0].number,
        Phrase("tale-factory", words),
        BUILT,
        Phrase("tale-factory-cause", words),
        Phrase("tale-factory-then", {"left": core_tile(built[0].state)}),
        places([hex]),
    )
    return [TaleStep(title(order), Phrase("tale-came-factory", words), [page, *toxics(events)])]


def spills(order: str, events: list[Telling]) -> list[TaleStep]:
    """DEF-23.2 what the chutes pour out is a page, and what turns toxic by it another."""
    if named(events, NOTHING_SPREAD.name):
        return [TaleStep(title(order), Phrase("tale-came-nothing-spread"))]
    poured = named(events, POLLUTED.name)
    poisoned = [each.args()[0] for each in named(events, TOXIC.name)]
    hexes = [*dict.fromkeys([each.args()[1] for each in poured])]
    words: Words = {"count": len(hexes), "toxic": len(poisoned)}
    pages = [spill(poured[-1], hexes, poisoned, events), *toxics(events)] if poured else []
    return [TaleStep(title(order), Phrase("tale-came-spilled", words), pages)]


def spill(last: Telling, hexes: list[int], poisoned: list[int], events: list[Telling]) -> TalePage:
    wild = [hex for hex in hexes if hex != CORE]
    brink = [hex for hex in wild if last.state.pollution[hex] == TOO_MUCH - 1]
    lost = int(bool(named(events, BLOWN_AWAY.name)))
    passed = int(bool(named(events, SKIPPED.name)))
    few = 0 < len(wild) <= FEW
    return TalePage(
        last.number,
        Phrase("tale-spill", {"places": listed(wild) if few else "many", "count": len(hexes)}),
        SPILL,
        Phrase("tale-spill-cause", {"lost": lost, "passed": passed}),
        near_poison(brink),
        places(hexes),
        [
            Counter(HEX.element(hex), Phrase("tale-pollution"), TOO_MUCH - 1, TOO_MUCH)
            for hex in brink
            if hex not in poisoned
        ],
    )


def near_poison(hexes: list[int]) -> Phrase | None:
    """Which hexes the next token turns toxic, by name while they are few."""
    if not hexes:
        return None
    named = listed(hexes) if len(hexes) <= FEW else "many"
    return Phrase("tale-brink", {"places": named, "count": len(hexes)})


def toxics(events: list[Telling]) -> list[TalePage]:
    """All that turned toxic, on one page, when all of it has."""
    poisoned = named(events, TOXIC.name)
    if not poisoned:
        return []
    hexes = [each.args()[0] for each in poisoned]
    last = named(events, TOXIC.name, POLLUTED.name)[-1]
    page = TalePage(
        last.number,
        Phrase("tale-toxic", {"places": listed(hexes), "count": len(hexes)}),
        POISON,
        Phrase("tale-toxic-cause"),
        Phrase("tale-toxic-then", {"left": toxic_left(last.state)}),
        places(hexes),
    )
    return [page]
