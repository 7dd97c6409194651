"""The terminal in other languages than English."""

import pytest
from click.testing import CliRunner

from wildtable.cli import main
from wildtable.cli.language import of_system


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "item"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], language: str) -> None:
    assert of_system(variables) == language


def test_an_unknown_language_is_told_which_there_are() -> None:
    done = CliRunner().invoke(main, ["play", "leduc", "--language", "fr"])
    assert done.exit_code == 2
    assert "'en', 'it', 'de'" in done.output
