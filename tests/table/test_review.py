"""Any moment of a match can be looked at again: from one's own seat, after the end from all."""

from pathlib import Path

import pytest

from tests.table.playing import Json, Server, secret_of, serving
from wildtable.kernel.chance import FairChance
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.settings import Settings

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
