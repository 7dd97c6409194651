"""What lies on the table of Wildlands. Made from fields.py by `make boards`: edit that."""

from abc import abstractmethod
from typing import Any

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.kernel.decisions import Decision
from wildtable.kernel.fields import add_owned, add_padded, check_bounds, check_size, observe_turn
from wildtable.kernel.game import State


class Board(State):
    """Every quantity of a match, as native attributes; a copy where there is a `source`."""

    def __init__(
        self,
        content: WildlandsContent,
        seats: int,
        decisions: list[Decision[Any]],
        source: "Board | None",
    ) -> None:
        super().__init__([] if source is None else source.stack[:], decisions)
        self.content = content
        self.seats = seats
        if source is None:
            self.factions: list[int] = [-1] * seats  # by seat, NO_FACTION before it is chosen
            self.owners: list[int] = [-1] * 4  # by faction: its seat, or NO_SEAT
            self.where: list[int] = [-3] * 20  # by character: a space, HIDDEN, OUT or ABSENT
            # by character: the space of its map card while it has one, else NO_SPACE
            self.starts: list[int] = [-1] * 20
            self.damage: list[int] = [0] * 20  # by character
            # by character that is out: the seat that scored it, or NO_SEAT
            self.taken: list[int] = [-1] * 20
            # by character on board: the last enemy seat to hurt it, or NO_SEAT
            self.hurt_by: list[int] = [-1] * 20
            # by space: the seat whose shard lies there, or NO_SEAT
            self.shards: list[int] = [-1] * 42
            # by space: the seat it was dealt to, UNDEALT, SEEN or ASSIGNED
            self.map_cards: list[int] = [-1] * 42
            self.claimed: list[int] = [0] * seats  # by seat: shards
            self.points: list[int] = [0] * seats  # by seat
            self.hand: list[int] = [0] * seats  # by seat: ordinary cards, a bit for each kind
            self.wilds: list[int] = [0] * seats  # by seat: wild cards in hand
            self.held: list[int] = [0] * seats  # by seat: all cards in hand
            # by seat: as hand; a multiset, nobody has ordered it
            self.deck: list[int] = [0] * seats
            self.deck_wilds: list[int] = [0] * seats  # by seat
            self.discard: list[int] = []  # cards of all seats in the order they were discarded
            self.in_play: list[int] = []  # cards of the action that goes on
            self.threatened: list[int] = []  # characters in a blast whose owner has yet to decide
            self.saved: list[int] = []  # characters in a blast that are shielded
            self.active: int = -1  # whose turn it is: who has the marker
            self.acting: int = -1  # who takes actions: the active player, or the last interrupter
            self.wishes: int = 0  # seats that have said `interrupt` in this window, a bit each
            self.interrupters: int = 0  # seats that have interrupted in this turn, a bit each
            self.eliminated: int = 0  # seats, a bit each
            self.winners: int = 0  # seats, a bit each
            self.ending: int = 0  # how the match has ended
            self.turns: int = 0  # turns begun
            # actions finished and ends declared, what the match is limited by
            self.actions: int = 0
        else:
            self.factions = source.factions[:]
            self.owners = source.owners[:]
            self.where = source.where[:]
            self.starts = source.starts[:]
            self.damage = source.damage[:]
            self.taken = source.taken[:]
            self.hurt_by = source.hurt_by[:]
            self.shards = source.shards[:]
            self.map_cards = source.map_cards[:]
            self.claimed = source.claimed[:]
            self.points = source.points[:]
            self.hand = source.hand[:]
            self.wilds = source.wilds[:]
            self.held = source.held[:]
            self.deck = source.deck[:]
            self.deck_wilds = source.deck_wilds[:]
            self.discard = source.discard[:]
            self.in_play = source.in_play[:]
            self.threatened = source.threatened[:]
            self.saved = source.saved[:]
            self.active = source.active
            self.acting = source.acting
            self.wishes = source.wishes
            self.interrupters = source.interrupters
            self.eliminated = source.eliminated
            self.winners = source.winners
            self.ending = source.ending
            self.turns = source.turns
            self.actions = source.actions

    def observe(self, seat: int) -> list[int]:
        content = self.content
        seen = observe_turn(self, seat)
        seen += self.factions
        seen += self.owners
        seen += self.where
        add_padded(seen, self.seen_starts(seat), 20, -2)
        seen += self.damage
        seen += self.taken
        seen += self.hurt_by
        seen += self.shards
        add_padded(seen, self.seen_map_cards(seat), 42, -4)
        seen += self.claimed
        seen += self.points
        add_owned(seen, self.hand, 1, seat, -1)
        add_owned(seen, self.wilds, 1, seat, -1)
        seen += self.held
        add_owned(seen, self.deck, 1, seat, -1)
        add_owned(seen, self.deck_wilds, 1, seat, -1)
        add_padded(seen, self.seen_discard(seat), content.all_cards, -1)
        add_padded(seen, self.in_play, content.all_cards, -1)
        add_padded(seen, self.threatened, 20, -1)
        add_padded(seen, self.saved, 20, -1)
        seen.append(self.active)
        seen.append(self.acting)
        add_padded(seen, self.seen_wishes(seat), 1, -1)
        seen.append(self.interrupters)
        seen.append(self.eliminated)
        seen.append(self.winners)
        seen.append(self.ending)
        seen.append(self.turns)
        seen.append(self.actions)
        return seen

    def out_of_bounds(self) -> list[str]:
        """Fields whose numbers are too small, too large, too many or too few."""
        content = self.content
        seats = self.seats
        faults: list[str] = []
        check_bounds(faults, "factions", self.factions, -1, 3)
        check_size(faults, "factions", len(self.factions), seats, grows=False)
        check_bounds(faults, "owners", self.owners, -1, seats - 1)
        check_size(faults, "owners", len(self.owners), 4, grows=False)
        check_bounds(faults, "where", self.where, -3, 41)
        check_size(faults, "where", len(self.where), 20, grows=False)
        check_bounds(faults, "starts", self.starts, -1, 41)
        check_size(faults, "starts", len(self.starts), 20, grows=False)
        check_bounds(faults, "damage", self.damage, 0, 15)
        check_size(faults, "damage", len(self.damage), 20, grows=False)
        check_bounds(faults, "taken", self.taken, -1, seats - 1)
        check_size(faults, "taken", len(self.taken), 20, grows=False)
        check_bounds(faults, "hurt_by", self.hurt_by, -1, seats - 1)
        check_size(faults, "hurt_by", len(self.hurt_by), 20, grows=False)
        check_bounds(faults, "shards", self.shards, -1, seats - 1)
        check_size(faults, "shards", len(self.shards), 42, grows=False)
        check_bounds(faults, "map_cards", self.map_cards, -3, seats - 1)
        check_size(faults, "map_cards", len(self.map_cards), 42, grows=False)
        check_bounds(faults, "claimed", self.claimed, 0, content.shards)
        check_size(faults, "claimed", len(self.claimed), seats, grows=False)
        check_bounds(faults, "points", self.points, 0, content.shards + 20)
        check_size(faults, "points", len(self.points), seats, grows=False)
        check_bounds(faults, "hand", self.hand, 0, 536870911)
        check_size(faults, "hand", len(self.hand), seats, grows=False)
        check_bounds(faults, "wilds", self.wilds, 0, content.hand_limit)
        check_size(faults, "wilds", len(self.wilds), seats, grows=False)
        check_bounds(faults, "held", self.held, 0, content.hand_limit)
        check_size(faults, "held", len(self.held), seats, grows=False)
        check_bounds(faults, "deck", self.deck, 0, 536870911)
        check_size(faults, "deck", len(self.deck), seats, grows=False)
        check_bounds(faults, "deck_wilds", self.deck_wilds, 0, content.most_wilds)
        check_size(faults, "deck_wilds", len(self.deck_wilds), seats, grows=False)
        check_bounds(faults, "discard", self.discard, 0, 119)
        check_size(faults, "discard", len(self.discard), content.all_cards, grows=True)
        check_bounds(faults, "in_play", self.in_play, 0, 119)
        check_size(faults, "in_play", len(self.in_play), content.all_cards, grows=True)
        check_bounds(faults, "threatened", self.threatened, 0, 19)
        check_size(faults, "threatened", len(self.threatened), 20, grows=True)
        check_bounds(faults, "saved", self.saved, 0, 19)
        check_size(faults, "saved", len(self.saved), 20, grows=True)
        check_bounds(faults, "active", [self.active], -1, seats - 1)
        check_bounds(faults, "acting", [self.acting], -1, seats - 1)
        check_bounds(faults, "wishes", [self.wishes], 0, 15)
        check_bounds(faults, "interrupters", [self.interrupters], 0, 15)
        check_bounds(faults, "eliminated", [self.eliminated], 0, 15)
        check_bounds(faults, "winners", [self.winners], 0, 15)
        check_bounds(faults, "ending", [self.ending], 0, 6)
        check_bounds(faults, "turns", [self.turns], 0, 5000)
        check_bounds(faults, "actions", [self.actions], 0, 2500)
        return faults

    @abstractmethod
    def seen_starts(self, viewer: int) -> list[int]:
        """What a viewer sees of `starts`."""

    @abstractmethod
    def seen_map_cards(self, viewer: int) -> list[int]:
        """What a viewer sees of `map_cards`."""

    @abstractmethod
    def seen_discard(self, viewer: int) -> list[int]:
        """What a viewer sees of `discard`."""

    @abstractmethod
    def seen_wishes(self, viewer: int) -> list[int]:
        """What a viewer sees of `wishes`."""
