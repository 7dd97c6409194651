"""When a card is of no use, so that nobody is asked what to do with it."""

from random import Random

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import LEVEL_EXPAND, LEVEL_NAMES, TERRAINS
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.state import WildlifeState


@pytest.mark.rule("LIF-9.2", "LIF-9.4")
@pytest.mark.parametrize("free", [0, 1])
def test_who_may_only_expand_has_no_use_for_the_card_of_a_full_terrain(free: int) -> None:
    content = GAME.content(GAME.with_defaults({}, 2))
    assert isinstance(content, WildlifeContent)
    places = range(len(content.printed))
    place = next(each for each in places if content.printed[each] == LEVEL_EXPAND)
    organism, terrain = place // TERRAINS, place % TERRAINS
    other = (organism + 1) % len(content.organism_names)
    names = content.space_names
    full = [names[space] for space, each in enumerate(content.terrain_of) if each == terrain]
    seats = [
        {"organism": content.organism_names[organism]},
        {"organism": content.organism_names[other], "tiles": full[free:]},
    ]
    areas = {content.area_of[names.index(space)] for space in full}
    marked = [content.area_names[area] for area in areas]
    state = GAME.load(content, {"seats": seats, "marked": marked}, Random(0))
    assert isinstance(state, WildlifeState)
    assert LEVEL_NAMES[state.level[terrain]] == "expand"
    assert is_of_use(state, 0, terrain, bought=False) == (free > 0)
