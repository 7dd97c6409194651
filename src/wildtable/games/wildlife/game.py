"""Wildlife as the platform knows it."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.fields import FIELDS
from wildtable.games.wildlife.insight import SLIPS, evaluate
from wildtable.games.wildlife.load import load_state
from wildtable.games.wildlife.moves import CATEGORIES, LAST_CALL, LONGEST_TURN
from wildtable.games.wildlife.orders import ordered, orders_of
from wildtable.games.wildlife.pack import PACKAGE, read_pack
from wildtable.games.wildlife.rules.big_scoring import points_by_category
from wildtable.games.wildlife.scene.glossary import glossary_of
from wildtable.games.wildlife.scene.layouts import layouts_of
from wildtable.games.wildlife.scene.moments import moments
from wildtable.games.wildlife.scene.pieces import pieces_of
from wildtable.games.wildlife.scene.scene import scene_of
from wildtable.games.wildlife.scene.sources import sources_of
from wildtable.games.wildlife.scene.world import world
from wildtable.games.wildlife.signs import NAMES, signs_of
from wildtable.games.wildlife.state import WildlifeState, new_state
from wildtable.kernel.contents import Contents
from wildtable.kernel.fields import Fields
from wildtable.kernel.game import Content, Game, Position, State
from wildtable.kernel.learned import weights_of
from wildtable.kernel.orders import Offer
from wildtable.kernel.pack import own_options
from wildtable.kernel.scene import Layout, News, Piece, Scene
from wildtable.kernel.world import Moment, Source, Term, World


@final
class Wildlife(Game):
    """The game on its own content, or on that of a pack."""

    def __init__(self, folder: Traversable | None = None) -> None:
        super().__init__(
            "wildlife",
            "Wildlife",
            [2, 3, 4, 5, 6],  # LIF-1.1
            LAST_CALL + LONGEST_TURN,
            own_options(PACKAGE),
            PACKAGE,
            version=2,  # a declared joker may be left undone
            slips=SLIPS,
            notable=2,
            weights=weights_of(PACKAGE, NAMES),
        )
        self.pack = read_pack(folder)
        self._contents: Final = Contents(partial(WildlifeContent, self.pack))

    def content(self, options: Mapping[str, str]) -> Content:
        return self._contents.under(options)

    def start(self, content: Content, seats: int) -> State:
        assert isinstance(content, WildlifeContent)
        return new_state(content, seats)

    def load(self, content: Content, position: Position, rng: Random) -> State:
        assert isinstance(content, WildlifeContent)
        return load_state(content, position, rng)

    def value(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, WildlifeState)
        return evaluate(state, seat)

    def signs(self, content: Content, state: State, seat: int) -> list[float]:
        assert isinstance(state, WildlifeState)
        return signs_of(state, seat)

    def tally(self, content: Content, state: State, seat: int) -> int:
        assert isinstance(state, WildlifeState)
        first = CATEGORIES * seat
        return state.success[seat] + sum(points_by_category(state)[first : first + CATEGORIES])

    def layouts(self, content: Content) -> list[Layout]:
        assert isinstance(content, WildlifeContent)
        return layouts_of(content)

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, WildlifeState)
        return scene_of(state, seat)

    def orders(self, content: Content, state: State, seat: int) -> list[Offer]:
        assert isinstance(state, WildlifeState)
        return orders_of(state, seat)

    def ordered(
        self, content: Content, state: State, seat: int, name: str, value: int, news: Sequence[News]
    ) -> int:
        assert isinstance(state, WildlifeState)
        return ordered(state, seat, value)

    def pieces(self, content: Content, state: State, seat: int) -> list[Piece]:
        assert isinstance(state, WildlifeState)
        return pieces_of(state, seat)

    def fields(self) -> Fields:
        return FIELDS

    def world(self) -> World:
        return world()

    def glossary(self, content: Content) -> list[Term]:
        assert isinstance(content, WildlifeContent)
        return glossary_of(content)

    def moments(self, content: Content) -> list[Moment]:
        return moments()

    def sources(self, content: Content) -> list[Source]:
        assert isinstance(content, WildlifeContent)
        return sources_of(content)
