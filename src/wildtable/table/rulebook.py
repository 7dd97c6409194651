"""The rules of a game as a book to read: in the reader's language, where it is translated."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from wildtable.kernel.game import Game
from wildtable.kernel.words import LANGUAGES
from wildtable.table.http import PACKED
from wildtable.table.openapi import answer, errors
from wildtable.table.packed import Packed, pack, sent
from wildtable.table.trouble import Refused, known_game
from wildtable.table.wire_games import RuleBook

BOOK: Final = {
    **answer(RuleBook, "The book"),
    304: ResponseSpec(None, description="The book is the one whose mark was sent."),
    **errors(404),
}


@get("/api/games/{name:str}/rules", sync_to_thread=True, opt=PACKED, responses=BOOK)
def show_rules(
    name: FromPath[str], request: Request[Any, Any, Any], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """Every rule of a game in a language; in English where the book is not translated."""
    game = known_game(name)
    if language not in LANGUAGES:
        message = f"no game has rules in {language!r}; known: {', '.join(LANGUAGES)}"
        raise Refused(400, "bad-language", message, list(LANGUAGES))
    return sent(_book(game, language), request)


@cache
def _book(game: Game, language: str) -> Packed:
    translated, figures = game.rules(language), _figures(game)
    if translated:
        return pack(RuleBook(language, translated, figures))
    return pack(RuleBook("en", game.rules(), figures))


def _figures(game: Game) -> dict[str, str]:
    """The drawings of a game's package, which are called like their rules."""
    folder = files(game.package) / "figures" if game.package else None
    drawn = sorted(folder.iterdir(), key=str) if folder and folder.is_dir() else []
    return {each.name.removesuffix(".svg"): each.read_text("utf-8") for each in drawn}
