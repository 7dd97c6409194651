"""What lies on the table of Wildlife. Made from fields.py by `make boards`: edit that."""

from abc import abstractmethod
from typing import Any

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.kernel.decisions import Decision
from wildtable.kernel.fields import add_owned, add_padded, check_bounds, check_size, observe_turn
from wildtable.kernel.game import State


class Board(State):
    """Every quantity of a match, as native attributes; a copy where there is a `source`."""

    def __init__(
        self,
        content: WildlifeContent,
        seats: int,
        decisions: list[Decision[Any]],
        source: "Board | None",
    ) -> None:
        super().__init__([] if source is None else source.stack[:], decisions)
        self.content = content
        self.seats = seats
        if source is None:
            self.owner: list[int] = [-1] * content.spaces  # by space: a seat or EMPTY
            self.filled: list[int] = [0] * 12  # by area: tiles in it
            self.marked: list[int] = [0] * 12  # by area: 1 once a pawn is in it
            self.level: list[int] = [0] * (seats * 6)  # TERRAINS * seat + terrain
            self.supply: list[int] = [content.tiles[seats]] * seats  # by seat: tiles to be placed
            self.lost: list[int] = [0] * seats  # by seat: tiles that have left the game
            self.food: list[int] = [content.start_food] * seats  # by seat
            self.success: list[int] = [0] * seats  # by seat
            self.abilities: list[int] = [0] * (seats * 5)  # ABILITIES * seat + ability: tiles owned
            # ABILITIES * seat + ability: of these, used this turn
            self.used: list[int] = [0] * (seats * 5)
            self.ability_supply: list[int] = content.ability_copies[seats][:]  # by ability
            # LEVELS * terrain + level: tiles left
            self.adaptations: list[int] = content.adaptation_copies[:]
            self.hands: list[int] = [0] * (seats * 12)  # CARDS * seat + card
            self.held: list[int] = [0] * seats  # by seat: cards in hand
            # by card; a multiset, nobody has ordered it
            self.deck: list[int] = content.card_copies[:]
            self.discard: list[int] = [0] * 12  # by card
            self.shown: list[int] = [0] * 12  # by card: played or auctioned this turn
            self.pawns_taken: int = 0  # area pawns that left their track
            self.pending: int = 0  # big scorings that wait for the end of the turn
            self.ending: int = 0  # why the match is about to end or has ended
            self.start: int = -1  # start player of the match, with rotating_start of the round
            self.turns: int = 0  # finished turns
            self.scored_turn: int = -1  # in which turn the last big scoring was, counted like them
            self.made: int = 0  # moves ever made
            self.organism: tuple[int, ...] = (-1,) * seats  # by seat
            self.order: tuple[int, ...] = (0,) * seats  # seats in the turn order of the first round
            self.left: tuple[int, ...] = (0,) * seats  # by seat: who is next
            # by seat: ability cards that all know to be in the hand
            self.known: tuple[int, ...] = (0,) * seats
            # CATEGORIES * seat + category, last big scoring
            self.scored: tuple[int, ...] = (0,) * (seats * 5)
        else:
            self.owner = source.owner[:]
            self.filled = source.filled[:]
            self.marked = source.marked[:]
            self.level = source.level[:]
            self.supply = source.supply[:]
            self.lost = source.lost[:]
            self.food = source.food[:]
            self.success = source.success[:]
            self.abilities = source.abilities[:]
            self.used = source.used[:]
            self.ability_supply = source.ability_supply[:]
            self.adaptations = source.adaptations[:]
            self.hands = source.hands[:]
            self.held = source.held[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.shown = source.shown[:]
            self.pawns_taken = source.pawns_taken
            self.pending = source.pending
            self.ending = source.ending
            self.start = source.start
            self.turns = source.turns
            self.scored_turn = source.scored_turn
            self.made = source.made
            self.organism = source.organism
            self.order = source.order
            self.left = source.left
            self.known = source.known
            self.scored = source.scored

    def observe(self, seat: int) -> list[int]:
        seats = self.seats
        seen = observe_turn(self, seat)
        seen += self.owner
        seen += self.filled
        seen += self.marked
        seen += self.level
        seen += self.supply
        seen += self.lost
        add_padded(seen, self.seen_food(seat), seats, -1)
        seen += self.success
        seen += self.abilities
        seen += self.used
        seen += self.ability_supply
        seen += self.adaptations
        add_owned(seen, self.hands, 12, seat, -1)
        seen += self.held
        seen += self.discard
        seen += self.shown
        seen.append(self.pawns_taken)
        seen.append(self.pending)
        seen.append(self.ending)
        seen.append(self.start)
        seen.append(self.turns)
        seen.append(self.scored_turn)
        seen.append(self.made)
        seen += self.organism
        seen += self.order
        seen += self.left
        seen += self.known
        seen += self.scored
        return seen

    def out_of_bounds(self) -> list[str]:
        """Fields whose numbers are too small, too large, too many or too few."""
        content = self.content
        seats = self.seats
        faults: list[str] = []
        check_bounds(faults, "owner", self.owner, -1, seats - 1)
        check_size(faults, "owner", len(self.owner), content.spaces, grows=False)
        check_bounds(faults, "filled", self.filled, 0, 9)
        check_size(faults, "filled", len(self.filled), 12, grows=False)
        check_bounds(faults, "marked", self.marked, 0, 1)
        check_size(faults, "marked", len(self.marked), 12, grows=False)
        check_bounds(faults, "level", self.level, 0, 3)
        check_size(faults, "level", len(self.level), seats * 6, grows=False)
        check_bounds(faults, "supply", self.supply, 0, content.tiles[seats])
        check_size(faults, "supply", len(self.supply), seats, grows=False)
        check_bounds(faults, "lost", self.lost, 0, content.tiles[seats])
        check_size(faults, "lost", len(self.lost), seats, grows=False)
        check_bounds(faults, "food", self.food, 0, 99999)
        check_size(faults, "food", len(self.food), seats, grows=False)
        check_bounds(faults, "success", self.success, -99999, 99999)
        check_size(faults, "success", len(self.success), seats, grows=False)
        check_bounds(faults, "abilities", self.abilities, 0, content.most_abilities)
        check_size(faults, "abilities", len(self.abilities), seats * 5, grows=False)
        check_bounds(faults, "used", self.used, 0, content.most_abilities)
        check_size(faults, "used", len(self.used), seats * 5, grows=False)
        check_bounds(faults, "ability_supply", self.ability_supply, 0, content.most_abilities)
        check_size(faults, "ability_supply", len(self.ability_supply), 5, grows=False)
        check_bounds(faults, "adaptations", self.adaptations, 0, content.most_adaptations)
        check_size(faults, "adaptations", len(self.adaptations), 24, grows=False)
        check_bounds(faults, "hands", self.hands, 0, content.hand_size)
        check_size(faults, "hands", len(self.hands), seats * 12, grows=False)
        check_bounds(faults, "held", self.held, 0, content.hand_size)
        check_size(faults, "held", len(self.held), seats, grows=False)
        check_bounds(faults, "deck", self.deck, 0, content.most_copies)
        check_size(faults, "deck", len(self.deck), 12, grows=False)
        check_bounds(faults, "discard", self.discard, 0, content.most_copies)
        check_size(faults, "discard", len(self.discard), 12, grows=False)
        check_bounds(faults, "shown", self.shown, 0, content.most_copies)
        check_size(faults, "shown", len(self.shown), 12, grows=False)
        check_bounds(faults, "pawns_taken", [self.pawns_taken], 0, content.pawns)
        check_bounds(faults, "pending", [self.pending], 0, content.pawns)
        check_bounds(faults, "ending", [self.ending], 0, 3)
        check_bounds(faults, "start", [self.start], -1, seats - 1)
        check_bounds(faults, "turns", [self.turns], 0, 40000)
        check_bounds(faults, "scored_turn", [self.scored_turn], -1, 40000)
        check_bounds(faults, "made", [self.made], 0, 40000)
        check_bounds(faults, "organism", list(self.organism), -1, 5)
        check_size(faults, "organism", len(self.organism), seats, grows=False)
        check_bounds(faults, "order", list(self.order), 0, seats - 1)
        check_size(faults, "order", len(self.order), seats, grows=False)
        check_bounds(faults, "left", list(self.left), 0, seats - 1)
        check_size(faults, "left", len(self.left), seats, grows=False)
        check_bounds(faults, "known", list(self.known), 0, 1)
        check_size(faults, "known", len(self.known), seats, grows=False)
        check_bounds(faults, "scored", list(self.scored), 0, 99999)
        check_size(faults, "scored", len(self.scored), seats * 5, grows=False)
        return faults

    @abstractmethod
    def seen_food(self, viewer: int) -> list[int]:
        """What a viewer sees of `food`."""
