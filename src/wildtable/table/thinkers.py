"""The processes in which bots think: a few, started when first needed, each for one bot at a time.

A bot that takes too long is stopped with its process, and the next question gets a new one.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, final

import msgspec
from msgspec.structs import replace

from wildtable.table.fair_queue import FairQueue
from wildtable.table.thinker import Question, Thought

LONGEST_LINE: Final = 1 << 20
MODULE: Final = "wildtable.table.thinker"


class NoThought(Exception):
    """A bot gave no answer; says why."""


@final
class Thinkers:
    """At most `most` bots think at once, each for at most `deadline` seconds.

    The more of them wait, the sooner each has to take the best it has found. A review that nobody
    is waiting for has its time, however many wait: in a hurry it would see no mistakes.
    """

    def __init__(self, most: int, deadline: float) -> None:
        self._deadline = deadline
        self._queue = FairQueue(most)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def decide(self, question: Question, owner: str = "", urgent: bool = False) -> list[str]:
        """The moves that a bot chooses; `owner` and `urgent` are FairQueue's. Raises NoThought."""
        return (await self.think(question, owner, urgent)).moves

    async def think(self, question: Question, owner: str, urgent: bool) -> Thought:
        """All that comes of a question, in a turn of its own. Raises NoThought."""
        async with self._queue.turn(owner, urgent):
            process = self._idle.pop() if self._idle else await self._start()
            hurry = 1 + self.waiting() if urgent or question.level else 1
            hurried = replace(question, seconds=question.seconds / hurry)
            try:
                thought = await asyncio.wait_for(_ask(process, hurried), self._deadline)
            except TimeoutError as error:
                await self._stop(process)
                raise NoThought(f"no answer in {self._deadline:g} seconds") from error
            except BaseException as error:
                await self._stop(process)
                if isinstance(error, (OSError, ValueError)):
                    raise NoThought(f"its process ended: {error}") from error
                raise
            self._idle.append(process)
        if thought.error:
            raise NoThought(thought.error)
        return thought

    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return len(self._queue)

    async def close(self) -> None:
        """Stop all processes, thinking or not."""
        for process in list(self._all):
            await self._stop(process)

    async def _start(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", MODULE, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
        except OSError as error:
            raise NoThought(f"no process can be started: {error}") from error
        self._all.add(process)
        return process

    async def _stop(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: Process, question: Question) -> Thought:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise OSError("it closed its output")
    return msgspec.json.decode(line, type=Thought)
