"""The data of Wildlife under some options, as the flat tables that the rules read."""

from collections.abc import Mapping
from typing import Final, final

from wildtable.games.wildlife.frames import FRAMES
from wildtable.games.wildlife.moves import (
    ABILITY_NAMES,
    AREAS,
    EVENTS,
    LEVEL_NAMES,
    MOVES,
    ORGANISMS,
    SEATS,
    TERRAINS,
)
from wildtable.games.wildlife.pack import Pack, card_names
from wildtable.kernel.game import Content

TRUE: Final = "true"

# Values of options that have more than two or are compared more than once.
STACKING_TEXT: Final = 0
STACKING_ALWAYS: Final = 1
STACKING_ONCE: Final = 2
STACKINGS: Final = ("text", "always", "once")


@final
class WildlifeContent(Content):
    """The island, the charts, the supplies and the options. Indices are the numbers of moves.py."""

    def __init__(self, pack: Pack, options: Mapping[str, str]) -> None:
        island = pack.island
        self.terrain_names: Final[list[str]] = list(island.terrains)
        self.area_names: Final[list[str]] = [area.id for area in island.areas]
        self.space_names: Final[list[str]] = [space.id for space in island.spaces]
        self.organism_names: Final[list[str]] = [each.id for each in pack.organisms.organism]
        self.card_names: Final[list[str]] = card_names(island.terrains)
        names: dict[str, list[str]] = {
            "space": self.space_names,
            "area": self.area_names,
            "terrain": self.terrain_names,
            "organism": self.organism_names,
            "card": self.card_names,
        }
        super().__init__(
            MOVES.named(names), EVENTS.named(names), FRAMES.named(names), options, pack.data
        )
        self.pack: Final = pack  # for scenes: names, colours, where spaces lie

        # The island
        places = {name: number for number, name in enumerate(self.space_names)}
        self.spaces: Final = len(self.space_names)
        # LIF-1.5 over an edge, no corners; LIF-1.6 also into another area
        self.neighbors: Final[list[list[int]]] = [
            [places[other] for other in space.neighbors] for space in island.spaces
        ]
        self.area_spaces: Final[list[list[int]]] = [
            [places[space] for space in area.spaces] for area in island.areas
        ]
        self.area_of: Final[list[int]] = [0] * self.spaces
        for area in range(AREAS):
            for space in self.area_spaces[area]:
                self.area_of[space] = area
        self.area_terrain: Final[list[int]] = [
            self.terrain_names.index(area.terrain) for area in island.areas
        ]
        self.terrain_of: Final[list[int]] = [
            self.area_terrain[self.area_of[space]] for space in range(self.spaces)
        ]
        self.terrain_areas: Final[list[list[int]]] = [
            [area for area in range(AREAS) if self.area_terrain[area] == terrain]
            for terrain in range(TERRAINS)
        ]
        self.capacity: Final[list[int]] = [len(spaces) for spaces in self.area_spaces]
        limit = pack.tracks.seed_limit
        self.seed_limit: Final[list[int]] = [
            limit.small if area.size == "small" else limit.large for area in island.areas
        ]

        # Organisms
        charts = options["charts"]
        self.printed: Final[list[int]] = [  # TERRAINS * organism + terrain
            LEVEL_NAMES.index(each.chart[charts][terrain])
            for each in pack.organisms.organism
            for terrain in self.terrain_names
        ]
        self.age_rank: Final[list[int]] = [each.age_rank for each in pack.organisms.organism]
        self.pool: Final[list[list[int]]] = self._pools(pack, options["organism_pool"])

        # Supplies; what depends on the number of players is indexed by it
        copies = {card.id: card.copies for card in pack.cards.card}
        self.card_copies: Final[list[int]] = [copies[name] for name in self.card_names]
        self.most_copies: Final = max(self.card_copies)
        self.hand_size: Final[int] = pack.cards.hand_size
        self.plays: Final[int] = pack.cards.plays_per_turn
        self.lowest_bid: Final[int] = pack.cards.lowest_bid
        tiles = {each.id: each for each in pack.supplies.ability}
        usual = [tiles[name].copies for name in ABILITY_NAMES]
        for_two = [tiles[name].copies_two_player for name in ABILITY_NAMES]  # LIF-22.1
        self.ability_copies: Final[list[list[int]]] = [[], [], for_two, *[usual] * (SEATS - 2)]
        self.most_abilities: Final = max(usual + for_two)
        adaptation = pack.supplies.adaptation_tiles
        by_level = [0, adaptation.migrate, adaptation.expand, adaptation.attack]
        self.adaptation_copies: Final[list[int]] = by_level * TERRAINS  # LEVELS * terrain + level
        self.most_adaptations: Final = max(by_level)
        setup = pack.tracks.setup
        self.tiles: Final[list[int]] = [0, 0, *[setup[str(n)].tiles for n in range(2, SEATS + 1)]]
        self.seeds: Final[list[int]] = [0, 0, *[setup[str(n)].seeds for n in range(2, SEATS + 1)]]
        self.per_step: Final[int] = pack.supplies.food.per_step
        self.bank: Final[int] = pack.supplies.food.bank
        effects = pack.supplies.effects
        self.food_ability_steps: Final[int] = effects.food_ability_steps
        self.famine_food: Final[int] = effects.famine_food
        self.food_source_user: Final[int] = effects.food_source_user
        self.food_source_last: Final[int] = effects.food_source_last

        # Tracks
        small, big = pack.tracks.small_scoring, pack.tracks.big_scoring
        self.pawn_values: Final[list[int]] = list(small.values)
        self.pawns: Final = len(self.pawn_values)
        self.triggers: Final[list[bool]] = [
            position + 1 in small.big_scoring_positions for position in range(self.pawns)
        ]
        self.full_monopoly: Final[int] = big.full_monopoly
        self.monopoly: Final[int] = big.monopoly
        self.area_ranks: Final[list[int]] = list(big.area_ranks)
        self.herd_ranks: Final[list[int]] = list(big.herd_ranks)
        self.majority_ranks: Final[list[int]] = list(big.majority_ranks)

        # Options, LIF-23.12 in any combination
        self.ability_limit: Final = int(options["ability_limit"])
        self.start_with_ability_card: Final = options["start_with_ability_card"] == TRUE
        self.buyer_expands: Final = options["buyer_expands_at_migrate"] == TRUE
        self.chart_auction: Final = options["organism_auction"] == TRUE
        self.rotating_start: Final = options["rotating_start"] == TRUE
        self.must_use_all_plays: Final = options["must_use_all_plays"] == TRUE
        self.event_auctions: Final = options["event_auctions"] == TRUE
        self.free_payment: Final = options["payment"] == "free_choice"
        self.payment_floor: Final = int(options["payment_floor"])
        self.limited_bank: Final = options["bank"] == "limited"
        self.limited_adaptations: Final = options["adaptation_supply"] == "limited"
        self.defense_on_own_turn: Final = options["defense_on_own_turn"] == TRUE
        self.smallest_herd: Final = int(options["min_herd_size"])
        self.competition_ranks: Final = options["rank_after_tie"] == "competition"
        self.friendly_majorities: Final = options["majority_ties"] == "friendly"
        self.stacking: Final = STACKINGS.index(options["big_scoring_stacking"])
        self.migration_inside_area: Final = options["same_area_terrain_migration"] == TRUE
        self.food_breaks_ties: Final = options["winner_ties"] == "food"
        self.hidden_food: Final = options["food_visibility"] == "hidden"
        self.two_end_on_last_pawn: Final = options["two_player_end_on_last_pawn"] == TRUE
        self.two_finish_turn: Final = options["two_player_finish_turn"] == TRUE
        food = pack.supplies.food
        self.start_food: Final[int] = (
            food.start_with_chart_auction if self.chart_auction else food.start
        )

    def _pools(self, pack: Pack, choice: str) -> list[list[int]]:
        """The organisms that charts are drawn from, by number of players."""
        if choice == "all":
            return [list(range(ORGANISMS)) for _ in range(SEATS + 1)]
        index = self.organism_names.index
        pools = pack.organisms.recommended_pool
        return [[], [], *[sorted([index(o) for o in pools[str(n)]]) for n in range(2, SEATS + 1)]]
