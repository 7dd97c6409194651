"""Matches in short, for who knows their links: whose turn it is, and how they ended."""

import sqlite3
from pathlib import Path

from tests.table.playing import FRIEND, ME, Json, Server, secret_of, serving
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.schema import FILE
from wildtable.table.settings import Settings


def summaries(server: Server, *links: str) -> list[Json]:
    asked = {"links": [secret_of(link) for link in links]}
    answer = server.http.post("/api/matches/summary", json=asked).raise_for_status()
    found: list[Json] = answer.json()
    return found


def links_of(made: Json) -> list[str]:
    return [*(seat["link"] for seat in made["seats"] if seat["link"]), made["watch"]]


def test_a_match_in_short_says_whose_turn_it_is(server: Server) -> None:
    made = server.make("connect-four")
    first, second, watch = summaries(server, *links_of(made))
    assert first == {
        "match": made["match"],
        "game": "connect-four",
        "seat": 0,
        "seats": [{"name": "Ada", "kind": "me"}, {"name": "Grace", "kind": "friend"}],
        "my_turn": True,
        "turn": [0],
        "over": False,
        "result": None,
        "last_at": first["last_at"],
    }
    assert second == {**first, "seat": 1, "my_turn": False}
    assert watch == {**first, "seat": SPECTATOR, "my_turn": False}


def test_it_follows_the_match_to_its_end(server: Server) -> None:
    made = server.make("leduc")
    first, second = server.players(made)
    began = summaries(server, *links_of(made))
    first.play("raise")
    assert [each["my_turn"] for each in summaries(server, *links_of(made))] == [False, True, False]
    second.catch_up()
    second.play("fold")
    for before, after in zip(began, summaries(server, *links_of(made)), strict=True):
        assert after["over"]
        assert after["turn"] == []
        assert not after["my_turn"]
        assert after["result"] == {"scores": [1, -1], "ranks": [1, 2], "reason": "fold"}
        assert after["last_at"] >= before["last_at"] > 0


def test_a_link_that_leads_nowhere_is_null_and_harms_no_other(server: Server) -> None:
    link = server.make("leduc")["watch"]
    nowhere, somewhere = summaries(server, "/play/nobody", link)
    assert nowhere is None
    assert somewhere["game"] == "leduc"
    assert summaries(server) == []
    many = {"links": ["x"] * 101}
    assert server.http.post("/api/matches/summary", json=many).status_code == 400


def test_a_bot_that_plays_on_for_a_person_takes_its_turn(server: Server) -> None:
    made = server.make("connect-four", ME, FRIEND)
    first, _ = server.players(made)
    first.do("leave")
    (mine,) = summaries(server, made["seats"][0]["link"])
    assert mine["seats"][0] == {"name": "Ada", "kind": "bot"}
    assert not mine["my_turn"]


def test_a_sealed_answer_is_told_as_the_table_shows_it(server: Server) -> None:
    made = server.make("goofspiel")
    first, _ = server.players(made)
    before = summaries(server, *links_of(made))
    assert [each["turn"] for each in before] == [[0, 1]] * 3
    first.play("bid 1")
    mine, other, watch = summaries(server, *links_of(made))
    assert [each["turn"] for each in (mine, other, watch)] == [[1]] * 3  # there are ticks
    assert not mine["my_turn"]
    assert other["my_turn"]


def test_when_others_answer_unseen_is_not_told(tmp_path: Path) -> None:
    """In a sealed turn an answer is nothing new to the others, so its time is not either."""
    with serving(Settings(tmp_path)) as server:
        made = server.make("goofspiel")
        first, second = server.players(made)
        with sqlite3.connect(tmp_path / FILE) as db:
            db.execute("UPDATE seats SET told = 7")
            db.execute("UPDATE matches SET told = 7")
        first.play("bid 1")
        told = [each["last_at"] for each in summaries(server, *links_of(made))]
        assert told[0] > told[1] == told[2] == 7
        second.catch_up()
        second.play("bid 1")
        assert min(each["last_at"] for each in summaries(server, *links_of(made))) > 7


def test_a_match_that_an_older_version_has_kept_is_looked_at(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        made = server.make("connect-four")
        with sqlite3.connect(tmp_path / FILE) as db:
            db.execute("UPDATE matches SET awaited = ''")
        assert [each["my_turn"] for each in summaries(server, *links_of(made))] == [
            True,
            False,
            False,
        ]
