"""What lies on the table of Wilderness. Made from fields.py by `make boards`: edit that."""

from abc import abstractmethod
from typing import Any

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.games.wilderness.rules.book import Book
from wildtable.kernel.decisions import Decision
from wildtable.kernel.fields import add_owned, add_padded, check_bounds, check_size, observe_turn
from wildtable.kernel.game import State


class Board(State):
    """Every quantity of a match, as native attributes; a copy where there is a `source`."""

    def __init__(
        self,
        content: WildernessContent,
        seats: int,
        decisions: list[Decision[Any]],
        source: "Board | None",
    ) -> None:
        super().__init__([] if source is None else source.stack[:], decisions)
        self.content = content
        self.seats = seats
        if source is None:
            self.book: Book = content.book  # numbers and switches
            self.board: Arrangement = content.board  # the parts and the Elements on them
            # by field: a piece, LYING + LANDS * seat + land, or NOTHING
            self.at: list[int] = [-1] * 225
            # by piece: its field, or OFF, CARRIED, INSIDE
            self.place: list[int] = [-1] * (seats * 16)
            # by piece: Drops, of the Swans those of the first
            self.damage: tuple[int, ...] = (0,) * (seats * 16)
            self.mate: tuple[int, ...] = (0,) * seats  # by seat: Drops of the second Swan
            self.token: list[int] = [0] * (seats * 16)  # by piece: 1 with an activation token
            self.passive: tuple[int, ...] = (0,) * (seats * 16)  # by piece: Passivity tokens
            self.poison: tuple[int, ...] = (0,) * (seats * 16)  # by piece: 1 if poisoned
            # by piece: level against Fire-Drakes
            self.training: tuple[int, ...] = (0,) * (seats * 16)
            self.sprinted: tuple[int, ...] = (0,) * seats  # by seat: 1 once its Bear has sprinted
            # by seat: the piece its Scarab is inside, or NONE
            self.host: tuple[int, ...] = (-1,) * seats
            # by seat: which Swan that is, where the host are Swans
            self.host_swan: tuple[int, ...] = (0,) * seats
            self.deserts: tuple[int, ...] = ()  # SEATS * field + owner, in the Action phase
            self.path: list[int] = []  # the fields of this activation in order, its origin first
            self.magic: tuple[int, ...] = (content.magic,) * seats  # by seat: magic tokens
            # by seat: Elements as bits; NES-1.7, NES-R1 a copy for each
            self.captured: tuple[int, ...] = (0,) * seats
            # by seat: 0 in play, n > 0 out at moment n, -n conceded at moment n
            self.left: tuple[int, ...] = (0,) * seats
            self.hands: list[int] = [0] * (seats * 22)  # CARDS * seat + card
            # CARDS * seat + card: the part nobody has ordered, a multiset
            self.deck: tuple[int, ...] = tuple(content.copies * seats)
            # CARDS * seat + card in the order they will be drawn, all seats
            self.bottom: list[int] = []
            # by card: what the seat on the move has decided to keep
            self.kept: tuple[int, ...] = (0,) * 22
            self.discards: tuple[int, ...] = (0,) * (seats * 22)  # CARDS * seat + card
            self.phase: int = 0  # POSITION, ACTING or ENDED
            self.trigger: int = content.drops * seats  # Drops left in the pile
            self.first: int = -1  # who pulled the Trigger and makes the first Action move
            self.moved: int = 0  # Positional moves made
            self.idle: int = 0  # moves in a row without a Drop removed, or without an activation
            self.rounds: int = 0  # of the Action phase, finished
            self.exits: int = 0  # moments at which somebody left
            self.ending: int = 0  # why the match is over
            self.winner: int = -1  # or NO_SEAT
            self.turns: int = 0  # Positional and Action moves that are over
        else:
            self.book = source.book
            self.board = source.board
            self.at = source.at[:]
            self.place = source.place[:]
            self.damage = source.damage
            self.mate = source.mate
            self.token = source.token[:]
            self.passive = source.passive
            self.poison = source.poison
            self.training = source.training
            self.sprinted = source.sprinted
            self.host = source.host
            self.host_swan = source.host_swan
            self.deserts = source.deserts
            self.path = source.path[:]
            self.magic = source.magic
            self.captured = source.captured
            self.left = source.left
            self.hands = source.hands[:]
            self.deck = source.deck
            self.bottom = source.bottom[:]
            self.kept = source.kept
            self.discards = source.discards
            self.phase = source.phase
            self.trigger = source.trigger
            self.first = source.first
            self.moved = source.moved
            self.idle = source.idle
            self.rounds = source.rounds
            self.exits = source.exits
            self.ending = source.ending
            self.winner = source.winner
            self.turns = source.turns

    def observe(self, seat: int) -> list[int]:
        content = self.content
        seats = self.seats
        seen = observe_turn(self, seat)
        add_padded(seen, self.seen_at(seat), 225, -2)
        add_padded(seen, self.seen_place(seat), seats * 16, -4)
        seen += self.damage
        seen += self.mate
        seen += self.token
        seen += self.passive
        seen += self.poison
        seen += self.training
        seen += self.sprinted
        seen += self.host
        seen += self.host_swan
        add_padded(seen, self.deserts, content.deserts * seats, -1)
        add_padded(seen, self.path, 37, -1)
        seen += self.magic
        seen += self.captured
        seen += self.left
        add_owned(seen, self.hands, 22, seat, -1)
        add_owned(seen, self.deck, 22, seat, -1)
        add_padded(seen, self.seen_bottom(seat), content.deck_size * seats, -1)
        add_padded(seen, self.seen_kept(seat), 22, -1)
        seen += self.discards
        seen.append(self.phase)
        seen.append(self.trigger)
        seen.append(self.first)
        seen.append(self.moved)
        seen.append(self.idle)
        seen.append(self.rounds)
        seen.append(self.exits)
        seen.append(self.ending)
        seen.append(self.winner)
        return seen

    def out_of_bounds(self) -> list[str]:
        """Fields whose numbers are too small, too large, too many or too few."""
        content = self.content
        seats = self.seats
        faults: list[str] = []
        check_bounds(faults, "at", self.at, -1, 103)
        check_size(faults, "at", len(self.at), 225, grows=False)
        check_bounds(faults, "place", self.place, -3, 224)
        check_size(faults, "place", len(self.place), seats * 16, grows=False)
        check_bounds(faults, "damage", list(self.damage), 0, content.most_stamina)
        check_size(faults, "damage", len(self.damage), seats * 16, grows=False)
        check_bounds(faults, "mate", list(self.mate), 0, content.most_stamina)
        check_size(faults, "mate", len(self.mate), seats, grows=False)
        check_bounds(faults, "token", self.token, 0, 1)
        check_size(faults, "token", len(self.token), seats * 16, grows=False)
        check_bounds(faults, "passive", list(self.passive), 0, 1200)
        check_size(faults, "passive", len(self.passive), seats * 16, grows=False)
        check_bounds(faults, "poison", list(self.poison), 0, 1)
        check_size(faults, "poison", len(self.poison), seats * 16, grows=False)
        check_bounds(faults, "training", list(self.training), 0, 3)
        check_size(faults, "training", len(self.training), seats * 16, grows=False)
        check_bounds(faults, "sprinted", list(self.sprinted), 0, 1)
        check_size(faults, "sprinted", len(self.sprinted), seats, grows=False)
        check_bounds(faults, "host", list(self.host), -1, 63)
        check_size(faults, "host", len(self.host), seats, grows=False)
        check_bounds(faults, "host_swan", list(self.host_swan), 0, 1)
        check_size(faults, "host_swan", len(self.host_swan), seats, grows=False)
        check_bounds(faults, "deserts", list(self.deserts), 0, 899)
        check_size(faults, "deserts", len(self.deserts), 225, grows=True)
        check_bounds(faults, "path", self.path, 0, 224)
        check_size(faults, "path", len(self.path), 37, grows=True)
        check_bounds(faults, "magic", list(self.magic), 0, content.magic)
        check_size(faults, "magic", len(self.magic), seats, grows=False)
        check_bounds(faults, "captured", list(self.captured), 0, 31)
        check_size(faults, "captured", len(self.captured), seats, grows=False)
        check_bounds(faults, "left", list(self.left), -4, 4)
        check_size(faults, "left", len(self.left), seats, grows=False)
        check_bounds(faults, "hands", self.hands, 0, content.most_copies)
        check_size(faults, "hands", len(self.hands), seats * 22, grows=False)
        check_bounds(faults, "deck", list(self.deck), 0, content.most_copies)
        check_size(faults, "deck", len(self.deck), seats * 22, grows=False)
        check_bounds(faults, "bottom", self.bottom, 0, 87)
        check_size(faults, "bottom", len(self.bottom), content.deck_size * seats, grows=True)
        check_bounds(faults, "kept", list(self.kept), 0, content.most_copies)
        check_size(faults, "kept", len(self.kept), 22, grows=False)
        check_bounds(faults, "discards", list(self.discards), 0, content.most_copies)
        check_size(faults, "discards", len(self.discards), seats * 22, grows=False)
        check_bounds(faults, "phase", [self.phase], 0, 2)
        check_bounds(faults, "trigger", [self.trigger], 0, content.drops * seats)
        check_bounds(faults, "first", [self.first], -1, seats - 1)
        check_bounds(faults, "moved", [self.moved], 0, 10000)
        check_bounds(faults, "idle", [self.idle], 0, content.most_idle * seats)
        check_bounds(faults, "rounds", [self.rounds], 0, content.most_rounds)
        check_bounds(faults, "exits", [self.exits], 0, 4)
        check_bounds(faults, "ending", [self.ending], 0, 4)
        check_bounds(faults, "winner", [self.winner], -1, seats - 1)
        check_bounds(faults, "turns", [self.turns], 0, 10000)
        return faults

    @abstractmethod
    def seen_at(self, viewer: int) -> list[int]:
        """What a viewer sees of `at`."""

    @abstractmethod
    def seen_place(self, viewer: int) -> list[int]:
        """What a viewer sees of `place`."""

    @abstractmethod
    def seen_bottom(self, viewer: int) -> list[int]:
        """What a viewer sees of `bottom`."""

    @abstractmethod
    def seen_kept(self, viewer: int) -> list[int]:
        """What a viewer sees of `kept`."""
