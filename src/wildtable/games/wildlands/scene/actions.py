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
from wildtable.games.wildlands.moves import DRAW_TWO, END, INTERRUPT, STAY, use_of
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.turn import reveal_is_due
from wildtable.games.wildlands.scene.flags import CARDS_DRAWN, FAMILIES, GLYPHS, INTERRUPTS
from wildtable.games.wildlands.scene.hints import end_hint, end_label
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Action
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase


def actions_of(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    kind = top(state.stack)
    if kind == CHOOSING:
        return choices(state, moves)
    if kind in (TURN, INTERRUPTING):
        return between(state, seat, moves)
    if kind == CARD_USE:
        return uses(moves)
    if kind == WINDOW:
        return answers(moves)
    if kind in (DEFENDING, BLAST):
        return defences(state, moves)
    if kind == TARGETING:
        return [Action("target", Phrase("do-target"), "gi-hearts")]
    if kind == PAYING:
        return [Action("add", Phrase("do-add"), "gi-card-play")]
    if kind == RALLYING:
        return rallies(moves)
    return [Action("assign", Phrase("do-assign"), "gi-treasure-map")]


def choices(state: WildlandsState, moves: list[int]) -> list[Action]:
    names = state.content.faction_names
    return [
        Action(f"choose {names[move]}", Phrase("label-choose", {"faction": names[move]}),
               f"sign-{names[move]}", Phrase("faction-hook", {"faction": names[move]}))
        for move in moves
    ]  # fmt: skip


def between(state: WildlandsState, seat: int, moves: list[int]) -> list[Action]:
    """Reveal, play, or end. Where nothing else can be done, the end is what one is asked for."""
    families = {state.content.moves.text(move).split(" ", 1)[0] for move in moves}
    actions = []
    if "reveal" in families:
        actions.append(Action("reveal", Phrase("do-reveal"), "gi-hood"))
    play = Phrase("do-play")
    if "play" in families:
        actions.append(Action("play", play, "gi-card-play"))
    else:
        actions.append(Action("play", play, "gi-card-play", reason=why_no_play(state, seat)))
    end = Action(
        "end",
        end_label(state, seat),
        "gi-player-next",
        end_hint(state, seat) if END in moves else None,
        None if END in moves else why_no_end(state),
        primary=moves == [END],
        ends=True,
    )
    return [*actions, end]


def why_no_play(state: WildlandsState, seat: int) -> Phrase:
    if reveal_is_due(state):
        return Phrase("reason-reveal-first")
    return Phrase("reason-no-use" if hand_of(state, seat) else "reason-no-cards")


def why_no_end(state: WildlandsState) -> Phrase:
    return Phrase("reason-reveal-first" if reveal_is_due(state) else "reason-play-first")


def uses(moves: list[int]) -> list[Action]:
    """Every family of uses that the card has, by its word."""
    found: dict[str, str] = {}
    for move in moves:
        name, glyph = ("draw-two", CARDS_DRAWN) if move == DRAW_TWO else FAMILIES[use_of(move)[0]]
        found[name] = glyph
    alone = len(found) == 1 and DRAW_TWO in moves
    return [
        Action(name, Phrase(f"do-{name}"), glyph, primary=alone) for name, glyph in found.items()
    ]


def rallies(moves: list[int]) -> list[Action]:
    actions = [Action("rally", Phrase("do-rally"), GLYPHS["rally"])] if moves != [STAY] else []
    if STAY in moves:
        actions.append(Action("stay", Phrase("label-stay"), primary=moves == [STAY]))
    return actions


def answers(moves: list[int]) -> list[Action]:
    """Who has no wild card is asked as well, so that nobody learns it."""
    can = INTERRUPT in moves
    reason = None if can else Phrase("reason-no-wild")
    return [
        Action("pass", Phrase("label-pass"), primary=not can),
        Action("interrupt", Phrase("label-interrupt"), INTERRUPTS, reason=reason, primary=can),
    ]


def defences(state: WildlandsState, moves: list[int]) -> list[Action]:
    damage = state.content.damage[field(state.stack, ATTACK_FLAG)]
    alone = len(moves) == 1
    take = Action("decline", Phrase("do-decline", {"damage": damage}), "gi-hearts", primary=alone)
    reason = Phrase("reason-no-defence") if alone else None
    return [take, Action("defend", Phrase("do-defend"), GLYPHS["shield"], reason=reason)]
