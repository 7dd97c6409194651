"""Defence: cards that stop the damage of an attack, and what happens without them.

Where cards go afterwards (WLD-13.14) is in `deck.py`.
"""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import NO_CHARACTER
from wildtable.games.wildlands.frames import ATTACK_FLAG, ATTACKED, BLAST_SPACE, DEFENDING
from wildtable.games.wildlands.moves import (
    AREA_FLAG,
    COVER_FLAG,
    DECLINE,
    DEFEND,
    DEFENDED,
    FLAGS,
    KINDS,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.damage import hurt
from wildtable.games.wildlands.rules.deck import holds, kinds_in, put_in_play
from wildtable.games.wildlands.rules.refusals import not_now, wait
from wildtable.games.wildlands.rules.table import characters_at, owner_of
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, top
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK_WINDOW, Turn, ask_window


def defence_cards(table: Board, flag: int, target: int) -> int:
    """Ordinary cards that stop an attack on a character.

    WLD-13.2 by its own flag or an open one; WLD-13.3 to WLD-13.8 which flag stops which, as
    content/game.toml has it; WLD-13.4 heavy melee is not among them.
    """
    content = table.content
    found = 0
    for defence in content.defences[flag]:
        if defence != COVER_FLAG or content.cover[table.where[target]]:  # WLD-13.6
            for defender in defenders_of(table, target):
                found |= content.flag_cards[FLAGS * defender + defence]
    return found


def defenders_of(table: Board, target: int) -> list[int]:
    """Whose flags defend a character: its own, WLD-R58 as an option also those of friends there."""
    if not table.content.friends_defend:
        return [target]
    here = characters_at(table, table.where[target])
    return [friend for friend in here if owner_of(table, friend) == owner_of(table, target)]


def begin_defence(table: Board, flag: int, attacker: int, target: int) -> None:
    """WLD-13.1 the controller is asked, WLD-13.16 whoever's turn it is.

    WLD-R26 whatever is in hand, but not with an empty one.
    """
    if table.held[owner_of(table, target)] > 0:
        push(table.stack, DEFENDING, flag, attacker, target)
    else:
        hurt(table, target, table.content.damage[flag])
        finish_action(table)


def defended(table: Board, seat: int) -> int:
    """The character that a seat may defend now."""
    if top(table.stack) == DEFENDING:
        return field(table.stack, ATTACKED)
    for character in table.threatened:
        if owner_of(table, character) == seat:
            return character
    return NO_CHARACTER


class Defending(Decision[Board]):
    """WLD-13.1, WLD-13.13 the attacked player plays a card, or none.

    WLD-24.5 none says nothing of the hand, since any hand but an empty one is asked.
    """

    def turn(self, table: Board) -> Turn:
        return ASK_WINDOW[owner_of(table, field(table.stack, ATTACKED))]

    def legal(self, table: Board, seat: int) -> list[int]:
        target = defended(table, seat)
        usable = table.hand[seat] & defence_cards(table, field(table.stack, ATTACK_FLAG), target)
        first = DEFEND + KINDS * table.factions[seat]
        return [DECLINE, *[first + kind for kind in kinds_in(usable)]]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not DEFEND <= move <= DECLINE:
            return not_now(table, seat, move)
        return None if move == DECLINE else check_defence(table, seat, move - DEFEND)

    def apply(self, table: Board, seat: int, move: int) -> None:
        """WLD-13.9 a card stops all damage of the attack to this character."""
        target = field(table.stack, ATTACKED)
        damage = table.content.damage[field(table.stack, ATTACK_FLAG)]
        pop(table.stack)
        if move == DECLINE:
            hurt(table, target, damage)
        else:
            play_defence(table, seat, move - DEFEND, target)
        finish_action(table)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait(table, seat, "WLD-13.1", "others-defend")


def check_defence(table: Board, seat: int, card: int) -> Denial | None:
    content = table.content
    name = content.card_names[card]
    if not holds(table, seat, card):
        return Denial("WLD-13.1", "not-in-hand", {"card": name})
    if card % KINDS == WILD:
        return Denial("WLD-13.12", "wild-is-no-defence")
    target = defended(table, seat)
    flag = field(table.stack, ATTACK_FLAG)
    in_cover = content.cover[table.where[target]]
    useless = False
    able = 0  # who may defend it, a bit for each position
    for defender in defenders_of(table, target):
        able |= 1 << defender % TEAM
    for defence in content.defences[flag]:
        if content.users[FLAGS * card + defence] & able:
            if defence != COVER_FLAG or in_cover:
                return None
            useless = True
    if useless:
        return Denial("WLD-13.6", "not-in-cover", {"card": name})
    who = content.character_names[target]
    rule = ("WLD-13.3", "WLD-13.3", "WLD-13.5", "WLD-13.5", "WLD-13.7")[flag]
    return Denial(rule, "stops-nothing", {"card": name, "character": who})


def play_defence(table: Board, seat: int, card: int, target: int) -> None:
    put_in_play(table, seat, card)
    if table.news is not None:
        table.tell(DEFENDED.at(target, card))


# --- area attacks -------------------------------------------------------------------------------


@final
class Blasting(Defending):
    """WLD-13.15 all who are hit by an area attack decide, for one character after the other."""

    def turn(self, table: Board) -> Turn:
        asked = blast_defenders(table)
        one = table.content.blast_clockwise or asked == 1 << table.acting
        return ASK_WINDOW[asked.bit_length() - 1] if one else ask_window(asked)

    def apply(self, table: Board, seat: int, move: int) -> None:
        target = defended(table, seat)
        if move != DECLINE:
            play_defence(table, seat, move - DEFEND, target)
            table.saved.append(target)
        decide(table, seat, target)


def begin_blast(table: Board) -> None:
    """Who has a card is asked for each character; WLD-13.11 the acting player, too."""
    for character in characters_at(table, field(table.stack, BLAST_SPACE)):
        if table.held[owner_of(table, character)] > 0:
            table.threatened.append(character)
    if not table.threatened:
        explode(table)


def blast_defenders(table: Board) -> int:
    """WLD-13.15 opponents decide at the same time, a bit each; the acting player after them.

    WLD-R15 an option asks them one after another, from the acting player's left.
    """
    mask = 0
    for character in table.threatened:
        mask |= 1 << owner_of(table, character)
    if table.content.blast_clockwise:
        seat = (table.acting + 1) % table.seats
        while mask >> seat & 1 == 0:
            seat = (seat + 1) % table.seats
        return 1 << seat
    others = mask & ~(1 << table.acting)
    return others if others else mask


def decide(table: Board, seat: int, character: int) -> None:
    """A character is dealt with; WLD-13.10 the next one needs a card of its own."""
    table.threatened.remove(character)
    if table.held[seat] == 0:
        table.threatened = [each for each in table.threatened if owner_of(table, each) != seat]
    if seat != table.acting and not table.content.blast_clockwise:
        left = [each for each in table.threatened if owner_of(table, each) != table.acting]
        if not left:
            table.barrier = True  # the last sealed answer
    if not table.threatened:
        explode(table)


def explode(table: Board) -> None:
    """WLD-12.7 all damage at the same moment."""
    damage = table.content.damage[AREA_FLAG]
    space = field(table.stack, BLAST_SPACE)
    pop(table.stack)
    for character in characters_at(table, space):
        if character not in table.saved:
            hurt(table, character, damage)
    table.saved.clear()
    finish_action(table)
