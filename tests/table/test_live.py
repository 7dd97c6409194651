"""The websocket: decisions in, views out, nothing taken that the rules refuse."""

import json
from random import Random

import pytest

from tests.table.playing import ME, Json, Player, Server, bot, dial, last_words, secret_of
from wildtable.kernel.match import Match
from wildtable.table.connection import Connection
from wildtable.table.table import Table

PRESENT = {"type": "presence", "seats": [1, 1]}


@pytest.fixture
def pair(server: Server) -> list[Player]:
    """Two people at a new game of Connect Four."""
    return server.players(server.make("connect-four"))


def test_a_match_between_two_people_to_its_end(server: Server) -> None:
    made = server.make("connect-four")
    first, second = server.players(made)
    watcher = server.player(made["watch"])
    for _ in range(3):
        assert first.play("drop a")["type"] == "ack"
        second.catch_up()
        assert second.play("drop b")["type"] == "ack"
        first.catch_up()
    assert first.play("drop a")["type"] == "ack"
    for player in (first, second, watcher):
        player.catch_up()
        assert player.view["turn"]["over"]
        assert player.view["result"]["ranks"] == [1, 2]
        assert [item["words"] for item in player.news[-3:]] == [
            ["drop", "a"],
            ["drop", "b"],
            ["drop", "a"],
        ]
    assert watcher.view["seat"] == -2
    assert watcher.view["choices"] == []


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("game", ["connect-four", "leduc", "goofspiel"])
def test_a_person_plays_a_bot_to_the_end(server: Server, game: str, level: str) -> None:
    (player,) = server.players(server.make(game, ME, bot(level)))
    assert player.present == [1, 1]
    while player.wait_for_turn():
        assert player.play(player.view["choices"][0]["move"])["type"] == "ack"
    assert player.view["result"]


def test_bots_alone_play_to_the_end_when_somebody_watches(server: Server) -> None:
    watcher = server.player(server.make("goofspiel", *[bot("random")] * 4)["watch"])
    assert not watcher.wait_for_turn()


def test_a_chain_is_staged_seen_by_its_seat_alone_and_committed(pair: list[Player]) -> None:
    first, second = pair
    assert first.do("stage", move="drop c")["type"] == "ack"
    assert first.view["staged"] == ["drop c"]
    assert second.catch_up() == []
    first.do("unstage", keep=-1)
    assert first.view["staged"] == []
    first.do("stage", move="drop d")
    assert first.do("commit", version=first.view["version"])["type"] == "ack"
    assert first.view["staged"] == []
    assert len(second.catch_up()) == 1
    assert second.news == [{"kind": "move", "seat": 0, "words": ["drop", "d"]}]


def test_undo_is_free_until_another_decides(pair: list[Player]) -> None:
    first, second = pair
    first.play("drop d")
    assert first.view["can_undo"]
    assert first.do("undo")["type"] == "ack"
    assert first.view["turn"]["seats"] == [0]
    first.play("drop e")
    second.catch_up()
    second.play("drop e")
    assert first.do("undo")["rule"] == "KER-undo"


def test_the_view_comes_before_the_answer(pair: list[Player]) -> None:
    pair[0].play("drop a")
    kinds = [json.loads(text)["type"] for text in pair[0].received]
    assert kinds[-2] in ("view", "change")
    assert kinds[-1] == "ack"


def test_only_what_changes_is_sent(server: Server) -> None:
    """Whoever is asked next also gets what may be done now; the other hears of the move alone."""
    first, second = server.players(server.make("wildlife"))
    asked = first if first.view["choices"] else second
    assert asked.play(asked.view["choices"][0]["move"])["type"] == "ack"
    shown = [text for text in asked.received if json.loads(text)["type"] in ("view", "change")]
    assert json.loads(shown[-1])["type"] == "change"
    assert len(shown[-1]) < len(shown[0]) / 2


def test_who_has_lost_the_thread_is_shown_everything(pair: list[Player]) -> None:
    first, second = pair
    first.play("drop a")
    second.catch_up()
    view, news = second.view, second.news
    second.view = {}
    assert second.do("look", since=0)["type"] == "ack"
    assert {**second.view, "news": []} == {**view, "news": []}
    assert second.news == news
    assert second.play("drop b")["type"] == "ack"  # and changes go on from there


class Muddled(Player):
    """A client whose views are lost, doubled and swapped on the way, and that notices."""

    rng = Random("muddle")
    held: Json | None = None
    astray = False
    looks = 0

    def show(self, message: Json) -> None:
        luck = self.rng.random() if message["type"] == "change" else 1.0
        late, self.held = self.held, None
        if luck < 0.1:  # lost
            pass
        elif luck < 0.2:
            self.held = message  # the next comes before it
        else:
            self.take(message)
        if luck > 0.9:
            self.take(message)
        if late is not None:
            self.take(late)

    def take(self, message: Json) -> None:
        self.astray = message["type"] == "change" and message["base"] != self.mark
        if not self.astray:
            super().show(message)

    def look(self) -> None:
        """Ask for all of it again, as often as that is needed."""
        while self.astray:
            self.looks += 1
            self.do("look", since=len(self.news))


def test_views_that_are_lost_doubled_or_swapped_do_no_harm(server: Server) -> None:
    made = server.make("wildlife")
    players = server.players(made)
    link = secret_of(made["seats"][1]["link"])
    muddled = Muddled(server.port, link, 0)
    server.sockets.append(muddled.socket)
    for _ in range(80):
        for player in (*players, muddled):
            player.catch_up()
        muddled.look()
        asked = next((each for each in players if each.view["choices"]), None)
        if asked is None:
            break
        assert asked.play(asked.view["choices"][-1]["move"])["type"] == "ack"
    assert muddled.looks > 5
    players[1].catch_up()
    muddled.do("look", since=len(muddled.news))  # the last of all may be what was lost
    clean: Json = {"news": [], "stills": []}
    assert muddled.view | clean == players[1].view | clean
    assert muddled.news == players[1].news


# --- refusals -----------------------------------------------------------------------------------


def test_out_of_turn_is_denied(pair: list[Player]) -> None:
    answer = pair[1].play("drop a")
    assert answer["type"] == "denied"
    assert answer["rule"] == "KER-turn"
    assert answer["phrase"] == {"id": "kernel-not-asked", "args": {"seat": 1}}


def test_who_only_watches_decides_nothing(server: Server) -> None:
    watcher = server.player(server.make("connect-four")["watch"])
    assert watcher.play("drop a")["rule"] == "KER-turn"
    assert watcher.do("stage", move="drop a")["rule"] == "KER-turn"
    assert watcher.do("undo")["type"] == "denied"
    assert watcher.do("leave")["type"] == "denied"
    assert watcher.do("commit", version=0)["type"] == "denied"


def test_a_stale_version_is_denied(pair: list[Player]) -> None:
    first, second = pair
    version = first.view["version"]
    first.play("drop a")
    second.catch_up()
    second.play("drop a")
    answer = first.do("play", moves=["drop a"], version=version)
    assert answer["rule"] == "KER-stale"


def test_an_illegal_move_is_denied_by_its_rule_and_changes_nothing(pair: list[Player]) -> None:
    first, second = pair
    for _ in range(3):
        first.play("drop a")
        second.catch_up()
        second.play("drop a")
        first.catch_up()
    answer = first.play("drop a")
    why = first.do("why", move="drop a")
    assert answer["type"] == "denied"
    assert (answer["rule"], answer["phrase"]) == (why["rule"], why["phrase"])
    assert first.do("why", move="drop b") == {
        "type": "reason",
        "key": f"key-{first.sent}",
        "rule": None,
        "phrase": None,
    }
    assert second.catch_up() == []


def test_a_move_that_is_none_is_denied_with_what_there_is(pair: list[Player]) -> None:
    answer = pair[0].play("drop z")
    assert answer["rule"] == "KER-text"
    assert answer["phrase"]["id"] == "kernel-unknown-word"
    assert "a, b, c" in answer["phrase"]["args"]["known"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"play"',
        "{}",
        '{"type": "dance", "key": "1"}',
        '{"type": "undo"}',
        '{"type": "undo", "key": ""}',
        '{"type": "undo", "key": 7}',
        '{"type": "undo", "key": "1", "seat": 1}',
        '{"type": "play", "key": "1", "moves": "drop a", "version": 0}',
        '{"type": "play", "key": "1", "moves": ["drop a"], "version": -1}',
        '{"type": "play", "key": "1", "moves": ["drop a"]}',
        '{"type": "stage", "key": "1", "move": "\\ud800"}',
        f'{{"type": "undo", "key": "{"x" * 65}"}}',
        "[" * 5000,
    ],
)
def test_a_malformed_message_is_answered_and_changes_nothing(pair: list[Player], text: str) -> None:
    first, second = pair
    first.say(text)
    answer = first.read()
    while answer["type"] == "presence":
        answer = first.read()
    assert (answer["type"], answer["code"]) == ("failure", "bad-message")
    assert answer["message"]
    assert first.play("drop a")["type"] == "ack"
    assert len(second.catch_up()) == 1


def test_a_huge_message_closes_the_connection_and_no_other(pair: list[Player]) -> None:
    first, second = pair
    first.say(json.dumps({"type": "stage", "key": "1", "move": "x" * 100_000}))
    said, code = last_words(first.socket)
    assert code == 1009
    assert all(message == PRESENT for message in said)  # it may have come before or not at all
    while second.present != [0, 1]:
        second.read()


def test_a_wrong_link_is_told_so_and_closed(server: Server) -> None:
    said, code = last_words(dial(server.port, "A" * 22))
    assert code == 4404
    assert [message["type"] for message in said] == ["failure"]
    assert said[0]["code"] == "unknown-link"


@pytest.mark.parametrize("since", ["-1", "many", "9" * 50])
def test_a_wrong_since_is_told_so(server: Server, since: str) -> None:
    secret = secret_of(server.make("connect-four")["watch"])
    said, code = last_words(dial(server.port, f"{secret}?since={since}"))
    assert code == 4404
    assert since in said[0]["message"]


def test_a_fault_of_ours_is_logged_told_and_closes_the_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = secret_of(server.make("connect-four")["watch"])

    async def fail(table: Table, connection: Connection) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "join", fail)
        said, code = last_words(dial(server.port, secret))
    assert code == 1011
    assert [(message["type"], message["code"]) for message in said] == [
        ("failure", "internal-error")
    ]
    assert "ZeroDivisionError" in caplog.text
    assert secret not in caplog.text
    assert server.player(f"/watch/{secret}").view  # the table is as it was


@pytest.mark.pure_only
def test_a_decision_that_breaks_the_game_is_not_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody is told and comes back; who asked knows that it need not be sent again."""
    made = server.make("connect-four")
    first, second = server.players(made)

    def fail(match: Match, seat: int, moves: list[int], version: int) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", fail)
        mine = first.do("play", key="mine", moves=["drop a"], version=first.view["version"])
        assert (mine["type"], mine["code"]) == ("failure", "internal-error")
        assert "retry_after" not in mine
        for player in (first, second):
            said, code = last_words(player.socket)
            assert code == 1012
            assert (said[-1]["code"], "key" in said[-1]) == ("internal-error", False)
            assert said[-1]["retry_after"] > 0
    assert "ZeroDivisionError" in caplog.text
    first, second = server.players(made)
    assert first.play("drop a")["type"] == "ack"


# --- once and only once -------------------------------------------------------------------------


def test_a_repeated_key_gets_the_first_answer_and_does_nothing(pair: list[Player]) -> None:
    first, second = pair
    version = first.view["version"]
    once = first.do("play", key="once", moves=["drop a"], version=version)
    second.catch_up()
    again = first.do("play", key="once", moves=["drop a"], version=version)
    other = first.do("play", key="once", moves=["drop b"], version=version)
    assert once == again == other == {"type": "ack", "key": "once"}
    assert second.catch_up() == []


def test_a_repeated_denial_stays_one(pair: list[Player]) -> None:
    first, second = pair
    denied = second.do("play", key="early", moves=["drop a"], version=second.view["version"])
    first.play("drop a")
    second.catch_up()
    version = second.view["version"]
    assert second.do("play", key="early", moves=["drop a"], version=version) == denied
    assert second.play("drop a")["type"] == "ack"


def test_keys_of_two_seats_are_apart(pair: list[Player]) -> None:
    first, second = pair
    first.do("play", key="same", moves=["drop a"], version=first.view["version"])
    second.catch_up()
    second.do("play", key="same", moves=["drop b"], version=second.view["version"])
    first.catch_up()
    assert [item["words"] for item in first.news] == [["drop", "a"], ["drop", "b"]]


# --- coming and going ---------------------------------------------------------------------------


def test_who_comes_back_gets_only_the_news_it_lacks(server: Server) -> None:
    made = server.make("connect-four")
    first, second = server.players(made)
    first.play("drop a")
    second.catch_up()
    second.play("drop b")
    again = server.player(made["seats"][0]["link"], since=1)
    message = json.loads(again.received[0])
    assert message["news_from"] == 1
    assert message["view"]["news"] == [{"kind": "move", "seat": 1, "words": ["drop", "b"]}]
    ahead = server.player(made["seats"][0]["link"], since=99)
    assert json.loads(ahead.received[0])["news_from"] == 2


def test_staging_outlives_a_connection(server: Server) -> None:
    made = server.make("connect-four")
    first, _ = server.players(made)
    first.do("stage", move="drop c")
    first.socket.close()
    again = server.player(made["seats"][0]["link"])
    assert again.view["staged"] == ["drop c"]


def test_two_windows_of_one_seat_see_the_same(server: Server) -> None:
    made = server.make("connect-four")
    first, _ = server.players(made)
    other = server.player(made["seats"][0]["link"])
    first.do("stage", move="drop c")
    other.catch_up()
    assert other.view == first.view


def test_presence_says_who_is_there(server: Server) -> None:
    made = server.make("connect-four")
    first = server.player(made["seats"][0]["link"])
    assert first.present == [1, 0]
    second = server.player(made["seats"][1]["link"])
    assert second.present == [1, 1]
    assert first.read() == PRESENT
    second.socket.close()
    assert first.read() == {"type": "presence", "seats": [1, 0]}


def test_a_bot_plays_on_for_who_leaves_and_gets_up_again(server: Server) -> None:
    made = server.make("connect-four")
    first, second = server.players(made)
    assert first.do("leave")["type"] == "ack"
    assert second.wait_for_turn()
    info = server.get(f"/api/seat/{secret_of(made['seats'][1]['link'])}")
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "friend"]
    first.catch_up()
    first.do("stage", move="drop a")  # whoever decides is back
    second.play("drop g")
    first.catch_up()
    assert first.view["turn"]["seats"] == [0]
    assert first.play("drop a")["type"] == "ack"
