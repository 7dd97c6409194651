"""How moves and events are told: with which weight, glyph and sound."""

from typing import Final

from wildtable.games.wildlands.scene.flags import (
    CARDS_DRAWN,
    COLOURS,
    GLYPHS,
    INTERRUPTS,
    STEP,
)
from wildtable.kernel.world import Moment

SHARD: Final = "gi-crystal-cluster"
ATTACKS: Final = ["melee", "heavy-melee", "ranged", "heavy-ranged", "area"]

MOVES: Final = [
    Moment("choose", "quiet", "gi-flag-objective"),
    Moment("allot", "quiet", "gi-flag-objective"),
    Moment("deal", "quiet", "gi-treasure-map"),
    Moment("assign", "quiet", "gi-treasure-map"),
    Moment("draw", "quiet", CARDS_DRAWN),
    Moment("reveal", "quiet", "gi-hood", {"actor": 0}),
    Moment("end", "quiet", "gi-player-next"),
    Moment("play", "quiet", "gi-card-play"),
    Moment("move", "step", STEP, {"actor": 0, "to": 1}, "move"),
    Moment("claim", "quiet", SHARD, {"actor": 0}),
    Moment("melee", "aim", GLYPHS["melee"], {"actor": 0}, COLOURS["melee"]),
    Moment("heavy-melee", "aim", GLYPHS["heavy_melee"], {"actor": 0}, COLOURS["heavy_melee"]),
    Moment("ranged", "aim", GLYPHS["ranged"], {"actor": 0, "target": 1}, COLOURS["ranged"]),
    Moment(
        "heavy-ranged",
        "aim",
        GLYPHS["heavy_ranged"],
        {"actor": 0, "target": 1},
        COLOURS["heavy_ranged"],
    ),
    Moment("area", "aim", GLYPHS["area"], {"actor": 0, "to": 1}, COLOURS["area"]),
    Moment("rally", "step", GLYPHS["rally"], {"actor": 0, "to": 1}, COLOURS["rally"]),
    Moment("stay", "quiet", GLYPHS["rally"]),
    Moment("fly", "step", GLYPHS["fly"], {"actor": 0, "to": 1}, COLOURS["fly"]),
    Moment("draw-two", "draw", CARDS_DRAWN),
    Moment("add", "quiet", "gi-card-play"),
    Moment("target", "aim", "gi-eye-target", {"target": 0}),
    Moment("defend", "play", GLYPHS["shield"], {}, COLOURS["shield"]),
    Moment("decline", "quiet", "gi-hearts"),
    Moment("pass", "quiet", INTERRUPTS),
    Moment("interrupt", "quiet", INTERRUPTS),
]
EVENTS: Final = [
    Moment("plays-faction", "quiet", "gi-flag-objective", {"seat": 0}),
    Moment("dealt", "quiet", "gi-treasure-map", {"seat": 0}),
    Moment("shard", "place", SHARD, {"seat": 0, "to": 1}),
    Moment("begins", "turn", "gi-player-next", {"seat": 0}),
    Moment("turn-of", "turn", "gi-player-next", {"seat": 0}),
    Moment("drew", "draw", CARDS_DRAWN, {"seat": 0}),
    Moment("reshuffled", "quiet", "gi-card-discard", {"seat": 0}),
    Moment("appeared", "reveal", "gi-hood", {"actor": 0, "to": 1}),
    Moment("claimed", "take", SHARD, {"actor": 0, "to": 1}),
    Moment("defended", "block", GLYPHS["shield"], {"target": 0}, COLOURS["shield"],
           [*ATTACKS, "defended", "hurt", "knocked-out"]),
    # what an attack brought is told with it, under its own glyph
    Moment("hurt", "hit", "", {"target": 0, "amount": 1}, "",
           [*ATTACKS, "defended", "hurt", "knocked-out"]),
    Moment("knocked-out", "fall", "gi-knocked-out-stars", {"target": 0, "seat": 1}, "", ["hurt"]),
    Moment("removed", "fall", "gi-knocked-out-stars", {"target": 0}),
    Moment("interrupted", "interrupt", INTERRUPTS, {"seat": 0}),
    Moment("struck-back", "interrupt", INTERRUPTS, {"seat": 0}),
    Moment("returned", "turn", "gi-return-arrow", {"seat": 0}),
    Moment("eliminated", "loss", "gi-knocked-out-stars", {"seat": 0}),
    Moment("tied", "turn", "gi-hourglass"),
]  # fmt: skip


def moments() -> list[Moment]:
    return [*MOVES, *EVENTS]
