"""Which puzzles somebody with an account has solved, wherever they are signed in."""

from collections import defaultdict
from typing import Final, final

from wildtable.bots.puzzle_file import puzzles_of
from wildtable.kernel import registry
from wildtable.table.house import time_of_day
from wildtable.table.store import Store

Solved = dict[str, dict[str, bool]]  # by game and puzzle, whether the first try was right


@final
class SolvedPuzzles:
    """What everybody has solved. Whatever can't be written or read raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._sql: Final = store.sql

    async def of(self, person: str) -> Solved:
        sql = "SELECT game, puzzle, at_once FROM solved WHERE person = $1 ORDER BY at, puzzle"
        found: Solved = defaultdict(dict)
        for game, puzzle, at_once in await self._sql.rows(sql, person):
            found[game][puzzle] = bool(at_once)
        return dict(found)

    async def add(self, person: str, solved: Solved) -> None:
        """Keep what is solved, unless it was before: then that stays."""
        await self._store.ready()
        sql = (
            "INSERT INTO solved (person, game, puzzle, at_once, at) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT DO NOTHING"
        )
        now = time_of_day()
        await self._sql.write(
            *(
                (sql, (person, game, puzzle, int(at_once), now))
                for game, puzzles in known(solved).items()
                for puzzle, at_once in puzzles.items()
            )
        )


def known(solved: Solved) -> Solved:
    """Without puzzles that there are not: a browser may remember some of an older version."""
    return {
        game.name: {
            puzzle.name: solved[game.name][puzzle.name]
            for puzzle in puzzles_of(game)
            if puzzle.name in solved[game.name]
        }
        for game in registry.games()
        if game.name in solved
    }
