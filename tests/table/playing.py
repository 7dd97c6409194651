"""A real server on the loopback, and clients that play on it."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from time import monotonic
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from wildtable.kernel.seals import seal_of
from wildtable.table import leases
from wildtable.table.app import create_app
from wildtable.table.difference import patched
from wildtable.table.limits import UNLIMITED, Limits
from wildtable.table.serving import listening
from wildtable.table.settings import Settings

PATIENCE = 120.0  # seconds until a test gives up; nothing is measured by it
LIVE = "/api/live/"
WORD = "otter"  # what every seat adds to chance, where it is asked for one
Json = dict[str, Any]


class Server:
    """The address of a running server, and what can be asked of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.process = 0  # its id, where it is one of its own
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.sockets: list[ClientConnection] = []

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def invite(self, game: str, *seats: Json, **options: str) -> Json:
        """Make a match, without seats one for two people, with invitations for friends."""
        wish = {
            "game": game,
            "seats": seats or [ME, FRIEND],
            "options": options,
            "timing": {"beat": 0},  # tests are in a hurry
        }
        made: Json = self.http.post("/api/matches", json=wish).raise_for_status().json()
        return made

    def make(self, game: str, *seats: Json, **options: str) -> Json:
        """Make a match, with a key for every seat: it opens also after a restart."""
        made = self.invite(game, *seats, **options)
        for seat in made["seats"]:
            if seat["kind"] == "friend":
                seat["link"] = self.accept(seat["link"])
            if seat["link"]:
                seat["link"] = self.key(seat["link"])
        return made

    def key(self, link: str) -> str:
        """A link that is this seat, whoever has it."""
        answer = self.http.post(f"/api/seat/{secret_of(link)}/keys").raise_for_status()
        return str(answer.json()["link"])

    def accept(self, invitation: str, name: str = "") -> str:
        """Accept an invitation: the link of the seat."""
        answer = self.http.post(f"/api/join/{secret_of(invitation)}", json={"name": name})
        return str(answer.raise_for_status().json()["link"])

    def somebody_else(self) -> "Server":
        """The same server, for another person."""
        return Server(self.port)

    def players(self, made: Json) -> list["Player"]:
        """A client for each person's seat, connected one after another."""
        return [self.player(seat["link"]) for seat in made["seats"] if seat["link"]]

    def player(self, link: str, since: int = 0) -> "Player":
        player = Player(self.port, secret_of(link), since, self.cookie())
        self.sockets.append(player.socket)
        return player

    def player_again(self, link: str) -> "Player":
        """One who comes again, as all clients do, until the match has gone over to who lives."""
        begun = monotonic()
        while True:
            try:
                return self.player(link)
            except (OSError, EOFError, WebSocketException):
                if monotonic() - begun > PATIENCE:
                    raise

    def cookie(self) -> str:
        """By what the server knows us."""
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])

    def close(self) -> None:
        """Close what the clients have left open."""
        self.http.close()
        for each in self.sockets:
            each.close()


ME: Json = {"kind": "me", "name": "Ada"}
FRIEND: Json = {"kind": "friend", "name": "Grace"}


def bot(level: str) -> Json:
    return {"kind": "bot", "name": "Robot", "bot": level}


def secret_of(link: str) -> str:
    return link.rpartition("/")[2]


class Player:
    """A client of one seat: keeps every byte it was sent, and the last view."""

    def __init__(
        self,
        port: int,
        secret: str,
        since: int,
        cookie: str = "",
        root: str = LIVE,
        word: str = WORD,
    ) -> None:
        self.word = word
        adding = f"&word={word}&seal={seal_of(word)}" if word else ""
        self.socket = dial(port, f"{secret}?since={since}{adding}", cookie, root)
        self.received: list[str] = []
        self.news: list[Json] = []
        self.view: Json = {}
        self.mark = ""
        self.present: list[int] = []
        self.remarks: list[Json] = []
        self.sent = 0
        self.steps = 0  # of a lesson, that are done
        self.attempts: list[Json] = []  # at a puzzle: what each was told to be worth
        while not self.present:
            self.read()

    def read(self) -> Json:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("view", "change"):
            self.show(message)
        elif message["type"] == "presence":
            self.present = message["seats"]
        elif message["type"] == "life":
            self.show_word(message)
        elif message["type"] == "coached":
            self.steps = message["at"]
        elif message["type"] == "attempted":
            self.attempts.append(message)
        elif message["type"] == "talk":
            self.remarks = [*([] if message["again"] else self.remarks), *message["remarks"]]
        return message

    def show_word(self, life: Json) -> None:
        """Show the word that this client has promised, where that is what is waited for."""
        seals = life.get("seals", [])
        waited_for = [seals[seat] for seat in life.get("words", []) if seals]
        if self.word and seal_of(self.word) in waited_for:
            self.say(json.dumps({"type": "word", "key": f"word-{self.word}", "word": self.word}))

    def promise(self, word: str) -> Json:
        """Change one's mind about the word, before all have promised theirs."""
        self.word = word
        return self.do("seal", seal=seal_of(word))

    def show(self, message: Json) -> None:
        """Take in a view, whole or by what has changed."""
        if message["type"] == "view":
            self.view = message["view"]
        else:
            assert message["base"] == self.mark
            told = {"news": message["news"], "stills": message["stills"]}
            self.view = patched({**self.view, "news": [], "stills": []}, message["change"]) | told
        self.mark = message["mark"]
        self.news[message["news_from"] :] = self.view["news"]

    def say(self, text: str) -> None:
        self.socket.send(text)

    def do(self, kind: str, key: str = "", **fields: object) -> Json:
        """Send a message and read up to its answer."""
        self.sent += 1
        key = key or f"key-{self.sent}"
        self.say(json.dumps({"type": kind, "key": key, **fields}))
        while True:
            message = self.read()
            if message.get("key") == key:
                return message

    def play(self, *moves: str) -> Json:
        return self.do("play", moves=list(moves), version=self.view["version"])

    def catch_up(self) -> list[Json]:
        """Everything that was sent before now; whoever was acknowledged before, was shown."""
        before = len(self.received)
        self.do("why", move=self.view["choices"][0]["move"] if self.view["choices"] else "none")
        return [json.loads(text) for text in self.received[before:-1]]

    def wait_for_turn(self) -> bool:
        """Read until this seat must decide; False if the match is over first."""
        while not self.view["turn"]["over"]:
            if self.view["choices"] and not self.view["answer"]:
                return True
            self.read()
        return False


def show_words(*players: Player) -> None:
    """Let all show the words that they have promised, and be dealt to."""
    for _ in range(3):  # they see that all are promised, show theirs, and see what comes of it
        for player in players:
            player.catch_up()


def dial(port: int, path: str, cookie: str = "", root: str = LIVE) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}{root}{path}"
    headers = {"Cookie": cookie} if cookie else {}
    dialling = connect(address, open_timeout=PATIENCE, compression=None, additional_headers=headers)
    return dialling.__enter__()


def last_words(socket: ClientConnection) -> tuple[list[Json], int]:
    """What the server still says until it closes the connection, and the code it gives."""
    said = []
    with suppress(ConnectionClosed):
        while True:
            said.append(json.loads(socket.recv(PATIENCE)))
    assert socket.close_code is not None
    return said, socket.close_code


@contextmanager
def serving(
    settings: Settings, seconds: float = PATIENCE, among_others: bool = False
) -> Iterator[Server]:
    """A server in a thread of this process, which waits so long for a request.

    One that is `among_others` is a node that others can reach, and that is not taken for dead
    because the machine is busy.
    """
    if settings.limits == Limits():  # tests are in a hurry
        settings = msgspec.structs.replace(settings, limits=UNLIMITED)
    if settings.word_patience == Settings(settings.data).word_patience:
        settings = msgspec.structs.replace(settings, word_patience=0)
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(1 + among_others)]
    if among_others:
        near = f"127.0.0.1:{sockets[1].getsockname()[1]}"
        settings = msgspec.structs.replace(settings, node=near, held=True)
    server = uvicorn.Server(listening(create_app(settings), seconds))
    thread = threading.Thread(target=server.run, args=[sockets])
    with patch.object(leases, "SILENT_AFTER", PATIENCE):
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                thread.join(0.01)
            with closing(Server(sockets[0].getsockname()[1])) as running:
                yield running
        finally:
            server.should_exit = True
            thread.join()
