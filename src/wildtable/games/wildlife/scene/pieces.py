"""Everything that lies on the layouts: tiles, pawns, cards, levels and abilities."""

from typing import Final

from wildtable.games.wildlife.frames import BIDDING, OFFERED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    AREAS,
    CARDS,
    EMPTY,
    LEVEL_NAMES,
    NO_CHART,
    NO_SEAT,
    TERRAINS,
)
from wildtable.games.wildlife.scene.layouts import (
    RING,
    ability_element,
    chart_element,
    start_element,
)
from wildtable.games.wildlife.scene.panels import SEAT_LETTERS
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Piece

NO_LOT: Final = -1  # no card is up for auction
DRAWN_PAWNS: Final = (3, 4, 5)  # values that the art shows on a pawn


def pieces_of(state: WildlifeState, seat: int) -> list[Piece]:
    return [
        *tiles(state),
        *area_badges(state),
        *markers(state),
        *scoring_pawns(state),
        *cards_on_table(state),
        *[piece for other in range(state.seats) for piece in chart(state, other)],
        *hand(state, seat),
    ]


# --- on the island ------------------------------------------------------------------------------


def tiles(state: WildlifeState) -> list[Piece]:
    content = state.content
    names = [
        content.organism_names[organism] if organism != NO_CHART else ""
        for organism in state.organism
    ]
    labels = [Phrase("organism-name", {"organism": name}) for name in names]
    return [
        Piece(
            f"tile:{content.space_names[space]}:{owner}",
            f"space:{content.space_names[space]}",
            names[owner],
            owner,
            SEAT_LETTERS[owner],
            label=labels[owner],
        )
        for space, owner in enumerate(state.owner)
        if owner != EMPTY
    ]


def area_badges(state: WildlifeState) -> list[Piece]:
    """How many spaces of an area are free; its pawn once it was filled."""
    content = state.content
    pieces = []
    for area in range(AREAS):
        name = content.area_names[area]
        free = content.capacity[area] - state.filled[area]
        label = Phrase("badge", {"area": name, "count": free})
        if state.marked[area]:
            pieces.append(Piece(f"area-pawn:{name}", f"area:{name}", "pawn", label=label))
        elif free:
            pieces.append(Piece(f"free:{name}", f"area:{name}", f"free-{free}", label=label))
    return pieces


# --- on the tracks ------------------------------------------------------------------------------


def ring_position(success: int) -> int:
    """Where on the ring a position lies: 101 is on 1 again, and 0 before 1 on 100."""
    return (success - 1) % RING + 1


def lap_mark(success: int) -> str:
    """What a marker says beside its letter on other laps than the first: B2, or B- before 1."""
    lap = (success - 1) // RING + 1
    return "" if lap == 1 else "-" if lap < 1 else str(lap)


def markers(state: WildlifeState) -> list[Piece]:
    return [
        Piece(
            f"marker:{seat}",
            f"success:{ring_position(success)}",
            "marker",
            seat,
            SEAT_LETTERS[seat] + lap_mark(success),
            label=Phrase("marker", {"position": success}),
        )
        for seat, success in enumerate(state.success)
        if success != 0 or state.organism[seat] != NO_CHART
    ]


def scoring_pawns(state: WildlifeState) -> list[Piece]:
    """The area pawns that are left, each with the value it covers, and the purple pawn."""
    values = state.content.pawn_values
    pieces = [
        Piece(
            f"pawn:{position + 1}",
            f"pawn:{position + 1}",
            f"pawn-{values[position]}" if values[position] in DRAWN_PAWNS else "pawn",
            letter="" if values[position] in DRAWN_PAWNS else str(values[position]),
            label=Phrase("pawn-worth", {"points": values[position]}),
        )
        for position in range(state.pawns_taken, state.content.pawns)
    ]
    pieces.append(purple_pawn(state))
    return pieces


def purple_pawn(state: WildlifeState) -> Piece:
    """On its dot (LIF-2.16, LIF-20.28), or by the round's start player (LIF-23.11)."""
    rotates = state.content.rotating_start and state.start != NO_SEAT
    place = start_element(state.start) if rotates else "step:start"
    label = Phrase("start-player" if rotates else "purple-pawn")
    return Piece("purple-pawn", place, "purple-pawn", label=label)


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
