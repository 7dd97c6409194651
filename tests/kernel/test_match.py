"""The match: who may do what when, staging, undo, versions, and what a refusal leaves behind."""

import msgspec
import pytest

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption, Denial, canonical
from wildtable.kernel.line import LEAVE, MOVE, SEAL, Line
from wildtable.kernel.match import CHECKPOINT, Match
from wildtable.kernel.turn import CHANCE, SPECTATOR
from wildtable.kernel.view import view


def connect_four() -> Match:
    return Match(registry.game("connect-four"))


def goofspiel(seats: int = 2) -> Match:
    return Match(registry.game("goofspiel"), {"order": "descending"}, seats)


def leduc(*deal: str) -> Match:
    match = Match(registry.game("leduc"))
    for rank in deal:
        assert match.append(Line(MOVE, CHANCE, [number(match, f"deal {rank}")])) is None
    return match


def number(match: Match, text: str) -> int:
    return match.content.moves.parse(text)


def play(match: Match, seat: int, *texts: str, version: int = -1) -> Denial | None:
    return match.play(seat, [number(match, text) for text in texts], version)


def rule(denial: Denial | None) -> str:
    return "" if denial is None else denial.rule


def whole(match: Match) -> tuple[object, ...]:
    """Everything about a match that a refusal must leave alone."""
    views = [msgspec.json.encode(view(match, seat)) for seat in (*range(match.seats), SPECTATOR)]
    return canonical(match.state.dump()), match.lines(), views


class TestPlay:
    """Ordinary decisions."""

    def test_a_move_is_logged_and_told(self) -> None:
        match = connect_four()
        assert play(match, 0, "drop d") is None
        assert match.lines() == ["0 drop d"]
        assert [news.words for news in match.heard(1)] == [["drop", "d"]]

    @pytest.mark.parametrize(
        ("seat", "moves", "refused"),
        [
            (1, [3], "KER-turn"),
            (0, [99], "KER-text"),
            (0, [-1], "KER-text"),
            (0, [], "KER-empty"),
            (7, [3], "KER-turn"),
            (CHANCE, [3], "KER-turn"),
            (0, [3, 3], "KER-barrier"),
        ],
    )
    def test_a_refusal_changes_nothing(self, seat: int, moves: list[int], refused: str) -> None:
        match = connect_four()
        before = whole(match)
        assert rule(match.play(seat, moves)) == refused
        assert whole(match) == before

    def test_a_game_rule_is_named(self) -> None:
        match = connect_four()
        for turn in range(6):
            play(match, turn % 2, "drop d")
        assert rule(play(match, 0, "drop d")) == "C4-2"

    def test_a_stale_decision_is_refused(self) -> None:
        match = connect_four()
        seen = match.version(0)
        play(match, 0, "drop d")
        play(match, 1, "drop d")
        assert rule(play(match, 0, "drop d", version=seen)) == "KER-stale"
        assert play(match, 0, "drop d", version=match.version(0)) is None

    def test_nothing_is_played_after_the_end(self) -> None:
        match = connect_four()
        for text in ("drop a", "drop b") * 3 + ("drop a",):
            play(match, len(match.log) % 2, text)
        assert match.over()
        assert rule(play(match, 1, "drop b")) == "KER-over"

    def test_options_and_player_counts_are_checked(self) -> None:
        game = registry.game("goofspiel")
        with pytest.raises(BadOption, match="2, 3, 4 players, not 5"):
            Match(game, {}, 5)
        with pytest.raises(BadOption, match="known: cards, order"):
            Match(game, {"card": "4"})
        with pytest.raises(BadOption, match="4, 5, 6, not '7'"):
            Match(game, {"cards": "7"})


class TestChance:
    """Chance decides where it is asked, and nowhere else."""

    def test_only_what_can_be_drawn(self) -> None:
        match = leduc("king", "king")
        assert rule(match.append(Line(MOVE, CHANCE, [number(match, "deal jack")]))) == "KER-chance"
        third = leduc("king")
        assert (
            rule(third.append(Line(MOVE, CHANCE, [number(third, "turn-up king")]))) == "KER-chance"
        )

    def test_a_secret_deal_is_told_to_its_seat_alone(self) -> None:
        match = leduc("king", "queen")
        assert [news.words for news in match.heard(0)] == [
            ["dealt", "0", "king"],
            ["dealt", "1", "?"],
        ]
        assert [news.words for news in match.heard(1)] == [
            ["dealt", "0", "?"],
            ["dealt", "1", "queen"],
        ]
        assert [news.words for news in match.heard(SPECTATOR)] == [
            ["dealt", "0", "?"],
            ["dealt", "1", "?"],
        ]

    def test_an_undone_draw_is_not_drawn_again(self) -> None:
        fair = FairChance.seeded("undone")
        match = Match(registry.game("leduc"), {}, 2, fair)
        match.settle()
        assert match.undo(0, 0, agreed=[1]) is None
        assert match.draws == 2
        match.settle()
        assert match.draws == 4
        weights = match.at(0).chance()
        expected = fair.choose(weights, 2)
        assert match.log[3].moves == [expected]

    def test_draws_need_a_stream(self) -> None:
        assert rule(leduc().draw()) == "KER-chance"


class TestSealed:
    """Several seats answer at once."""

    def test_an_answer_waits_for_the_last(self) -> None:
        match = goofspiel(3)
        before = canonical(match.state.dump())
        assert play(match, 2, "bid 1") is None
        assert play(match, 0, "bid 4") is None
        assert canonical(match.state.dump()) == before
        assert match.owing() == [1]
        assert play(match, 1, "bid 2") is None
        assert match.state.dump()["points"] == [4, 0, 0]

    def test_an_answer_can_be_changed_and_taken_back(self) -> None:
        match = goofspiel()
        play(match, 0, "bid 1")
        play(match, 0, "bid 4")
        assert match.unseal(0) is None
        assert rule(match.unseal(0)) == "KER-empty"
        play(match, 0, "bid 3")
        play(match, 1, "bid 2")
        assert match.state.dump()["points"] == [4, 0]
        assert match.lines()[:3] == ["0 seals bid 1", "0 seals bid 4", "0 unseals"]

    def test_others_do_not_hear_of_it(self) -> None:
        match = goofspiel(3)
        before = match.version(1), len(match.heard(1))
        play(match, 0, "bid 1")
        play(match, 0, "bid 2")
        assert (match.version(1), len(match.heard(1))) == before
        assert view(match, 1).turn.ready == [0]

    def test_choosing_at_once_does_not_collide(self) -> None:
        match = goofspiel(3)
        versions = [match.version(seat) for seat in range(3)]
        for seat in range(3):
            assert play(match, seat, "bid 4", version=versions[seat]) is None

    def test_a_plain_move_is_no_answer(self) -> None:
        match = goofspiel()
        assert rule(match.append(Line(MOVE, 0, [number(match, "bid 1")]))) == "KER-sealed"
        four = connect_four()
        assert rule(four.append(Line(SEAL, 0, [0]))) == "KER-sealed"

    def test_an_answer_is_one_decision_long(self) -> None:
        assert rule(play(goofspiel(), 0, "bid 1", "bid 2")) == "KER-barrier"

    def test_no_free_undo_shows_who_has_answered(self) -> None:
        match = goofspiel(3)
        play(match, 0, "bid 1")
        alone = match.undoable(0)
        play(match, 1, "bid 1")
        assert match.undoable(0) == alone == -1


class TestStaging:
    """A chain on trial."""

    def test_a_preview_is_the_seat_s_alone(self) -> None:
        match = connect_four()
        assert match.stage(0, 3) is None
        assert len(view(match, 0).scene.pieces) == 1
        assert view(match, 1).scene.pieces == []
        assert match.lines() == []

    def test_it_ends_at_a_barrier(self) -> None:
        match = connect_four()
        match.stage(0, 3)
        assert view(match, 0).at_barrier
        assert rule(match.stage(0, 3)) == "KER-barrier"
        match.unstage(0)
        assert match.staged(0) is None
        assert match.stage(0, 2) is None
        assert match.commit(0) is None
        assert match.lines() == ["0 drop c"]

    def test_it_is_replayed_and_cut_when_others_act(self) -> None:
        match = goofspiel(3)
        match.stage(0, number(match, "bid 4"))
        play(match, 1, "bid 1")
        play(match, 2, "bid 2")
        staged = match.staged(0)
        assert staged is not None
        assert staged.moves == [number(match, "bid 4")]
        play(match, 0, "bid 4")
        match.stage(1, number(match, "bid 2"))
        for seat, card in ((0, 3), (2, 1)):
            play(match, seat, f"bid {card}")
        play(match, 1, "bid 2")
        assert match.staged(1) is None

    def test_a_refused_commit_stays_staged(self) -> None:
        match = connect_four()
        assert rule(match.commit(0)) == "KER-empty"
        match.stage(0, 3)
        assert rule(match.commit(0, version=99)) == "KER-stale"
        assert match.staged(0) is not None

    def test_a_seat_that_is_not_asked_stages_nothing(self) -> None:
        assert rule(connect_four().stage(1, 3)) == "KER-turn"


class TestUndo:
    """Free until the barrier; then by consent."""

    def test_a_move_is_free_until_another_decides(self) -> None:
        match = connect_four()
        play(match, 0, "drop d")
        assert match.undo(0) is None
        assert canonical(match.state.dump()) == canonical(connect_four().state.dump())
        play(match, 0, "drop c")
        play(match, 1, "drop c")
        assert match.undoable(0) == -1
        assert rule(match.undo(0, 2)) == "KER-undo"
        assert match.undo(1) is None

    def test_consent_goes_beyond(self) -> None:
        match = connect_four()
        play(match, 0, "drop d")
        play(match, 1, "drop d")
        denial = match.undo(0, 0)
        assert denial is not None
        assert denial.args == {"seat": 1}
        assert match.undo(0, 0, agreed=[1]) is None
        assert match.turn().seat == 0
        assert match.lines() == ["0 drop d", "1 drop d", "0 undoes to 0 with 1"]
        assert match.heard(1)[-1].kind == "undo"
        assert match.heard(1)[-1].words == ["0"]

    def test_a_reveal_is_not_free(self) -> None:
        match = leduc("king", "queen")
        play(match, 0, "call")
        assert match.undoable(0) == 2
        play(match, 1, "call")
        match.append(Line(MOVE, CHANCE, [number(match, "turn-up jack")]))
        assert match.undoable(1) == -1
        play(match, 0, "call")
        play(match, 1, "call")
        assert match.over()
        assert match.undoable(1) == -1
        assert rule(match.undo(1, agreed=[0])) == "KER-over"

    def test_what_is_undone_cannot_be_undone_again(self) -> None:
        match = connect_four()
        play(match, 0, "drop d")
        match.undo(0)
        assert rule(match.undo(0)) == "KER-undo"
        assert rule(match.undo(0, 0)) == "KER-undo"

    def test_an_undo_makes_decisions_stale(self) -> None:
        match = connect_four()
        play(match, 0, "drop d")
        seen = match.version(1)
        match.undo(0)
        play(match, 0, "drop c")
        assert rule(play(match, 1, "drop d", version=seen)) == "KER-stale"


class TestReplay:
    """Any point of the log, and other ways on from it."""

    def test_every_point_can_be_seen_again(self) -> None:
        match = connect_four()
        dumps = [canonical(match.state.dump())]
        for round_ in range(CHECKPOINT):
            column = "abcdefg"[round_ % 7]
            assert play(match, 0, f"drop {column}") is None
            dumps.append(canonical(match.state.dump()))
            assert match.undo(0) is None
            dumps.append(canonical(match.state.dump()))
        assert [canonical(match.at(i).dump()) for i in range(len(dumps))] == dumps
        with pytest.raises(IndexError):
            match.at(len(dumps))

    def test_a_fork_leaves_its_match_alone(self) -> None:
        match = connect_four()
        play(match, 0, "drop d")
        match.undo(0)
        play(match, 0, "drop a")
        play(match, 1, "drop b")
        fork = match.fork(3)
        assert fork.lines() == ["0 drop a"]
        play(fork, 1, "drop g")
        assert match.lines()[-1] == "1 drop b"


class TestLeaving:
    """Where a game has no rule for it, a bot should sit down."""

    def test_no_rule(self) -> None:
        assert rule(connect_four().leave(0)) == "KER-leave"
        assert rule(connect_four().append(Line(LEAVE, 5))) == "KER-turn"
