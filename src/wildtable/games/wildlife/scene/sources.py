"""Where success points come from, and what they are lost for."""

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.dump import CATEGORY_NAMES
from wildtable.games.wildlife.moves import ABILITY_NAMES, CATEGORY, FOOD_ABILITY
from wildtable.games.wildlife.rules.big_scoring import FROM_ADAPTATIONS, FROM_AREAS, FROM_HERDS
from wildtable.games.wildlife.scene.signs import (
    AREA_PAWN,
    CATEGORY_SIGNS,
    FOOD,
    SALE,
    ability_sign,
)
from wildtable.kernel.scene import Phrase
from wildtable.kernel.world import Source


def sources_of(content: WildlifeContent) -> list[Source]:
    return [
        _source("filled", "filled", AREA_PAWN, seat=0, points=2),
        _scored(FROM_AREAS, "scored-area"),
        _scored(FROM_HERDS, "scored-herd"),
        *[
            _scored(FROM_ADAPTATIONS + number, "scored-most", {0: name})
            for number, name in enumerate(CATEGORY.names)
        ],
        Source(
            "ability",
            Phrase("source-ability"),
            "use",
            ability_sign(FOOD_ABILITY),
            each=content.food_ability_steps,
            when={0: ABILITY_NAMES[FOOD_ABILITY]},
        ),
        Source("convert", Phrase("source-convert"), "convert", FOOD, each=1),
        _source("paid", "sold", SALE, seat=1, points=4, cost=True),
        _source("paid", "starved", SALE, seat=0, points=2, cost=True),
    ]


def _source(id: str, news: str, sign: str, *, seat: int, points: int, cost: bool = False) -> Source:
    return Source(id, Phrase(f"source-{id}"), news, sign, seat, points, cost=cost)


def _scored(category: int, news: str, when: dict[int, str] | None = None) -> Source:
    """A category of the big scorings."""
    name = CATEGORY_NAMES[category]
    sign = CATEGORY_SIGNS[category]
    return Source(name, Phrase(f"category-{name}"), news, sign, 1, 4, when=when or {})
