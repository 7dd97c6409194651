"""Attacks: melee, ranged and area, and who is hit.

WLD-12.5 hidden characters are nowhere (`table.characters_at`); WLD-12.7 damage of an area attack is
dealt at one moment (`defence.py`).
"""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import ATTACK_FLAG, ATTACKER, BLAST, TARGET_SEAT, TARGETING
from wildtable.games.wildlands.moves import (
    AREA_FLAG,
    CHARACTERS,
    DEFEND,
    FLAGS,
    HEAVY_MELEE_FLAG,
    HEAVY_RANGED_FLAG,
    MELEE_FLAG,
    RANGED_FLAG,
    SPACES,
    TARGET,
    TEAM,
    area,
    heavy_melee,
    heavy_ranged,
    melee,
    ranged,
)
from wildtable.games.wildlands.rules.defence import begin_blast, begin_defence
from wildtable.games.wildlands.rules.refusals import not_now, wait
from wildtable.games.wildlands.rules.table import characters_at, enemies_at, first_of, owner_of
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


def add_attacks(table: Board, seat: int, card: int, flag: int, moves: list[int]) -> None:
    """All attacks with a flag of a card: WLD-9.2 by who may use it, on the board.

    WLD-9.9 five flags attack; of them only melee also defends (`defence_cards`).
    """
    users = table.content.users[FLAGS * card + flag]
    first = first_of(table, seat)
    for place in range(TEAM):
        attacker = first + place
        if users >> place & 1 == 0 or table.where[attacker] < 0:
            continue
        if flag <= HEAVY_MELEE_FLAG:
            add_melee(table, seat, attacker, flag, moves)
        elif flag <= HEAVY_RANGED_FLAG:
            add_ranged(table, seat, attacker, flag, moves)
        else:
            add_area(table, seat, attacker, moves)


# --- melee --------------------------------------------------------------------------------------


def add_melee(table: Board, seat: int, attacker: int, flag: int, moves: list[int]) -> None:
    """WLD-10.3 the attacker names a faction in its own space (WLD-10.1), that is its seat."""
    where, space = table.where, table.where[attacker]
    met = 0
    for character in range(CHARACTERS):
        if where[character] == space:
            met |= 1 << owner_of(table, character)
    for other in range(table.seats):
        if met >> other & 1 and other != seat:
            if flag == MELEE_FLAG:
                moves.append(melee(attacker, other))
            else:
                moves.append(heavy_melee(attacker, other))


def check_melee(table: Board, seat: int, attacker: int, other: int) -> Denial | None:
    if other == seat:
        return Denial("WLD-10.8", "own-character")
    if not candidates(table, attacker, other):
        return Denial("WLD-10.2", "nobody-here", {"seat": other})
    return None


def candidates(table: Board, attacker: int, other: int) -> list[int]:
    """A seat's characters in the attacker's space."""
    here = characters_at(table, table.where[attacker])
    return [character for character in here if owner_of(table, character) == other]


def strike(table: Board, flag: int, attacker: int, other: int) -> None:
    """WLD-10.4 who controls several there chooses; WLD-10.5 before any defence.

    WLD-10.6, WLD-10.7 what a hit takes is `content.damage`.
    """
    pop(table.stack)
    table.barrier = True  # WLD-R12 named is named
    hit = candidates(table, attacker, other)
    if len(hit) > 1:
        push(table.stack, TARGETING, flag, attacker, other)
    else:
        begin_defence(table, flag, attacker, hit[0])


@final
class Targeting(Decision[Board]):
    """WLD-10.4, WLD-R13 the attacked player picks whom a melee attack hits."""

    def turn(self, table: Board) -> Turn:
        return ASK[field(table.stack, TARGET_SEAT)]

    def legal(self, table: Board, seat: int) -> list[int]:
        here = candidates(table, field(table.stack, ATTACKER), seat)
        return [TARGET + character for character in here]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not TARGET <= move < DEFEND:
            return not_now(table, seat, move)
        character = move - TARGET
        attacker = field(table.stack, ATTACKER)
        own = owner_of(table, character) == seat
        if not own or table.where[character] != table.where[attacker]:
            name = table.content.character_names[character]
            return Denial("WLD-10.4", "no-candidate", {"character": name})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        flag, attacker = field(table.stack, ATTACK_FLAG), field(table.stack, ATTACKER)
        pop(table.stack)
        begin_defence(table, flag, attacker, move - TARGET)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait(table, seat, "WLD-10.4", "target-is-chosen")


# --- ranged -------------------------------------------------------------------------------------


def add_ranged(table: Board, seat: int, attacker: int, flag: int, moves: list[int]) -> None:
    """WLD-11.2 the attacker picks one enemy in sight; WLD-11.3 its own space always is."""
    content = table.content
    where = table.where
    row = SPACES * where[attacker]
    if flag == RANGED_FLAG:
        far, most = content.between, SPACES  # WLD-11.4
    else:
        far, most = content.heavy_between, content.heavy_range  # WLD-11.6
    for target in range(CHARACTERS):
        space = where[target]
        if space < 0 or owner_of(table, target) == seat:
            continue
        if 0 <= far[row + space] <= most:
            if flag == RANGED_FLAG:
                moves.append(ranged(attacker, target))
            else:
                moves.append(heavy_ranged(attacker, target))


def check_ranged(table: Board, seat: int, flag: int, attacker: int, target: int) -> Denial | None:
    content = table.content
    name = content.character_names[target]
    if owner_of(table, target) == seat:
        return Denial("WLD-11.7", "own-character")
    if table.where[target] < 0:
        return Denial("WLD-11.1", "not-on-board", {"character": name})
    glance = content.pack.sight[content.map_name][table.where[attacker]][table.where[target]]
    if glance.between < 0:
        at = glance.at + 1
        if glance.why == "wall":
            return Denial("WLD-19.3", "sight-wall", {"character": name})
        if glance.why == "cover":
            return Denial("WLD-19.4", "sight-cover", {"character": name, "space": at})
        if glance.why == "upwards":
            return Denial("WLD-20.2", "sight-upwards", {"character": name})
        low = not content.high[table.where[attacker]]
        rule = "WLD-20.3" if low else "WLD-20.4"
        return Denial(rule, "sight-high", {"character": name, "space": at})
    if flag != HEAVY_RANGED_FLAG:
        return None
    if content.heavy_by_path:  # WLD-R32
        steps = content.steps[SPACES * table.where[attacker] + table.where[target]]
        if steps > content.heavy_range + 1:
            return Denial("WLD-R32", "too-many-steps", {"character": name, "steps": steps})
    elif glance.between > content.heavy_range:
        return Denial("WLD-11.6", "too-far", {"character": name, "between": glance.between})
    return None


def shoot(table: Board, flag: int, attacker: int, target: int) -> None:
    """WLD-11.4, WLD-11.5 what a hit takes is `content.damage`."""
    pop(table.stack)
    table.barrier = True  # WLD-R12
    begin_defence(table, flag, attacker, target)


# --- area ---------------------------------------------------------------------------------------


def add_area(table: Board, seat: int, attacker: int, moves: list[int]) -> None:
    """WLD-12.1 the own space or an adjacent one, WLD-12.3 a high one, too.

    WLD-12.6 with somebody in it.
    """
    where = table.where
    taken = 0  # spaces with somebody, a bit each
    for character in range(CHARACTERS):
        space = where[character]
        if space >= 0:
            if not table.content.area_needs_enemy or owner_of(table, character) != seat:  # WLD-R14
                taken |= 1 << space
    near = table.content.blasts[where[attacker]]
    moves.extend([area(attacker, space) for space in near if taken >> space & 1])


def check_area(table: Board, seat: int, attacker: int, space: int) -> Denial | None:
    content = table.content
    start = table.where[attacker]
    if space != start and space not in content.neighbors[start]:  # WLD-12.2 walls stop it
        return Denial("WLD-12.1", "not-adjacent", {"space": space + 1})
    if not content.reaches(start, space):
        return Denial("WLD-R33", "area-needs-sight", {"space": space + 1})
    if not characters_at(table, space):
        return Denial("WLD-12.6", "space-empty", {"space": space + 1})
    if content.area_needs_enemy and not enemies_at(table, seat, space):
        return Denial("WLD-R14", "no-enemy-there", {"space": space + 1})
    return None


def throw(table: Board, attacker: int, space: int) -> None:
    """WLD-12.4 everybody there is hit, friend and foe."""
    pop(table.stack)
    table.barrier = True  # WLD-R12
    push(table.stack, BLAST, AREA_FLAG, attacker, space)
    begin_blast(table)
