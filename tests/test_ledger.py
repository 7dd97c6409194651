"""The account of rules and tests: what it reads, and what it finds fault with."""

import re
from pathlib import Path

import pytest

from tests.ledger import ROOT, Claim, Rule, account, marker_claims, rules_in, scenario_claims

pytestmark = pytest.mark.pure_only

PAGE = """
# Wildlife

## Attack

- **LIF-7.2** Only a full area can be attacked. See **LIF-7.3**.
  - **LIF-7.2.1** It is full when every space is taken.
- **LIF-R35** A ruling.
- **DEF-R-66** Another book's way of numbering.
- An item about **LIF-9.9** without an id of its own.
"""


def test_a_rule_is_a_list_item_that_begins_with_its_id() -> None:
    ids = [rule.id for rule in rules_in(PAGE)]
    assert ids == ["LIF-7.2", "LIF-7.2.1", "LIF-R35", "DEF-R-66"]
    assert rules_in(PAGE)[3].game == "DEF"


def test_scenarios_claim_rules(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "wildlife" / "scenarios"
    chapter = folder / "07-attack"
    chapter.mkdir(parents=True)
    (chapter / "full.toml").write_text('game = "wildlife"\nrules = ["LIF-7.2", "LIF-7.3"]\n')
    (folder / "none.toml").write_text('game = "wildlife"\n')
    (tmp_path / "elsewhere.toml").write_text('rules = ["LIF-1.1"]\n')
    assert [claim.rule for claim in scenario_claims(tmp_path)] == ["LIF-7.2", "LIF-7.3"]


def test_markers_claim_rules_unless_the_test_cannot_fail(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        pytestmark = pytest.mark.rule("LIF-1.1")

        @pytest.mark.rule("LIF-7.2", "LIF-7.3")
        def test_holds(): ...

        @pytest.mark.skip
        @pytest.mark.rule("LIF-8.1")
        def test_skipped(): ...

        @pytest.mark.xfail
        @pytest.mark.rule("LIF-8.2")
        def test_expected_to_fail(): ...
        """
    )
    claimed = {claim.rule for claim in marker_claims(pytester.path)}
    assert claimed == {"LIF-1.1", "LIF-7.2", "LIF-7.3"}


def test_tests_that_cannot_be_collected_are_an_error(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import nowhere")
    with pytest.raises(SystemExit, match="nowhere"):
        marker_claims(pytester.path)


RULES = [Rule("LIF-7.2", "LIF"), Rule("LIF-7.3", "LIF"), Rule("C4-1", "C4")]
CLAIMS = [Claim("LIF-7.2", "a"), Claim("LIF-7.3", "b"), Claim("C4-1", "c")]


def test_every_rule_tested_is_good() -> None:
    report = account(RULES, CLAIMS)
    assert report.good
    assert report.lines() == ["LIF: 2 rules, 2 with a test", "C4: 1 rules, 1 with a test"]


def test_a_rule_without_a_test_is_named() -> None:
    report = account(RULES, CLAIMS[:1])
    assert not report.good
    assert report.untested == {"LIF": ["LIF-7.3"], "C4": ["C4-1"]}
    assert "  no test: LIF-7.3" in report.lines()


def test_a_claim_about_no_rule_is_named() -> None:
    report = account(RULES, [*CLAIMS, Claim("LIF-7.4", "d")])
    assert not report.good
    assert report.lines()[-1] == "no such rule: LIF-7.4, claimed by d"


def test_an_id_used_twice_is_named() -> None:
    report = account([*RULES, RULES[0]], CLAIMS)
    assert not report.good
    assert report.lines()[-1] == "defined twice: LIF-7.2"


def test_no_rules_at_all_are_not_good() -> None:
    report = account([], [])
    assert not report.good
    assert report.lines() == ["no rules were found"]


# An id of a chapter, LIF-7.2; rulings (LIF-R7) and worked examples (LIF-X7) are found through it.
NUMBERED = re.compile(r"\b[A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?\b")


@pytest.mark.parametrize("game", ["wildlife", "wilderness", "wildlands", "defenders"])
def test_every_numbered_rule_is_named_where_the_game_keeps_it(game: str) -> None:
    """So a search for a rule's id leads to the code or the data that makes it so."""
    folder = ROOT / "src" / "wildtable" / "games" / game
    rules = [rule.id for rule in rules_in((folder / "RULES.md").read_text(encoding="utf-8"))]
    numbered = [rule for rule in rules if NUMBERED.fullmatch(rule)]
    named: set[str] = set()
    for file in [*folder.rglob("*.py"), *(folder / "content").rglob("*.toml")]:
        named.update(NUMBERED.findall(file.read_text(encoding="utf-8")))
    assert numbered
    assert [rule for rule in numbered if rule not in named] == []
