"""Everything that lies on the table, declared once; `board.py` is made from it by `make boards`."""

from typing import Final

from wildtable.games.defenders.moves import (
    ARROWS,
    CARDS,
    CARDS_EACH,
    FACES,
    FACTIONS,
    FACTORIES,
    HABITATS,
    MACHINE_CARDS,
    ORGANIZERS,
    SLOTS,
    TILES,
)
from wildtable.games.defenders.rules.hexes import EDGES, HEXES, LEFT, RIGHT, SIDES
from wildtable.games.defenders.rules.values import (
    ENGINES,
    KILLED,
    LIMIT,
    MOST_CLOCK,
    MOST_MOVES,
    NONE,
    ON_CORE,
    OUT,
    RUNNING,
    TOO_MUCH,
)
from wildtable.kernel.fields import NONE as UNSEEN
from wildtable.kernel.fields import Field, Fields, Number, number, numbers, of, pile


def kinds(name: str, says: str, size: Number, count: int, *, shared: bool = False) -> Field:
    """A list of members of a set, or NONE."""
    return numbers(name, says, size, fill=NONE, least=NONE, most=count - 1, shared=shared)


FIELDS: Final = Fields(
    # The board
    kinds("laid", "by slot: FACES * tile + face, or NONE", SLOTS, FACES * TILES, shared=True),
    kinds("ground", "by hex: its habitat, NONE for the core", HEXES, HABITATS, shared=True),
    kinds(
        "tile",
        "by hex: the number of the factory tile there, or NONE",
        HEXES,
        FACTORIES,
        shared=True,
    ),
    kinds(
        "arrow",
        "by tile number: where it points, NONE while covered",
        FACTORIES,
        ARROWS,
        shared=True,
    ),
    numbers(
        "rewilded", "by tile number: 1 if it shows its wild side", FACTORIES, most=1, shared=True
    ),
    numbers("wall", "by edge: 1 with a wall piece", EDGES, most=1),
    kinds("breach", "by edge: whose marker, or NONE", EDGES, FACTIONS, shared=True),
    numbers(
        "engine",
        "SIDES * hex on its right + side of that hex, or ON_CORE",
        ENGINES,
        fill=ON_CORE,
        least=ON_CORE,
        most=SIDES * HEXES - 1,
    ),
    numbers("mechs", "by hex", HEXES, most=ENGINES * MOST_MOVES),
    numbers("pollution", "by hex; those of a tile join those of its hex", HEXES, most=2 * TOO_MUCH),
    numbers("toxic", "by hex: 1 with a toxic site", HEXES, most=1, shared=True),
    kinds("camp", "by hex: whose camp, or NONE", HEXES, FACTIONS, shared=True),
    # The sides
    pile("order", "the sides clockwise, as taken", up_to=FACTIONS, least=NONE, most=FACTIONS - 1),
    kinds(
        "organizer",
        "by side, NONE until chosen; so are all that follow",
        FACTIONS,
        ORGANIZERS,
        shared=True,
    ),
    kinds("at", "the organizer's hex, NONE off the board", FACTIONS, HEXES),
    numbers("support", "the tracker's step", FACTIONS, most=of("last_step", by_seats=True)),
    numbers(
        "built",
        "camps built from the track",
        FACTIONS,
        most=of("camps", by_seats=True),
        shared=True,
    ),
    numbers("damage", "tokens", FACTIONS, most=of("max_damage")),
    numbers("items", "FACTIONS * side + item: 1 if gained", FACTIONS * FACTIONS, most=1),
    numbers(
        "markers", "breach markers left", FACTIONS, most=of("markers", by_seats=True), shared=True
    ),
    numbers("exited", "1 after the final camp", FACTIONS, most=1, shared=True),
    kinds("active", "the card on the pile whose ability counts, or NONE", FACTIONS, CARDS),
    numbers(
        "told",
        "HABITATS * side + habitat: cards in hand that all know of",
        HABITATS * FACTIONS,
        most=CARDS_EACH,
    ),
    numbers("place", "by card", CARDS, fill=OUT, least=OUT, most=KILLED, seen="seen_places"),
    # The machines
    numbers("deck", "by machine card, in no order", MACHINE_CARDS, most=of("machine_deck")),
    numbers("discard", "by machine card", MACHINE_CARDS, most=of("machine_deck")),
    number("direction", "of the machines", fill=RIGHT, least=RIGHT, most=LEFT),  # DEF-2.10
    # The match
    number("first", "the side that has the marker", fill=NONE, least=NONE, most=FACTIONS - 1),
    number("result", "how it stands", fill=RUNNING, most=LIMIT),
    number("clock", "moves ever made", most=MOST_CLOCK),
    number("turns", "turns that have ended; no rule asks", most=MOST_MOVES, seen=UNSEEN),
)
