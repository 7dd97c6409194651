"""Lessons over the wire: what there is, taking one, and what is refused."""

from tests.table.playing import Player, Server, dial, last_words

ROOT = "/api/games/wildlife/lessons/"


def test_the_lessons_of_a_game_are_listed_with_their_words(server: Server) -> None:
    listed = server.get("/api/games/wildlife/lessons")
    names = [lesson["name"] for lesson in listed["lessons"]]
    assert names[0] == "first-animal"
    assert "lesson-first-animal =" in listed["words"]["en"]
    counts = {game["name"]: game.get("lessons", 0) for game in server.get("/api/games")}
    assert counts["wildlife"] == len(names)
    assert counts["leduc"] == 0
    assert server.get("/api/games/leduc/lessons") == {"lessons": [], "words": {}}


def test_a_lesson_is_taken_to_its_end(server: Server) -> None:
    pupil = Player(server.port, "first-animal/live", 0, root=ROOT)
    server.sockets.append(pupil.socket)
    assert len(pupil.view["choices"]) == 13  # all of the water, nothing else
    assert pupil.do("stage", move="seed G1")["rule"] == "KER-lesson"
    assert pupil.do("undo")["rule"] == "KER-lesson"
    assert pupil.do("guessed")["rule"] == "KER-lesson"
    assert pupil.do("why", move="seed A3")["rule"] == "LIF-3.6"
    assert pupil.do("look", since=0)["type"] == "ack"
    assert pupil.play("seed E4")["type"] == "ack"
    assert pupil.steps == 1
    pupil.wait_for_turn()
    assert pupil.do("stage", move="seed E5")["type"] == "ack"
    assert pupil.view["at_barrier"]
    assert pupil.do("commit", version=pupil.view["version"])["type"] == "ack"
    assert pupil.steps == 2
    assert pupil.view["choices"] == []


def test_a_match_is_no_lesson(server: Server) -> None:
    first, _ = server.players(server.make("connect-four"))
    assert first.do("guessed")["rule"] == "KER-lesson"


def test_what_is_not_there_is_refused(server: Server) -> None:
    assert server.http.get("/api/games/chess/lessons").status_code == 404
    said, code = last_words(dial(server.port, "flying/live", root=ROOT))
    assert (said[0]["code"], code) == ("no-such-lesson", 4404)
