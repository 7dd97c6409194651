"""SQL that SQLite and PostgreSQL both understand: `$1` stands for the first value."""

from collections.abc import Sequence
from typing import Any, Protocol

Value = str | int | bytes | None
Row = Sequence[Any]
Step = tuple[str, Sequence[Value]]


class Sql(Protocol):
    """A database that can be asked and told. Whatever it can't do raises StoreFailed."""

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """What a question finds."""

    async def read(self, *steps: Step) -> list[list[Row]]:
        """What several questions find, all at the same moment."""

    async def write(self, *steps: Step) -> list[list[Row]]:
        """Do all steps or none, and say what each returns; it is on the disk by then.

        Raises Conflict where something would be there twice.
        """


def places(count: int, first: int = 1) -> str:
    """So many places for values, from this one on: `$1, $2, $3`."""
    return ", ".join([f"${number}" for number in range(first, first + count)])
