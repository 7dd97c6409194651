"""When the store fails: nobody is shown or told anything, and the match is found as it is kept."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from tests.kernel.changing import changed
from tests.table.playing import Json, secret_of, serving
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import loads
from wildtable.kernel.record.replay import verify
from wildtable.kernel.registry import game
from wildtable.table.bots import Bots
from wildtable.table.connection import Connection
from wildtable.table.rebuild import Unplayable, rebuilt
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import Chair, Conflict, Kept
from wildtable.table.table import Lost, Table
from wildtable.table.thinkers import Thinkers
from wildtable.table.wire import Ack, Play

FAIR = FairChance.seeded("table")


def new_match() -> Kept:
    """Leduc with two people, after the deal."""
    match = Match(game("leduc"), fair=FAIR)
    match.settle()
    chairs = [Chair(0, "Ada", "me", "", b"0"), Chair(1, "Grace", "friend", "", b"1")]
    return Kept(
        "id", "leduc", {}, match.content.hash, FAIR.secret, "", chairs, b"-2", match.lines()
    )


def test_a_decision_that_is_not_kept_is_not_shown(tmp_path: Path) -> None:
    async def work() -> None:
        store, kept = SqliteStore(tmp_path), new_match()
        await store.create(kept)
        table = Table(kept, rebuilt(kept), store, Settings(tmp_path))
        here = Connection(1, 0)
        await table.join(here)
        waiting = here._waiting.qsize()
        # Another server has been faster.
        await store.append("id", len(kept.lines), ["0 call"], None)
        raising = Play("key", ["raise"], table.match.version(0))
        with pytest.raises(Conflict):
            await table.hear(0, raising)
        assert table.lost
        assert here._waiting.qsize() == waiting + 2  # it is told so and closed, and that is all
        told = [here._waiting.get_nowait() or "" for _ in range(waiting + 1)]
        assert "moving" in told[-1]
        with pytest.raises(Lost):
            await table.hear(0, raising)
        late = Connection(0, 0)
        await table.join(late)
        assert late._waiting.qsize() == 1  # this one, too, is only closed
        found = await store.load("id")
        assert found is not None
        assert found.lines == [*kept.lines, "0 call"]
        again = Table(found, rebuilt(found), store, Settings(tmp_path))
        assert await again.hear(1, Play("key", ["raise"], again.match.version(1))) == Ack("key")
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("change", "why"),
    [({"game": "chess"}, "no game 'chess'"), ({"options": {"cards": "5"}}, "no option")],
)
def test_a_match_without_its_game_is_not_shown(change: dict[str, object], why: str) -> None:
    with pytest.raises(Unplayable, match=why):
        rebuilt(msgspec.structs.replace(new_match(), **change))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"lines": ["0 raise"]}, "line 0"),
        ({"secret": bytes(32)}, "fair stream"),
        ({"states": {2: "00000000"}}, "lines 0 to 1, .* lead to another position"),
    ],
)
def test_a_match_that_does_not_fit_its_game_is_stopped(change: dict[str, object], why: str) -> None:
    again = rebuilt(msgspec.structs.replace(new_match(), **change))
    assert again.stopped is not None
    assert re.search(why, again.stopped.why)
    assert again.match.lines() == []


def test_a_match_goes_on_under_other_content_that_plays_it_the_same() -> None:
    kept = new_match()
    again = rebuilt(msgspec.structs.replace(kept, content="0" * 16, rules=7))
    assert again.stopped is None
    assert again.match.lines() == kept.lines


class TestOlderRules:
    """A match on a server whose rules have changed since, between two starts."""

    @pytest.fixture
    def begun(self, tmp_path: Path) -> Json:
        """Leduc, in which the first player has raised."""
        with serving(Settings(tmp_path)) as server:
            made = server.make("leduc")
            first, _ = server.players(made)
            assert first.play("raise")["type"] == "ack"
        return made

    def test_it_goes_on_if_its_replay_agrees(
        self, begun: Json, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        later = changed("leduc", "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (2, 6)")
        monkeypatch.setattr(registry, "game", lambda name: later)
        with serving(Settings(tmp_path)) as server:
            _, second = server.players(begun)
            assert second.play("call")["type"] == "ack"

    def test_otherwise_its_players_are_told_see_it_and_take_its_record_home(
        self, begun: Json, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dearer = changed("leduc", "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (3, 5)")
        dearer.version = 2
        with monkeypatch.context() as patch, serving(Settings(tmp_path)) as server:
            patch.setattr(registry, "game", lambda name: dearer)
            first, _ = server.players(begun)
            told = first.read()
            assert (told["type"], told["code"]) == ("failure", "stopped")
            assert told["message"] == (
                "Leduc poker has changed since this match was begun (played by version 1 of the "
                "rules, this is version 2), and the match can't go on: line 2, '0 raise', leads to "
                "another position than when it was played. You see it as it stood after 2 of its "
                "3 moves, and can download its record."
            )
            assert first.view["turn"]["seats"] == [0]  # as it stood before the raise
            denied = first.do("play", "anew", moves=["raise"], version=first.view["version"])
            assert denied["rule"] == "KER-stopped"
            assert denied["phrase"]["id"] == "kernel-stopped"
            assert first.do("say", text="What a pity.")["type"] == "ack"
            assert (
                server.get(f"/api/seat/{secret_of(begun['watch'])}")["stopped"] == told["message"]
            )
            answer = server.http.get(f"/api/seat/{secret_of(begun['watch'])}/record")
            record = loads(answer.raise_for_status().text)
        assert record.log[2:] == ["0 raise"]
        assert record.rules == 1
        assert record.fairness is not None
        assert record.fairness.secret is None
        assert verify(record).lines() == record.log  # by the rules that it was played with

    def test_bots_do_not_play_on(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        kept = msgspec.structs.replace(new_match(), lines=["0 raise"])
        robots = [msgspec.structs.replace(chair, bot="random") for chair in kept.chairs]
        kept = msgspec.structs.replace(kept, chairs=robots)

        async def work() -> bool:
            store = SqliteStore(tmp_path)
            table = Table(kept, rebuilt(kept), store, Settings(tmp_path))
            table.match.settle()
            assert table.match.owing() == [0]
            thinkers = Thinkers(1, 1.0)
            bots = Bots(table, thinkers, 0.0)
            bots.wake()
            busy = bots.busy()
            await thinkers.close()
            await store.close()
            return busy

        assert not asyncio.run(work())

    def test_a_match_that_was_over_keeps_its_result(self, tmp_path: Path) -> None:
        with serving(Settings(tmp_path)) as server:
            made = server.make("leduc")
            first, second = server.players(made)
            first.play("raise")
            second.catch_up()
            second.play("fold")
            record = loads(server.http.get(f"/api/seat/{secret_of(made['watch'])}/record").text)

        async def load() -> Kept | None:
            store = SqliteStore(tmp_path)
            kept = await store.load(made["match"])
            await store.close()
            return kept

        kept = asyncio.run(load())
        assert kept is not None
        assert kept.result == record.result
        wrong = msgspec.structs.replace(kept, states={**kept.states, 3: "00000000"})
        stopped = rebuilt(wrong).stopped
        assert stopped is not None
        assert stopped.record.result == record.result
        assert stopped.record.fairness == record.fairness


@pytest.mark.parametrize(("text", "most"), [("a", 300), ("a" * 100_000, 50)])
def test_a_slow_reader_is_cut_off(text: str, most: int) -> None:
    connection = Connection(0, 0)
    for _ in range(1000):
        connection.post(text)
    assert connection._waiting.qsize() < most
