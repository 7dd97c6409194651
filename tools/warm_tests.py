"""Tests that are collected once and then run many times, each time in a copy of the process.

Importing and collecting takes longer than most tests take to fail. So `mutants.py` starts this
file once with the arguments of pytest, and for each break it writes a line of JSON, `Wanted`:

    {"module": "wildtable.games.wildlife.rules.food", "function": "convert", "source": "...",
     "first": ["tests/test_food.py::test_it", "LIF-16.1"], "seconds": 30}

The process forks; the copy gives the function the code it has in that source, and runs the tests,
those with one of `first` in their names first, until one fails. The answer is a line of JSON, too:

    {"failed": "tests/test_food.py::test_it", "seconds": 1.5}

`failed` is null where a copy would not be honest: at module level, or if the function ran while
the tests were collected, so that what it has made is there already. Without a module the tests run
as they are.
"""

import json
import os
import resource
import signal
import sys
from types import CodeType, FrameType, FunctionType
from typing import Any, TextIO, TypedDict

import pytest
from _pytest.runner import runtestprotocol

MEMORY = 4 << 30  # bytes: a broken loop may gather without end
WALKS = "test_walks.py"  # they notice most of what the first tests don't
PATIENCE = 600  # seconds for a test that waits for something and uses no time


class Wanted(TypedDict):
    """A function of a module, the broken source of that module, and how to run the tests."""

    module: str
    function: str
    source: str
    first: list[str]
    seconds: int  # of processor time, 0 for any


class WarmTests:
    """A plugin of pytest that waits for breaks where pytest would run the tests."""

    def __init__(self, asked: TextIO, answers: TextIO) -> None:
        self.asked = asked
        self.answers = answers
        self.ran: set[CodeType] = set()

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """What `sys.setprofile` calls: remember each function that runs."""
        if event == "call":
            self.ran.add(frame.f_code)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        for line in self.asked:
            wanted: Wanted = json.loads(line)
            function = self.function(wanted) if wanted["module"] else None
            if wanted["module"] and function is None:
                answer: dict[str, Any] = {"failed": None, "seconds": 0.0}
            else:
                answer = in_a_copy(session.items, function, wanted)
            print(json.dumps(answer), file=self.answers, flush=True)
        return True

    def function(self, wanted: Wanted) -> FunctionType | None:
        """The function that is broken, unless it is none or has run."""
        found: Any = sys.modules.get(wanted["module"])
        for name in wanted["function"].split("."):
            found = vars(found).get(name) if found is not None else None
        plain = isinstance(found, FunctionType) and found.__code__ not in self.ran
        return found if plain else None


def in_a_copy(
    items: list[pytest.Item], function: FunctionType | None, wanted: Wanted
) -> dict[str, Any]:
    reading, writing = os.pipe()
    copy = os.fork()
    if copy == 0:
        status = 1
        try:
            signal.alarm(PATIENCE)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if wanted["seconds"]:
                resource.setrlimit(resource.RLIMIT_CPU, (wanted["seconds"], wanted["seconds"]))
            if function is not None:
                function.__code__ = code_of(wanted)
            os.write(writing, first_failure(items, wanted["first"]).encode())
            status = 0
        finally:
            os._exit(status)  # nothing of this process is to be tidied up twice
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as told:
        failed = told.read()
    _, status, used = os.wait4(copy, 0)
    if os.WIFSIGNALED(status):
        failed = "time-out"
    elif status != 0:
        failed = "pytest itself"
    return {"failed": failed, "seconds": used.ru_utime}


def code_of(wanted: Wanted) -> CodeType:
    """The code of the function in the broken source."""
    codes = [compile(wanted["source"], wanted["module"], "exec")]
    for code in codes:  # grows while it is walked
        codes += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    return next(code for code in codes if code.co_qualname == wanted["function"])


def first_failure(items: list[pytest.Item], first: list[str]) -> str:
    """The first test that fails; empty if none does."""
    wanted = [*first, WALKS]
    order = sorted(items, key=lambda item: not any([each in item.nodeid for each in wanted]))
    for item, following in zip(order, [*order[1:], None], strict=True):
        reports = runtestprotocol(item, log=False, nextitem=following)
        if any([report.failed for report in reports]):
            return item.nodeid
    return ""


def main() -> None:
    # Copies, since pytest takes the usual ones for itself; what tests print is nobody's.
    warm = WarmTests(os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w"))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.setprofile(warm.note)
    sys.exit(pytest.main(sys.argv[1:], plugins=[warm]))


if __name__ == "__main__":
    main()
