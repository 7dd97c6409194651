"""The data of Wildlands under some options, as the flat tables that the rules read."""

from collections.abc import Mapping
from typing import Final, final

from wildtable.games.wildlands.frames import FRAMES
from wildtable.games.wildlands.moves import (
    AREA_FLAG,
    CARDS,
    CHARACTERS,
    COVER_FLAG,
    EVENTS,
    FACTIONS,
    FLAG_NAMES,
    FLAGS,
    KINDS,
    MOVES,
    SHIELD_FLAG,
    SPACES,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.pack import Card, Chart, Faction, Numbers, Pack
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

    # The map, by space or SPACES * from + to
    neighbors: list[list[int]]  # WLD-7.3, WLD-7.12 over white lines and gates
    near: list[list[int]]  # the space itself and its neighbors
    cover: list[bool]
    high: list[bool]
    price: list[int]  # cards for a step, 0 for none
    walkable: list[bool]  # whether one card leads anywhere
    steps: list[int]  # of the shortest walk
    distance: list[int]  # cards to walk there
    airways: list[list[int]]  # where a step of a flight leads
    flights: list[list[int]]  # where a flight ends
    between: list[int]  # spaces between, -1 without sight
    heavy_between: list[int]  # the same as heavy ranged counts it
    blasts: list[list[int]]  # spaces that an area attack reaches

    # Characters and cards
    health: list[int]  # by character
    decks: list[int]  # by faction: its ordinary cards
    wilds: list[int]  # by faction
    most_wilds: int  # of any faction
    all_cards: int  # of all factions together
    icons: list[int]  # by card: characters whose icon it shows
    users: list[int]  # FLAGS * card + flag: who may use it
    icon_cards: list[int]  # by character: ordinary cards with its icon
    flag_cards: list[int]  # FLAGS * character + flag: ordinary cards with it
    actions: list[list[int]]  # by card: its flags that start an action
    above: list[int]  # by kind: ordinary cards after it

    # Numbers
    map_cards_dealt: int
    shards: int  # of a seat
    hand_start: int
    hand_limit: int
    end_of_turn_draw: int
    wild_draw: int
    claim_cards: int
    points_to_win: int
    fly_steps: int
    heavy_range: int
    damage: list[int]  # by attack
    defences: list[list[int]]  # by attack: flags that stop it

    # Options
    factions_by_lot: bool
    factions_by_seat: bool
    pass_left: bool
    removed_icons: bool
    count_hand_before: bool
    reshuffle_when_empty: bool
    area_needs_enemy: bool
    area_needs_sight: bool
    heavy_by_path: bool
    hover: bool
    fly_all_steps: bool
    blast_clockwise: bool
    credit_last_enemy: bool
    discards_closed: bool
    strike_back: bool
    interrupt_once: bool
    count_from_acting: bool
    draw_after_end: bool
    turn_cap: int  # 0 for none
    most_win_at_cap: bool
    turn_needs_card: bool
    interrupt_needs_card: bool
    interrupt_reveal_due: bool
    window_at_finish: bool
    idle_end_is_safe: bool
    draw_two_window: bool
    wild_for_out: bool
    only_caller_alone: bool
    rally_card_each: bool
    friends_defend: bool
    elimination_first: bool
    acting_wins_blast: bool
    acting_loses_blast: bool

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
        self._read_options(options)
        self._read_numbers(pack.numbers)
        chart = pack.charts[self.map_name]
        self._read_ground(chart, int(options["ridge_price"]), pack.numbers.climb_cards)
        self._read_airways(chart, over_walls=options["flight_walls"] == "pass")
        self._read_sight()
        self._read_cards(pack.factions)

    # --- options and numbers ----------------------------------------------------------------

    def _read_options(self, options: Mapping[str, str]) -> None:
        self.factions_by_lot = options["factions"] == "random"
        self.factions_by_seat = options["factions"] == "seated"
        self.pass_left = options["passing"] == "left"
        self.removed_icons = options["removed_icons"] == TRUE
        self.count_hand_before = options["draw_two_counts"] == "before"
        self.reshuffle_when_empty = options["reshuffle"] == "empty"
        self.area_needs_enemy = options["area_target"] == "enemy"
        self.area_needs_sight = options["area_sight"] == TRUE
        self.heavy_by_path = options["heavy_distance"] == "path"
        self.hover = options["flight"] == "hover"
        self.fly_all_steps = options["flight"] == "two"
        self.blast_clockwise = options["blast_defence"] == "clockwise"
        self.credit_last_enemy = options["own_blast"] == "last_enemy"
        self.discards_closed = options["discards"] == "closed"
        self.strike_back = options["strike_back"] == TRUE
        self.interrupt_once = options["interrupts"] == "once"
        self.count_from_acting = options["first_interrupter"] == "acting"
        self.draw_after_end = options["after_end"] == "draw"
        cap = options["turn_cap"]
        self.turn_cap = 0 if cap == NO_CAP else int(cap)
        self.most_win_at_cap = options["cap_winner"] == "most_points"
        self.turn_needs_card = options["idle_turn"] != TRUE
        self.interrupt_needs_card = options["idle_interrupt"] != TRUE
        self.interrupt_reveal_due = options["interrupt_reveal"] == "due"
        self.window_at_finish = options["finish_window"] == TRUE
        self.idle_end_is_safe = options["idle_end"] == "protected"
        self.draw_two_window = options["draw_two_window"] == TRUE
        self.wild_for_out = options["wild_icons"] == "all"
        self.only_caller_alone = options["rally_alone"] == "caller"
        self.rally_card_each = options["second_rally"] == "partner"
        self.friends_defend = options["defender"] == "friend"
        self.elimination_first = options["five_points"] == "after_elimination"
        self.acting_wins_blast = options["nobody_left"] == "acting_wins"
        self.acting_loses_blast = options["nobody_left"] == "acting_loses"

    def _read_numbers(self, numbers: Numbers) -> None:
        self.map_cards_dealt = numbers.map_cards_dealt
        self.shards = numbers.map_cards_dealt - TEAM
        self.hand_start = numbers.hand_start
        self.hand_limit = numbers.hand_limit
        self.end_of_turn_draw = numbers.end_of_turn_draw
        self.wild_draw = numbers.wild_draw
        self.claim_cards = numbers.claim_cards
        self.points_to_win = numbers.points_to_win
        self.fly_steps = numbers.range.fly_max_steps
        self.heavy_range = numbers.range.heavy_ranged_max_spaces_between
        attacks = FLAG_NAMES[: AREA_FLAG + 1]
        # WLD-10.6, WLD-10.7, WLD-11.4, WLD-11.5
        self.damage = [numbers.damage[name] for name in attacks]
        self.defences = [
            [FLAG_NAMES.index(flag) for flag in numbers.defended_by[name]] for name in attacks
        ]

    # --- the map ----------------------------------------------------------------------------

    def _read_ground(self, chart: Chart, ridge_price: int, climb_price: int) -> None:
        """Where a step leads, and for how many cards."""
        self.neighbors = [
            sorted([other - 1 for other in chart.adjacency[name]]) for name in self.space_names
        ]
        self.near = [sorted([space, *self.neighbors[space]]) for space in range(SPACES)]
        self.cover = [space.cover for space in chart.spaces]
        self.high = [space.high for space in chart.spaces]
        self.price = [0] * (SPACES * SPACES)
        for space in range(SPACES):
            for other in self.neighbors[space]:
                ridge = self.high[space] and self.high[other]
                self.price[SPACES * space + other] = ridge_price if ridge else 1
        for low, high in chart.climbs:  # WLD-7.7; WLD-7.13 the dungeon has none
            self.price[SPACES * (low - 1) + high - 1] = climb_price
        self.walkable = [
            any([self.price[SPACES * space + other] == 1 for other in self.neighbors[space]])
            for space in range(SPACES)
        ]
        self.steps = [steps for space in range(SPACES) for steps in self._steps(space)]
        self.distance = [cards for space in range(SPACES) for cards in self._distances(space)]

    def _read_airways(self, chart: Chart, over_walls: bool) -> None:
        """WLD-R20 a wall between two spaces may be flown over as an option."""
        self.airways = [
            sorted({*self.neighbors[space], *(_behind_walls(chart, space) if over_walls else [])})
            for space in range(SPACES)
        ]
        self.flights = [self._flights(space) for space in range(SPACES)]

    def _read_sight(self) -> None:
        """What can be seen, and so attacked from afar."""
        self.between = [glance.between for row in self.pack.sight[self.map_name] for glance in row]
        self.heavy_between = [
            max(0, steps - 1) if self.heavy_by_path and between >= 0 else between
            for steps, between in zip(self.steps, self.between, strict=True)
        ]
        self.blasts = [
            [other for other in self.near[space] if self.reaches(space, other)]
            for space in range(SPACES)
        ]

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

    # --- characters and cards ---------------------------------------------------------------

    def _read_cards(self, factions: list[Faction]) -> None:
        self.health = [each.health for faction in factions for each in faction.character]
        self.decks = [(1 << len(faction.card)) - 1 for faction in factions]
        self.wilds = [faction.wild_cards for faction in factions]
        self.most_wilds = max(self.wilds)
        self.all_cards = sum(self.wilds) + sum([len(faction.card) for faction in factions])
        self.icons = [0] * CARDS
        self.users = [0] * (FLAGS * CARDS)
        self.icon_cards = [0] * CHARACTERS
        self.flag_cards = [0] * (FLAGS * CHARACTERS)
        for number, faction in enumerate(factions):
            for kind, card in enumerate(faction.card):
                self._print(KINDS * number + kind, card)
            # WLD-16.2 every icon: WLD-16.3 it steps, WLD-16.4 climbs and WLD-16.5 claims for
            # anybody, WLD-16.6 with the icons of who is out, too; WLD-16.7 it has no flags
            self.icons[KINDS * number + WILD] = EVERYBODY
        self.actions = [self._actions(card) for card in range(CARDS)]
        self.above = [(1 << WILD) - (2 << kind) if kind < WILD else 0 for kind in range(KINDS)]

    def _actions(self, card: int) -> list[int]:
        """Flags that start an action: WLD-9.8 shield and cover are only ever a defence."""
        printed = [flag for flag in range(FLAGS) if self.users[FLAGS * card + flag]]
        return [flag for flag in printed if flag not in (SHIELD_FLAG, COVER_FLAG)]

    def _print(self, number: int, card: Card) -> None:
        """What a card shows, into the tables.

        WLD-9.4, WLD-9.5 an open action is for everybody, in attack and defence; WLD-9.6, WLD-7.14
        it is no icon and moves nobody. WLD-6.8 an icon counts whatever flag stands beside it.
        WLD-9.7 a flag that a faction lacks is on none of its cards.
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
