"""Card play: what a card that is played can be used for.

Who plays one and when (WLD-6.1, WLD-6.2) is in `acting.py` and `action.py`, actions of several
cards (WLD-6.7, WLD-6.13) in `several_cards.py`; `deck.discard_played` clears them away (WLD-6.11).
`refusals.check_user` says who can use one (WLD-6.4, WLD-6.6).
What is printed on the cards is in `content/`: WLD-6.9 the places of icons, WLD-9.1 nine flags,
WLD-9.7 and who has which. WLD-9.9 to WLD-9.11 are in `attack.py` and `action.py`.
"""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import CARD_USED
from wildtable.games.wildlands.moves import (
    ADD,
    AREA,
    AREA_FLAG,
    CLAIM,
    DRAW_TWO,
    FLAGS,
    HEAVY_MELEE,
    HEAVY_RANGED,
    KINDS,
    MELEE,
    MOVE,
    NO_FLAG,
    RALLY,
    RALLY_FLAG,
    RANGED,
    STAY,
    TEAM,
    WILD,
    flag_of,
    use_of,
)
from wildtable.games.wildlands.rules import claim, rally
from wildtable.games.wildlands.rules.attack import (
    add_attacks,
    check_area,
    check_melee,
    check_ranged,
    shoot,
    strike,
    throw,
)
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.fly import add_flights, check_flight, fly_to
from wildtable.games.wildlands.rules.movement import add_moves, check_move, move_by_card
from wildtable.games.wildlands.rules.rally_checks import check_rally
from wildtable.games.wildlands.rules.refusals import check_user, not_now, wait_for_actor
from wildtable.games.wildlands.rules.wild import can_draw_two, draw_two
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


@final
class CardUse(Decision[Board]):
    """WLD-6.3, WLD-9.3 a card does one thing; whatever else it could do is lost."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.acting]

    def legal(self, table: Board, seat: int) -> list[int]:
        moves: list[int] = []
        card = field(table.stack, CARD_USED)
        add_uses(table, seat, card, table.hand[seat], table.wilds[seat], moves)
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not MOVE <= move < ADD or move == STAY:
            return not_now(table, seat, move)
        return check_use(table, seat, field(table.stack, CARD_USED), hand_of(table, seat), move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move == DRAW_TWO:
            draw_two(table, seat)
            return
        family, user, to = use_of(move)
        if family == MOVE:
            move_by_card(table, user, to)
        elif family == CLAIM:
            claim.claim(table, user)
        elif family in (MELEE, HEAVY_MELEE):
            strike(table, flag_of(family), user, to)
        elif family in (RANGED, HEAVY_RANGED):
            shoot(table, flag_of(family), user, to)
        elif family == AREA:
            throw(table, user, to)
        elif family == RALLY:
            rally.begin_rally(table, seat, user, to)
        else:
            fly_to(table, user, to)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait_for_actor(table, seat)


def add_uses(table: Board, seat: int, card: int, rest: int, wilds: int, moves: list[int]) -> None:
    """WLD-6.4, WLD-6.5 all options of a card; `rest` and `wilds` are what else is in hand.

    WLD-6.8 icons count whatever flag is beside them; WLD-9.4, WLD-9.5 an open action is a flag for
    everybody, WLD-9.6 but no icon; WLD-6.10 nothing else on a card matters.
    """
    add_moves(table, seat, card, rest, wilds, moves)
    claim.add_claims(table, seat, card, rest, wilds, moves)
    if card % KINDS == WILD:
        if can_draw_two(table, seat):
            moves.append(DRAW_TWO)
        return
    for flag in table.content.actions[card]:  # WLD-9.8 shield and cover are not among them
        if flag <= AREA_FLAG:
            add_attacks(table, seat, card, flag, moves)
        elif flag == RALLY_FLAG:
            rally.add_rallies(table, seat, card, rest, wilds, moves)
        else:
            add_flights(table, seat, card, moves)


def check_use(table: Board, seat: int, card: int, hand: list[int], move: int) -> Denial | None:
    """A use of a card that is played, with `hand` as what else the seat holds."""
    if move == DRAW_TWO:
        if card % KINDS != WILD:
            return Denial("WLD-6.5", "not-wild")
        return None if can_draw_two(table, seat) else Denial("WLD-6.12", "nothing-to-draw")
    family, user, to = use_of(move)
    denial = check_user(table, seat, user) or check_flag(table, card, user, flag_of(family))
    if denial is not None:
        return denial
    if family == MOVE:
        return check_move(table, seat, card, hand, user, to)
    if family == CLAIM:
        return claim.check_claim(table, seat, card, hand, user)
    if family in (MELEE, HEAVY_MELEE):
        return check_melee(table, seat, user, to)
    if family in (RANGED, HEAVY_RANGED):
        return check_ranged(table, seat, flag_of(family), user, to)
    if family == AREA:
        return check_area(table, seat, user, to)
    if family == RALLY:
        return check_rally(table, seat, card, hand, user, to)
    return check_flight(table, user, to)


def check_flag(table: Board, card: int, user: int, flag: int) -> Denial | None:
    """WLD-9.2 whether the user may use the flag of the card, where a use needs one."""
    if flag == NO_FLAG:
        return None
    if card % KINDS == WILD:
        return Denial("WLD-16.7", "wild-is-no-flag")
    users = table.content.users[FLAGS * card + flag]
    if flag == RALLY_FLAG:  # a partner may move in a rally that somebody else calls
        return None if users else Denial("WLD-14.1", "no-rally-flag")
    if users >> user % TEAM & 1 == 0:
        name = table.content.character_names[user]
        return Denial("WLD-9.2", "no-such-flag", {"character": name})
    return None
