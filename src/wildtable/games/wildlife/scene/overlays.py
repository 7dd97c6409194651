"""What is laid over the island: majorities, herds, a projected scoring, what a lot would open."""

from wildtable.games.wildlife.frames import BIDDING, OFFERED
from wildtable.games.wildlife.moves import (
    ATTACK,
    EMPTY,
    EXPAND,
    FIRST,
    LOWEST_RANK,
    MIGRATE,
    SPACES,
    TERRAINS,
    TIED_FIRST,
)
from wildtable.games.wildlife.scene.contest import bids
from wildtable.games.wildlife.scene.flags import spots_among
from wildtable.games.wildlife.scene.herds import herd_from, outline_of, own_tiles
from wildtable.games.wildlife.scene.layouts import (
    SHORE,
    squares_by_area,
    squares_of,
    usual_spots,
)
from wildtable.games.wildlife.scene.lookups import all_shares
from wildtable.games.wildlife.scene.signs import AREA_PAWN, CATEGORY_SIGNS, SALE, SUCCESS
from wildtable.games.wildlife.scene.tally import ScoringTally
from wildtable.games.wildlife.scene.worth import opened
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Key, Mark, Overlay, Phrase, Spot, Stroke

PAID = "●"  # an area whose pawn is taken
PLACED, ATTACKED, WALKED = "+", "×", "→"


def overlays_of(state: WildlifeState, seat: int, tally: ScoringTally) -> list[Overlay]:
    found = [majorities(state), herds(state, tally), projection(state, tally)]
    if top(state.stack) == BIDDING and bids(state, seat):
        card = field(state.stack, OFFERED)
        if card < TERRAINS:
            found.insert(0, lot(state, seat, card))
    return found


@made_of("owner", "marked")
def majorities(state: WildlifeState) -> Overlay:
    """How many tiles everybody has in each area, the most first, and how many spaces are free."""
    marks = [
        Mark(
            f"area:{name}",
            PAID if state.marked[area] else "",
            shares=shared,
            spots=spots_of(state, area, len(shared)),
        )
        for area, (name, shared) in enumerate(
            zip(state.content.area_names, all_shares(state), strict=True)
        )
    ]
    legend = [
        Key("A3", Phrase("key-share")),
        Key("4", Phrase("key-free")),
        Key(PAID, Phrase("key-paid")),
    ]
    return Overlay(
        "majorities", Phrase("majorities"), marks, symbol=AREA_PAWN, legend=legend, standing=True
    )


def spots_of(state: WildlifeState, area: int, parts: int) -> list[Spot]:
    """Of an area without a shore, where its tally hides the fewest tiles; else it stands at sea."""
    usual = usual_spots(state.content)[area]
    if all([spot.side for spot in usual]):
        return []
    squares, height = squares_of(state.content), state.content.pack.island.height
    tiles = [square for square, owner in zip(squares, state.owner, strict=True) if owner != EMPTY]
    found = spots_among(squares_by_area(state.content)[area], tiles, parts, height, usual)
    if found == usual:
        return []
    return [Spot(SHORE + spot.x, SHORE + spot.y, spot.side) for spot in found]


def herds(state: WildlifeState, tally: ScoringTally) -> Overlay:
    """The size of each herd with its rank, written on its first tile; tied ranks end in =."""
    marks = [
        Mark(at(state, line.thing), f"{line.amount} #{rank_text(line.standing)}", line.seat)
        for line in tally.herds
    ]
    lines = [
        Stroke("island", outline_of(state, herd_from(state, line.thing))) for line in tally.herds
    ]
    legend = [Key("8 #1", Phrase("key-herd")), Key("8 #1=", Phrase("key-tied-herd"))]
    return Overlay("herds", Phrase("herds"), marks, lines, symbol=CATEGORY_SIGNS[1], legend=legend)


def projection(state: WildlifeState, tally: ScoringTally) -> Overlay:
    """The points of areas and of herds (after a star), on the same tiles."""
    texts: dict[int, str] = {}
    for line in [line for line in tally.areas if line.points]:
        texts[own_tiles(state, line.thing, line.seat)[0]] = f"+{line.points}"
    for line in [line for line in tally.herds if line.points]:
        before = f"{texts[line.thing]} " if line.thing in texts else ""
        texts[line.thing] = f"{before}*{line.points}"
    marks = [Mark(at(state, space), text, state.owner[space]) for space, text in texts.items()]
    legend = [Key("+3", Phrase("key-area-points")), Key("*10", Phrase("key-herd-points"))]
    return Overlay("projection", Phrase("projection"), marks, symbol=SUCCESS, legend=legend)


def lot(state: WildlifeState, seat: int, terrain: int) -> Overlay:
    """Where the card that is up for auction would let the viewer do something."""
    signs: dict[int, str] = {}
    for move in opened(state, seat, terrain):
        if move >= ATTACK:
            signs[move - ATTACK] = ATTACKED
        elif move >= EXPAND:
            signs[move - EXPAND] = PLACED
        else:
            signs.setdefault((move - MIGRATE) % SPACES, WALKED)
    marks = [Mark(at(state, space), sign) for space, sign in sorted(signs.items())]
    legend = [
        Key(sign, Phrase(f"key-{name}"))
        for sign, name in ((WALKED, "walk"), (PLACED, "place"), (ATTACKED, "attack"))
        if sign in signs.values()
    ]
    return Overlay("lot", Phrase("lot-opens"), marks, symbol=SALE, legend=legend, standing=True)


def at(state: WildlifeState, space: int) -> str:
    return f"space:{state.content.space_names[space]}"


def rank_text(standing: int) -> str:
    """1, 2, … for a rank of one's own, 1=, 2=, … for a shared one."""
    tied = standing >= TIED_FIRST
    rank = standing - (TIED_FIRST if tied else FIRST) + 1
    return f"{rank}{'+' if rank > LOWEST_RANK else ''}{'=' if tied else ''}"
