"""Every word of the game in a plain sentence, for whoever points at a thing."""

from typing import Final

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.scene.flags import (
    CARDS_DRAWN,
    FAMILIES,
    GLYPHS,
    INTERRUPTS,
    STARTED,
    STEP,
    WILD_STAR,
    flag_word,
)
from wildtable.kernel.scene import Phrase
from wildtable.kernel.world import Term

RULES: Final = {
    "melee": "WLD-10.6",
    "heavy_melee": "WLD-10.7",
    "ranged": "WLD-11.4",
    "heavy_ranged": "WLD-11.5",
    "area": "WLD-12.1",
    "shield": "WLD-13.5",
    "cover": "WLD-13.6",
    "rally": "WLD-14.1",
    "fly": "WLD-15.1",
}
# By id: the glyph and the rule; title and sentence are messages of the id.
TERMS: Final = (
    # symbols
    (STEP, STEP, "WLD-7.1"),
    (WILD_STAR, WILD_STAR, "WLD-16.1"),
    (INTERRUPTS, INTERRUPTS, "WLD-17.1"),
    (CARDS_DRAWN, CARDS_DRAWN, "WLD-22.2"),
    ("gi-card-pickup", "gi-card-pickup", "WLD-21.1"),
    ("gi-card-discard", "gi-card-discard", "WLD-24.1"),
    ("gi-crystal-cluster", "gi-crystal-cluster", "WLD-8.1"),
    ("gi-hood", "gi-hood", "WLD-5.1"),
    ("gi-hearts", "gi-hearts", "WLD-18.1"),
    ("gi-eye-target", "gi-eye-target", "WLD-19.3"),
    # things
    ("shard", "shard", "WLD-8.1"),
    ("map-card", "map-card", "WLD-2.6"),
    ("marker", "marker", "WLD-3.3"),
    ("stone", "stone", "WLD-18.9"),
    ("back", "back", "WLD-24.2"),
    # places
    ("kind-dungeon-open", "", "WLD-7.2"),
    ("kind-dungeon-cover", "gi-wooden-crate", "WLD-13.6"),
    ("kind-dungeon-wall", "gi-stone-wall", "WLD-19.3"),
    ("kind-ruins-open", "", "WLD-7.2"),
    ("kind-ruins-cover", "gi-wooden-crate", "WLD-13.6"),
    ("kind-ruins-high", "gi-hill-conquest", "WLD-20.2"),
    ("kind-ruins-high-cover", "gi-hill-conquest", "WLD-20.2"),
    ("kind-ruins-wall", "gi-stone-wall", "WLD-19.3"),
    ("kind-line", "", "WLD-7.2"),
    ("kind-climb", "gi-mountain-climbing", "WLD-7.7"),
    ("kind-gate", "gi-gate", "WLD-7.12"),
    ("kind-torch", "gi-torch", ""),
    # piles
    ("pile-deck", "", "WLD-1.10"),
    ("pile-discards", "", "WLD-6.11"),
    # phases
    ("phase-choose", "", "WLD-1.4"),
    ("phase-assign", "", "WLD-2.3"),
    ("phase-hands", "", "WLD-2.12"),
    ("phase-reveal", "", "WLD-4.2"),
    ("phase-act", "", "WLD-4.6"),
    ("phase-done", "", "WLD-22.1"),
    ("phase-draw", "", "WLD-22.2"),
    # meters
    ("meter-paid", "gi-card-play", "WLD-6.13"),
    ("meter-turns", "gi-hourglass", ""),
    # families of moves that are no flag
    ("move", STEP, "WLD-7.1"),
    ("claim", "gi-crystal-cluster", "WLD-8.3"),
    ("reveal", "gi-hood", "WLD-5.1"),
    ("play", "gi-card-play", "WLD-6.3"),
    ("end", "gi-player-next", "WLD-22.1"),
    ("draw-two", CARDS_DRAWN, "WLD-16.8"),
    ("interrupt", INTERRUPTS, "WLD-17.1"),
    ("pass", "", "WLD-24.5"),
    ("defend", GLYPHS["shield"], "WLD-13.1"),
    ("decline", "gi-hearts", "WLD-13.13"),
    ("target", "gi-hearts", "WLD-10.4"),
    ("add", "gi-card-play", "WLD-6.13"),
    ("assign", "gi-treasure-map", "WLD-2.6"),
    ("choose", "gi-flag-objective", "WLD-1.8"),
    ("stay", GLYPHS["rally"], "WLD-14.1"),
)


def glossary(content: WildlandsContent) -> list[Term]:
    plain = [
        Term(id, Phrase(f"term-{id}"), Phrase(f"term-{id}-text"), symbol, rule)
        for id, symbol, rule in TERMS
    ]
    return [*plain, *flag_terms(content), *character_terms(content), *faction_terms(content)]


def flag_terms(content: WildlandsContent) -> list[Term]:
    """Each flag by its glyph, and by the moves that it starts."""
    terms = []
    for number, (flag, glyph) in enumerate(GLYPHS.items()):
        damage = content.damage[number] if number < len(content.damage) else 0
        text = Phrase("way-text", {"flag": flag, "damage": damage})
        terms.append(Term(glyph, flag_word(flag), text, glyph, RULES[flag]))
        if STARTED[flag] >= 0:
            family, _ = FAMILIES[STARTED[flag]]
            terms.append(Term(family, flag_word(flag), text, glyph, RULES[flag]))
    return terms


def character_terms(content: WildlandsContent) -> list[Term]:
    return [
        Term(name, Phrase("character-name", {"character": name}),
             Phrase("figure-about", {"character": name}), name)
        for name in content.character_names
    ]  # fmt: skip


def faction_terms(content: WildlandsContent) -> list[Term]:
    return [
        Term(f"crest-{name}", Phrase("faction-name", {"faction": name}),
             Phrase("faction-about", {"faction": name}), f"crest-{name}")
        for name in content.faction_names
    ]  # fmt: skip
