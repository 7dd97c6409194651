"""Every seat adds a word to chance before it draws, so nobody can have searched for a secret."""

import json
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.table.playing import (
    FRIEND,
    ME,
    PATIENCE,
    WORD,
    Json,
    Player,
    Server,
    bot,
    secret_of,
    serving,
    show_words,
)
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import loads, with_trail
from wildtable.kernel.record.replay import WrongCommitment, WrongDraw, verify
from wildtable.kernel.seals import SILENT, seal_of
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import view
from wildtable.table.orders import StandingOrders
from wildtable.table.settings import Settings

FOR_EVER = 10 * PATIENCE  # nobody who is silent is passed over
SOON = 0.05


def invited(server: Server, *seats: Json, game: str = "leduc", **more: object) -> Json:
    wish = {"game": game, "seats": seats or [ME, FRIEND], "timing": {"beat": 0}, **more}
    made: Json = server.http.post("/api/matches", json=wish).raise_for_status().json()
    return made


def wordless(server: Server, link: str) -> Player:
    """A client that comes without a word."""
    player = Player(server.port, secret_of(link), 0, server.cookie(), word="")
    server.sockets.append(player.socket)
    return player


def awaited(player: Player) -> list[int]:
    """Whose words the table waits for, as a client was told last."""
    player.catch_up()
    told = [json.loads(text) for text in player.received]
    lives = [message for message in told if message["type"] == "life"]
    return lives[-1].get("words", []) if lives else []


def ended(server: Server, players: list[Player], link: str) -> Json:
    """The record of a match of Leduc that somebody gives up."""
    mover = next(player for player in players if player.wait_for_turn())
    assert mover.play("raise")["type"] == "ack"
    other = next(player for player in players if player is not mover)
    other.catch_up()
    assert other.play("fold")["type"] == "ack"
    return dict(server.get(f"/api/seat/{secret_of(link)}/record"))


def sealed_nonce(made: Json, *words: str) -> str:
    """The nonce of a match of people who have promised these words, and shown them."""
    return "/".join([":".join([made["match"], *map(seal_of, words)]), *words])


def test_nothing_is_dealt_before_every_seat_has_added_its_word(tmp_path: Path) -> None:
    with (
        serving(Settings(tmp_path, word_patience=FOR_EVER)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server)
        mine = made["seats"][0]["link"]
        sitting = server.get(f"/api/seat/{secret_of(mine)}")
        committed = sitting["commitment"]
        assert sitting["sealed"]
        yours = friend.accept(made["seats"][1]["link"])
        first = server.player(mine)
        assert awaited(first) == [1]
        assert first.news == []
        assert not first.view["choices"]
        proof = server.get(f"/api/seat/{secret_of(mine)}/fairness")
        assert (proof["commitment"], proof["secret"], proof["words"]) == (committed, "", [])
        assert proof["seals"] == [seal_of(WORD), ""]
        refused = first.play("raise")
        assert refused["phrase"]["id"] == "kernel-words"
        assert first.do("leave")["phrase"]["id"] == "kernel-words"
        assert first.promise("blue whale")["type"] == "ack"  # a changed mind
        second = friend.player(yours)
        show_words(first, second)
        assert awaited(first) == []
        assert first.do("word", word="too late")["phrase"]["id"] == "kernel-no-words"
        assert first.do("seal", seal=seal_of("too late"))["phrase"]["id"] == "kernel-no-words"
        record = ended(server, [first, second], mine)
        assert record["fairness"]["commitment"] == committed
        assert record["fairness"]["nonce"] == sealed_nonce(made, "blue whale", WORD)
        assert verify(loads(json.dumps(record))).draws == 2
        proof = server.get(f"/api/seat/{secret_of(mine)}/fairness")
        assert proof["commitment"] == committed
        assert proof["words"] == ["blue whale", WORD]
        assert proof["seals"] == [seal_of("blue whale"), seal_of(WORD)]
        assert proof["origin"] == "match"
        fair = FairChance(bytes.fromhex(proof["secret"]), proof["nonce"])
        assert len(proof["draws"]) == 2
        for draw in proof["draws"]:
            roll = fair.below(draw["bound"], draw["number"])
            assert draw["first"] <= roll < draw["first"] + draw["weight"]
            assert draw["news"]["words"][0] == "deal"


def test_who_plays_bots_alone_is_dealt_to_before_the_first_view(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, word_patience=FOR_EVER)) as server:
        made = invited(server, ME, bot("random"))
        player = server.player(made["seats"][0]["link"])
        assert player.view["choices"]
        assert json.loads(player.received[0])["view"]["news"]


def test_one_person_adds_a_word_for_all_own_seats(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, word_patience=FOR_EVER)) as server:
        made = invited(server, ME, ME)
        players = server.players(made)
        link = made["seats"][0]["link"]
        record = ended(server, players, link)
        assert record["fairness"]["nonce"] == f"{made['match']}/{WORD}/{WORD}"


def test_who_is_silent_is_not_waited_for(tmp_path: Path) -> None:
    with (
        serving(Settings(tmp_path, word_patience=SOON)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server)
        yours = friend.accept(made["seats"][1]["link"])
        players = [server.player(made["seats"][0]["link"]), wordless(friend, yours)]
        while awaited(players[0]):
            players[0].read()
        record = ended(server, players, made["seats"][0]["link"])
        bound, *words = record["fairness"]["nonce"].split("/")
        assert bound == f"{made['match']}:{seal_of(WORD)}:"
        assert words[0] in (WORD, seal_of(WORD))  # it has no more time than the other
        assert words[1] == SILENT
        assert verify(loads(json.dumps(record)))


def test_seats_that_nobody_has_taken_are_waited_for_until_the_host_begins(tmp_path: Path) -> None:
    with (
        serving(Settings(tmp_path, word_patience=SOON)) as server,
        closing(server.somebody_else()) as friend,
    ):
        made = invited(server, FRIEND, ME, FRIEND, game="wildlife")
        yours = friend.accept(made["seats"][0]["link"])
        guest, host = friend.player(yours), server.player(made["seats"][1]["link"])
        assert awaited(host) == [2]
        assert guest.do("deal")["phrase"]["id"] == "kernel-only-host-deals"
        watcher = server.player(made["watch"])
        assert watcher.do("deal")["phrase"]["id"] == "kernel-only-players"
        assert watcher.do("word", word="hm")["phrase"]["id"] == "kernel-only-players"
        assert host.do("deal")["type"] == "ack"
        show_words(host, guest)
        assert awaited(host) == []
        assert host.news
        assert guest.news


def test_bots_that_take_the_last_seats_let_an_open_match_begin(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, word_patience=FOR_EVER)) as server:
        made = invited(server, ME, FRIEND, open=True)
        mine = made["seats"][0]["link"]
        player = server.player(mine)
        assert awaited(player) == [1]
        filled = server.http.post(f"/api/seat/{secret_of(mine)}/fill", json={"bot": "random"})
        filled.raise_for_status()
        assert player.wait_for_turn()


def test_words_outlast_the_server(tmp_path: Path) -> None:
    """Whoever has added a word need not do so again, and the commitment stays."""
    settings = Settings(tmp_path, word_patience=FOR_EVER)
    with serving(settings) as server, closing(server.somebody_else()) as friend:
        made = invited(server)
        links = [server.key(made["seats"][0]["link"]), friend.accept(made["seats"][1]["link"])]
        links[1] = friend.key(links[1])
        server.player(links[0])
        committed = server.get(f"/api/seat/{secret_of(links[0])}")["commitment"]
    with serving(settings) as server:
        first, second = (wordless(server, link) for link in links)
        assert awaited(first) == awaited(second) == [1]
        assert server.get(f"/api/seat/{secret_of(links[0])}")["commitment"] == committed
        assert second.promise("newt")["type"] == "ack"
        first.word = WORD  # this client knows what it had promised, and says it when it is asked to
        show_words(first, second)
        record = ended(server, [first, second], links[0])
        assert record["fairness"]["commitment"] == committed
        assert record["fairness"]["nonce"] == sealed_nonce(made, WORD, "newt")
        assert verify(loads(json.dumps(record)))


@pytest.mark.parametrize("game", registry.names())
def test_a_table_that_is_not_dealt_yet_can_be_looked_at(game: str) -> None:
    rules = registry.game(game)
    match = Match(rules, None, rules.seats[-1])
    for seat in (*range(match.seats), SPECTATOR):
        assert not view(match, seat).choices or match.turn().seat >= 0
    orders = StandingOrders(match, [])
    assert all(orders.told(seat).given == [] for seat in range(match.seats))


@pytest.mark.parametrize("word", ["", "a/b", " a", "a" * 41, "a\nb"])
def test_a_word_that_is_none_is_refused(server: Server, word: str) -> None:
    made = server.make("leduc")
    player = server.player(made["seats"][0]["link"])
    player.say(json.dumps({"type": "word", "key": "1", "word": word}))
    while (said := player.read())["type"] != "failure":  # it may be shown the deal first
        pass
    assert said["code"] == "bad-message"


def test_a_changed_secret_or_word_is_caught(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, word_patience=FOR_EVER)) as server:
        made = invited(server, ME, ME)
        record = loads(json.dumps(ended(server, server.players(made), made["seats"][0]["link"])))
    fair = record.fairness
    assert fair is not None
    other = msgspec.structs.replace(fair, secret=FairChance.seeded("other").secret.hex())
    with pytest.raises(WrongCommitment):
        verify(with_trail(msgspec.structs.replace(record, fairness=other)))
    caught = 0
    for number in range(20):  # some words happen to give the same cards
        nonce = f"{made['match']}/{WORD}/{number}"
        forged = msgspec.structs.replace(fair, nonce=nonce)
        try:
            verify(with_trail(msgspec.structs.replace(record, fairness=forged)))
        except WrongDraw:
            caught += 1
    assert caught > 10
