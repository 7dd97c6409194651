"""The compiled build: when it is used, how it is made, and what a wheel carries.

Most tests work on a small checkout of their own: our build modules around a toy game.
"""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import wildtable.compile
from wildtable.build import COMPILED, MYPY, PACKAGE, READ, ModuleFinder, builds, digest, sources
from wildtable.compile import KEEP, make, obstacle

pytestmark = pytest.mark.pure_only

ROOT = PACKAGE.parent.parent
INIT = """
from wildtable import build

__version__ = "0.1.0"

build.choose()
"""
GAME = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self) -> None:
        self.total = 0

    def apply(self, move: int) -> None:
        raise NotImplementedError

    def play(self, moves: int) -> int:
        for move in range(moves):
            self.apply(move)
        return self.total
"""
TOY = """
from typing import final
from wildtable.kernel.game import State

@final
class Toy(State):
    def apply(self, move: int) -> None:
        self.total += move
"""
# Prints the build, the kind of file each module came from, and what the toy games, one of them
# interpreted in any case, play.
PROBE = """
from wildtable.build import running
from wildtable.kernel import game, plain
from wildtable.examples import game as namesake, toy

class Third(game.State):
    def apply(self, move):
        self.total += 3 * move

kinds = [module.__file__.rpartition(".")[2] for module in (game, namesake, toy, plain)]
print(running().kind, *kinds, toy.Toy().play(5), Third().play(5))
"""
ALL_PURE = "pure py py py py 10 30"
ALL_COMPILED = "compiled so so so py 10 30"

can_compile = pytest.mark.skipif(obstacle() is not None, reason=f"{obstacle()}")


def toy_checkout(root: Path) -> Path:
    """A checkout with our build modules and a toy game; returns its package."""
    package = root / "src" / "wildtable"
    for folder in ("kernel", "examples"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    for name in ("build.py", "compile.py", "compile_setup.py"):
        shutil.copy(PACKAGE / name, package)
    (package / "__init__.py").write_text(INIT)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, root)
    (package / "kernel" / "game.py").write_text(GAME)
    (package / "kernel" / "plain.py").write_text("")
    (package / "examples" / "toy.py").write_text(TOY)
    (package / "examples" / "game.py").write_text("")
    return package


def run(package: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Python with a certain package `wildtable`, in a folder that is not on its path."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("WILDTABLE_")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=package.parent.parent,
        env={**kept, "PYTHONPATH": str(package.parent), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def probe(package: Path, **variables: str) -> str:
    done = run(package, "-c", PROBE, **variables)
    assert not done.returncode, done.stderr
    return done.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return toy_checkout(tmp_path)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A toy checkout with a compiled build; made once, so not to be edited."""
    package = toy_checkout(tmp_path_factory.mktemp("compiled"))
    done = run(package, "-m", "wildtable.compile")
    assert not done.returncode, done.stdout + done.stderr
    return package


# -- the digest ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["kernel/game.py", "kernel/plain.py", "examples/toy.py"])
def test_an_edit_changes_the_digest(package: Path, name: str) -> None:
    before = digest(package)
    with (package / name).open("a") as file:
        file.write("\n")
    assert digest(package) != before


def test_another_name_changes_the_digest(package: Path) -> None:
    before = digest(package)
    (package / "examples" / "toy.py").rename(package / "examples" / "boy.py")
    assert digest(package) != before


def test_an_edit_elsewhere_does_not_change_the_digest(package: Path) -> None:
    before = digest(package)
    (package / "cli.py").write_text("print()\n")
    assert digest(package) == before


def test_the_digest_is_over_all_that_compiled_modules_import() -> None:
    files = sources(PACKAGE, COMPILED + READ)
    for file in files:
        for name in imported(file):
            path = PACKAGE.parent / name.replace(".", "/")
            assert path.with_suffix(".py") in files or (path / "__init__.py").exists(), (
                f"{file.name} imports {name}: see READ in wildtable/build.py"
            )


def test_no_constant_is_taken_for_unset() -> None:
    """mypyc reads a Final tuple of floats alone as one that has no value yet."""
    found = [
        f"{file.name}:{node.lineno}"
        for file in sources()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final"
        if isinstance(node.value, ast.Tuple) and all(map(is_float, node.value.elts))
    ]
    assert found == [], "see COMPILED in wildtable/build.py"


def is_float(node: ast.expr) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inner, ast.Constant) and isinstance(inner.value, float)


def imported(file: Path) -> set[str]:
    """The modules of ours that a file imports; may hold names of things in modules' packages."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            folder = PACKAGE.parent / node.module.replace(".", "/")
            if (folder / "__init__.py").exists():
                names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.split(".")[0] == "wildtable"}


def test_the_locks_hold_the_mypy_that_the_digest_names() -> None:
    for name in ("fast", "dev"):
        assert f"\nmypy=={MYPY} " in (ROOT / "requirements" / f"{name}.txt").read_text()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"mypy=={MYPY}" in extras["optional-dependencies"]["fast"]


# -- which build runs ---------------------------------------------------------------------------


def test_the_server_serves_what_it_has_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "other.py"
    file.touch()
    server = ModuleFinder({"some.module": file})
    spec = server.find_spec("some.module")
    assert spec is not None
    assert spec.origin == str(file)
    assert server.find_spec("some") is None
    assert server.find_spec("some.module.below") is None


def test_without_a_build_the_source_runs(package: Path) -> None:
    assert probe(package) == ALL_PURE


def test_a_build_of_another_source_is_not_used(package: Path) -> None:
    (builds(package) / "0123456789abcdef").mkdir(parents=True)
    assert probe(package) == ALL_PURE


@can_compile
@pytest.mark.slow
def test_a_build_of_this_source_is_used_unless_pure_is_asked_for(compiled: Path) -> None:
    assert probe(compiled) == ALL_COMPILED
    assert probe(compiled, WILDTABLE_PURE="1") == ALL_PURE


@can_compile
@pytest.mark.slow
def test_after_an_edit_the_edited_source_runs(compiled: Path, tmp_path: Path) -> None:
    shutil.copytree(compiled.parent.parent, tmp_path, dirs_exist_ok=True)
    package = tmp_path / "src" / "wildtable"
    assert probe(package) == ALL_COMPILED
    toy = package / "examples" / "toy.py"
    toy.write_text(TOY.replace("+= move", "+= 2 * move"))
    assert probe(package) == "pure py py py py 20 30"


# -- making it ----------------------------------------------------------------------------------


@can_compile
@pytest.mark.slow
def test_a_type_error_is_shown_and_leaves_no_build(package: Path) -> None:
    (package / "examples" / "toy.py").write_text(TOY.replace("+= move", "+= 'much'"))
    done = run(package, "-m", "wildtable.compile")
    assert done.returncode == 1
    assert "toy.py:8: error" in done.stderr
    assert [file.name for file in builds(package).iterdir()] == [".lock"]


@can_compile
@pytest.mark.slow
def test_of_two_makers_one_works_and_the_other_waits(package: Path) -> None:
    command = [sys.executable, "-m", "wildtable.compile"]
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    makers = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [maker.communicate()[0] for maker in makers]
    assert [maker.returncode for maker in makers] == [0, 0]
    assert sorted("made the compiled build" in one for one in said) == [False, True]


def test_only_the_newest_builds_are_kept(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_compiler(folder: Path, package: Path) -> str:
        return digest(package)

    monkeypatch.setattr(wildtable.compile, "compile_into", no_compiler)
    made = []
    for n in range(KEEP + 2):
        (package / "examples" / "toy.py").write_text(f"{TOY}\n# {n}")
        made.append(make(package))
        os.utime(made[-1], (n, n))  # the clock may be too coarse to tell them apart
    assert [folder.exists() for folder in made] == [False] * 2 + [True] * KEEP


# -- wheels -------------------------------------------------------------------------------------


def wheel(package: Path, **variables: str) -> Path:
    """Build the wheel of a checkout with what is installed here."""
    root = package.parent.parent
    done = run(package, "-m", "hatchling", "build", "-t", "wheel", **variables)
    assert not done.returncode, done.stderr
    (made,) = (root / "dist").iterdir()
    return made


def libraries(wheel: Path) -> set[str]:
    """The extension modules in a wheel, without the tags of the platform."""
    names = zipfile.ZipFile(wheel).namelist()
    return {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}


@pytest.mark.slow
def test_a_wheel_is_pure_by_default(package: Path) -> None:
    made = wheel(package)
    assert made.name.endswith("-py3-none-any.whl")
    assert not libraries(made)


@can_compile
@pytest.mark.slow
def test_a_wheel_carries_the_compiled_rules_when_asked(package: Path, tmp_path: Path) -> None:
    made = wheel(package, WILDTABLE_MYPYC="require")
    assert f"-cp3{sys.version_info.minor}-" in made.name
    assert libraries(made) == {
        "wildtable/rules__mypyc",
        "wildtable/kernel/game",
        "wildtable/examples/game",
        "wildtable/examples/toy",
    }
    site = tmp_path / "site"
    zipfile.ZipFile(made).extractall(site)
    assert probe(site / "wildtable") == ALL_COMPILED
    assert probe(site / "wildtable", WILDTABLE_PURE="1") == ALL_PURE


@pytest.mark.slow
def test_without_a_compiler_a_wheel_is_pure_or_refused(package: Path) -> None:
    made = wheel(package, WILDTABLE_MYPYC="1", CC="no-such-compiler")
    assert not libraries(made)
    refused = run(
        package, "-m", "hatchling", "build", WILDTABLE_MYPYC="require", CC="no-such-compiler"
    )
    assert refused.returncode
    assert "no C compiler (no-such-compiler)" in refused.stderr


def folds(value: ast.expr, known: set[str]) -> bool:
    """Whether the compiler can work a constant out: mypyc looks up nothing in other modules."""
    if isinstance(value, ast.BinOp):
        return folds(value.left, known) and folds(value.right, known)
    if isinstance(value, ast.UnaryOp):
        return folds(value.operand, known)
    if isinstance(value, ast.Name):
        return value.id in known
    return isinstance(value, ast.Constant)


def unfolded(file: Path) -> set[str]:
    """The names that a module gives to sums and to other constants, and that don't fold."""
    known: set[str] = set()
    left: set[str] = set()
    for line in ast.parse(file.read_text("utf-8")).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value:
            if folds(line.value, known):
                known.add(line.target.id)
            elif isinstance(line.value, ast.BinOp | ast.UnaryOp | ast.Name):
                left.add(line.target.id)
    return left


@pytest.mark.parametrize("name", ["moves.py", "frames.py"])
def test_numbers_of_moves_and_places_are_constants_for_the_compiler(name: str) -> None:
    for file in PACKAGE.glob(f"games/*/{name}"):
        assert unfolded(file) == set(), file


def test_what_compiled_modules_import_from_others_are_constants_for_the_compiler() -> None:
    compiled = sources()
    for file in compiled:
        for line in ast.parse(file.read_text("utf-8")).body:
            if isinstance(line, ast.ImportFrom) and (line.module or "").startswith("wildtable."):
                source = PACKAGE.parent / f"{str(line.module).replace('.', '/')}.py"
                if source.exists() and source not in compiled:
                    slow = unfolded(source) & {alias.name for alias in line.names}
                    assert not slow, f"{file} looks up {slow} of {source} in a dict at each use"
