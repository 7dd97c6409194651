"""Writes the reference of the public face from its docstrings: `make reference`; a test holds it.

What is public is said by `wildtable.__all__` and, for the parts that are extras, by `MODULES`.
"""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

from msgspec import Struct

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD: Final = """# Reference

Written by `make reference` from the docstrings of the public face. [In Python](python.md) shows how
it is used, and [the contract](contract.md) what it promises.
"""
# Beside `wildtable` itself: what programs import by its own name, with what is public there.
MODULES: Final = {
    "wildtable.bridges.vector": ("VectorTable", "NoObservations", "IllegalMove"),
    "wildtable.bridges.zoo": ("zoo_env", "WildtableZoo"),
    "wildtable.bridges.zoo_parallel": ("zoo_parallel_env", "ParallelZoo"),
    "wildtable.bridges.gym": ("SeatEnv",),
    "wildtable.bots.suggest": ("suggest",),
    "wildtable.kernel.record.record": ("Record", "make_record", "dumps", "loads"),
    "wildtable.kernel.record.replay": ("verify", "replay"),
    "wildtable.kernel.kit.conform": ("Conformance",),
    "wildtable.lab.experiment": ("Experiment", "Grid", "Cell", "read_experiment"),
    "wildtable.lab.folder": ("RunFolder",),
    "wildtable.lab.run": ("run", "Sitting"),
    "wildtable.lab.workers": ("Here", "Processes", "Cluster"),
}


def page() -> str:
    """The page as it should be."""
    face = import_module("wildtable")
    parts = [HEAD, *module_part("wildtable", tuple(face.__all__))]
    for name, public in MODULES.items():
        parts += module_part(name, public)
    return "\n".join(parts)


def module_part(name: str, public: tuple[str, ...]) -> Iterator[str]:
    module = import_module(name)
    yield f"## {name}\n"
    yield f"{own_words(module)}\n"
    for each in sorted(public, key=lambda word: (not word.isupper(), word.lower())):
        yield from thing_part(each, getattr(module, each))


def thing_part(name: str, thing: Any) -> Iterator[str]:
    if inspect.isclass(thing):
        yield f"### class {name}\n"
        if "__init__" in vars(thing) and not issubclass(thing, Struct):
            yield f"`{name}{signature(thing.__init__)}`\n"
        yield f"{own_words(thing)}\n"
        yield from members(thing)
        yield ""
    elif callable(thing):
        yield f"### {name}\n"
        yield f"`{name}{signature(thing)}`\n"
        yield f"{own_words(thing)}\n"
    else:
        yield f"### {name}\n"
        yield f"`{thing!r}`\n"


def members(kind: type) -> Iterator[str]:
    """The methods and properties that a class itself says something about, in its order."""
    for name, member in vars(kind).items():
        bare = member.__func__ if isinstance(member, staticmethod | classmethod) else member
        is_told = inspect.isfunction(bare) or isinstance(bare, property)
        if name.startswith("_") or not is_told or not own_words(bare):
            continue
        shown = name if isinstance(bare, property) else f"{name}{signature(bare)}"
        yield f"- `{shown}`: {' '.join(own_words(bare).split())}"


def signature(thing: Any) -> str:
    """Parameters and result as the source has them: the same on every version of Python."""
    (told,) = ast.parse(dedent(inspect.getsource(inspect.unwrap(thing)))).body
    assert isinstance(told, ast.FunctionDef)
    own = [each for each in told.args.args if each.arg not in ("self", "cls")]
    parameters = ast.arguments(
        told.args.posonlyargs,
        [ast.arg(each.arg, plain(each.annotation)) for each in own],
        told.args.vararg,
        told.args.kwonlyargs,
        told.args.kw_defaults,
        told.args.kwarg,
        told.args.defaults,
    )
    result = plain(told.returns)
    if result is None or told.name == "__init__":
        return f"({ast.unparse(parameters)})"
    return f"({ast.unparse(parameters)}) -> {ast.unparse(result)}"


def plain(annotation: ast.expr | None) -> ast.expr | None:
    """A type without the quotes that one has which is not defined yet."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation


def own_words(thing: Any) -> str:
    """The docstring of a thing, without its indentation; empty if it has none."""
    return inspect.cleandoc(getattr(thing, "__doc__", None) or "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
