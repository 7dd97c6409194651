"""The same experiment on a cluster of Ray, with a machine that dies: `make cluster`."""

from importlib import import_module
from pathlib import Path

import pytest

from wildtable.lab.experiment import Experiment, Grid
from wildtable.lab.folder import MATCHES, RunFolder
from wildtable.lab.run import run
from wildtable.lab.workers import Cluster, Here

pytest.importorskip("ray", reason="`make cluster` installs Ray and runs this")
pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

EXPERIMENT = Experiment([Grid(["leduc", "goofspiel"], ["random", "greedy,random"])], matches=60)


def test_a_machine_that_dies_loses_and_doubles_nothing(tmp_path: Path) -> None:
    reference, folder = RunFolder(tmp_path / "here"), RunFolder(tmp_path / "cluster")
    run(EXPERIMENT, reference, Here())
    machines = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    second = machines.add_node(num_cpus=1)
    workers = Cluster(machines.address)
    lost: list[int] = []

    def lose(done: int, total: int) -> None:
        if done >= 20 and not lost:
            lost.append(done)
            machines.remove_node(second, allow_graceful=False)

    try:
        assert workers.count == 2
        session = run(EXPERIMENT, folder, workers, lose)
    finally:
        workers.close()
        machines.shutdown()
    assert lost
    assert session.matches == 240
    assert (folder.path / MATCHES).read_bytes() == (reference.path / MATCHES).read_bytes()
