"""The program in the documentation that holds a seat, against a live server."""

import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.playing import ME, PATIENCE, Server, bot, secret_of, serving
from wildtable.kernel.seals import misfits, seals_in, unshown
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def program() -> str:
    (found,) = [
        code
        for code in re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.S)
        if "def attend(" in code
    ]
    return str(found)


def test_it_is_short() -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize("game", ["connect-four", "goofspiel"])
def test_it_plays_a_match_to_its_end(game: str, server: Server, tmp_path: Path) -> None:
    made = server.make(game, ME, bot("random"))
    file = tmp_path / "bot.py"
    file.write_text(program())
    address = f"http://127.0.0.1:{server.port}"
    done = subprocess.run(
        [sys.executable, str(file), address, made["seats"][0]["link"]],
        capture_output=True,
        text=True,
        check=True,
    )
    assert sorted(json.loads(done.stdout)["ranks"]) in ([1, 2], [1, 1])


def test_two_promise_words_and_show_them(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(program())
    with serving(Settings(tmp_path, word_patience=10 * PATIENCE)) as server:
        with closing(server.somebody_else()) as friend:
            made = server.invite("leduc")
            mine, yours = made["seats"][0]["link"], friend.accept(made["seats"][1]["link"])
            links = [server.key(mine), friend.key(yours)]
        command = [sys.executable, str(file), f"http://127.0.0.1:{server.port}"]
        bots = [
            subprocess.Popen([*command, link], stdout=subprocess.PIPE, text=True) for link in links
        ]
        ends = [each.communicate()[0] for each in bots]
        assert ends[0] == ends[1] != ""
        nonce = server.get(f"/api/seat/{secret_of(links[0])}/fairness")["nonce"]
        assert len(seals_in(nonce)) == 2
        assert misfits(nonce) == unshown(nonce) == []


def test_a_link_that_leads_nowhere_ends_it(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(program())
    command = [sys.executable, str(file), f"http://127.0.0.1:{server.port}", "/play/nothing"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "4404" in done.stderr
