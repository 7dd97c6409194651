"""Pages of other sites can't use a visitor's browser to play or to make matches here."""

from collections.abc import Iterator

import pytest
from websockets.sync.client import connect

from tests.table.playing import FRIEND, ME, PATIENCE, Server, last_words, secret_of, serving
from tests.table.test_http import refused
from wildtable.table.origin import BadOrigin, Origins
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only

FRIENDLY = "https://club.example"
FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "https://club.example:8443",
    "https://club.example.evil.example",
    "null",
    "",
    "ftp://127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "http://127.0.0.1:99999999",
    "http://[",
]
WISH = {"game": "leduc", "seats": [ME, FRIEND]}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets the pages of one other site in."""
    folder = tmp_path_factory.mktemp("data")
    with serving(Settings(folder, origins=(FRIENDLY,))) as running:
        yield running


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_is_refused(club: Server, origin: str) -> None:
    origin = origin.format(port=club.port)
    headers = {"Origin": origin}
    watch = secret_of(club.make("leduc")["watch"])
    answer = club.http.post("/api/matches", json=WISH, headers=headers)
    refused(answer, 403, "foreign-origin", "--allow-origin")
    for path in ("/api/matches/summary", f"/api/seat/{watch}/rematch"):
        assert club.http.post(path, json={"links": []}, headers=headers).status_code == 403
    assert club.http.get("/api/games", headers=headers).status_code == 200
    address = f"ws://127.0.0.1:{club.port}/api/live/{watch}"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        said, code = last_words(socket)
    assert [(each["type"], each["code"]) for each in said] == [("failure", "foreign-origin")]
    assert code == 4404  # don't come back


@pytest.mark.parametrize("origin", ["http://127.0.0.1:{port}", FRIENDLY, None])
def test_our_own_pages_and_those_we_know_are_let_in(club: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin.format(port=club.port)}
    made = club.http.post("/api/matches", json=WISH, headers=headers).raise_for_status().json()
    address = f"ws://127.0.0.1:{club.port}/api/live/{secret_of(made['watch'])}"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        assert '"type":"view"' in str(socket.recv(PATIENCE))


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("games.example", "https://games.example"),
        ("games.example:443", "https://games.example"),
        ("Games.Example", "http://games.example:80"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_behind_a_proxy_the_host_is_what_counts(club: Server, host: str, origin: str) -> None:
    headers = {"Host": host, "Origin": origin}
    assert club.http.post("/api/matches", json=WISH, headers=headers).status_code == 201


@pytest.mark.parametrize("wrong", ["example.org", "https://example.org/play", "*", "http://a:b"])
def test_what_is_no_origin_is_refused_at_the_start(wrong: str) -> None:
    with pytest.raises(BadOrigin, match="is no origin"):
        Origins([wrong])
