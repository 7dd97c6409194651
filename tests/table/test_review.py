"""Any moment of a match can be looked at again: from one's own seat, after the end from all."""

import time
from pathlib import Path

import pytest

from tests.table.playing import ME, PATIENCE, Json, Server, secret_of, serving
from wildtable.bots.outlook import Loss
from wildtable.bots.suggest import RatedWay, Suggestion
from wildtable.kernel.chance import FairChance
from wildtable.kernel.record.record import loads
from wildtable.kernel.record.replay import verify
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.reviewing import _judged, _mattered
from wildtable.table.settings import Settings
from wildtable.table.wire_review import JudgedDecision
from wildtable.table.wire_suggest import SuggestedWay

BETS = [(0, "raise"), (1, "call"), (0, "call"), (1, "raise"), (0, "call")]  # of Leduc, to its end
NOT_OF_THE_MOMENT = ("news", "stills", "tales", "can_undo")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path, fair=lambda nonce: FairChance.seeded("leduc", nonce))


def moments(server: Server, link: str, query: str = "") -> Json:
    found: Json = server.get(f"/api/seat/{secret_of(link)}/moments{query}")
    return found


def moment(server: Server, link: str, version: int, query: str = "") -> Json:
    found: Json = server.get(f"/api/seat/{secret_of(link)}/moments/{version}{query}")
    return found


def of_the_moment(view: Json) -> Json:
    return {field: value for field, value in view.items() if field not in NOT_OF_THE_MOMENT}


def test_what_was_seen_is_seen_again(settings: Settings) -> None:
    with serving(settings) as server:
        made = server.make("leduc")
        players = server.players(made)
        seen: list[dict[int, Json]] = [{}, {}]
        for seat, bet in [*BETS, (0, "")]:
            for player, views in zip(players, seen, strict=True):
                player.catch_up()
                views[player.view["version"]] = of_the_moment(player.view)
            if bet:
                assert players[seat].play(bet)["type"] == "ack"
        for seat, player in enumerate(players):
            link = made["seats"][seat]["link"]
            told = moments(server, link)
            assert told["news"] == player.news
            assert {each["version"] for each in told["moments"]} >= set(seen[seat])
            news: list[Json] = []
            for each in told["moments"]:
                shown = moment(server, link, each["version"])
                assert shown["news_from"] == len(news)
                news += shown["view"]["news"]
                assert len(news) == each["heard"]
                if each["version"] in seen[seat]:
                    assert of_the_moment(shown["view"]) == seen[seat][each["version"]]
            assert news == player.news


def test_while_it_goes_on_one_looks_back_from_ones_own_seat_only(settings: Settings) -> None:
    with serving(settings) as server:
        made = server.make("leduc")
        links = [*[seat["link"] for seat in made["seats"]], made["watch"]]
        players = server.players(made)
        for own, link in zip((0, 1, SPECTATOR), links, strict=True):
            assert moments(server, link)["seats"] == [own]
            for other in {0, 1, SPECTATOR, 7} - {own}:
                for path in ("moments", "moments/0"):
                    asked = f"/api/seat/{secret_of(link)}/{path}?seat={other}"
                    answer = server.http.get(asked)
                    assert answer.status_code == 403
                    assert answer.json()["error"]["allowed"] == [str(own)]
        for seat, bet in BETS:
            players[seat].catch_up()
            players[seat].play(bet)
        hands = []
        for seat in (0, 1):  # who has only watched may see every hand now
            told = moments(server, made["watch"], f"?seat={seat}")
            assert told["over"]
            assert told["seats"] == [0, 1, SPECTATOR]
            first = told["moments"][0]["version"]
            hands.append(moment(server, made["watch"], first, f"?seat={seat}")["view"]["scene"])
        assert hands[0] != hands[1]
        missing = server.http.get(f"/api/seat/{secret_of(made['watch'])}/moments/999")
        assert missing.json()["error"]["code"] == "unknown-moment"


def finished(server: Server) -> Json:
    """A match of Leduc that is over."""
    made = server.make("leduc")
    players = server.players(made)
    for seat, bet in BETS:
        players[seat].catch_up()
        assert players[seat].play(bet)["type"] == "ack"
    return made


def test_what_if(settings: Settings) -> None:
    """A match goes on from a moment of another one, and is proved like any other."""
    with serving(settings) as server:
        made = finished(server)
        link = made["seats"][1]["link"]
        before = moments(server, link)["moments"][1]  # seat 0 has raised
        asked = f"/api/seat/{secret_of(link)}/fork"
        wish = {"version": before["version"], "seats": [ME, ME]}
        fork = server.http.post(asked, json=wish).raise_for_status().json()
        assert fork["match"] != made["match"]
        second = server.player(fork["seats"][1]["link"])
        shown = moment(server, link, before["version"])["view"]
        assert second.view["scene"] == shown["scene"]
        assert second.play("fold")["type"] == "ack"
        over = f"/api/seat/{secret_of(fork['seats'][0]['link'])}/record"
        record = verify(loads(server.http.get(over).raise_for_status().text))
        assert record.over()
        for wrong, status in (
            ({**wish, "seats": [ME]}, 400),
            ({**wish, "version": 999}, 404),
            ({**wish, "version": moments(server, link)["moments"][-1]["version"]}, 409),
        ):
            assert server.http.post(asked, json=wrong).status_code == status
        going = server.make("leduc")["seats"][0]["link"]
        early = server.http.post(f"/api/seat/{secret_of(going)}/fork", json={**wish, "version": 0})
        assert early.json()["error"]["code"] == "not-over"


def test_a_record_is_taken_in(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as server:
        made = finished(server)
        record = server.get(f"/api/seat/{secret_of(made['watch'])}/record")
    with serving(Settings(tmp_path / "elsewhere")) as server:
        answer = server.http.post("/api/records", json=record).raise_for_status()
        link = answer.json()["link"]
        told = moments(server, link, "?seat=1")
        assert told["over"]
        assert told["news"]
        assert server.get(f"/api/seat/{secret_of(link)}/record")["log"] == record["log"]
        for field, other in (("log", record["log"][:-1]), ("secret", None)):
            wrong = {**record, field: other}
            if field == "secret":
                wrong = {**record, "fairness": {**record["fairness"], "secret": "0" * 64}}
            refused = server.http.post("/api/records", json=wrong)
            assert refused.status_code == 400
            assert refused.json()["error"]["code"] == "bad-record"


def over(server: Server) -> Json:
    """A match of Leduc that has been played to its end."""
    made: Json = server.make("leduc")
    players = server.players(made)
    for seat, bet in BETS:
        players[seat].catch_up()
        assert players[seat].play(bet)["type"] == "ack"
    return made


def reviewed(server: Server, link: str, query: str = "") -> Json:
    """The review of a match, once it has been worked out."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told: Json = server.get(f"/api/seat/{secret_of(link)}/review{query}")
        assert 0 <= told["done"] <= told["of"]
        if told["review"] is not None:
            review: Json = told["review"]
            return review
        time.sleep(0.1)  # it comes when it comes; nobody is told
    raise AssertionError("no review")


@pytest.mark.pure_only
def test_a_review_judges_what_was_decided_and_keeps_it(tmp_path: Path) -> None:
    settings = Settings(
        tmp_path, deadline=PATIENCE, fair=lambda nonce: FairChance.seeded("leduc", nonce)
    )
    with serving(settings) as server:
        made = over(server)
        link = made["seats"][0]["link"]
        review = reviewed(server, link)
        assert len(review["decided"]) == 3  # raise, call, call
        assert review["good"] + review["fine"] + review["slips"] == 3
        assert len(review["mattered"]) <= 3
        for each in review["mattered"]:
            assert each["version"] in review["decided"]
            assert each["ways"][0]["cost"] == 0
        asked = server.get(f"/api/seat/{secret_of(link)}/moments/{review['decided'][0]}/judged")
        assert asked["chosen"]["moves"] == ["raise"]
        other = reviewed(server, made["watch"], "?seat=1")
        assert len(other["decided"]) == 2
    with serving(Settings(tmp_path, thinkers=1)) as server:  # it need not be worked out again
        told = server.get(f"/api/seat/{secret_of(link)}/review")
        assert told["review"] == review


@pytest.mark.pure_only
def test_what_else_could_be_tried_is_shown_only_when_it_is_over(settings: Settings) -> None:
    with serving(settings) as server:
        made = server.make("leduc")
        players = server.players(made)
        link = made["seats"][0]["link"]
        version = players[0].view["version"]
        path = f"/api/seat/{secret_of(link)}"
        assert server.http.get(f"{path}/review").status_code == 409
        assert server.http.get(f"{path}/moments/{version}?tried=call").status_code == 409
        for seat, bet in BETS:
            players[seat].catch_up()
            assert players[seat].play(bet)["type"] == "ack"
        shown = moment(server, link, version, "?tried=call")["view"]
        assert shown["staged"] == ["call"]
        for wrong in ("fold", "deal king", "nonsense"):
            told = server.http.get(f"{path}/moments/{version}?tried={wrong}")
            assert (told.status_code, told.json()["error"]["code"]) == (400, "bad-moves")
        nothing = server.http.get(f"{path}/moments/{version + 1}/judged")
        assert nothing.status_code == 404


def way(moves: str, cost: float, lost: float = 0) -> SuggestedWay:
    losses = [Loss("seat:0", lost)] if lost else []
    return SuggestedWay(moves.split(), cost, losses=losses)


def decision(version: int, chosen: SuggestedWay, *ways: SuggestedWay) -> JudgedDecision:
    return JudgedDecision(version, chosen, list(ways), {})


def test_a_review_tells_of_something_good_and_bad_even_where_nothing_shows_it() -> None:
    best = way("claim", 0)
    slips = [decision(each, way(f"end {each}", 0.3, 1), best) for each in range(3)]
    clear = decision(7, best, best, way("end", 0.2))
    close = decision(8, best, best, way("end", 0.03))
    alike = decision(10, best, best, way("end", 0.01))
    assert [each.version for each in _mattered([*slips, clear, close])] == [0, 1, 7]
    assert [each.version for each in _mattered([*slips, close])] == [0, 1, 8]
    assert [each.version for each in _mattered([*slips, alike])] == [0, 1, 2]
    unseen = [decision(each, way("end", 0.1 * each), best) for each in (1, 3, 2)]
    assert [each.version for each in _mattered([*unseen, clear])] == [3, 7]
    shown = decision(9, best, best, way("end", 0.1, 2))
    assert [each.version for each in _mattered([*slips, clear, shown])] == [0, 1, 9]


def test_what_goes_on_where_the_best_stops_is_no_other_way() -> None:
    best, longer = RatedWay(["step a", "halt"], 0, 0.5, 0), RatedWay(["step a"], 0, 0.5, 0.01)
    other = RatedWay(["step b"], 0, 0.3, 0.2)
    judged = _judged(Suggestion(0, {}, best, [longer, other], longer, 9), 4)
    assert judged is not None
    assert judged.chosen.cost == 0
    assert [each.moves for each in judged.ways] == [["step a", "halt"], ["step b"]]
