"""What moves would do, as it is shown at the things themselves: prices, odds, harm, meters."""

from typing import Final

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.frames import ACTIVE, BUILDER, MOVER, USED
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    ANIMAL,
    ANIMALS,
    ATTACK,
    CONE,
    FIELD,
    FIELDS,
    FORFEIT,
    LAY,
    PICK_UP,
    PLACE,
    SPRINT,
    STEP,
    WAKE,
)
from wildtable.games.wilderness.rules.activation import animal_of
from wildtable.games.wilderness.rules.arrangement import step_cost
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.scene.hints import NOTHING_WON, element_won, hint
from wildtable.games.wilderness.scene.layouts import at_field
from wildtable.games.wilderness.scene.meters import (
    ACTIVATIONS,
    ANIMAL_STEPS_USED,
    DOTS_USED,
    LAND_STEPS_USED,
    STEPS_USED,
    TOKEN,
    TOKENS,
)
from wildtable.games.wilderness.scene.odds import odds_of
from wildtable.games.wilderness.scene.pieces import own_id
from wildtable.games.wilderness.scene.ways import Scout
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Effect, Face, Use
from wildtable.kernel.frames import field
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.scene import Hint

ROLLING: Final = ("standard", "epic")  # forms of attack that dice decide
HARMLESS: Final = ("enter", "shock")  # that take no health now
PLAIN_FACE: Final = Face("die-plain", Phrase("die-plain"))
HOLE_FACE: Final = Face("die-hole", Phrase("die-hole"), paid=True)
TRIANGLE_FACE: Final = Face("die-triangle", Phrase("die-triangle"), harm=True)
FACES: Final = [PLAIN_FACE, HOLE_FACE, TRIANGLE_FACE]


def hints_of(
    content: WildernessContent, state: WildernessState, moves: list[int], scout: Scout | None
) -> list[Hint]:
    found = []
    for move in moves:
        said = hint(state, move, scout)
        if said is not None:
            found.append(whole_hint(content, state, move, said))
    return found


def whole_hint(content: WildernessContent, state: WildernessState, move: int, said: Phrase) -> Hint:
    text = content.moves.text(move)
    if PLACE <= move < LAY:
        return placing_hint(state, text, said, (move - PLACE) % FIELDS)
    if LAY <= move < LAY + 6 * FIELDS:
        where = FIELD.names[(move - LAY) % FIELDS]
        return laying_hint(text, said, where)
    if ACTIVATE <= move < SPRINT or WAKE <= move < WAKE + ANIMALS or (
        FORFEIT <= move < FORFEIT + ANIMALS
    ):  # fmt: skip
        return activation_hint(state, text, said, animal_of(move))
    if STEP <= move < PICK_UP:
        return step_hint(state, text, said, move - STEP)
    if ATTACK <= move < CONE:
        target = move - ATTACK
        cost = step_cost(state.place[state.stack[ACTIVE]], target)
        return attack_hint(state, text, said, target, cost)
    return Hint(text, said)


def number(said: Phrase, name: str) -> int:
    value = said.args[name]
    assert isinstance(value, int)
    return value


# --- laying -------------------------------------------------------------------------------------


def placing_hint(state: WildernessState, text: str, said: Phrase, here: int) -> Hint:
    steps, tokens = number(said, "steps"), number(said, "tokens")
    uses = [Use(DOTS_USED, number(said, "dots")), Use(ANIMAL_STEPS_USED, steps - tokens)]
    return Hint(
        text,
        said,
        label=Phrase("act-place-on", {"field": FIELD.names[here]}),
        steps=steps,
        cost=tokens,
        paid_in=TOKEN if tokens else "",
        effects=on_element(state, here),
        uses=[*uses, *paid(tokens)],
    )


def on_element(state: WildernessState, here: int) -> list[Effect]:
    """NES-17.2 it is captured when the animal that lies there is activated."""
    element = element_won(state, field(state.stack, BUILDER), here)
    if element == NOTHING_WON:
        return []
    return [Effect(at_field(here), "note", Phrase("effect-on-element", {"element": element}))]


def laying_hint(text: str, said: Phrase, where: str) -> Hint:
    steps, tokens = number(said, "steps"), number(said, "tokens")
    return Hint(
        text,
        said,
        label=Phrase("act-lay-on", {"field": where}),
        steps=steps,
        cost=tokens,
        paid_in=TOKEN if tokens else "",
        uses=[Use(LAND_STEPS_USED, steps - tokens), *paid(tokens)],
    )


def paid(tokens: int) -> list[Use]:
    return [Use(TOKENS, tokens)] if tokens else []


# --- acting -------------------------------------------------------------------------------------


def activation_hint(state: WildernessState, text: str, said: Phrase, animal: int) -> Hint:
    uses = [Use(ACTIVATIONS, state.book.cost[animal])]
    name = ANIMAL.names[animal]
    verb = text.split(" ", 1)[0]
    return Hint(text, said, label=Phrase(f"act-{verb}-one", {"animal": name}), uses=uses)


def step_hint(state: WildernessState, text: str, said: Phrase, goal: int) -> Hint:
    piece = state.stack[ACTIVE]
    effects = taking(state, goal)
    if number(said, "stings"):
        left = max(0, lives(state, piece))
        deadly = bool(number(said, "dies"))
        effects.append(
            Effect(own_id(piece), "harm", Phrase("effect-sting"), 1, left, left - 1, deadly=deadly)
        )
    return going_hint(state, text, said, goal, step_cost(state.place[piece], goal), effects)


def going_hint(
    state: WildernessState, text: str, said: Phrase, goal: int, cost: int, effects: list[Effect]
) -> Hint:
    """Of a Step, or of a walk to a field: what it costs stands there before it is picked."""
    tokens = number(said, "tokens")
    return Hint(
        text,
        said,
        label=Phrase("act-step-to", {"field": FIELD.names[goal]}),
        steps=state.stack[USED] + cost,
        cost=tokens,
        paid_in=TOKEN if tokens else "",
        effects=effects,
        uses=[Use(STEPS_USED, cost - tokens), *paid(tokens)],
    )


def taking(state: WildernessState, goal: int) -> list[Effect]:
    """NES-17.2 the Element that is captured by ending there."""
    element = element_won(state, state.stack[MOVER], goal)
    if element == NOTHING_WON:
        return []
    return [Effect(at_field(goal), "take", Phrase("effect-element", {"element": element}))]


def attack_hint(state: WildernessState, text: str, said: Phrase, target: int, cost: int) -> Hint:
    """The odds stand at the victim before the roll."""
    piece, victim = state.stack[ACTIVE], state.at[target]
    name = ANIMAL.names[victim % ANIMALS]
    odds = odds_of(state, piece, victim)
    tokens = number(said, "tokens")
    before = max(0, lives(state, victim))
    rolls = odds.form in ROLLING
    after = -1 if odds.form in HARMLESS else max(0, before - odds.certain)
    heals = odds.form == "heal"
    magic = state.magic[piece // ANIMALS] > tokens
    effect = Effect(
        own_id(victim) if state.place[victim] == target else at_field(target),
        "heal" if heals else "harm",
        Phrase(f"effect-{odds.form}", {"animal": name, "certain": odds.certain, "dice": odds.dice}),
        odds.certain,
        before,
        after,
        odds.unpaid if rolls else -1,
        odds.paid if rolls and magic and odds.paid > odds.unpaid else -1,
        before <= odds.certain,
        FACES if odds.form == "standard" and odds.dice else [],
    )
    return Hint(
        text,
        said,
        label=Phrase("act-heal-one" if heals else "act-attack-one", {"animal": name}),
        cost=tokens,
        paid_in=TOKEN if tokens else "",
        effects=[effect],
        uses=[Use(STEPS_USED, cost - tokens), *paid(tokens)],
    )
