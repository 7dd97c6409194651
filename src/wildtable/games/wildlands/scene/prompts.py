"""What is to be decided, in a sentence, and picks that spare one."""

from typing import Final

from wildtable.games.wildlands.fields import NO_CHARACTER
from wildtable.games.wildlands.frames import (
    AFTER_END,
    ASSIGNING,
    ATTACK_FLAG,
    ATTACKED,
    ATTACKER,
    BLAST,
    BLAST_SPACE,
    CARD_USE,
    CARD_USED,
    DECLARED,
    DEFENDING,
    DRAWER,
    DRAWING,
    INTERRUPTING,
    PAYING,
    RALLY_GOAL,
    RALLY_MOVER,
    RALLYING,
    TARGETING,
    TURN,
    WINDOW,
    WINDOW_AFTER,
)
from wildtable.games.wildlands.moves import (
    ASSIGN,
    FLAG_NAMES,
    HEAVY_RANGED_FLAG,
    PASS,
    RANGED_FLAG,
    SPACES,
    TEAM,
)
from wildtable.games.wildlands.rules.defence import defended
from wildtable.games.wildlands.rules.reveal import reveal_is_due
from wildtable.games.wildlands.rules.setup import next_to_assign
from wildtable.games.wildlands.rules.table import has_hidden, owner_of
from wildtable.games.wildlands.scene.hints import hints
from wildtable.games.wildlands.scene.overlays import sight_lines
from wildtable.games.wildlands.scene.panels import Words, payment_words
from wildtable.games.wildlands.scene.pieces import health_left
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Prompt, Shortcut, Standing, Stroke

# By kind of frame, as in moves.py.
DECISIONS: Final = (
    "choose",
    "deal",
    "assign",
    "draw",
    "turn",
    "interrupt",
    "card",
    "rally",
    "pay",
    "target",
    "defend",
    "blast",
    "window",
)


def prompt_of(state: WildlandsState, seat: int) -> Prompt:
    if not state.stack:
        return Prompt(Phrase("match-over"))
    kind = top(state.stack)
    turn = state.turn()
    lines = attack_lines(state)
    if seat not in turn.seats:
        words = {**waiting_words(state), "seat": turn.seat}
        return Prompt(Phrase(f"wait-{DECISIONS[kind]}", words), lines=lines)
    decision = DECISIONS[kind]
    if reveal_is_due(state):
        decision = "reveal"
    moves = state.legal(seat)
    return Prompt(
        Phrase(f"ask-{decision}", asking_words(state, seat)),
        shortcuts(state, moves),
        hints(state, seat, moves),
        lines,
        Standing(state.content.moves.text(PASS), Phrase("pass-until")) if kind == WINDOW else None,
    )


def attack_lines(state: WildlandsState) -> list[Stroke]:
    """The line of a shot that is to be defended against."""
    if top(state.stack) != DEFENDING:
        return []
    if not RANGED_FLAG <= field(state.stack, ATTACK_FLAG) <= HEAVY_RANGED_FLAG:
        return []
    where = state.where
    start, goal = where[field(state.stack, ATTACKER)], where[field(state.stack, ATTACKED)]
    return sight_lines(state.content, start, goal)


def waiting_words(state: WildlandsState) -> Words:
    """What everybody may hear about the decision."""
    kind = top(state.stack)
    if kind in (TARGETING, DEFENDING, BLAST):
        return attack_words(state)
    if kind == PAYING:
        return payment_words(state)
    if kind == DRAWING:
        return {"seat2": field(state.stack, DRAWER)}
    if kind == WINDOW:
        return {"seat2": state.acting}
    return {}


def asking_words(state: WildlandsState, seat: int) -> Words:
    """What the sentence for who decides may mention."""
    kind = top(state.stack)
    stack, content = state.stack, state.content
    words = waiting_words(state)
    if kind == ASSIGNING:
        character = next_to_assign(state, seat)
        words = {"character": content.character_names[character], "left": TEAM - character % TEAM}
    elif kind in (TURN, INTERRUPTING):
        words = {"hidden": int(has_hidden(state, seat)), "seat2": state.active}
        words["declared"] = int(kind == TURN and field(stack, DECLARED) == 1)
    elif kind == CARD_USE:
        words = {"card": content.card_names[field(stack, CARD_USED)]}
    elif kind == RALLYING:
        words = {"character": content.character_names[field(stack, RALLY_MOVER)]}
        words["space"] = field(stack, RALLY_GOAL) + 1
    elif kind in (DEFENDING, BLAST):
        character = defended(state, seat)
        if character != NO_CHARACTER:
            words["character2"] = content.character_names[character]
            words["left"] = health_left(state, character)
    elif kind == WINDOW:
        words["over"] = int(field(stack, WINDOW_AFTER) == AFTER_END)
    return words


def attack_words(state: WildlandsState) -> Words:
    stack, content = state.stack, state.content
    attacker, flag = field(stack, ATTACKER), field(stack, ATTACK_FLAG)
    words: Words = {
        "character": content.character_names[attacker],
        "seat2": owner_of(state, attacker),
        "flag": FLAG_NAMES[flag],
        "damage": content.damage[flag],
    }
    if top(stack) == BLAST:
        words["space"] = field(stack, BLAST_SPACE) + 1
    elif top(stack) == DEFENDING:
        words["character2"] = content.character_names[field(stack, ATTACKED)]
    return words


def shortcuts(state: WildlandsState, moves: list[int]) -> list[Shortcut]:
    """Whose map card is assigned is clear: picking a space is enough."""
    if top(state.stack) != ASSIGNING:
        return []
    text = state.content.moves.text
    return [Shortcut(f"space:{(move - ASSIGN) % SPACES + 1}", [text(move)]) for move in moves]
