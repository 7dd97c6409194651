"""One pick for a whole walk: fields farther away and targets, with what the way there costs."""

from typing import Final

from msgspec import structs

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import ATTACK, SPAN, STEP
from wildtable.games.wilderness.scene.effects import attack_hint, going_hint, taking
from wildtable.games.wilderness.scene.hints import attack_phrase, element_won
from wildtable.games.wilderness.scene.layouts import at_field
from wildtable.games.wilderness.scene.ways import Route, Scout
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Effect
from wildtable.kernel.scene import Hint, Phrase, Shortcut, Stroke

MOVE_FIRST: Final = "move-first"  # why an attack has to wait


def walks_of(
    content: WildernessContent, state: WildernessState, moves: list[int], scout: Scout
) -> list[tuple[Shortcut, Hint]]:
    """Where nothing stings or watches on the way; tokens for it are named before it is picked."""
    ways = scout.ways()
    found = [
        walk(content, state, scout, goal, way)
        for goal, way in ways.items()
        if way.dangers == 0 and STEP + goal not in moves and scout.may_stand(goal)
    ]
    found += [
        charge(content, state, scout, goal, way)
        for goal, way in scout.launches(ways).items()
        if way.dangers == 0 and ATTACK + goal not in moves and STEP + goal not in moves
    ]
    return found


def early_strikes(content: WildernessContent, state: WildernessState, scout: Scout) -> list[Hint]:
    """NES-11.4 whoever stands beside an animal that has to move before it may strike."""
    board, reached = state.board, scout.launches(scout.ways())
    found = []
    for near in board.orthogonal[scout.here] + board.diagonal[scout.here]:
        denial = state.why_not(scout.seat, ATTACK + near)
        if denial is not None and denial.message == MOVE_FIRST and near not in reached:
            note = Effect(at_field(near), "note", Phrase("effect-move-first"))
            text = content.moves.text(ATTACK + near)
            found.append(Hint(text, Phrase(MOVE_FIRST, denial.args), effects=[note]))
    return found


def walk(
    content: WildernessContent, state: WildernessState, scout: Scout, goal: int, way: Route
) -> tuple[Shortcut, Hint]:
    chain = step_texts(content, way.path)
    said = Phrase(
        "hint-walk",
        {
            "steps": scout.used + way.cost,
            "speed": scout.speed,
            "tokens": scout.tokens(way.cost),
            "element": element_won(state, scout.seat, goal),
        },
    )
    hint = going_hint(state, ",".join(chain), said, goal, way.cost, taking(state, goal))
    return Shortcut(at_field(goal), chain), along(hint, way)


def charge(
    content: WildernessContent, state: WildernessState, scout: Scout, goal: int, way: Route
) -> tuple[Shortcut, Hint]:
    """To where the attack is launched, and the attack."""
    chain = [*step_texts(content, way.path[:-1]), content.moves.text(ATTACK + goal)]
    said = attack_phrase(state, goal, scout.tokens(way.cost), 0)
    hint = attack_hint(state, ",".join(chain), said, goal, way.cost)
    return Shortcut(at_field(goal), chain), along(hint, way)


def step_texts(content: WildernessContent, path: tuple[int, ...]) -> list[str]:
    return [content.moves.text(STEP + place) for place in path[1:]]


def along(hint: Hint, way: Route) -> Hint:
    """With the way drawn over the board."""
    corners = [f"{place % SPAN + 0.5} {place // SPAN + 0.5}" for place in way.path]
    return structs.replace(hint, lines=[Stroke("board", f"M{'L'.join(corners)}", kind="path")])
