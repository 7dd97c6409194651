"""What lies on the table of Wildlands: every quantity, its bounds, and who may see it.

`make boards` writes `board.py` from this.
"""

from typing import Final

from wildtable.games.wildlands.moves import (
    CARDS,
    CHARACTERS,
    FACTIONS,
    GOING_ON,
    MOST_DAMAGE,
    SEATS,
    SPACES,
    TURNS_UP,
    WILD,
)
from wildtable.kernel.fields import LAST_SEAT, OWNER, Fields, each, number, numbers, of, pile

NO_SEAT: Final = -1
NO_FACTION: Final = -1
NO_CHARACTER: Final = -1
NO_SPACE: Final = -1

# Where a character is, if not on a space:
HIDDEN: Final = -1  # on its character card, with a map card
OUT: Final = -2
ABSENT: Final = -3  # its faction is not played

# Where a map card is, if not unassigned with a seat:
UNDEALT: Final = -1
SEEN: Final = -2  # it has been turned up, or made a shard space
ASSIGNED: Final = -3  # on a hidden character

# What an observation says of what a viewer can't see: one less than the least number there is.
UNSEEN_START: Final = NO_SPACE - 1
UNSEEN_MAP_CARD: Final = ASSIGNED - 1
UNSEEN_CARD: Final = -1

MOST_ACTIONS: Final = 2500  # far beyond any real match, which has about a hundred
ALL_KINDS: Final = (1 << WILD) - 1  # a bit for each kind of ordinary card
ALL_SEATS: Final = (1 << SEATS) - 1

FIELDS: Final = Fields(
    numbers(
        "factions",
        "by seat, NO_FACTION before it is chosen",
        each(),
        fill=NO_FACTION,
        least=NO_FACTION,
        most=FACTIONS - 1,
    ),
    numbers(
        "owners",
        "by faction: its seat, or NO_SEAT",
        FACTIONS,
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    numbers(
        "where",
        "by character: a space, HIDDEN, OUT or ABSENT",
        CHARACTERS,
        fill=ABSENT,
        least=ABSENT,
        most=SPACES - 1,
    ),
    numbers(
        "starts",
        "by character: the space of its map card while it has one, else NO_SPACE",
        CHARACTERS,
        fill=NO_SPACE,
        least=NO_SPACE,
        most=SPACES - 1,
        seen="seen_starts",
    ),
    numbers("damage", "by character", CHARACTERS, most=MOST_DAMAGE),
    numbers(
        "taken",
        "by character that is out: the seat that scored it, or NO_SEAT",
        CHARACTERS,
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    numbers(
        "hurt_by",
        "by character on board: the last enemy seat to hurt it, or NO_SEAT",
        CHARACTERS,
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    numbers(
        "shards",
        "by space: the seat whose shard lies there, or NO_SEAT",
        SPACES,
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    numbers(
        "map_cards",
        "by space: the seat it was dealt to, UNDEALT, SEEN or ASSIGNED",
        SPACES,
        fill=UNDEALT,
        least=ASSIGNED,
        most=LAST_SEAT,
        seen="seen_map_cards",
    ),
    numbers("claimed", "by seat: shards", each(), most=of("shards")),
    # WLD-23.11 for all to see
    numbers("points", "by seat", each(), most=of("shards", plus=CHARACTERS)),
    numbers(
        "hand", "by seat: ordinary cards, a bit for each kind", each(), most=ALL_KINDS, seen=OWNER
    ),
    numbers("wilds", "by seat: wild cards in hand", each(), most=of("hand_limit"), seen=OWNER),
    numbers("held", "by seat: all cards in hand", each(), most=of("hand_limit")),
    numbers(
        "deck",
        "by seat: as hand; a multiset, nobody has ordered it",
        each(),
        most=ALL_KINDS,
        seen=OWNER,
    ),
    numbers("deck_wilds", "by seat", each(), most=of("most_wilds"), seen=OWNER),
    pile(
        "discard",
        "cards of all seats in the order they were discarded",
        up_to=of("all_cards"),
        most=CARDS - 1,
        seen="seen_discard",
    ),
    pile("in_play", "cards of the action that goes on", up_to=of("all_cards"), most=CARDS - 1),
    pile(
        "threatened",
        "characters in a blast whose owner has yet to decide",
        up_to=CHARACTERS,
        most=CHARACTERS - 1,
    ),
    pile(
        "saved",
        "characters in a blast that are shielded",
        up_to=CHARACTERS,
        most=CHARACTERS - 1,
    ),
    number(
        "active",
        "whose turn it is: who has the marker",
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    number(
        "acting",
        "who takes actions: the active player, or the last interrupter",
        fill=NO_SEAT,
        least=NO_SEAT,
        most=LAST_SEAT,
    ),
    number(
        "wishes",
        "seats that have said `interrupt` in this window, a bit each",
        most=ALL_SEATS,
        seen="seen_wishes",
    ),
    number("interrupters", "seats that have interrupted in this turn, a bit each", most=ALL_SEATS),
    number("eliminated", "seats, a bit each", most=ALL_SEATS),
    number("winners", "seats, a bit each", most=ALL_SEATS),
    number("ending", "how the match has ended", fill=GOING_ON, most=TURNS_UP),
    number("turns", "turns begun", most=2 * MOST_ACTIONS),
    number(
        "actions",
        "actions finished and ends declared, what the match is limited by",
        most=MOST_ACTIONS,
    ),
)
