"""What every scene must keep, whatever the game: words, places, drawings, and no secret told.

A look is what `Game.scene` is asked for: content, state, and the seat that looks. The checks take
many of them, from positions that `look_around` has met in a playout.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Generic, TypeVar
from xml.etree import ElementTree

import msgspec

from wildtable.kernel.chance import below, sample
from wildtable.kernel.frames import FrameSpace, top
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.kit import scene_promises
from wildtable.kernel.kit.scene_promises import check_inside as check_inside
from wildtable.kernel.kit.scene_promises import check_names as check_names
from wildtable.kernel.kit.scene_promises import check_pointers, elements, phrases
from wildtable.kernel.kit.scene_promises import check_shortcut as check_shortcut
from wildtable.kernel.kit.scene_promises import spoken as spoken
from wildtable.kernel.scene import Layout, News, Panel, Phrase, Scene
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR
from wildtable.kernel.view import seen
from wildtable.kernel.words import words_of

S = TypeVar("S", bound=State)

Look = tuple[Content, State, int]
Step = Callable[[S, Random], tuple[int, int]]  # who makes a move, and which

# --- positions and who looks at them ------------------------------------------------------------


def any_move(state: State, rng: Random) -> tuple[int, int]:
    """A random move of chance or of the seat that is asked first."""
    seat = state.turn().seat
    if seat == CHANCE:
        return seat, sample(state.chance(), rng)
    moves = state.legal(seat)
    return seat, moves[below(len(moves), rng.random)]


def look_around(
    state: S, step: Step[S], rng: Random, most: int, every: int, of_each: int = 1
) -> list[S]:
    """The first positions of each kind of decision in a playout, every so many more, the last."""
    met: Counter[int] = Counter()
    found = []
    for made in range(most):
        if state.turn().seat == NOBODY:
            break
        kind = top(state.stack)
        if met[kind] < of_each or made % every == 0:
            found.append(state.clone())
        met[kind] += 1
        state.apply(*step(state, rng))
    return [*found, state]


class Playouts(Generic[S]):
    """Random matches of a game under some sets of options, and the positions that they meet."""

    def __init__(
        self,
        game: Game,
        kind: type[S],
        options: Sequence[dict[str, str]],
        step: Step[S],
        every: int,
        of_each: int = 1,
    ) -> None:
        self.game = game
        self.kind = kind
        self.options = options
        self.step = step
        self.every = every
        self.of_each = of_each
        self.met: dict[tuple[int, int], list[S]] = {}

    def content(self, seats: int, options: int) -> Content:
        return self.game.content(self.game.with_defaults(self.options[options], seats))

    def start(self, seats: int, options: int = 0) -> S:
        state = self.game.start(self.content(seats, options), seats)
        assert isinstance(state, self.kind)
        return state

    def positions(self, seats: int, options: int) -> list[S]:
        if (seats, options) not in self.met:
            self.met[seats, options] = look_around(
                self.start(seats, options),
                self.step,
                Random(100 * seats + options),
                self.game.limit,
                self.every,
                self.of_each,
            )
        return self.met[seats, options]

    def looks(self, seats: int, options: int) -> Iterator[Look]:
        for state in self.positions(seats, options):
            for viewer in viewers(seats):
                yield self.content(seats, options), state, viewer


def unmet(frames: FrameSpace, states: Iterable[State]) -> set[str]:
    """The kinds of decision that none of the positions is about."""
    met = {top(state.stack) for state in states}
    return {kind.name for number, kind in enumerate(frames.kinds) if number not in met}


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


# --- what is in a scene -------------------------------------------------------------------------


def panel(shown: Scene, name: str) -> Panel:
    return next(panel for panel in shown.panels if panel.id == name)


def hints(shown: Scene) -> dict[str, Phrase]:
    """What is said about each move."""
    return {hint.move: hint.text for hint in shown.prompt.hints}


@cache
def art_ids(game: Game) -> frozenset[str]:
    root = ElementTree.fromstring(game.art())
    return frozenset(node.attrib["id"] for node in root.iter() if "id" in node.attrib)


# --- words --------------------------------------------------------------------------------------


def check_words(game: Game, looks: Iterable[Look]) -> None:
    said: set[str] = set()
    for look in looks:
        for phrase in phrases(game.scene(*look)):
            if repr(phrase) not in said:
                said.add(repr(phrase))
                spoken(game, phrase)


def check_layout_words(game: Game, content: Content) -> None:
    for phrase in phrases(list(game.layouts(content))):
        spoken(game, phrase)


def check_log(
    game: Game, content: Content, state: S, step: Step[S], rng: Random,
    most: int | None = None, ends: tuple[str, ...] = (".",),
) -> None:  # fmt: skip
    """All that a spectator hears of a playout is told in sentences."""
    words = words_of(game)
    events: list[int] = []
    state.news = events
    for _ in range(game.limit if most is None else most):
        if state.turn().seat == NOBODY:
            break
        seat, move = step(state, rng)
        family = content.moves.family_of(move)
        told = [News("move", seat, [family.name, *family.words(move)])]
        events.clear()
        state.apply(seat, move)
        for event in events:
            heard = content.events.words_for(event, SPECTATOR)
            told += [News("event", seat, heard)] if heard is not None else []
        for item in told:
            sentence = words.news(content, item)
            assert sentence.endswith(ends), item
            assert "{" not in sentence, item
            assert f": {item.words[0]}" not in sentence, item


def check_sentences(game: Game, content: Content, by_chance: Collection[str]) -> None:
    """Every move and event has its news, every move a button unless chance makes it."""
    bundle = words_of(game).bundles[0]
    for family in [*content.moves.families, *content.events.families]:
        assert bundle.has_message(f"news-{family.name}"), family.name
    for family in content.moves.families:
        if family.name not in by_chance:
            assert bundle.has_message(f"do-{family.name}"), family.name


# --- layouts and art ----------------------------------------------------------------------------


def check_grounds(game: Game, layouts: Iterable[Layout], styled: Collection[str] = ()) -> None:
    """Every kind of element has its pattern, unless it is `styled` by the client or the art."""
    kinds = {element.kind for layout in layouts for element in layout.elements}
    undrawn = {f"kind-{kind}" for kind in kinds - {"", "slot", *styled}} - art_ids(game)
    assert not undrawn, undrawn


def check_art(game: Game) -> None:
    """No two drawings are called alike, and nothing is brought from outside."""
    names: Counter[str] = Counter()
    for node in ElementTree.fromstring(game.art()).iter():
        assert not node.tag.endswith(("}image", "}text", "}script", "}foreignObject")), node.tag
        link = node.attrib.get("href", "#")
        assert link.startswith("#"), link
        assert link[1:] in {"", *art_ids(game)}, link
        names.update([node.attrib["id"]] if "id" in node.attrib else [])
    assert max(names.values()) == 1, names.most_common(3)


# --- pieces and picks ---------------------------------------------------------------------------


def check_pieces(
    game: Game, looks: Iterable[Look], named: Collection[str] = (), by_client: Collection[str] = ()
) -> None:
    """Pieces have ids of their own, lie on elements, and are drawn in the art or `by_client`.

    One that is called like a member of a domain can be picked by itself, so none is called after
    a domain by accident: only those of `named` ones, and where an element has the same name.
    """
    drawn = {*art_ids(game), *by_client}
    for content, state, viewer in looks:
        places = elements(game, content)
        domains = {domain.name for each in content.moves.families for domain in each.domains}
        scene_promises.check_pieces(game, content, state, viewer)
        for piece in game.scene(content, state, viewer).pieces:
            assert {piece.symbol, *piece.over} <= drawn, piece
            domain = piece.id.split(":")[0]
            assert domain in named or domain not in domains or piece.id in places, piece


def check_picks(game: Game, looks: Iterable[Look], spatial: Collection[str]) -> None:
    """Picks of the `spatial` domains lie on the table, and so does all that is pointed at."""
    for content, state, viewer in looks:
        shown, choices = seen(game, content, state, viewer)
        lying = elements(game, content) | {piece.id for piece in shown.pieces}
        for choice in choices:
            for pick in choice.picks:
                assert pick in lying or pick.split(":")[0] not in spatial, choice
        check_pointers(game, content, state, viewer)


# --- what is hidden -----------------------------------------------------------------------------


def check_redeals(game: Game, looks: Iterable[Look]) -> None:
    """What a seat can't know makes no difference to what it is shown."""
    rng = Random(7)
    encode = msgspec.json.encode
    for content, state, viewer in looks:
        other = state.redeal(viewer, rng)
        shown, again = game.scene(content, state, viewer), game.scene(content, other, viewer)
        assert encode(shown) == encode(again), viewer
