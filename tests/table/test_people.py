"""Seats are claimed, not known: invitations, devices, keys, and who is thrown out."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.playing import (
    FRIEND,
    ME,
    PATIENCE,
    Json,
    Server,
    dial,
    last_words,
    secret_of,
    serving,
)
from tests.table.test_http import refused
from wildtable.table import people
from wildtable.table.identity import fingerprint
from wildtable.table.schema import FILE, SCHEMAS
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def friend(server: Server) -> Iterator[Server]:
    """Somebody else at the same server."""
    with closing(server.somebody_else()) as other:
        yield other


def invitation_of(made: Json) -> str:
    return str(made["seats"][1]["link"])


def seat_api(link: str) -> str:
    return f"/api/seat/{secret_of(link)}"


def sessions(person: Server, link: str) -> list[Json]:
    found: list[Json] = person.get(f"{seat_api(link)}/sessions")
    return found


# --- invitations --------------------------------------------------------------------------------


def test_an_invitation_is_accepted_once(server: Server, friend: Server) -> None:
    made = server.invite("connect-four")
    path = f"/api/join/{secret_of(invitation_of(made))}"
    before = friend.get(path)
    assert (before["kind"], before["host"], before["seat"]) == ("seat", "Ada", 1)
    assert before["seats"][1] == {"name": "Grace", "kind": "friend", "invited": True}
    link = friend.accept(invitation_of(made), " Grace  H. ")
    assert link == f"/play/{made['match']}.1"
    assert friend.accept(invitation_of(made), "Grace H.") == link  # the answer may have been lost
    assert friend.get(path)["link"] == link
    assert friend.get(seat_api(link))["seats"][1] == {"name": "Grace H.", "kind": "friend"}
    with closing(server.somebody_else()) as third:
        assert third.get(path)["taken"]
        refused(third.http.post(path, json={}), 410, "invitation-used", "Ask for one of your own")
        assert not third.http.cookies  # who gets nothing is not kept


def test_who_makes_a_match_can_t_have_the_seat_of_who_came(server: Server, friend: Server) -> None:
    made = server.invite("connect-four")
    link = friend.accept(invitation_of(made))
    refused(server.http.get(seat_api(link)), 404, "not-your-seat", "not yours")
    refused(server.http.post(f"{seat_api(link)}/keys"), 404, "not-your-seat", "")
    answer = server.http.post(f"/api/join/{secret_of(invitation_of(made))}", json={})
    refused(answer, 410, "invitation-used", "")
    said, code = last_words(dial(server.port, secret_of(link), server.cookie()))
    assert (said[0]["code"], code) == ("not-your-seat", 4404)
    assert friend.player(link).view["seat"] == 1


def test_both_play(server: Server, friend: Server) -> None:
    made = server.invite("connect-four")
    ada = server.player(made["seats"][0]["link"])
    assert ada.play("drop a")["type"] == "ack"  # before anybody has come
    grace = friend.player(friend.accept(invitation_of(made), "Grace H."))
    seated = next(message for message in iter(ada.read, None) if message["type"] == "seated")
    assert [seat["name"] for seat in seated["seats"]] == ["Ada", "Grace H."]
    assert grace.play("drop b")["type"] == "ack"
    ada.catch_up()
    assert [item["words"] for item in ada.news] == [["drop", "a"], ["drop", "b"]]


def test_a_seat_that_there_is_not_is_nobody_s(server: Server) -> None:
    match = server.invite("connect-four")["match"]
    for name in (f"{match}.1", f"{match}.7", f"{match}.-2", f"{match}.", "nothing.0"):
        refused(server.http.get(f"/api/seat/{name}/sessions"), 404, "not-your-seat", "")
    refused(server.http.get(f"/api/seat/{match}.1"), 404, "not-your-seat", "")


def test_one_person_can_have_several_seats(server: Server) -> None:
    """Two at one screen, or one who plays both sides."""
    made = server.invite("connect-four", ME, ME)
    first, second = server.players(made)
    assert first.play("drop a")["type"] == "ack"
    second.catch_up()
    assert second.play("drop b")["type"] == "ack"
    assert second.present == [1, 1]


def test_an_invitation_is_renewed_by_the_host_alone(server: Server, friend: Server) -> None:
    made = server.invite("goofspiel", ME, FRIEND, FRIEND)
    old, other = (seat["link"] for seat in made["seats"][1:])
    link = friend.accept(other)
    path = f"{seat_api(made['seats'][0]['link'])}/invitations"
    new = server.http.post(f"{path}/1").raise_for_status().json()["link"]
    refused(friend.http.get(f"/api/join/{secret_of(old)}"), 404, "unknown-invitation", "newer")
    refused(server.http.post(f"{path}/2"), 409, "seat-taken", "somebody")
    refused(server.http.post(f"{path}/0"), 409, "seat-taken", "somebody")
    refused(friend.http.post(f"{seat_api(link)}/invitations/1"), 403, "only-the-host", "")
    assert friend.accept(new) == f"/play/{made['match']}.1"


# --- devices and keys ---------------------------------------------------------------------------


def test_a_cookie_no_script_can_read(server: Server, friend: Server) -> None:
    answer = friend.http.post("/api/matches", json={"game": "leduc", "seats": [ME, FRIEND]})
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"):
        assert part in cookie
    assert f"wildtable-{server.port}=" in cookie  # two servers on one machine
    again = friend.http.post("/api/matches", json={"game": "leduc", "seats": [ME, FRIEND]})
    assert "set-cookie" not in again.headers
    for name in ("nobody", "x" * 5000):
        wrong = {"Cookie": f"wildtable-{server.port}={name}"}
        assert server.somebody_else().http.get("/api/me/matches", headers=wrong).json() == []


def test_another_device_of_mine(server: Server, friend: Server) -> None:
    made = server.invite("connect-four", ME, ME)
    mine = made["seats"][0]["link"]
    own = friend.invite("leduc", ME, ME)  # what was there as a guest stays
    offer = server.http.post("/api/me/devices").raise_for_status().json()["link"]
    assert friend.get(f"/api/join/{secret_of(offer)}")["kind"] == "device"
    friend.http.headers["User-Agent"] = FIREFOX
    assert friend.accept(offer) == "/"
    with closing(server.somebody_else()) as third:  # it can be used once
        path = f"/api/join/{secret_of(offer)}"
        refused(third.http.post(path, json={}), 404, "unknown-invitation", "")
    here, there = server.player(mine), friend.player(mine)
    assert there.present == [2, 0]
    matches = {each["match"] for each in friend.get("/api/me/matches")}
    assert matches >= {made["match"], own["match"]}
    listed = {each["device"]: each for each in sessions(server, mine)}
    assert listed["Firefox on Linux"]["here"]
    assert not listed["Firefox on Linux"]["mine"]
    thrown = f"{seat_api(mine)}/sessions/{listed['Firefox on Linux']['id']}"
    assert server.http.delete(thrown).status_code == 204
    assert last_words(there.socket)[1] == 1012
    said, code = last_words(dial(server.port, secret_of(mine), friend.cookie()))
    assert (said[0]["code"], code) == ("not-your-seat", 4404)
    while here.present != [1, 0]:
        here.read()
    refused(server.http.delete(thrown), 404, "unknown-session", "")


def test_an_offer_is_of_no_use_later(server: Server, friend: Server, tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as own:
        own.invite("leduc", ME, ME)
        offer = own.http.post("/api/me/devices").json()["link"]
        with closing(own.somebody_else()) as other:
            wrong = {"Cookie": f"wildtable-{own.port}={secret_of(offer)}"}
            assert other.http.get("/api/me/matches", headers=wrong).json() == []  # no session yet
            with sqlite3.connect(tmp_path / FILE) as db:
                db.execute("UPDATE sessions SET at = at - ?", (people.OFFER_LASTS,))
            path = f"/api/join/{secret_of(offer)}"
            refused(other.http.get(path), 404, "unknown-invitation", "")
            refused(other.http.post(path, json={}), 404, "unknown-invitation", "")
    refused(friend.http.post("/api/me/devices"), 401, "not-known", "sit down")


def test_a_key_is_the_seat_until_its_owner_ends_it(server: Server, friend: Server) -> None:
    made = server.invite("connect-four", ME, ME)
    mine = made["seats"][0]["link"]
    key = server.key(mine)
    program = friend.player(key)
    assert program.play("drop a")["type"] == "ack"
    refused(friend.http.get(f"{seat_api(key)}/sessions"), 403, "only-the-owner", "")
    refused(friend.http.post(f"{seat_api(key)}/keys"), 403, "only-the-owner", "")
    (link,) = [each for each in sessions(server, mine) if each["kind"] == "link"]
    assert link["here"]
    assert server.http.delete(f"{seat_api(mine)}/sessions/{link['id']}").status_code == 204
    assert last_words(program.socket)[1] == 1012
    refused(friend.http.get(seat_api(key)), 404, "unknown-link", "")


def test_who_watches_owns_nothing(server: Server, friend: Server) -> None:
    watch = seat_api(server.invite("connect-four")["watch"])
    refused(friend.http.get(f"{watch}/sessions"), 403, "only-the-owner", "")
    refused(friend.http.post(f"{watch}/keys"), 403, "only-the-owner", "")
    refused(friend.http.post(f"{watch}/invitations/1"), 403, "only-the-host", "")


def test_two_windows_are_one_device(server: Server) -> None:
    link = server.invite("connect-four", ME, ME)["seats"][0]["link"]
    server.player(link)
    assert server.player(link).present == [1, 0]


# --- the secret of a session changes ------------------------------------------------------------


class Clock:
    """What the server takes for the time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def pass_by(self, milliseconds: int) -> None:
        with sqlite3.connect(self.folder / FILE, PATIENCE) as db:
            for column in ("turned", "seen"):
                db.execute(f"UPDATE sessions SET {column} = {column} - ?", (milliseconds,))
            db.execute("UPDATE sessions SET used = used - ? WHERE used > 0", (milliseconds,))


def test_a_secret_is_exchanged_and_the_old_one_is_of_no_use(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server, closing(server.somebody_else()) as thief:
        clock = Clock(tmp_path)
        link = server.invite("connect-four", ME, ME)["seats"][0]["link"]
        old = dict(server.http.cookies)
        thief.http.cookies.update(old)
        server.get(seat_api(link))
        assert dict(server.http.cookies) == old
        clock.pass_by(people.TURN_AFTER + 1000)
        server.get(seat_api(link))
        assert dict(server.http.cookies) != old
        thief.get(seat_api(link))  # what was on its way is served
        server.get(seat_api(link))  # the new one has arrived
        clock.pass_by(people.GRACE + 1000)
        refused(thief.http.get(seat_api(link)), 404, "not-your-seat", "")
        assert server.player(link).view["seat"] == 0


def test_a_new_secret_that_was_lost_on_the_way_is_given_again(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server, closing(server.somebody_else()) as late:
        clock = Clock(tmp_path)
        link = server.invite("connect-four", ME, ME)["seats"][0]["link"]
        old = {"Cookie": server.cookie()}
        for _ in range(3):
            clock.pass_by(people.TURN_AFTER + 1000)
            answer = late.http.get(seat_api(link), headers=old).raise_for_status()
            assert server.cookie() not in answer.headers["set-cookie"]
            late.http.cookies.clear()
        late.http.cookies.extract_cookies(answer)
        late.get(seat_api(link))
        clock.pass_by(people.GRACE + 1000)
        answer = late.http.get(seat_api(link), headers=old)
        refused(answer, 404, "not-your-seat", "")


# --- what older versions have kept --------------------------------------------------------------


def test_links_of_older_versions_go_on_working(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        made = server.make("connect-four")
        server.player(made["seats"][0]["link"]).play("drop a")
        secrets = [secret_of(seat["link"]) for seat in made["seats"]]
    _set_back(tmp_path, made["match"], secrets)
    with serving(Settings(tmp_path)) as server:
        first, second = server.players(made)
        assert second.play("drop b")["type"] == "ack"
        first.catch_up()
        assert [item["words"] for item in first.news] == [["drop", "a"], ["drop", "b"]]
        assert server.player(made["watch"]).view
        listed = sessions(server, made["seats"][0]["link"])
        assert [(each["kind"], each["mine"]) for each in listed] == [("link", True)]


def _set_back(folder: Path, match: str, secrets: list[str]) -> None:
    """Make a file what it was before seats belonged to people."""
    with sqlite3.connect(folder / FILE) as db:
        rows = {
            table: db.execute(f"SELECT {columns} FROM {table}").fetchall()
            for table, columns in OLD.items()
        }
    for file in folder.glob(f"{FILE}*"):
        file.unlink()
    with sqlite3.connect(folder / FILE) as db:
        for schema in SCHEMAS[:BEFORE_PEOPLE]:
            db.executescript(schema)
        db.execute(f"PRAGMA user_version = {BEFORE_PEOPLE}")
        for table, columns in OLD.items():
            holes = ", ".join("?" * len(columns.split(", ")))
            db.executemany(f"INSERT INTO {table} ({columns}) VALUES ({holes})", rows[table])
        for seat, secret in enumerate(secrets):
            sql = "UPDATE seats SET fingerprint = ? WHERE match = ? AND seat = ?"
            db.execute(sql, (fingerprint(secret), match, seat))


BEFORE_PEOPLE = 5  # what that version's number was
OLD = {
    "matches": "id, game, options, content, secret, nonce, watch, at, rules, result, awaited",
    "seats": "match, seat, name, kind, bot",
    "lines": "match, number, text, at, state",
    "receipts": "match, seat, key",
}
