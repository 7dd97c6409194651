"""Every scenario file of the tests, one case each."""

from pathlib import Path

import pytest

from wildtable.kernel.kit.scenario import run
from wildtable.kernel.kit.scenario_file import read

TESTS = Path(__file__).parent
FILES = sorted(TESTS.glob("**/scenarios/**/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario(file: Path) -> None:
    scenario = read(file)
    assert scenario.rules, "a scenario says which rules it holds"
    assert file.stem.startswith(f"{scenario.rules[0]}-"), "a file is named after its first rule"
    assert scenario.looks(), "it looks at nothing"
    assert run(scenario) == []
