"""Scenario files: what they may say, and what is said when they are wrong."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.kernel.broken import broken_copy
from wildtable.cli.scenario import scenario as command
from wildtable.kernel import registry
from wildtable.kernel.kit.scenario import run
from wildtable.kernel.kit.scenario_file import BadScenario, loads, read

HEAD = 'game = "leduc"\ntitle = "A test"\n'
BET = """
[position]
hands = ["jack", "king"]
board = ""
paid = [1, 1]
folded = ""
stack = [{ frame = "betting", to_act = "0", raises = 0, calls = 0 }]
"""
CALL = '[[step]]\nseat = 0\nmove = "call"\n'
DEAL = '[[step]]\nseat = "chance"\nmove = "deal king"\n'


class TestFiles:
    """What is wrong with a file."""

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("game = leduc", "Invalid value (at line 1, column 8)"),
            ('title = "x"', "missing required field `game`"),
            ('game = "leduc"', "missing required field `title`"),
            (HEAD + "moves = []", "unknown field `moves`"),
            (HEAD + 'rules = "LED-1"', "Expected `array`, got `str` - at `$.rules`"),
            (
                HEAD + '[[step]]\nseat = "0"\nmove = "call"',
                "Invalid enum value '0' - at `$.step[0].",
            ),
            (
                HEAD + '[[step]]\nseat = -1\nmove = "call"',
                "Expected `int` >= 0 - at `$.step[0].seat",
            ),
            (HEAD + "[[step]]\nseat = 0", "missing required field `move` - at `$.step[0]`"),
            (HEAD + CALL + "because = 1", "unknown field `because` - at `$.step[0]`"),
            (
                HEAD + CALL + "[[legal]]\nseat = 0\nmoves = []\nafter = 2",
                "after = 2: there are 1 st",
            ),
        ],
    )
    def test_it_is_no_scenario(self, text: str, message: str) -> None:
        with pytest.raises(BadScenario) as error:
            loads(text)
        assert message in str(error.value)

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ('game = "leducc"\ntitle = "x"', "did you mean leduc?"),
            (HEAD + "seats = 3", "leduc is for 2 players, not 3"),
            (HEAD + 'options = { deck = "big" }', "leduc has no option 'deck'; known: none"),
            (HEAD + "[position]\nhands = []", "not a position of leduc: 'folded'"),
            (HEAD + BET.replace("[1, 1]", "[1, 99]"), "paid.1: 1 to 13, not 99"),
            (HEAD + '[[step]]\nseat = 0\nmove = "bluff"', "'bluff' is not in leduc; it knows fold"),
            (HEAD + '[[legal]]\nseat = 0\nmoves = ["deal ace"]', "'ace' is no rank; known: jack, "),
            (HEAD + '[[deny]]\nseat = 0\nmove = "deal"\nrule = "x"', "should read 'deal <rank>'"),
        ],
    )
    def test_it_speaks_of_what_there_is_not(self, text: str, message: str) -> None:
        with pytest.raises(BadScenario) as error:
            run(loads(text))
        assert message in str(error.value)

    def test_it_is_no_text(self, tmp_path: Path) -> None:
        (tmp_path / "x.toml").write_bytes(b"game\xff")
        with pytest.raises(BadScenario, match="byte 4 is no UTF-8"):
            read(tmp_path / "x.toml")


class TestRuns:
    """What comes of a scenario."""

    @pytest.mark.parametrize(
        "text",
        [
            HEAD,
            HEAD + DEAL + '[expect]\n"hands.0" = "king"\n',
            HEAD + BET + CALL + "[expect]\npaid = [1, 1]",
            HEAD + BET + '[[deny]]\nseat = 0\nmove = "fold"\nrule = "LED-4"',
            HEAD + BET + CALL + '[[deny]]\nseat = 0\nmove = "fold"\nrule = "LED-4"\nafter = 0',
            HEAD + BET + CALL + '[[deny]]\nseat = 0\nmove = "call"\nrule = "KER-turn"',
            HEAD + BET + '[[legal]]\nseat = 0\nmoves = ["raise", "call"]',
            HEAD + '[[legal]]\nseat = "chance"\nmoves = ["deal king", "deal jack", "deal queen"]',
            HEAD + BET + "[[legal]]\nseat = 1\nmoves = []",
            HEAD + BET + '[[seen]]\nseat = 1\nexpect = { "hands.0" = "?", "hands.1" = "king" }',
            HEAD + BET + '[[seen]]\nseat = "spectator"\nexpect = { hands = ["?", "?"] }',
            'game = "goofspiel"\ntitle = "x"\n[expect]\npoints = [0, 0]',  # the fewest seats
        ],
    )
    def test_all_is_as_it_says(self, text: str) -> None:
        assert run(loads(text)) == []

    @pytest.mark.parametrize(
        ("text", "failure"),
        [
            (HEAD + CALL, "step 1, seat 0, 'call': Seat 0 has nothing to decide now. [KER-turn]"),
            (
                HEAD + BET + '[[step]]\nseat = 0\nmove = "fold"',
                "step 1, seat 0, 'fold': There is no bet to fold to. [LED-4]",
            ),
            (
                HEAD + BET + '[[step]]\nseat = "chance"\nmove = "turn-up king"',
                "step 1, chance, 'turn-up king': Chance can’t do that now. [KER-chance]",
            ),
            (
                HEAD + BET + CALL + "expect = { paid = [1, 3] }",
                "after step 1, paid should be [1,3], is [1,1]",
            ),
            (HEAD + BET + '[expect]\n"hands.0" = "king"', 'hands.0 should be "king", is "jack"'),
            (
                HEAD + BET + '[expect]\n"hands.2" = 1',
                "hands.2: hands has no '2'; it is a list of 2",
            ),
            (HEAD + BET + "[expect]\npaid = [true, 1]", "paid should be [true,1], is [1,1]"),
            (
                HEAD + BET + '[[deny]]\nseat = 0\nmove = "call"\nrule = "LED-4"',
                "deny seat 0, 'call': allowed, LED-4 should forbid it",
            ),
            (
                HEAD + BET + '[[deny]]\nseat = 0\nmove = "fold"\nrule = "LED-5"',
                "deny seat 0, 'fold': should be forbidden by LED-5, but: "
                "There is no bet to fold to. [LED-4]",
            ),
            (
                HEAD
                + BET
                + '[[deny]]\nseat = 0\nmove = "fold"\nrule = "LED-4"\nargs = { most = 2 }',
                "deny seat 0, 'fold': should tell {\"most\":2}, tells {}",
            ),
            (
                HEAD + BET + '[[legal]]\nseat = 0\nmoves = ["call", "fold"]',
                ["legal seat 0: not offered: fold", "legal seat 0: offered beside these: raise"],
            ),
            (
                HEAD + '[[legal]]\nseat = "chance"\nweights = [2, 2, 1]\n'
                'moves = ["deal jack", "deal queen", "deal king"]',
                "legal chance: weights should be [2, 2, 1], are [2, 2, 2]",
            ),
            (
                HEAD + BET + '[[seen]]\nseat = 1\nexpect = { "hands.0" = "jack" }',
                'seat 1 sees: hands.0 should be "jack", is "?"',
            ),
            (HEAD + BET + "[outcome]\nscores = [1, -1]", "outcome: the match is not over"),
            (
                HEAD
                + BET.replace("[1, 1]", "[1, 3]")
                + '[[step]]\nseat = 0\nmove = "fold"\n'
                + '[outcome]\nscores = [1, -1]\nranks = [2, 1]\nreason = "luck"',
                [
                    "outcome, scores: should be [1, -1], is [-1, 1]",
                    "outcome, reason: should be 'luck', is 'fold'",
                ],
            ),
        ],
    )
    def test_something_is_not(self, text: str, failure: str | list[str]) -> None:
        assert run(loads(text)) == ([failure] if isinstance(failure, str) else failure)

    def test_what_reads_question_mark_is_dealt_the_same_every_time(self) -> None:
        text = HEAD + BET.replace('["jack", "king"]', '["?", "king"]')
        dealt = [
            rank
            for rank in ("jack", "queen", "king")
            if not run(loads(f'{text}\n[expect]\n"hands.0" = "{rank}"'))
        ]
        assert len(dealt) == 1


class TestCommand:
    """`wildtable scenario`."""

    def test_it_names_what_fails(self, tmp_path: Path) -> None:
        good, wrong, bad = (tmp_path / name for name in ("good.toml", "wrong.toml", "bad.toml"))
        good.write_text(HEAD, "utf-8")
        wrong.write_text(HEAD + CALL, "utf-8")
        bad.write_text("?", "utf-8")
        done = CliRunner().invoke(command, [str(good), str(wrong), str(bad)])
        assert done.exit_code == 1
        lines = done.output.splitlines()
        assert lines[0] == f"ok    {good}: A test"
        assert lines[1] == f"fails {wrong}: A test"
        assert "Seat 0 has nothing to decide now. [KER-turn]" in lines[2]
        assert lines[3] == f"bad   {bad}"
        assert "(at line 1, column 1)" in lines[4]
        assert lines[5] == "1 passed, 2 failed"

    def test_a_folder_is_run_with_all_below_it(self, tmp_path: Path) -> None:
        chapter = tmp_path / "scenarios" / "01-betting"
        chapter.mkdir(parents=True)
        (chapter / "good.toml").write_text(HEAD, "utf-8")
        (chapter / "wrong.toml").write_text(HEAD + CALL, "utf-8")
        (tmp_path / "no-scenario.toml").write_text("?", "utf-8")
        done = CliRunner().invoke(command, [str(tmp_path), "--quiet"])
        first, _, last = done.output.splitlines()
        assert first == f"fails {chapter / 'wrong.toml'}: A test"
        assert last == "1 passed, 1 failed"
        (tmp_path / "empty").mkdir()
        done = CliRunner().invoke(command, [str(tmp_path / "empty")])
        assert (done.exit_code, "no scenarios in" in done.output) == (2, True)

    def test_it_ends_well_if_nothing_does(self, tmp_path: Path) -> None:
        (tmp_path / "good.toml").write_text(HEAD, "utf-8")
        assert CliRunner().invoke(command, [str(tmp_path / "good.toml")]).exit_code == 0


@pytest.mark.pure_only  # a broken copy is interpreted anyway
def test_a_step_must_be_offered_and_not_only_not_denied(monkeypatch: pytest.MonkeyPatch) -> None:
    shy = broken_copy("leduc", {"moves.append(RAISE)": "pass"})
    monkeypatch.setattr(registry, "game", lambda name: shy)
    found = run(loads(HEAD + BET + '[[step]]\nseat = 0\nmove = "raise"'))
    assert found == [
        "after step 0, seat 0: raise is not denied and not legal",
        "step 1, seat 0, 'raise': nothing forbids it, and yet it is not offered",
    ]


@pytest.mark.pure_only
def test_legal_and_why_not_must_agree_also_where_nobody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strict = broken_copy("leduc", {"table.paid[0] == table.paid[1]:": "table.paid[0] <= 3:"})
    monkeypatch.setattr(registry, "game", lambda name: strict)
    found = run(loads(HEAD + BET + '[[step]]\nseat = 0\nmove = "raise"\n[expect]\npaid = [3, 1]'))
    denied = "Denial('LED-4', 'nothing-to-fold-to', {})"
    assert found == [f"after step 1, seat 1: fold is legal, but denied by {denied}"]


RAISE = '[[step]]\nseat = 0\nmove = "raise"\n'


class TestNews:
    """What a seat hears of a step."""

    @pytest.mark.parametrize(
        ("seat", "event"), [("0", "dealt 0 king"), ("1", "dealt 0 ?"), ('"spectator"', "dealt 0 ?")]
    )
    @pytest.mark.parametrize("match", ["", "match = true\n"])
    def test_it_hears_what_it_may(self, seat: str, event: str, match: str) -> None:
        news = f'[[news]]\nseat = {seat}\nevents = ["{event}"]\nafter = 1\n'
        assert run(loads(HEAD + match + DEAL + DEAL + news)) == []

    def test_the_news_are_those_of_the_last_step_if_nothing_is_said(self) -> None:
        news = '[[news]]\nseat = 0\nevents = ["dealt 1 king"]\n'
        found = run(loads(HEAD + DEAL + DEAL + news))
        assert found == ['news: seat 0 should hear ["dealt 1 king"], hears ["dealt 1 ?"]']

    @pytest.mark.parametrize(
        "text",
        ["[[news]]\nseat = 0\nevents = []", DEAL + "[[news]]\nseat = 0\nevents = []\nafter = 0"],
    )
    def test_there_are_none_before_the_first_step(self, text: str) -> None:
        with pytest.raises(BadScenario, match="news of step"):
            loads(HEAD + text)


LEAVE = '[[step]]\nseat = 1\ndo = "leave"\n'
CONCEDES = """    def leave(self, seat: int) -> bool:
        self.folded, self.stack = seat, []
        return True

    def outcome(self)"""


class TestConceding:
    """A seat that leaves."""

    @pytest.mark.parametrize("match", ["", "match = true\n"])
    def test_where_the_rules_know_no_conceding_it_is_denied(self, match: str) -> None:
        [said] = run(loads(HEAD + match + BET + LEAVE))
        assert said.startswith("step 1, seat 1, 'leave': ")
        assert said.endswith("[KER-leave]")
        assert (
            run(loads(HEAD + match + BET + '[[deny]]\nseat = 1\ndo = "leave"\nrule = "KER-leave"'))
            == []
        )

    @pytest.mark.pure_only
    @pytest.mark.parametrize("match", ["", "match = true\n"])
    def test_it_is_a_step(self, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
        polite = broken_copy("leduc", {"    def outcome(self)": CONCEDES})
        monkeypatch.setattr(registry, "game", lambda name: polite)
        ending = "[outcome]\nscores = [1, -1]\n"
        assert run(loads(HEAD + match + BET + LEAVE + ending)) == []
        again = run(loads(HEAD + match + BET + LEAVE + LEAVE))
        assert [said[-10:] for said in again] == ["[KER-over]"]

    def test_it_takes_no_move(self) -> None:
        with pytest.raises(
            BadScenario, match=r"'leave' takes a seat and no move - at `\$.step\[0\]`"
        ):
            loads(HEAD + LEAVE + 'move = "call"')


class TestThroughAMatch:
    """Steps as people make them at the table."""

    def step(self, do: str, more: str = "", seat: int = 0) -> str:
        return f'[[step]]\nseat = {seat}\ndo = "{do}"\n{more}\n'

    def test_a_chain_is_staged_and_seen_by_its_seat_alone(self) -> None:
        staged = self.step("stage", 'move = "raise"\nexpect = { paid = [1, 1] }')
        own = "[[seen]]\nseat = 0\nexpect = { paid = [3, 1] }\nafter = 1\n"
        others = "[[seen]]\nseat = 1\nexpect = { paid = [1, 1] }\nafter = 1\n"
        commit = self.step("commit", "expect = { paid = [3, 1] }")
        assert run(loads(HEAD + "match = true\n" + BET + staged + commit + own + others)) == []

    def test_a_staged_move_is_taken_back(self) -> None:
        steps = self.step("stage", 'move = "raise"') + self.step("unstage") + self.step("commit")
        [said] = run(loads(HEAD + "match = true\n" + BET + steps))
        assert said.startswith("step 3, seat 0, 'commit': ")
        assert said.endswith("[KER-empty]")

    def test_an_undo_gives_the_position_back(self) -> None:
        steps = RAISE + self.step("undo", "expect = { paid = [1, 1] }")
        assert run(loads(HEAD + "match = true\n" + BET + steps)) == []

    def test_what_another_has_answered_is_undone_with_consent_only(self) -> None:
        answer = '[[step]]\nseat = 1\nmove = "raise"\n'
        denied = '[[deny]]\nseat = 0\ndo = "undo"\nrule = "KER-undo"\nafter = 2\n'
        agreed = self.step("undo", "agreed = [1]\nexpect = { paid = [3, 1] }")
        text = HEAD + "match = true\n" + BET + RAISE + answer + agreed + denied
        assert run(loads(text)) == []

    def test_sealed_answers_are_opened_together(self) -> None:
        bids = """
            game = "goofspiel"
            title = "Bids"
            match = true
            options = { order = "descending" }
            [[step]]
            seat = 0
            move = "bid 1"
            expect = { points = [0, 0] }
            [[step]]
            seat = 0
            do = "unseal"
            [[step]]
            seat = 0
            move = "bid 4"
            [[step]]
            seat = 1
            move = "bid 2"
            [[seen]]
            seat = 1
            expect = { picked = [0, 0] }
            after = 3
            [expect]
            points = [4, 0]
        """
        assert run(loads(bids)) == []

    def test_without_a_match_nothing_is_undone(self) -> None:
        with pytest.raises(BadScenario, match="'undo' is for `match = true`"):
            loads(HEAD + BET + RAISE + self.step("undo"))


class TestOwnContent:
    """A board of one's own."""

    HEAD = """
        game = "wilderness"
        title = "A row of parts"
        [content."board.toml"]
        "layout.recommended.part_rows" = [["P1", "P2", "P3", "P4", "P5"]]
        "layout.recommended.element_fields.fire" = "d1"
        "layout.recommended.element_fields.earth" = "b2"
        "layout.recommended.element_fields.water" = "f2"
        "layout.recommended.element_fields.air" = "h2"
        "layout.recommended.element_fields.aether" = "j2"
    """

    def test_it_is_played_on(self) -> None:
        position = """
            [position]
            phase = "action"
            [[position.seats]]
            animals = { bear = "m2", skunk = "a1" }
            [[position.seats]]
            animals = { croco = "c3" }
            [[legal]]
            seat = 1
            moves = []
        """
        assert run(loads(self.HEAD + position)) == []
        with pytest.raises(BadScenario, match="m2"):
            run(loads('game = "wilderness"\ntitle = "x"\n' + position))

    @pytest.mark.parametrize(
        ("changed", "message"),
        [
            ('[content."bord.toml"]\nparts = 1', "wilderness has no content file 'bord.toml'"),
            ('[content."board.toml"]\n"parts.Q1" = 1', "board.toml has nothing at 'parts.Q1'"),
            ('[content."board.toml"]\n"parts.P1" = 1', "board.toml: Expected `array`, got `int`"),
        ],
    )
    def test_what_is_not_there_is_named(self, changed: str, message: str) -> None:
        with pytest.raises(BadScenario) as error:
            run(loads(f'game = "wilderness"\ntitle = "x"\n{changed}'))
        assert message in str(error.value)
