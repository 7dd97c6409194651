"""What lies on the table of Defenders. Made from fields.py by `make boards`: edit that."""

from abc import abstractmethod
from typing import Any

from wildtable.games.defenders.content import DefendersContent
from wildtable.kernel.decisions import Decision
from wildtable.kernel.fields import add_padded, check_bounds, check_size, observe_turn
from wildtable.kernel.game import State


class Board(State):
    """Every quantity of a match, as native attributes; a copy where there is a `source`."""

    def __init__(
        self,
        content: DefendersContent,
        seats: int,
        decisions: list[Decision[Any]],
        source: "Board | None",
    ) -> None:
        super().__init__([] if source is None else source.stack[:], decisions)
        self.content = content
        self.seats = seats
        if source is None:
            self.laid: tuple[int, ...] = (-1,) * 12  # by slot: FACES * tile + face, or NONE
            self.ground: tuple[int, ...] = (-1,) * 37  # by hex: its habitat, NONE for the core
            # by hex: the number of the factory tile there, or NONE
            self.tile: tuple[int, ...] = (-1,) * 37
            # by tile number: where it points, NONE while covered
            self.arrow: tuple[int, ...] = (-1,) * 6
            self.rewilded: tuple[int, ...] = (0,) * 6  # by tile number: 1 if it shows its wild side
            self.wall: list[int] = [0] * 132  # by edge: 1 with a wall piece
            self.breach: tuple[int, ...] = (-1,) * 132  # by edge: whose marker, or NONE
            # SIDES * hex on its right + side of that hex, or ON_CORE
            self.engine: list[int] = [-1] * 2
            self.mechs: list[int] = [0] * 37  # by hex
            self.pollution: list[int] = [0] * 37  # by hex; those of a tile join those of its hex
            self.toxic: tuple[int, ...] = (0,) * 37  # by hex: 1 with a toxic site
            self.camp: tuple[int, ...] = (-1,) * 37  # by hex: whose camp, or NONE
            self.order: list[int] = []  # the sides clockwise, as taken
            # by side, NONE until chosen; so are all that follow
            self.organizer: tuple[int, ...] = (-1,) * 4
            self.at: list[int] = [-1] * 4  # the organizer's hex, NONE off the board
            self.support: list[int] = [0] * 4  # the tracker's step
            self.built: tuple[int, ...] = (0,) * 4  # camps built from the track
            self.damage: list[int] = [0] * 4  # tokens
            self.items: list[int] = [0] * 16  # FACTIONS * side + item: 1 if gained
            self.markers: tuple[int, ...] = (0,) * 4  # breach markers left
            self.exited: tuple[int, ...] = (0,) * 4  # 1 after the final camp
            self.active: list[int] = [-1] * 4  # the card on the pile whose ability counts, or NONE
            # HABITATS * side + habitat: cards in hand that all know of
            self.told: list[int] = [0] * 16
            self.place: list[int] = [0] * 72  # by card
            self.deck: list[int] = [0] * 7  # by machine card, in no order
            self.discard: list[int] = [0] * 7  # by machine card
            self.direction: int = 0  # of the machines
            self.first: int = -1  # the side that has the marker
            self.result: int = 0  # how it stands
            self.clock: int = 0  # moves ever made
            self.turns: int = 0  # turns that have ended; no rule asks
        else:
            self.laid = source.laid
            self.ground = source.ground
            self.tile = source.tile
            self.arrow = source.arrow
            self.rewilded = source.rewilded
            self.wall = source.wall[:]
            self.breach = source.breach
            self.engine = source.engine[:]
            self.mechs = source.mechs[:]
            self.pollution = source.pollution[:]
            self.toxic = source.toxic
            self.camp = source.camp
            self.order = source.order[:]
            self.organizer = source.organizer
            self.at = source.at[:]
            self.support = source.support[:]
            self.built = source.built
            self.damage = source.damage[:]
            self.items = source.items[:]
            self.markers = source.markers
            self.exited = source.exited
            self.active = source.active[:]
            self.told = source.told[:]
            self.place = source.place[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.direction = source.direction
            self.first = source.first
            self.result = source.result
            self.clock = source.clock
            self.turns = source.turns

    def observe(self, seat: int) -> list[int]:
        seen = observe_turn(self, seat)
        seen += self.laid
        seen += self.ground
        seen += self.tile
        seen += self.arrow
        seen += self.rewilded
        seen += self.wall
        seen += self.breach
        seen += self.engine
        seen += self.mechs
        seen += self.pollution
        seen += self.toxic
        seen += self.camp
        add_padded(seen, self.order, 4, -2)
        seen += self.organizer
        seen += self.at
        seen += self.support
        seen += self.built
        seen += self.damage
        seen += self.items
        seen += self.markers
        seen += self.exited
        seen += self.active
        seen += self.told
        add_padded(seen, self.seen_places(seat), 72, -1)
        seen += self.deck
        seen += self.discard
        seen.append(self.direction)
        seen.append(self.first)
        seen.append(self.result)
        seen.append(self.clock)
        return seen

    def out_of_bounds(self) -> list[str]:
        """Fields whose numbers are too small, too large, too many or too few."""
        content = self.content
        seats = self.seats
        faults: list[str] = []
        check_bounds(faults, "laid", list(self.laid), -1, 23)
        check_size(faults, "laid", len(self.laid), 12, grows=False)
        check_bounds(faults, "ground", list(self.ground), -1, 3)
        check_size(faults, "ground", len(self.ground), 37, grows=False)
        check_bounds(faults, "tile", list(self.tile), -1, 5)
        check_size(faults, "tile", len(self.tile), 37, grows=False)
        check_bounds(faults, "arrow", list(self.arrow), -1, 5)
        check_size(faults, "arrow", len(self.arrow), 6, grows=False)
        check_bounds(faults, "rewilded", list(self.rewilded), 0, 1)
        check_size(faults, "rewilded", len(self.rewilded), 6, grows=False)
        check_bounds(faults, "wall", self.wall, 0, 1)
        check_size(faults, "wall", len(self.wall), 132, grows=False)
        check_bounds(faults, "breach", list(self.breach), -1, 3)
        check_size(faults, "breach", len(self.breach), 132, grows=False)
        check_bounds(faults, "engine", self.engine, -1, 221)
        check_size(faults, "engine", len(self.engine), 2, grows=False)
        check_bounds(faults, "mechs", self.mechs, 0, 20000)
        check_size(faults, "mechs", len(self.mechs), 37, grows=False)
        check_bounds(faults, "pollution", self.pollution, 0, 6)
        check_size(faults, "pollution", len(self.pollution), 37, grows=False)
        check_bounds(faults, "toxic", list(self.toxic), 0, 1)
        check_size(faults, "toxic", len(self.toxic), 37, grows=False)
        check_bounds(faults, "camp", list(self.camp), -1, 3)
        check_size(faults, "camp", len(self.camp), 37, grows=False)
        check_bounds(faults, "order", self.order, -1, 3)
        check_size(faults, "order", len(self.order), 4, grows=True)
        check_bounds(faults, "organizer", list(self.organizer), -1, 7)
        check_size(faults, "organizer", len(self.organizer), 4, grows=False)
        check_bounds(faults, "at", self.at, -1, 36)
        check_size(faults, "at", len(self.at), 4, grows=False)
        check_bounds(faults, "support", self.support, 0, content.last_step[seats])
        check_size(faults, "support", len(self.support), 4, grows=False)
        check_bounds(faults, "built", list(self.built), 0, content.camps[seats])
        check_size(faults, "built", len(self.built), 4, grows=False)
        check_bounds(faults, "damage", self.damage, 0, content.max_damage)
        check_size(faults, "damage", len(self.damage), 4, grows=False)
        check_bounds(faults, "items", self.items, 0, 1)
        check_size(faults, "items", len(self.items), 16, grows=False)
        check_bounds(faults, "markers", list(self.markers), 0, content.markers[seats])
        check_size(faults, "markers", len(self.markers), 4, grows=False)
        check_bounds(faults, "exited", list(self.exited), 0, 1)
        check_size(faults, "exited", len(self.exited), 4, grows=False)
        check_bounds(faults, "active", self.active, -1, 71)
        check_size(faults, "active", len(self.active), 4, grows=False)
        check_bounds(faults, "told", self.told, 0, 18)
        check_size(faults, "told", len(self.told), 16, grows=False)
        check_bounds(faults, "place", self.place, 0, 7)
        check_size(faults, "place", len(self.place), 72, grows=False)
        check_bounds(faults, "deck", self.deck, 0, content.machine_deck)
        check_size(faults, "deck", len(self.deck), 7, grows=False)
        check_bounds(faults, "discard", self.discard, 0, content.machine_deck)
        check_size(faults, "discard", len(self.discard), 7, grows=False)
        check_bounds(faults, "direction", [self.direction], 0, 1)
        check_bounds(faults, "first", [self.first], -1, 3)
        check_bounds(faults, "result", [self.result], 0, 5)
        check_bounds(faults, "clock", [self.clock], 0, 10008)
        check_bounds(faults, "turns", [self.turns], 0, 10000)
        return faults

    @abstractmethod
    def seen_places(self, viewer: int) -> list[int]:
        """What a viewer sees of `place`."""
