"""Compile the named files into the folder `made`; `wildtable.compile` runs this as a script.

In an interpreter of its own, since mypy ends the process at a type error.
"""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

MADE = Path("made")


def compile_files(files: list[str], group: str, suffix: str) -> None:
    """Make a library of all the code and, for each module, a shim that points into it."""
    # Optimising more than -O1 makes the compiler slower and the games no faster.
    library, *shims = mypycify(
        ["--config-file=", *files], opt_level="1", debug_level="0", group_name=group
    )
    if os.name == "posix":
        library.extra_compile_args += [
            "-fvisibility=hidden",  # nothing but the library's start is looked up by name
            # Python asks for this warning, and gcc reads the file again for each `if`: two thirds
            # of its time.
            "-Wno-misleading-indentation",
        ]
    bundles = bundled(shims)
    setup(
        name="wildtable",
        packages=[],
        ext_modules=[library, *[bundle_of(shims) for shims in bundles]],
        script_args=["-q", "build_ext", "--build-lib", str(MADE)],
    )
    for first, *others in bundles:
        for shim in others:
            place = path_of(shim, suffix)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path_of(first, suffix), place)


def bundled(shims: list[Extension]) -> list[list[Extension]]:
    """Shims that may lie in one library: Python looks for `PyInit_game` in game.so.

    To compile them one by one takes long, since each reads all of Python's headers.
    """
    bundles: list[list[Extension]] = []
    for shim in shims:
        free = [bundle for bundle in bundles if name_of(shim) not in map(name_of, bundle)]
        if free:
            free[0].append(shim)
        else:
            bundles.append([shim])
    return bundles


def bundle_of(shims: list[Extension]) -> Extension:
    """The first of some shims, with the code of all of them."""
    first = shims[0]
    code = Path(first.sources[0]).with_suffix(".bundle.c")
    with code.open("w", encoding="utf-8") as file:
        for shim in shims:  # each also has a PyInit___init__, which nobody calls
            file.write(f"#define PyInit___init__ init_{name_of(shim)}\n")
            file.write(f'#include "{Path(shim.sources[0]).resolve().as_posix()}"\n')
            file.write("#undef PyInit___init__\n")
    return Extension(first.name, [str(code)], extra_compile_args=first.extra_compile_args)


def name_of(shim: Extension) -> str:
    return str(shim.name).rpartition(".")[2]


def path_of(shim: Extension, suffix: str) -> Path:
    return MADE / (str(shim.name).replace(".", "/") + suffix)


if __name__ == "__main__":
    compile_files(sys.argv[3:], group=sys.argv[1], suffix=sys.argv[2])
