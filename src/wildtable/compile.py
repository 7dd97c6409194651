"""Make the compiled build: `python -m wildtable.compile`, or `make fast`.

Needs a C compiler, Python's headers, and the packages of the extra `fast`. A build is made once
for each state of the sources and used from the next start on; see `wildtable.build`.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from wildtable.build import GROUP, KEPT, MYPY, PACKAGE, SUFFIX, builds, digest, sources

SETUP = PACKAGE / "compile_setup.py"
KEEP = 3  # builds left lying: of a branch just left, or in use by another process


class CompileError(Exception):
    """No compiled build could be made; the message says why."""


def obstacle() -> str | None:
    """What is missing to make a compiled build, or None."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]}) was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers (Python.h) are missing: Debian has them in python3-dev"
    for package, wanted in (("mypy", MYPY), ("setuptools", None)):
        try:
            version = metadata.version(package)
        except metadata.PackageNotFoundError:
            return f"the package {package} is not installed"
        if wanted not in (None, version):
            return f"{package} {version} is installed, {wanted} is needed"
    return None


def compile_into(folder: Path, package: Path = PACKAGE) -> str:
    """Compile the package's rules into an empty folder and return the digest of what was compiled.

    Works on a copy, so that an edit made meanwhile can't get into a build that bears the digest
    of another source, and so that the compiled code names files by their path in the package.
    """
    if missing := obstacle():
        raise CompileError(missing)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        copy = work / package.name
        shutil.copytree(package, copy, ignore=_all_but_python)
        files = [str(file.relative_to(work)) for file in sources(copy)]
        done = subprocess.run(
            [sys.executable, "-P", str(SETUP), GROUP, SUFFIX, *files],
            cwd=work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise CompileError(done.stdout.strip())
        shutil.copytree(work / "made", folder, dirs_exist_ok=True)
        return digest(copy)


def make(package: Path = PACKAGE) -> Path:
    """Make the checkout's compiled build, unless it is there, and return its folder."""
    home = builds(package)
    home.mkdir(parents=True, exist_ok=True)
    with _alone(home):
        made = home / digest(package)
        if made.exists():
            print(f"the compiled build of this source is there: {made.name}")
            return made
        files = sources(package)
        lines = sum(file.read_bytes().count(b"\n") for file in files)
        print(f"compiling {len(files)} modules, about {5 + lines * 3 // 1000} s", flush=True)
        started = time.monotonic()
        with tempfile.TemporaryDirectory(prefix=".making-", dir=home) as name:
            # Renamed when complete: a build that is there is whole.
            fresh = Path(name, "build")
            fresh.mkdir()
            made = home / compile_into(fresh, package)
            if not made.exists():
                fresh.rename(made)
        print(f"made the compiled build {made.name} in {time.monotonic() - started:.0f} s")
        _sweep(home)
        return made


@contextmanager
def _alone(home: Path) -> Iterator[None]:
    """Let one process at a time make builds; a second one waits, then finds the work done."""
    import fcntl  # not on Windows, where a build hook may still import this module

    with (home / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _sweep(home: Path) -> None:
    """Remove all builds but the newest few, and what a killed maker left."""
    old = sorted(home.glob("?" * KEPT), key=lambda made: made.stat().st_mtime)[:-KEEP]
    for folder in [*old, *home.glob(".making-*")]:
        shutil.rmtree(folder)


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder, name).is_file() and not name.endswith(".py")]


def main() -> None:
    """The command line; ends with 1 where no build can be made."""
    parser = argparse.ArgumentParser(prog="python -m wildtable.compile", description=__doc__)
    parser.add_argument("--can", action="store_true", help="only say whether it could be done")
    if parser.parse_args().can:
        if missing := obstacle():
            raise SystemExit(f"no compiled build can be made: {missing}")
        return
    try:
        make()
    except CompileError as error:
        raise SystemExit(f"no compiled build was made: {error}") from None


if __name__ == "__main__":
    main()
