"""Looks up whether anything that is locked has known weaknesses: `make audit`.

Ends with 0 where nothing is known, with 1 where something is, and with 2 where it could not be
asked: then nothing is said about the packages, least of all that they are sound.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from hatch_build import Client

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = (
    "run",
    "postgres",
    "dev",
    "fast",
    "docs",
    "notebook",
    "audit",
    "bench",
    "cluster",
)


class Looked(NamedTuple):
    """What came of looking something up."""

    what: str
    found: Sequence[str]  # weaknesses, each in a line
    asked: int  # packages that were looked up
    unknown: int  # and those that could not be


def python(lock: str) -> Looked:
    """The packages of a lock of Python."""
    file = ROOT / "requirements" / f"{lock}.txt"
    tool = Path(sys.executable).with_name("pip-audit")
    command = [str(tool), "--disable-pip", "--require-hashes", "-f", "json", "-r", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return read_python(file.name, done.stdout)


def read_python(what: str, answer: str) -> Looked:
    """pip-audit's own word: a package that its service does not know is left out there."""
    packages = _parsed(answer).get("dependencies", [])
    asked = [each for each in packages if "skip_reason" not in each]
    found = [
        f"{each['name']} {each['version']}: {weakness['id']}, mended in "
        f"{', '.join(weakness['fix_versions']) or 'no version'}"
        for each in asked
        for weakness in each["vulns"]
    ]
    return Looked(what, found, len(asked), len(packages) - len(asked))


def client() -> Looked:
    """What the web client is built of and with."""
    web = Client(ROOT)
    command, environment = web.npm_command("audit", "--json")
    done = subprocess.run(
        command, cwd=web.sources, env=environment, capture_output=True, text=True, check=False
    )
    return read_client(done.stdout)


def read_client(answer: str) -> Looked:
    """npm's own word; where it could not ask, it says why, and nothing of packages."""
    told = _parsed(answer)
    count = told.get("metadata", {}).get("dependencies", {}).get("total", 0)
    found = [
        f"{name} {each['range']}: {each['severity']}"
        for name, each in told.get("vulnerabilities", {}).items()
    ]
    return Looked("package-lock.json", found, count, 0)


def verdict(looked: Sequence[Looked]) -> tuple[list[str], int]:
    """What is said about it, and how the command ends."""
    lines = []
    for each in looked:
        if not each.asked:
            lines.append(f"{each.what}: NOT LOOKED UP, the advisory service could not be asked")
        elif each.found:
            lines.append(
                f"{each.what}: {len(each.found)} known weaknesses in {each.asked} packages"
            )
        else:
            lines.append(f"{each.what}: no known weakness in {each.asked} packages")
        if each.asked and each.unknown:
            lines.append(f"{each.what}: {each.unknown} packages NOT LOOKED UP")
        lines += [f"  {line}" for line in each.found]
    if any(each.found for each in looked):
        return lines, 1
    if any(each.unknown or not each.asked for each in looked):
        return [*lines, "Nothing can be said about what was not looked up."], 2
    return lines, 0


def _parsed(answer: str) -> dict[str, Any]:
    try:
        told = json.loads(answer)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def main() -> None:
    lines, code = verdict([*[python(lock) for lock in LOCKS], client()])
    print("\n".join(lines))
    sys.exit(code)


if __name__ == "__main__":
    main()
