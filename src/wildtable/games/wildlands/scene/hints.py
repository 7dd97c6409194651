"""What moves would bring: the words of their buttons, and what they do to whom.

Of shots also why they can't be made, and the line that decides it.
"""

from typing import Final

from wildtable.games.wildlands.frames import ATTACK_FLAG, CARD_USE, CARD_USED, TURN
from wildtable.games.wildlands.moves import (
    ADD,
    AREA,
    ASSIGN,
    CARDS,
    CLAIM,
    DECLINE,
    DEFEND,
    DRAW,
    DRAW_TWO,
    END,
    FACTIONS,
    FLAGS,
    FLY,
    HEAVY_MELEE,
    HEAVY_RANGED_FLAG,
    INTERRUPT,
    MELEE,
    MOVE,
    PASS,
    PLAY,
    RANGED,
    RANGED_FLAG,
    REVEAL,
    SPACES,
    STAY,
    TARGET,
    TEAM,
    flag_of,
    heavy_ranged,
    ranged,
    use_of,
)
from wildtable.games.wildlands.rules.attack import candidates
from wildtable.games.wildlands.rules.defence import defended
from wildtable.games.wildlands.rules.movement import price_of
from wildtable.games.wildlands.rules.table import characters_at, enemies_at, first_of, owner_of
from wildtable.games.wildlands.rules.wild import wild_draw
from wildtable.games.wildlands.scene.flags import CARDS_DRAWN, FAMILIES
from wildtable.games.wildlands.scene.names import named, piece_id, where
from wildtable.games.wildlands.scene.overlays import enemies, glance, own_figures, sight_lines
from wildtable.games.wildlands.scene.pieces import card_label, health_left
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Effect
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Hint, Phrase, Stroke

SHORT: Final = {  # why a shot can't be made, at the target; walls are seen by themselves
    "sight-cover": "reach-cover",
    "sight-high": "reach-high",
    "sight-upwards": "reach-upwards",
    "too-far": "reach-far",
    "too-many-steps": "reach-far",
}


def hints(state: WildlandsState, seat: int, moves: list[int]) -> list[Hint]:
    if top(state.stack) == CARD_USE:
        shots, others = split_shots(moves)
        found = shot_hints(state, seat, shots)
    else:
        found, others = [], moves
    return found + [hint(state, seat, move) for move in others]


def hint(state: WildlandsState, seat: int, move: int) -> Hint:
    if move < MOVE:
        return between_hint(state, seat, move)
    if move < DRAW_TWO and move != STAY:
        return use_hint(state, seat, move)
    return answer_hint(state, seat, move)


def said(state: WildlandsState, move: int, text: Phrase, label: Phrase | None = None) -> Hint:
    """What has a button of its own needs no label: only what is picked is asked for once more."""
    return Hint(state.content.moves.text(move), text, label=label)


# --- setup, reveals, plays and ends -------------------------------------------------------------


def between_hint(state: WildlandsState, seat: int, move: int) -> Hint:
    content = state.content
    if move < FACTIONS:
        words: dict[str, str | int] = {"faction": content.faction_names[move]}
        return said(state, move, Phrase("faction-about", words))
    if ASSIGN <= move < DRAW:
        return assign_hint(state, seat, move)
    if REVEAL <= move < END:
        words = {**named(state, move - REVEAL).args}
        words |= where(content, state.starts[move - REVEAL])
        return said(state, move, Phrase("hint-reveal", words), Phrase("label-reveal", words))
    if move == END:
        return said(state, move, end_hint(state, seat))
    return said(state, move, card_label(content, move - PLAY), Phrase("label-play"))


def right_of(state: WildlandsState, seat: int) -> int:
    """WLD-2.6 who gets the map cards that a seat leaves."""
    return (seat + (1 if state.content.pass_left else state.seats - 1)) % state.seats


def assign_hint(state: WildlandsState, seat: int, move: int) -> Hint:
    character, space = divmod(move - ASSIGN, SPACES)
    words: dict[str, str | int] = {**named(state, character).args}
    words |= where(state.content, space)
    text = Phrase("hint-assign", {"seat": right_of(state, seat)})
    last = character % TEAM == TEAM - 1
    return said(state, move, text, Phrase("label-assign-all" if last else "label-assign", words))


def cards_at_end(state: WildlandsState, seat: int) -> int:
    """WLD-22.2, WLD-22.3 what the end of the turn would draw."""
    content = state.content
    return min(content.end_of_turn_draw, content.hand_limit - state.held[seat])


def end_hint(state: WildlandsState, seat: int) -> Phrase:
    if top(state.stack) != TURN:
        return Phrase("hint-finish", {"seat": state.active})
    words: dict[str, str | int] = {"count": cards_at_end(state, seat)}
    return Phrase("hint-end", {**words, "held": state.held[seat]})


# --- what a card can be used for, but for shots -------------------------------------------------


def use_hint(state: WildlandsState, seat: int, move: int) -> Hint:
    family, user, to = use_of(move)
    words: dict[str, str | int] = {**named(state, user).args}
    if family in (MELEE, HEAVY_MELEE):
        return melee_hint(state, move)
    words |= where(state.content, state.where[user] if family == CLAIM else to)
    label = Phrase(f"label-{FAMILIES[family][0]}", words)
    text = state.content.moves.text(move)
    if family == CLAIM:
        said = Phrase("hint-claim", {"count": state.content.claim_cards})
        taken = Effect(f"shard:{state.where[user] + 1}", "take", Phrase("effect-point"), 1)
        return Hint(text, said, label=label, cost=state.content.claim_cards, paid_in=CARDS_DRAWN,
                    effects=[taken])  # fmt: skip
    if family == AREA:
        return Hint(text, blast_text(state, seat, to), label=label, effects=blast(state, to))
    return step_hint(state, seat, move, label)


def step_hint(state: WildlandsState, seat: int, move: int, label: Phrase) -> Hint:
    """A step, a flight or a place in a rally: how far, for how many cards, and who is there."""
    family, user, goal = use_of(move)
    content = state.content
    price = 1 if family == FLY else price_of(state, user, goal)
    words: dict[str, str | int] = {
        "climb": int(price > 1),
        "enemies": len(enemies_at(state, seat, goal)),
        "shard": int(state.shards[goal] == seat),
        "cover": int(content.cover[goal]),
    }
    steps = content.steps[SPACES * state.where[user] + goal] if family == FLY else 1
    return Hint(
        content.moves.text(move),
        Phrase("hint-step", words),
        label=label,
        steps=max(steps, 1) if steps < SPACES else content.fly_steps,
        cost=price if price > 1 else 0,
        paid_in=CARDS_DRAWN if price > 1 else "",
    )


def melee_hint(state: WildlandsState, move: int) -> Hint:
    """Who would be hit; of several, that their owner chooses."""
    family, user, other = use_of(move)
    damage = state.content.damage[flag_of(family)]
    met = candidates(state, user, other)
    words: dict[str, str | int] = {"seat": other, "count": len(met), "damage": damage}
    words |= named(state, met[0]).args
    if len(met) == 1:
        effects = [harm(state, met[0], damage)]
    else:
        maybe = Phrase("effect-maybe", {"damage": damage})
        effects = [Effect(piece_id(state, each), "note", maybe) for each in met]
    label = Phrase(f"label-{FAMILIES[family][0]}", words)
    return Hint(
        state.content.moves.text(move), Phrase("hint-melee", words), label=label, effects=effects
    )


def blast_text(state: WildlandsState, seat: int, space: int) -> Phrase:
    """Who will be hit, friends too."""
    met = len(enemies_at(state, seat, space))
    own = len(characters_at(state, space)) - met
    return Phrase("hint-blast", {"enemies": met, "own": own})


def blast(state: WildlandsState, space: int) -> list[Effect]:
    damage = state.content.damage[flag_of(AREA)]
    return [harm(state, each, damage) for each in characters_at(state, space)]


def harm(state: WildlandsState, character: int, damage: int) -> Effect:
    """A hit that is not stopped: Hrakk −2, from 3 to 1."""
    before = health_left(state, character)
    after = max(0, before - damage)
    cover = int(state.content.cover[state.where[character]])
    words = {**named(state, character).args, "damage": damage, "cover": cover}
    return Effect(piece_id(state, character), "harm", Phrase("effect-harm", words), damage, before,
                  after, deadly=after == 0)  # fmt: skip


# --- answers ------------------------------------------------------------------------------------


def answer_hint(state: WildlandsState, seat: int, move: int) -> Hint:
    """More cards, who is hit, defences and interrupts."""
    content = state.content
    if move == STAY:
        return said(state, move, Phrase("hint-stay"))
    if move == DRAW_TWO:
        return said(state, move, Phrase("hint-draw", {"count": wild_draw(state, state.held[seat])}))
    if move < TARGET:
        return said(state, move, card_label(content, move - ADD), Phrase("label-add"))
    if move < DEFEND:
        label = Phrase("label-target", named(state, move - TARGET).args)
        return hit_hint(state, move, move - TARGET, label)
    if move < DEFEND + CARDS:
        label = Phrase("label-defend", named(state, defended(state, seat)).args)
        return said(state, move, card_label(content, move - DEFEND), label)
    if move == DECLINE:
        return hit_hint(state, move, defended(state, seat))
    if move == PASS:
        return said(state, move, Phrase("hint-pass"))
    assert move == INTERRUPT
    return said(state, move, interrupt_hint(state, seat))


def interrupt_hint(state: WildlandsState, seat: int) -> Phrase:
    """What breaking in costs; nothing comes of it where no card could be used."""
    words: dict[str, str | int] = {"count": state.held[seat] - 1, "rivals": state.seats - 1}
    return Phrase("hint-interrupt", {**words, "ready": int(could_act(state, seat))})


def could_act(state: WildlandsState, seat: int) -> bool:
    """Whether a seat that breaks in could use a card: for a character, or another Wild to draw."""
    first = first_of(state, seat)
    return max(state.where[first : first + TEAM]) >= 0 or state.wilds[seat] > 1


def pending_harm(state: WildlandsState, character: int) -> Effect:
    """What an attack that is to be defended against would do to a character."""
    return harm(state, character, state.content.damage[field(state.stack, ATTACK_FLAG)])


def hit_hint(state: WildlandsState, move: int, character: int, label: Phrase | None = None) -> Hint:
    damage = state.content.damage[field(state.stack, ATTACK_FLAG)]
    words: dict[str, str | int] = {**named(state, character).args, "damage": damage}
    words["left"] = max(0, health_left(state, character) - damage)
    effects = [pending_harm(state, character)]
    text = state.content.moves.text(move)
    return Hint(text, Phrase("hint-hit", words), label=label, effects=effects)


# --- shots --------------------------------------------------------------------------------------


def split_shots(moves: list[int]) -> tuple[list[int], list[int]]:
    shots = [move for move in moves if RANGED <= move < AREA]
    return shots, [move for move in moves if not RANGED <= move < AREA]


def shot_hints(state: WildlandsState, seat: int, shots: list[int]) -> list[Hint]:
    """For every shooter and enemy on the map: the line, and what it brings or what stops it."""
    content = state.content
    card = field(state.stack, CARD_USED)
    found = []
    for flag in (RANGED_FLAG, HEAVY_RANGED_FLAG):
        users = content.users[FLAGS * card + flag]
        for shooter in own_figures(state, seat):
            if users >> shooter % TEAM & 1:
                for target in enemies(state, seat):
                    shot = ranged if flag == RANGED_FLAG else heavy_ranged
                    found.append(shot_hint(state, seat, shot(shooter, target), shots))
    return found


def shot_hint(state: WildlandsState, seat: int, move: int, shots: list[int]) -> Hint:
    content = state.content
    family, _, target = use_of(move)
    lines = shot_lines(state, move)
    text = content.moves.text(move)
    denial = None if move in shots else state.why_not(seat, move)
    if denial is not None:
        words = {**named(state, target).args, "family": FAMILIES[family][0]}
        short = SHORT.get(denial.message)
        said = Phrase(short, words) if short else None
        effects = [Effect(piece_id(state, target), "note", said)]
        return Hint(text, Phrase(denial.message, denial.args), lines, effects=effects)
    return hit_by_shot(state, move)


def shot_lines(state: WildlandsState, move: int) -> list[Stroke]:
    _, shooter, target = use_of(move)
    return sight_lines(state.content, state.where[shooter], state.where[target])


def hit_by_shot(state: WildlandsState, move: int) -> Hint:
    content = state.content
    family, shooter, target = use_of(move)
    start, goal = state.where[shooter], state.where[target]
    damage = content.damage[flag_of(family)]
    words: dict[str, str | int] = {
        "seat": owner_of(state, target),
        "between": glance(content, start, goal).between,
        "cover": int(content.cover[goal]),
    }
    label = Phrase(f"label-{FAMILIES[family][0]}", named(state, target).args)
    return Hint(content.moves.text(move), Phrase("hint-shot", words), shot_lines(state, move),
                label, effects=[harm(state, target, damage)])  # fmt: skip
