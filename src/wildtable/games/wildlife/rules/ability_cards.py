"""Ability cards: take an ability tile, from the supply or else from who is furthest ahead."""

from typing import Final, final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import GIVEN_BY, GIVER, TILE, WANTED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    LOST_ABILITY,
    SEATS,
    TAKE,
    TAKE_FROM,
    TAKE_TILE,
    UNUSED,
    USED,
)
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.turn_end import finish_action
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push
from wildtable.kernel.game import Denial

UNLIMITED: Final = 1_000


def most_of_a_type(table: Board) -> int:
    """LIF-11.6 two of a type, or as the option says: LIF-23.1 with 0 any number.

    LIF-22.2 two players have no limit.
    """
    limit = table.content.ability_limit
    return UNLIMITED if limit == 0 or table.seats == 2 else limit


def can_take(table: Board, seat: int, ability: int) -> bool:
    abilities = table.abilities
    if abilities[ABILITIES * seat + ability] >= most_of_a_type(table):
        return False
    if table.ability_supply[ability] > 0:
        return True
    for other in range(table.seats):
        if other != seat and abilities[ABILITIES * other + ability] > 0:
            return True
    return False


def can_take_any(table: Board, seat: int) -> bool:
    """LIF-11.11 otherwise the card has no effect."""
    return any([can_take(table, seat, ability) for ability in range(ABILITIES)])


def add_takes(table: Board, seat: int, moves: list[int]) -> None:
    moves.extend([TAKE + each for each in range(ABILITIES) if can_take(table, seat, each)])


def take(table: Board, seat: int, ability: int) -> None:
    """LIF-11.1 a tile of a chosen type; LIF-11.7 a second one of it is a second use.

    LIF-11.8 in the own turn it can be used right away. LIF-11.9 a buyer waits for that turn, but
    not with Defense.
    """
    if table.ability_supply[ability] > 0:  # LIF-11.2 from the supply if it has one
        table.ability_supply[ability] -= 1
        table.abilities[ABILITIES * seat + ability] += 1
        finish_action(table)
        return
    givers = furthest_owners(table, seat, ability)
    if len(givers) == 1:
        take_from(table, seat, ability, givers[0])
    else:
        push(table.stack, GIVER, seat, ability)  # LIF-11.5 tied: the taker chooses


def furthest_owners(table: Board, seat: int, ability: int) -> list[int]:
    """LIF-11.4 of the other owners, those furthest ahead on the success track."""
    found: list[int] = []
    for other in range(table.seats):
        if other == seat or table.abilities[ABILITIES * other + ability] == 0:  # LIF-11.3
            continue
        if found and table.success[other] > table.success[found[0]]:
            found.clear()
        if not found or table.success[other] == table.success[found[0]]:
            found.append(other)
    return found


def take_from(table: Board, seat: int, ability: int, giver: int) -> None:
    place = ABILITIES * giver + ability
    if 0 < table.used[place] < table.abilities[place]:
        push(table.stack, TILE, seat, ability, giver)
    else:
        hand_over(table, seat, ability, giver, UNUSED if table.used[place] == 0 else USED)


def hand_over(table: Board, seat: int, ability: int, giver: int, mark: int) -> None:
    """LIF-11.10 the giver is not asked; LIF-17.3 a used mark goes with its tile."""
    table.abilities[ABILITIES * giver + ability] -= 1
    table.used[ABILITIES * giver + ability] -= mark
    table.abilities[ABILITIES * seat + ability] += 1
    table.used[ABILITIES * seat + ability] += mark
    if table.news is not None:
        table.tell(LOST_ABILITY.at(giver, seat, ability))
    finish_action(table)


def take_denial(table: Board, seat: int, ability: int) -> Denial | None:
    words: dict[str, str | int] = {"ability": ABILITY_NAMES[ability]}
    owned = table.abilities[ABILITIES * seat + ability]
    limit = table.content.ability_limit
    if table.seats > 2 and 0 < limit <= owned:
        return Denial("LIF-11.6", "ability-limit", {**words, "most": limit})
    if table.ability_supply[ability] == 0 and not furthest_owners(table, seat, ability):
        return Denial("LIF-R26", "no-ability-left", words)
    return None


# --- whose tile ---------------------------------------------------------------------------------


@final
class ChoosingGiver(Decision[Board]):
    """LIF-11.5 who of those equally far ahead gives the tile."""

    def legal(self, table: Board, seat: int) -> list[int]:
        givers = furthest_owners(table, seat, field(table.stack, WANTED))
        return [TAKE_FROM + giver for giver in givers]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not TAKE_FROM <= move < TAKE_FROM + SEATS:
            return not_now(table, seat, move)
        giver, ability = move - TAKE_FROM, field(table.stack, WANTED)
        words: dict[str, str | int] = {"seat": giver, "ability": ABILITY_NAMES[ability]}
        if giver == seat:
            return Denial("LIF-R26", "not-from-yourself")
        if giver >= table.seats or table.abilities[ABILITIES * giver + ability] < 1:
            return Denial("LIF-11.3", "has-no-such-ability", words)
        for other in range(table.seats):
            if other != seat and table.abilities[ABILITIES * other + ability] > 0:
                if table.success[other] > table.success[giver]:
                    return Denial("LIF-11.4", "not-furthest-ahead", {**words, "other": other})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        ability = field(table.stack, WANTED)
        pop(table.stack)
        take_from(table, seat, ability, move - TAKE_FROM)


# --- used or unused -----------------------------------------------------------------------------


@final
class ChoosingTile(Decision[Board]):
    """LIF-R45 whether a used or an unused tile is taken."""

    def legal(self, table: Board, seat: int) -> list[int]:
        return [TAKE_TILE + UNUSED, TAKE_TILE + USED]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if TAKE_TILE <= move <= TAKE_TILE + USED:
            return None
        return not_now(table, seat, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        ability, giver = field(stack, WANTED), field(stack, GIVEN_BY)
        pop(stack)
        hand_over(table, seat, ability, giver, move - TAKE_TILE)
