"""People are called when it is their turn: only if they want it, once, and with nothing hidden."""

import asyncio
import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.table.playing import PATIENCE, Json, Server, serving
from tests.table.receivers import (
    Browser,
    MailReceiver,
    WebReceiver,
    mail_receiver,
    web_receiver,
)
from tests.table.test_http import refused
from wildtable.table.errand import Errands, Failed
from wildtable.table.mail import BadMail, is_address, mail_server
from wildtable.table.push import Subscription, decode64, encrypted
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.trouble import Refused
from wildtable.table.ways import Ways

pytestmark = pytest.mark.pure_only
ADDRESS = "https://table.example.org"


class Club:
    """A server that calls people at once, and what it reaches them by."""

    def __init__(self, server: Server, web: WebReceiver, mail: MailReceiver) -> None:
        self.server, self.web, self.mail = server, web, mail

    def posted(self) -> Json:
        body: Json = json.loads(self.web.posted.get(timeout=PATIENCE).body)
        return body


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with web_receiver() as web, mail_receiver() as (mail, port):
        settings = Settings(
            tmp_path_factory.mktemp("data"),
            address=ADDRESS,
            mail=f"smtp://127.0.0.1:{port}?from=table@example.org",
            call_after=0,
            private_targets=True,
        )
        with serving(settings) as server:
            yield Club(server, web, mail)


@pytest.fixture
def ada(club: Club) -> Iterator[Server]:
    with closing(club.server.somebody_else()) as person:
        yield person


@pytest.fixture
def grace(club: Club) -> Iterator[Server]:
    with closing(club.server.somebody_else()) as person:
        yield person


def sit_down(ada: Server, grace: Server) -> tuple[Json, str, str]:
    """A match of two people, and where each sits; it is Ada's turn."""
    made = ada.invite("connect-four")
    seat = grace.accept(made["seats"][1]["link"])
    return made, made["seats"][0]["link"], seat


def want(person: Server, kind: str, **how: str) -> Json:
    answer = person.http.post(f"/api/me/calls/{kind}", json=how).raise_for_status()
    told: Json = answer.json() if answer.content else {}
    return told


def test_a_webhook_is_told_the_game_and_the_seat_and_nothing_else(
    club: Club, ada: Server, grace: Server
) -> None:
    made, first, second = sit_down(ada, grace)
    secret = want(grace, "webhook", url=f"{club.web.address}/hook?a=1")["secret"]
    assert ada.player(first).play("drop d")["type"] == "ack"
    posted = club.web.posted.get(timeout=PATIENCE)
    assert posted.path == "/hook?a=1"
    line = f"It is your turn in Connect Four: {ADDRESS}{second}"
    assert json.loads(posted.body) == {
        "event": "your-turn",
        "game": "connect-four",
        "match": made["match"],
        "link": ADDRESS + second,
        "text": line,
        "content": line,
    }
    signature = hmac.new(secret.encode(), posted.body, hashlib.sha256).hexdigest()
    assert posted.headers["x-wildtable-signature"] == f"sha256={signature}"


def test_who_comes_back_is_called_again(club: Club, ada: Server, grace: Server) -> None:
    made, first, second = sit_down(ada, grace)
    want(grace, "webhook", url=club.web.address)
    player = ada.player(first)
    player.play("drop d")
    assert club.posted()["match"] == made["match"]
    other = grace.player(second)
    other.play("drop e")
    other.socket.close()
    player.catch_up()
    while player.present != [1, 0]:
        player.read()
    player.play("drop d")
    assert club.posted()["match"] == made["match"]
    assert club.web.posted.empty()


def test_who_is_at_the_table_is_not_called(club: Club, ada: Server, grace: Server) -> None:
    made, first, second = sit_down(ada, grace)
    want(grace, "webhook", url=club.web.address)
    player, other = ada.player(first), grace.player(second)
    player.play("drop d")
    other.catch_up()
    other.play("drop e")
    player.catch_up()
    other.socket.close()
    while player.present != [1, 0]:
        player.read()
    assert club.web.posted.empty()
    player.play("drop d")
    assert club.posted()["match"] == made["match"]


def test_nobody_waits_for_a_call(club: Club, ada: Server, grace: Server) -> None:
    _, first, second = sit_down(ada, grace)
    want(grace, "webhook", url=club.web.address)
    club.web.may_answer.clear()
    try:
        player = ada.player(first)
        player.play("drop d")
        club.posted()  # it has come, and gets no answer
        other = grace.player(second)
        assert other.play("drop e")["type"] == "ack"
        player.catch_up()
        assert player.play("drop d")["type"] == "ack"
    finally:
        club.web.may_answer.set()


def test_a_browser_is_pushed_what_it_alone_can_read(club: Club, ada: Server, grace: Server) -> None:
    _, first, second = sit_down(ada, grace)
    browser = Browser(f"{club.web.address}/push/grace")
    want(grace, "push", **browser.subscription._asdict(), language="de")
    told = grace.get("/api/me/calls")
    assert [(way["kind"], way["target"], way["open"]) for way in told["ways"]] == [
        ("push", "", True)
    ]
    ada.player(first).play("drop d")
    posted = club.web.posted.get(timeout=PATIENCE)
    assert json.loads(browser.read(posted.body)) == {
        "title": "Du bist am Zug: Connect Four",
        "text": "Der Tisch wartet auf dich.",
        "link": second,
    }
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert_signed(posted.headers["authorization"], told["push_key"], club.web.address)


def assert_signed(header: str, key: str, audience: str) -> None:
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature, told = found.groups()
    assert told == key
    said = json.loads(decode64(claims))
    assert (said["aud"], said["sub"]) == (audience, ADDRESS)
    numbers = decode64(signature)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decode64(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ECDSA(SHA256()))


def test_a_browser_that_is_gone_is_forgotten(club: Club, ada: Server, grace: Server) -> None:
    _, first, _ = sit_down(ada, grace)
    want(grace, "push", **Browser(f"{club.web.address}/gone").subscription._asdict())
    club.web.status = 410
    try:
        ada.player(first).play("drop d")
        club.web.posted.get(timeout=PATIENCE)
        while grace.get("/api/me/calls")["ways"]:  # until the answer has come back
            pass
    finally:
        club.web.status = 201


def test_letters_go_where_a_code_has_arrived(club: Club, ada: Server, grace: Server) -> None:
    _, first, second = sit_down(ada, grace)
    want(grace, "mail", address="grace@example.org", language="it")
    assert [way["open"] for way in grace.get("/api/me/calls")["ways"]] == [False]
    letter = club.mail.letters.get(timeout=PATIENCE)
    found = re.match(r"[0-9a-f]{8}", str(letter["Subject"]))
    assert found is not None
    wrong = grace.http.post("/api/me/calls/mail/code", json={"code": "00000000"})
    refused(wrong, 403, "wrong-code", "an hour")
    want(grace, "mail/code", code=f" {found[0].upper()} ")
    assert [way["open"] for way in grace.get("/api/me/calls")["ways"]] == [True]
    ada.player(first).play("drop d")
    letter = club.mail.letters.get(timeout=PATIENCE)
    assert (letter["To"], letter["From"]) == ("grace@example.org", "table@example.org")
    assert letter["Subject"] == "Tocca a te a Connect Four"
    assert ADDRESS + second in letter.get_content().splitlines()


def test_a_way_is_removed_and_goes_with_the_person(club: Club, ada: Server, grace: Server) -> None:
    sit_down(ada, grace)
    way = want(grace, "webhook", url=club.web.address)["id"]
    assert grace.get("/api/me/data")["calls"][0]["target"] == club.web.address
    refused(ada.http.delete(f"/api/me/calls/{way}"), 404, "unknown-way", "")
    assert grace.http.delete(f"/api/me/calls/{way}").status_code == 204
    assert grace.get("/api/me/calls")["ways"] == []
    want(grace, "webhook", url=club.web.address)
    account = {"name": f"Grace {way}", "password": "correct horse"}
    ada.http.post("/api/me/account", json=account).raise_for_status()
    grace.http.post("/api/me/session", json=account).raise_for_status()
    assert len(ada.get("/api/me/calls")["ways"]) == 1
    assert ada.http.delete("/api/me").status_code == 204


def test_all_is_off_by_default(server: Server, tmp_path: Path) -> None:
    with closing(server.somebody_else()) as person:
        refused(person.http.get("/api/me/calls"), 401, "not-known", "")
        person.invite("connect-four")
        assert person.get("/api/me/calls") == {"ways": [], "kinds": [], "push_key": ""}
        answer = person.http.post("/api/me/calls/webhook", json={"url": "https://example.org"})
        refused(answer, 409, "no-such-way", "webhook")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("https://127.0.0.1/", "open internet"),
        ("https://localhost/", "open internet"),
        ("https://10.1.2.3/", "open internet"),
        ("https://169.254.169.254/latest/meta-data", "open internet"),
        ("https://[::1]/", "open internet"),
        ("https://[::ffff:192.168.0.1]/", "open internet"),
        ("https://[64:ff9b::7f00:1]/", "open internet"),
        ("https://[2002:7f00:1::]/", "open internet"),
        ("https://224.0.0.1/", "open internet"),
        ("https://0x7f.1/", "open internet"),
        ("http://192.0.2.1/", "https"),
        ("file:///etc/passwd", "https"),
        ("https://192.0.2.1:8000/", "port 443"),
        ("https://me:secret@192.0.2.1/", "password"),
        ("https://192.0.2.1/a\r\nHost: b", "https"),
        ("https://[", "no address"),
        ("https:///x", "host"),
    ],
)
def test_nothing_is_sent_into_a_network_of_our_own(address: str, why: str) -> None:
    errands = Errands()
    with pytest.raises(Refused, match=why):
        asyncio.run(errands.check(address))
    with pytest.raises(Failed, match=why):
        asyncio.run(errands.post(address, b"", {}))


def test_a_person_is_called_once_until_coming_back(tmp_path: Path) -> None:
    async def story() -> list[int]:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.sql.write(("INSERT INTO people (id, name, at) VALUES ('p', 'Ada', 0)", ()))
        ways, taken = Ways(store), []
        taken.append(len(await ways.take("p")))
        await ways.add("p", "webhook", "https://a.example/", "")
        await ways.add("p", "mail", "a@example.org", "", open=False)
        for _ in range(2):
            taken += [len(await ways.take("p")), len(await ways.take("p"))]
            await ways.came_back("p")
        assert await ways.push_key() == await Ways(store).push_key()
        await store.close()
        return taken

    assert asyncio.run(story()) == [0, 1, 0, 1, 0]


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    browser = Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = derive_private_key(number, SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert encrypted(browser, text, own, decode64("DGv6ra1nlYgDCS1FRnbzlw")) == decode64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_what_is_a_mail_server_and_an_address() -> None:
    server = mail_server("smtps://ada:p%40ss@mail.example.org?from=table@example.org")
    assert (server.port, server.user, server.password) == (465, "ada", "p@ss")
    for wrong in (
        "mail.example.org",
        "smtp://mail.example.org",
        "http://x?from=a@b.org",
        "smtp://[",
    ):
        with pytest.raises(BadMail, match="looks like"):
            mail_server(wrong)
    assert is_address("ada@example.org")
    for wrong in ("ada", "@b", "a@", "a@b.org, c@d.org", "a@b.org\nBcc: c@d.org", "<a@b.org>"):
        assert not is_address(wrong)
