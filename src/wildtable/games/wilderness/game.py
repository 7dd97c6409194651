"""Wilderness as the platform knows it."""

from collections.abc import Mapping
from functools import partial
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, final

from wildtable.games.wilderness.board_building import Boards
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import FIELDS
from wildtable.games.wilderness.insight import SLIPS, evaluate
from wildtable.games.wilderness.load import load_state
from wildtable.games.wilderness.pack import PACKAGE, Pack, read_pack
from wildtable.games.wilderness.rules.ending import elements_of
from wildtable.games.wilderness.scene.drawings import with_cards_and_faces
from wildtable.games.wilderness.scene.glossary import glossary_of
from wildtable.games.wilderness.scene.layouts import layouts_of
from wildtable.games.wilderness.scene.moments import MOMENTS
from wildtable.games.wilderness.scene.pieces import pieces_of
from wildtable.games.wilderness.scene.scene import scene_of
from wildtable.games.wilderness.scene.world import world
from wildtable.games.wilderness.state import WildernessState, new_state
from wildtable.kernel.contents import Contents
from wildtable.kernel.fields import Fields
from wildtable.kernel.game import Content, Game, Position, State
from wildtable.kernel.pack import own_options
from wildtable.kernel.scene import Layout, Piece, Scene
from wildtable.kernel.world import Moment, Term, World

LIMIT: Final = 200_000  # moves, chance included; a hundred Action rounds of four have far fewer


@final
class Wilderness(Game):
    """The game on its own content, or on that of a pack."""

    def __init__(self, folder: Traversable | None = None) -> None:
        options = own_options(PACKAGE)
        super().__init__(
            "wilderness",
            "Wilderness",
            [2, 3, 4],  # NES-1.1
            LIMIT,
            options,
            PACKAGE,
            version=3,  # NES-R33 a forfeit that was offered was refused
            slips=SLIPS,
        )
        self.pack: Final[Pack] = read_pack(folder)
        self.boards: Final = [Boards(self.pack, landscapes) for landscapes in (1, 2)]
        self._contents: Final = Contents(partial(WildernessContent, self.pack, self.boards))

    def content(self, options: Mapping[str, str]) -> Content:
        return self._contents.under(options)

    def start(self, content: Content, seats: int) -> State:
        assert isinstance(content, WildernessContent)
        return new_state(content, seats)

    def load(self, content: Content, position: Position, rng: Random) -> State:
        assert isinstance(content, WildernessContent)
        return load_state(content, position, rng)

    def layouts(self, content: Content) -> list[Layout]:
        assert isinstance(content, WildernessContent)
        return layouts_of(content)

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(content, WildernessContent)
        assert isinstance(state, WildernessState)
        return scene_of(content, state, seat)

    def pieces(self, content: Content, state: State, seat: int) -> list[Piece]:
        assert isinstance(content, WildernessContent)
        assert isinstance(state, WildernessState)
        return pieces_of(content, state, seat)

    def fields(self) -> Fields:
        return FIELDS

    def world(self) -> World:
        return world()

    def glossary(self, content: Content) -> list[Term]:
        assert isinstance(content, WildernessContent)
        return glossary_of(content)

    def moments(self, content: Content) -> list[Moment]:
        return MOMENTS

    def art(self) -> str:
        return with_cards_and_faces(super().art(), self.pack)

    def value(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, WildernessState)
        return evaluate(state, seat)

    def tally(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, WildernessState)
        return elements_of(state, seat)
