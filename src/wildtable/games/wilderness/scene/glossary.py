"""What symbols, landscapes, meters and moves mean, for whoever points at them."""

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import ANIMAL, LAND, LANDSCAPE_IDS
from wildtable.games.wilderness.rules.book import Book
from wildtable.games.wilderness.scene.cards import printed_dice, rule_of, stats
from wildtable.games.wilderness.scene.drawings import KINDS
from wildtable.kernel.faces import Stat
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.world import Term


def glossary_of(content: WildernessContent) -> list[Term]:
    return [*animals(content), *lands(), *elements(content), *signs(), *phases()]


def animals(content: WildernessContent) -> list[Term]:
    return [
        Term(
            f"face-{name}",
            Phrase("animal-name", {"animal": name}),
            Phrase("power", {"animal": name}),
            f"face-{name}",
            rule_of(animal),
            printed(content.book, animal),
        )
        for animal, name in enumerate(ANIMAL.names)
    ]


def printed(book: Book, animal: int) -> list[Stat]:
    """The numbers of a card, and what an activation of its animal costs."""
    numbers = stats(book.speed[animal], printed_dice(book, animal), book.stamina[animal])
    return [*numbers, Stat("activation", Phrase("stat-activations"), book.cost[animal])]


def lands() -> list[Term]:
    fields = [
        Term(
            f"kind-{kind}",
            Phrase("landscape", {"kind": kind}),
            Phrase("field-text", {"both": int("-" in kind)}),
            f"land-{kind}" if kind in LANDSCAPE_IDS else "",
            "NES-3.3",
        )
        for kind in KINDS
    ]
    cards = [
        Term(
            f"land-{name}",
            Phrase("land-title", {"land": name}),
            Phrase("land-text", {"land": name}),
            f"land-{name}",
            "NES-3.3",
        )
        for name in LAND.names
    ]
    return fields + cards


def elements(content: WildernessContent) -> list[Term]:
    return [
        Term(
            f"element-{name}",
            Phrase("element-name", {"element": name}),
            Phrase("element-text"),
            f"element-{name}",
            "NES-17.1",
        )
        for name in content.element_names
    ]


SIGNS = (
    ("gi-boot-prints", "speed", "NES-8.1"),
    ("gi-perspective-dice-six-faces-random", "dice", "NES-14.3"),
    ("gi-hearts", "stamina", "NES-15.1"),
    ("gi-cut-diamond", "tokens", "NES-1.5"),
    ("activation", "activations", "NES-7.1"),
    ("trigger-drop", "trigger", "NES-2.8"),
    ("die-plain", "plain", "NES-14.3"),
    ("die-hole", "hole", "NES-14.9"),
    ("die-triangle", "triangle", "NES-14.3"),
)


def signs() -> list[Term]:
    return [
        Term(symbol, Phrase(f"term-{name}"), Phrase(f"term-{name}-text"), symbol, rule)
        for symbol, name, rule in SIGNS
    ]


PHASES = (("phase-place", "NES-4.1"), ("phase-wake", "NES-6.4"), ("phase-act", "NES-7.1"))


def phases() -> list[Term]:
    return [
        Term(name, Phrase(f"term-{name}"), Phrase(f"term-{name}-text"), rule=rule)
        for name, rule in PHASES
    ]
