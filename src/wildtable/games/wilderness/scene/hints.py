"""What a move would cost and bring, said before it is made (NES-U7, NES-U14 to NES-U16)."""

from typing import Final

from wildtable.games.wilderness.fields import NO_SEAT
from wildtable.games.wilderness.frames import (
    ACTIVE,
    ANIMAL_STEPS,
    BUILDER,
    DOTS,
    HOLES_ROLLED,
    LAND_STEPS,
    LEFT,
    MOVER,
    SPEED,
    SPRINTING,
    TRIANGLES_ROLLED,
    USED,
    VICTIM,
)
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    AGAIN,
    ANIMAL,
    ANIMALS,
    ATTACK,
    BEES,
    BUY,
    CONE,
    DEACTIVATE,
    DECLINE,
    DIRECTIONS,
    DISCARD,
    END,
    FIELDS,
    FORFEIT,
    HALT,
    HOLE,
    KEEP,
    LAY,
    PAY,
    PICK_UP,
    PLACE,
    RETURN,
    SHED,
    SPARE,
    SPRAY,
    SPRINT,
    STEP,
    SWANS,
    WAKE,
)
from wildtable.games.wilderness.rules.action_move import can_act
from wildtable.games.wilderness.rules.activation import animal_of
from wildtable.games.wilderness.rules.animals.fire_drake import burns
from wildtable.games.wilderness.rules.animals.skunk import stinks_to
from wildtable.games.wilderness.rules.animals.stings import feels_stings, swarms
from wildtable.games.wilderness.rules.arrangement import step_cost
from wildtable.games.wilderness.rules.damage import lives, scarabs_in, swan_damage
from wildtable.games.wilderness.rules.first_move import animal_limit, dot_limit, land_limit
from wildtable.games.wilderness.rules.placing import extra_steps, steps_to_link
from wildtable.games.wilderness.rules.positional_move import keep_price
from wildtable.games.wilderness.rules.speed import price, speed_of
from wildtable.games.wilderness.rules.standard_attack import rolled
from wildtable.games.wilderness.rules.targets import standard_hits
from wildtable.games.wilderness.scene.odds import circle_chance, gaze_risk, odds_of, percent
from wildtable.games.wilderness.scene.pieces import scarabs
from wildtable.games.wilderness.scene.ways import Scout
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import field
from wildtable.kernel.scene import Phrase

NOTHING_WON: Final = "none"  # instead of an Element
LIVES: Final = 0  # what an animal suffers first does not kill it
DIES: Final = 1
MAY_DIE: Final = 2  # if the owner of the Swans chooses badly


def hint(state: WildernessState, move: int, scout: Scout | None) -> Phrase | None:
    """For a legal move of the seat that is asked; `scout` where an animal is in motion."""
    if BUY <= move < ACTIVATE:
        return position_hint(state, move)
    if ACTIVATE <= move <= END:
        return action_hint(state, move)
    if STEP <= move < SHED and scout is not None:
        return motion_hint(state, move, scout)
    return answer_hint(state, move)


# --- Position phase -----------------------------------------------------------------------------


def position_hint(state: WildernessState, move: int) -> Phrase | None:
    seat = field(state.stack, BUILDER)
    if move in (BUY, SPARE):
        tokens = state.book.card_price if move == BUY else state.book.spare_price
        return Phrase("hint-tokens", {"tokens": tokens, "magic": state.magic[seat]})
    if PLACE <= move < LAY:
        return placing_hint(state, (move - PLACE) // FIELDS, (move - PLACE) % FIELDS)
    if LAY <= move < LAY + 6 * FIELDS:
        steps = steps_to_link(state, seat, (move - LAY) % FIELDS)
        used, limit = field(state.stack, LAND_STEPS), land_limit(state)
        tokens = extra_steps(used, steps, limit)
        return Phrase("hint-lay", {"steps": steps, "left": max(0, limit - used), "tokens": tokens})
    if KEEP <= move < RETURN:
        return Phrase("hint-keep", {"tokens": keep_price(state)})
    if DISCARD <= move < SPARE:
        return Phrase("hint-discard")
    return Phrase("hint-return") if RETURN <= move < ACTIVATE else None


def placing_hint(state: WildernessState, animal: int, here: int) -> Phrase:
    seat = field(state.stack, BUILDER)
    steps = steps_to_link(state, seat, here)
    used, limit = field(state.stack, ANIMAL_STEPS), animal_limit(state)
    return Phrase(
        "hint-place",
        {
            "steps": steps,
            "left": max(0, limit - used),
            "dots": state.book.dots[animal],
            "dots-left": dot_limit(state) - field(state.stack, DOTS),
            "tokens": extra_steps(used, steps, limit),
            "drops": state.trigger - 1 if state.first == NO_SEAT else -1,
        },
    )


# --- before an activation -----------------------------------------------------------------------


def action_hint(state: WildernessState, move: int) -> Phrase | None:
    left = state.stack[LEFT]
    if move == END:
        return Phrase("hint-end", {"left": left}) if left and can_act(state) else None
    piece = ANIMALS * state.stack[MOVER] + animal_of(move)
    if move == DEACTIVATE:
        return Phrase("hint-deactivate", harm_words(state, piece))
    cost = state.book.cost[piece % ANIMALS]
    words: dict[str, str | int] = {"cost": cost, "left": left, **harm_words(state, piece)}
    if FORFEIT <= move < END:
        return Phrase("hint-forfeit", words)
    words["element"] = element_won(state, piece // ANIMALS, state.place[piece])
    if WAKE <= move < DEACTIVATE:
        return Phrase("hint-wake", {**words, "passive": state.passive[piece]})
    sprint = 1 if move == SPRINT else 0
    speed = speed_of(state, piece, state.place[piece], sprint)
    return Phrase("hint-activate", {**words, "speed": speed, "sprint": sprint})


def harm_words(state: WildernessState, piece: int) -> dict[str, str | int]:
    """NES-21.3, NES-33.6 what the animal suffers first, at least."""
    if piece % ANIMALS == SWANS:
        return swan_harm_words(state, piece)
    harm = state.poison[piece] + scarabs(state, piece)
    return {"harm": harm, "dies": DIES if 0 < lives(state, piece) <= harm else LIVES}


def swan_harm_words(state: WildernessState, swans: int) -> dict[str, str | int]:
    """NES-25.4 their owner says who takes the poison, and NES-R63 a Scarab dies with its Swan."""
    stamina = state.book.stamina[SWANS]
    ways: list[tuple[int, bool]] = []  # damage in all, and whether both die
    for poisoned in (0, 1):
        drops = [swan_damage(state, swans, swan) for swan in (0, 1)]
        before = sum(drops)
        if state.poison[swans]:
            if drops[poisoned] == stamina:
                continue
            drops[poisoned] += 1
        for swan in (0, 1):
            drops[swan] = min(stamina, drops[swan] + scarabs_in(state, swans, swan))
        ways.append((sum(drops) - before, min(drops) == stamina))
    deadly = [dies for _, dies in ways]
    dies = DIES if all(deadly) else MAY_DIE if any(deadly) else LIVES
    return {"harm": min([harm for harm, _ in ways]), "dies": dies}


def element_won(state: WildernessState, seat: int, here: int) -> str:
    """The Element that the seat would capture on a field."""
    element = state.board.element_at[here]
    if element < 0 or state.captured[seat] >> element & 1:
        return NOTHING_WON
    return state.book.element_names[element]


# --- in motion ----------------------------------------------------------------------------------


def motion_hint(state: WildernessState, move: int, scout: Scout) -> Phrase | None:
    stack = state.stack
    piece = stack[ACTIVE]
    here = state.place[piece]
    if move < PICK_UP:
        return step_hint(state, move - STEP, scout)
    if move == AGAIN:
        speed = speed_of(state, piece, here, stack[SPRINTING])
        return Phrase("hint-again", {"speed": speed})
    if move == HALT:
        return Phrase("hint-halt", {"element": element_won(state, piece // ANIMALS, here)})
    if ATTACK <= move < CONE:
        return attack_hint(state, move - ATTACK, scout)
    if CONE <= move < SPRAY:
        fields = state.board.cone[DIRECTIONS * here + move - CONE]
        victims = [state.at[near] for near in fields if burns(state, state.at[near])]
        return area_hint("hint-cone", piece, victims)
    if move == SPRAY:
        fields = state.board.within[here]
        victims = [state.at[near] for near in fields if stinks_to(state, state.at[near])]
        return area_hint("hint-spray", piece, victims)
    if move == PICK_UP:
        return Phrase("hint-pick-up", {"animal": ANIMAL.names[state.at[here] % ANIMALS]})
    return Phrase("hint-drop")


def area_hint(name: str, piece: int, victims: list[int]) -> Phrase:
    own = len([victim for victim in victims if victim // ANIMALS == piece // ANIMALS])
    return Phrase(name, {"others": len(victims) - own, "own": own})


def risk(state: WildernessState, scout: Scout) -> int:
    """The chance in percent that a Step away from here fails."""
    return gaze_risk(state, scout.rolls(scout.here))


def step_hint(state: WildernessState, goal: int, scout: Scout) -> Phrase:
    stack = state.stack
    piece = stack[ACTIVE]
    cost = step_cost(state.place[piece], goal)
    stings = int(swarms(state, goal) and feels_stings(state, piece))
    return Phrase(
        "hint-step",
        {
            "steps": stack[USED] + cost,
            "speed": stack[SPEED],
            "tokens": price(stack[USED], stack[SPEED], cost),
            "stings": stings,
            "dies": int(stings > 0 and lives(state, piece) <= 1),
            "gaze": risk(state, scout),
        },
    )


def attack_hint(state: WildernessState, target: int, scout: Scout) -> Phrase:
    cost = step_cost(scout.here, target)
    return attack_phrase(state, target, scout.tokens(cost), risk(state, scout))


def attack_phrase(state: WildernessState, target: int, tokens: int, gaze: int) -> Phrase:
    words = attack_words(state, state.stack[ACTIVE], state.at[target])
    return Phrase("hint-attack", {**words, "tokens": tokens, "gaze": gaze})


def attack_words(state: WildernessState, piece: int, victim: int) -> dict[str, str | int]:
    odds = odds_of(state, piece, victim)
    return {
        "form": odds.form,
        "animal": ANIMAL.names[victim % ANIMALS],
        "certain": odds.certain,
        "dice": odds.dice,
        "lives": max(0, lives(state, victim)),
        "unpaid": odds.unpaid,
        "paid": odds.paid if state.magic[piece // ANIMALS] else odds.unpaid,
        "reaction": odds.reaction,
        "averted": odds.averted,
        "bees": int(piece % ANIMALS == BEES),
        "last": int(leaves(odds.form, piece) and is_last(state, piece)),
    }


def leaves(form: str, piece: int) -> bool:
    """NES-33.4 a Scarab is gone from the board when it has attacked, and so are Bees."""
    return form == "enter" or piece % ANIMALS == BEES


def is_last(state: WildernessState, piece: int) -> bool:
    """NES-R30 whose last animal leaves the board is out."""
    first = piece - piece % ANIMALS
    return not any(
        state.place[each] >= 0 for each in range(first, first + ANIMALS) if each != piece
    )


# --- answers ------------------------------------------------------------------------------------


def answer_hint(state: WildernessState, move: int) -> Phrase | None:
    if move == SHED:
        return Phrase("hint-shed", {"chance": percent(circle_chance(state))})
    if move in (PAY, DECLINE):
        return holes_hint(state, move == PAY)
    return None


def left_of_victim(state: WildernessState, paid: bool) -> int:
    """The Stamina that the attack leaves."""
    return max(0, lives(state, state.stack[VICTIM]) - damage_of_holes(state, paid))


def damage_of_holes(state: WildernessState, paid: bool) -> int:
    """What the attack does in all, with the holes paid for or not."""
    stack = state.stack
    holes, triangles = field(stack, HOLES_ROLLED), field(stack, TRIANGLES_ROLLED)
    damage = standard_hits(state, stack[ACTIVE], stack[VICTIM])
    damage += rolled(state, holes, triangles)
    if paid:
        damage += holes * (state.book.paid_hole - state.book.damage[HOLE])
    return damage


def holes_hint(state: WildernessState, paid: bool) -> Phrase:
    """What the attack would do in all."""
    stack = state.stack
    damage = damage_of_holes(state, paid)
    removed = int(damage >= lives(state, stack[VICTIM]))
    animal = ANIMAL.names[stack[VICTIM] % ANIMALS]
    return Phrase("hint-holes", {"damage": damage, "removed": removed, "animal": animal})
