"""The API answers as it says of itself, whatever it is asked."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table.forms import Forms, anything
from tests.table.playing import FRIEND, ME, Json, Server, secret_of, serving
from tests.table.test_health import Disk, disk
from tests.table.test_serving import HASTE, told
from wildtable.table.app import LARGEST_BODY
from wildtable.table.http_review import LARGEST_RECORD
from wildtable.table.limits import UNLIMITED, Rate
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
__all__ = ["disk"]

ROUTES = [
    ("get", "/api/games"),
    ("get", "/api/bots"),
    ("get", "/api/games/{name}/kit"),
    ("get", "/api/games/{name}/rules"),
    ("get", "/api/games/{name}/door.svg"),
    ("get", "/api/games/{name}/lessons"),
    ("get", "/api/games/{name}/puzzles"),
    ("get", "/api/games/{name}/puzzles/{puzzle}"),
    ("post", "/api/matches"),
    ("post", "/api/matches/summary"),
    ("get", "/api/seat/{secret}"),
    ("get", "/api/seat/{secret}/record"),
    ("get", "/api/seat/{secret}/fairness"),
    ("get", "/api/seat/{secret}/moments"),
    ("get", "/api/seat/{secret}/moments/{version}"),
    ("get", "/api/seat/{secret}/moments/{version}/judged"),
    ("get", "/api/seat/{secret}/review"),
    ("post", "/api/seat/{secret}/fork"),
    ("post", "/api/records"),
    ("post", "/api/seat/{secret}/rematch"),
    ("get", "/api/seat/{secret}/sessions"),
    ("delete", "/api/seat/{secret}/sessions/{name}"),
    ("post", "/api/seat/{secret}/keys"),
    ("post", "/api/seat/{secret}/invitations/{seat}"),
    ("post", "/api/seat/{secret}/fill"),
    ("get", "/api/open"),
    ("post", "/api/open/{name}/{seat}"),
    ("get", "/api/join/{secret}"),
    ("post", "/api/join/{secret}"),
    ("get", "/api/me"),
    ("delete", "/api/me"),
    ("get", "/api/me/data"),
    ("post", "/api/me/account"),
    ("post", "/api/me/password"),
    ("post", "/api/me/session"),
    ("delete", "/api/me/session"),
    ("get", "/api/me/calls"),
    ("post", "/api/me/calls/push"),
    ("post", "/api/me/calls/mail"),
    ("post", "/api/me/calls/mail/code"),
    ("post", "/api/me/calls/webhook"),
    ("delete", "/api/me/calls/{name}"),
    ("get", "/api/me/passkeys"),
    ("post", "/api/me/passkeys"),
    ("post", "/api/me/passkeys/new"),
    ("post", "/api/me/passkeys/ask"),
    ("post", "/api/me/passkeys/session"),
    ("delete", "/api/me/passkeys/{name}"),
    ("get", "/api/me/matches"),
    ("get", "/api/me/puzzles"),
    ("post", "/api/me/puzzles"),
    ("post", "/api/me/devices"),
]
POSTS = [path for method, path in ROUTES if method == "post"]
# The machine may be busy.
FEW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
WISH = {"game": "leduc", "seats": [ME, FRIEND]}


class Described:
    """A server, held to its own description."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.document = server.get("/api/schema/openapi.json")
        self.forms = Forms(self.document)

    def check(self, method: str, path: str, answer: httpx.Response) -> int:
        """Its status, if the answer is one of those that are described."""
        described = self.document["paths"][path][method]["responses"]
        assert str(answer.status_code) in described, answer.text
        content = described[str(answer.status_code)].get("content")
        if content is None:
            assert not answer.content
            return answer.status_code
        kind, _, _ = answer.headers["content-type"].partition(";")
        assert [kind] == list(content)
        value = answer.json() if kind == "application/json" else answer.text
        assert self.forms.faults(value, content[kind]["schema"]) == []
        return answer.status_code

    def ask(self, method: str, path: str, name: str = "", **more: Any) -> int:
        """Ask for a path, with this in it, and check the answer."""
        address = path.format(name=name, secret=name, seat=1, version=0, puzzle="x")
        return self.check(method, path, self.server.http.request(method, address, **more))


@pytest.fixture(scope="module")
def described(server: Server) -> Described:
    return Described(server)


@pytest.fixture(scope="module")
def links(server: Server) -> list[str]:
    """Secrets of a match that is over and of one that is not, of seats and of those who watch.

    They are somebody else's: what we have is deleted by these tests.
    """
    with closing(server.somebody_else()) as other:
        over, fresh = other.make("leduc"), other.make("wildlife")
        first, second = other.players(over)
        first.play("raise")
        second.catch_up()
        second.play("fold")
    return [secret_of(link) for made in (over, fresh) for link in _links(made)]


def _links(made: Json) -> list[str]:
    return [*[seat["link"] for seat in made["seats"]], made["watch"]]


def test_every_route_is_described(described: Described) -> None:
    paths = described.document["paths"]
    assert {(method, path) for path, methods in paths.items() for method in methods} == {*ROUTES}


def test_what_does_not_fit_a_form_is_noticed(described: Described) -> None:
    form = {"$ref": "#/components/schemas/NewMatch"}
    assert described.forms.faults(WISH, form) == []
    for wrong, said in [
        ({**WISH, "more": 1}, "body has more"),
        ({"seats": []}, "body lacks game"),
        ({**WISH, "seats": [{"kind": "cat"}]}, "body.seats[0].kind is none of"),
        ({**WISH, "seats": [{**ME, "name": "x" * 41}]}, "body.seats[0].name is longer"),
        ({**WISH, "options": {"a": 1}}, "body.options.a is no string"),
        ({**WISH, "seats": [{**ME, "bot": 1}]}, "body.seats[0].bot fits none"),
        ({**WISH, "game": True}, "body.game is no string"),
    ]:
        assert said in "".join(described.forms.faults(wrong, form))


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_good_and_bad_requests_get_described_answers(
    described: Described, links: list[str], method: str, path: str
) -> None:
    operation = described.document["paths"][path][method]
    names = ["leduc", "wildlife", "chess"] if "{name}" in path else links
    seats = st.none() | st.sampled_from(["2", "9", "x", "", "null"])
    bodies = st.none() | anything
    if "requestBody" in operation:
        form = operation["requestBody"]["content"]["application/json"]["schema"]
        bodies |= described.forms.made(form)

    @FEW
    @given(
        st.sampled_from(names) | st.text(min_size=1, max_size=30),
        seats,
        bodies,
        st.sampled_from(["application/json", "text/plain", "multipart/form-data", ""]),
    )
    def ask(name: str, seats: str | None, body: Any, kind: str) -> None:
        sent = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": kind} if kind else {}
        query = {} if seats is None else {"seats": seats}
        status = described.ask(
            method, path, quote(name, safe=""), content=sent, headers=headers, params=query
        )
        assert status < 500

    ask()


@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/summary"])
def test_what_fits_no_form_is_refused(described: Described, path: str) -> None:
    operation = described.document["paths"][path]["post"]
    form = operation["requestBody"]["content"]["application/json"]["schema"]

    @FEW
    @given(anything | st.fixed_dictionaries({"links": st.lists(anything), "seats": anything}))
    def ask(body: Any) -> None:
        status = described.ask("post", path, json=body)
        if described.forms.faults(body, form):
            assert status == 400

    ask()


def test_what_a_route_answers_to_whom(described: Described, links: list[str]) -> None:
    ask, (over, _, watch, fresh, _, _) = described.ask, links
    assert ask("get", "/api/seat/{secret}", over) == 200
    assert ask("get", "/api/seat/{secret}/record", watch) == 200
    assert ask("get", "/api/seat/{secret}/record", fresh) == 409
    assert ask("post", "/api/seat/{secret}/rematch", over) == 201
    assert ask("post", "/api/seat/{secret}/rematch", watch) == 403
    assert ask("post", "/api/seat/{secret}/rematch", fresh) == 409
    assert ask("get", "/api/games/{name}/door.svg", "wildlife") == 200
    assert ask("get", "/api/games/{name}/door.svg", "leduc") == 404
    assert ask("post", "/api/matches", json=WISH) == 201
    assert ask("post", "/api/matches/summary", json={"links": [*links, "none"]}) == 200
    for game in described.server.get("/api/games"):
        assert ask("get", "/api/games/{name}/kit", game["name"]) == 200
        assert ask("get", "/api/games/{name}/rules", game["name"]) == 200
    for path in ("/api/games/{name}/kit", "/api/games/{name}/rules"):
        mark = described.server.http.get(path.format(name="leduc")).headers["etag"]
        assert ask("get", path, "leduc", headers={"If-None-Match": mark}) == 304


@pytest.mark.parametrize("path", POSTS)
def test_a_foreign_page_and_too_much_of_it(described: Described, path: str) -> None:
    assert described.ask("post", path, "x", headers={"Origin": "https://evil.example"}) == 403
    if "requestBody" in described.document["paths"][path]["post"]:
        most = LARGEST_RECORD if path == "/api/records" else LARGEST_BODY
        assert described.ask("post", path, "x", json={"game": "x" * most}) == 413


def test_who_asks_too_often(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, requests=Rate(1e-6, 1))
    with serving(Settings(tmp_path, limits=limits)) as server:
        described = Described(server)  # which was one
        assert {described.ask(method, path, "leduc") for method, path in ROUTES} == {429}


def test_when_nothing_can_be_kept(disk: Disk, tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        described = Described(server)
        disk.full = True
        assert described.ask("post", "/api/matches", json=WISH) == 503


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that waits for nobody."""
    with serving(Settings(tmp_path_factory.mktemp("data")), seconds=HASTE) as running:
        yield running.port


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_what_is_no_request(described: Described, hasty: int, method: str, path: str) -> None:
    address = path.format(name="x", secret="x", seat=1, version=0, puzzle="x")
    head = f"{method.upper()} {address} HTTP/1.1\r\nHost: here\r\n"
    patient = described.server.port
    for rest, port, status in [
        ("", hasty, 408),
        ("X: " + "x" * 40_000, patient, 431),
        ("no header\r\n\r\n", patient, 400),
    ]:
        assert described.check(method, path, told(port, (head + rest).encode())) == status
