"""Broken copies of the examples, made by changing their source."""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import wildtable.examples
from wildtable.kernel.game import Game


def broken_copy(example: str, changes: Mapping[str, str]) -> Game:
    """The game of an example after each old text was replaced by the new one."""
    source = Path(wildtable.examples.__file__).with_name(f"{example}.py").read_text("utf-8")
    for old, new in changes.items():
        assert source.count(old) == 1, f"{example}.py has {old!r} {source.count(old)} times"
        source = source.replace(old, new)
    module = ModuleType(f"broken_{example}")
    sys.modules[module.__name__] = module
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    game = module.__dict__["GAME"]
    assert isinstance(game, Game)
    return game
