"""The server as a process of its own: what it has acknowledged outlives it, however it ends."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.table.playing import ME, Player, Server, bot, secret_of, serving
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only


@contextmanager
def process(
    folder: Path, end: signal.Signals = signal.SIGKILL, options: Sequence[str] = ()
) -> Iterator[Server]:
    """`wildtable serve` on a free port, ended by a signal."""
    command = [sys.executable, "-m", "wildtable", "serve", "--port", "0", "--pace", "0"]
    with subprocess.Popen(
        [*command, "--data", str(folder), *options], stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        assert said.startswith("Wildtable is at http://localhost:")
        try:
            server = Server(int(said.split("/")[2].split(":")[1]))
            server.process = running.pid
            yield server
        finally:
            running.send_signal(end)
            server.close()
    assert running.returncode == (0 if end == signal.SIGINT else -end)


@pytest.mark.slow
def test_kill_9_after_an_acknowledgement_loses_nothing(tmp_path: Path) -> None:
    moves = ["drop a", "drop b", "drop c"]
    with process(tmp_path) as server:
        made = server.make("connect-four")
        links = [seat["link"] for seat in made["seats"]]
    for number, move in enumerate(moves):
        with process(tmp_path) as server:
            player = server.player(links[number % 2])
            assert [item["words"] for item in player.news] == [m.split() for m in moves[:number]]
            version = player.view["version"]
            assert player.do("play", key="k" + move, moves=[move], version=version)["type"] == "ack"
        with process(tmp_path) as server:
            player = server.player(links[number % 2])
            again = player.do("play", key="k" + move, moves=[move], version=version)
            assert again == {"type": "ack", "key": "k" + move}
            assert len(player.news) == number + 1


def test_chance_and_versions_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with process(tmp_path, signal.SIGTERM) as server:
        made = server.make("leduc")
        first, second = server.players(made)
        first.play("raise")
        second.catch_up()
        second.play("call")
        first.catch_up()
        before = _seen(first), _seen(second)
    with process(tmp_path, signal.SIGINT) as server:
        first, second = server.players(made)
        assert (_seen(first), _seen(second)) == before
        assert first.play("call")["type"] == "ack"


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        made = server.make("goofspiel", ME, bot("greedy"), bot("random"))
        (player,) = server.players(made)
        player.wait_for_turn()
        player.play("bid 1")
    with process(tmp_path) as server:
        (player,) = server.players(made)
        while player.wait_for_turn():
            assert player.play(player.view["choices"][0]["move"])["type"] == "ack"
        assert player.view["result"]
        assert server.get(f"/api/seat/{secret_of(made['watch'])}/record")["result"]


def test_idle_tables_are_forgotten_and_found_again(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, idle_tables=2)) as server:
        links = []
        for _ in range(5):
            link = server.make("connect-four")["seats"][0]["link"]
            player = server.player(link)
            player.play("drop a")
            player.socket.close()
            links.append(link)
        for link in links:
            player = server.player(link)
            assert [item["words"] for item in player.news] == [["drop", "a"]]


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        command = [sys.executable, "-m", "wildtable", "serve", "--port", str(server.port)]
        done = subprocess.run(
            [*command, "--data", str(tmp_path / "other")],
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert f"can't listen on 127.0.0.1:{server.port}" in done.stderr


@pytest.mark.slow
def test_a_second_server_on_the_same_folder_is_told_who_has_it(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)):
        command = [sys.executable, "-m", "wildtable", "serve", "--port", "0"]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 1
    assert f"in use by another server (process {os.getpid()} on " in done.stderr
    assert "--data" in done.stderr


def _seen(player: Player) -> object:
    return {**player.view, "news": player.news}
