"""Passkeys: an account without a password, several keys, and nothing that is used twice."""

from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from tests.table.authenticator import Authenticator
from tests.table.playing import ME, Json, Server
from tests.table.test_accounts import register, sign_in
from tests.table.test_http import refused
from tests.table.test_people import seat_api

pytestmark = pytest.mark.pure_only
PRESENT = 0x01


@pytest.fixture
def guest(server: Server) -> Iterator[Server]:
    with closing(server.somebody_else()) as other:
        yield other


@pytest.fixture
def device(server: Server) -> Iterator[Server]:
    with closing(server.somebody_else()) as other:
        yield other


@pytest.fixture
def passkey(server: Server) -> Authenticator:
    return Authenticator(str(server.http.base_url).rstrip("/"))


def ask(person: Server, path: str, **body: object) -> httpx.Response:
    return person.http.post(f"/api/me/passkeys{path}", json=body)


def options(person: Server, path: str, **body: object) -> Json:
    found: Json = ask(person, path, **body).raise_for_status().json()["options"]
    return found


def add(person: Server, passkey: Authenticator, name: str = "", password: str = "") -> Json:
    """Make a passkey for an account, or an account of this name."""
    offered = options(person, "/new", name=name, password=password)
    answer = ask(person, "", credential=passkey.create(offered), name=name)
    me: Json = answer.raise_for_status().json()
    return me


def signed_in(person: Server, passkey: Authenticator) -> httpx.Response:
    return ask(person, "/session", credential=passkey.get(options(person, "/ask")))


def test_a_guest_becomes_an_account_by_a_passkey_alone(
    guest: Server, device: Server, passkey: Authenticator
) -> None:
    link = guest.invite("connect-four", ME, ME)["seats"][0]["link"]
    me = {"name": "Pass Only", "account": True, "known": True}
    assert add(guest, passkey, "  Pass  Only ") == me
    own = device.invite("leduc", ME, ME)  # as a guest on the other device
    assert signed_in(device, passkey).json() == me
    assert device.get(seat_api(link))["seat"] == 0
    assert own["match"] in {each["match"] for each in guest.get("/api/me/matches")}
    told = guest.get("/api/me/passkeys")
    assert told["password"] is False
    assert [key["used"] > 0 for key in told["passkeys"]] == [True]
    assert guest.get("/api/me/data")["passkeys"][0]["device"] == "A program"
    # No password opens it, and none can be put there without the passkey.
    with closing(guest.somebody_else()) as other:
        tried = other.http.post("/api/me/session", json={"name": "Pass Only", "password": ""})
        refused(tried, 403, "wrong-password", "")
    change = guest.http.post("/api/me/password", json={"old": "", "new": "correct horse"})
    refused(change, 409, "no-password", "passkey")
    last = told["passkeys"][0]["id"]
    refused(guest.http.delete(f"/api/me/passkeys/{last}"), 409, "last-passkey", "another")


def test_who_has_a_passkey_can_have_a_password_too_and_another_when_it_is_forgotten(
    guest: Server, device: Server, passkey: Authenticator
) -> None:
    add(guest, passkey, "Pass First")
    signed_in(device, passkey)
    stranger = Authenticator(passkey.origin)
    with closing(guest.somebody_else()) as other:
        add(other, stranger, "Somebody Else")

    def choose(new: str, key: Authenticator | None, old: str = "") -> httpx.Response:
        body: Json = {"new": new, "old": old}
        if key is not None:
            body["credential"] = key.get(options(guest, "/ask"))
        return guest.http.post("/api/me/password", json=body)

    refused(choose("short", passkey), 400, "short-password", "8")
    refused(choose("correct horse", stranger), 403, "wrong-passkey", "")
    refused(choose("correct horse", None), 409, "no-password", "passkey")
    assert choose("correct horse", passkey).status_code == 204
    assert guest.get("/api/me/passkeys")["password"] is True
    assert device.get("/api/me")["account"]  # a first password locks nobody out
    refused(choose("battery staple", None, "not this one"), 403, "not-your-password", "")
    assert choose("battery staple", passkey).status_code == 204
    assert not device.get("/api/me")["account"]
    assert sign_in(device, "Pass First", "battery staple")["account"]
    (only,) = guest.get("/api/me/passkeys")["passkeys"]
    assert guest.http.delete(f"/api/me/passkeys/{only['id']}").status_code == 204


def test_several_passkeys_beside_a_password(
    guest: Server, device: Server, passkey: Authenticator
) -> None:
    register(guest, "Both Ways")
    refused(ask(guest, "/new", password="not this one"), 403, "wrong-password", "")
    add(guest, passkey, password="correct horse")
    second = Authenticator(passkey.origin)
    offered = options(guest, "/new", password="correct horse")
    assert len(offered["excludeCredentials"]) == 1
    ask(guest, "", credential=second.create(offered)).raise_for_status()
    first, other = guest.get("/api/me/passkeys")["passkeys"]
    assert signed_in(device, second).json()["name"] == "Both Ways"
    assert device.http.delete(f"/api/me/passkeys/{other['id']}").status_code == 204
    refused(signed_in(device, second), 403, "wrong-passkey", "")
    assert device.http.delete(f"/api/me/passkeys/{first['id']}").status_code == 204
    refused(device.http.delete("/api/me/passkeys/x"), 404, "unknown-passkey", "")
    assert sign_in(device, "Both Ways")["account"]


def test_nothing_that_was_signed_is_good_twice_or_elsewhere(
    guest: Server, device: Server, passkey: Authenticator
) -> None:
    add(guest, passkey, "Once Only")
    asked = options(device, "/ask")
    answer = passkey.get(asked)
    assert ask(device, "/session", credential=answer).status_code == 200
    device.http.cookies.clear()

    def wrong(credential: object) -> None:
        refused(ask(device, "/session", credential=credential), 403, "wrong-passkey", "")
        assert device.get("/api/me")["known"] is False

    wrong(answer)  # again
    wrong(passkey.get({**options(device, "/ask"), "challenge": asked["challenge"]}))
    wrong(passkey.get({**options(device, "/ask"), "rpId": "evil.example"}))
    wrong(passkey.get(options(device, "/ask"), PRESENT))  # nobody has shown who it is
    wrong(Authenticator(passkey.origin).get(options(device, "/ask")))
    forged = passkey.get(options(device, "/ask"))
    forged["response"]["signature"] = passkey.get(options(device, "/ask"))["response"]["signature"]
    wrong(forged)
    offered = options(guest, "/new")
    wrong(passkey.get({**options(device, "/ask"), "challenge": offered["challenge"]}))
    passkey.uses = 0  # a copy of it
    wrong(passkey.get(options(device, "/ask")))
    passkey.uses, passkey.origin = 9, "http://evil.example"
    wrong(passkey.get(options(device, "/ask")))
    for nonsense in ({}, {"id": 1, "response": 2}, {"response": {"clientDataJSON": "e30"}}):
        wrong(nonsense)


def test_a_name_is_taken_once(guest: Server, device: Server, passkey: Authenticator) -> None:
    add(guest, passkey, "Taken Once")
    offered = options(device, "/new", name="taken once")
    other = Authenticator(passkey.origin)
    answer = ask(device, "", credential=other.create(offered), name="taken once")
    refused(answer, 409, "name-taken", "choose another")
    refused(ask(device, "/new", name="x"), 400, "bad-name", "3 letters")
    refused(device.http.get("/api/me/passkeys"), 401, "no-account", "sign in")
