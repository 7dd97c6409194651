"""The door of a game: what it says and shows in the lobby, before anybody has sat down.

The words are the game's messages `door-hook`, `door-goal`, `door-kind` and `door-minutes`; the
picture is the `door.svg` of its package, and the `color` of its outermost tag the door's colour.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from wildtable.kernel.game import Game
from wildtable.table.openapi import errors
from wildtable.table.trouble import Refused, known_game
from wildtable.table.wire_games import Door

EXAMPLES: Final = "wildtable.examples"  # the package of the games for whoever writes one
WORDS: Final = re.compile(r"^door-[\w-]+ *=.*(?:\n[ \t]+.*)*", re.MULTILINE)
COLOUR: Final = re.compile(r'<svg[^>]*\scolor="(#[0-9a-fA-F]{6})"')
SVG: Final = "image/svg+xml"
FOREVER: Final = "public, max-age=31536000, immutable"  # its address changes with the picture


def door_of(game: Game, languages: Sequence[str]) -> Door:
    """What a client needs to show the game's door."""
    words = {each: "\n".join(WORDS.findall(game.words(each))) for each in languages}
    picture = _picture(game)
    colour = COLOUR.search(picture)
    mark = hashlib.sha256(picture.encode()).hexdigest()[:12]
    return Door(
        {language: said for language, said in words.items() if said},
        f"/api/games/{game.name}/door.svg?{mark}" if picture else "",
        colour[1] if colour else "",
        game.package == EXAMPLES,
    )


@get("/api/games/{name:str}/door.svg", sync_to_thread=True, media_type=SVG, responses=errors(404))
def show_door(name: FromPath[str]) -> Response[str]:
    """The picture on a game's door."""
    picture = _picture(known_game(name))
    if not picture:
        raise Refused(404, "no-picture", f"the door of {name} has no picture")
    headers = {"Cache-Control": FOREVER}
    return Response(picture, media_type=SVG, headers=headers)


def _picture(game: Game) -> str:
    return game.file("door.svg")
