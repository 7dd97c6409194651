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
    CHOOSING,
    DEALING,
    DECLARED,
    DEFENDING,
    DRAWER,
    DRAWING,
    DRAWN_FOR,
    FIRST_HAND,
    INTERRUPTING,
    PAID_MOVER,
    PAYING,
    RALLY_GOAL,
    RALLY_MOVER,
    RALLYING,
    TARGET_SEAT,
    TARGETING,
    TURN,
    TURN_END,
    WINDOW,
    WINDOW_AFTER,
)
from wildtable.games.wildlands.moves import (
    ASSIGN,
    CARDS,
    DEFEND,
    FLAG_NAMES,
    HEAVY_RANGED_FLAG,
    KINDS,
    PLAY,
    RANGED_FLAG,
    SPACES,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.rules.defence import defended
from wildtable.games.wildlands.rules.reveal import reveal_is_due
from wildtable.games.wildlands.rules.setup import next_to_assign
from wildtable.games.wildlands.rules.table import has_hidden, owner_of
from wildtable.games.wildlands.scene.actions import actions_of
from wildtable.games.wildlands.scene.hints import (
    cards_at_end,
    could_act,
    hints,
    pending_harm,
    right_of,
)
from wildtable.games.wildlands.scene.meters import Words, payment_words
from wildtable.games.wildlands.scene.names import named, piece_id, where
from wildtable.games.wildlands.scene.overlays import sight_lines
from wildtable.games.wildlands.scene.pieces import health_left
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Effect
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Note, Phrase, Prompt, Shortcut, Stroke

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
SETUP: Final = ("phase-choose", "phase-assign", "phase-hands")
TURNS: Final = ("phase-reveal", "phase-act", "phase-done", "phase-draw")


def prompt_of(state: WildlandsState, seat: int, moves: list[int]) -> Prompt:
    """`moves` are those of the seat; none where somebody else decides."""
    if not state.stack:
        return Prompt(Phrase("match-over"))
    kind = top(state.stack)
    phases, phase = phases_of(state)
    lines = attack_lines(state)
    actor = actor_of(state)
    if not moves:
        words = {**waiting_words(state), "seat": state.turn().seat}
        text = Phrase(f"wait-{DECISIONS[kind]}", words)
        return Prompt(text, lines=lines, phases=phases, phase=phase, actor=actor,
                      effects=pending(state, seat))  # fmt: skip
    decision = "reveal" if reveal_is_due(state) else DECISIONS[kind]
    words = asking_words(state, seat, moves)
    # WLD-R26 what is asked in a window does not depend on what is held, only the detail does
    text = Phrase(f"ask-{decision}", waiting_words(state) if kind == WINDOW else words)
    return Prompt(
        text,
        shortcuts(state, moves),
        hints(state, seat, moves),
        lines,
        kind == WINDOW,
        Phrase(f"ask-{decision}-detail", words),
        phases,
        phase,
        actor=actor,
        actions=actions_of(state, seat, moves),
        effects=pending(state, seat),
        midway=kind in (CARD_USE, RALLYING, PAYING),
        notes=notes_of(state, seat),
    )


def pending(state: WildlandsState, seat: int) -> list[Effect]:
    """The hit that comes unless it is stopped: of one for all to see, of a Burst for its owner."""
    kind = top(state.stack)
    if kind == DEFENDING:
        return [pending_harm(state, field(state.stack, ATTACKED))]
    if kind == BLAST and seat in state.turn().seats:
        return [pending_harm(state, defended(state, seat))]
    return []


def notes_of(state: WildlandsState, seat: int) -> list[Note]:
    """What somebody asks who plays for the first time.

    WLD-R26 everybody is asked in a window: why, and what comes of it, is the same for all.
    """
    kind = top(state.stack)
    words: Words = {"seat": state.acting}
    if kind == CHOOSING:
        names, words = ("goal", "faction"), {"count": state.content.points_to_win}
    elif kind == ASSIGNING:
        names, words = ("secret", "leave"), {"seat": right_of(state, seat)}
    elif kind == WINDOW:
        names = ("window", "interrupt")
    elif reveal_is_due(state):
        names = ("reveal", "turn")
    else:
        return []
    return [Note(Phrase(f"note-{each}"), Phrase(f"note-{each}-text", words)) for each in names]


def phases_of(state: WildlandsState) -> tuple[list[Phrase], int]:
    """The set-up, or the turn: reveal one, act, be done, draw."""
    kind = top(state.stack)
    if kind in (CHOOSING, DEALING, ASSIGNING):
        return [Phrase(name) for name in SETUP], int(kind != CHOOSING)
    if kind == DRAWING and field(state.stack, DRAWN_FOR) == FIRST_HAND:
        return [Phrase(name) for name in SETUP], 2
    words: Words = {"seat": state.acting, "count": state.content.end_of_turn_draw}
    phases = [Phrase(name, words) for name in TURNS]
    if reveal_is_due(state):
        return phases, 0
    if kind == DRAWING and field(state.stack, DRAWN_FOR) == TURN_END:
        return phases, 3
    ends = kind == WINDOW and field(state.stack, WINDOW_AFTER) == AFTER_END
    return phases, 2 if ends else 1


def actor_of(state: WildlandsState) -> str:
    """The miniature that acts, where one has begun something."""
    kind = top(state.stack)
    if kind in (TARGETING, DEFENDING, BLAST):
        return piece_id(state, field(state.stack, ATTACKER))
    if kind == PAYING:
        return piece_id(state, field(state.stack, PAID_MOVER))
    return piece_id(state, field(state.stack, RALLY_MOVER)) if kind == RALLYING else ""


def attack_lines(state: WildlandsState) -> list[Stroke]:
    """The line of a shot that is to be defended against."""
    if top(state.stack) != DEFENDING:
        return []
    if not RANGED_FLAG <= field(state.stack, ATTACK_FLAG) <= HEAVY_RANGED_FLAG:
        return []
    where = state.where
    start, goal = where[field(state.stack, ATTACKER)], where[field(state.stack, ATTACKED)]
    return sight_lines(state.content, start, goal)


# --- words --------------------------------------------------------------------------------------


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
        ends = field(state.stack, WINDOW_AFTER) == AFTER_END
        return {"seat2": state.acting, "ends": int(ends)}
    return {}


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
        words |= where(content, field(stack, BLAST_SPACE))
    elif top(stack) == DEFENDING:
        words["character2"] = content.character_names[field(stack, ATTACKED)]
    else:
        words["seat3"] = field(stack, TARGET_SEAT)
    return words


def asking_words(state: WildlandsState, seat: int, moves: list[int]) -> Words:
    """What the sentences for who decides may mention."""
    kind = top(state.stack)
    stack, content = state.stack, state.content
    if kind == ASSIGNING:
        character = next_to_assign(state, seat)
        return {**named(state, character).args, "left": TEAM - character % TEAM}
    if kind in (TURN, INTERRUPTING):
        return turn_words(state, seat, moves)
    if kind == CARD_USE:
        return {"wild": int(field(stack, CARD_USED) % KINDS == WILD)}
    if kind == RALLYING:
        words: Words = {**named(state, field(stack, RALLY_MOVER)).args}
        return {**words, **where(content, field(stack, RALLY_GOAL))}
    if kind in (DEFENDING, BLAST):
        return defence_words(state, seat, moves)
    if kind == WINDOW:
        words = {**waiting_words(state), "wilds": state.wilds[seat]}
        return {**words, "left": state.held[seat] - 1, "ready": int(could_act(state, seat))}
    return waiting_words(state)


def turn_words(state: WildlandsState, seat: int, moves: list[int]) -> Words:
    return {
        "seat2": state.active,
        "hidden": int(has_hidden(state, seat)),
        "held": state.held[seat],
        "playable": len([move for move in moves if PLAY <= move < PLAY + CARDS]),
        "count": cards_at_end(state, seat),
        "declared": int(top(state.stack) == TURN and field(state.stack, DECLARED) == 1),
    }


def defence_words(state: WildlandsState, seat: int, moves: list[int]) -> Words:
    """Who is hit, how hard, and how many of the seat's cards would stop it."""
    words = attack_words(state)
    words["stopping"] = len([move for move in moves if DEFEND <= move < DEFEND + CARDS])
    character = defended(state, seat)
    if character != NO_CHARACTER:
        words["character2"] = state.content.character_names[character]
        words["health"] = health_left(state, character)
        words["left"] = max(0, health_left(state, character) - int(words["damage"]))
    return words


def shortcuts(state: WildlandsState, moves: list[int]) -> list[Shortcut]:
    """Whose map card is assigned is clear: picking a space is enough."""
    if top(state.stack) != ASSIGNING:
        return []
    text = state.content.moves.text
    return [Shortcut(f"space:{(move - ASSIGN) % SPACES + 1}", [text(move)]) for move in moves]
