"""What is to be decided, in a sentence with the counters in it; picks that stand for chains."""

from typing import Final, TypedDict

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import FIVE_ELEMENTS, NO_SEAT, NONE, POSITION
from wildtable.games.wilderness.frames import (
    ACTION,
    ACTIVE,
    ANIMAL_STEPS,
    BUILDER,
    DISCARDING,
    DOTS,
    HOLES,
    HOLES_ROLLED,
    IN_ATTACK,
    KEEPING,
    LAND_STEPS,
    LEFT,
    MENDING,
    MOTION,
    MOVER,
    PART,
    PLACING,
    POINTS,
    SPEED,
    STRIKE,
    TARGET,
    TRIANGLES_ROLLED,
    USED,
    VICTIM,
    WOUNDING,
)
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    ANIMAL,
    ANIMALS,
    CARD,
    CARDS,
    FIELD,
    FORFEIT,
    SPRINT,
    WAKE,
)
from wildtable.games.wilderness.rules.activation import animal_of
from wildtable.games.wilderness.rules.animals.eagle import is_barred_by_eagle
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.rules.ending import elements_of
from wildtable.games.wilderness.rules.first_move import animal_limit, dot_limit, land_limit
from wildtable.games.wilderness.rules.placing import has_cards
from wildtable.games.wilderness.rules.positional_move import keep_price
from wildtable.games.wilderness.rules.standard_attack import dice_of
from wildtable.games.wilderness.rules.table import active_piece
from wildtable.games.wilderness.scene.actions import actions_of
from wildtable.games.wilderness.scene.effects import (
    HOLE_FACE,
    PLAIN_FACE,
    TRIANGLE_FACE,
    hints_of,
)
from wildtable.games.wilderness.scene.hints import (
    damage_of_holes,
    holes_hint,
    left_of_victim,
)
from wildtable.games.wilderness.scene.layouts import DECK, at_field
from wildtable.games.wilderness.scene.pieces import own_id, to_be_laid
from wildtable.games.wilderness.scene.seats import stamina
from wildtable.games.wilderness.scene.walks import early_strikes, walks_of
from wildtable.games.wilderness.scene.ways import Scout
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Throw
from wildtable.kernel.frames import field, lies_at, top
from wildtable.kernel.scene import Note, Phrase, Prompt, Shortcut

Words = dict[str, str | int]

LAST_PHASE: Final = 2

# By kind of frame, as in moves.py.
DECISIONS: Final = (
    "arranging",
    "beginning",
    "drawing",
    "discard",
    "place",
    "keep",
    "activate",
    "activate",
    "motion",
    "gaze",
    "strike",
    "tail",
    "tail-roll",
    "escape",
    "ball",
    "uncertain",
    "holes",
    "wound",
    "stun",
    "epic",
    "healing",
    "mend",
    "infest",
    "flames",
)


EXPLAINED: Final = ("discard", "place", "activate")  # what a stranger asks about


def prompt_of(content: WildernessContent, state: WildernessState, seat: int) -> Prompt:
    if not state.stack:
        return Prompt(Phrase("match-over"), detail=how_it_ended(state), **course(state))
    decision = DECISIONS[top(state.stack)]
    asked = state.turn().seat
    words = decision_words(state)
    if asked < 0 or asked != seat:
        return Prompt(Phrase(f"wait-{decision}", {**words, "seat": asked}), **course(state))
    moves = state.legal(seat)
    scout = Scout(state) if top(state.stack) == MOTION else None
    walks = walks_of(content, state, moves, scout) if scout else []
    early = early_strikes(content, state, scout) if scout else []
    picked = [*shortcuts(content, state, seat, moves), *[shortcut for shortcut, _ in walks]]
    return Prompt(
        Phrase(f"ask-{decision}", words),
        picked,
        [*hints_of(content, state, moves, scout), *[hint for _, hint in walks], *early],
        detail=Phrase(f"detail-{decision}", words),
        actions=actions_of(content, state, moves, picked),
        throw=throw_of(state),
        notes=[Note(Phrase(f"note-{decision}"), Phrase(f"note-{decision}-text"))]
        if decision in EXPLAINED
        else [],
        laid=to_be_laid(state, seat) if top(state.stack) == PLACING else [],
        **course(state),
    )


class Course(TypedDict):
    """Where the match stands, and who acts."""

    phases: list[Phrase]
    phase: int
    actor: str


def course(state: WildernessState) -> Course:
    """NES-2.3 the land is laid, the animals wake, they act."""
    names = [Phrase(f"phase-{name}") for name in ("place", "wake", "act")]
    actor = active_piece(state) if state.stack else NONE
    on_board = actor >= 0 and state.place[actor] >= 0
    return {
        "phases": names,
        "phase": LAST_PHASE if state.phase != POSITION else 1 if state.first != NO_SEAT else 0,
        "actor": own_id(actor) if on_board else "",
    }


def how_it_ended(state: WildernessState) -> Phrase | None:
    """Who was first, and how far the next one had come."""
    if state.ending != FIVE_ELEMENTS:
        return None
    others = [elements_of(state, seat) for seat in range(state.seats) if seat != state.winner]
    words: Words = {"seat": state.winner, "count": max(others), "seats": state.seats}
    return Phrase("over-five-elements", words)


# --- the sentence -------------------------------------------------------------------------------


def decision_words(state: WildernessState) -> Words:
    """What the sentences for this decision may mention; everybody may know it."""
    stack = state.stack
    kind = top(stack)
    if kind in (DISCARDING, KEEPING):
        price = keep_price(state) if kind == KEEPING else 0
        return {"magic": state.magic[field(stack, BUILDER)], "price": price}
    if kind == PLACING:
        return placing_words(state)
    if kind == ACTION:
        barred = is_barred_by_eagle(state, stack[MOVER])
        return {"left": stack[LEFT], "eagle": int(barred)}
    if active_piece(state) == NONE:
        return {}
    words: Words = {"animal": ANIMAL.names[stack[ACTIVE] % ANIMALS]}
    if kind == MOTION:
        return {**words, **motion_words(state)}
    if kind == HOLES:
        words["holes"] = field(stack, HOLES_ROLLED)
        words["magic"] = state.magic[stack[MOVER]] - 1
        words["removed"] = holes_hint(state, paid=True).args["removed"]
        words["unpaid"] = left_of_victim(state, paid=False)
        words["stamina"] = stamina(state, stack[VICTIM])
    if kind in (WOUNDING, MENDING):
        words["points"] = field(stack, POINTS)
    if lies_at(stack, IN_ATTACK) == STRIKE:
        words["victim"] = ANIMAL.names[stack[VICTIM] % ANIMALS]
        words["field"] = FIELD.names[stack[TARGET]]
    return words


def placing_words(state: WildernessState) -> Words:
    stack = state.stack
    return {
        "land": field(stack, LAND_STEPS),
        "land-limit": land_limit(state),
        "steps": field(stack, ANIMAL_STEPS),
        "step-limit": animal_limit(state),
        "dots": field(stack, DOTS),
        "dot-limit": dot_limit(state),
        "magic": state.magic[field(stack, BUILDER)],
        "last": int(state.first != NO_SEAT),
        "first": int(not has_cards(state, field(stack, BUILDER))),
    }


def motion_words(state: WildernessState) -> Words:
    stack = state.stack
    return {
        "part": stack[PART],
        "used": stack[USED],
        "speed": stack[SPEED],
        "most": state.book.rush * stack[SPEED],
        "magic": state.magic[stack[MOVER]],
    }


def throw_of(state: WildernessState) -> Throw | None:
    """The Wildice of an attack while its holes may be paid for."""
    stack = state.stack
    if top(stack) != HOLES:
        return None
    piece = stack[ACTIVE]
    holes, triangles = field(stack, HOLES_ROLLED), field(stack, TRIANGLES_ROLLED)
    plain = dice_of(state, piece) - holes - triangles
    faces = [*[PLAIN_FACE] * plain, *[HOLE_FACE] * holes, *[TRIANGLE_FACE] * triangles]
    harm = min(damage_of_holes(state, paid=False), lives(state, stack[VICTIM]))
    return Throw(at_field(stack[TARGET]), faces, harm)


# --- shortcuts ----------------------------------------------------------------------------------


def shortcuts(
    content: WildernessContent,
    state: WildernessState,
    seat: int,
    moves: list[int],
) -> list[Shortcut]:
    kind = top(state.stack)
    if kind == ACTION:
        return figures_to_activate(content, state, seat, moves)
    if kind == KEEPING:
        return [everything_back(state, seat)]
    return []


def figures_to_activate(
    content: WildernessContent, state: WildernessState, seat: int, moves: list[int]
) -> list[Shortcut]:
    """A figure on the board is picked instead of its card."""
    found = []
    for move in moves:
        if ACTIVATE <= move < SPRINT or WAKE <= move < WAKE + ANIMALS:
            place = state.place[ANIMALS * seat + animal_of(move)]
            found.append(Shortcut(at_field(place), [content.moves.text(move)]))
        elif FORFEIT <= move < FORFEIT + ANIMALS and ACTIVATE + move - FORFEIT not in moves:
            place = state.place[ANIMALS * seat + move - FORFEIT]
            found.append(Shortcut(at_field(place), [content.moves.text(move)]))
    return found


def everything_back(state: WildernessState, seat: int) -> Shortcut:
    """NES-U9 the deck is picked to put all other cards back as they are held."""
    held = state.hands[CARDS * seat : CARDS * (seat + 1)]
    cards = [CARD.names[card] for card, count in enumerate(held) for _ in range(count)]
    return Shortcut(DECK, [f"return {card}" for card in cards])
