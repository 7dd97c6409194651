"""The text table, driven as people and scripts drive it: by lines on its input."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.cli import two_steps
from wildtable.bots.levels import fitting_level
from wildtable.cli import main
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.record.file import read, write
from wildtable.kernel.record.record import make_record

HAND_OVER = "Pass the keyboard to seat"
PATIENCE = 120  # seconds until a test gives up
LOST = 20  # seconds after which a key was lost
GOODBYE = "This match was not saved."


def table(*arguments: str, lines: str = "", code: int = 0) -> str:
    """What a session prints; `lines` are typed, with `|` for Enter."""
    typed = "".join([f"{line.strip()}\n" for line in lines.split("|")]) if lines else ""
    done = CliRunner().invoke(main, ["play", *arguments], input=typed)
    assert done.exit_code == code, done.output
    return done.output


def four(lines: str, *arguments: str) -> str:
    return table("connect-four", "--seed", "x", *arguments, lines=lines)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of two moves a turn be installed."""
    find = registry.game
    monkeypatch.setattr(
        registry, "game", lambda name: two_steps.GAME if name == "two-steps" else find(name)
    )


class TestWholeGames:
    """Every example from its first move to its last."""

    def test_connect_four(self) -> None:
        shown = four("a | b | a | b | a | b | a", "--seats", "me,me")
        assert "Seat 0 wins. Four in a line." in shown
        assert re.search(r"1 +Seat 0 person +1 *\n +2 +Seat 1 person +-1", shown)
        assert HAND_OVER not in shown  # nothing is hidden in this game
        assert "Chance drew" not in shown

    def test_leduc_tells_what_proves_its_draws(self) -> None:
        shown = table("leduc", "--seed", "x", lines="call | call | call | call | call")
        commitment = re.findall("SHA-256 is\n([0-9a-f]{64})", shown)[0]
        assert f"shown before the match, is\n{commitment}." in shown.split("The match is over")[0]
        assert "from a secret that can now be shown" in shown
        assert "wildtable record verify FILE" in shown

    def test_goofspiel_with_bots_and_options(self) -> None:
        shown = table(
            "goofspiel", "--seats", "me,random,random", "--option", "cards=5", "--seed", "x",
            lines="bid 5 | bid 4 | bid 3 | bid 2",
        )  # fmt: skip
        assert "Seat 2 random" in shown
        assert re.search(r"rank +seat +score", shown)

    def test_bots_alone_play_without_a_line(self) -> None:
        assert "rank" in table("leduc", "--seats", "random,random", "--seed", "x")

    def test_the_same_seed_repeats_the_match(self) -> None:
        assert four("a | b | c") == four("a | b | c")

    def test_a_game_is_chosen_by_number_or_name(self) -> None:
        for choice in ("1", "connect-four"):
            shown = table(lines=f"0 | chess | {choice} | d")
            assert "there is no game 'chess'" in shown
            assert "Seat 0 drops into column d." in shown


class TestMoves:
    """Moves, and lines that are none."""

    @pytest.mark.parametrize("typed", ["4", "drop d", "d", "dr d", "DROP D"])
    def test_ways_to_say_a_move(self, typed: str) -> None:
        assert "Seat 0 drops into column d." in four(typed)

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("drop", "'drop' could mean drop a or drop b"),
            ("jump", "it knows drop"),
            ("12", "numbered 1 to 7; there is no 12"),
            ("[red]x[/red]", r"'[red]x[/red]' is not in"),
            ("why", "type a move"),
            ("save", "`save FILE` needs the name of a file"),
            ("load /no/such/file", "can't be read: No such file or directory"),
            ("save /no/such/folder/file", "can't be written: No such file or directory"),
            ("log many", "'many' is not a number"),
            ("moves x", "no legal move begins with 'x'"),
            ("seat 1", "lets another person decide first; now asked: 0"),
            ("undo", "nothing to take back"),
            ("reset", "nothing to take back"),
        ],
    )
    def test_bad_input_is_answered_and_loses_nothing(self, typed: str, answer: str) -> None:
        shown = four(f"{typed} | d")
        assert answer in " ".join(shown.split())
        assert "1 Seat 0 drops into column d." in shown

    def test_a_refused_move_says_which_rule_forbids_it(self) -> None:
        full = four("a | a | a | a | a | a | drop a | why a | why b", "--seats", "me,me")
        assert full.count("Column a is full. [C4-2]") == 2
        assert "drop b is legal." in full

    def test_a_chain_is_staged_taken_back_and_committed_as_one(self, two: None) -> None:
        shown = table("two-steps", "--seats", "me,me", lines="| x | undo | y | number 2 | | log")
        first, second = shown.split(f"{HAND_OVER} 1")
        assert "So far (`undo` takes it back): letter x" in first
        assert "So far (`undo` takes it back): letter y" in first
        assert "Seat 0: letter y" in second
        assert "letter x" not in second.split("Log")[-1]

    def test_several_moves_in_a_line_are_all_made_or_none(self, two: None) -> None:
        shown = table("two-steps", "--seats", "me,me", lines="| x; 7 | reset | x; number 1 |")
        assert "there is no 7" in shown
        assert "So far" not in shown
        assert "nothing to take back" in shown
        assert "Seat 0: number 1" in shown

    def test_reset_takes_back_a_staged_chain(self, two: None) -> None:
        assert "nothing to take back" in table("two-steps", lines="x | reset | reset")


class TestUndo:
    """Taking back what was committed."""

    def test_people_take_back_freely_until_the_next_decides(self) -> None:
        shown = four("a | undo | b | c | undo | d | e | log", "--seats", "me,me")
        log = shown.split("> log")[-1]
        assert "Seat 0 takes back" in log
        assert re.findall(r"column (.)\.", log) == ["b", "d", "e"]

    def test_people_must_agree_to_what_chance_has_answered(self) -> None:
        lines = "| call | | call | | undo"
        shown = table("leduc", "--seats", "me,me", "--seed", "x", lines=lines)
        assert "You can take this back only if seat 1 agrees. [KER-undo]" in shown

    def test_bots_agree_to_every_undo(self) -> None:
        shown = four("a | b | undo | log")
        log = shown.split("seat 0> log")[-1]
        assert "Seat 0 drops into column a." in log
        assert "Seat 0 drops into column b." not in log

    def test_nothing_is_taken_back_once_the_secret_is_open(self) -> None:
        shown = four("a | b | a | b | a | b | a | undo | reset | b", "--seats", "me,me")
        assert shown.count("The match is over.") == 3


class TestLooking:
    """Commands that change nothing."""

    def test_moves_log_position_and_help(self) -> None:
        shown = four("d | | moves drop e | log 1 | position | help", "--seats", "me,me")
        after = shown.split("moves drop e")[-1]
        assert "5 drop e" in after
        assert '"...X..."' in after
        assert "1 Seat 0 drops into column d." in after
        for command in ("why", "undo", "reset", "save", "load", "quit"):
            assert f"\n{command} " in after

    def test_a_long_list_of_moves_is_cut_short(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("wildtable.cli.terminal.screen.MOVES_SHOWN", 3)
        shown = four("moves")
        assert "and 4 more; `moves` lists them all" in shown
        assert "7 drop g" in shown.split("> moves")[-1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


class TestFiles:
    """Saving in the middle, and going on."""

    def test_a_saved_match_goes_on_as_without_a_break(self, file: Path) -> None:
        whole = table("leduc", "--seed", "x", lines="call | call | call")
        table("leduc", "--seed", "x", lines=f"call | save {file}")
        rest = table("--load", str(file), "--seed", "x", lines="call | call")
        assert sentences(rest) == sentences(whole)
        assert len(sentences(whole)) == 8

    def test_saved_matches_are_records_of_who_played(self, file: Path) -> None:
        four(f"d | save {file}")
        record = read(file)
        rival = fitting_level(registry.game("connect-four"))
        assert [seat.kind for seat in record.seats] == ["person", rival]
        assert record.fairness is not None
        assert record.fairness.secret is not None

    def test_load_within_a_session_changes_the_game(self, file: Path) -> None:
        four(f"d | save {file}")
        shown = table("goofspiel", lines=f"load {file} | log")
        assert "Seat 0 drops into column d." in shown.split("> log")[-1]

    def test_a_session_that_ends_says_how_to_resume(self, file: Path) -> None:
        kept = table("leduc", lines=f"save {file} | quit")
        assert f"play --load {file}` continues" in kept.split("> quit")[-1]
        lost = four(f"save {file} | d | quit")
        assert "This match was not saved." in lost

    def test_only_records_are_replaced(self, file: Path) -> None:
        file.write_text("Dear diary")
        shown = " ".join(table("leduc", lines=f"save {file} | load {file}").split())
        assert "exists and is not a record; choose another name" in shown
        assert "can't be played: this is no JSON object" in shown
        assert file.read_text() == "Dear diary"
        file.unlink()
        four(f"save {file} | d | save {file}")
        assert read(file).log[0] == "0 drop d"

    def test_a_record_without_its_secret_does_not_go_on(self, file: Path) -> None:
        match = Match(registry.game("leduc"), {}, 2, FairChance.seeded("x"))
        write(make_record(match), file)
        shown = table("--load", str(file), code=2)
        assert "does not hold the secret" in shown

    def test_who_plays_on_can_be_said_anew(self, file: Path) -> None:
        four(f"d | save {file}")
        assert "rank" in table("--load", str(file), "--seats", "random,random")
        refused = table("--load", str(file), "--seats", "random", code=2)
        assert "the match has 2 seats, not 1" in refused


class TestHotSeat:
    """Several people at one keyboard."""

    def test_nobody_sees_the_card_of_the_other(self) -> None:
        ranks = ("jack", "queen", "king")
        told = []
        for seed in range(12):
            shown = table("leduc", "--seats", "me,me", "--seed", str(seed), lines="| call |")
            _, first, second = shown.split(HAND_OVER)
            mine, theirs = cards(first), cards(second)
            assert mine[0] in ranks
            assert mine[1] == theirs[0] == "?"
            assert theirs[1] in ranks
            for screen, (card, _) in ((first, mine), (second, theirs[::-1])):
                assert [rank for rank in ranks if rank in screen] == [card]
            told.append((mine[0], theirs[1]))
        assert len(set(told)) > 3

    def test_the_end_is_shown_to_everybody(self) -> None:
        shown = table("leduc", "--seats", "me,me", "--seed", "3", lines="| raise | | fold")
        end = shown.split("seat 1> fold")[-1]
        assert "Seat 0 person" in end
        assert "Won by a fold." in end
        assert cards(end) == ["?", "?"]

    def test_sealed_answers_are_given_one_after_another(self) -> None:
        shown = table("goofspiel", "--seats", "me,me", "--seed", "x", lines="bid 4 | | bid 2")
        first, rest = shown.split(HAND_OVER)
        second, after = rest.split("seat 1> bid 2")
        assert "seat 0> bid 4" in first
        assert "bids" not in second
        assert "Seat 0 bids 4." in after

    def test_a_sealed_answer_can_be_changed_until_the_last_is_in(self) -> None:
        lines = "seat 1 | bid 2 | | seat 1 | | bid 3 | | bid 4"
        shown = table("goofspiel", "--seats", "me,me", "--seed", "x", lines=lines)
        assert "Your sealed answer, until you give another: bid 2" in shown
        assert "Seat 1 bids 3." in shown
        assert "Seat 1 bids 2." not in shown

    def test_the_hand_over_obeys_no_command(self) -> None:
        shown = table("leduc", "--seats", "me,me", "--seed", "x", lines="call | | call |")
        assert "That line was ignored" in shown
        assert "Seat 0 calls." in shown

    def test_in_an_open_turn_another_person_may_be_first(self, two: None) -> None:
        arguments = ("two-steps", "--option", "turn=open", "--seats", "me,me")
        shown = table(*arguments, lines="| seat 1 | | x; number 1 |")
        assert "Seat 1: number 1" in shown


class TestUsage:
    """The command line itself."""

    @pytest.mark.parametrize(
        ("arguments", "answer"),
        [
            (["conect-four"], "did you mean connect-four?"),
            (
                ["leduc", "--seats", "me,anna"],
                "'anna' is no kind of player; a seat is one of: me, random",
            ),
            (["leduc", "--seats", "me"], "leduc is for 2 players, not 1"),
            (["goofspiel", "--option", "cards"], "NAME=VALUE, not 'cards'"),
            (["goofspiel", "--option", "cards=9"], "option cards of goofspiel is 4, 5, 6, not '9'"),
            (["leduc", "--load", "x"], "--load takes the game and its options from the file"),
            (["--load", "nothing-here"], "nothing-here can't be read"),
        ],
    )
    def test_what_cannot_be_is_answered(self, arguments: list[str], answer: str) -> None:
        shown = table(*arguments, code=2)
        assert answer in " ".join(re.sub("[│╭╰─╮╯]", " ", shown).split())

    def test_games_lists_players_and_options(self) -> None:
        shown = CliRunner().invoke(main, ["games"]).output
        assert re.search(r"goofspiel +Goofspiel +2-4 +cards=4\|5\|6", shown)
        assert re.search(r"connect-four +Connect Four +2\s", shown)

    def test_an_empty_line_at_the_chooser_and_its_end_leave(self) -> None:
        assert "Which game" in table()


@pytest.mark.slow
class TestTerminal:
    """In a real terminal."""

    def test_the_screen_is_cleared_and_ctrl_c_leaves(self) -> None:
        terminal = Terminal("connect-four", "--seed", "x")
        terminal.wait_for("seat 0> ")
        terminal.type("d\n")
        terminal.wait_for("column d.")
        assert "\x1b[2J" in terminal.shown
        terminal.wait_for("seat 0> ")
        assert terminal.leave("\x03") == 0
        assert "This match was not saved." in terminal.shown
        assert "Traceback" not in terminal.shown

    def test_the_hand_over_wipes_what_scrolled_away_and_what_was_typed(self) -> None:
        terminal = Terminal("goofspiel", "--seats", "me,me", "--seed", "x")
        terminal.wait_for("seat 0> ")
        terminal.type("bid 4\n")
        terminal.wait_for("Press Enter")
        assert "\x1b[3J" in terminal.shown
        terminal.type("\n")
        terminal.wait_for("seat 1> ")
        terminal.type("\x1b[A\n")  # the arrow that brings the last line back, if there is one
        terminal.wait_for("seat 1> ")
        assert "bids" not in terminal.shown
        assert terminal.leave("\x04") == 0


class Terminal:
    """A session of `wildtable play` on a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildtable", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "90", "LINES": "40"},
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.shown = ""
        self.read = 0  # how much of it was waited for

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until `text` comes, in what follows the text that was waited for before."""
        while (at := self.shown.find(text, self.read)) < 0:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"{text!r} did not come; shown: {self.shown[self.read :]!r}"
            self.shown += os.read(self.master, 65536).decode(errors="replace")
        self.read = at + len(text)

    def leave(self, key: str) -> int:
        """Press a key until the session takes its leave; one before `input` waits may be lost."""
        start = len(self.shown)
        for _ in range(PATIENCE // LOST):
            self.type(key)
            while GOODBYE not in self.shown[start:]:
                if not select.select([self.master], [], [], LOST)[0]:
                    break
                self.shown += os.read(self.master, 65536).decode(errors="replace")
            if GOODBYE in self.shown[start:]:
                break  # pressed again, it would be killed while it ends
        self.process.wait(PATIENCE)
        with suppress(OSError):  # everything was read
            while select.select([self.master], [], [], 0)[0]:
                self.shown += os.read(self.master, 65536).decode(errors="replace")
        os.close(self.master)
        return self.process.returncode


def take_terminal() -> None:
    """Make the pseudo-terminal the one that Ctrl-C comes from."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def sentences(session: str) -> list[str]:
    """The last log that a session has shown, without the marks of what is new."""
    return re.findall(r"^[ ›]+(\d+ \S.*?) *$", session.split("Log")[-1], re.MULTILINE)


def cards(screen: str) -> list[str]:
    """What the log of a screen says was dealt, by seat."""
    return re.findall(r"is dealt: (\S+)\.", screen)[:2]
