"""What every scene promises: it speaks in whole sentences and points only at what is there."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

import msgspec

from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.kit.face_promises import check_faces, check_kit
from wildtable.kernel.kit.promises import Broken, Halt, Promise
from wildtable.kernel.made_of import made_anew
from wildtable.kernel.moves import BadText
from wildtable.kernel.scene import Layout, Phrase, Prompt, Scene, Shortcut, Stroke
from wildtable.kernel.view import Choice, seen
from wildtable.kernel.words import addressed, words_of

S = TypeVar("S", bound=State)

ROUNDING = 0.01  # how far an element may stick out of its layout


def scenes_speak_in_words(halt: Halt, rng: Random) -> bool:
    """Whatever a scene or a layout says has English words, and every argument they ask for."""
    kit_speaks_in_words(halt.game, halt.content)
    for viewer in halt.viewers:
        for phrase in phrases(halt.game.scene(halt.content, halt.state, viewer)):
            spoken(halt.game, phrase)
    return True


def pieces_lie_on_the_table(halt: Halt, rng: Random) -> bool:
    """Pieces have ids of their own and lie on elements that are there."""
    for viewer in halt.viewers:
        check_pieces(halt.game, halt.content, halt.state, viewer)
    return True


def scenes_point_at_what_is_there(halt: Halt, rng: Random) -> bool:
    """Picks, shortcuts, hints, marks and lines are about elements, moves and boards that exist."""
    for viewer in halt.viewers:
        check_pointers(halt.game, halt.content, halt.state, viewer)
    return True


def faces_point_at_what_is_there(halt: Halt, rng: Random) -> bool:
    """Meters, seats, cards, effects, buttons and contests are about things that exist."""
    check_kit(halt.game, halt.content)
    for viewer in halt.viewers:
        scene, choices = seen(halt.game, halt.content, halt.state, viewer)
        places = elements(halt.game, halt.content) | {piece.id for piece in scene.pieces}
        check_faces(halt.game, halt.content, scene, choices, places)
    return True


def scenes_keep_what_stays(halt: Halt, rng: Random) -> bool:
    """A scene of parts that were made before is the one that would be made anew (`made_of.py`)."""
    viewer = rng.choice(list(halt.viewers))
    kept = halt.game.scene(halt.content, halt.state, viewer)
    with made_anew():
        anew = halt.game.scene(halt.content, halt.state, viewer)
    if msgspec.json.encode(kept) != msgspec.json.encode(anew):
        raise Broken(f"what {viewer} is shown is not what would be made anew: a field is missing")
    return True


SCENES: list[Promise] = [
    scenes_keep_what_stays,
    scenes_speak_in_words,
    pieces_lie_on_the_table,
    scenes_point_at_what_is_there,
    faces_point_at_what_is_there,
]

# --- one look -----------------------------------------------------------------------------------


def check_pieces(game: Game, content: Content, state: State, viewer: int) -> None:
    places = elements(game, content)
    pieces = game.scene(content, state, viewer).pieces
    _each_once([piece.id for piece in pieces], "piece")
    for piece in pieces:
        if piece.at not in places:
            raise Broken(f"the piece {piece.id!r} lies on {piece.at!r}, which is no element")


def check_pointers(game: Game, content: Content, state: State, viewer: int) -> None:
    boards, places = boards_of(game, content), elements(game, content)
    scene, choices = seen(game, content, state, viewer)
    for owner in {panel.owner for panel in scene.panels}:
        _each_once([panel.id for panel in scene.panels if panel.owner == owner], "panel")
    _each_once([overlay.id for overlay in scene.overlays], "overlay")
    _check_picks(scene, choices, places)
    _check_prompt(content, state, viewer, scene.prompt, choices)
    marked = [(shortcut.pick, "a shortcut picks") for shortcut in scene.prompt.shortcuts]
    for overlay in scene.overlays:
        marked += [(mark.at, f"the overlay {overlay.id!r} marks") for mark in overlay.marks]
    for place, does in marked:
        if place not in places:
            raise Broken(f"{does} {place!r}, which is no element")
    for line in _lines(scene):
        if line.layout not in boards:
            raise Broken(f"a line is drawn on {line.layout!r}, which is no layout")


def _check_picks(scene: Scene, choices: Sequence[Choice], places: frozenset[str]) -> None:
    """Of a domain that has elements, a move's pick must lie on the table: people click on it."""
    lying = places | {piece.id for piece in scene.pieces}
    spatial = {place.partition(":")[0] for place in places if ":" in place}
    for choice in choices:
        for pick in choice.picks:
            if pick not in lying and pick.partition(":")[0] in spatial:
                raise Broken(f"{choice.move!r} picks {pick!r}, which is nowhere on the table")


def _check_prompt(
    content: Content, state: State, seat: int, prompt: Prompt, choices: Sequence[Choice]
) -> None:
    """Shortcuts can be made; a hint is about a move that is offered, or says why it can't be.

    A warning is of moves that are offered.
    """
    offered = {choice.move for choice in choices}
    for shortcut in prompt.shortcuts:
        check_shortcut(content, state, seat, shortcut)
        offered.add(",".join(shortcut.moves))
    for hint in prompt.hints:
        if hint.move not in offered and hint.text != _denial(content, state, seat, hint.move):
            raise Broken(f"a hint about {hint.move!r}, which is not offered, does not say why")
    for warning in prompt.warnings:
        for start in warning.moves:
            if not any(move == start or move.startswith(f"{start} ") for move in offered):
                raise Broken(f"the warning {warning.id!r} is of {start!r}, which is not offered")


def check_shortcut(content: Content, state: S, seat: int, shortcut: Shortcut) -> S:
    """The state after the moves of a shortcut, which can be made one after the other."""
    if not shortcut.moves:
        raise Broken(f"the shortcut of {shortcut.pick!r} has no moves")
    after = state.clone()
    for text in shortcut.moves:
        move = _move(content, text)
        if seat not in after.turn().seats or move not in after.legal(seat):
            raise Broken(f"the shortcut of {shortcut.pick!r} can't go on with {text!r}")
        after.apply(seat, move)
    return after


def _denial(content: Content, state: State, seat: int, text: str) -> Phrase | None:
    """Why a seat that is asked can't make a move, in the words of the rules."""
    if seat not in state.turn().seats:
        raise Broken(f"seat {seat} is not asked and gets a hint about {text!r}")
    denial = state.why_not(seat, _move(content, text))
    return denial and Phrase(denial.message, denial.args)


def _move(content: Content, text: str) -> int:
    try:
        return content.moves.parse(text)
    except BadText as error:
        raise Broken(f"the prompt speaks of a move that is none: {error}") from error


def _lines(scene: Scene) -> Iterator[Stroke]:
    yield from scene.prompt.lines
    for hint in scene.prompt.hints:
        yield from hint.lines
    for overlay in scene.overlays:
        yield from overlay.lines


def _each_once(ids: Sequence[str], what: str) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            raise Broken(f"{times} {what}s are called {id!r}")


# --- layouts ------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def elements(game: Game, content: Content) -> frozenset[str]:
    """The ids of everything that pieces can lie on."""
    return frozenset([e.id for layout in game.layouts(content) for e in layout.elements])


@lru_cache(maxsize=8)
def boards_of(game: Game, content: Content) -> frozenset[str]:
    return frozenset([layout.id for layout in game.layouts(content)])


@lru_cache(maxsize=8)  # they never change: one look is enough
def kit_speaks_in_words(game: Game, content: Content) -> None:
    for phrase in phrases(
        [*game.layouts(content), *game.glossary(content), *game.sources(content)]
    ):
        spoken(game, phrase)


def check_names(layouts: Sequence[Layout]) -> None:
    """No two elements are called alike."""
    _each_once([element.id for layout in layouts for element in layout.elements], "element")


def check_inside(layouts: Sequence[Layout]) -> None:
    """Elements lie inside their layouts; of an outline, its middle does."""
    for layout in layouts:
        for element in layout.elements:
            reach = 0 if element.path else 1
            wide, high = reach * element.width / 2, reach * element.height / 2
            if not (
                wide <= element.x + ROUNDING
                and element.x + wide <= layout.width + ROUNDING
                and high <= element.y + ROUNDING
                and element.y + high <= layout.height + ROUNDING
            ):
                raise Broken(f"{element.id!r} does not lie inside the layout {layout.id!r}")


# --- words --------------------------------------------------------------------------------------


def phrases(thing: object) -> Iterator[Phrase]:
    """All that is said in a scene, a layout or a list of them."""
    if isinstance(thing, Phrase):
        yield thing
    elif isinstance(thing, list):
        for each in thing:
            yield from phrases(each)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from phrases(getattr(thing, name))


def spoken(game: Game, phrase: Phrase) -> str:
    """The phrase in words; every id must be written and every argument be there."""
    return _spoken(game, phrase.id, tuple(phrase.args.items()))


@lru_cache(maxsize=4096)  # most of a scene is said again at the next position
def _spoken(game: Game, id: str, items: tuple[tuple[str, str | int], ...]) -> str:
    args = addressed(dict(items))
    for bundle in words_of(game).bundles:
        if bundle.has_message(id):
            value = bundle.get_message(id).value
            text, errors = bundle.format_pattern(value, args) if value else ("", [])
            if errors or not str(text).strip() or "{" in str(text):
                why = f": {errors[0]}" if errors else ""
                raise Broken(f"the message {id!r} can't be said with {dict(items)}{why}")
            return str(text)
    raise Broken(f"the message {id!r} has no English words")
