"""Pictures: well-formed, complete, of those who play, and of nothing that is hidden."""

import re
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from wildtable.bots.random_bot import RandomBot
from wildtable.bots.seating import Seating
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import State
from wildtable.kernel.match import Match
from wildtable.kernel.picture.art import Art
from wildtable.kernel.picture.page import board_picture, picture
from wildtable.kernel.picture.spots import gathered, spread
from wildtable.kernel.scene import Element, Layout
from wildtable.kernel.turn import SPECTATOR

GAMES = ("connect-four", "leduc", "goofspiel", "wildlife", "wilderness", "wildlands", "defenders")

each_game = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: str, seats: int) -> Match:
    match = Match(registry.game(name), {}, seats, FairChance.seeded("picture"))
    Seating({seat: RandomBot() for seat in range(seats)}, "picture").play_on(match)
    return match


def positions(match: Match) -> list[State]:
    """The start, a few on the way, and the end."""
    last = len(match.log)
    return [match.at(number) for number in (0, last // 8, last // 2, last)]


def read(svg: str) -> ElementTree.Element:
    assert svg.startswith("<svg ")
    return ElementTree.fromstring(svg)


def shown(root: ElementTree.Element, what: str) -> list[str]:
    return sorted([found for each in root.iter() if (found := each.get(what)) is not None])


@pytest.mark.slow
@each_game
def test_every_piece_is_in_the_picture(name: str) -> None:
    game = registry.game(name)
    for seats in {min(game.seats), max(game.seats)}:
        match = played(name, seats)
        elements = {each.id for layout in game.layouts(match.content) for each in layout.elements}
        for state in positions(match):
            for viewer in (SPECTATOR, 0):
                root = read(picture(game, match.content, state, seats, viewer))
                pieces = game.scene(match.content, state, viewer).pieces
                drawn = sorted([each.id for each in pieces if each.at in elements])
                assert shown(root, "data-piece") == drawn


@each_game
def test_a_picture_stands_by_itself(name: str) -> None:
    match = played(name, min(registry.game(name).seats))
    svg = match.picture(0)
    ids = shown(read(svg), "id")
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= set(ids)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


@each_game
def test_a_picture_tells_nothing_hidden(name: str) -> None:
    match = played(name, min(registry.game(name).seats))
    state = match.at(len(match.log) // 2)
    other = state.redeal(0, Random(7))
    assert picture(match.game, match.content, state, match.seats, 0) == picture(
        match.game, match.content, other, match.seats, 0
    )


@pytest.mark.parametrize("name", ["wildlife", "wilderness", "wildlands", "defenders"])
def test_a_state_shows_itself_as_everybody_may_see_it(name: str) -> None:
    match = played(name, 2)
    state = match.at(len(match.log) // 2)
    shown = state._repr_svg_()
    assert shown == picture(match.game, match.content, state, 2, SPECTATOR)
    assert state.redeal(0, Random(7))._repr_svg_() == shown


def test_a_state_that_does_not_know_its_content_shows_no_picture() -> None:
    assert Match(registry.game("connect-four")).state._repr_svg_() is None


@pytest.mark.parametrize(
    ("name", "written"),
    [("defenders", ["Killed"]), ("wildlands", [str(space) for space in range(1, 43)])],
)
def test_names_are_written_on_places_and_codes_are_not(name: str, written: list[str]) -> None:
    game = registry.game(name)
    content = game.content(game.with_defaults({}, 2))
    drawn = board_picture(game, content, game.start(content, 2), 2)
    assert re.findall(r'class="label[^>]*>([^<]*)<', drawn) == written


def test_only_those_who_play_are_drawn() -> None:
    match = Match(registry.game("wildlife"), {}, 2, FairChance.seeded("two"))
    assert "Seat 1" in match.picture()
    assert "Seat 2" not in match.picture()
    assert len(re.findall(r'data-element="chart-2', match.picture())) == 0


def test_a_notebook_shows_what_everybody_may_see() -> None:
    match = Match(registry.game("leduc"), {}, 2, FairChance.seeded("cards"))
    match.settle()
    assert match._repr_svg_() == match.picture(SPECTATOR)
    assert match.picture(0) != match.picture(1)


def test_art_brings_what_a_drawing_is_made_of_and_no_more() -> None:
    art = Art(
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="wolf"><use href="#ear"/></symbol>'
        '<path id="ear" d="M0 0" fill="url(#fur)"/><pattern id="fur"/><path id="owl" d="M1 1"/>'
        "<style>.a{}</style></svg>"
    )
    source = art.only({"wolf", "nothing"})
    assert sorted(re.findall(r' id="(\w+)"', source)) == ["ear", "fur", "wolf"]
    assert art.styles == ".a{}"


def test_pieces_lie_side_by_side_within_their_place() -> None:
    spots = spread(Element("place:a", 5, 5, width=4, height=2), 5)
    assert len({(spot.x, spot.y) for spot in spots}) == 5
    assert all(spot.x - spot.width / 2 >= 3 and spot.x + spot.width / 2 <= 7 for spot in spots)
    assert all(spot.y - spot.height / 2 >= 4 and spot.y + spot.height / 2 <= 6 for spot in spots)


def test_a_hand_closes_up() -> None:
    slots = [Element(f"card:{slot}", slot + 0.5, 0.5) for slot in range(9)]
    hand = gathered(Layout("hand", 9, 1, slots, place="hand"), {"card:3", "card:8"})
    assert [each.id for each in hand.elements] == ["card:3", "card:8"]
    assert 2 < hand.width < 3
