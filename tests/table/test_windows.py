"""Windows have a beat that tells nothing, and seats may say beforehand what they do at them."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from wildtable.bots.bot import Sight
from wildtable.bots.random_bot import RandomBot
from wildtable.games import wildlands, wildlife
from wildtable.games.wildlands.frames import WINDOW
from wildtable.games.wildlands.orders import was_hit
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.bots import Bots
from wildtable.table.connection import Connection
from wildtable.table.rebuild import rebuilt
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.steward import Steward
from wildtable.table.store import Chair, Kept
from wildtable.table.table import Table
from wildtable.table.thinker import Question
from wildtable.table.thinkers import Thinkers
from wildtable.table.wire import Ack, Denied, Order, Play, Withdraw
from wildtable.table.wire_clock import Clocks, Timing

pytestmark = pytest.mark.pure_only


def begun(game: Game, seats: int = 3) -> Match:
    match = Match(game, None, seats, FairChance(b"7" * 32, ""))
    match.settle()
    return match


def by_lots(match: Match, lots: random.Random) -> None:
    """Let everybody who is asked decide by lots."""
    for seat in match.owing():
        sight = Sight(match.game, match.content, match.state, seat, lots)
        if match.play(seat, RandomBot().decide(sight)) is not None:
            return
        if not match.turn().sealed:
            break
    match.settle()


class TestContract:
    """What games promise about the orders they offer."""

    @pytest.mark.parametrize("game", [wildlands.GAME, wildlife.GAME], ids=["wildlands", "wildlife"])
    def test_orders_depend_on_what_the_seat_knows(self, game: Game) -> None:
        match, lots = begun(game), random.Random(3)
        tried = 0
        while tried < 40 and not match.over():
            for seat in range(match.seats):
                state, content = match.state, match.content
                twin = state.redeal(seat, lots)
                offers = game.orders(content, state, seat)
                assert game.orders(content, twin, seat) == offers
                if seat not in state.turn().seats:
                    continue
                for offer in offers:
                    value, news = max(offer.values, default=0), match.heard(seat)
                    done = game.ordered(content, state, seat, offer.name, value, news)
                    assert game.ordered(content, twin, seat, offer.name, value, news) == done
                    assert done < 0 or done in state.legal(seat)
                    tried += 1
            by_lots(match, lots)
        assert tried >= 40

    def test_who_was_attacked_is_asked(self) -> None:
        match, lots = begun(wildlands.GAME), random.Random(5)
        hit = spared = 0
        while not (hit and spared) and not match.over():
            state = match.state
            assert isinstance(state, WildlandsState)
            if match.turn().window and match.turn().sealed:
                for seat in match.turn().seats:
                    attacked = was_hit(state, seat, match.heard(seat))
                    move = match.game.ordered(
                        match.content, state, seat, "pass-unless-hit", 0, match.heard(seat)
                    )
                    if state.frame() == WINDOW:
                        assert (move < 0) == attacked
                        hit, spared = hit + attacked, spared + (not attacked)
            by_lots(match, lots)
        assert hit
        assert spared

    def test_a_bid_is_the_least_that_beats_the_others_up_to_the_limit(self) -> None:
        game, match, lots = wildlife.GAME, begun(wildlife.GAME), random.Random(1)
        while True:
            (seat, *_), legal = match.owing(), match.state.legal(match.owing()[0])
            offers = game.orders(match.content, match.state, seat)
            if offers:
                break
            by_lots(match, lots)
        text = match.content.moves.text
        least = min(offers[0].values)
        assert text(game.ordered(match.content, match.state, seat, "bid", least, [])) == (
            f"bid {least}"
        )
        assert text(game.ordered(match.content, match.state, seat, "bid", least - 1, [])) == "pass"
        assert {text(move).split()[0] for move in legal} == {"bid", "pass"}


BEAT = 0.1
LONG = 30.0  # nobody in these tests waits for it
SECRET = b"7" * 32


def at_a_window(match: Match) -> bool:
    return match.turn().window and match.turn().sealed and match.state.frame() == WINDOW


def with_a_window(
    folder: Path, beat: float, work: Callable[[Table], Awaitable[None]], robots: str = ""
) -> None:
    """Work at a table of Wildlands where a window has opened for one of two."""
    match, lots = begun(wildlands.GAME, 2), random.Random(2)
    while not at_a_window(match):
        by_lots(match, lots)
    chairs = [Chair(seat, "Ada", "me", robots, person="ada") for seat in range(2)]
    kept = Kept("id", "wildlands", match.options, match.content.hash, SECRET, "", chairs,
                b"", match.lines(), timing=Timing(beat=beat))  # fmt: skip

    async def all_of_it() -> None:
        store = SqliteStore(folder)
        await store.create(kept)
        table = Table(kept, rebuilt(kept), store, Settings(folder, pace=beat))
        await table.start_clocks()
        await work(table)
        await store.close()

    asyncio.run(all_of_it())


def said(connection: Connection, kind: str) -> list[str]:
    """All of a kind that a client was sent so far."""
    waiting = connection._waiting
    found = [waiting.get_nowait() or "" for _ in range(waiting.qsize())]
    return [text for text in found if f'"type":"{kind}"' in text]


def test_an_answer_takes_effect_at_the_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(table: Table) -> None:
        loop, match = asyncio.get_running_loop(), table.match
        (seat,) = match.owing()
        assert 0 < table.window.left() <= LONG
        answering = asyncio.create_task(
            table.hear(seat, Play("key", ["pass"], match.version(seat)))
        )
        await table.hear(1 - seat, Order("order", "dance"))  # nobody else waits
        assert match.owing() == [seat]
        assert not answering.done()
        time = loop.time
        monkeypatch.setattr(loop, "time", lambda: time() + LONG)  # the beat is reached
        assert await answering == Ack("key")
        assert match.owing() != [seat]

    with_a_window(tmp_path, LONG, work)


def test_a_bot_that_thinks_too_long_passes_at_the_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = asyncio.Event()

    async def decide(self: Thinkers, question: Question, owner: str, urgent: bool) -> list[str]:
        await never.wait()
        return []

    monkeypatch.setattr(Thinkers, "decide", decide)

    async def work(table: Table) -> None:
        answered = asyncio.Event()
        seat = table.match.owing()[0]
        table.changed = lambda: answered.set()
        await table.join(Connection(seat, 0))
        answered.clear()
        bots = Bots(table, Thinkers(1, 100.0), 0)
        bots.wake()
        await answered.wait()
        assert table.match.log[-1].seat != seat or table.match.owing() != [seat]
        await bots.close()

    with_a_window(tmp_path, BEAT, work, robots="random")


def test_an_order_is_followed_and_known_to_its_owner_alone(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        match = table.match
        (seat,) = match.owing()
        mine, other = Connection(seat, 0), Connection(1 - seat, 0)
        await table.join(mine)
        await table.join(other)
        assert '"pass-unless-hit"' in said(mine, "orders")[-1]
        said(other, "orders")
        steward, followed = Steward(table, 0), asyncio.Event()
        table.changed = lambda: (steward.wake(), followed.set())[0]  # type: ignore[func-returns-value]
        followed.clear()
        assert await table.hear(seat, Order("key", "pass")) == Ack("key")
        while match.owing() == [seat]:
            followed.clear()
            await followed.wait()
        assert '"given":[{"name":"pass"}]' in said(mine, "orders")[0]
        assert not [text for text in said(other, "orders") if '"given":[{' in text]
        kept = await table.store.load("id")
        assert kept is not None
        assert [(line.seat, line.name, line.given) for line in kept.orders][:1] == [
            (seat, "pass", True)
        ]
        steward.stop()

    with_a_window(tmp_path, 0, work)


def test_orders_are_refused_with_a_reason_and_taken_back(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        (seat,) = table.match.owing()
        for who, message in (
            (1 - seat, Order("1", "pass")),  # who acts is not asked
            (seat, Order("2", "dance")),
            (seat, Withdraw("3", "pass")),
        ):
            answer = await table.hear(who, message)
            assert isinstance(answer, Denied)
            assert (answer.rule, answer.phrase.id) == ("KER-order", "kernel-no-such-order")
        assert await table.hear(seat, Order("4", "interrupt")) == Ack("4")
        assert await table.hear(seat, Order("5", "pass-unless-hit")) == Ack("5")  # instead
        assert [each.name for each in table.orders.told(seat).given] == ["pass-unless-hit"]
        assert await table.hear(seat, Withdraw("6", "pass-unless-hit")) == Ack("6")
        assert table.orders.told(seat).given == []

    with_a_window(tmp_path, 0, work)


def test_everybody_is_told_alike_how_long_a_window_is_open(tmp_path: Path) -> None:
    """Whoever could answer, and whoever only watches: the same times, from the same moment."""

    async def work(table: Table) -> None:
        for seat in (0, 1, SPECTATOR):
            connection = Connection(seat, 0)
            await table.join(connection)
            (text,) = said(connection, "clocks")
            clocks = msgspec.json.decode(text, type=Clocks)
            assert 0 < clocks.beat <= 1000 * LONG == clocks.length
            assert (clocks.left, clocks.running, clocks.window) == ([], [], 0)

    with_a_window(tmp_path, LONG, work)
