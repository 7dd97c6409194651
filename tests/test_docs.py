"""The tutorial's game is a game: what the page prints passes the conformance suite."""

import re
import sys
from pathlib import Path
from types import ModuleType

from wildtable.kernel.kit.conform import Conformance

PAGE = Path(__file__).parent.parent / "docs" / "your-own-game.md"


def test_the_tutorial_s_game_conforms() -> None:
    source = "".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
    module = ModuleType("twenty_one")
    sys.modules["twenty_one"] = module
    exec(compile(source, str(PAGE), "exec"), module.__dict__)
    report = Conformance(module.__dict__["GAME"]).run(60)
    assert report.matches == 60
    assert report.unmet() == []
