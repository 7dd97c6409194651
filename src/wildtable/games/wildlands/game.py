"""Wildlands as the platform knows it."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, final

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.fields import FIELDS, MOST_ACTIONS
from wildtable.games.wildlands.insight import HORIZON, SLIPS, evaluate
from wildtable.games.wildlands.load import load_state
from wildtable.games.wildlands.orders import ordered, orders_of
from wildtable.games.wildlands.pack import PACKAGE, read_pack
from wildtable.games.wildlands.scene.glossary import glossary
from wildtable.games.wildlands.scene.layouts import layouts_of
from wildtable.games.wildlands.scene.moments import moments
from wildtable.games.wildlands.scene.pieces import pieces_of
from wildtable.games.wildlands.scene.scene import scene_of
from wildtable.games.wildlands.scene.sources import sources
from wildtable.games.wildlands.scene.world import world
from wildtable.games.wildlands.state import WildlandsState, new_state
from wildtable.kernel.contents import Contents
from wildtable.kernel.fields import Fields
from wildtable.kernel.game import Content, Game, Position, State
from wildtable.kernel.orders import Offer
from wildtable.kernel.pack import own_options
from wildtable.kernel.scene import Layout, News, Piece, Scene
from wildtable.kernel.world import Moment, Source, Term, World

LONGEST_SETUP = 120  # factions, map cards, start spaces and hands of four players
LONGEST_ACTION = 40  # cards, targets, defences, answers, draws, and reveals before it


@final
class Wildlands(Game):
    """The game on its own content, or on that of a pack."""

    def __init__(self, folder: Traversable | None = None) -> None:
        super().__init__(
            "wildlands",
            "Wildlands",
            [2, 3, 4],  # WLD-1.1
            LONGEST_SETUP + MOST_ACTIONS * LONGEST_ACTION,
            own_options(PACKAGE),
            PACKAGE,
            version=2,  # WLD-R12 an announced attack stands
            slips=SLIPS,
            horizon=HORIZON,
            windows=True,  # WLD-17.20
        )
        self.pack = read_pack(folder)
        self._contents: Final = Contents(partial(WildlandsContent, self.pack))

    def content(self, options: Mapping[str, str]) -> Content:
        return self._contents.under(options)

    def start(self, content: Content, seats: int) -> State:
        assert isinstance(content, WildlandsContent)
        return new_state(content, seats)

    def load(self, content: Content, position: Position, rng: Random) -> State:
        assert isinstance(content, WildlandsContent)
        return load_state(content, position, rng)

    def value(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, WildlandsState)
        return evaluate(state, seat)

    def tally(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, WildlandsState)
        return state.points[seat]

    def layouts(self, content: Content) -> list[Layout]:
        assert isinstance(content, WildlandsContent)
        return layouts_of(content)

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, WildlandsState)
        return scene_of(state, seat)

    def orders(self, content: Content, state: State, seat: int) -> list[Offer]:
        assert isinstance(state, WildlandsState)
        return orders_of(state, seat)

    def ordered(
        self, content: Content, state: State, seat: int, name: str, value: int, news: Sequence[News]
    ) -> int:
        assert isinstance(state, WildlandsState)
        return ordered(state, seat, name, value, news)

    def pieces(self, content: Content, state: State, seat: int) -> list[Piece]:
        assert isinstance(state, WildlandsState)
        return pieces_of(state, seat)

    def fields(self) -> Fields:
        return FIELDS

    def world(self) -> World:
        return world()

    def glossary(self, content: Content) -> list[Term]:
        assert isinstance(content, WildlandsContent)
        return glossary(content)

    def moments(self, content: Content) -> list[Moment]:
        return moments()

    def sources(self, content: Content) -> list[Source]:
        return sources()
