"""The shape of the game's data files (`content/`), and what must hold between them.

`content.py` makes the tables of the rules from a `Pack`.
"""

from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from wildtable.games.defenders.moves import (
    ABILITY_NAMES,
    CARDS_EACH,
    FACTION_NAMES,
    FACTORIES,
    FEEL_THE_BURN,
    HABITAT_NAMES,
    HABITATS,
    ITEM_NAMES,
    MACHINE_NAMES,
    ORGANIZERS,
    SLOTS,
    TILES,
)
from wildtable.games.defenders.rules.hexes import CORE, HEX_NAMES, SIDES
from wildtable.kernel.pack import Count, File, Folder, Part, Shown, Some, demand, each_once

PACKAGE: Final = "wildtable.games.defenders"

Habitat = Literal["forest", "plains", "marsh", "mountain"]
FactionId = Literal["order", "council", "coven", "sect"]
Shape = Literal["up", "down"]
Word = Annotated[str, Meta(min_length=1)]
BOARD: Final = "board.toml"
FACTION_FILE: Final = "factions.toml"
DEFENDERS: Final = "defenders.toml"
MACHINES: Final = "machines.toml"
SUPPLIES: Final = "supplies.toml"
PLAYERS: Final = ("1", "2", "3", "4")
BASE_CARDS: Final = 6  # of a faction, and as many for each organizer
HEXES_OF_A_TILE: Final = 3
NO_ICON: Final = -1
MOST_CAMPS: Final = 6  # DEF-2.23 of a faction, the starting camp included
BREACH_MARKERS: Final = 12
ORDERS: Final = {  # what a step may order, and how many numbers it takes
    "engines-advance": 1,
    "scanned-engine-advances": 1,
    "other-engine-advances": 1,
    "deploy-reset-engines": 0,
    "build-if-enclosed": 0,
    "spread-unless-built": 0,
    "spread-always": 0,
    "engines-deploy-hunters": 0,
    "hunters-pursue": 2,
    "damage-players-with-mechs": 1,
    "toggle-direction": 0,
}
Order = Literal[
    "engines-advance",
    "scanned-engine-advances",
    "other-engine-advances",
    "deploy-reset-engines",
    "build-if-enclosed",
    "spread-unless-built",
    "spread-always",
    "engines-deploy-hunters",
    "hunters-pursue",
    "damage-players-with-mechs",
    "toggle-direction",
]


class TileSlot(Part, frozen=True):
    """A place for a habitat tile."""

    id: Word
    shape: Shape
    hexes: list[str]


class TileFace(Part, frozen=True):
    """One side of a habitat tile; `icon` is the hex where pollution starts, or -1."""

    habitats: list[Habitat]
    icon: int


class Tile(Part, frozen=True):
    """A habitat tile."""

    id: Word
    fits: Shape
    a: TileFace
    b: TileFace


class Factory(Part, frozen=True):
    """A factory tile; chutes are sides counted clockwise from the arrow."""

    number: Count
    chutes: list[Count]


class BoardFile(File, frozen=True, kw_only=True):
    """board.toml"""

    mech_icons: list[str]
    slot: list[TileSlot]
    tile: list[Tile]
    factory: list[Factory]


class Faction(Part, frozen=True):
    """A faction, its home habitat and its item."""

    id: FactionId
    home: Habitat
    item: str
    colour: Shown[str]


class Organizer(Part, frozen=True):
    """One of the two who may lead a faction."""

    faction: FactionId
    initial: Word
    name: Word
    source: Shown[str]


class Ability(Part, frozen=True):
    """What a defender's card can do; `effect` is a word of the rules."""

    faction: FactionId
    id: Word
    effect: str
    name: Shown[dict[str, str]]
    organizer: str
    kind: Literal["reveal", "ongoing"]
    text: Shown[str]


class Factions(File, frozen=True, kw_only=True):
    """factions.toml"""

    faction: list[Faction]
    organizer: list[Organizer]
    ability: list[Ability]


class Defender(Part, frozen=True):
    """A defender card; without an organizer's initial it is a base card."""

    id: Word
    faction: FactionId
    name: Word
    species: Shown[str]
    organizer: str
    ability: str
    points: Count
    habitat: Habitat
    source: Shown[Literal["s", "p", "r"]]


class DefendersFile(File, frozen=True, kw_only=True):
    """defenders.toml"""

    defender: list[Defender]


class MachineStep(Part, frozen=True):
    """An order of a machine card and its numbers."""

    order: Order
    times: list[Count]


class MachineCard(Part, frozen=True):
    """A kind of machine card."""

    id: str
    name: Shown[str]
    difficult: bool
    copies: Some
    steps: list[MachineStep]


class MachinesFile(File, frozen=True, kw_only=True):
    """machines.toml"""

    card: list[MachineCard]


class Counts(Part, frozen=True):
    """How many there are of everything."""

    walls: Count
    mechs: Count
    pollution: Count
    toxic: Count
    starting_hand: Count
    max_damage: Count
    core_mechs: Count


class SetUp(Part, frozen=True):
    """What depends on the number of players."""

    camp_steps: list[Some]
    hands: list[Count]
    breach_markers: Count


class DieFace(Part, frozen=True):
    """How often a face is on the die, and what it does."""

    faces: Some
    melee: Count
    sniper: Count


class Die(Part, frozen=True):
    """The damage die."""

    none: DieFace
    one: DieFace
    two: DieFace


class Supplies(File, frozen=True, kw_only=True):
    """supplies.toml"""

    counts: Counts
    players: dict[str, SetUp]
    die: Die


class Pack(Struct, frozen=True):
    """All data of the game. `data` is what the rules read of it, for the hash."""

    board: BoardFile
    factions: Factions
    defenders: DefendersFile
    machines: MachinesFile
    supplies: Supplies
    data: dict[str, Any] = field(default_factory=dict)


def read_pack(pack: Traversable | None = None) -> Pack:
    """The game's data, with the files that a pack brings in their place. Raises BadContent."""
    folder = Folder(PACKAGE, pack)
    read = Pack(
        folder.read(BOARD, BoardFile),
        folder.read(FACTION_FILE, Factions),
        folder.read(DEFENDERS, DefendersFile),
        folder.read(MACHINES, MachinesFile),
        folder.read(SUPPLIES, Supplies),
        folder.data,
    )
    _check_board(read.board)
    _check_factions(read.factions)
    _check_defenders(read)
    _check_machines(read.machines)
    _check_supplies(read.supplies)
    return read


def _check_board(board: BoardFile) -> None:
    wild = [name for hex, name in enumerate(HEX_NAMES) if hex != CORE]
    for number, name in enumerate(board.mech_icons):
        demand(name in wild, BOARD, f"mech_icons[{number}]", f"{name!r} is no habitat hex")
    each_once(BOARD, "slot", [slot.id for slot in board.slot])
    demand(len(board.slot) == SLOTS, BOARD, "slot", f"{SLOTS} slots")
    covered = sorted([name for slot in board.slot for name in slot.hexes])
    demand(covered == sorted(wild), BOARD, "slot", "every habitat hex in one slot")
    for number, slot in enumerate(board.slot):
        three = len(slot.hexes) == HEXES_OF_A_TILE
        demand(three, BOARD, f"slot[{number}].hexes", f"{HEXES_OF_A_TILE} hexes")
    _check_tiles(board)
    numbers = [factory.number for factory in board.factory]
    demand(numbers == list(range(FACTORIES)), BOARD, "factory", "the numbers 0 to 5 in order")
    for number, factory in enumerate(board.factory):
        sides = all(chute < SIDES for chute in factory.chutes)
        demand(sides, BOARD, f"factory[{number}].chutes", "sides from 0 to 5")
        once = len(set(factory.chutes)) == len(factory.chutes)
        demand(once, BOARD, f"factory[{number}].chutes", "each side once")


def _check_tiles(board: BoardFile) -> None:
    each_once(BOARD, "tile", [tile.id for tile in board.tile])
    demand(len(board.tile) == TILES, BOARD, "tile", f"{TILES} tiles")
    for shape in ("up", "down"):
        tiles = len([tile for tile in board.tile if tile.fits == shape])
        slots = len([slot for slot in board.slot if slot.shape == shape])
        demand(tiles == slots, BOARD, "tile", f"as many {shape} tiles as {shape} slots")
    for number, tile in enumerate(board.tile):
        for name, face in (("a", tile.a), ("b", tile.b)):
            path = f"tile[{number}].{name}"
            whole = len(face.habitats) == HEXES_OF_A_TILE
            demand(whole, BOARD, f"{path}.habitats", f"{HEXES_OF_A_TILE} habitats")
            placed = NO_ICON <= face.icon < HEXES_OF_A_TILE
            demand(placed, BOARD, f"{path}.icon", "a hex of the tile, or -1")
    sure = [set(tile.a.habitats) & set(tile.b.habitats) for tile in board.tile]
    for habitat in HABITAT_NAMES:  # DEF-2.43 or a faction could not settle
        somewhere = any(habitat in both for both in sure)
        demand(somewhere, BOARD, "tile", f"{habitat} on both sides of some tile")


def _check_factions(factions: Factions) -> None:
    file = FACTION_FILE
    ids = [faction.id for faction in factions.faction]
    demand(ids == list(FACTION_NAMES), file, "faction", f"{', '.join(FACTION_NAMES)} in order")
    items = [faction.item for faction in factions.faction]
    demand(items == list(ITEM_NAMES), file, "faction", f"the items {', '.join(ITEM_NAMES)}")
    homes = {faction.home for faction in factions.faction}
    demand(len(homes) == HABITATS, file, "faction", "every habitat is somebody's home")  # DEF-6.3
    leaders = [each.faction for each in factions.organizer]
    wanted = [name for name in FACTION_NAMES for _ in range(ORGANIZERS // len(FACTION_NAMES))]
    demand(leaders == wanted, file, "organizer", "two for each faction, in order")
    each_once(file, "organizer", [each.name for each in factions.organizer])
    each_once(file, "ability", [f"{each.faction}/{each.id}" for each in factions.ability])
    for number, ability in enumerate(factions.ability):
        path = f"ability[{number}]"
        known = ability.effect in ABILITY_NAMES
        demand(known, file, f"{path}.effect", f"{ability.effect!r} is no effect of the rules")
        ongoing = ABILITY_NAMES.index(ability.effect) >= FEEL_THE_BURN
        demand(ongoing == (ability.kind == "ongoing"), file, f"{path}.kind", "its effect's kind")


def _check_defenders(pack: Pack) -> None:
    cards = pack.defenders.defender
    owners = [card.faction for card in cards]
    wanted = [name for name in FACTION_NAMES for _ in range(CARDS_EACH)]
    demand(owners == wanted, DEFENDERS, "defender", f"{CARDS_EACH} for each faction, in order")
    each_once(DEFENDERS, "defender", [slug(card.name) for card in cards])
    known = [(each.faction, each.id) for each in pack.factions.ability]
    for number, card in enumerate(cards):
        known_here = (card.faction, card.ability) in known
        demand(
            known_here, DEFENDERS, f"defender[{number}].ability", f"an ability of {card.faction}"
        )
    for faction in FACTION_NAMES:
        initials = [each.initial for each in pack.factions.organizer if each.faction == faction]
        for initial in ["", *initials]:  # DEF-2.32 a deck is 6 base cards and 6 of its organizer
            same = [c for c in cards if c.faction == faction and c.organizer == initial]
            who = f"of organizer {initial}" if initial else "base cards"
            demand(len(same) == BASE_CARDS, DEFENDERS, "defender", f"{BASE_CARDS} {faction} {who}")


def _check_machines(machines: MachinesFile) -> None:
    ids = [card.id for card in machines.card]
    demand(ids == list(MACHINE_NAMES), MACHINES, "card", f"{', '.join(MACHINE_NAMES)} in order")
    for number, card in enumerate(machines.card):
        path = f"card[{number}]"
        hard = card.id.endswith("-difficult")
        demand(card.difficult == hard, MACHINES, f"{path}.difficult", "what its id says")
        for place, step in enumerate(card.steps):
            numbers = ORDERS[step.order]
            wanted = f"{numbers} numbers for {step.order}"
            demand(len(step.times) == numbers, MACHINES, f"{path}.steps[{place}].times", wanted)
        if hard:  # DEF-2.41 it replaces a base card of the same name
            base = machines.card[ids.index(card.id.removesuffix("-difficult"))]
            demand(card.copies <= base.copies, MACHINES, f"{path}.copies", "no more than base")


def _check_supplies(supplies: Supplies) -> None:
    demand(sorted(supplies.players) == list(PLAYERS), SUPPLIES, "players", "1 to 4 players")
    for players, setup in supplies.players.items():
        path = f"players.{players}"
        steps = setup.camp_steps
        rising = steps == list(range(steps[0], steps[0] + len(steps))) if steps else False
        demand(rising, SUPPLIES, f"{path}.camp_steps", "steps one after another")
        few = len(steps) < MOST_CAMPS
        demand(few, SUPPLIES, f"{path}.camp_steps", f"fewer than {MOST_CAMPS} camps")
        matched = len(setup.hands) == len(steps)
        demand(matched, SUPPLIES, f"{path}.hands", "a number for each camp")
        sides = max(int(players), 2)
        even = setup.breach_markers * sides <= BREACH_MARKERS
        demand(even, SUPPLIES, f"{path}.breach_markers", f"at most {BREACH_MARKERS} in all")


def slug(name: str) -> str:
    """A name as a word of moves and positions: `Folio Fenn` is `folio-fenn`."""
    return "-".join(name.lower().split())
