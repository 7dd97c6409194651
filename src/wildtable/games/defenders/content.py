"""The data of Defenders of the Wild under some options, as the flat tables that the rules read."""

from collections.abc import Mapping
from typing import Final, final

from wildtable.games.defenders.frames import FRAMES
from wildtable.games.defenders.moves import (
    ABILITY_NAMES,
    DIE_NAMES,
    DIFFICULT,
    FACTION_NAMES,
    HABITAT_NAMES,
    MOST_STEPS,
    MOVES,
    ORGANIZERS,
)
from wildtable.games.defenders.pack import ORDERS, PLAYERS, Pack, slug
from wildtable.games.defenders.rules.hexes import HEX_NAMES
from wildtable.games.defenders.rules.news import EVENTS
from wildtable.kernel.game import Content

TRUE: Final = "true"
BASE: Final = -1  # the organizer of a card that belongs to both
NO_ORDER: Final = -1

# Values of the option reveal_order.
FREE: Final = 0
FIRST_PLAYER: Final = 1
SEAT_ORDER: Final = 2
REVEAL_ORDERS: Final = ("free", "first_player_decides", "seat_order")

# Values of the option items_before_roll.
ANY_FIRST: Final = 0
POTIONS_FIRST: Final = 1
NOTHING_FIRST: Final = 2
ITEMS_BEFORE_ROLL: Final = ("true", "potions", "false")


@final
class DefendersContent(Content):
    """Board, cards, machines and options. Indices are the numbers of moves.py."""

    def __init__(self, pack: Pack, options: Mapping[str, str]) -> None:
        cards = pack.defenders.defender
        leaders = pack.factions.organizer
        self.card_names: Final[list[str]] = [slug(card.name) for card in cards]
        self.organizer_names: Final[list[str]] = [slug(each.name) for each in leaders]
        self.slot_names: Final[list[str]] = [slot.id for slot in pack.board.slot]
        self.tile_names: Final[list[str]] = [tile.id for tile in pack.board.tile]
        names = {
            "card": self.card_names,
            "organizer": self.organizer_names,
            "slot": self.slot_names,
            "tile": self.tile_names,
        }
        super().__init__(
            MOVES.named(names), EVENTS.named(names), FRAMES.named(names), options, pack.data
        )
        self.pack: Final = pack  # for scenes: names, colours, species

        # The board
        self.slot_shape: Final[list[int]] = [int(s.shape == "up") for s in pack.board.slot]
        self.slot_hexes: Final[list[list[int]]] = [
            [HEX_NAMES.index(name) for name in slot.hexes] for slot in pack.board.slot
        ]
        self.tile_shape: Final[list[int]] = [int(t.fits == "up") for t in pack.board.tile]
        faces = [face for tile in pack.board.tile for face in (tile.a, tile.b)]
        self.tile_habitats: Final[list[list[int]]] = [  # FACES * tile + face
            [HABITAT_NAMES.index(name) for name in face.habitats] for face in faces
        ]
        self.tile_icon: Final[list[int]] = [face.icon for face in faces]  # FACES * tile + face
        self.mech_icons: Final[list[int]] = [
            HEX_NAMES.index(name) for name in pack.board.mech_icons
        ]
        self.chutes: Final[list[list[int]]] = [  # by number of the factory tile
            sorted(factory.chutes) for factory in pack.board.factory
        ]

        # Factions and cards
        self.home: Final[list[int]] = [
            HABITAT_NAMES.index(faction.home) for faction in pack.factions.faction
        ]
        self.organizer_faction: Final[list[int]] = [
            FACTION_NAMES.index(each.faction) for each in leaders
        ]
        initials = [(each.faction, each.initial) for each in leaders]
        self.card_organizer: Final[list[int]] = [
            initials.index((card.faction, card.organizer)) if card.organizer else BASE
            for card in cards
        ]
        # DEF-7.1 what a card shows; DEF-6.4 half of a deck is of the home habitat
        effects = {(each.faction, each.id): each.effect for each in pack.factions.ability}
        self.card_ability: Final[list[int]] = [
            ABILITY_NAMES.index(effects[card.faction, card.ability]) for card in cards
        ]
        self.cards_with: Final[list[list[int]]] = [  # by ability
            [card for card, has in enumerate(self.card_ability) if has == ability]
            for ability in range(len(ABILITY_NAMES))
        ]
        self.card_points: Final[list[int]] = [card.points for card in cards]
        self.card_habitat: Final[list[int]] = [HABITAT_NAMES.index(card.habitat) for card in cards]

        # Machine cards
        orders = list(ORDERS)
        steps = [card.steps for card in pack.machines.card]
        padded = [[*each, *[None] * (MOST_STEPS - len(each))] for each in steps]
        flat = [step for each in padded for step in each]
        self.order: Final[list[int]] = [  # MOST_STEPS * card + step
            orders.index(step.order) if step is not None else NO_ORDER for step in flat
        ]
        self.times: Final[list[int]] = [
            step.times[0] if step and step.times else 0 for step in flat
        ]
        self.other_times: Final[list[int]] = [
            step.times[1] if step and len(step.times) > 1 else 0 for step in flat
        ]
        self.machine_copies: Final[list[int]] = [card.copies for card in pack.machines.card]
        self.machine_deck: Final[int] = sum(self.machine_copies[:DIFFICULT])

        # Supplies; what depends on the number of players is indexed by it
        counts = pack.supplies.counts
        self.walls: Final[int] = counts.walls  # DEF-2.16
        self.mechs: Final[int] = counts.mechs  # DEF-2.19
        self.pollution: Final[int] = counts.pollution  # DEF-2.21
        self.toxic: Final[int] = counts.toxic  # DEF-2.9
        self.starting_hand: Final[int] = counts.starting_hand
        self.max_damage: Final[int] = counts.max_damage
        self.core_mechs: Final[int] = counts.core_mechs
        setup = [pack.supplies.players[players] for players in ("1", *PLAYERS)]
        # DEF-2.26, DEF-2.27, DEF-2.28, DEF-2.29 the spaces of the track that hold a camp
        self.camp_steps: Final[list[list[int]]] = [list(each.camp_steps) for each in setup]
        self.last_step: Final[list[int]] = [steps[-1] for steps in self.camp_steps]
        self.camps: Final[list[int]] = [len(steps) for steps in self.camp_steps]
        self.hands: Final[list[list[int]]] = [list(each.hands) for each in setup]
        self.markers: Final[list[int]] = [each.breach_markers for each in setup]
        die = pack.supplies.die
        sides = {"none": die.none, "one": die.one, "two": die.two}
        self.die_faces: Final[list[int]] = [sides[name].faces for name in DIE_NAMES]
        self.melee: Final[list[int]] = [sides[name].melee for name in DIE_NAMES]
        self.sniper: Final[list[int]] = [sides[name].sniper for name in DIE_NAMES]

        # Options
        self.difficult_cards: Final = int(options["difficulty"])
        self.factions_dealt: Final = options["factions"] == "dealt"
        self.limited: Final = options["supply_mode"] == "box"
        self.collision_by_scan: Final = options["same_edge_collision"] == "scan_order"
        self.core_edges_breachable: Final = options["core_edges_breachable"] == TRUE
        self.perimeter_breachable: Final = options["perimeter_walls_breachable"] == TRUE
        self.reach_core: Final = options["abilities_reach_core"] == TRUE
        self.mixed_caravans: Final = options["caravans_mixed_types"] == TRUE
        self.solo_habitat_only: Final = options["solo_team_up"] == "habitat_only"
        self.same_hex: Final = options["relocate_to_same_hex"] == TRUE
        self.exit_rolls: Final = options["exit_needs_damage_roll"] == TRUE
        self.before_roll: Final = ITEMS_BEFORE_ROLL.index(options["items_before_roll"])
        self.last_draws: Final = options["last_player_draws_on_final_camp"] == TRUE
        self.reveal_order: Final = REVEAL_ORDERS.index(options["reveal_order"])
        self.rust_supports: Final = options["rain_of_rust_gives_support"] == TRUE

    def organizers_of(self, faction: int) -> list[int]:
        return [each for each in range(ORGANIZERS) if self.organizer_faction[each] == faction]
