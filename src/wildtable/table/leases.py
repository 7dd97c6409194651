"""Which node holds which match: a match is open on one node alone, and only that one writes it.

A node is a process that serves. It has a row in `nodes` while it lives, and counts up in it; one
that no longer counts, or can't be reached, is struck out by another, and what it held is free.

A lease is fenced: taking one raises the match's epoch, and whatever is written carries the epoch of
who writes it. So a node that was thought dead and was only slow can't write any more, and is told
so by its next write. Nobody compares clocks. A node that is alone, because it has the only file,
writes none of this.
"""

import asyncio
from collections.abc import Set
from typing import Final, NamedTuple, final

from wildtable.table.identity import new_secret
from wildtable.table.sql import Sql, Step

BEAT_EVERY: Final = 1.0  # seconds
SILENT_AFTER: Final = 4.0  # seconds without a beat after which a node counts as dead
TAKE: Final = (
    "UPDATE matches SET holder = $2, epoch = epoch + 1 WHERE id = $1 AND (holder = $2 OR "
    "NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = matches.holder)) RETURNING epoch"
)
HOLDER: Final = (
    "SELECT nodes.id, address FROM matches LEFT JOIN nodes ON nodes.id = holder "
    "WHERE matches.id = $1"
)
# Whoever takes the match meanwhile waits until this write is done; in SQLite everybody does.
FENCE: Final = "SELECT 1 FROM matches WHERE id = $1 AND holder = $2 AND epoch = $3 FOR UPDATE"


class Node(NamedTuple):
    """A process that serves, and the host and port where others reach it."""

    id: str
    address: str


class Elsewhere(Exception):
    """Another node holds the match."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.id)
        self.node: Final = node


class NoMatch(Exception):
    """There is no such match."""


class StruckOut(Exception):
    """Others took this node for dead: it holds nothing any more."""


@final
class Leases:
    """The matches that this node holds, by the epoch in which it took each."""

    def __init__(self, sql: Sql) -> None:
        self._sql: Final = sql
        self._epochs: Final[dict[str, int]] = {}
        self._seen: dict[str, tuple[int, float]] = {}  # by node: its count, and since when
        self.node = Node(new_secret(), "")  # one that is alone has no address, and no row
        self.key = ""  # what nodes of one database know of each other

    # --- this node --------------------------------------------------------------------------

    async def join(self, address: str) -> None:
        """Be a node that others know; one that was at the same address before is no more."""
        self.node = Node(new_secret(), address)
        self._epochs.clear()
        *_, (row,) = await self._sql.write(
            ("DELETE FROM nodes WHERE address = $1", (address,)),
            ("INSERT INTO nodes (id, address, beat) VALUES ($1, $2, 0)", self.node),
            (
                "INSERT INTO cluster (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING",
                (new_secret(),),
            ),
            ("SELECT key FROM cluster", ()),
        )
        self.key = row[0]

    async def beat(self) -> list[Node]:
        """Say that this node lives, and find those that have said nothing for too long.

        Raises StruckOut.
        """
        mine, nodes = await self._sql.write(
            ("UPDATE nodes SET beat = beat + 1 WHERE id = $1 RETURNING id", (self.node.id,)),
            ("SELECT id, address, beat FROM nodes", ()),
        )
        if not mine:
            raise StruckOut
        now = asyncio.get_running_loop().time()
        seen, self._seen = self._seen, {}
        silent = []
        for node, address, beat in nodes:
            before, since = seen.get(node, (-1, now))
            self._seen[node] = (beat, since if beat == before else now)
            if beat == before and now - since > SILENT_AFTER:
                silent.append(Node(node, address))
        return silent

    async def others(self) -> list[Node]:
        sql = "SELECT id, address FROM nodes WHERE id != $1"
        return [Node(*row) for row in await self._sql.rows(sql, self.node.id)]

    def forget_beats(self) -> None:
        """Nobody could be heard for a while: begin to listen anew."""
        self._seen.clear()

    async def strike_out(self, node: Node) -> None:
        """Another node is dead: what it held is free."""
        await self._sql.write(("DELETE FROM nodes WHERE id = $1", (node.id,)))

    async def leave(self) -> None:
        """Hold nothing any more, and be no node."""
        self._epochs.clear()
        await self.strike_out(self.node)

    # --- matches ----------------------------------------------------------------------------

    async def take(self, match: str) -> None:
        """Hold a match from now on. Raises Elsewhere, and NoMatch."""
        if not self.node.address:
            self._epochs[match] = 0
            return
        while True:
            taken, found = await self._sql.write(
                (TAKE, (match, self.node.id)),
                (HOLDER, (match,)),
            )
            if taken:
                self._epochs[match] = taken[0][0]
                return
            if not found:
                raise NoMatch
            holder, address = found[0]
            if holder is not None:  # else it was struck out just now: try again
                raise Elsewhere(Node(holder, address))

    def took(self, match: str) -> tuple[str, int]:
        """A new match is held from its beginning: by whom, and its epoch."""
        self._epochs[match] = 1
        return self.node.id if self.node.address else "", 1

    def fence(self, match: str) -> Step | None:
        """What finds a row as long as this node holds a match; one that is alone needs none."""
        if not self.node.address:
            return None
        return FENCE, (match, self.node.id, self._epochs[match])

    def held(self) -> Set[str]:
        return self._epochs.keys()

    async def release(self, match: str) -> None:
        """Let others have a match; one that is taken again meanwhile stays held."""
        epoch = self._epochs.pop(match, None)
        if epoch is not None and self.node.address:
            sql = "UPDATE matches SET holder = '' WHERE id = $1 AND holder = $2 AND epoch = $3"
            await self._sql.write((sql, (match, self.node.id, epoch)))
