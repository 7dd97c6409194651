"""Accounts: a guest's seats are adopted, follow to other devices, and all of it can be deleted."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.table.playing import FRIEND, ME, Json, Server, last_words, serving
from tests.table.test_http import refused
from tests.table.test_people import seat_api
from wildtable.table.limits import UNLIMITED, Rate
from wildtable.table.schema import FILE
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
PASSWORD = "correct horse"


@pytest.fixture
def guest(server: Server) -> Iterator[Server]:
    with closing(server.somebody_else()) as other:
        yield other


@pytest.fixture
def device(server: Server) -> Iterator[Server]:
    """Another one, on which nobody is known."""
    with closing(server.somebody_else()) as other:
        yield other


def register(person: Server, name: str, password: str = PASSWORD) -> Json:
    answer = person.http.post("/api/me/account", json={"name": name, "password": password})
    me: Json = answer.raise_for_status().json()
    return me


def sign_in(person: Server, name: str, password: str = PASSWORD) -> Json:
    answer = person.http.post("/api/me/session", json={"name": name, "password": password})
    me: Json = answer.raise_for_status().json()
    return me


def test_a_guest_becomes_an_account_and_is_it_elsewhere(guest: Server, device: Server) -> None:
    assert guest.get("/api/me") == {"name": "", "account": False, "known": False}
    link = guest.invite("connect-four", ME, ME)["seats"][0]["link"]
    assert guest.get("/api/me") == {"name": "Ada", "account": False, "known": True}
    assert register(guest, " Ada  Lovelace ")["name"] == "Ada Lovelace"
    own = device.invite("leduc", ME, ME)  # as a guest on the other device
    assert sign_in(device, "ADA LOVELACE") == {
        "name": "Ada Lovelace",
        "account": True,
        "known": True,
    }
    assert device.player(link).play("drop a")["type"] == "ack"
    mine = {each["match"] for each in guest.get("/api/me/matches")}
    assert own["match"] in mine
    assert guest.player(own["seats"][0]["link"]).view


def test_signing_in_changes_the_secret(guest: Server, device: Server) -> None:
    register(guest, "Fix Ation")
    device.invite("leduc", ME, ME)
    before = device.cookie()
    sign_in(device, "fix ation")
    assert device.cookie() != before
    old = {"Cookie": before}
    with closing(guest.somebody_else()) as other:
        assert other.http.get("/api/me", headers=old).json()["known"] is False


def test_signing_out_leaves_the_account(guest: Server) -> None:
    register(guest, "Out Andin")
    link = guest.invite("connect-four", ME, ME)["seats"][0]["link"]
    player = guest.player(link)
    assert guest.http.delete("/api/me/session").status_code == 204
    assert last_words(player.socket)[1] == 1012
    assert not guest.http.cookies
    refused(guest.http.get(seat_api(link)), 404, "not-your-seat", "")
    sign_in(guest, "Out Andin")
    assert guest.get(seat_api(link))["seat"] == 0


def test_another_password_signs_other_devices_out(guest: Server, device: Server) -> None:
    register(guest, "Chang Able")
    link = guest.invite("connect-four", ME, ME)["seats"][0]["link"]
    sign_in(device, "Chang Able")
    elsewhere = device.player(link)

    def change(old: str, new: str) -> httpx.Response:
        return guest.http.post("/api/me/password", json={"old": old, "new": new})

    refused(change("not this one", "battery staple"), 403, "not-your-password", "")
    refused(change(PASSWORD, "short"), 400, "short-password", "8")
    assert device.get("/api/me")["account"]
    assert change(PASSWORD, "battery staple").status_code == 204
    assert last_words(elsewhere.socket)[1] == 1012
    assert not device.get("/api/me")["account"]
    assert guest.get("/api/me")["account"]
    tried = {"name": "Chang Able", "password": PASSWORD}
    refused(device.http.post("/api/me/session", json=tried), 403, "wrong-password", "")
    assert sign_in(device, "Chang Able", "battery staple")["account"]


def test_a_guest_has_no_password_to_change(guest: Server) -> None:
    guest.invite("connect-four", ME, ME)
    answer = guest.http.post("/api/me/password", json={"old": "", "new": PASSWORD})
    refused(answer, 401, "no-account", "make one")


def test_an_account_that_signs_in_as_another_keeps_its_own(guest: Server, device: Server) -> None:
    register(guest, "First One")
    link = guest.invite("connect-four", ME, ME)["seats"][0]["link"]
    register(device, "Second One")
    sign_in(guest, "Second One")
    refused(guest.http.get(seat_api(link)), 404, "not-your-seat", "")
    sign_in(guest, "First One")
    assert guest.get(seat_api(link))["seat"] == 0


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("ab", PASSWORD, "bad-name"),
        ("a\u202eb c", PASSWORD, "bad-name"),
        ("Short Word", "1234567", "short-password"),
        ("x" * 41, PASSWORD, "bad-request"),
    ],
)
def test_what_makes_no_account(guest: Server, name: str, password: str, code: str) -> None:
    answer = guest.http.post("/api/me/account", json={"name": name, "password": password})
    refused(answer, 400, code, "")
    assert not guest.get("/api/me")["account"]


def test_a_name_is_given_once_however_it_is_written(guest: Server, device: Server) -> None:
    register(guest, "Only Once")
    for name in ("only once", "ONLY  ONCE", "Ｏnly Once"):
        answer = device.http.post("/api/me/account", json={"name": name, "password": PASSWORD})
        refused(answer, 409, "name-taken", "another")
    answer = guest.http.post("/api/me/account", json={"name": "Me Too", "password": PASSWORD})
    refused(answer, 409, "has-account", "sign out")


def test_a_wrong_name_and_a_wrong_password_are_told_alike(guest: Server, device: Server) -> None:
    register(guest, "Right Name")
    answers = [
        device.http.post("/api/me/session", json={"name": name, "password": password})
        for name, password in (("Right Name", "wrong password"), ("Wrong Name", PASSWORD))
    ]
    for answer in answers:
        refused(answer, 403, "wrong-password", "no such name")
    assert answers[0].content == answers[1].content
    assert not device.http.cookies


def test_passwords_can_t_be_tried_for_ever(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, passwords=Rate(1e-6, 2))
    with serving(Settings(tmp_path, limits=limits)) as server:
        tries = [
            server.http.post("/api/me/session", json={"name": "Ada", "password": PASSWORD})
            for _ in range(3)
        ]
        assert [each.status_code for each in tries] == [403, 403, 429]
        assert tries[-1].json()["error"]["retry_after"] > 0


def test_no_password_is_in_the_file(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        register(server, "Kept Well", "a very secret word")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"$argon2id$" in kept
    assert b"a very secret word" not in kept


def test_all_my_data_are_told_and_deleted(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server, closing(server.somebody_else()) as friend:
        made = server.invite("connect-four", ME, FRIEND)
        link = made["seats"][0]["link"]
        register(server, "Ada Lovelace")
        ada, grace = server.player(link), friend.player(friend.accept(made["seats"][1]["link"]))
        ada.do("say", text="my address is a secret")
        grace.do("say", text="mine is not")
        ada.play("drop a")
        data = server.get("/api/me/data")
        assert data["people"][0]["account"] == "ada lovelace"
        assert [seat["match"] for seat in data["seats"]] == [made["match"]]
        assert [remark["text"] for remark in data["remarks"]] == ["my address is a secret"]
        assert server.cookie().partition("=")[2] not in json.dumps(data)
        assert server.http.delete("/api/me").status_code == 204
        assert last_words(ada.socket)[1] == 1012
        assert not server.http.cookies
        refused(server.http.get(seat_api(link)), 404, "not-your-seat", "")
        refused(server.http.get("/api/me/data"), 401, "not-known", "")
        grace.catch_up()
        assert [each.get("text", "") for each in grace.remarks] == ["", "mine is not"]
        info = friend.get(f"/api/seat/{made['match']}.1")
        assert [seat["name"] for seat in info["seats"]] == ["Somebody", "Grace"]
        assert grace.wait_for_turn()  # what was played stays
        answer = server.http.post(
            "/api/me/session", json={"name": "Ada Lovelace", "password": PASSWORD}
        )
        refused(answer, 403, "wrong-password", "")
    kept = (tmp_path / FILE).read_bytes()
    assert b"my address is a secret" not in kept
    assert b"ada lovelace" not in kept
