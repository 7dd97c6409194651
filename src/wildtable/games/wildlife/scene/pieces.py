"""Everything that lies on the layouts: tiles, pawns, cards, levels and abilities."""

from functools import lru_cache
from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.frames import BIDDING, OFFERED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    CARDS,
    EMPTY,
    LEVEL_NAMES,
    NO_CHART,
    NO_SEAT,
    TERRAINS,
)
from wildtable.games.wildlife.rules.adaptation_levels import level_at
from wildtable.games.wildlife.scene.hints import tile_of
from wildtable.games.wildlife.scene.layouts import ability_element, chart_element, start_element
from wildtable.games.wildlife.scene.panels import SEAT_LETTERS
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Phrase, Piece

MOST_TILES: Final = 4096  # that lie ready: a move changes one or two
NO_LOT: Final = -1  # no card is up for auction


def pieces_of(state: WildlifeState, seat: int) -> list[Piece]:
    return [
        *tiles(state),
        *start_player(state),
        *cards_on_table(state),
        *[piece for other in range(state.seats) for piece in chart(state, other)],
        *hand(state, seat),
    ]


# --- on the island ------------------------------------------------------------------------------


@made_of("owner", "organism", "level")
def tiles(state: WildlifeState) -> list[Piece]:
    return [
        tile(state.content, space, owner, state.organism[owner], level_at(state, owner, space))
        for space, owner in enumerate(state.owner)
        if owner != EMPTY
    ]


@lru_cache(maxsize=MOST_TILES)
def tile(content: WildlifeContent, space: int, owner: int, organism: int, level: int) -> Piece:
    """A tile says whose it is, and what its organism can do where it stands."""
    name = content.organism_names[organism] if organism != NO_CHART else ""
    stands: dict[str, str | int] = {
        "seat": owner,
        "area": content.area_names[content.area_of[space]],
        "level": LEVEL_NAMES[level],
        "terrain": content.terrain_names[content.terrain_of[space]],
    }
    return Piece(
        tile_of(content, space, owner),
        f"space:{content.space_names[space]}",
        name,
        owner,
        SEAT_LETTERS[owner],
        label=Phrase("organism-name", {"organism": name}),
        shape="tile",
        about=Phrase("tile-about", stands),
    )


def start_player(state: WildlifeState) -> list[Piece]:
    """LIF-23.11 the purple pawn stands by the round's start player."""
    if not state.content.rotating_start or state.start == NO_SEAT:
        return []
    label = Phrase("start-player")
    return [Piece("purple-pawn", start_element(state.start), "purple-pawn", label=label)]


# --- cards --------------------------------------------------------------------------------------


def cards_on_table(state: WildlifeState) -> list[Piece]:
    """The piles, and the cards of this turn with the lot last."""
    content = state.content
    pieces = []
    deck, discard = sum(state.deck), sum(state.discard)
    if deck:
        pieces.append(Piece("deck", "deck", "card-back", count=deck, label=Phrase("deck")))
    if discard:
        label = Phrase("discarded")
        pieces.append(Piece("discard", "discard", "card-back", count=discard, label=label))
    lot = field(state.stack, OFFERED) if top(state.stack) == BIDDING else NO_LOT
    for card in sorted(range(CARDS), key=lambda card: card == lot):
        if state.shown[card]:
            name = content.card_names[card]
            pieces.append(
                Piece(
                    f"shown:{name}",
                    "shown",
                    f"card-{name}",
                    count=state.shown[card],
                    label=Phrase("card-name", {"card": name}),
                )
            )
    return pieces


def hand(state: WildlifeState, seat: int) -> list[Piece]:
    """The viewer's own cards, as long as they can be played; nobody else's."""
    if seat < 0 or not state.stack:
        return []
    names = state.content.card_names
    return [
        Piece(
            f"hand:{names[card]}",
            f"card:{names[card]}",
            f"card-{names[card]}",
            count=count,
            label=Phrase("card-name", {"card": names[card]}),
        )
        for card, count in enumerate(state.hands[CARDS * seat : CARDS * (seat + 1)])
        if count
    ]


# --- charts -------------------------------------------------------------------------------------


@made_of("organism", "level", "used", "abilities")
def chart(state: WildlifeState, seat: int) -> list[Piece]:
    """The levels of a seat, each as the stack of tiles on the printed level; its abilities."""
    organism = state.organism[seat]
    if organism == NO_CHART:
        return []
    content = state.content
    pieces = []
    for terrain, name in enumerate(content.terrain_names):
        printed = content.printed[TERRAINS * organism + terrain]
        level = state.level[TERRAINS * seat + terrain]
        at = chart_element(seat, name)
        if level > printed:
            top_tile = LEVEL_NAMES[level]
            label = Phrase("stack", {"level": top_tile, "count": level - printed})
            pieces.append(
                Piece(f"{at}:stack", at, f"{top_tile}-tile", count=level - printed, label=label)
            )
        label = Phrase("printed", {"level": LEVEL_NAMES[printed]})
        pieces.append(Piece(f"{at}:printed", at, LEVEL_NAMES[printed], label=label))
    for ability, name in enumerate(ABILITY_NAMES):
        pieces += ability_tiles(state, seat, ability, name)
    return pieces


def ability_tiles(state: WildlifeState, seat: int, ability: int, name: str) -> list[Piece]:
    place = ABILITIES * seat + ability
    used = state.used[place]
    unused = state.abilities[place] - used
    at = ability_element(seat, name)
    pieces = []
    if unused:
        label = Phrase("ability-name", {"ability": name})
        pieces.append(Piece(f"{at}:unused", at, name, count=unused, label=label))
    if used:
        label = Phrase("used-ability", {"ability": name})
        pieces.append(Piece(f"{at}:used", at, f"{name}-used", count=used, label=label))
    return pieces
