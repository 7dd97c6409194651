"""Puzzles: which there are of a game, solving one, and which I have solved."""

from typing import Any, Final

from litestar import Request, Response, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from wildtable.bots.puzzle_file import Puzzle, puzzles_of
from wildtable.kernel.game import Game
from wildtable.kernel.scene import Phrase
from wildtable.table.connection import Connection, Socket
from wildtable.table.http import PACKED, address_of
from wildtable.table.http_accounts import NOT_KEPT, own_account
from wildtable.table.kit import kit_address
from wildtable.table.limits import Limiter
from wildtable.table.live import Attendance, admitted, served
from wildtable.table.openapi import BODY, errors
from wildtable.table.origin import Origins
from wildtable.table.puzzle_table import PuzzleTable
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, known_game
from wildtable.table.visitors import Visitors
from wildtable.table.wire_puzzles import MyPuzzles, PuzzleInfo, Puzzles, PuzzleSeat

AnyRequest = Request[Any, Any, Any]


@get("/api/games/{name:str}/puzzles", sync_to_thread=True, responses=errors(404))
def list_puzzles(name: FromPath[str]) -> Puzzles:
    """The puzzles of a game."""
    return Puzzles([_info(puzzle) for puzzle in puzzles_of(known_game(name))])


@get("/api/games/{name:str}/puzzles/{puzzle:str}", sync_to_thread=True, responses=errors(404))
def show_puzzle(name: FromPath[str], puzzle: FromPath[str]) -> PuzzleSeat:
    """What is needed to sit down to a puzzle."""
    game = known_game(name)
    found = _puzzle(game, puzzle)
    options = game.with_defaults(found.options, found.players)
    kit = kit_address(game.name, options, found.players)
    return PuzzleSeat(
        _info(found), found.seat, options, kit, _goal(found), found.solution.moves, found.stands
    )


@websocket("/api/games/{name:str}/puzzles/{puzzle:str}/live")
async def try_puzzle(
    socket: Socket,
    name: FromPath[str],
    puzzle: FromPath[str],
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    origins: NamedDependency[Origins],
) -> None:
    """Try to solve a puzzle: it begins anew with every websocket."""
    async with served(socket), admitted(socket, limiter, origins) as bucket:
        game = known_game(name)
        table = PuzzleTable(game, _puzzle(game, puzzle))
        connection = Connection(table.seat, 0, address_of(socket))
        await Attendance(socket, table, connection, limiter, bucket).last()


@get("/api/me/puzzles", responses=errors(401, 503))
async def my_puzzles(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> Response[MyPuzzles]:
    """Which puzzles my account has solved."""
    account = await own_account(request, tables, visitors)
    return Response(MyPuzzles(await tables.solved.of(account.person)), headers=NOT_KEPT)


@post("/api/me/puzzles", opt=PACKED, status_code=200, responses=errors(*BODY, 401, 503))
async def add_puzzles(
    data: JSONBody[MyPuzzles],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> MyPuzzles:
    """Keep puzzles that I have solved with my account: all that it has solved by now.

    What was solved before stays as it was, and puzzles that there are not are left out.
    """
    account = await own_account(request, tables, visitors)
    await tables.solved.add(account.person, data.solved)
    return MyPuzzles(await tables.solved.of(account.person))


def _puzzle(game: Game, name: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise Refused(404, "no-such-puzzle", f"{game.title} has no puzzle {name!r}.")


def _goal(puzzle: Puzzle) -> Phrase | None:
    if puzzle.theme == "win":
        return None
    wanted: dict[str, str | int] = {"brings": puzzle.brings, "next": puzzle.next_best}
    return Phrase(f"puzzle-goal-{puzzle.theme}", wanted)


def _info(puzzle: Puzzle) -> PuzzleInfo:
    moves = len(puzzle.solution.moves)
    return PuzzleInfo(puzzle.name, puzzle.players, puzzle.theme, puzzle.difficulty, moves)


HANDLERS: Final = [list_puzzles, show_puzzle, try_puzzle, my_puzzles, add_puzzles]
