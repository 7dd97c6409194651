"""What symbols, habitats, machines and actions mean, for whoever points at them."""

from typing import Final

from wildtable.games.defenders.moves import HABITAT_NAMES, ITEM_NAMES
from wildtable.games.defenders.scene.cards import RULES, SHELF
from wildtable.games.defenders.scene.seats import ITEMS
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.world import Term

THINGS: Final = (
    ("hunter", "DEF-25.1"),
    ("sniper", "DEF-9.2"),
    ("pollution", "DEF-23.1"),
    ("toxic", "DEF-23.4"),
    ("factory", "DEF-22.1"),
    ("core", "DEF-1.5"),
    ("rewilded", "DEF-17.1"),
)
METERS: Final = (
    ("rewilded", "gi-sprout", "DEF-1.8"),
    ("camps", "gi-camping-tent", "DEF-8.8"),
    ("factories", "gi-factory", "DEF-22.1"),
    ("toxic", "gi-biohazard", "DEF-23.4"),
    ("dead", "gi-death-skull", "DEF-9.16"),
    ("cards", "gi-card-random", "DEF-19.1"),
    ("actions", "gi-boot-prints", "DEF-4.4"),
)
# What stands at a seat, by its glyph.
COUNTS: Final = (
    ("support", "gi-rally-the-troops", "DEF-8.1"),
    ("hand", "gi-card-draw", "DEF-7.3"),
    ("markers", "marker", "DEF-16.1"),
)
# What is called by words alone, by the message: its own sentence, or that of a meter.
CALLED: Final = (
    ("phase-silence", "phase-silence", "DEF-3.2"),
    ("phase-reveal", "phase-reveal", "DEF-3.8"),
    ("phase-act", "phase-act", "DEF-4.4"),
    ("phase-machines", "phase-machines", "DEF-4.11"),
    ("edge-is", "edge-is", "DEF-10.2"),
    ("direction-is", "direction-is", "DEF-20.3"),
    ("engine-heading", "engine-heading", "DEF-20.5"),
    ("organizer-name", "organizer-name", "DEF-4.8"),
    ("machine-deck", "cards", "DEF-19.1"),
    ("deaths-of", "dead", "DEF-9.16"),
    ("support-of", "support", "DEF-8.1"),
    ("camp-to-build", "camps", "DEF-8.8"),
)


def glossary_of() -> list[Term]:
    return [*habitats(), *things(), *meters(), *counts(), *items(), *actions(), *called()]


def habitats() -> list[Term]:
    return [
        Term(name, Phrase("habitat-title", {"habitat": name}), Phrase("habitat-text"), name,
             "DEF-6.2")
        for name in HABITAT_NAMES
    ]  # fmt: skip


def things() -> list[Term]:
    return [
        Term(name, Phrase(f"thing-{name}"), Phrase(f"thing-{name}-text"), name, rule)
        for name, rule in THINGS
    ]


def meters() -> list[Term]:
    return [
        Term(f"meter-{name}", Phrase(f"term-{name}"), Phrase(f"term-{name}-text"), symbol, rule)
        for name, symbol, rule in METERS
    ]


def counts() -> list[Term]:
    return [
        Term(symbol, Phrase(f"term-{name}"), Phrase(f"term-{name}-text"), symbol, rule)
        for name, symbol, rule in COUNTS
    ]


def items() -> list[Term]:
    return [
        Term(
            symbol,
            Phrase("item-title", {"item": name}),
            Phrase("item-text", {"item": name}),
            symbol,
            "DEF-18.1",
        )
        for symbol, name in zip(ITEMS, ITEM_NAMES, strict=True)
    ]


def actions() -> list[Term]:
    return [
        Term(name, Phrase(f"do-{name}"), Phrase(f"action-{name}"), symbol, RULES[name])
        for name, symbol, _, _ in SHELF
    ]


def called() -> list[Term]:
    return [
        Term(id, Phrase(f"term-{name}"), Phrase(f"term-{name}-text"), rule=rule)
        for id, name, rule in CALLED
    ]
