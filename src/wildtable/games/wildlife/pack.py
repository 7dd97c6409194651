"""The shape of the game's data files (`content/`), and what must hold between them.

`content.py` makes the tables of the rules from a `Pack`.
"""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from wildtable.games.wildlife.moves import (
    ABILITY_NAMES,
    AREAS,
    LEVEL_NAMES,
    LOWEST_RANK,
    MOST_POINTS,
    ORGANISMS,
    OTHER_CARD_NAMES,
    SEATS,
    SPACES,
    TERRAINS,
)
from wildtable.kernel.pack import Count, File, Folder, Part, Shown, Some, demand, each_once

PACKAGE = "wildtable.games.wildlife"
Level = Literal["none", "migrate", "expand", "attack"]
Size = Literal["small", "large"]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]  # what an event can name
PLAYERS = ("2", "3", "4", "5", "6")
TERRAIN_PREFIX = "terrain-"


class Area(Part, frozen=True):
    """An area of the island; its label and its pawn lie on the anchor."""

    id: str
    code: Shown[str]
    terrain: str
    size: Size
    spaces: list[str]
    anchor: Shown[str]


class Space(Part, frozen=True):
    """A space of the island, counted from the north-west."""

    id: str
    row: Count
    col: Count
    neighbors: list[str]


class Island(File, frozen=True, kw_only=True):
    """map.json"""

    schema: Literal["wildlife-map/1"]
    name: Shown[str]
    width: Shown[Some]
    height: Shown[Some]
    terrains: list[str]
    rows: Shown[list[str]]
    areas: list[Area]
    spaces: list[Space]


class Organism(File, frozen=True, kw_only=True):
    """An organism chart: a level for each terrain in each set of charts."""

    id: str
    name: Shown[dict[str, str]]
    color: Shown[str]
    hex: Shown[str]
    age_rank: Some
    age: Shown[float]
    chart: dict[str, dict[str, Level]]


class Organisms(File, frozen=True, kw_only=True):
    """organisms.toml"""

    organism: list[Organism]
    recommended_pool: dict[str, list[str]]


class Card(Part, frozen=True):
    """A kind of Wildlife card."""

    id: str
    copies: Count


class Cards(File, frozen=True, kw_only=True):
    """cards.toml"""

    hand_size: Some
    plays_per_turn: Some
    lowest_bid: Some
    card: list[Card]


class Ability(Part, frozen=True):
    """A type of ability tile."""

    id: str
    copies: Count
    copies_two_player: Count


class AdaptationTiles(Part, frozen=True):
    """How many tiles of a level there are in each terrain."""

    migrate: Count
    expand: Count
    attack: Count


class Food(Part, frozen=True):
    """Food points."""

    start: Count
    start_with_chart_auction: Count
    per_step: Some
    bank: Count


class Effects(Part, frozen=True):
    """What abilities and events are worth."""

    food_ability_steps: Count
    famine_food: Points
    food_source_user: Points
    food_source_last: Points


class Supplies(File, frozen=True, kw_only=True):
    """supplies.toml"""

    ability: list[Ability]
    adaptation_tiles: AdaptationTiles
    food: Food
    effects: Effects


class SmallScoring(Part, frozen=True):
    """The track of the area pawns, leftmost first."""

    values: list[Points]
    big_scoring_positions: list[Some]


class BigScoring(Part, frozen=True):
    """What ranks are worth, best first."""

    full_monopoly: Points
    monopoly: Points
    area_ranks: list[Points]
    herd_ranks: list[Points]
    majority_ranks: list[Points]


class SetUp(Part, frozen=True):
    """What a player starts with."""

    tiles: Some
    seeds: Some


class SeedLimit(Part, frozen=True):
    """The most seeds in an area."""

    small: Count
    large: Count


class Tracks(File, frozen=True, kw_only=True):
    """tracks.toml"""

    small_scoring: SmallScoring
    big_scoring: BigScoring
    setup: dict[str, SetUp]
    seed_limit: SeedLimit


class Pack(Struct, frozen=True):
    """All data of the game. `data` is what the rules read of it, for the hash."""

    island: Island
    organisms: Organisms
    cards: Cards
    supplies: Supplies
    tracks: Tracks
    data: dict[str, Any] = field(default_factory=dict)


def read_pack(pack: Traversable | None = None) -> Pack:
    """The pack in a folder, or the game's own. Raises BadContent."""
    folder = Folder(PACKAGE, pack)
    read = Pack(
        folder.read("map.json", Island),
        folder.read("organisms.toml", Organisms),
        folder.read("cards.toml", Cards),
        folder.read("supplies.toml", Supplies),
        folder.read("tracks.toml", Tracks),
        folder.data,
    )
    _check_island(read.island)
    _check_organisms(read)
    _check_cards(read)
    _check_supplies(read.supplies)
    _check_tracks(read.tracks)
    return read


def _check_island(island: Island) -> None:
    file = "map.json"
    ids = [space.id for space in island.spaces]
    demand(len(island.terrains) == TERRAINS, file, "terrains", f"{TERRAINS} terrains")
    demand(0 < len(ids) <= SPACES, file, "spaces", f"at most {SPACES} spaces")
    demand(len(set(ids)) == len(ids), file, "spaces", "every space once")
    demand(len(island.areas) == AREAS, file, "areas", f"{AREAS} areas")
    # LIF-1.2 each terrain forms one small and one large area
    kinds = [(area.terrain, area.size) for area in island.areas]
    for terrain in island.terrains:
        for size in ("small", "large"):
            demand(kinds.count((terrain, size)) == 1, file, "areas", f"one {size} {terrain}")
    for number, area in enumerate(island.areas):
        path = f"areas[{number}].spaces"
        allowed = (4, 5) if area.size == "small" else (8, 9)  # LIF-1.3
        demand(len(area.spaces) in allowed, file, path, f"{allowed[0]} or {allowed[1]} spaces")
        demand(area.anchor in area.spaces, file, f"areas[{number}].anchor", "one of its spaces")
    named = [space for area in island.areas for space in area.spaces]
    demand(sorted(named) == sorted(ids), file, "areas", "every space in one area")
    by_id = {space.id: space for space in island.spaces}
    for number, space in enumerate(island.spaces):
        for other in space.neighbors:
            path = f"spaces[{number}].neighbors"
            demand(other in by_id, file, path, f"{other!r} is no space")
            demand(space.id in by_id[other].neighbors, file, path, f"{other} says otherwise")


def _check_organisms(pack: Pack) -> None:
    file = "organisms.toml"
    organisms = pack.organisms.organism
    ids = each_once(file, "organism", [organism.id for organism in organisms])
    demand(len(ids) == ORGANISMS, file, "organism", f"{ORGANISMS} organisms")
    each_once(file, "organism.age_rank", [str(organism.age_rank) for organism in organisms])
    terrains = pack.island.terrains
    sets = list(organisms[0].chart)
    for number, organism in enumerate(organisms):
        path = f"organism[{number}].chart"
        demand(list(organism.chart) == sets, file, path, f"the sets {', '.join(sets)}")
        for name, chart in organism.chart.items():
            demand(sorted(chart) == sorted(terrains), file, f"{path}.{name}", "every terrain once")
            demand(
                _seed_places(pack, chart) >= _most_seeds(pack), file, f"{path}.{name}",
                "room for all seeds, or seeding gets stuck",  # LIF-3.12
            )  # fmt: skip
    pools = pack.organisms.recommended_pool
    demand(sorted(pools) == list(PLAYERS), file, "recommended_pool", "2 to 6 players")
    for players, pool in pools.items():
        path = f"recommended_pool.{players}"
        demand(set(pool) <= set(ids), file, path, "known organisms")
        demand(len(set(pool)) >= int(players), file, path, "one for each player")


def _seed_places(pack: Pack, chart: dict[str, Level]) -> int:
    limit = pack.tracks.seed_limit
    reached = [terrain for terrain, level in chart.items() if level != LEVEL_NAMES[0]]
    return len(reached) * (limit.small + limit.large)


def _most_seeds(pack: Pack) -> int:
    return max([int(players) * setup.seeds for players, setup in pack.tracks.setup.items()])


def _check_cards(pack: Pack) -> None:
    ids = [card.id for card in pack.cards.card]
    wanted = card_names(pack.island.terrains)
    demand(sorted(ids) == sorted(wanted), "cards.toml", "card", f"the cards {', '.join(wanted)}")
    dealt = SEATS * pack.cards.hand_size
    cards = sum([card.copies for card in pack.cards.card])
    demand(cards >= dealt, "cards.toml", "card", f"at least {dealt} cards")


def card_names(terrains: Sequence[str]) -> list[str]:
    """All kinds of cards in the order of their numbers."""
    shown = [TERRAIN_PREFIX + terrain for terrain in terrains]
    return [*shown, *OTHER_CARD_NAMES]


def _check_supplies(supplies: Supplies) -> None:
    ids = [ability.id for ability in supplies.ability]
    wanted = ", ".join(ABILITY_NAMES)
    demand(sorted(ids) == sorted(ABILITY_NAMES), "supplies.toml", "ability", f"once {wanted}")


def _check_tracks(tracks: Tracks) -> None:
    file = "tracks.toml"
    small = tracks.small_scoring
    # LIF-2.15 one area stays without a pawn
    demand(len(small.values) == AREAS - 1, file, "small_scoring.values", f"{AREAS - 1} values")
    demand(
        all(position <= len(small.values) for position in small.big_scoring_positions),
        file, "small_scoring.big_scoring_positions", "positions of the track",
    )  # fmt: skip
    for name in ("area_ranks", "herd_ranks", "majority_ranks"):
        most = LOWEST_RANK  # ranks below are not told apart
        ranks: list[int] = getattr(tracks.big_scoring, name)
        demand(len(ranks) <= most, file, f"big_scoring.{name}", f"at most {most} ranks")
    demand(sorted(tracks.setup) == list(PLAYERS), file, "setup", "2 to 6 players")
    for players, setup in tracks.setup.items():
        demand(setup.seeds < setup.tiles, file, f"setup.{players}", "more tiles than seeds")
