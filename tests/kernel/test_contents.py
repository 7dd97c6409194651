"""What matches with the same options share, and what a collection of garbage need not look at."""

import gc
import inspect
from collections.abc import Mapping

import pytest
from msgspec import Struct

from wildtable.kernel import faces, phrase, registry, scene, tale, view
from wildtable.kernel.contents import MOST, Contents
from wildtable.kernel.events import EventSpace
from wildtable.kernel.frames import FrameSpace
from wildtable.kernel.game import Content
from wildtable.kernel.moves import MoveSpace


def made(options: Mapping[str, str]) -> Content:
    return Content(MoveSpace("moves"), EventSpace("events"), FrameSpace(), options)


def test_matches_with_the_same_options_share_their_content() -> None:
    contents = Contents(made)
    one = contents.under({"a": "1", "b": "2"})
    assert contents.under({"b": "2", "a": "1"}) is one
    other = contents.under({"a": "1", "b": "3"})
    assert other is not one
    assert other.options == {"a": "1", "b": "3"}


def test_only_so_many_contents_are_kept() -> None:
    contents = Contents(made)
    first = contents.under({"a": "0"})
    for number in range(1, MOST):
        contents.under({"a": str(number)})
    assert contents.under({"a": "0"}) is first
    contents.under({"a": "one more"})
    assert contents.under({"a": "0"}) is not first


@pytest.mark.parametrize("name", ["wildlife", "wilderness", "wildlands", "defenders"])
def test_every_game_shares_its_content(name: str) -> None:
    game = registry.game(name)
    options = game.with_defaults({}, game.seats[-1])
    assert game.content(options) is game.content(dict(options))


def test_what_is_shown_is_no_work_for_the_garbage_collector() -> None:
    """Structs of views are in no rings, and there are a million of them with 1,000 people."""
    shown = [
        kind
        for module in (faces, phrase, scene, tale, view)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Struct) and kind is not Struct
    ]
    assert len(shown) > 50
    assert [kind.__name__ for kind in shown if kind.__struct_config__.gc] == []
    assert not gc.is_tracked(scene.News("move", 0, ["a"]))
