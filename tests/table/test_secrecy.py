"""No byte that a seat is sent tells what it may not know: not by content, number or order."""

import json
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.table.looking import come, everything, pages_of
from tests.table.playing import FRIEND, ME, PATIENCE, Json, Server, secret_of, serving, show_words
from wildtable.examples.leduc import GAME as LEDUC
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.seals import seal_of
from wildtable.table.settings import Settings
from wildtable.table.wire import FromServer

SCRIPT = [(0, "raise"), (1, "call"), (0, "call"), (1, "raise")]
LAST = (0, "call")  # then both hands are shown
WORDS = ("whale", "ant")  # what the seats add to chance
SEALS = [seal_of(word) for word in WORDS]
CLOCKS = {"bank": 600.0, "beat": 0}
NOON = 12 * 3600 * 1000  # by the clock on the wall, all the time


def dealt(seed: str) -> tuple[str, str, str]:
    """The two hands and the board that a match with this seed has."""
    match = Match(LEDUC, fair=FairChance.seeded(seed).with_words(WORDS, SEALS))
    match.settle()
    for seat, move in SCRIPT[:2]:
        assert match.play(seat, [match.content.moves.parse(move)]) is None
    match.settle()
    position = match.state.dump()
    return position["hands"][0], position["hands"][1], position["board"]


def twins(hidden: int) -> tuple[str, str]:
    """Two seeds whose matches differ in one hand, and in nothing else."""
    known: dict[tuple[str, str], tuple[str, str]] = {}
    for number in range(1000):
        cards = dealt(str(number))
        rest, hand = (cards[1 - hidden], cards[2]), cards[hidden]
        seed, other = known.setdefault(rest, (str(number), hand))
        if other != hand:
            return seed, str(number)
    raise AssertionError("no two seeds differ in one hand alone")


def played(folder: Path, seed: str) -> list[list[str]]:
    """What both seats and a watcher are sent, byte by byte, with the showdown at the end.

    They add words to chance, play by clocks, stage, ask why, talk, take back a move by consent,
    come back, and ask for every page of the match.
    """

    def fair(nonce: str) -> FairChance:
        return FairChance.seeded(seed)

    settings = Settings(
        folder / seed, fair=fair, watch_pace=0, word_patience=10 * PATIENCE, wall=lambda: NOON
    )
    with serving(settings) as server, closing(server.somebody_else()) as friend:
        wish = {"game": "leduc", "seats": [ME, FRIEND], "timing": CLOCKS}
        made = server.http.post("/api/matches", json=wish).raise_for_status().json()
        links = [made["seats"][0]["link"], friend.accept(made["seats"][1]["link"]), made["watch"]]
        visitors = [server, friend, server]
        everybody = [
            come(visitor, link, word)
            for visitor, link, word in zip(visitors, links, (*WORDS, ""), strict=True)
        ]
        show_words(*everybody)
        for number, (seat, move) in enumerate([SCRIPT[0], *SCRIPT]):
            everybody[seat].catch_up()
            assert everybody[seat].do("stage", move=move)["type"] == "ack"
            everybody[seat].do("why", move="fold")
            assert everybody[seat].play(move)["type"] == "ack"
            if number == 0:
                assert everybody[0].do("propose", what="undo")["type"] == "ack"
                assert everybody[1].do("say", text="hm")["type"] == "ack"
                assert everybody[1].do("consent", yes=True)["type"] == "ack"
        sent = []
        for visitor, player, link in zip(visitors, everybody, links, strict=True):
            again = come(visitor, link, "")
            sent.append(
                [*everything(player), *everything(again), *pages_of(visitor, link, made["match"])]
            )
        assert everybody[LAST[0]].play(LAST[1])["type"] == "ack"
        everybody[2].catch_up()
        assert "shown" in [item["words"][0] for item in everybody[2].news]
        assert server.get(f"/api/seat/{secret_of(links[0])}/fairness")["words"] == list(WORDS)
        return sent


@pytest.mark.parametrize("hidden", [0, 1])
def test_another_hidden_card_changes_no_byte(tmp_path: Path, hidden: int) -> None:
    one, other = (played(tmp_path, seed) for seed in twins(hidden))
    assert len(one[0]) > 10
    assert one[1 - hidden] == other[1 - hidden]
    assert one[2] == other[2]  # who watches knows even less
    assert one[hidden] != other[hidden]


def test_a_sealed_answer_shows_others_a_tick_and_nothing_else(server: Server) -> None:
    made = server.make("goofspiel")
    first, second = server.players(made)
    watcher = server.player(made["watch"])
    for player in (second, watcher):
        player.catch_up()
    before = {player: player.view for player in (second, watcher)}
    first.do("stage", move="bid 3")
    assert second.catch_up() == []
    assert first.do("commit", version=first.view["version"])["type"] == "ack"
    assert first.view["answer"] == ["bid 3"]
    for player in (second, watcher):
        (shown,) = player.catch_up()
        assert shown["change"] == {"in": {"turn": {"set": {"ready": [0]}}}}
        turn = {**before[player]["turn"], "ready": [0]}
        assert player.view == {**before[player], "news": [], "turn": turn}
    first.play("bid 4")  # a changed mind
    for player in (second, watcher):
        assert player.catch_up() == []
    assert second.play("bid 4")["type"] == "ack"
    watcher.catch_up()
    assert {"kind": "move", "seat": 0, "words": ["bid", "4"]} in watcher.news
    assert {"kind": "move", "seat": 0, "words": ["bid", "3"]} not in watcher.news


def test_who_answers_first_is_not_hurried_by_the_other(server: Server) -> None:
    """An answer of one seat makes no decision of another stale."""
    first, second = server.players(server.make("goofspiel"))
    version = second.view["version"]
    first.play("bid 1")
    assert second.do("play", moves=["bid 2"], version=version)["type"] == "ack"


def test_nothing_is_sent_but_what_the_protocol_names(server: Server) -> None:
    """Every message reads back as its struct; there is no room for anything beside it."""
    made = server.make("leduc")
    first, second = server.players(made)
    first.play("raise")
    second.catch_up()
    second.play("call")
    for player in (first, second, server.player(made["watch"])):
        for text in player.received:
            message: Json = json.loads(text)
            read = msgspec.json.decode(text, type=FromServer)
            assert json.loads(msgspec.json.encode(read)) == message
