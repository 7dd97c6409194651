"""The numbers of the rulebook and the switches of the rulings, as the rules read them."""

from typing import Final, final

from wildtable.games.wilderness.moves import ROLL, THROW_DICE, THROW_HOLES, THROW_TRIANGLES, THROWS
from wildtable.games.wilderness.rules.arrangement import Arrangement

# Forms of attack; NES-16.1, NES-16.2 a Supernatural animal has one of its own, without a Standard
# hit. NES-16.5 in all else it has the same numbers, and the same rules read them.
STANDARD: Final = 0  # NES-14.1 of Common animals
NO_ATTACK: Final = 1  # the Basilisk's
HEAL: Final = 2
BREATH: Final = 3
PENETRATE: Final = 4
STENCH: Final = 5
SHOCK: Final = 6
FORM_IDS: Final = ["standard", "gaze", "healing", "cone", "penetration", "spray", "shock"]


@final
class Book:
    """Filled by `content.py`; lists by animal unless said otherwise."""

    def __init__(self) -> None:
        # Animals
        self.dots: list[int] = []  # NES-3.17 to place it
        self.cost: list[int] = []  # activations: NES-6.8 Small or NES-6.9 Big
        self.speed: list[int] = []
        self.form: list[int] = []
        self.dice: list[int] = []
        self.stamina: list[int] = []  # 0: none, invulnerable
        self.landscapes: list[int] = []  # bits, of the card
        self.traverse: list[bool] = []
        self.carried: list[bool] = []  # by the Eagle
        self.swim_speed = 0
        self.sprint_speed = 0
        self.lone_swan_dice = 0

        # Decks and boards
        self.element_names: list[str] = []
        self.copies: list[int] = []  # by card, in each deck
        self.boards: list[Arrangement] = []  # by layout, where chance draws one

        # Position phase
        self.magic = 0
        self.drops = 0  # per player
        self.hand = 0
        self.land_steps = 0
        self.animal_steps = 0
        self.most_dots = 0
        self.first_hand = 0  # in the very first move
        self.first_land_steps = 0
        self.first_animal_steps = 0
        self.first_dots = 0
        self.keep_free = 0
        self.spare_price = 0
        self.card_price = 0
        self.keep_price = 0
        self.stalled_rounds = 0

        # Action phase
        self.activations = 0
        self.rush = 0
        self.standard_hit = 0
        self.most_epic_dice = 0
        self.most_training = 0
        self.idle_rounds = 0
        self.most_rounds = 0

        # Wildice, by side
        self.damage: list[int] = []  # drop row
        self.paid_hole = 0
        self.success: list[bool] = []  # NES-14.11 circle row
        self.healed: list[int] = []  # NES-14.14 sun row
        self.flame: list[int] = []  # NES-14.12
        self.epic: list[bool] = []  # triangle row
        self.throws: list[list[tuple[int, int]]] = []  # by number of dice: moves with weights

        # Rulings, NES-40.21 as settled before the match
        self.damage_before_capture = False
        self.stunned_lizard_may_shed = False
        self.lizard_counts_as_certain = False
        self.bees_placed_on_element = False
        self.bees_may_always_attack_directly = False
        self.aura_covers_unicorn = False
        self.gaze_affects_own_animals = False
        self.eel_attacks_dry_fields = False
        self.stings_hurt_fire_drake = False
        self.poison_needs_injury = False
        self.deactivation_triggers_poison = False
        self.eagle_ban_lifted_if_unpayable = False
        self.blocked_may_forfeit = False
        self.elimination_wins = False


def weighted_throws(plain: int, hole: int, triangle: int) -> list[list[tuple[int, int]]]:
    """By number of dice: every throw with the weight of all the ways to roll it."""
    factorial = [1, 1, 2, 6, 24]
    throws: list[list[tuple[int, int]]] = [[] for _ in factorial]
    for throw in range(THROWS):
        dice, holes, triangles = THROW_DICE[throw], THROW_HOLES[throw], THROW_TRIANGLES[throw]
        plains = dice - holes - triangles
        ways = factorial[dice] // (factorial[plains] * factorial[holes] * factorial[triangles])
        weight = ways * plain**plains * hole**holes * triangle**triangles
        throws[dice].append((ROLL + throw, weight))
    return throws
