"""The data of Wildlands under some options, as the flat tables that the rules read."""

from collections.abc import Mapping
from typing import Final, final

from wildtable.games.wildlands.moves import (
    AREA_FLAG,
    CARDS,
    CHARACTERS,
    COVER_FLAG,
    EVENTS,
    FACTIONS,
    FLAG_NAMES,
    FLAGS,
    FRAMES,
    KINDS,
    MOVES,
    SHIELD_FLAG,
    SPACES,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.pack import Card, Chart, Pack
from wildtable.games.wildlands.rules.sight import UPWARDS
from wildtable.kernel.game import Content

TRUE: Final = "true"
NO_CAP: Final = "none"
EVERYBODY: Final = (1 << TEAM) - 1  # all characters of a faction, a bit each
BARE: Final = "none"  # an icon without a flag


@final
class WildlandsContent(Content):
    """The map, the decks and the options. Indices are the numbers of moves.py.

    Sets of a faction's characters and of its ordinary cards are ints with a bit for each.
    """

    def __init__(self, pack: Pack, options: Mapping[str, str]) -> None:
        self.space_names: Final[list[str]] = [str(space + 1) for space in range(SPACES)]
        self.faction_names: Final[list[str]] = [faction.id for faction in pack.factions]
        self.character_names: Final[list[str]] = [
            character.id for faction in pack.factions for character in faction.character
        ]
        self.card_names: Final[list[str]] = _card_names(pack)
        names: dict[str, list[str]] = {
            "space": self.space_names,
            "faction": self.faction_names,
            "character": self.character_names,
            "card": self.card_names,
        }
        super().__init__(
            MOVES.named(names), EVENTS.named(names), FRAMES.named(names), options, pack.data
        )
        self.pack: Final = pack  # for scenes: names, colours, where spaces lie
        self.map_name: Final = options["map"]

        # The map
        chart = pack.charts[self.map_name]
        self.neighbors: Final[list[list[int]]] = [  # WLD-7.3, WLD-7.12 over white lines and gates
            sorted([other - 1 for other in chart.adjacency[str(space + 1)]])
            for space in range(SPACES)
        ]
        self.cover: Final[list[bool]] = [space.cover for space in chart.spaces]
        self.high: Final[list[bool]] = [space.high for space in chart.spaces]
        ridge_price = int(options["ridge_price"])
        self.price: Final[list[int]] = [0] * (SPACES * SPACES)  # cards for a step, 0 for none
        for space in range(SPACES):
            for other in self.neighbors[space]:
                ridge = self.high[space] and self.high[other]
                self.price[SPACES * space + other] = ridge_price if ridge else 1
        for low, high in chart.climbs:  # WLD-7.7
            self.price[SPACES * (low - 1) + high - 1] = pack.numbers.climb_cards
        self.walkable: Final[list[bool]] = [  # whether one card leads anywhere
            any([self.price[SPACES * space + other] == 1 for other in self.neighbors[space]])
            for space in range(SPACES)
        ]
        self.near: Final[list[list[int]]] = [  # the space itself and its neighbors
            sorted([space, *self.neighbors[space]]) for space in range(SPACES)
        ]
        self.steps: Final[list[int]] = [  # SPACES * from + to: as _steps
            steps for space in range(SPACES) for steps in self._steps(space)
        ]
        self.fly_steps: Final[int] = pack.numbers.range.fly_max_steps
        self.hover: Final = options["flight"] == "hover"
        self.fly_all_steps: Final = options["flight"] == "two"
        over_walls = options["flight_walls"] == "pass"  # WLD-R20
        self.airways: Final[list[list[int]]] = [  # where a step of a flight leads
            sorted({*self.neighbors[space], *(_behind_walls(chart, space) if over_walls else [])})
            for space in range(SPACES)
        ]
        self.flights: Final[list[list[int]]] = [self._flights(space) for space in range(SPACES)]
        self.distance: Final[list[int]] = [  # SPACES * from + to: cards to walk there
            cards for space in range(SPACES) for cards in self._distances(space)
        ]
        self.between: Final[list[int]] = [  # SPACES * from + to: spaces between, -1 without sight
            glance.between for row in pack.sight[self.map_name] for glance in row
        ]
        self.heavy_by_path: Final = options["heavy_distance"] == "path"
        self.heavy_between: Final[list[int]] = [  # the same as heavy ranged counts it
            max(0, steps - 1) if self.heavy_by_path and between >= 0 else between
            for steps, between in zip(self.steps, self.between, strict=True)
        ]
        self.area_needs_sight: Final = options["area_sight"] == TRUE
        self.blasts: Final[list[list[int]]] = [  # spaces that an area attack reaches
            [other for other in self.near[space] if self.reaches(space, other)]
            for space in range(SPACES)
        ]

        # Characters and cards
        self.health: Final[list[int]] = [
            character.health for faction in pack.factions for character in faction.character
        ]
        self.decks: Final[list[int]] = [(1 << len(faction.card)) - 1 for faction in pack.factions]
        self.wilds: Final[list[int]] = [faction.wild_cards for faction in pack.factions]
        self.icons: Final[list[int]] = [0] * CARDS  # characters whose icon a card shows
        self.users: Final[list[int]] = [0] * (FLAGS * CARDS)  # who may use a flag of a card
        self.icon_cards: Final[list[int]] = [0] * CHARACTERS  # ordinary cards with its icon
        self.flag_cards: Final[list[int]] = [0] * (FLAGS * CHARACTERS)  # FLAGS * character + flag
        for number, faction in enumerate(pack.factions):
            for kind, card in enumerate(faction.card):
                self._print(KINDS * number + kind, card)
            # WLD-16.2 every icon, so that it steps, climbs and claims for anybody (WLD-16.3 to
            # WLD-16.6); it has no flags
            self.icons[KINDS * number + WILD] = EVERYBODY
        # WLD-9.8 shield and cover are only ever a defence
        self.actions: Final[list[list[int]]] = [  # flags of a card that start an action
            [
                flag
                for flag in range(FLAGS)
                if self.users[FLAGS * card + flag] and flag not in (SHIELD_FLAG, COVER_FLAG)
            ]
            for card in range(CARDS)
        ]
        self.above: Final[list[int]] = [  # by kind: ordinary cards after it
            (1 << WILD) - (2 << kind) if kind < WILD else 0 for kind in range(KINDS)
        ]

        # Numbers
        numbers = pack.numbers
        self.map_cards_dealt: Final[int] = numbers.map_cards_dealt
        self.shards: Final = numbers.map_cards_dealt - TEAM  # of a seat
        self.hand_start: Final[int] = numbers.hand_start
        self.hand_limit: Final[int] = numbers.hand_limit
        self.end_of_turn_draw: Final[int] = numbers.end_of_turn_draw
        self.wild_draw: Final[int] = numbers.wild_draw
        self.claim_cards: Final[int] = numbers.claim_cards
        self.points_to_win: Final[int] = numbers.points_to_win
        self.heavy_range: Final[int] = numbers.range.heavy_ranged_max_spaces_between
        # WLD-10.6, WLD-10.7, WLD-11.4, WLD-11.5
        self.damage: Final[list[int]] = [  # by attack
            numbers.damage[name] for name in FLAG_NAMES[: AREA_FLAG + 1]
        ]
        self.defences: Final[list[list[int]]] = [  # by attack: flags that stop it
            [FLAG_NAMES.index(flag) for flag in numbers.defended_by[name]]
            for name in FLAG_NAMES[: AREA_FLAG + 1]
        ]

        # Options
        self.factions_by_lot: Final = options["factions"] == "random"
        self.factions_by_seat: Final = options["factions"] == "seated"
        self.pass_left: Final = options["passing"] == "left"
        self.removed_icons: Final = options["removed_icons"] == TRUE
        self.count_hand_before: Final = options["draw_two_counts"] == "before"
        self.reshuffle_when_empty: Final = options["reshuffle"] == "empty"
        self.area_needs_enemy: Final = options["area_target"] == "enemy"
        self.blast_clockwise: Final = options["blast_defence"] == "clockwise"
        self.credit_last_enemy: Final = options["own_blast"] == "last_enemy"
        self.discards_closed: Final = options["discards"] == "closed"
        self.strike_back: Final = options["strike_back"] == TRUE
        self.interrupt_once: Final = options["interrupts"] == "once"
        self.count_from_acting: Final = options["first_interrupter"] == "acting"
        self.draw_after_end: Final = options["after_end"] == "draw"
        cap = options["turn_cap"]
        self.turn_cap: Final = 0 if cap == NO_CAP else int(cap)
        self.most_win_at_cap: Final = options["cap_winner"] == "most_points"
        self.turn_needs_card: Final = options["idle_turn"] != TRUE
        self.interrupt_needs_card: Final = options["idle_interrupt"] != TRUE
        self.interrupt_reveal_due: Final = options["interrupt_reveal"] == "due"
        self.window_at_finish: Final = options["finish_window"] == TRUE
        self.idle_end_is_safe: Final = options["idle_end"] == "protected"
        self.draw_two_window: Final = options["draw_two_window"] == TRUE
        self.wild_for_out: Final = options["wild_icons"] == "all"
        self.only_caller_alone: Final = options["rally_alone"] == "caller"
        self.rally_card_each: Final = options["second_rally"] == "partner"
        self.friends_defend: Final = options["defender"] == "friend"
        self.elimination_first: Final = options["five_points"] == "after_elimination"
        self.acting_wins_blast: Final = options["nobody_left"] == "acting_wins"
        self.acting_loses_blast: Final = options["nobody_left"] == "acting_loses"

    def reaches(self, start: int, goal: int) -> bool:
        """Whether nothing hides an adjacent space from an area attack, if that matters (WLD-R33).

        WLD-12.3 that it lies higher never does.
        """
        glance = self.pack.sight[self.map_name][start][goal]
        return not self.area_needs_sight or glance.between >= 0 or glance.why == UPWARDS

    def _flights(self, start: int) -> list[int]:
        """WLD-15.1 the ends of a flight: up to so many steps, and not where it began.

        WLD-R19 options ask for all the steps, or let it end where it began.
        """
        reached = {start}
        for _ in range(self.fly_steps):
            ahead = {other for space in reached for other in self.airways[space]}
            reached = ahead if self.fly_all_steps else reached | ahead
        return sorted(reached if self.hover else reached - {start})

    def _steps(self, start: int) -> list[int]:
        """By space: the steps of the shortest walk there; SPACES where there is no way."""
        far = [SPACES] * SPACES
        far[start] = 0
        reached = [start]
        for space in reached:  # grows while it is walked
            for other in self.neighbors[space]:
                if far[other] == SPACES:
                    far[other] = far[space] + 1
                    reached.append(other)
        return far

    def _distances(self, start: int) -> list[int]:
        """By space: the cards it takes to walk there; SPACES where there is no way."""
        far = [SPACES] * SPACES
        far[start] = 0
        reached = [start]
        for space in reached:  # grows while it is walked
            for other in self.neighbors[space]:
                cards = far[space] + self.price[SPACES * space + other]
                if cards < far[other]:
                    far[other] = cards
                    reached.append(other)
        return far

    def _print(self, number: int, card: Card) -> None:
        """What a card shows, into the tables.

        WLD-9.4, WLD-9.5 an open action is for everybody, in attack and defence; WLD-9.6, WLD-7.14
        it is no icon and moves nobody. WLD-6.8 an icon counts whatever flag stands beside it.
        """
        first = number // KINDS * TEAM
        bit = 1 << number % KINDS
        for place in range(TEAM):
            flag = card.icons.get(self.character_names[first + place])
            if flag is not None:
                self.icons[number] |= 1 << place
                self.icon_cards[first + place] |= bit
            for usable in (flag, card.open):
                if usable is not None and usable != BARE:
                    each = FLAG_NAMES.index(usable)
                    self.users[FLAGS * number + each] |= 1 << place
                    self.flag_cards[FLAGS * (first + place) + each] |= bit


def _behind_walls(chart: Chart, space: int) -> list[int]:
    """Spaces that a wall divides from this one."""
    pairs = [(line.a - 1, line.b - 1) for line in chart.borders if line.kind == "wall" and line.b]
    return [b if a == space else a for a, b in pairs if space in (a, b)]


def _card_names(pack: Pack) -> list[str]:
    """All cards by number; kinds that a deck does not have are called on in its manner."""
    names: list[str] = []
    for number in range(FACTIONS):
        faction = pack.factions[number]
        printed = [card.id for card in faction.card]
        unused = [f"{faction.prefix}-{kind + 1}" for kind in range(len(printed), WILD)]
        names += [*printed, *unused, f"{faction.prefix}W"]
    return names
