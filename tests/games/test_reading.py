"""Where to read about a decision: a rule for each kind of frame, and one that there is."""

from importlib import import_module

import pytest

from wildtable.kernel import registry


@pytest.mark.parametrize("name", ["defenders", "wilderness", "wildlands", "wildlife"])
def test_every_decision_has_its_rule(name: str) -> None:
    game = registry.game(name)
    reading = import_module(f"{game.package}.scene.reading")
    content = game.content(game.with_defaults({}, 2))
    assert len(reading.RULES) == len(content.frames.kinds)
    named = {*reading.RULES, reading.OVER, *getattr(reading, "CARD_RULES", {}).values()}
    assert {rule for rule in named if f"**{rule}**" not in game.rules()} == set()
