"""Several nodes: every one serves every match, one of them holds it, and any of them may die."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.table.playing import Player, Server, last_words, secret_of, serving
from tests.table.postgres import database
from tests.table.test_restart import process
from tests.table.test_store import MATCH, STORES, Opener, each_store
from wildtable.cli import main
from wildtable.table import leases
from wildtable.table.leases import Elsewhere, StruckOut
from wildtable.table.settings import Settings
from wildtable.table.sql import Row, Step
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import Conflict, Receipt, Said, Store
from wildtable.table.wire import Remark

pytestmark = pytest.mark.pure_only
Pair = tuple[Server, Server]


def address_of_store(name: str, folder: Path) -> str:
    return database(folder) if name == "postgres" else ""


@pytest.fixture(params=STORES)
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pair]:
    """Two nodes on one store."""
    store = address_of_store(request.param, tmp_path)
    settings = Settings(tmp_path, pace=0, watch_pace=0, store=store)
    with serving(settings, among_others=True) as one, serving(settings, among_others=True) as two:
        yield one, two


def words(player: Player) -> list[list[str]]:
    return [item["words"] for item in player.news]


def test_players_on_different_nodes_are_at_one_table(pair: Pair) -> None:
    one, two = pair
    made = one.make("connect-four")
    here = one.player(made["seats"][0]["link"])
    there = two.player(made["seats"][1]["link"])
    watching = two.player(made["watch"])
    for number in range(6):
        mover, other = (here, there) if number % 2 == 0 else (there, here)
        assert mover.play("drop a")["type"] == "ack"
        other.catch_up()
        assert other.view["version"] == number + 1
    assert words(here) == words(there) == [["drop", "a"]] * 6
    assert there.do("say", text="hello")["type"] == "ack"
    here.catch_up()
    assert [remark["text"] for remark in here.remarks] == ["hello"]
    while len(watching.news) < 6:
        watching.read()
    assert there.play("drop a")["type"] == "denied"
    there.socket.close()
    while here.present != [True, False]:
        here.read()


def test_requests_about_a_match_are_answered_by_every_node_alike(pair: Pair) -> None:
    one, two = pair
    made = one.make("leduc")
    secret = secret_of(made["seats"][0]["link"])
    first, second = one.players(made)
    assert two.get(f"/api/seat/{secret}") == one.get(f"/api/seat/{secret}")
    early = two.http.get(f"/api/seat/{secret}/record")
    assert early.status_code == 409
    assert early.json()["error"]["code"] == "not-over"
    assert early.headers["X-Content-Type-Options"] == "nosniff"
    first.play("raise")
    second.catch_up()
    assert second.play("fold")["type"] == "ack"
    record = f"/api/seat/{secret}/record"
    assert two.get(record) == one.get(record)
    first.catch_up()
    again = two.http.post(f"/api/seat/{secret}/rematch").raise_for_status().json()
    while (told := first.read())["type"] != "rematch":  # told on the node where they are
        pass
    there = one.get(f"/api/seat/{secret_of(again['link'])}")  # a key, for who came by a key
    assert there["game"] == "leduc"
    assert one.get(f"/api/seat/{secret_of(told['link'])}")["match"] == there["match"]


def known_to(one: Server, two: Server) -> None:
    """Whom one node knows by a cookie, the other knows too; browsers see one address for both."""
    (secret,) = one.http.cookies.values()
    two.http.cookies.set(f"wildtable-{two.port}", secret)


def test_who_sits_down_through_another_node_is_seen(pair: Pair) -> None:
    one, two = pair
    made = one.invite("connect-four")
    here = one.player(made["seats"][0]["link"])
    two.accept(made["seats"][1]["link"], "Grace")
    while (message := here.read())["type"] != "seated":
        pass
    assert [seat["name"] for seat in message["seats"]] == ["Ada", "Grace"]


def test_a_device_is_thrown_out_on_every_node(pair: Pair) -> None:
    one, two = pair
    made = one.invite("connect-four")
    known_to(one, two)
    other = two.invite("connect-four")
    link = other["seats"][0]["link"]
    there = two.player(link)
    path = f"/api/seat/{secret_of(made['seats'][0]['link'])}/sessions"
    assert [each["here"] for each in one.get(f"/api/seat/{secret_of(link)}/sessions")] == [True]
    (device,) = one.get(path)
    one.http.delete(f"{path}/{device['id']}").raise_for_status()
    _, code = last_words(there.socket)
    assert code in (1012, 4404)
    assert two.http.get(f"/api/seat/{secret_of(link)}").status_code == 404


def test_only_a_node_can_tell_of_such_things(pair: Pair) -> None:
    one, _ = pair
    assert one.http.post("/api/nodes/seated/x").status_code == 404
    assert one.http.post("/api/nodes/thrown-out/x").status_code == 404


def test_a_link_that_leads_nowhere_leads_nowhere_on_every_node(pair: Pair) -> None:
    for node in pair:
        assert node.http.get("/api/seat/nothing").status_code == 404
        with pytest.raises(Exception, match="4404"):
            Player(node.port, "nothing", 0)


def test_what_only_nodes_may_say_is_believed_of_no_other(pair: Pair) -> None:
    one, _ = pair
    made = one.make("connect-four")
    path = f"/api/seat/{secret_of(made['seats'][0]['link'])}/rematch"
    foreign = {"Origin": "https://evil.example", "wildtable-key": "guessed", "wildtable-host": "x"}
    answer = one.http.post(path, headers=foreign)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "foreign-origin"


def test_a_node_that_stops_hands_its_matches_over(tmp_path: Path) -> None:
    settings = Settings(tmp_path, store=database(tmp_path))
    with serving(settings, among_others=True) as two:
        with serving(settings, among_others=True) as one:
            made = one.make("connect-four")
            here = one.player(made["seats"][0]["link"])
            there = two.player(made["seats"][1]["link"])
            here.play("drop a")
            there.catch_up()
        assert last_words(there.socket)[1] == 1012
        there = two.player_again(made["seats"][1]["link"])
        assert words(there) == [["drop", "a"]]
        assert there.play("drop b")["type"] == "ack"


# --- one that dies ------------------------------------------------------------------------------


def on_store(name: str, folder: Path) -> list[str]:
    return ["--store", database(folder)] if name == "postgres" else []


@pytest.mark.slow
def test_kill_9_of_the_node_that_holds_a_match_loses_nothing(tmp_path: Path) -> None:
    options = on_store("postgres", tmp_path)
    with process(tmp_path, options=options) as two:
        with process(tmp_path, options=options) as one:
            made = one.make("connect-four")
            here = one.player(made["seats"][0]["link"])
            there = two.player(made["seats"][1]["link"])
            version = here.view["version"]
            move = {"moves": ["drop a"], "version": version}
            assert here.do("play", key="mine", **move)["type"] == "ack"
            there.catch_up()
            said = {"type": "play", "key": "yours", "moves": ["drop b"]}
            there.say(json.dumps({**said, "version": there.view["version"]}))
        # Whether it was acknowledged or not, it is there once.
        last_words(there.socket)
        there = two.player_again(made["seats"][1]["link"])
        again = there.do("play", key="yours", moves=["drop b"], version=1)
        assert again == {"type": "ack", "key": "yours"}
        here = two.player(made["seats"][0]["link"])
        assert here.do("play", key="mine", **move) == {"type": "ack", "key": "mine"}
        assert words(here) == [["drop", "a"], ["drop", "b"]]
        assert here.play("drop c")["type"] == "ack"


def serving_children(process_id: int, count: int, without: int) -> list[int]:
    """The processes that one has started, once there are so many, and one that was killed is gone.

    It is started again a while later; whether others play on before or after is luck.
    """
    found = Path(f"/proc/{process_id}/task/{process_id}/children")
    while True:
        children = [int(each) for each in found.read_text().split()]
        if len(children) == count and without not in children:
            return children
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a server is one process")
@pytest.mark.parametrize("name", STORES)
def test_a_worker_that_is_killed_is_started_again(name: str, tmp_path: Path) -> None:
    options = ["--workers", "2", *on_store(name, tmp_path)]
    with process(tmp_path, signal.SIGTERM, options) as server:
        made = [server.make("connect-four") for _ in range(6)]
        killed = 0
        for number, move in enumerate(["drop a", "drop b"]):
            for match in made:
                player = server.player_again(match["seats"][number]["link"])
                assert player.play(move)["type"] == "ack"
                player.socket.close()
            killed = serving_children(server.process, 2, killed)[number]
            os.kill(killed, signal.SIGKILL)
        for match in made:
            player = server.player_again(match["seats"][0]["link"])
            assert words(player) == [["drop", "a"], ["drop", "b"]]


# --- leases -------------------------------------------------------------------------------------


def with_two(opener: Callable[[Path], Store], folder: Path, work: object) -> None:
    """Two nodes on one store, without servers."""
    stores = [opener(folder) for _ in range(2)]

    async def all_of_it() -> None:
        for number, store in enumerate(stores):
            await store.open()
            await store.leases.join(f"127.0.0.1:{number + 1}")
        try:
            await work(*stores)  # type: ignore[operator]
        finally:
            for store in stores:
                await store.close()

    asyncio.run(all_of_it())


def beside(opener: Opener) -> Opener:
    """The same, where several may use one folder."""
    return (lambda folder: SqliteStore(folder, held=True)) if opener is SqliteStore else opener


@each_store
def test_a_node_that_has_lost_a_match_can_t_write_it(opener: Opener, tmp_path: Path) -> None:
    async def work(slow: Store, quick: Store) -> None:
        await slow.create(MATCH)
        await slow.append("match-1", 2, ["0 raise"], Receipt(0, "a"))
        with pytest.raises(Elsewhere) as held:
            await quick.leases.take("match-1")
        assert held.value.node == slow.leases.node
        await quick.leases.strike_out(held.value.node)
        await quick.leases.take("match-1")
        await quick.append("match-1", 3, ["1 call"], Receipt(1, "b"))
        for late in (
            slow.append("match-1", 4, ["0 fold"], Receipt(0, "c")),
            slow.say("match-1", 0, Said(Remark(0, "hello")), Receipt(0, "d")),
            slow.seat_bot("match-1", 0, "greedy", None),
        ):
            with pytest.raises(Conflict, match="another node"):
                await late
        with pytest.raises(StruckOut):
            await slow.leases.beat()
        kept = await quick.load("match-1")
        assert kept is not None
        assert kept.lines[2:] == ["0 raise", "1 call"]
        assert kept.chairs == MATCH.chairs
        assert not kept.talk

    with_two(beside(opener), tmp_path, work)


@each_store
def test_who_takes_a_match_at_the_same_time_gets_it_alone(opener: Opener, tmp_path: Path) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(MATCH)
        for _ in range(10):
            await one.leases.release("match-1")
            await two.leases.release("match-1")
            tried = await asyncio.gather(
                *[each.leases.take("match-1") for each in (one, two)], return_exceptions=True
            )
            assert sorted([type(each).__name__ for each in tried]) == ["Elsewhere", "NoneType"]

    with_two(beside(opener), tmp_path, work)


@each_store
def test_a_holder_that_is_struck_out_meanwhile_holds_nothing(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the step that tries to take a match and the one that asks who has it."""
    gone = "SELECT NULL, NULL FROM matches WHERE id = $1"

    async def work(one: Store, two: Store) -> None:
        await one.create(MATCH)
        write = two.sql.write
        asked = []

        async def once(*steps: Step) -> list[list[Row]]:
            asked.append(steps)
            if len(asked) > 1:
                return await write(*steps)
            done = await write(steps[0], (gone, steps[1][1]))
            await two.leases.strike_out(one.leases.node)
            return done

        monkeypatch.setattr(two, "write", once)
        await two.leases.take("match-1")
        assert "match-1" in two.leases.held()

    with_two(beside(opener), tmp_path, work)


@each_store
def test_a_node_that_says_nothing_is_noticed(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SILENT_AFTER", 0.0)

    async def work(one: Store, two: Store) -> None:
        assert await one.leases.beat() == []
        await two.leases.beat()
        assert await one.leases.beat() == []
        assert await one.leases.beat() == [two.leases.node]
        one.leases.forget_beats()
        assert await one.leases.beat() == []

    with_two(beside(opener), tmp_path, work)


def test_postgres_tells_others_what_has_changed(tmp_path: Path) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.stirred(60)  # it listens now
        await one.stirred(0)
        hearing = asyncio.create_task(one.stirred(3600))
        await two.leases.leave()
        await hearing

    with_two(STORES["postgres"], tmp_path, work)


def test_a_database_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    address = "postgresql://ada:secret@127.0.0.1:1/games"
    asked = ["serve", "--port", "0", "--data", str(tmp_path), "--store", address]
    done = CliRunner().invoke(main, asked)
    assert done.exit_code == 1
    assert "the database games on 127.0.0.1:1 can't be used" in done.output
    assert "secret" not in done.output


def test_a_store_that_is_none_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--store", "mysql://x"])
    assert done.exit_code == 1
    assert "postgresql://user:password@host/database" in done.output
