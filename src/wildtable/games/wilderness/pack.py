"""The shape of the game's data files (`content/`), and what must hold between them.

`content.py` makes the tables of the rules from a `Pack`.
"""

from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from wildtable.games.wilderness.moves import (
    ANIMAL_IDS,
    ELEMENTS,
    FIELD,
    LAND_IDS,
    LANDSCAPE_IDS,
    SPAN,
)
from wildtable.games.wilderness.rules.book import FORM_IDS
from wildtable.kernel.pack import Count, File, Folder, Part, Shown, Some, demand

PACKAGE: Final = "wildtable.games.wilderness"
PART_SIZE: Final = 3  # columns and rows of a board part
MOST_WEIGHT: Final = 10_000  # of all sides of a die; that of four dice fits into 64 bits
Few = Annotated[int, Meta(ge=0, le=4)]
Speed = Annotated[int, Meta(ge=1, le=6)]
Landscape = Literal["water", "forest", "meadow", "rock"]
Ability = Literal[
    "deactivation", "poison", "desert_walker", "sheddable_tail", "spiny_ball", "swimmer", "couple",
    "sprint", "stunning_blow", "king", "talons", "penetrable", "invulnerable", "dies_after_attack",
    "no_element_stop", "gaze", "aura", "healing", "cone", "scale_armor", "penetration", "spray",
    "shock", "water_bound", "submerged",
]  # fmt: skip


class PositionalMove(Part, frozen=True):
    """Limits and prices of a Positional move."""

    hand_size: Some
    land_steps: Count
    animal_steps: Count
    animal_dots: Count
    keep_free: Count
    skip_discard_cost: Count
    extra_card_cost: Count
    extra_keep_cost: Count


class FirstMove(Part, frozen=True):
    """The lower limits of the very first one."""

    hand_size: Some
    land_steps: Count
    animal_steps: Count
    animal_dots: Count


class Fallback(Part, frozen=True):
    """When a match that goes nowhere ends."""

    stalled_position_rounds: Some
    stalled_action_rounds: Some
    max_action_rounds: Annotated[int, Meta(ge=1, le=100)]


class Constants(File, frozen=True, kw_only=True):
    """constants.toml"""

    magic_tokens: Annotated[int, Meta(ge=0, le=20)]
    trigger_drops: Some
    activations: Some
    small_max_dots: Few
    small_activation_cost: Some
    big_activation_cost: Some
    rush_multiplier: Annotated[int, Meta(ge=1, le=3)]
    standard_hit: Some
    max_epic_dice: Annotated[int, Meta(ge=1, le=4)]
    max_training_level: Annotated[int, Meta(ge=0, le=3)]
    positional_move: PositionalMove
    first_move_of_first_player: FirstMove
    fallback: Fallback


class Animal(Part, frozen=True, kw_only=True):
    """A species; `rulebook` names the values that are not reconstructed."""

    id: str
    rulebook: Shown[list[str]]
    name: Shown[str]
    set: Literal["common", "nonstandard"]
    dots: Annotated[int, Meta(ge=0, le=3)]
    speed: Speed
    speed_from_water: Speed = 0
    sprint_speed: Speed = 0
    attack: str
    row: Literal["", "circle", "sun", "flame"] = ""
    dice: Few = 0
    dice_last_body: Few = 0
    bodies: Annotated[int, Meta(ge=1, le=2)] = 1
    stamina: Count = 0
    stamina_symbol: Literal["", "circle", "triangle"] = ""
    landscapes: Annotated[list[Landscape], Meta(min_length=2, max_length=2)]
    traverse: bool
    abilities: list[Ability]
    carries: list[str] = field(default_factory=list)


class Animals(File, frozen=True, kw_only=True):
    """animals.toml"""

    animal: list[Animal]


class Edition(Part, frozen=True):
    """What is in a box."""

    landscapes_per_field: Annotated[int, Meta(ge=1, le=2)]
    figures: bool
    animal_sets: list[Literal["common", "nonstandard"]]
    deck_size: Some


class Decks(File, frozen=True, kw_only=True):
    """decks.toml"""

    land_cards: dict[str, Count]
    edition: dict[str, Edition]
    expansion: dict[str, list[str]]


class Recommended(Part, frozen=True):
    """A board written out: "P1" as printed, "P1/90" turned, "" a gap."""

    part_rows: list[list[str]]
    element_fields: dict[str, str]


class Arbitrary(Part, frozen=True):
    """How a layout is drawn."""

    rotations: Annotated[list[Literal[0, 90, 180, 270]], Meta(min_length=1)]
    max_span_parts: Annotated[int, Meta(ge=3, le=5)]
    forbid_enclosed_gaps: bool
    element_min_step_distance: Count
    element_max_per_part: Some
    element_allowed_on_edge: bool
    max_attempts: Some


class Layouts(Part, frozen=True):
    """The two kinds of board."""

    recommended: Recommended
    arbitrary: Arbitrary


class BoardParts(File, frozen=True, kw_only=True):
    """board.toml"""

    landscapes: dict[str, Landscape]
    elements: list[str]
    parts: dict[str, list[str]]
    layout: Layouts


class Weights(Part, frozen=True):
    """A number for each side of the die."""

    plain: Count
    hole: Count
    triangle: Count


class DropRow(Weights, frozen=True):
    """The row of the Uncertain hit."""

    hole_when_paid: Count


class Successes(Part, frozen=True):
    """Whether a side succeeds."""

    plain: bool
    hole: bool
    triangle: bool


class Rows(Part, frozen=True):
    """The table of results."""

    drop: DropRow
    circle: Successes
    sun: Weights
    flame: Weights
    triangle: Successes


class Wildice(File, frozen=True, kw_only=True):
    """wildice.toml"""

    shape: Shown[str]
    faces: Shown[Weights]
    default_profile: str
    profile: dict[str, Weights]
    row: Rows


class Pack(Struct, frozen=True):
    """All data of the game. `data` is what the rules read of it, for the hash."""

    constants: Constants
    animals: Animals
    decks: Decks
    board: BoardParts
    wildice: Wildice
    data: dict[str, Any] = field(default_factory=dict)


def read_pack(pack: Traversable | None = None) -> Pack:
    """The pack in a folder over the game's own data. Raises BadContent."""
    folder = Folder(PACKAGE, pack)
    found = Pack(
        folder.read("constants.toml", Constants),
        folder.read("animals.toml", Animals),
        folder.read("decks.toml", Decks),
        folder.read("board.toml", BoardParts),
        folder.read("wildice.toml", Wildice),
        folder.data,
    )
    _check_animals(found.animals)
    _check_decks(found.decks)
    _check_board(found.board)
    _check_wildice(found.wildice)
    return found


def _check_animals(animals: Animals) -> None:
    file = "animals.toml"
    ids = [animal.id for animal in animals.animal]
    demand(ids == ANIMAL_IDS, file, "animal", f"in this order {', '.join(ANIMAL_IDS)}")
    for number, animal in enumerate(animals.animal):
        path = f"animal[{number}]"
        demand(animal.attack in FORM_IDS, file, f"{path}.attack", f"one of {', '.join(FORM_IDS)}")
        standard = animal.attack == "standard"
        demand(standard == (animal.set == "common"), file, f"{path}.set", "common if standard")
        demand(animal.stamina > 0 or animal.id == "bees", file, f"{path}.stamina", "at least 1")
        demand(
            animal.bodies == (2 if animal.id == "swans" else 1), file, f"{path}.bodies", "2 Swans"
        )
        for name in animal.carries:
            demand(name in ANIMAL_IDS, file, f"{path}.carries", f"an animal, not {name!r}")
        for name in animal.rulebook:
            demand(hasattr(animal, name), file, f"{path}.rulebook", f"a field, not {name!r}")
    by_id = {animal.id: animal for animal in animals.animal}
    for name, key in (("croco", "speed_from_water"), ("bear", "sprint_speed")):
        path = f"animal[{ids.index(name)}].{key}"
        demand(getattr(by_id[name], key) > 0, file, path, "a Speed")


def _check_decks(decks: Decks) -> None:
    file = "decks.toml"
    demand(sorted(decks.land_cards) == sorted(LAND_IDS), file, "land_cards", ", ".join(LAND_IDS))
    demand(sorted(decks.edition) == ["collector", "travel"], file, "edition", "both editions")
    wanted = "black_magic and white_magic"
    demand(sorted(decks.expansion) == ["black_magic", "white_magic"], file, "expansion", wanted)
    for name, animals in decks.expansion.items():
        for animal in animals:
            demand(animal in ANIMAL_IDS, file, f"expansion.{name}", f"animals, not {animal!r}")
    for name, edition in decks.edition.items():
        counts = {"common": 10, "nonstandard": 6}
        size = sum(counts[kind] for kind in edition.animal_sets) + sum(decks.land_cards.values())
        path = f"edition.{name}.deck_size"
        demand(edition.deck_size == size, file, path, f"{size} by its animals and land cards")


def _check_board(board: BoardParts) -> None:
    file = "board.toml"
    kinds = sorted(board.landscapes.values())
    demand(kinds == sorted(LANDSCAPE_IDS), file, "landscapes", "a letter for each landscape")
    elements = board.elements
    wanted = f"{ELEMENTS} different Elements"
    demand(len(set(elements)) == len(elements) == ELEMENTS, file, "elements", wanted)
    for name, rows in board.parts.items():
        words = [row.split() for row in rows]
        path = f"parts.{name}"
        demand(
            [len(row) for row in words] == [PART_SIZE] * PART_SIZE,
            file,
            path,
            "three rows of three",
        )
        for word in [word for row in words for word in row]:
            known = len(word) == 2 and all(letter in board.landscapes for letter in word)
            demand(known, file, path, f"two letters of landscapes for a field, not {word!r}")
    recommended = board.layout.recommended
    path = "layout.recommended.element_fields"
    places = recommended.element_fields
    demand(sorted(places) == sorted(elements), file, path, "a field for each Element")
    demand(len(set(places.values())) == ELEMENTS, file, path, "five different fields")  # NES-1.8
    for place in places.values():
        demand(place in FIELD.index, file, path, f"fields, not {place!r}")
    widths = [len(row) for row in recommended.part_rows]
    path = "layout.recommended.part_rows"
    most = SPAN // PART_SIZE
    demand(0 < len(widths) <= most and max(widths) <= most, file, path, f"at most {most} by {most}")
    for word in [word for row in recommended.part_rows for word in row if word]:
        name, _, turned = word.partition("/")
        demand(name in board.parts, file, path, f"parts, not {word!r}")
        demand(turned in ("", "0", "90", "180", "270"), file, path, f"quarter turns, not {word!r}")


def _check_wildice(wildice: Wildice) -> None:
    file = "wildice.toml"
    demand(wildice.default_profile in wildice.profile, file, "default_profile", "a profile")
    for name, profile in wildice.profile.items():
        sides = profile.plain, profile.hole, profile.triangle
        demand(min(sides) > 0, file, f"profile.{name}", "weights above 0")
        wanted = f"weights of at most {MOST_WEIGHT} in all"
        demand(sum(sides) <= MOST_WEIGHT, file, f"profile.{name}", wanted)
