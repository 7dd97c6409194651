"""Where and on what a benchmark ran, so that its figures can be read later."""

import os
import platform
import subprocess
from datetime import date
from importlib import metadata
from pathlib import Path

from bench.measure import ROOT

OTHERS = ("open_spiel", "pettingzoo", "rlcard", "catanatron", "chess")
PACKAGES = ("wildtable", "mypy", *OTHERS, "numpy")


def facts() -> dict[str, str]:
    """What is worth knowing about this run, in words."""
    return {
        "date": date.today().isoformat(),
        "commit": commit(),
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
        "packages": ", ".join(f"{name} {version(name)}" for name in PACKAGES),
    }


def processor() -> str:
    """The model of the processor, where the system tells."""
    told = Path("/proc/cpuinfo")
    for line in told.read_text().splitlines() if told.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """What was measured: the commit, and whether the code had changes on top of it."""
    head = _git("rev-parse", "--short", "HEAD")
    return f"{head} with changes" if _git("status", "--porcelain", "src", "bench/*.py") else head


def version(package: str) -> str:
    """The version of an installed package."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "missing"


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or ("" if arguments[0] == "status" else "unknown")
