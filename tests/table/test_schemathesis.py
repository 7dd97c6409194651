"""Schemathesis asks the open API what its description allows, and what it does not."""

import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.playing import Server

MANY = 500  # requests
CONFIG = Path(__file__).with_name("schemathesis.toml")
# The same requests in every run: each kind of fault in each field, and a few at random.
COMMAND = [
    str(Path(sys.executable).with_name("schemathesis")),
    f"--config-file={CONFIG}",
    "run",
    "--phases=examples,coverage,fuzzing",
    "--max-examples=2",
    "--generation-deterministic",
    "--no-color",
]


@pytest.mark.slow
@pytest.mark.pure_only
def test_schemathesis_finds_no_failure(server: Server, tmp_path: Path) -> None:
    with closing(server.somebody_else()) as person:
        person.invite("connect-four")
        known = ["--header", f"Cookie: {person.cookie()}"]
        address = f"{person.http.base_url.join('/api/schema/openapi.json')}"
        done = subprocess.run(
            [*COMMAND, *known, address], cwd=tmp_path, capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    asked = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
    assert asked is not None, done.stdout[-3000:]
    assert int(asked[1]) > MANY
    assert asked[1] == asked[2]
