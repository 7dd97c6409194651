"""The data of Wilderness under some options, as the tables that the rules read."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from wildtable.games.wilderness.board_building import Boards
from wildtable.games.wilderness.frames import FRAMES
from wildtable.games.wilderness.moves import (
    ANIMAL_IDS,
    ANIMALS,
    DESERT,
    EVENTS,
    LAND_IDS,
    LANDSCAPE_IDS,
    LAYOUT,
    MOVES,
)
from wildtable.games.wilderness.pack import Animal, Pack, Weights
from wildtable.games.wilderness.rules.arrangement import Arrangement, blank_arrangement
from wildtable.games.wilderness.rules.book import FORM_IDS, Book, weighted_throws
from wildtable.kernel.game import Content

TRUE: Final = "true"
# In the log a piece is called by the letter of its seat, so that texts can tell whose it is.
TOLD_PIECES: Final = [f"{letter}-{animal}" for letter in "ABCD" for animal in ANIMAL_IDS]
EDITION: Final = "edition"  # as the option of this name says
BY_CHANCE: Final = "chance"


@final
class WildernessContent(Content):
    """The book and the boards; `pack` has what scenes need beside them.

    `boards` are those with one and with two landscapes on a field.
    """

    def __init__(self, pack: Pack, boards: Sequence[Boards], options: Mapping[str, str]) -> None:
        names = {"element": pack.board.elements}
        told = {**names, "piece": TOLD_PIECES}
        super().__init__(
            MOVES.named(names), EVENTS.named(told), FRAMES.named(names), options, pack.data
        )
        self.pack: Final = pack
        self.element_names: Final[list[str]] = pack.board.elements
        edition = pack.decks.edition[options["edition"]]
        self.figures: Final[bool] = edition.figures  # NES-1.11 not before the Action phase
        landscapes = {"one": 1, "two": 2}.get(options["landscapes"], edition.landscapes_per_field)
        self.boards: Final = boards[landscapes - 1]
        self.by_chance: Final = options["board"] == BY_CHANCE
        self.board: Final[Arrangement] = (
            blank_arrangement() if self.by_chance else self.boards.named(options["board"])
        ) or blank_arrangement()
        self.book: Final = make_book(pack, options)
        # What a blank table begins with and is bounded by
        self.magic: Final = self.book.magic  # NES-1.4
        self.drops: Final = self.book.drops
        self.copies: Final = self.book.copies
        self.most_copies: Final = max(self.book.copies)
        self.deck_size: Final = sum(self.book.copies)
        self.deserts: Final = self.book.copies[ANIMALS + DESERT]  # in a deck
        self.most_stamina: Final = max(self.book.stamina)
        self.most_rounds: Final = self.book.most_rounds
        self.most_idle: Final = max(self.book.idle_rounds, self.book.stalled_rounds)
        if self.by_chance:
            self.book.boards = [self.boards.named(name) or self.board for name in LAYOUT.names]


def make_book(pack: Pack, options: Mapping[str, str]) -> Book:
    book = Book()
    book.element_names = pack.board.elements
    _add_animals(book, pack)
    book.copies = [
        1 if animal.id in animals_of(pack, options) else 0 for animal in pack.animals.animal
    ]
    book.copies += [pack.decks.land_cards[land] for land in LAND_IDS]
    _add_limits(book, pack)
    _add_wildice(book, pack, options["wildice"])
    _add_rulings(book, options)
    return book


def animals_of(pack: Pack, options: Mapping[str, str]) -> list[str]:
    """NES-R4 the animals in everybody's deck; NES-16.4 Supernatural ones where a set has them."""
    sets = pack.decks.edition[options["edition"]].animal_sets
    magic = {
        "none": [],
        "black": pack.decks.expansion["black_magic"],
        "white": pack.decks.expansion["white_magic"],
        "both": [a.id for a in pack.animals.animal if a.set == "nonstandard"],
    }
    common = [animal.id for animal in pack.animals.animal if animal.set == "common"]
    if options["magic"] != EDITION:
        return common + magic[options["magic"]]
    return [animal.id for animal in pack.animals.animal if animal.set in sets]


def _add_animals(book: Book, pack: Pack) -> None:
    animals = pack.animals.animal
    constants = pack.constants
    by_id = {animal.id: animal for animal in animals}
    book.dots = [animal.dots for animal in animals]
    book.cost = [
        constants.small_activation_cost
        if animal.dots <= constants.small_max_dots  # NES-6.8, NES-6.9
        else constants.big_activation_cost
        for animal in animals
    ]
    book.speed = [animal.speed for animal in animals]
    book.form = [FORM_IDS.index(animal.attack) for animal in animals]
    book.dice = [animal.dice for animal in animals]
    book.stamina = [animal.stamina for animal in animals]
    book.landscapes = [_bits(animal) for animal in animals]
    book.traverse = [animal.traverse for animal in animals]
    book.carried = [animal.id in by_id["eagle"].carries for animal in animals]
    book.swim_speed = by_id["croco"].speed_from_water
    book.sprint_speed = by_id["bear"].sprint_speed
    book.lone_swan_dice = by_id["swans"].dice_last_body


def _bits(animal: Animal) -> int:
    bits = 0
    for landscape in animal.landscapes:
        bits |= 1 << LANDSCAPE_IDS.index(landscape)
    return bits


def _add_limits(book: Book, pack: Pack) -> None:
    constants = pack.constants
    book.magic = constants.magic_tokens
    book.drops = constants.trigger_drops
    move, first = constants.positional_move, constants.first_move_of_first_player
    book.hand = move.hand_size
    book.land_steps = move.land_steps
    book.animal_steps = move.animal_steps
    book.most_dots = move.animal_dots
    book.first_hand = first.hand_size
    book.first_land_steps = first.land_steps
    book.first_animal_steps = first.animal_steps
    book.first_dots = first.animal_dots
    book.keep_free = move.keep_free
    book.spare_price = move.skip_discard_cost
    book.card_price = move.extra_card_cost
    book.keep_price = move.extra_keep_cost
    book.stalled_rounds = constants.fallback.stalled_position_rounds
    book.activations = constants.activations
    book.rush = constants.rush_multiplier
    book.standard_hit = constants.standard_hit
    book.most_epic_dice = constants.max_epic_dice
    book.most_training = constants.max_training_level
    book.idle_rounds = constants.fallback.stalled_action_rounds
    book.most_rounds = constants.fallback.max_action_rounds


def _add_wildice(book: Book, pack: Pack, profile: str) -> None:
    wildice = pack.wildice
    row = wildice.row
    odds = wildice.profile[wildice.default_profile if profile == "default" else profile]
    book.throws = weighted_throws(odds.plain, odds.hole, odds.triangle)
    book.damage = _sides(row.drop)  # NES-14.6 to NES-14.8
    book.paid_hole = row.drop.hole_when_paid
    book.healed = _sides(row.sun)  # NES-14.14, NES-R75
    book.flame = _sides(row.flame)  # NES-14.12
    # NES-14.11 the circle row, NES-14.13 the triangle row
    book.success = [row.circle.plain, row.circle.hole, row.circle.triangle]
    book.epic = [row.triangle.plain, row.triangle.hole, row.triangle.triangle]


def _sides(row: Weights) -> list[int]:
    return [row.plain, row.hole, row.triangle]


def _add_rulings(book: Book, options: Mapping[str, str]) -> None:
    """NES-40.21 the readings that a group has settled on."""
    book.damage_before_capture = options["damage_before_capture"] == TRUE
    book.stunned_lizard_may_shed = options["stunned_lizard_may_shed"] == TRUE
    book.lizard_counts_as_certain = options["lizard_counts_as_certain"] == TRUE
    book.bees_placed_on_element = options["bees_placed_on_element"] == TRUE
    book.bees_may_always_attack_directly = options["bees_may_always_attack_directly"] == TRUE
    book.aura_covers_unicorn = options["aura_covers_unicorn"] == TRUE
    book.gaze_affects_own_animals = options["gaze_affects_own_animals"] == TRUE
    book.eel_attacks_dry_fields = options["eel_attacks_dry_fields"] == TRUE
    book.stings_hurt_fire_drake = options["stings_hurt_fire_drake"] == TRUE
    book.poison_needs_injury = options["poison_needs_injury"] == TRUE
    book.deactivation_triggers_poison = options["deactivation_triggers_poison"] == TRUE
    book.eagle_ban_lifted_if_unpayable = options["eagle_ban_lifted_if_unpayable"] == TRUE
    book.blocked_may_forfeit = options["blocked_animal"] == "forfeit"
    book.elimination_wins = options["elimination_wins"] == TRUE
