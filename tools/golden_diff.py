"""What has changed in golden records since a commit: the first difference of each, in words.

    python tools/golden_diff.py tests/golden/leduc/03.txt
    python tools/golden_diff.py --since HEAD~3 tests/golden/*/*.txt

Golden records keep hashes, no positions. So the rules of that commit and those of the working tree
both play the match of the record again, as far as they can, and are compared line by line.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from wildtable.kernel.kit.golden import Golden, read
from wildtable.kernel.position import differences, fields

ROOT = Path(__file__).resolve().parent.parent
TRACE = Path(__file__).with_name("golden_trace.py")
OTHERS = ("who only watches", "the referee")  # who hears the news beside the seats
Step = dict[str, Any]


def trace(golden: Golden, sources: Path) -> Iterator[Step]:
    """The match of a golden record, step by step, as other sources play it."""
    asked = {
        "game": golden.game,
        "options": golden.options,
        "seats": len(golden.players),
        "chance": golden.chance,
        "log": golden.log(),
    }
    done = subprocess.run(
        [sys.executable, str(TRACE)],
        input=json.dumps(asked),
        env={**os.environ, "PYTHONPATH": str(sources), "WILDTABLE_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    for line in done.stdout.splitlines():
        yield json.loads(line)


def first_difference(golden: Golden, old: Path, new: Path) -> str:
    """Where two sources play a match differently, and in what; empty if they don't."""
    empty: Step = {}
    steps = zip_longest(trace(golden, old), trace(golden, new), fillvalue=empty)
    for number, (before, now) in enumerate(steps, -1):
        found = _difference(before, now)
        if found:
            where = f"line {number}, {golden.steps[number].text!r}" if number >= 0 else "the start"
            return f"{where}: {found}"
        if "refused" in now:
            break
    return ""


def _difference(before: Step, now: Step) -> str:
    if before.get("refused") != now.get("refused"):
        said = [step.get("refused", "it is legal") for step in (before, now)]
        return f"it was: {said[0]}; now: {said[1]}"
    if "refused" in now:
        return ""
    told = differences(fields(before["position"]), fields(now["position"]))
    for viewer, (heard, hears) in enumerate(zip_longest(before["news"], now["news"])):
        if heard != hears:
            seats = len(now["news"]) - len(OTHERS)
            who = f"seat {viewer}" if viewer < seats else OTHERS[viewer - seats]
            told.append(f"news of {who} should be {heard}, are {hears}")
    return "; ".join(told)


def main() -> None:
    """Compare the working tree with a commit."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--since", default="HEAD", metavar="COMMIT")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", asked.since, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as sources:
            sources.extractall(folder, filter="data")
        for file in asked.files:
            found = first_difference(read(file), Path(folder) / "src", ROOT / "src")
            print(f"{file}: {found or 'both play it alike'}", flush=True)


if __name__ == "__main__":
    main()
