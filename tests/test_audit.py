"""`make audit` never takes silence for soundness."""

import json

import pytest

from tools.audit import LOCKS, ROOT, Looked, read_client, read_python, verdict

pytestmark = pytest.mark.pure_only
SOUND = {"name": "click", "version": "8.5.1", "vulns": []}
WEAK = {
    "name": "rich",
    "version": "1.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}],
}
SKIPPED = {"name": "attrs", "skip_reason": "Dependency not found on PyPI"}


def told(*packages: object) -> Looked:
    return read_python("run.txt", json.dumps({"dependencies": packages, "fixes": []}))


def test_every_lock_is_looked_at() -> None:
    assert {file.stem for file in (ROOT / "requirements").glob("*.txt")} == {*LOCKS}


def test_what_is_found_and_what_is_not() -> None:
    assert verdict([told(SOUND)]) == (["run.txt: no known weakness in 1 packages"], 0)
    lines, code = verdict([told(SOUND, WEAK)])
    assert code == 1
    assert lines[1] == "  rich 1.0: PYSEC-1, mended in 1.1"


@pytest.mark.parametrize("looked", [told(SKIPPED), told(), read_python("run.txt", "a traceback")])
def test_what_could_not_be_asked_is_not_sound(looked: Looked) -> None:
    lines, code = verdict([looked])
    assert code == 2
    assert "NOT LOOKED UP" in lines[0]


def test_what_was_left_out_is_said() -> None:
    lines, code = verdict([told(SOUND, SKIPPED)])
    assert code == 2
    assert "run.txt: 1 packages NOT LOOKED UP" in lines


def test_the_client_s_packages() -> None:
    weak = {"vite": {"range": "<1", "severity": "high"}}
    counted = {"metadata": {"dependencies": {"total": 90}}}
    assert verdict([read_client(json.dumps({**counted, "vulnerabilities": {}}))])[1] == 0
    lines, code = verdict([read_client(json.dumps({**counted, "vulnerabilities": weak}))])
    assert (lines[1], code) == ("  vite <1: high", 1)
    assert verdict([read_client('{"message": "405 Method Not Allowed", "error": {}}')])[1] == 2
