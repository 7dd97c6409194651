"""The nine flags as people see them: a glyph, the colour of their family, a word."""

from typing import Final

from wildtable.games.wildlands.moves import (
    AREA,
    CLAIM,
    FLAG_NAMES,
    FLY,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    MOVE,
    RALLY,
    RANGED,
)
from wildtable.kernel.scene import Phrase

STEP: Final = "gi-boot-prints"
WILD_STAR: Final = "gi-polar-star"
INTERRUPTS: Final = "gi-electric"
CARDS_DRAWN: Final = "gi-card-draw"

GLYPHS: Final = {
    "melee": "gi-broadsword",
    "heavy_melee": "gi-battle-axe",
    "ranged": "gi-high-shot",
    "heavy_ranged": "gi-burning-meteor",
    "area": "gi-explosion-rays",
    "shield": "gi-checked-shield",
    "cover": "gi-wooden-crate",
    "rally": "gi-rally-the-troops",
    "fly": "gi-feathered-wing",
}
COLOURS: Final = {
    "melee": "near",
    "heavy_melee": "near",
    "ranged": "far",
    "heavy_ranged": "far",
    "area": "far",
    "shield": "defend",
    "cover": "defend",
    "rally": "move",
    "fly": "move",
}
# What a card is used for, by family of moves: its name, and its glyph.
FAMILIES: Final = {
    MOVE: ("move", STEP),
    CLAIM: ("claim", "gi-crystal-cluster"),
    MELEE: ("melee", GLYPHS["melee"]),
    HEAVY_MELEE: ("heavy-melee", GLYPHS["heavy_melee"]),
    RANGED: ("ranged", GLYPHS["ranged"]),
    HEAVY_RANGED: ("heavy-ranged", GLYPHS["heavy_ranged"]),
    AREA: ("area", GLYPHS["area"]),
    RALLY: ("rally", GLYPHS["rally"]),
    FLY: ("fly", GLYPHS["fly"]),
}
# The family of moves that a flag begins; a shield or cover begins none.
STARTED: Final[dict[str, int]] = dict(
    zip(FLAG_NAMES, (MELEE, HEAVY_MELEE, RANGED, HEAVY_RANGED, AREA, -1, -1, RALLY, FLY),
        strict=True)
)  # fmt: skip


def flag_word(flag: str) -> Phrase:
    """Strike, Smash, Shoot …"""
    return Phrase("flag-name", {"flag": flag})
