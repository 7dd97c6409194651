"""What a game must bring, named before anything is played: methods, and what they give back."""

from collections.abc import Callable
from pathlib import PurePath
from random import Random
from traceback import extract_tb
from typing import Any

import msgspec

from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.game import Content, Game, Outcome, State
from wildtable.kernel.kit.promises import Broken
from wildtable.kernel.kit.scene_promises import check_inside, check_names
from wildtable.kernel.scene import Layout, Scene
from wildtable.kernel.turn import CHANCE, MOST_SEATS, SPECTATOR, Turn

GAME_METHODS = ("content", "start", "load", "layouts", "scene")
STATE_METHODS = ("clone", "redeal", "outcome", "dump", "audit")
DECIDING = ("turn", "legal", "chance", "apply")  # the kernel's own: decisions bring what they need


def check_shape(game: Game) -> None:
    """Hold a game to its shape at the start of a match. Raises Broken."""
    _has_methods(type(game), Game, GAME_METHODS)
    _check_facts(game)
    seats = game.seats[0]
    content = _ask("content", Content, game.content, game.with_defaults({}, seats))
    state = _ask("start", State, game.start, content, seats)
    _has_methods(type(state), State, STATE_METHODS)
    own = [name for name in DECIDING if getattr(type(state), name) is not getattr(State, name)]
    if own:
        raise Broken(f"{type(state).__name__} has its own {', '.join(own)}: that is for decisions")
    for decision in state.decisions:
        by_chance = isinstance(decision, ChanceDecision)
        wanted = ("chance", "apply") if by_chance else ("legal", "apply", "why_not")
        _has_methods(type(decision), ChanceDecision if by_chance else Decision, wanted)
    _check_answers(state)
    layouts = _ask("layouts", list, game.layouts, content)
    _check_struct("layouts", layouts, list[Layout])
    check_names(layouts)
    check_inside(layouts)
    for viewer in (*range(seats), SPECTATOR):
        scene = _ask("scene", Scene, game.scene, content, state, viewer)
        _check_struct("scene", scene, Scene)


def _has_methods(mine: type, base: type, names: tuple[str, ...]) -> None:
    missing = [name for name in names if getattr(mine, name) is getattr(base, name)]
    if missing:
        raise Broken(f"{mine.__name__} has no {', '.join(missing)}")


def _check_facts(game: Game) -> None:
    counts = [count for count in game.seats if type(count) is int and 1 <= count <= MOST_SEATS]
    if not counts or counts != game.seats:
        raise Broken(f"seats are numbers of players, 1 to {MOST_SEATS}, not {game.seats}")
    if type(game.limit) is not int or game.limit < 1:
        raise Broken(f"limit is how many moves a match has at most, not {game.limit!r}")
    names = [option.name for option in game.options]
    for name in names:
        if names.count(name) > 1:
            raise Broken(f"there are two options {name!r}")


def _check_answers(state: State) -> None:
    turn = _ask("turn", Turn, state.turn)
    for seat in turn.seats:
        moves = _ask("legal", list, state.legal, seat)
        if any([type(move) is not int for move in moves]):
            raise Broken(f"legal gives {moves}, not numbers of moves")
    if turn.seat == CHANCE:
        outcomes = _ask("chance", list, state.chance)
        if any([type(each) is not tuple or len(each) != 2 for each in outcomes]):
            raise Broken(f"chance gives {outcomes}, not pairs of a move and its weight")
    outcome = _asked("outcome", state.outcome)
    if outcome is not None and not isinstance(outcome, Outcome):
        raise Broken(f"outcome gives {_a(outcome)}, not an Outcome or None")
    _ask("dump", dict, state.dump)
    _ask("dump", dict, state.dump, 0)
    _ask("audit", list, state.audit)
    _ask("clone", type(state), state.clone)
    _ask("redeal", type(state), state.redeal, 0, Random(0))


def _check_struct(name: str, found: object, wanted: Any) -> None:
    """Structs take anything when they are made; this is what would be sent."""
    try:
        msgspec.convert(msgspec.to_builtins(found), wanted)
    except (msgspec.ValidationError, TypeError) as error:
        raise Broken(f"{name} gives something that can't be sent: {error}") from error


def _ask(name: str, wanted: type, method: Callable[..., object], *arguments: object) -> Any:
    """What a method gives, which must be of a type."""
    found = _asked(name, method, *arguments)
    if not isinstance(found, wanted):
        raise Broken(f"{name} gives {_a(found)}, not a {wanted.__name__}")
    return found


def _asked(name: str, method: Callable[..., object], *arguments: object) -> object:
    try:
        return method(*arguments)
    except Exception as error:
        raise Broken(raised(error, name)) from error


def _a(found: object) -> str:
    return "nothing" if found is None else f"a {type(found).__name__}"


def raised(error: Exception, method: str = "") -> str:
    """An exception of a game in words: which method raised it, and where."""
    frames = extract_tb(error.__traceback__)
    own = [each for each in frames if "wildtable/kernel/" not in each.filename.replace("\\", "/")]
    last = (own or frames)[-1]
    name = method or (own or frames)[0].name
    inside = "" if last.name == name else f", in {last.name}"
    where = f"{PurePath(last.filename).name}, line {last.lineno}{inside}"
    return f"{name} raises {type(error).__name__}: {error} ({where})"
