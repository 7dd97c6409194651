"""Nobody can use up what is there for all; whoever tries is told, and when to come back."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from types import SimpleNamespace

import pytest

from tests.table.playing import FRIEND, ME, Server, dial, last_words, secret_of, serving
from tests.table.test_http import refused
from wildtable.table import limits
from wildtable.table.limits import Bucket, Buckets, Limiter, Limits, Rate, network, shared
from wildtable.table.settings import Settings
from wildtable.table.trouble import Refused

pytestmark = pytest.mark.pure_only
SELDOM = 1e-6  # a second: never again in these tests
PLENTY = Rate(1e9, 1e9)


@pytest.fixture
def strict(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with the limits that a test asks for."""
    usual = {"requests": PLENTY, "messages": PLENTY, "matches": PLENTY}
    with serving(Settings(tmp_path, limits=Limits(**{**usual, **request.param}))) as running:
        yield running


def only(**some: object) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("strict", [some], indirect=True, ids=[", ".join(some)])


@only(requests=Rate(SELDOM, 3))
def test_requests_of_an_address(strict: Server) -> None:
    for _ in range(3):
        assert strict.get("/api/bots")
    answer = strict.http.get("/api/bots")
    refused(answer, 429, "too-many-requests", "there is room again in")
    assert int(answer.headers["Retry-After"]) > 1000
    said, code = last_words(dial(strict.port, "A" * 22))
    assert (said[0]["code"], code) == ("too-many-requests", 1012)
    assert said[0]["retry_after"] > 1000


@only(matches=Rate(SELDOM, 1))
def test_new_matches_of_an_address(strict: Server) -> None:
    strict.make("leduc")
    answer = strict.http.post("/api/matches", json={"game": "leduc", "seats": [ME, FRIEND]})
    refused(answer, 429, "too-many-requests", "new matches")


@only(people=Rate(SELDOM, 5))
def test_requests_and_messages_of_a_person(strict: Server) -> None:
    made = strict.invite("connect-four", ME, ME)
    player = strict.player(made["seats"][0]["link"])  # which is one request
    for _ in range(2):
        assert strict.get("/api/me")["known"]
        assert player.do("why", move="drop a")["type"] == "reason"
    refused(strict.http.get("/api/me"), 429, "too-many-requests", "requests")
    assert player.do("why", move="drop a")["code"] == "too-many-requests"
    assert strict.get("/api/bots")  # the address has its own
    with closing(strict.somebody_else()) as other:
        assert other.invite("leduc")
        assert other.get("/api/me")["known"]


def test_processes_share_what_is_rare() -> None:
    usual, part = Limits(), shared(Limits(), 4)
    for name in ("matches", "passwords", "letters"):
        whole, each = getattr(usual, name), getattr(part, name)
        assert each.a_second * 4 == pytest.approx(whole.a_second)
        assert 1 <= each.at_once <= max(1, whole.at_once / 4)
    assert (part.requests, part.people, part.sockets) == (
        usual.requests,
        usual.people,
        usual.sockets,
    )


@only(messages=Rate(1000, 3))
def test_messages_of_a_websocket(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    now = monotonic()  # and so it stays: no bucket fills up
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    first, second = strict.players(strict.make("connect-four"))
    answers = [first.do("why", move="drop a") for _ in range(5)]
    assert [each["type"] for each in answers] == ["reason"] * 3 + ["failure"] * 2
    assert [each["code"] for each in answers[3:]] == ["too-many-requests"] * 2
    assert second.do("why", move="drop a")["type"] == "reason"  # the other has its own


@only(sockets=2)
def test_websockets_of_an_address(strict: Server, caplog: pytest.LogCaptureFixture) -> None:
    made = strict.make("connect-four")
    strict.players(made)
    said, code = last_words(dial(strict.port, secret_of(made["watch"])))
    assert (said[0]["code"], code) == ("too-many-connections", 1012)
    assert said[0]["retry_after"] > 0
    strict.get("/healthz")  # by now all of it has come to its end
    assert not caplog.records  # nobody can fill the log by coming too often


def test_a_websocket_that_is_closed_makes_room() -> None:
    limiter = Limiter(Limits(sockets=1))
    for _ in range(2):
        with limiter.socket("here"):
            with pytest.raises(Refused), limiter.socket("here"):
                pass
            with limiter.socket("there"):
                pass


@only(windows=1, watchers=2)
def test_websockets_of_a_link(strict: Server) -> None:
    made = strict.make("connect-four")
    strict.players(made)
    for _ in range(2):
        strict.player(made["watch"])
    for link in (made["seats"][0]["link"], made["watch"]):
        said, code = last_words(dial(strict.port, secret_of(link)))
        assert (said[0]["code"], code) == ("too-many-connections", 1012)


@only(lines=1, remarks=1)
def test_the_length_of_a_match(strict: Server) -> None:
    first, second = strict.players(strict.make("connect-four"))
    assert first.play("drop a")["type"] == "ack"
    second.catch_up()
    answer = second.do("play", moves=["drop b"], version=second.view["version"])
    assert (answer["type"], answer["code"]) == ("failure", "too-long")
    assert second.do("say", text="a pity")["type"] == "ack"
    answer = second.do("say", text="a great pity")
    assert (answer["type"], answer["code"]) == ("failure", "all-is-said")


def test_a_bucket_fills_up_with_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    buckets = Buckets(Rate(SELDOM, 1))
    for name in ("a", "b", "a", "c"):
        buckets.of(name).take()
    assert buckets.of("a").take() > 0
    assert buckets.of("b").take() == 0  # forgotten


def test_neighbours_share_a_limit() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("a pipe") == "a pipe"
