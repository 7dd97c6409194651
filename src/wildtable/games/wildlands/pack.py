"""The shape of the game's data files (`content/`), and what must hold between them.

`content.py` makes the tables of the rules from a `Pack`.
"""

from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wildtable.games.wildlands.moves import (
    FACTIONS,
    FLAG_NAMES,
    MOST_DAMAGE,
    SPACES,
    TEAM,
    WILD,
    Flag,
)
from wildtable.games.wildlands.rules.sight import Glance, Ground, glances, read_glance
from wildtable.kernel.game import BadContent
from wildtable.kernel.pack import Count, File, Folder, Part, Shown, Some, demand

PACKAGE = "wildtable.games.wildlands"
IconFlag = Flag | Literal["none"]
ATTACKS = FLAG_NAMES[:5]
Health = Annotated[int, Meta(ge=1, le=MOST_DAMAGE)]
SpaceId = Annotated[int, Meta(ge=1, le=SPACES)]
Word = Annotated[str, Meta(pattern=r"^[^\s;?]+$")]
MAP_NAMES = ("dungeon", "ruins")


class Reach(Part, frozen=True):
    """How far actions go."""

    heavy_ranged_max_spaces_between: Count
    fly_max_steps: Some


class Numbers(File, frozen=True, kw_only=True):
    """game.toml"""

    factions: list[Word]
    colours: Shown[list[Word]]
    map_cards_dealt: Some
    hand_start: Count
    hand_limit: Some
    end_of_turn_draw: Count
    wild_draw: Some
    climb_cards: Literal[2]  # a climb is one card and one more
    claim_cards: Some
    points_to_win: Some
    damage: dict[str, Some]
    range: Reach
    defended_by: dict[str, list[Flag]]
    flag_colour: Shown[dict[str, Literal["red", "blue", "green", "yellow"]]]


class Character(Part, frozen=True):
    """A character card. WLD-6.9 its place in the list is that of its icon on all cards."""

    id: Word
    name: Shown[str]
    icon: str
    health: Health
    role: Shown[str] = ""


class Card(Part, frozen=True):
    """An ordinary action card: icons with their flags, and an open action."""

    id: Word
    icons: dict[str, IconFlag]
    open: Flag | None = None


class Faction(File, frozen=True, kw_only=True):
    """A faction's file, named after its id."""

    id: Word
    name: Shown[str]
    prefix: Word
    summary: Shown[str]
    wild_cards: Count
    character: list[Character]
    card: list[Card]


class Space(Part, frozen=True):
    """A space of a map with its core."""

    id: SpaceId
    zone: Shown[str]
    polygon: Shown[list[tuple[float, float]]]
    core: Shown[tuple[float, float]]
    radius: Shown[float]
    cover: bool
    high: bool


class Border(Part, frozen=True):
    """A straight piece of boundary between two spaces, or a space and what is no space."""

    a: SpaceId
    b: SpaceId | None
    kind: Literal["open", "wall", "gate"]
    climb_to: SpaceId | None
    line: Shown[tuple[float, float, float, float]]


class Chart(Part, frozen=True):
    """A map. What is derived from spaces and borders is stored, and decides."""

    name: Shown[str]
    canvas: Shown[tuple[float, float]]
    spaces: list[Space]
    borders: list[Border]
    cover: list[SpaceId]
    high: list[SpaceId]
    climbs: list[tuple[SpaceId, SpaceId]]
    adjacency: dict[str, list[SpaceId]]
    los: dict[str, dict[str, Count]]


class Sampling(Part, frozen=True):
    """How sight lines are looked for."""

    perimeter_points: Some
    graze_length: float
    wall_clearance: float


class Maps(File, frozen=True, kw_only=True):
    """maps.json"""

    schema: Literal["wildlands-maps/1"]
    core_radius: Shown[float]
    los_sampling: Shown[Sampling]
    maps: dict[str, Chart]


class SightFile(File, frozen=True, kw_only=True):
    """sight.json"""

    schema: Literal["wildlands-sight/1"]
    maps: Shown[dict[str, list[list[str]]]]


class Pack(Struct, frozen=True):
    """All data of the game. `data` is what the rules read of it, for the hash.

    `sight` is by map, space and space. A map's spaces are in the order of their numbers.
    """

    numbers: Numbers
    factions: list[Faction]
    charts: dict[str, Chart]
    sight: dict[str, list[list[Glance]]]
    data: dict[str, Any]


def read_pack(pack: Traversable | None = None) -> Pack:
    """The pack in a folder, or the game's own. Raises BadContent."""
    folder = Folder(PACKAGE, pack)
    numbers = folder.read("game.toml", Numbers)
    _check_numbers(numbers)
    factions = [folder.read(f"{name}.toml", Faction) for name in numbers.factions]
    _check_factions(numbers, factions)
    maps = folder.read("maps.json", Maps)
    _check_maps(maps)
    charts = {name: _in_order(maps.maps[name]) for name in MAP_NAMES}
    return Pack(numbers, factions, charts, _sight(folder, maps), folder.data)


def _check_numbers(numbers: Numbers) -> None:
    file = "game.toml"
    demand(len(set(numbers.factions)) == FACTIONS, file, "factions", f"{FACTIONS} factions")
    demand(len(set(numbers.colours)) == FACTIONS, file, "colours", f"{FACTIONS} colours")
    dealt = numbers.map_cards_dealt
    demand(TEAM <= dealt <= SPACES // FACTIONS, file, "map_cards_dealt", f"{TEAM} to 10 cards")
    demand(numbers.hand_start <= numbers.hand_limit, file, "hand_start", "at most hand_limit")
    for field, table in (("damage", numbers.damage), ("defended_by", numbers.defended_by)):
        demand(sorted(table) == sorted(ATTACKS), file, field, f"all of {', '.join(ATTACKS)}")
    coloured = sorted(numbers.flag_colour) == sorted(FLAG_NAMES)
    demand(coloured, file, "flag_colour", f"all of {', '.join(FLAG_NAMES)}")


def _check_factions(numbers: Numbers, factions: list[Faction]) -> None:
    names: list[str] = []
    for name, faction in zip(numbers.factions, factions, strict=True):
        file = f"{name}.toml"
        demand(faction.id == name, file, "id", f"{name!r}, like the file")
        team = [character.id for character in faction.character]
        demand(len(set(team)) == TEAM, file, "character", f"{TEAM} different characters")
        demand(len(faction.card) <= WILD, file, "card", f"at most {WILD} ordinary cards")
        for number, card in enumerate(faction.card):
            path = f"card[{number}].icons"
            for icon in card.icons:
                demand(icon in team, file, path, f"{icon!r} is none of {', '.join(team)}")
            demand(card.id not in names, file, f"card[{number}].id", "every card id once")
            names.append(card.id)
        demand(faction.prefix + "W" not in names, file, "prefix", "wild cards of their own id")
        names += [faction.prefix + "W", *team]


def _check_maps(maps: Maps) -> None:
    file = "maps.json"
    for name in MAP_NAMES:
        demand(name in maps.maps, file, "maps", f"a map {name!r}")
        chart, path = maps.maps[name], f"maps.{name}"
        ids = sorted([space.id for space in chart.spaces])
        every = list(range(1, SPACES + 1))
        demand(ids == every, file, f"{path}.spaces", f"the spaces 1 to {SPACES}")
        cover = sorted([space.id for space in chart.spaces if space.cover])
        demand(cover == sorted(chart.cover), file, f"{path}.cover", "what the spaces say")
        high = sorted([space.id for space in chart.spaces if space.high])
        demand(high == sorted(chart.high), file, f"{path}.high", "what the spaces say")
        adjacency = {int(space): others for space, others in chart.adjacency.items()}
        demand(sorted(adjacency) == every, file, f"{path}.adjacency", "every space")
        for space, others in adjacency.items():
            for other in others:
                demand(
                    space in adjacency[other] and space != other,
                    file,
                    f"{path}.adjacency.{space}",
                    f"{other} says otherwise",
                )
        # WLD-20.1 a space is high if and only if an arrow points into it
        demand(
            sorted({top for _, top in chart.climbs}) == high, file, f"{path}.climbs", "up to high"
        )
        for low, top in chart.climbs:
            demand(top in adjacency[low], file, f"{path}.climbs", f"{low} beside {top}")


def _in_order(chart: Chart) -> Chart:
    spaces = sorted(chart.spaces, key=_number)
    return msgspec.structs.replace(chart, spaces=spaces)


def _number(space: Space) -> int:
    return space.id


def _sight(folder: Folder, maps: Maps) -> dict[str, list[list[Glance]]]:
    """The stored table of sight lines; a pack with maps of its own may leave it to be made."""
    pack = folder.pack
    if pack and (pack / "maps.json").is_file() and not (pack / "sight.json").is_file():
        data = folder.raw["maps.json"]
        sight = {name: glances(Ground(data, name)) for name in MAP_NAMES}
    else:
        stored = folder.read("sight.json", SightFile).maps
        sight = {name: _read_sight(name, stored) for name in MAP_NAMES}
    for name, table in sight.items():
        _check_sight(name, table, maps.maps[name].los)
        # The rules read what is seen, not along which line, stored or just made.
        seen = [[f"{glance.between} {glance.why}" for glance in row] for row in table]
        folder.data[f"sight of {name}"] = seen
    return sight


def _read_sight(name: str, stored: dict[str, list[list[str]]]) -> list[list[Glance]]:
    rows = stored.get(name, [])
    whole = len(rows) == SPACES and all(len(row) == SPACES for row in rows)
    demand(whole, "sight.json", f"maps.{name}", f"{SPACES} rows of {SPACES} spaces")
    try:
        return [[read_glance(words) for words in row] for row in rows]
    except ValueError as error:
        raise BadContent(f"sight.json: {error} - at `$.maps.{name}`") from error


def _check_sight(name: str, table: list[list[Glance]], los: dict[str, dict[str, Count]]) -> None:
    """WLD-19.10 the table `los` of the map decides; the lines must show what it says."""
    for a, row in enumerate(table):
        for b, glance in enumerate(row):
            if a != b:
                said = los.get(str(a + 1), {}).get(str(b + 1), -1)
                demand(
                    glance.between == said,
                    "maps.json",
                    f"maps.{name}.los.{a + 1}",
                    f"{b + 1} at {glance.between}, as the sight lines say, not {said}",
                )
