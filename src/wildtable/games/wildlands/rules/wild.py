"""Draw two: what a wild card does for the player alone.

WLD-16.1 this is one of its three uses. As movement it has all icons (WLD-16.2, `payment.shows`)
but no flag (WLD-16.7, `card_play.check_flag`): in a step (WLD-16.3) or a climb (WLD-16.4,
`movement.py`), a rally (`rally.py`) and a claim (WLD-16.5, WLD-16.6, `claim.py`). The third is to
interrupt (`interrupt.py`).
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import WILD_DRAW
from wildtable.games.wildlands.rules.deck import begin_drawing, can_draw
from wildtable.kernel.frames import pop


def wild_draw(table: Board, held: int) -> int:
    """Cards to draw with `held` in hand: WLD-16.8 two, WLD-16.9 or one where two are too many.

    WLD-16.10 the wild card has left the hand; WLD-R22 an option counts it nevertheless.
    """
    content = table.content
    counted = held + 1 if content.count_hand_before else held
    if counted + content.wild_draw <= content.hand_limit:
        return content.wild_draw
    return 1


def can_draw_two(table: Board, seat: int) -> bool:
    """WLD-16.12 no character is needed, but WLD-6.12 something to draw."""
    return can_draw(table, seat)


def draw_two(table: Board, seat: int) -> None:
    """WLD-16.11 an action like any other, which ends when the cards are drawn."""
    pop(table.stack)
    begin_drawing(table, seat, wild_draw(table, table.held[seat]), WILD_DRAW)
