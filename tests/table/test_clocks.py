"""The sums of clocks: who is charged, credited, and when time is up."""

from wildtable.table.clocks import SHORTEST, ClockSums
from wildtable.table.wire_clock import Clocks, Timing

BANK = Timing(bank=60, increment=5)
EACH = Timing(decision=20)


def test_who_is_asked_is_charged_and_credited_when_somebody_else_is() -> None:
    clocks = ClockSums(BANK, None, 2)
    assert clocks.told(0) == Clocks([60_000, 60_000], [])
    assert clocks.note(1_000, [0], moved=True)
    assert clocks.told(11_000) == Clocks([50_000, 60_000], [0])
    assert clocks.note(11_000, [1], moved=True)
    assert clocks.told(12_000) == Clocks([55_000, 59_000], [1])


def test_who_goes_on_deciding_is_not_credited_for_each_move() -> None:
    clocks = ClockSums(BANK, None, 2)
    clocks.note(1, [0], moved=True)
    clocks.note(10_001, [0], moved=True)
    assert clocks.left(10_001) == [50_000, 60_000]
    clocks.note(20_001, [1], moved=True)
    assert clocks.left(20_001) == [45_000, 60_000]


def test_what_nobody_sees_changes_nothing() -> None:
    clocks = ClockSums(BANK, None, 2)
    clocks.note(1, [0], moved=True)
    kept = clocks.times
    assert not clocks.note(5_000, [0])
    assert clocks.times == kept


def test_who_has_answered_is_credited_when_all_have() -> None:
    clocks = ClockSums(BANK, None, 3)
    clocks.note(1, [0, 1], moved=True)
    clocks.note(2_001, [1])  # the first is seen to be ready, and may think again
    assert clocks.left(2_001) == [58_000, 58_000, 60_000]
    clocks.note(3_001, [0, 1])
    clocks.note(4_001, [1])
    clocks.note(6_001, [2], moved=True)
    assert clocks.left(6_001) == [57_000 + 5_000, 54_000 + 5_000, 60_000]


def test_nobody_has_less_than_a_few_seconds_for_a_decision() -> None:
    clocks = ClockSums(Timing(bank=5), None, 2)
    clocks.note(1, [0], moved=True)
    assert clocks.left(1) == [SHORTEST, 5_000]
    assert clocks.due() == SHORTEST + 1


def test_a_decision_has_its_own_time() -> None:
    clocks = ClockSums(EACH, None, 2)
    clocks.note(1, [0], moved=True)
    clocks.note(15_001, [0], moved=True)
    assert clocks.left(15_001) == [20_000, 20_000]
    assert clocks.due() == 35_001


def test_taking_back_makes_no_new_decision() -> None:
    clocks = ClockSums(EACH, None, 2)
    clocks.note(1, [0], moved=True)
    clocks.note(5_001, [0], moved=True, undone=True)
    assert clocks.left(5_001) == [15_000, 20_000]
    clocks.note(6_001, [0], moved=True)  # made anew
    assert clocks.left(6_001) == [14_000, 20_000]
    clocks.note(7_001, [1], moved=True)
    clocks.note(8_001, [0], moved=True)
    assert clocks.left(8_001) == [20_000, 20_000]


def test_time_is_up_once() -> None:
    clocks = ClockSums(EACH, None, 2)
    clocks.note(1, [0], moved=True)
    assert clocks.expired(20_000) == []
    assert clocks.expired(20_001) == [0]
    clocks.stop(20_001)
    clocks.note(20_002, [0])
    assert clocks.expired(30_000) == []
    assert clocks.due() == 0


def test_clocks_stand_still_while_stopped_and_where_they_were_kept() -> None:
    clocks = ClockSums(EACH, None, 2)
    clocks.note(1, [0], moved=True)
    assert clocks.stop(5_001)
    assert not clocks.stop(9_999)
    again = ClockSums(EACH, clocks.times, 2)
    assert again.told(90_000) == Clocks([15_000, 20_000], [])
    again.note(90_000, [0])
    assert again.left(91_000) == [14_000, 20_000]


def test_a_window_closes_after_its_time_and_stops_all_clocks() -> None:
    clocks = ClockSums(Timing(bank=60, window=30), None, 2)
    clocks.note(1, [0], moved=True)
    assert clocks.open_window(10_001, moved=True)
    assert clocks.told(20_001) == Clocks([50_000, 60_000], [], 20_000)
    assert not clocks.open_window(20_001, moved=False)  # somebody has answered
    assert clocks.due() == 40_001
    assert not clocks.window_over(40_000)
    assert clocks.window_over(40_001)
