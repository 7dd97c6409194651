"""What lies on the table: every quantity is one flat list of ints, indexed as its comment says.

The rules are functions over a `Table`; `state.py` adds who decides and makes it a State.
"""

from typing import Final

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.moves import (
    CHARACTERS,
    GOING_ON,
    KINDS,
    TEAM,
)
from wildtable.kernel.game import State

NO_SEAT: Final = -1
NO_FACTION: Final = -1
NO_CHARACTER: Final = -1

# Where a character is, if not on a space:
HIDDEN: Final = -1  # on its character card, with a map card
OUT: Final = -2
ABSENT: Final = -3  # its faction is not played

# Where a map card is, if not unassigned with a seat:
UNDEALT: Final = -1
SEEN: Final = -2  # it has been turned up, or made a shard space
ASSIGNED: Final = -3  # on a hidden character


class Table(State):
    """The pieces and cards of a match, and nothing about who decides but the stack of frames."""

    def __init__(
        self,
        content: WildlandsContent,
        seats: int,
        stack: list[int],
        factions: list[int],
        owners: list[int],
        where: list[int],
        starts: list[int],
        damage: list[int],
        taken: list[int],
        hurt_by: list[int],
        shards: list[int],
        map_cards: list[int],
        claimed: list[int],
        points: list[int],
        hand: list[int],
        wilds: list[int],
        held: list[int],
        deck: list[int],
        deck_wilds: list[int],
        discard: list[int],
        in_play: list[int],
        threatened: list[int],
        saved: list[int],
    ) -> None:
        super().__init__(stack)
        self.content = content
        self.seats = seats
        self.factions = factions  # by seat, NO_FACTION before it is chosen
        self.owners = owners  # by faction: its seat, or NO_SEAT
        self.where = where  # by character: a space, HIDDEN, OUT or ABSENT
        self.starts = starts  # by character: the space of its map card while it has one, else -1
        self.damage = damage  # by character
        self.taken = taken  # by character that is out: the seat that scored it, or NO_SEAT
        self.hurt_by = hurt_by  # by character on board: the last enemy seat to hurt it, or NO_SEAT
        self.shards = shards  # by space: the seat whose shard lies there, or NO_SEAT
        self.map_cards = map_cards  # by space: the seat it was dealt to, UNDEALT, SEEN or ASSIGNED
        self.claimed = claimed  # by seat: shards
        self.points = points  # by seat
        self.hand = hand  # by seat: its ordinary cards, a bit for each kind
        self.wilds = wilds  # by seat: wild cards in hand
        self.held = held  # by seat: all cards in hand
        self.deck = deck  # by seat: as hand; a multiset, nobody has ordered it
        self.deck_wilds = deck_wilds  # by seat
        self.discard = discard  # cards of all seats in the order they were discarded
        self.in_play = in_play  # cards of the action that goes on
        self.threatened = threatened  # characters in a blast whose owner has yet to decide
        self.saved = saved  # characters in a blast that are shielded
        self.active = NO_SEAT  # whose turn it is: who has the marker
        self.acting = NO_SEAT  # who takes actions: the active player, or the last interrupter
        self.wishes = 0  # seats that have said "interrupt" in this window, a bit each
        self.interrupters = 0  # seats that have interrupted in this turn, a bit each
        self.eliminated = 0  # seats, a bit each
        self.winners = 0  # seats, a bit each
        self.ending = GOING_ON
        self.turns = 0  # turns begun
        self.actions = 0  # actions finished and ends declared, what the match is limited by


def copy_rest(old: Table, new: Table) -> None:
    """What the constructor does not take."""
    new.active = old.active
    new.acting = old.acting
    new.wishes = old.wishes
    new.interrupters = old.interrupters
    new.eliminated = old.eliminated
    new.winners = old.winners
    new.ending = old.ending
    new.turns = old.turns
    new.actions = old.actions


def owner_of(table: Table, character: int) -> int:
    return table.owners[character // TEAM]


def card_owner(table: Table, card: int) -> int:
    return table.owners[card // KINDS]


def first_of(table: Table, seat: int) -> int:
    """The first character of a seat; the others follow."""
    return TEAM * table.factions[seat]


def has_hidden(table: Table, seat: int) -> bool:
    first = first_of(table, seat)
    return HIDDEN in table.where[first : first + TEAM]


def is_eliminated(table: Table, seat: int) -> bool:
    return table.eliminated >> seat & 1 == 1


def characters_at(table: Table, space: int) -> list[int]:
    """WLD-7.5 any number of characters of any seats; WLD-12.5 hidden ones are nowhere."""
    where = table.where
    return [character for character in range(CHARACTERS) if where[character] == space]


def enemies_at(table: Table, seat: int, space: int) -> list[int]:
    return [each for each in characters_at(table, space) if owner_of(table, each) != seat]
