"""Which games there are, and what is said of one that is not, or that can't be played."""

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

from wildtable.cli import main
from wildtable.kernel import registry
from wildtable.kernel.registry import BrokenGame, UnknownGame
from wildtable.table.kit import games

PLUGINS = {
    "raises": "1 / 0",
    "leaves": "import sys; sys.exit('no licence')",
    "imports": "import no_such_module",
    "no-game": "GAME = 'leduc'",
    "misnamed": "from wildtable.examples.leduc import GAME",
    "nothing": "",
}
REASONS = {
    "raises": "plugin_raises:GAME can't be loaded: ZeroDivisionError: division by zero",
    "leaves": "plugin_leaves:GAME can't be loaded: SystemExit: no licence",
    "imports": "plugin_imports:GAME can't be loaded: ModuleNotFoundError: "
    "No module named 'no_such_module'",
    "no-game": "plugin_no_game:GAME should be a Game, not str",
    "misnamed": "plugin_misnamed:GAME calls itself 'leduc', its entry point 'misnamed'",
    "nothing": "plugin_nothing:GAME can't be loaded: AttributeError: "
    "module 'plugin_nothing' has no attribute 'GAME'",
}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let some plug-ins be installed, each broken in its own way."""
    entries = dict(registry._entries())
    for name, source in PLUGINS.items():
        module = f"plugin_{name.replace('-', '_')}"
        (tmp_path / f"{module}.py").write_text(source, "utf-8")
        entries[name] = EntryPoint(name, f"{module}:GAME", registry.GAMES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_entries", lambda: entries)
    yield
    registry._loaded.cache_clear()


def test_games_are_found_by_their_entry_points() -> None:
    examples = {"connect-four", "goofspiel", "leduc"}
    ours = {"defenders", "wilderness", "wildlands", "wildlife"}
    assert examples | ours <= set(registry.names())
    assert registry.game("leduc").title == "Leduc poker"
    assert registry.game("leduc") is registry.game("leduc")
    assert registry.broken() == {}


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean leduc"):
        registry.game("leduk")
    with pytest.raises(UnknownGame, match="installed: connect-four, "):
        registry.game("zzz")


@pytest.mark.usefixtures("broken")
class TestBroken:
    """Plug-ins that can't be played harm nobody else."""

    def test_they_are_listed_with_their_reasons(self) -> None:
        assert registry.broken() == REASONS
        assert set(PLUGINS) <= set(registry.names())
        playable = {game.name for game in registry.games()}
        assert playable == set(registry.names()) - set(PLUGINS)

    @pytest.mark.parametrize("name", PLUGINS)
    def test_asked_for_by_name_they_say_why(self, name: str) -> None:
        with pytest.raises(BrokenGame) as error:
            registry.game(name)
        assert str(error.value) == f"{name} is installed, but it can't be played: {REASONS[name]}"

    def test_the_log_has_the_traceback_once(self, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.ERROR):
            registry.broken()
            registry.broken()
        (raised,) = [each for each in caplog.records if "the game raises " in each.getMessage()]
        assert raised.exc_info is not None
        assert raised.exc_info[0] is ZeroDivisionError

    def test_the_command_lists_them(self) -> None:
        done = CliRunner().invoke(main, ["games"])
        assert done.exit_code == 0
        said = " ".join(done.output.split())
        assert "Leduc poker" in said
        for name, reason in REASONS.items():
            assert f"{name} is installed, but it can't be played: {reason}" in said

    def test_the_others_are_played(self) -> None:
        done = CliRunner().invoke(main, ["play", "leduc", "--seats", "random,random"])
        assert done.exit_code == 0
        assert {"leduc", "wildlife"} <= {info.name for info in games() if not info.broken}

    def test_a_game_that_fails_when_listed_hides_nobody(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setattr(registry.game("connect-four"), "package", "no_such_package")
        listed = {info.name: info.broken for info in games()}
        assert listed["leduc"] == ""
        assert "no_such_package" in listed["connect-four"]
        assert "the game connect-four can't be listed" in caplog.text
