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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", ["Posto 0 gioca nella colonna a", "questo elenco", "può voler dire", "salvata"]),
        ("de", ["Platz 1 spielt in Spalte", "diese Liste", "kann drop a oder", "gespeichert"]),
    ],
)
def test_a_sitting_in_another_language(language: str, said: list[str]) -> None:
    line = ["play", "connect-four", "--language", language, "--seed", "x", "--seats", "me,me"]
    shown = CliRunner().invoke(main, line, input="drop a\nb\nhelp\ndrop\n").output
    assert [text for text in said if text not in shown] == []
