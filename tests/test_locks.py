"""The locks in requirements/: complete, of one mind, and bound to no registry."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

LOCKS = sorted((Path(__file__).resolve().parent.parent / "requirements").glob("*.txt"))
PIN = re.compile(r"^(?P<package>[a-z0-9._-]+)==(?P<version>\S+)(?P<marker> ;[^\\]*)?", re.MULTILINE)

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)


def test_all_locks_are_there() -> None:
    assert [lock.stem for lock in LOCKS] == [
        "audit",
        "bench",
        "cluster",
        "dev",
        "docs",
        "fast",
        "notebook",
        "postgres",
        "run",
    ]


@each_lock
def test_no_lock_names_a_host(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "--index-url" not in text
    assert "--find-links" not in text


@each_lock
def test_every_pin_has_a_hash(lock: Path) -> None:
    pins = re.split(r"\n(?=\S)", lock.read_text().strip())
    assert pins
    assert [pin for pin in pins if not PIN.match(pin) or "--hash=sha256:" not in pin] == []


def test_locks_agree() -> None:
    versions: dict[tuple[str, str], set[str]] = {}
    for lock in LOCKS:
        for pin in PIN.finditer(lock.read_text()):
            key = (pin["package"], (pin["marker"] or "").strip())
            versions.setdefault(key, set()).add(pin["version"])
    assert {key: found for key, found in versions.items() if len(found) > 1} == {}
