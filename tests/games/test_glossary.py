"""Whatever has a name on the table can be asked about: the phases, what one draws from, an edge."""

from random import Random

import pytest

from tests.games.test_stills import GAMES, decide, watched
from wildtable.kernel.view import view

LINES = 150


@pytest.mark.parametrize("name", GAMES)
def test_phases_and_piles_are_explained(name: str) -> None:
    match = watched(name, watch=False)
    explained = {term.id for term in match.game.glossary(match.content)}
    named = set()
    rng = Random(5)
    while not match.over() and len(match.log) < LINES:
        for seat in range(match.seats):
            scene = view(match, seat).scene
            named |= {phase.id for phase in scene.prompt.phases}
            if scene.stock is not None:
                named |= {pile.title.id for pile in scene.stock.piles}
        decide(match, rng)
    assert named <= explained
