"""Options in words: nobody has to guess what a name in a file means."""

import pytest

from wildtable.kernel import registry
from wildtable.kernel.words import Words

GAMES = [name for name in registry.names() if registry.game(name).art()]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_and_value_has_its_words(name: str) -> None:
    game = registry.game(name)
    words = Words(game)
    for option in game.options:
        told = [words.say(f"option-{option.name}-{value}") for value in option.values]
        assert words.knows(f"option-{option.name}"), f"option-{option.name}"
        assert len(set(told)) == len(told), f"{option.name}: values are told apart"
        for value in option.values:
            assert words.knows(f"option-{option.name}-{value}"), f"option-{option.name}-{value}"


@pytest.mark.parametrize("name", GAMES)
def test_no_words_for_options_that_are_not_there(name: str) -> None:
    game = registry.game(name)
    known = {f"option-{option.name}" for option in game.options}
    known |= {f"option-{each.name}-{value}" for each in game.options for value in each.values}
    lines = game.words("en").splitlines()
    written = {line.partition(" =")[0] for line in lines if line.startswith("option-")}
    assert written - known == set()
