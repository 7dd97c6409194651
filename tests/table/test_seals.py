"""Where several people add words to chance, each is promised first, and shown when all are.

So whoever runs the server and has a seat can't try words until one deals well.
"""

import json
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from tests.table.playing import FRIEND, ME, WORD, Json, Player, Server, bot, secret_of, serving
from tests.table.playing import show_words as show_all
from tests.table.test_nodes import Pair, address_of_store, known_to
from tests.table.test_store import STORES
from tests.table.test_words import FOR_EVER, SOON, awaited, ended, invited, sealed_nonce, wordless
from wildtable.cli import main
from wildtable.kernel.record.record import Record, loads, with_trail
from wildtable.kernel.record.replay import WrongWord, verify
from wildtable.kernel.seals import SILENT, seal_of
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only


def seals(player: Player) -> list[str]:
    """The fingerprints as a client was told them last."""
    player.catch_up()
    lives = [each for each in map(json.loads, player.received) if each["type"] == "life"]
    return lives[-1].get("seals", []) if lives else []


def holding(server: Server, link: str, word: str) -> Player:
    """A client that promises a word, and does not show it by itself."""
    player = wordless(server, link)
    assert player.do("seal", seal=seal_of(word))["type"] == "ack"
    return player


def denied(answer: Json) -> str:
    assert answer["type"] == "denied"
    return str(answer["phrase"]["id"])


def test_words_are_taken_when_all_are_promised_and_only_those(tmp_path: Path) -> None:
    with (
        serving(Settings(tmp_path, word_patience=FOR_EVER)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server, ME, FRIEND, bot("random"), game="wildlife")
        yours = friend.accept(made["seats"][1]["link"])
        watcher = server.player(made["watch"])
        first = holding(server, made["seats"][0]["link"], "newt")
        assert denied(first.do("word", word="newt")) == "kernel-seal-first"
        assert seals(first) == seals(watcher) == [seal_of("newt"), "", ""]
        assert denied(watcher.do("seal", seal=seal_of("x"))) == "kernel-only-players"
        second = holding(friend, yours, "owl")
        for each in (first, second, watcher):
            assert awaited(each) == [0, 1]
            assert seals(each) == [seal_of("newt"), seal_of("owl"), ""]
        assert denied(first.do("word", word="toad")) == "kernel-other-word"
        assert denied(first.do("word", word="owl")) == "kernel-other-word"
        assert denied(first.do("seal", seal=seal_of("toad"))) == "kernel-all-sealed"
        assert first.do("word", word="newt")["type"] == "ack"
        for each in (first, second, watcher):
            assert awaited(each) == [1]
            assert not any("newt" in text for text in each.received)
        page = friend.get(f"/api/seat/{secret_of(yours)}/fairness")
        assert page["words"] == []
        assert page["seals"] == [seal_of("newt"), seal_of("owl"), ""]
        assert second.do("word", word="owl")["type"] == "ack"
        assert second.news
        page = friend.get(f"/api/seat/{secret_of(yours)}/fairness")
        assert page["words"] == ["newt", "owl", SILENT]


def unshown(folder: Path) -> tuple[Record, Json]:
    """The record and the proof of a match whose second seat has not shown its word."""
    with (
        serving(Settings(folder, word_patience=SOON)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server)
        mine, yours = made["seats"][0]["link"], friend.accept(made["seats"][1]["link"])
        players = [server.player(mine), holding(friend, yours, "owl")]
        while awaited(players[0]):
            players[0].read()
        record = ended(server, players, mine)
        return loads(json.dumps(record)), server.get(f"/api/seat/{secret_of(mine)}/fairness")


def test_who_does_not_show_a_word_is_named(tmp_path: Path) -> None:
    """The fingerprint stands for the word; with patience this short also for that of the first."""
    record, proof = unshown(tmp_path)
    assert record.fairness is not None
    assert proof["seals"] == [seal_of(WORD), seal_of("owl")]
    assert proof["words"][0] in (WORD, seal_of(WORD))
    assert proof["words"][1] == seal_of("owl")
    assert verify(record).draws == 2
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    said = CliRunner().invoke(main, ["record", "verify", str(file)])
    assert said.exit_code == 0
    assert "as promised by its fingerprint" in said.output
    assert "did not show theirs: " in said.output
    assert said.output.strip().endswith("1")


def test_a_record_with_another_word_than_was_promised_is_refused(tmp_path: Path) -> None:
    record, _ = unshown(tmp_path)
    assert record.fairness is not None
    name, _, words = record.fairness.nonce.partition("/")
    forgeries = [f"{name}/toad/owl", f"{name}/{words}/owl", f"{name}:/{words}/silent"]
    for forged in forgeries:
        fair = msgspec.structs.replace(record.fairness, nonce=forged)
        with pytest.raises(WrongWord):
            verify(with_trail(msgspec.structs.replace(record, fairness=fair)))


def test_who_is_away_is_waited_for_until_the_host_begins(tmp_path: Path) -> None:
    with (
        serving(Settings(tmp_path, word_patience=SOON)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server)
        mine, yours = made["seats"][0]["link"], friend.accept(made["seats"][1]["link"])
        away = friend.player(yours)
        watcher = server.player(made["watch"])
        away.socket.close()
        while watcher.present[1]:
            watcher.read()
        host = server.player(mine)
        while awaited(host) != [1]:
            host.read()
        assert seals(host) == [seal_of(WORD), seal_of(WORD)]
        assert host.do("deal")["type"] == "ack"
        again = friend.player(yours)
        record = ended(server, [host, again], mine)
        assert record["fairness"]["nonce"].endswith(f"/{seal_of(WORD)}")
        assert verify(loads(json.dumps(record)))


def test_another_device_may_promise_another_word(tmp_path: Path) -> None:
    with (
        serving(Settings(tmp_path, word_patience=FOR_EVER)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server)
        mine, yours = made["seats"][0]["link"], friend.accept(made["seats"][1]["link"])
        for word in ("newt", "owl", "newt", "toad"):
            phone = Player(server.port, secret_of(mine), 0, server.cookie(), word=word)
            server.sockets.append(phone.socket)
            assert seals(phone) == [seal_of(word), ""]
        other = friend.player(yours)
        show_all(phone, other)
        record = ended(server, [phone, other], mine)
        assert record["fairness"]["nonce"] == sealed_nonce(made, "toad", WORD)


def test_one_person_alone_need_not_promise(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, word_patience=FOR_EVER)) as server:
        for seats in ([ME, bot("random")], [ME, ME]):
            made = invited(server, *seats)
            link = secret_of(made["seats"][0]["link"])
            assert not server.get(f"/api/seat/{link}")["sealed"]
            player = wordless(server, link)
            assert denied(player.do("seal", seal=seal_of("newt"))) == "kernel-no-seals"
            assert player.do("word", word="newt")["type"] == "ack"
            assert awaited(player) == []
            assert player.news


@pytest.mark.parametrize("seal", ["", "abc", "A" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n"])
def test_what_is_no_fingerprint_is_refused(server: Server, seal: str) -> None:
    made = server.make("leduc")
    player = server.player(made["seats"][0]["link"])
    player.say(json.dumps({"type": "seal", "key": "1", "seal": seal}))
    while (said := player.read())["type"] != "failure":
        pass
    assert said["code"] == "bad-message"


@pytest.mark.parametrize("name", STORES)
def test_promises_and_words_outlast_the_server(tmp_path: Path, name: str) -> None:
    """At every moment of the beginning: before, between and after the promises and the words."""
    store = address_of_store(name, tmp_path)
    settings = Settings(tmp_path, word_patience=FOR_EVER, store=store)
    with (
        serving(settings, among_others=bool(store)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server)
        mine, yours = made["seats"][0]["link"], friend.accept(made["seats"][1]["link"])
        links = [server.key(mine), friend.key(yours)]
    steps = [(0, "seal"), (1, "seal"), (0, "word"), (1, "word")]
    words = ["newt", "owl"]
    for seat, kind in steps:
        with serving(settings, among_others=bool(store)) as server:
            player = wordless(server, links[seat])
            adding = {kind: seal_of(words[seat]) if kind == "seal" else words[seat]}
            assert player.do(kind, key=kind, **adding)["type"] == "ack"
        with serving(
            settings, among_others=bool(store)
        ) as server:  # sent again by who has not heard the answer
            player = wordless(server, links[seat])
            assert player.do(kind, key=kind, **adding)["type"] == "ack"
    with serving(settings, among_others=bool(store)) as server:
        players = [wordless(server, link) for link in links]
        record = ended(server, players, links[0])
        assert record["fairness"]["nonce"] == sealed_nonce(made, *words)
        assert verify(loads(json.dumps(record))).draws == 2


def test_people_on_different_nodes_promise_and_show(tmp_path: Path) -> None:
    settings = Settings(
        tmp_path, word_patience=FOR_EVER, store=address_of_store("postgres", tmp_path)
    )
    with serving(settings, among_others=True) as one, serving(settings, among_others=True) as two:
        _play_on_two((one, two))


def _play_on_two(pair: Pair) -> None:
    one, two = pair
    with closing(one.somebody_else()) as friend, closing(two.somebody_else()) as elsewhere:
        made = invited(one)
        mine, yours = made["seats"][0]["link"], friend.accept(made["seats"][1]["link"])
        known_to(friend, elsewhere)
        here, there = one.player(mine), elsewhere.player(yours)
        show_all(here, there)
        record = ended(one, [here, there], mine)
        assert record["fairness"]["nonce"] == sealed_nonce(made, WORD, WORD)
        assert elsewhere.get(f"/api/seat/{secret_of(yours)}/fairness")["words"] == [WORD, WORD]
