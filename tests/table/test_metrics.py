"""What a server tells those who run it: how busy it is, and what went wrong; never whose links."""

import json
import logging
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.playing import Server, secret_of, serving
from tests.table.postgres import database
from wildtable.table.logs import JsonLines, TextLines
from wildtable.table.schema import FILE
from wildtable.table.settings import Settings
from wildtable.table.tally import Spread

pytestmark = pytest.mark.pure_only

SAMPLE = re.compile(r'(wildtable_[a-z_]+(?:\{le="[^"]+"\})?) (\d+(?:\.\d+)?)')
SECRET = "Zm9yZXZlciBpbiBteSBoZWFydA"


def figures(server: Server) -> dict[str, float]:
    """The samples; whatever is no sample is a comment of the two known kinds."""
    answer = server.http.get("/metrics").raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.text.endswith("\n")
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith(("# HELP wildtable_", "# TYPE wildtable_")):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            assert sample[1] not in found
            found[sample[1]] = float(sample[2])
    return found


def test_metrics_are_off_unless_asked_for(server: Server) -> None:
    assert server.http.get("/metrics").status_code == 404


def test_a_busy_server_says_how_busy(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, pace=0, watch_pace=0, metrics=True)) as server:
        before = figures(server)
        assert before["wildtable_tables_open"] == before["wildtable_sockets_open"] == 0
        assert before["wildtable_ready"] == 1
        made = server.make("connect-four")
        first, second = server.players(made)
        first.play("drop a")
        second.catch_up()
        server.player(server.make("goofspiel")["watch"])  # no bots: nothing goes on by itself
        now = figures(server)
        text = server.http.get("/metrics").text
    assert now["wildtable_tables_open"] == 2
    assert now["wildtable_sockets_open"] == 3
    assert now["wildtable_bots_waiting"] == now["wildtable_store_waiting"] == 0
    assert now["wildtable_views_total"] >= before["wildtable_views_total"] + 4
    for name in ("commit", "loop_lag", "sweep"):
        count = now[f"wildtable_{name}_seconds_count"]
        assert now[f'wildtable_{name}_seconds_bucket{{le="+Inf"}}'] == count
    commits = "wildtable_commit_seconds_count"
    assert now[commits] >= before[commits] + 3
    links = [made["watch"], *[seat["link"] for seat in made["seats"]]]
    assert not [each for each in (made["match"], *map(secret_of, links)) if each in text]


def test_whoever_is_asked_tells_of_all_processes(tmp_path: Path) -> None:
    address = database(tmp_path)
    settings = Settings(tmp_path, store=address, metrics=True)
    with (
        serving(settings, among_others=True) as one,
        serving(settings, among_others=True) as other,
    ):
        one.players(one.make("connect-four"))
        told = [server.http.get("/metrics").raise_for_status().text for server in (one, other)]
        for text in told:
            opened = re.findall(r'^wildtable_sockets_open\{node="([^"]+)"\} (\d+)$', text, re.M)
            assert sorted(int(count) for _, count in opened) == [0, 2]
            assert len({node for node, _ in opened}) == 2
            assert text.count("# TYPE wildtable_sockets_open gauge") == 1
            assert re.search(r'^wildtable_nodes_silent\{node="[^"]+"\} 0$', text, re.M)
        assert one.http.get("/api/nodes/figures").status_code == 404  # for nodes alone


def test_the_lag_of_the_loop_is_noted(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, metrics=True)) as server:
        first = figures(server)["wildtable_loop_lag_seconds_count"]
        while figures(server)["wildtable_loop_lag_seconds_count"] == first:
            pass  # it is looked at a few times a second


def test_a_spread_counts_up_to_each_bound() -> None:
    spread = Spread((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        spread.note(seconds)
    assert list(spread.up_to()) == [("0.1", 2), ("1", 3), ("+Inf", 4)]
    assert spread.count == 4
    assert spread.total == pytest.approx(7.65)


# --- the log ------------------------------------------------------------------------------------


def logged(message: str, *arguments: object) -> logging.LogRecord:
    """A record of a fault whose message and whose trace hold a link."""
    try:
        raise ValueError(f"/api/seat/{SECRET}/record")
    except ValueError:
        trace = sys.exc_info()
    return logging.LogRecord("wildtable.table", logging.ERROR, "", 0, message, arguments, trace)


@pytest.mark.parametrize("form", [TextLines, JsonLines])
@pytest.mark.parametrize("address", ["/play/{}", "/watch/{}?a", "GET /api/live/{}?since=3 failed"])
def test_links_are_struck_out(form: type[logging.Formatter], address: str) -> None:
    line = form().format(logged("%s", address.format(SECRET)))
    assert SECRET not in line
    assert "ValueError: /api/seat/.../record" in line
    assert address.format("...") in line


def test_a_line_of_json_tells_everything() -> None:
    line = JsonLines().format(logged("half %s\nrest", "a"))
    assert "\n" not in line
    told = json.loads(line)
    assert list(told) == ["at", "level", "logger", "message", "trace"]
    assert (told["level"], told["logger"]) == ("error", "wildtable.table")
    assert told["message"] == "half a\nrest"
    assert told["at"].endswith("+00:00")


def test_a_server_logs_in_lines_of_json(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wildtable", "serve", "--port", "0", "--log", "json"]
    with subprocess.Popen(
        [*command, "--metrics", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        port = int(running.stdout.readline().split("/")[2].split(":")[1])
        server = Server(port)
        told = figures(server)
        assert told["wildtable_ready"] == 1
        assert told["wildtable_sweep_seconds_count"] > 0
        assert told["wildtable_sweep_longest_seconds"] > 0
        secret = secret_of(server.make("leduc")["watch"])
        with closing(sqlite3.connect(tmp_path / FILE)) as db:
            db.execute("DROP TABLE talk")
        assert server.http.get(f"/api/seat/{secret}").status_code == 503
        server.close()
        running.terminate()
        lines = running.stderr.read().splitlines()
    assert lines
    assert {"level", "message"} <= set.intersection(*[set(json.loads(line)) for line in lines])
    assert secret not in "".join(lines)
