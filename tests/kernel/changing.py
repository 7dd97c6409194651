"""Examples with another rule, to see that a change is noticed."""

import sys
from pathlib import Path
from types import ModuleType

import wildtable
from wildtable.kernel.game import Game

PACKAGE = Path(wildtable.__file__).parent


def changed(module: str, old: str, new: str) -> Game:
    """An example with another rule."""
    source = (PACKAGE / "examples" / f"{module}.py").read_text("utf-8")
    assert source.count(old) == 1
    made = ModuleType(f"changed_{module}")
    sys.modules[made.__name__] = made
    exec(compile(source.replace(old, new), made.__name__, "exec"), made.__dict__)
    game = made.__dict__["GAME"]
    assert isinstance(game, Game)
    return game
