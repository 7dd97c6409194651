"""What is refused whatever the decision: a move that belongs to another moment."""

from typing import Final

from wildtable.games.defenders.moves import (
    AIM,
    BEGIN,
    BLIND,
    CHOOSE,
    DIE,
    DRAW,
    EAT,
    END,
    HARDEN,
    KILL,
    LAY,
    LEAD,
    MACHINE,
    MIX,
    MOVE,
    ROLL,
    SETTLE,
    SHARE,
    SHIFT,
    TAKE,
    TEAM_UP,
    TRIGGER,
    TURN_CORE,
    TURN_UP,
)
from wildtable.kernel.game import Denial

# The first move of each group of families, the rule that says when they are made, and the message.
MOMENTS: Final = (
    (TAKE, "DEF-2.22", "only-in-set-up"),
    (LEAD, "DEF-2.31", "only-in-set-up"),
    (MIX, "DEF-28.2", "only-in-set-up"),
    (SETTLE, "DEF-2.43", "only-in-set-up"),
    (CHOOSE, "DEF-3.2", "only-when-choosing"),
    (BLIND, "DEF-28.7", "only-when-choosing"),
    (TRIGGER, "DEF-3.10", "only-at-the-reveal"),
    (AIM, "DEF-29.1", "no-ability-asks"),
    (SHIFT, "DEF-32.6", "no-ability-asks"),
    (MOVE, "DEF-4.4", "only-in-your-turn"),
    (EAT, "DEF-18.7", "only-in-your-turn"),
    (TEAM_UP, "DEF-4.10", "only-in-your-turn"),
    (SHARE, "DEF-5.4", "only-in-your-turn"),
    (ROLL, "DEF-9.3", "no-roll-due"),
    (END, "DEF-4.4", "only-in-your-turn"),
    (LAY, "DEF-2.2", "chance-decides"),
    (TURN_CORE, "DEF-2.7", "chance-decides"),
    (HARDEN, "DEF-2.40", "chance-decides"),
    (DRAW, "DEF-7.3", "chance-decides"),
    (BEGIN, "DEF-2.47", "chance-decides"),
    (TURN_UP, "DEF-3.4", "chance-decides"),
    (DIE, "DEF-9.3", "chance-decides"),
    (KILL, "DEF-9.18", "chance-decides"),
    (MACHINE, "DEF-19.1", "chance-decides"),
)


def not_now(move: int) -> Denial:
    rule, message = "", ""
    for first, its_rule, its_message in MOMENTS:
        if move >= first:
            rule, message = its_rule, its_message
    return Denial(rule, message)
