"""Everything can be read and hit: no text and no target is too small, on some screens."""

from random import Random

import pytest

from tests.browser.by_wire import by_lots, play_on, play_until, seated
from tests.browser.conftest import DESKTOP, PHONE, SIDEWAYS, NewPage, Server
from tests.browser.play import FRIEND, ME, make_match
from tests.browser.smallest import contest, lobby_screens, table_screens, too_small


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_way_in(new_page: NewPage, server: Server, size: tuple[int, int]) -> None:
    page = new_page(size)
    found = {screen: too_small(page, size) for screen in lobby_screens(page, server.url)}
    assert found == {screen: set() for screen in found}


@pytest.mark.parametrize("game", ["defenders", "wilderness", "wildlands", "wildlife"])
def test_a_table(new_page: NewPage, server: Server, game: str) -> None:
    links = make_match(server.url, game, ME, FRIEND)
    with seated(links) as seats:
        play_on(seats, 12)
        kind = {"defenders": "silence", "wildlands": "window", "wildlife": "auction"}.get(game)
        asked = play_until(seats, by_lots, contest(kind), Random(3)) if kind else seats[0]
        assert asked
        for size in (DESKTOP, PHONE, SIDEWAYS):
            page = new_page(size)
            found = {screen: too_small(page, size) for screen in table_screens(page, asked.link)}
            assert found == {screen: set() for screen in found}, size
            page.close()
