"""Between two actions, in a turn or an interrupt: reveal somebody, play a card, or end it."""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import ACTED, CARD_USE, DECLARED, INTERRUPTING, TURN
from wildtable.games.wildlands.moves import (
    DRAW_TWO,
    END,
    FLAGS,
    KINDS,
    MOVE,
    NO_FLAG,
    PLAY,
    REVEAL,
    TEAM,
    USES,
    WILD,
    flag_of,
)
from wildtable.games.wildlands.rules.card_play import add_uses, check_use
from wildtable.games.wildlands.rules.deck import hand_of, holds, kinds_in, put_in_play
from wildtable.games.wildlands.rules.interrupt import end
from wildtable.games.wildlands.rules.refusals import check_user, not_now, wait_for_actor
from wildtable.games.wildlands.rules.reveal import (
    add_reveals,
    check_reveal,
    reveal,
    reveal_is_due,
)
from wildtable.games.wildlands.rules.table import first_of
from wildtable.games.wildlands.rules.turn import must_play
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import push, put, top
from wildtable.kernel.game import Denial


@final
class Acting(Decision[Board]):
    """WLD-4.1, WLD-17.9 actions and reveals in any order, or the end.

    WLD-6.1 for who is at turn or interrupted last. WLD-4.6 as many actions as there are cards for,
    by anybody.
    """

    def legal(self, table: Board, seat: int) -> list[int]:
        moves: list[int] = []
        if not reveal_is_due(table):
            add_plays(table, seat, moves)
            if not moves or not must_play(table):
                moves.append(END)  # WLD-4.5 even without an action
        add_reveals(table, seat, moves)  # WLD-21.4 these and the end need no card
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not REVEAL <= move < MOVE:
            return not_now(table, seat, move)
        if move < END:
            return check_reveal(table, seat, move - REVEAL)
        interrupting = top(table.stack) == INTERRUPTING
        if reveal_is_due(table):
            rule = "WLD-R5" if interrupting else "WLD-4.7" if move == END else "WLD-4.2"
            return Denial(rule, "reveal-first")
        if move != END:
            return check_play(table, seat, move - PLAY)
        if must_play(table) and can_play(table, seat):
            return Denial("WLD-R51" if interrupting else "WLD-R4", "play-before-the-end")
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move < END:
            reveal(table, move - REVEAL)
        elif move == END:
            end(table)
        else:
            play(table, seat, move - PLAY)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait_for_actor(table, seat)


def can_play(table: Board, seat: int) -> bool:
    """Whether any card of the hand passes its check."""
    return any([check_play(table, seat, card) is None for card in hand_of(table, seat)])


def add_plays(table: Board, seat: int, moves: list[int]) -> None:
    first = KINDS * table.factions[seat]
    hand, wilds = table.hand[seat], table.wilds[seat]
    for kind in kinds_in(hand):
        card = first + kind
        if is_playable(table, seat, card, hand & ~(1 << kind), wilds):
            moves.append(PLAY + card)
    if wilds and is_playable(table, seat, first + WILD, hand, wilds - 1):
        moves.append(PLAY + first + WILD)


def is_playable(table: Board, seat: int, card: int, rest: int, wilds: int) -> bool:
    """WLD-6.12 whether there is anything to do with a card; most often it is a step."""
    content = table.content
    icons = content.icons[card]
    first = first_of(table, seat)
    for place in range(TEAM):
        if icons >> place & 1:
            space = table.where[first + place]
            if space >= 0 and content.walkable[space]:
                return True
    uses: list[int] = []
    add_uses(table, seat, card, rest, wilds, uses)
    return len(uses) > 0


def check_play(table: Board, seat: int, card: int) -> Denial | None:
    name = table.content.card_names[card]
    if not holds(table, seat, card):
        return Denial("WLD-6.4", "not-in-hand", {"card": name})
    others = hand_of(table, seat)
    others.remove(card)
    if has_use(table, seat, card, others):
        return None
    return Denial("WLD-6.12", "no-use", {"card": name})


def has_use(table: Board, seat: int, card: int, hand: list[int]) -> bool:
    """Whether any use of a card passes its check."""
    if check_use(table, seat, card, hand, DRAW_TWO) is None:
        return True
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        if check_user(table, seat, character) is not None:
            continue
        for family, size in USES:
            flag = flag_of(family)
            if flag != NO_FLAG and table.content.users[FLAGS * card + flag] == 0:
                continue
            start = family + size * character
            for use in range(start, start + size):
                if check_use(table, seat, card, hand, use) is None:
                    return True
    return False


def play(table: Board, seat: int, card: int) -> None:
    if top(table.stack) == TURN:
        put(table.stack, DECLARED, 0)
    put(table.stack, ACTED, 1)
    put_in_play(table, seat, card)
    push(table.stack, CARD_USE, card)
