"""Defenders of the Wild as the platform knows it."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, final

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.fields import FIELDS
from wildtable.games.defenders.insight import HORIZON, SLIPS, evaluate
from wildtable.games.defenders.load import load_state
from wildtable.games.defenders.pack import PACKAGE, PLAYERS, read_pack
from wildtable.games.defenders.rules.values import MOST_CLOCK
from wildtable.games.defenders.scene.glossary import glossary_of
from wildtable.games.defenders.scene.layouts import layouts_of
from wildtable.games.defenders.scene.moments import MOMENTS
from wildtable.games.defenders.scene.pieces import pieces_of
from wildtable.games.defenders.scene.scene import scene_of
from wildtable.games.defenders.scene.tales import tales_of
from wildtable.games.defenders.scene.world import world
from wildtable.games.defenders.state import DefendersState, new_state
from wildtable.kernel.contents import Contents
from wildtable.kernel.fields import Fields
from wildtable.kernel.game import Content, Game, Position, State
from wildtable.kernel.pack import own_options
from wildtable.kernel.scene import Layout, News, Piece, Scene
from wildtable.kernel.tale import Tale
from wildtable.kernel.world import Moment, Term, World


@final
class Defenders(Game):
    """The game on its own content, or on that of a pack."""

    def __init__(self, folder: Traversable | None = None) -> None:
        super().__init__(
            "defenders",
            "Defenders of the Wild",
            [int(players) for players in PLAYERS],
            MOST_CLOCK,
            own_options(PACKAGE),
            PACKAGE,
            version=2,  # DEF-R-92 any item may be used between an action and its roll
            slips=SLIPS,
            horizon=HORIZON,
            together=True,
        )
        self.pack = read_pack(folder)
        self._contents: Final = Contents(partial(DefendersContent, self.pack))

    def content(self, options: Mapping[str, str]) -> Content:
        return self._contents.under(options)

    def start(self, content: Content, seats: int) -> State:
        assert isinstance(content, DefendersContent)
        return new_state(content, seats)

    def load(self, content: Content, position: Position, rng: Random) -> State:
        assert isinstance(content, DefendersContent)
        return load_state(content, position, rng)

    def value(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, DefendersState)
        return evaluate(state, seat)

    def tally(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, DefendersState)
        return sum(state.built) + sum(state.rewilded) - sum(state.toxic)

    def layouts(self, content: Content) -> list[Layout]:
        assert isinstance(content, DefendersContent)
        return layouts_of(content)

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, DefendersState)
        return scene_of(state, seat)

    def pieces(self, content: Content, state: State, seat: int) -> list[Piece]:
        assert isinstance(state, DefendersState)
        return pieces_of(state, seat)

    def tales(
        self, content: Content, news: Sequence[News], stills: Mapping[int, State], seat: int
    ) -> list[Tale]:
        assert isinstance(content, DefendersContent)
        return tales_of(content, news, stills)

    def fields(self) -> Fields:
        return FIELDS

    def world(self) -> World:
        return world()

    def glossary(self, content: Content) -> list[Term]:
        return glossary_of()

    def moments(self, content: Content) -> list[Moment]:
        return MOMENTS
