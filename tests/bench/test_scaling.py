"""What more workers bring is worked out right."""

from bench.scaling import Pace, grid, pace
from wildtable.lab.workers import Here


def test_efficiency_is_by_worker_and_compared_with_one() -> None:
    found = grid("leduc", [Pace(1, 50.0, 19.0, 0.2), Pace(2, 90.0, 21.0, 0.25)])
    assert found.title == "Leduc"
    assert found.rows == [
        ["1", "50.0", "100%", "19.0", "0.20"],
        ["2", "90.0", "90%", "21.0", "0.25"],
    ]


def test_a_run_has_a_pace() -> None:
    found = pace("leduc", 8, Here())
    assert found.workers == 1
    assert found.rate > 0
    assert found.playing > 0
