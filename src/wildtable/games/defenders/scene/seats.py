"""The factions: support, camps, hearts, items and cards. Alone, one seat leads two of them."""

from typing import Final

from wildtable.games.defenders.frames import CHOOSING, ROUND_LEVEL
from wildtable.games.defenders.moves import FACTION_NAMES, ITEM_NAMES
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import camps_to_build, cards_at, holds
from wildtable.games.defenders.rules.values import DECK, HAND, NONE
from wildtable.games.defenders.scene.names import Words
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Count, Figure, Item, Meter, SeatCard
from wildtable.kernel.frames import lies_at
from wildtable.kernel.phrase import Phrase

ANIMALS: Final = ("gi-squirrel", "gi-rabbit", "gi-frog", "gi-rat")  # by faction
ITEMS: Final = ("gi-treasure-map", "gi-sliced-bread", "gi-round-potion", "gi-rocket")
HEART: Final = "gi-hearts"


def seats_of(state: DefendersState) -> list[SeatCard]:
    return [seat_card(state, seat) for seat in range(state.seats)]


def sides_of(state: DefendersState, seat: int) -> list[int]:
    """The sides that a seat leads and whose organizer is known."""
    sides = state.order if state.seats == 1 else state.order[seat : seat + 1]
    return [side for side in sides if side != NONE and state.organizer[side] != NONE]


def seat_card(state: DefendersState, seat: int) -> SeatCard:
    sides = sides_of(state, seat)
    if not sides:
        return SeatCard(seat, state=standing(state, seat))
    first = sides[0]
    words: Words = {
        "faction": FACTION_NAMES[first],
        "organizer": state.content.organizer_names[state.organizer[first]],
    }
    return SeatCard(
        seat,
        title=Phrase("seat-both" if len(sides) > 1 else "seat-faction", words),
        symbol=ANIMALS[first],
        state=standing(state, seat),
        score=sum([state.built[side] for side in sides]),
        goal=camps_to_build(state) * len(sides),
        unit=Phrase("unit-camps"),
        counts=[
            Count("gi-card-draw", Phrase("count-hand"), held(state, sides, HAND)),
            Count("card-back", Phrase("count-deck"), held(state, sides, DECK), quiet=True),
            Count("marker", Phrase("count-markers"), sum([state.markers[side] for side in sides])),
        ],
        items=[item for side in sides for item in items(state, side)],
        team=[organizer(state, side) for side in sides],
        meters=[support(state, side) for side in sides],
        note=next_camp(state, first) if len(sides) == 1 else None,
        called=[f"faction:{FACTION_NAMES[first]}"] if len(sides) == 1 else [],
        out=all([state.exited[side] for side in sides]),
    )


def held(state: DefendersState, sides: list[int], where: int) -> int:
    return sum([cards_at(state, side, where) for side in sides])


def items(state: DefendersState, side: int) -> list[Item]:
    """DEF-2.37 one of each faction in play."""
    return [
        Item(ITEMS[item], Phrase("item-name", {"item": ITEM_NAMES[item]}), holds(state, side, item))
        for item in state.order
        if item != NONE
    ]


def organizer(state: DefendersState, side: int) -> Figure:
    """Hearts that are left: DEF-9.1 so much damage can be carried."""
    name = state.content.organizer_names[state.organizer[side]]
    most = state.content.max_damage
    return Figure(
        f"pawn:{FACTION_NAMES[side]}",
        ANIMALS[side],
        Phrase("organizer-name", {"organizer": name}),
        most - state.damage[side],
        most,
        "out" if state.exited[side] else "",
    )


def support(state: DefendersState, side: int) -> Meter:
    """The track up to the next camp."""
    most = most_support(state, side)
    return Meter(
        f"support-{FACTION_NAMES[side]}",
        Phrase("meter-support", {"faction": FACTION_NAMES[side]}),
        state.support[side],
        max(most, state.support[side]),
        symbol="gi-rally-the-troops",
    )


def next_camp(state: DefendersState, side: int) -> Phrase | None:
    """DEF-8.8, DEF-8.9 what is missing for the next camp, and what that brings."""
    built, camps = state.built[side], camps_to_build(state)
    if built == camps or state.exited[side]:
        return None
    words: Words = {
        "missing": max(0, most_support(state, side) - state.support[side]),
        "number": built + 1,
        "camps": camps,
        "count": state.content.hands[state.seats][built],
        "last": int(built + 1 == camps),
    }
    return Phrase("next-camp", words)


def standing(state: DefendersState, seat: int) -> Phrase | None:
    if not state.stack:
        return None
    if lies_at(state.stack, ROUND_LEVEL) == CHOOSING:
        return Phrase("stands-choosing", {"seat": seat}) if seat in state.turn().seats else None
    return Phrase("stands-acting", {"seat": seat}) if seat in state.turn().seats else None
