"""Where tallies of areas without a shore stand: beside the tiles, as long as there is room."""

from wildtable.games.wildlife.scene.flags import HIGH, PART, box_at, flag_spots, spots_among
from wildtable.kernel.scene import Spot

AREA = ((1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2))
SHORE = tuple([(x, y) for x in range(5) for y in range(4) if (x, y) not in AREA])
HEIGHT = 4
USUAL = flag_spots((AREA, SHORE), HEIGHT)


def test_a_tally_hides_no_tile_where_spaces_are_free() -> None:
    tiles = [(1, 1), (2, 1), (3, 1), (1, 0), (2, 0), (3, 0)]  # all but the lower row
    spot, turned = spots_among(AREA, tiles, 2, HEIGHT, USUAL[0])
    left, top, right, bottom = box_at(spot, (2 * PART, HIGH))
    for x, y in tiles:
        assert right <= x or x + 1 <= left or bottom <= y or y + 1 <= top, (x, y)
    assert turned.y >= 2  # its letters run the other way there, and it is on the free side as well


def test_a_tally_at_sea_stays_there() -> None:
    assert USUAL[1][0].side
    assert spots_among(SHORE, AREA, 3, HEIGHT, USUAL[1])[0] == USUAL[1][0]


def test_a_full_area_shows_the_letters_of_its_tiles() -> None:
    tiles = [*AREA, *SHORE]
    spot = spots_among(AREA, tiles, 1, HEIGHT, USUAL[0])[0]
    assert isinstance(spot, Spot)
    left, top, right, bottom = box_at(spot, (PART, HIGH))
    for x, y in tiles:
        assert right <= x or x + 0.4 <= left or bottom <= y or y + 0.4 <= top, (x, y)
