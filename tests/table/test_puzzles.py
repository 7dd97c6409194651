"""Puzzles over the wire: what there is, trying one, and what a try is answered with."""

from contextlib import closing

import pytest

from tests.table.playing import Json, Player, Server, dial, last_words
from tests.table.test_accounts import register, sign_in
from tests.table.test_http import refused
from wildtable.bots.puzzle_file import Puzzle, puzzles_of
from wildtable.kernel import registry

ROOT = "/api/games/wildlands/puzzles/"
PUZZLE: Puzzle = puzzles_of(registry.game("wildlands"))[0]


def solver(server: Server) -> Player:
    player = Player(server.port, f"{PUZZLE.name}/live", 0, root=ROOT)
    server.sockets.append(player.socket)
    return player


def attempted(player: Player) -> Json:
    """What the next try is said to be worth."""
    while not player.attempts:
        player.read()
    return player.attempts.pop(0)


def test_the_puzzles_of_a_game_are_listed(server: Server) -> None:
    listed = server.get("/api/games/wildlands/puzzles")["puzzles"]
    assert PUZZLE.name in [each["name"] for each in listed]
    counts = {game["name"]: game.get("puzzles", 0) for game in server.get("/api/games")}
    assert counts["wildlands"] == len(listed)
    assert counts["leduc"] == 0
    assert server.get(f"{ROOT}{PUZZLE.name}")["solution"] == PUZZLE.solution.moves


def test_the_solution_is_right(server: Server) -> None:
    player = solver(server)
    assert player.play(*PUZZLE.solution.moves)["type"] == "ack"
    assert attempted(player)["verdict"] == "right"
    assert player.do("undo")["rule"] == "KER-puzzle"
    assert player.do("suggest")["type"] == "denied"


def test_a_wrong_try_is_answered_with_its_refutation(server: Server) -> None:
    wrong = PUZZLE.refuted[0]
    player = solver(server)
    assert player.do("why", move=wrong.moves[0])["rule"] is None
    assert player.play(*wrong.moves)["type"] == "ack"
    told = attempted(player)
    assert told["verdict"] == "wrong"
    assert told["way"]["cost"] == wrong.cost


def test_what_is_not_there_is_refused(server: Server) -> None:
    assert server.http.get("/api/games/chess/puzzles").status_code == 404
    assert server.http.get(f"{ROOT}none").status_code == 404
    said, code = last_words(dial(server.port, "none/live", root=ROOT))
    assert (said[0]["code"], code) == ("no-such-puzzle", 4404)


@pytest.mark.pure_only
def test_what_an_account_has_solved_is_known_on_its_other_devices(server: Server) -> None:
    def add(person: Server, **solved: dict[str, bool]) -> Json:
        answer = person.http.post("/api/me/puzzles", json={"solved": solved})
        told: Json = answer.raise_for_status().json()["solved"]
        return told

    with closing(server.somebody_else()) as here, closing(server.somebody_else()) as there:
        refused(here.http.get("/api/me/puzzles"), 401, "no-account", "sign in")
        refused(here.http.post("/api/me/puzzles", json={"solved": {}}), 401, "no-account", "")
        register(here, "Puzz Ler")
        # A browser may remember games and puzzles that there are not any more.
        told = add(here, wildlands={PUZZLE.name: False, "gone": True}, chess={"mate": True})
        assert told == {"wildlands": {PUZZLE.name: False}}
        sign_in(there, "Puzz Ler")
        assert there.get("/api/me/puzzles")["solved"] == told
        assert add(there, wildlands={PUZZLE.name: True}) == told  # the first try was wrong
        (kept,) = there.get("/api/me/data")["puzzles"]
        assert (kept["game"], kept["puzzle"], kept["at_once"]) == ("wildlands", PUZZLE.name, False)
        assert there.http.delete("/api/me").status_code == 204
        register(here, "Puzz Ler")
        assert here.get("/api/me/puzzles")["solved"] == {}
