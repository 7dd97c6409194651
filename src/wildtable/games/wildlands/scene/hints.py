"""What moves would bring; of shots also why they can't be made, and the line that decides it."""

from wildtable.games.wildlands.frames import ATTACK_FLAG, CARD_USE, CARD_USED, TURN
from wildtable.games.wildlands.moves import (
    AREA,
    ASSIGN,
    CARDS,
    CHARACTERS,
    CLAIM,
    DECLINE,
    DRAW,
    DRAW_TWO,
    END,
    FACTIONS,
    FLAGS,
    HEAVY_MELEE,
    HEAVY_RANGED_FLAG,
    INTERRUPT,
    MELEE,
    MOVE,
    PLAY,
    RANGED,
    RANGED_FLAG,
    REVEAL,
    TEAM,
    flag_of,
    heavy_ranged,
    ranged,
    use_of,
)
from wildtable.games.wildlands.rules.attack import candidates
from wildtable.games.wildlands.rules.defence import defended
from wildtable.games.wildlands.rules.movement import price_of
from wildtable.games.wildlands.rules.table import characters_at, enemies_at, owner_of
from wildtable.games.wildlands.rules.wild import wild_draw
from wildtable.games.wildlands.scene.overlays import glance, own_figures, sight_lines
from wildtable.games.wildlands.scene.pieces import card_label, health_left
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Hint, Phrase


def hints(state: WildlandsState, seat: int, moves: list[int]) -> list[Hint]:
    text = state.content.moves.text
    if top(state.stack) == CARD_USE:
        shots, others = split_shots(moves)
        found = shot_hints(state, seat, shots)
    else:
        found, others = [], moves
    for move in others:
        said = hint(state, seat, move)
        if said is not None:
            found.append(Hint(text(move), said))
    return found


def hint(state: WildlandsState, seat: int, move: int) -> Phrase | None:
    if move < MOVE:
        return between_hint(state, seat, move)
    if move < DRAW_TWO:
        return use_hint(state, seat, move)
    if move == DRAW_TWO:
        return Phrase("hint-draw", {"count": wild_draw(state, state.held[seat])})
    if move == DECLINE:
        return decline_hint(state, seat)
    return Phrase("hint-interrupt") if move == INTERRUPT else None


def between_hint(state: WildlandsState, seat: int, move: int) -> Phrase | None:
    """Setup, reveals, plays and ends."""
    content = state.content
    if move < FACTIONS:
        return Phrase("faction-about", {"faction": content.faction_names[move]})
    if ASSIGN <= move < DRAW:
        step = 1 if content.pass_left else state.seats - 1
        return Phrase("hint-assign", {"seat": (seat + step) % state.seats})
    if REVEAL <= move < END:
        return Phrase("hint-reveal", {"space": state.starts[move - REVEAL] + 1})
    if move == END:
        return end_hint(state, seat)
    return card_label(content, move - PLAY) if PLAY <= move < PLAY + CARDS else None


def end_hint(state: WildlandsState, seat: int) -> Phrase:
    if top(state.stack) != TURN:
        return Phrase("hint-finish", {"seat": state.active})
    content = state.content
    count = min(content.end_of_turn_draw, content.hand_limit - state.held[seat])
    return Phrase("hint-end", {"count": count})


def use_hint(state: WildlandsState, seat: int, move: int) -> Phrase | None:
    """What a card can be used for, but for shots."""
    family, user, to = use_of(move)
    if family == MOVE:
        return step_hint(state, seat, user, to)
    if family == CLAIM:
        return Phrase("hint-claim", {"count": state.content.claim_cards})
    if family in (MELEE, HEAVY_MELEE):
        damage = state.content.damage[flag_of(family)]
        count = len(candidates(state, user, to))
        return Phrase("hint-melee", {"seat": to, "count": count, "damage": damage})
    return blast_hint(state, seat, to) if family == AREA else None


def step_hint(state: WildlandsState, seat: int, mover: int, goal: int) -> Phrase | None:
    enemies = len(enemies_at(state, seat, goal))
    climb = int(price_of(state, mover, goal) > 1)
    if not enemies and not climb:
        return None
    return Phrase("hint-step", {"climb": climb, "enemies": enemies})


def blast_hint(state: WildlandsState, seat: int, space: int) -> Phrase:
    """Who will be hit, friends too."""
    enemies = len(enemies_at(state, seat, space))
    own = len(characters_at(state, space)) - enemies
    return Phrase("hint-blast", {"enemies": enemies, "own": own})


def decline_hint(state: WildlandsState, seat: int) -> Phrase:
    content = state.content
    character = defended(state, seat)
    damage = content.damage[field(state.stack, ATTACK_FLAG)]
    left = max(0, health_left(state, character) - damage)
    name = content.character_names[character]
    return Phrase("hint-decline", {"character": name, "damage": damage, "left": left})


# --- shots --------------------------------------------------------------------------------------


def split_shots(moves: list[int]) -> tuple[list[int], list[int]]:
    shots = [move for move in moves if RANGED <= move < AREA]
    return shots, [move for move in moves if not RANGED <= move < AREA]


def shot_hints(state: WildlandsState, seat: int, shots: list[int]) -> list[Hint]:
    """For every shooter and enemy on the map: the line, and what it brings or what stops it."""
    content = state.content
    card = field(state.stack, CARD_USED)
    enemies = [
        each for each in range(CHARACTERS) if state.where[each] >= 0
        and owner_of(state, each) != seat
    ]  # fmt: skip
    found = []
    for flag in (RANGED_FLAG, HEAVY_RANGED_FLAG):
        users = content.users[FLAGS * card + flag]
        for shooter in own_figures(state, seat):
            if users >> shooter % TEAM & 1:
                for target in enemies:
                    shot = ranged if flag == RANGED_FLAG else heavy_ranged
                    found.append(shot_hint(state, seat, shot(shooter, target), shots))
    return found


def shot_hint(state: WildlandsState, seat: int, move: int, shots: list[int]) -> Hint:
    content = state.content
    family, shooter, target = use_of(move)
    start, goal = state.where[shooter], state.where[target]
    denial = None if move in shots else state.why_not(seat, move)
    if denial is not None:
        said = Phrase(denial.message, denial.args)
    else:
        said = Phrase(
            "hint-shot",
            {
                "between": glance(content, start, goal).between,
                "damage": content.damage[flag_of(family)],
                "left": health_left(state, target),
                "cover": int(content.cover[goal]),
            },
        )
    return Hint(content.moves.text(move), said, sight_lines(content, start, goal))
