"""Using a Wildlife card: what it lets its user do, whether played or bought."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import (
    BOUGHT,
    CARD_USE,
    DECLARED,
    FORCED,
    USED_CARD,
)
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ADAPTATION_CARD,
    CARDS,
    FIRST_EVENT,
    FORGO,
    IDLE,
    INTELLIGENCE,
    JOKER,
    MIGRATE,
    RAISE,
    RESOLVE,
    TAKE,
    TERRAINS,
    USE_AS,
)
from wildtable.games.wildlife.rules.ability_cards import (
    add_takes,
    can_take_any,
    take,
    take_denial,
)
from wildtable.games.wildlife.rules.adaptation_cards import (
    add_raises,
    can_raise_any,
    raise_denial,
    raise_level,
)
from wildtable.games.wildlife.rules.events import happen
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.terrain_cards import (
    act_in_terrain,
    add_terrain_moves,
    can_act_in_terrain,
    terrain_denial,
)
from wildtable.games.wildlife.rules.turn_end import finish_action
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial


def use_card(table: Board, user: int, card: int, *, bought: bool, forced: bool = False) -> None:
    """A card is played, or bought and paid for. What it does is the user's choice."""
    if card >= FIRST_EVENT and not bought:
        happen(table, user, card)  # LIF-R4 a played event always takes place
        return
    if card < FIRST_EVENT and not is_of_use(table, user, card, bought=bought):
        if table.news is not None:  # LIF-9.2 nothing can be done: nobody is asked
            table.tell(IDLE.at(user, card))
        return
    push(table.stack, CARD_USE, user, card, int(bought), 0, int(forced))


def is_of_use(table: Board, user: int, card: int, *, bought: bool) -> bool:
    """Whether a card that is no event lets its user do anything."""
    if card == ADAPTATION_CARD:
        return can_raise_any(table, user)
    if card == ABILITY_CARD:
        return can_take_any(table, user)
    if card == JOKER:
        return any([is_of_use(table, user, kind, bought=bought) for kind in range(JOKER)])
    return can_act_in_terrain(table, user, card, bought=bought)


@final
class UsingCard(Decision[Board]):
    """LIF-9 to LIF-12 what a card does for its user; LIF-R6 whether a bought event happens."""

    def legal(self, table: Board, seat: int) -> list[int]:
        stack = table.stack
        card, bought = field(stack, USED_CARD), field(stack, BOUGHT) == 1
        if field(stack, FORCED) == 1:  # LIF-R35 only Intelligence keeps a play for the auction
            return [USE_AS + ABILITY_CARD if card == JOKER else TAKE + INTELLIGENCE]
        moves: list[int] = []
        if card < TERRAINS:
            add_terrain_moves(table, seat, card, moves, bought=bought)
        elif card == ADAPTATION_CARD:
            add_raises(table, seat, moves)
        elif card == ABILITY_CARD:
            add_takes(table, seat, moves)
        elif card == JOKER:
            kinds = [kind for kind in range(JOKER) if is_of_use(table, seat, kind, bought=bought)]
            moves.extend([USE_AS + kind for kind in kinds])
        else:
            moves.append(RESOLVE)
        moves.append(FORGO)  # LIF-R4, of a joker also once it is declared
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        card = field(table.stack, USED_CARD)
        if MIGRATE <= move < RAISE:
            bought = field(table.stack, BOUGHT) == 1
            denial = _kind_denial(table, card, min(card, TERRAINS - 1))
            return denial or terrain_denial(table, seat, card, move, bought=bought)
        if RAISE <= move < RAISE + TERRAINS:
            denial = _kind_denial(table, card, ADAPTATION_CARD)
            return denial or raise_denial(table, seat, move - RAISE)
        if TAKE <= move < TAKE + ABILITIES:
            return _take_denial(table, seat, card, move - TAKE)
        if USE_AS <= move < USE_AS + CARDS:
            return _joker_denial(table, seat, card, move - USE_AS)
        if move == RESOLVE and card >= FIRST_EVENT:
            return None
        if move == FORGO:
            forced = field(table.stack, FORCED) == 1
            return Denial("LIF-R35", "must-take-intelligence") if forced else None
        return not_now(table, seat, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        card = field(stack, USED_CARD)
        if move == FORGO:  # LIF-9.10, LIF-14.15 the card is spent all the same
            finish_action(table)
        elif move == RESOLVE:
            pop(stack)
            happen(table, seat, card)
        elif move >= USE_AS:
            # LIF-12.3 decided when it is used, LIF-12.4 by a buyer as well
            put(stack, USED_CARD, move - USE_AS)
            put(stack, DECLARED, 1)
        elif move >= TAKE:
            take(table, seat, move - TAKE)
        elif move >= RAISE:
            raise_level(table, seat, move - RAISE)
            finish_action(table)
        else:
            act_in_terrain(table, seat, move)


# --- denials ------------------------------------------------------------------------------------


def _take_denial(table: Board, seat: int, card: int, ability: int) -> Denial | None:
    denial = _kind_denial(table, card, ABILITY_CARD)
    if denial is None and field(table.stack, FORCED) == 1 and ability != INTELLIGENCE:
        return Denial("LIF-R35", "must-take-intelligence")
    return denial or take_denial(table, seat, ability)


def _joker_denial(table: Board, seat: int, card: int, kind: int) -> Denial | None:
    denial = _kind_denial(table, card, JOKER)
    if denial is not None:
        return denial
    if kind >= FIRST_EVENT:  # LIF-12.2
        return Denial("LIF-12.2", "joker-is-no-event")
    if kind == JOKER:  # LIF-12.1
        return Denial("LIF-12.1", "joker-as-what")
    if field(table.stack, FORCED) == 1 and kind != ABILITY_CARD:
        return Denial("LIF-R35", "must-take-intelligence")
    if not is_of_use(table, seat, kind, bought=field(table.stack, BOUGHT) == 1):
        words = {"card": table.content.card_names[kind]}
        return Denial("LIF-R28", "joker-would-do-nothing", words)
    return None


def _kind_denial(table: Board, card: int, wanted: int) -> Denial | None:
    """The rule that says what a card of this kind does, if it is not of the wanted kind."""
    if card == wanted:
        return None
    words = {"card": table.content.card_names[card]}
    if card < TERRAINS:  # LIF-9.1 one action in an area of the shown terrain
        return Denial("LIF-9.1", "card-does-not-do-that", words)
    if card == ADAPTATION_CARD:
        return Denial("LIF-10.1", "card-does-not-do-that", words)
    if card == ABILITY_CARD:
        return Denial("LIF-11.1", "card-does-not-do-that", words)
    if card == JOKER:
        return Denial("LIF-12.3", "declare-joker-first")
    return Denial("LIF-13.1", "card-does-not-do-that", words)
