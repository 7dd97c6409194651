"""The seats as strips and mats: the organism, its chart sign by sign, what it has."""

from wildtable.games.wildlife.frames import BIDDER, BIDDING, CHART_BIDDING, HIGHEST, PASSED, TURN
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    LEVEL_NAMES,
    NO_CHART,
    NO_SEAT,
    TERRAINS,
)
from wildtable.games.wildlife.rules.redeal import sees_food
from wildtable.games.wildlife.rules.table import active, tiles_on_board
from wildtable.games.wildlife.scene.signs import CARDS_HELD, FOOD, TILES, ability_sign, level_sign
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Count, Item, SeatCard
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase

Words = dict[str, str | int]


def seats_of(state: WildlifeState, viewer: int) -> list[SeatCard]:
    return [seat_card(state, viewer, seat) for seat in range(state.seats)]


def seat_card(state: WildlifeState, viewer: int, seat: int) -> SeatCard:
    organism = state.organism[seat]
    if organism == NO_CHART:
        return SeatCard(
            seat,
            Phrase("no-chart"),
            state=state_of(state, seat),
            counts=counts(state, viewer, seat),
        )
    name = state.content.organism_names[organism]
    return SeatCard(
        seat,
        Phrase("organism-name", {"organism": name}),
        name,
        state_of(state, seat),
        state.success[seat],
        unit=Phrase("unit-points", {"points": abs(state.success[seat])}),
        counts=counts(state, viewer, seat),
        items=levels(state, seat),
    )


def state_of(state: WildlifeState, seat: int) -> Phrase | None:
    """What a seat does in the question that is open."""
    kind = top(state.stack)
    asked = state.turn().seat
    if kind in (BIDDING, CHART_BIDDING):
        word = bidding_word(state, seat)
        words: Words = {"food": field(state.stack, HIGHEST), "seat": seat}
        return Phrase(f"bidder-{word}", words) if word else None
    if seat == asked:
        return Phrase("state-asked" if kind != TURN else "state-turn", {"seat": seat})
    return Phrase("state-turn", {"seat": seat}) if seat == active(state) else None


def bidding_word(state: WildlifeState, seat: int) -> str:
    """How a seat stands in an auction; nothing where it is not in it at all."""
    stack = state.stack
    if seat == active(state):
        return "sells"
    if top(stack) == CHART_BIDDING and state.organism[seat] != NO_CHART:
        return ""
    if field(stack, PASSED) >> seat & 1:
        return "out"
    if seat == field(stack, BIDDER) != NO_SEAT:
        return "leads"
    return "asked" if seat == state.turn().seat else "in"


def counts(state: WildlifeState, viewer: int, seat: int) -> list[Count]:
    found = []
    if sees_food(state, viewer, seat):
        found.append(Count(FOOD, Phrase("count-food"), state.food[seat]))
    found.append(Count(TILES, Phrase("count-tiles"), state.supply[seat]))
    found += abilities(state, seat)
    found.append(Count(CARDS_HELD, Phrase("count-cards"), state.held[seat], quiet=True))
    on_board = tiles_on_board(state, seat)
    found.append(Count(TILES, Phrase("count-on-island"), on_board, quiet=True))
    return found


def levels(state: WildlifeState, seat: int) -> list[Item]:
    """LIF-4.1 what the organism can do in each terrain, and by how many tiles it was raised."""
    content = state.content
    found = []
    for terrain, name in enumerate(content.terrain_names):
        level = state.level[TERRAINS * seat + terrain]
        printed = content.printed[TERRAINS * state.organism[seat] + terrain]
        words = {"terrain": name, "level": LEVEL_NAMES[level], "count": level - printed}
        title = Phrase("item-level", words)
        found.append(Item(level_sign(level), title, level > 0, tone=name, sign=True))
    return found


def abilities(state: WildlifeState, seat: int) -> list[Count]:
    """The abilities that a seat owns; used ones are said to be."""
    found = []
    for ability, name in enumerate(ABILITY_NAMES):
        owned = state.abilities[ABILITIES * seat + ability]
        if owned:
            used = state.used[ABILITIES * seat + ability]
            title = Phrase("count-ability", {"ability": name, "used": used})
            found.append(Count(ability_sign(ability), title, owned))
    return found
