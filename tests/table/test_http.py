"""The HTTP side: what there is, making a match, what links lead to."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.playing import FRIEND, ME, Server, bot, secret_of, serving
from wildtable.bots.levels import LEVELS
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.record.record import loads
from wildtable.kernel.record.replay import verify
from wildtable.table.app import HEADERS
from wildtable.table.settings import Settings


def test_games_and_bots_are_listed(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    assert games["connect-four"]["title"] == "Connect Four"
    assert games["goofspiel"]["seats"] == [2, 3, 4]
    assert games["goofspiel"]["options"][0] == {
        "name": "cards",
        "values": ["4", "5", "6"],
        "default": "4",
        "rule": "",
        "ruling": False,
    }
    rulings = {each["name"]: each["ruling"] for each in games["wildlands"]["options"]}
    assert not rulings["map"]
    assert rulings["discards"]
    bots = server.get("/api/bots")
    assert [each["name"] for each in bots] == list(LEVELS)
    assert all(each["title"] and each["words"]["en"]["about"] for each in bots)
    assert games["wildlands"]["bot"] in LEVELS


def test_games_with_drawings_come_before_examples_and_those_for_many_first(server: Server) -> None:
    names = [game["name"] for game in server.get("/api/games")]
    examples = {"connect-four", "goofspiel", "leduc"}
    assert names[:4] == ["wildlife", "wilderness", "wildlands", "defenders"]
    assert examples <= set(names[4:])


def test_a_broken_game_is_listed_with_its_reason_and_can_t_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = EntryPoint("lost-game", "no_such_module:GAME", registry.GAMES)
    entries = {**registry._entries(), lost.name: lost}
    monkeypatch.setattr(registry, "_entries", lambda: entries)
    with serving(Settings(tmp_path)) as server:
        *others, last = server.get("/api/games")
        assert (last["name"], last["title"], last["seats"]) == ("lost-game", "Lost game", [])
        assert "No module named 'no_such_module'" in last["broken"]
        assert not any("broken" in game for game in others)
        wish = {"game": "lost-game", "seats": [ME, ME]}
        refused(server.http.post("/api/matches", json=wish), 400, "broken-game", "no_such_module")
        refused(server.http.get("/api/games/lost-game/kit"), 404, "broken-game", "no_such_module")


def test_a_kit_holds_what_a_client_needs_once(server: Server) -> None:
    kit = server.get("/api/games/leduc/kit?seats=2")
    assert kit["layouts"][0]["elements"]
    assert "kernel-over" in kit["words"]["en"]
    assert "news-fold" in kit["words"]["en"]
    families = {family["name"]: family for family in kit["families"]}
    assert families["deal"] == {"name": "deal", "domains": ["rank"], "secret": True}
    assert {"name": "shown", "domains": ["seat", "rank"]} in kit["events"]
    events = server.get("/api/games/defenders/kit?seats=2")["events"]
    assert {"name": "walled", "domains": ["edge"], "story": True} in events


def test_a_kit_depends_on_options(server: Server) -> None:
    assert server.get("/api/games/goofspiel/kit?cards=6&seats=3")["name"] == "goofspiel"
    refused(server.http.get("/api/games/goofspiel/kit?cards=9"), 400, "bad-option", "4, 5, 6")
    refused(server.http.get("/api/games/goofspiel/kit?seats=9"), 400, "bad-option", "2, 3, 4")
    refused(server.http.get("/api/games/goofspiel/kit?seats=x"), 400, "bad-request", "seats")
    refused(server.http.get("/api/games/chess/kit"), 404, "unknown-game", "connect-four")


def test_a_kit_is_sent_compressed_once_and_kept_for_ever(server: Server) -> None:
    link = server.make("wildlife")["watch"]
    address = server.get(f"/api/seat/{secret_of(link)}")["kit"]
    kit = server.http.get(address)
    assert kit.headers["content-encoding"] == "gzip"
    assert int(kit.headers["content-length"]) < len(kit.content) / 3
    assert "immutable" in kit.headers["cache-control"]
    plain = server.http.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == kit.json()
    mark = kit.headers["etag"]
    for path in (address, "/api/games/wildlife/kit?mark=old"):
        again = server.http.get(path, headers={"If-None-Match": mark})
        assert (again.status_code, again.content) == (304, b"")
    other = server.http.get("/api/games/goofspiel/kit?cards=6")
    assert other.headers["cache-control"] == "no-cache"
    assert other.headers["etag"] != mark


def test_rules_are_told_in_the_readers_language(server: Server) -> None:
    english = server.get("/api/games/leduc/rules")
    assert (english["language"], "Cards are dealt" in english["text"]) == ("en", True)
    italian = server.get("/api/games/leduc/rules?language=it")
    assert (italian["language"], "**LED-1** Le carte" in italian["text"]) == ("it", True)
    assert "DEF-20.3" in server.get("/api/games/defenders/rules?language=de")["figures"]
    assert "LED-1" in server.get("/api/games/leduc/kit")["rules"]
    wrong = server.http.get("/api/games/leduc/rules?language=../x")
    refused(wrong, 400, "bad-language", "en, it, de")
    refused(server.http.get("/api/games/chess/rules"), 404, "unknown-game", "connect-four")


def test_answers_are_compressed_unless_they_hold_secrets(server: Server) -> None:
    games = server.http.get("/api/games")
    assert games.headers["content-encoding"] == "gzip"
    made = server.http.post("/api/matches", json={"game": "goofspiel", "seats": [ME] * 4})
    assert "content-encoding" not in made.headers


def test_a_match_gives_a_seat_to_me_and_an_invitation_to_others(server: Server) -> None:
    made = server.invite("goofspiel", ME, bot("random"), FRIEND, cards="5")
    assert [seat["kind"] for seat in made["seats"]] == ["me", "bot", "friend"]
    assert [seat["name"] for seat in made["seats"]] == ["Ada", "Robot", "Grace"]
    links = [seat["link"] for seat in made["seats"]]
    assert links[1] is None
    assert links[0] == f"/play/{made['match']}.0"  # mine, which is no secret
    secrets = {secret_of(link) for link in (links[2], made["watch"])}
    assert len(secrets) == 2
    assert all(len(secret) == 22 for secret in secrets)  # 128 bits
    yours = server.accept(links[2])
    for link, seat in ((links[0], 0), (yours, 2), (made["watch"], -2)):
        info = server.get(f"/api/seat/{secret_of(link)}")
        assert info["seat"] == seat
        assert info["match"] == made["match"]
        assert info["game"] == "goofspiel"
        assert info["options"] == {"cards": "5", "order": "random"}
        assert info["seats"][1] == {"name": "Robot", "kind": "bot"}
        assert len(info["commitment"]) == 64
        assert server.get(info["kit"])["name"] == "goofspiel"


def test_names_are_tidied(server: Server) -> None:
    seats = ({"kind": "me", "name": "  Ada \n  L. "}, {"kind": "friend"})
    made = server.make("leduc", *seats)
    assert [seat["name"] for seat in made["seats"]] == ["Ada L.", "Player 2"]


@pytest.mark.parametrize(
    ("wish", "code", "said"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "unknown-game", "connect-four"),
        ({"game": "leduc", "seats": [ME]}, "bad-option", "2 players, not 1"),
        ({"game": "leduc", "seats": []}, "bad-option", "2 players, not 0"),
        (
            {"game": "goofspiel", "seats": [ME, ME], "options": {"cards": "7"}},
            "bad-option",
            "4, 5, 6",
        ),
        ({"game": "leduc", "seats": [ME, ME], "options": {"x": "1"}}, "bad-option", "none"),
        ({"game": "leduc", "seats": [ME, bot("deep")]}, "unknown-bot", "random, fledgling"),
        ({"game": "leduc", "seats": [ME, {"kind": "bot"}]}, "unknown-bot", "random, fledgling"),
        (
            {"game": "leduc", "seats": [ME, {**ME, "bot": "random"}]},
            "bot-for-a-person",
            "seat 1",
        ),
        ({"game": "leduc", "seats": [ME, {"kind": "cat"}]}, "bad-request", "seats[1].kind"),
        ({"game": "leduc", "seats": [ME, {**ME, "name": "x" * 41}]}, "bad-request", "name"),
        ({"game": "leduc", "seats": [ME, {**ME, "name": "\u202e"}]}, "bad-name", "seat 1"),
        ({"game": "leduc", "seats": [ME, ME], "optons": {}}, "bad-request", "optons"),
        ({"seats": [ME, ME]}, "bad-request", "game"),
        ([], "bad-request", "object"),
    ],
)
def test_a_wish_that_cannot_be_met_says_what_is_allowed(
    server: Server, wish: Any, code: str, said: str
) -> None:
    refused(server.http.post("/api/matches", json=wish), 400, code, said)


def test_what_is_no_json_is_refused(server: Server) -> None:
    header = {"Content-Type": "application/json"}
    answer = server.http.post("/api/matches", content=b"{", headers=header)
    refused(answer, 400, "bad-request", "")


def test_what_is_nested_too_deeply_is_refused(server: Server) -> None:
    header = {"Content-Type": "application/json"}
    for body in (b"[" * 20_000, b'{"game":' + b'{"a":' * 10_000):
        answer = server.http.post("/api/matches", content=body, headers=header)
        refused(answer, 400, "bad-request", "deep")


def test_what_is_too_large_is_refused(server: Server) -> None:
    wish = {"game": "x" * 100_000, "seats": []}
    assert server.http.post("/api/matches", json=wish).status_code == 413


def test_unknown_links_and_addresses(server: Server) -> None:
    for path in ("/api/seat/nobody", "/api/seat/nobody/record"):
        refused(server.http.get(path), 404, "unknown-link", "no seat")
    refused(server.http.get("/api/nothing"), 404, "not-found", "")
    refused(server.http.get("/nothing.txt"), 404, "not-found", "")


def test_a_fault_is_logged_and_answered_like_any_error(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("wildtable.table.http.kit", lambda *asked: 1 // 0)
    refused(server.http.get("/api/games/leduc/kit"), 500, "internal-error", "has been logged")
    assert "GET /api/games/{name}/kit failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_match_id_opens_nothing(server: Server) -> None:
    made = server.make("leduc")
    assert server.http.get(f"/api/seat/{made['match']}").status_code == 404


def test_the_record_is_shown_when_the_match_is_over(server: Server) -> None:
    made = server.make("leduc")
    path = f"/api/seat/{secret_of(made['watch'])}/record"
    refused(server.http.get(path), 409, "not-over", "over")
    first, second = server.players(made)
    first.play("raise")
    second.catch_up()
    second.play("fold")
    answer = server.http.get(path)
    assert "attachment" in answer.headers["content-disposition"]
    record = loads(answer.text)
    assert [(seat.name, seat.kind) for seat in record.seats] == [
        ("Ada", "person"),
        ("Grace", "person"),
    ]
    match = verify(record)
    assert match.over()
    assert isinstance(match.fair, FairChance)
    info = server.get(f"/api/seat/{secret_of(made['watch'])}")
    assert match.fair.commitment() == info["commitment"]


def test_the_client_is_served_at_every_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Wildtable</title>")
    types = {"app.js": "text/javascript", "app.css": "text/css", "icon.svg": "image/svg+xml"}
    for name in types:
        (static / "assets" / name).write_text(name)
    with serving(Settings(tmp_path / "data", static=static)) as server:
        for path in ("/", "/play/abc", "/watch/abc"):
            page = server.http.get(path)
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["referrer-policy"] == "no-referrer"
            assert "Wildtable" in page.text
        for name, kind in types.items():
            asset = server.http.get(f"/assets/{name}")
            assert asset.text == name
            assert asset.headers["etag"]
            assert asset.headers["content-type"].startswith(kind)
            assert "immutable" in asset.headers["cache-control"]
        for path in (
            "/assets/..%2findex.html",
            "/assets/x",
            "/assets/%00",
            "/assets/app.js%00",
            "/assets/app.js/app.js",
            f"/assets/{'x' * 300}",
            f"/assets/{'x/' * 3000}",
            "/..%2fdata%2fwildtable.sqlite",
        ):
            refused(server.http.get(path), 404, "not-found", "")


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    with serving(Settings(tmp_path / "data", static=tmp_path / "none")) as server:
        page = server.http.get("/")
        assert page.status_code == 503
        assert "make play" in page.text


def test_the_api_describes_itself(server: Server) -> None:
    paths = server.get("/api/schema/openapi.json")["paths"]
    assert "/api/matches" in paths
    assert "tables" not in json.dumps(paths["/api/matches"])


def refused(answer: httpx.Response, status: int, code: str, said: str) -> None:
    assert answer.status_code == status
    for name, value in HEADERS:
        assert answer.headers[name] == value
    error = answer.json()["error"]
    assert error["code"] == code
    assert said in error["message"]


def test_a_page_lets_in_no_script_and_no_style_but_our_own(server: Server) -> None:
    policy = server.http.get("/").headers["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["style-src"] == "'self'"
    assert "unsafe" not in policy
