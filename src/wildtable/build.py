"""Which build of the rules runs: the compiled one, or the same source interpreted.

In a checkout the compiled modules lie in `build/compiled/<digest>/`, where the digest is that of
all the sources they were made from. They never lie beside the sources: Python prefers an extension
module to a `.py` file, so after an edit the old rules would go on running without a word. With
the digest in the path an edit simply finds no build, and the edited source runs interpreted.

An installed wheel does carry its extension modules beside the sources, which nobody edits there.

`WILDTABLE_PURE=1` asks for the interpreted rules in both places.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, NamedTuple

PACKAGE = Path(__file__).resolve().parent
MYPY = "2.4.1"  # another version makes other code, so it is part of the digest
GROUP = "wildtable.rules"  # mypyc puts all the code into one library, named after this
LIBRARY = f"{GROUP}__mypyc"  # the compiled modules themselves only point into it
SUFFIX = EXTENSION_SUFFIXES[0]  # names the interpreter and the platform
KEPT = 16  # digits of a digest in a folder's name

# What is compiled, in one run: a game compiled apart from its base class crashes. In these files
# `SIZE = (1.0, 1.4)` is not Final: mypyc takes a Final of so many floats for unset. Where it need
# not be a pair, `Final[tuple[float, ...]]` is safe.
COMPILED = (
    "kernel/moves.py",
    "kernel/turn.py",
    "kernel/game.py",
    "kernel/frames.py",
    "kernel/decisions.py",
    "kernel/fields.py",
    "kernel/events.py",
    "kernel/chance.py",
    "kernel/playout.py",
    "kernel/stepper.py",
    "kernel/line.py",
    "kernel/juncture.py",
    "kernel/match.py",
    "examples/[!_]*.py",
    "games/*/content.py",
    "games/*/insight*.py",
    "games/*/board.py",
    "games/*/dump.py",
    "games/*/frames.py",
    "games/*/moves.py",
    "games/*/rules/[!_]*.py",
    "games/*/rules/*/[!_]*.py",
    "games/*/scene/[!_]*.py",
    "games/*/signs.py",
    "games/*/state.py",
    "bots/search*.py",
    "table/difference.py",
)
# What compiled modules import, or may. It stays interpreted, but mypyc takes types and constants
# from it into the code it makes, so an edit here makes a build as old as an edit there.
READ = ("kernel/**/*.py", "games/**/*.py")


class Build(NamedTuple):
    """What runs, and why that and not the other."""

    kind: Literal["compiled", "pure"]
    why: str

    def __str__(self) -> str:
        return f"{self.kind} ({self.why})"


class ModuleFinder:
    """A finder that serves a few modules from named files and leaves all others alone."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def sources(package: Path = PACKAGE, patterns: tuple[str, ...] = COMPILED) -> list[Path]:
    """The files that are compiled, or those of other patterns, each once and in a fixed order."""
    return sorted({file for pattern in patterns for file in package.glob(pattern)})


def digest(package: Path = PACKAGE) -> str:
    """Names a compiled build: equal for equal sources and choice of them, interpreter, mypy."""
    told = hashlib.sha256(f"{MYPY} {SUFFIX} {COMPILED}".encode())
    for file in sources(package, COMPILED + READ):
        code = file.read_bytes()
        told.update(f"\0{file.relative_to(package).as_posix()}\0{len(code)}\0".encode())
        told.update(code)
    return told.hexdigest()[:KEPT]


def builds(package: Path = PACKAGE) -> Path:
    """The folder of a checkout's compiled builds, a folder for each digest; it need not exist."""
    return package.parent.parent / "build" / "compiled"


def running() -> Build:
    """The build that runs in this process."""
    return _running


def choose() -> None:
    """Make this process import the build it should; `import wildtable` calls it, nobody else."""
    global _running
    _running = _choose()


def _choose() -> Build:
    pure = os.environ.get("WILDTABLE_PURE") == "1"
    if _path_of(LIBRARY, PACKAGE.parent, SUFFIX).exists():
        if not pure:
            return Build("compiled", "as installed")
        _serve({module_name(file, PACKAGE.parent): file for file in sources()})
    if pure:
        return Build("pure", "WILDTABLE_PURE=1")
    if not builds().exists():
        return Build("pure", "no compiled build")
    made = builds() / digest()
    if not made.exists():
        return Build("pure", "no compiled build of this source")
    _serve({module_name(file, made): file for file in made.rglob(f"*{SUFFIX}")})
    return Build("compiled", f"build {made.name}")


def module_name(file: Path, root: Path) -> str:
    """The dotted name of the module in a file below the import root."""
    *packages, name = file.relative_to(root).parts
    return ".".join([*packages, name.split(".")[0]])


def _path_of(module: str, root: Path, suffix: str) -> Path:
    return root / (module.replace(".", "/") + suffix)


def _serve(files: dict[str, Path]) -> None:
    sys.meta_path.insert(0, ModuleFinder(files))


_running = Build("pure", "not chosen yet")
