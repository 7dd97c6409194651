"""Puzzles: which there are of a game, and solving one."""

from typing import Final

from litestar import get, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from wildtable.bots.puzzle_file import Puzzle, puzzles_of
from wildtable.kernel.game import Game
from wildtable.kernel.scene import Phrase
from wildtable.table.connection import Connection, Socket
from wildtable.table.http import address_of
from wildtable.table.kit import kit_address
from wildtable.table.limits import Limiter
from wildtable.table.live import Attendance, served
from wildtable.table.openapi import errors
from wildtable.table.origin import Origins
from wildtable.table.puzzle_table import PuzzleTable
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, known_game
from wildtable.table.wire_puzzles import PuzzleInfo, Puzzles, PuzzleSeat


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
    async with served(socket, limiter, origins) as bucket:
        game = known_game(name)
        table = PuzzleTable(game, _puzzle(game, puzzle))
        connection = Connection(table.seat, 0, address_of(socket))
        await Attendance(socket, table, connection, limiter, bucket).last()


def _puzzle(game: Game, name: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise Refused(404, "no-such-puzzle", f"{game.title} has no puzzle {name!r}.")


def _goal(puzzle: Puzzle) -> Phrase | None:
    if puzzle.theme == "win":
        return None
    wanted: dict[str, str | int] = {"brings": puzzle.brings, "next": puzzle.next_best}
    return Phrase("puzzle-goal-action" if puzzle.action else "puzzle-goal-turn", wanted)


def _info(puzzle: Puzzle) -> PuzzleInfo:
    moves = len(puzzle.solution.moves)
    return PuzzleInfo(puzzle.name, puzzle.players, puzzle.theme, puzzle.difficulty, moves)


HANDLERS: Final = [list_puzzles, show_puzzle, try_puzzle]
