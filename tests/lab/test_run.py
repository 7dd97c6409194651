"""Runs: the same on any number of workers, whatever is broken off or dies on the way."""

import os
import re
import signal
import tomllib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from wildtable.cli import main
from wildtable.cli.lab import PARTS
from wildtable.lab.columns import Columns
from wildtable.lab.experiment import BadExperiment, Experiment, Grid, read_experiment, read_words
from wildtable.lab.folder import MATCHES, BadRun, RunFolder
from wildtable.lab.run import run
from wildtable.lab.workers import Chunk, ChunkResult, Here, Processes, Workers

pytestmark = pytest.mark.pure_only
GRID = Grid(["leduc", "goofspiel"], ["random", "greedy,random"])
EXPERIMENT = Experiment([GRID], matches=10)


class Breaking(Workers):
    """Plays some chunks and is then interrupted."""

    name = "breaking"
    count = 1

    def results(self, chunks: Iterable[Chunk]) -> Iterator[ChunkResult]:
        yield from Here().results(islice(chunks, 3))
        raise KeyboardInterrupt


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """The run as one process plays it."""
    folder = RunFolder(tmp_path_factory.mktemp("lab") / "reference")
    run(EXPERIMENT, folder, Here())
    return folder


def matches(folder: RunFolder) -> bytes:
    return (folder.path / MATCHES).read_bytes()


def columns(folder: RunFolder) -> bytes:
    return (folder.path / "parquet" / "part-00000.parquet").read_bytes()


def test_every_match_of_every_cell_is_there_once(reference: RunFolder) -> None:
    rows = list(reference.rows())
    keys = {(row.game, row.lineup, row.number) for row in rows}
    assert len(keys) == len(rows) == 2 * 2 * 10
    assert all(len(row.scores) == len(row.ranks) == row.seats == 2 for row in rows)
    assert all(0 < row.choices <= row.decisions <= row.moves for row in rows)


def test_bots_change_seats_from_match_to_match(reference: RunFolder) -> None:
    mixed = [row.bots for row in reference.rows() if row.lineup == "greedy,random"]
    assert mixed.count(["greedy", "random"]) == mixed.count(["random", "greedy"]) == 10


def test_a_worker_that_is_killed_loses_and_doubles_nothing(
    reference: RunFolder, tmp_path: Path
) -> None:
    workers, killed = Processes(2), list[int]()

    def kill(done: int, total: int) -> None:
        if done > 4 and not killed:
            killed.append(next(iter(workers.pool._processes)))
            os.kill(killed[0], signal.SIGKILL)

    folder = RunFolder(tmp_path / "run")
    session = run(EXPERIMENT, folder, workers, kill)
    workers.close()
    assert killed
    assert session.matches == 40
    assert matches(folder) == matches(reference)
    assert columns(folder) == columns(reference)


def test_a_run_that_was_broken_off_goes_on(reference: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    with pytest.raises(KeyboardInterrupt):
        run(EXPERIMENT, folder, Breaking())
    with (folder.path / MATCHES).open("ab") as file:
        file.write(b'{"game":"led')  # the half of a line
    assert run(EXPERIMENT, folder, Here()).matches == 40 - 12
    assert matches(folder) == matches(reference)
    assert columns(folder) == columns(reference)
    assert [session["matches"] for session in folder.sessions()] == [12, 28]


def test_more_matches_can_be_asked_for_later(reference: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    run(Experiment([GRID], matches=4), folder, Here())
    assert run(EXPERIMENT, folder, Here()).matches == 24
    assert matches(folder) == matches(reference)
    with pytest.raises(BadRun, match="was begun with 10 matches"):
        run(Experiment([GRID], matches=4), folder, Here())


def test_a_folder_keeps_to_its_experiment(reference: RunFolder) -> None:
    with pytest.raises(BadRun, match="holds another experiment"):
        run(Experiment([GRID], matches=10, seed="2"), reference, Here())


def test_another_seed_gives_other_matches(reference: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    run(Experiment([GRID], matches=10, seed="2"), folder, Here())
    digests = [{row.digest for row in each.rows()} for each in (folder, reference)]
    assert len(digests[0] & digests[1]) < len(digests[0]) / 2


def test_columns_hold_what_the_lines_hold(
    reference: RunFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildtable.lab.columns.PART", 16)
    folder = RunFolder(tmp_path / "run")
    run(EXPERIMENT, folder, Here())
    Columns(folder).close()  # writes nothing twice
    parts = sorted((folder.path / "parquet").iterdir())
    tables = [pq.read_table(part) for part in parts]
    assert [len(table) for table in tables] == [16, 16, 8]
    digests = [word for table in tables for word in table["digest"].to_pylist()]
    assert digests == [row.digest for row in reference.rows()]


def test_a_row_says_what_each_seat_played(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    run(Experiment([Grid(["wildlands"], ["random"])], matches=1), folder, Here())
    (played,) = folder.rows()
    assert len(set(played.sides)) == 2
    assert all(played.sides)


# --- experiments --------------------------------------------------------------------------------


def test_an_experiment_file(tmp_path: Path) -> None:
    file = tmp_path / "openings.toml"
    file.write_text("""
matches = 5
[[grid]]
games = ["goofspiel"]
seats = [2, 3]
bots = ["random"]
options = [{}, { cards = "6" }]
""")
    cells = read_experiment(file).cells()
    assert [str(cell) for cell in cells] == [
        "goofspiel, 2 seats, random",
        "goofspiel, 2 seats, random, cards 6",
        "goofspiel, 3 seats, random",
        "goofspiel, 3 seats, random, cards 6",
    ]


def test_the_experiment_of_the_documentation_can_be_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    [block] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(read_words(tomllib.loads(block)).cells()) == 2 * 2 * 2


@pytest.mark.parametrize(
    ("grid", "wrong"),
    [
        (Grid(["leduk"], ["random"]), "there is no game 'leduk'; did you mean leduc"),
        (Grid(["leduc"], ["hero"]), "there is no bot 'hero'; known: random"),
        (Grid(["leduc"], ["random"], [5]), "leduc is for 2 players, not 5"),
        (Grid(["leduc"], ["random,greedy,random"]), "3 bots, .* have no room on 2 seats"),
        (Grid(["goofspiel"], ["random"], [2], [{"dice": "6"}]), "goofspiel has no option 'dice'"),
        (Grid(["leduc", "leduc"], ["random"]), "a cell twice"),
        (Grid([], []), "at least one match of one cell"),
    ],
)
def test_what_is_wrong_with_an_experiment(grid: Grid, wrong: str) -> None:
    with pytest.raises(BadExperiment, match=wrong):
        Experiment([grid]).cells()


def test_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text("matches = 'many'\ngrid = []")
    with pytest.raises(BadExperiment, match=r"wrong.toml: Expected `int`, got `str` - at `\$.mat"):
        read_experiment(file)


def test_a_run_tells_how_far_it_is_where_no_bar_can_be_drawn(tmp_path: Path) -> None:
    command = ["lab", "run", str(tmp_path / "run"), "--game", "connect-four", "--workers", "1"]
    done = CliRunner().invoke(main, [*command, "--matches", "40"])
    assert done.exit_code == 0, done.output
    told = [line for line in done.output.splitlines() if line.endswith(" of 40 matches")]
    assert told[-1] == "40 of 40 matches"
    assert len(told) == len(set(told)) <= PARTS
