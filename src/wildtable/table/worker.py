"""A thread that owns a connection to SQLite and does what is asked of it.

It takes whatever has been asked meanwhile as one group, in one transaction: the busier the server,
the larger the groups, and what is written is synced to the disk once for each.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar, final

from wildtable.table.tally import Spread

T = TypeVar("T")
Task = Callable[[sqlite3.Connection], Any]
Asked = tuple[Task, "asyncio.Future[Any]"]

log = logging.getLogger(__name__)


class WorkerStopped(Exception):
    """The thread has ended; says why."""


@final
class Worker:
    """`begin` is how a transaction is begun, and `commits` how long each took to be committed.

    When the thread has ended, `stopped` says why.
    """

    def __init__(self, name: str, db: sqlite3.Connection, begin: str, commits: Spread) -> None:
        self.stopped = ""
        self._commits: Final = commits
        self._db: Final = db
        self._begin: Final = begin
        self._waiting: Final[SimpleQueue[Asked | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, task: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """What a task will return, or raise: then it has changed nothing. Raises WorkerStopped.

        Once asked, it is done, whoever still waits.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((task, answer))
        if self.stopped:
            self._refuse_rest()  # nobody else would
        return answer

    def waiting(self) -> int:
        """How much is asked and not begun."""
        return self._waiting.qsize()

    def close(self) -> None:
        """Finish what was asked, and end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            self._work()
            self.stopped = "it is closed"
        except BaseException as error:
            log.critical("the thread %s ends", self._thread.name, exc_info=True)
            self.stopped = f"{type(error).__name__}: {error}"
        self._db.close()
        self._refuse_rest()

    def _work(self) -> None:
        going_on = True
        while going_on:
            group = [self._waiting.get(), *self._more()]
            going_on = None not in group
            asked = [each for each in group if each is not None]
            try:
                self._settle(asked)
            except BaseException:
                _refuse(asked, "it was lost")  # those without an answer by now
                raise

    def _more(self) -> list[Asked | None]:
        found = []
        with suppress(Empty):
            while True:
                found.append(self._waiting.get_nowait())
        return found

    def _settle(self, group: list[Asked]) -> None:
        """Do all tasks in one transaction, and answer when it is on the disk."""
        try:
            self._db.execute(self._begin)
            if len(group) > 1:
                outcomes = [self._attempt_apart(task) for task, _ in group]
            else:
                outcomes = [self._attempt(task) for task, _ in group]
            begun = time.perf_counter()
            self._db.execute("COMMIT")
            self._commits.note(time.perf_counter() - begun)
        except Exception as error:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            outcomes = [error] * len(group)
        for (_, answer), outcome in zip(group, outcomes, strict=True):
            _tell(answer, outcome)

    def _attempt(self, task: Task) -> Any:
        return task(self._db)

    def _attempt_apart(self, task: Task) -> Any:
        """A task's result, or the exception it ended with; then it alone has changed nothing."""
        self._db.execute("SAVEPOINT task")
        try:
            result = self._attempt(task)
        except Exception as error:
            self._db.execute("ROLLBACK TO task")
            result = error
        self._db.execute("RELEASE task")
        return result

    def _refuse_rest(self) -> None:
        _refuse([each for each in self._more() if each is not None], self.stopped)


def _refuse(group: list[Asked], why: str) -> None:
    for _, answer in group:
        _tell(answer, WorkerStopped(why))


def _tell(answer: "asyncio.Future[Any]", outcome: Any) -> None:
    """Let whoever waits for it know, in the thread of their loop."""
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        answer.get_loop().call_soon_threadsafe(_set, answer, outcome)


def _set(answer: "asyncio.Future[Any]", outcome: Any) -> None:
    if answer.done():
        return  # whoever waited has gone, or it was told already
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
