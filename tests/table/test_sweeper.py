"""When garbage in rings is searched for, and that none of it stays for good."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from wildtable.table import sweeper
from wildtable.table.sweeper import LONGEST_WAIT, MANY_LEFT, SHORTEST_WAIT, Sweeper
from wildtable.table.tally import PARTINGS, SWEEPS, VIEWS

pytestmark = pytest.mark.pure_only


class Ring:
    """What nobody needs, and what is yet not freed before it is found."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    """Python itself searches for nothing meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def old_ring() -> "ref[Ring]":
    """A ring that was still needed when what is new was searched."""
    ring = Ring()
    gc.collect(1)
    return ref(ring)


def test_what_is_new_is_searched_all_the_time() -> None:
    ring = ref(Ring())
    assert ring() is not None
    before = SWEEPS.count
    Sweeper().look()
    assert ring() is None
    assert SWEEPS.count == before + 1
    assert SWEEPS.longest > 0


def test_what_is_old_is_searched_when_nothing_is_shown_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sweeper, "LIVELY_GROWTH", float("inf"))
    monkeypatch.setattr(sweeper, "SHARE", 1e-6)
    sweeps = Sweeper()
    ring = old_ring()
    VIEWS.note()
    sweeps.look()
    assert ring() is not None  # somebody plays
    monkeypatch.setattr(sweeper, "QUIET_AFTER", 0.0)
    sweeps.look()
    assert ring() is None
    ring = old_ring()
    sweeps.look()
    assert ring() is not None  # nothing has happened since: there is nothing to be found
    VIEWS.note()
    sweeps.look()
    assert ring() is not None  # it would be too much of the time
    monkeypatch.setattr(sweeps, "_next_at", 0.0)
    sweeps.look()
    assert ring() is None


@pytest.mark.parametrize(("left", "found"), [(0, False), (MANY_LEFT, True)])
def test_what_is_old_is_searched_when_it_has_become_much_and_many_have_left(
    left: int, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "QUIET_AFTER", float("inf"))
    sweeps = Sweeper()
    sweeps.look()  # the first time everything is more than was known of
    ring = old_ring()
    sweeps.look()
    assert ring() is not None
    monkeypatch.setattr(sweeper, "GROWTH", 1.0)
    monkeypatch.setattr(sweeper, "MUCH", 10_000)
    kept = [[number] for number in range(20_000)]
    for _ in range(left):
        PARTINGS.note()
    sweeps.look()
    assert kept
    assert (ring() is None) == found
    monkeypatch.setattr(sweeper, "LIVELY_GROWTH", 1.0)  # or where it is far too much
    more = [[number] for number in range(20_000)]
    sweeps.look()
    assert more
    assert ring() is None


def test_the_more_is_new_the_sooner_it_is_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "LIVELY_GROWTH", float("inf"))
    monkeypatch.setattr(sweeper, "SWEEP_IN", 0.0)
    sweeps = Sweeper()
    for _ in range(10):
        sweeps.look()
    assert sweeps._wait == SHORTEST_WAIT
    monkeypatch.setattr(sweeper, "SWEEP_IN", float("inf"))
    for _ in range(10):
        sweeps.look()
    assert sweeps._wait == LONGEST_WAIT


def test_python_searches_by_itself_again_afterwards() -> None:
    async def work() -> None:
        sweeping = asyncio.create_task(Sweeper().sweep())
        await asyncio.sleep(0)
        assert not gc.isenabled()
        sweeping.cancel()
        await asyncio.wait([sweeping])
        assert gc.isenabled()

    try:
        asyncio.run(work())
    finally:
        gc.unfreeze()
