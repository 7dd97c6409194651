"""The buttons: a verb with its object; one of them is primary, the end stands apart."""

from wildtable.games.wildlands.frames import (
    ATTACK_FLAG,
    BLAST,
    CARD_USE,
    CHOOSING,
    DEFENDING,
    INTERRUPTING,
    PAYING,
    RALLYING,
    TARGETING,
    TURN,
    WINDOW,
)
from wildtable.games.wildlands.moves import DRAW_TWO, END, INTERRUPT, STAY
from wildtable.games.wildlands.rules.defence import defended
from wildtable.games.wildlands.rules.reveal import reveal_is_due
from wildtable.games.wildlands.rules.wild import wild_draw
from wildtable.games.wildlands.scene.flags import CARDS_DRAWN, GLYPHS, INTERRUPTS
from wildtable.games.wildlands.scene.hints import cards_at_end, could_act
from wildtable.games.wildlands.scene.names import named
from wildtable.games.wildlands.scene.pieces import health_left
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Action
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase


def actions_of(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    kind = top(state.stack)
    if kind == CHOOSING:
        return []
    if kind in (TURN, INTERRUPTING):
        return between(state, seat, moves)
    if kind == CARD_USE:
        return uses(state, seat, moves)
    if kind == WINDOW:
        return answers(state, seat, moves)
    if kind in (DEFENDING, BLAST):
        return defences(state, seat, moves)
    if kind == TARGETING:
        return [Action("target", Phrase("do-target"), "gi-hearts")]
    if kind == PAYING:
        return [Action("add", Phrase("do-add"), "gi-card-play")]
    if kind == RALLYING:
        return rallies(moves)
    return [Action("assign", Phrase("do-assign"), "gi-treasure-map")]


def between(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    """The end; cards and characters are picked themselves, and say why not.

    Where nothing else can be done, the end is what one is asked for.
    """
    may = END in moves
    return [
        Action(
            "end",
            end_label(state, seat),
            "gi-player-next",
            reason=None if may else why_no_end(state),
            primary=moves == [END],
            ends=True,
        )
    ]


def end_label(state: WildlandsState, seat: int) -> Phrase:
    if top(state.stack) != TURN:
        return Phrase("label-finish")
    return Phrase("label-end", {"count": cards_at_end(state, seat)})


def why_no_end(state: WildlandsState) -> Phrase:
    return Phrase("reason-reveal-first" if reveal_is_due(state) else "reason-play-first")


def uses(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    """What is not picked on the table."""
    if DRAW_TWO not in moves:
        return []
    count = Phrase("label-draw-two", {"count": wild_draw(state, state.held[seat])})
    return [Action("draw-two", count, CARDS_DRAWN, primary=moves == [DRAW_TWO])]


def rallies(moves: list[int]) -> list[Action]:
    actions = [Action("rally", Phrase("do-rally"), GLYPHS["rally"])] if moves != [STAY] else []
    if STAY in moves:
        actions.append(Action("stay", Phrase("label-stay"), primary=moves == [STAY]))
    return actions


def answers(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    """Who has no wild card is asked as well, so that nobody learns it."""
    reason = None if INTERRUPT in moves else Phrase("reason-no-wild")
    breaks_in = INTERRUPT in moves and could_act(state, seat)
    return [
        Action("pass", Phrase("label-pass"), primary=not breaks_in),
        Action(
            "interrupt", Phrase("label-interrupt"), INTERRUPTS, reason=reason, primary=breaks_in
        ),
    ]


def defences(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    character = defended(state, seat)
    damage = state.content.damage[field(state.stack, ATTACK_FLAG)]
    words: dict[str, str | int] = {**named(state, character).args, "damage": damage}
    words["deadly"] = int(health_left(state, character) <= damage)
    alone = len(moves) == 1
    take = Action("decline", Phrase("label-decline", words), "gi-hearts", primary=alone)
    reason = Phrase("reason-no-defence") if alone else None
    defend = Action("defend", Phrase("do-defend"), GLYPHS["shield"], reason=reason,
                    primary=not alone)  # fmt: skip
    return [take, defend]
