"""All that somebody is sent of a match, byte by byte: over the websocket, and page by page."""

import json

from tests.table.playing import Player, Server, secret_of


def come(visitor: Server, link: str, word: str) -> Player:
    player = Player(visitor.port, secret_of(link), 0, visitor.cookie(), word=word)
    visitor.sockets.append(player.socket)
    return player


def pages_of(visitor: Server, link: str, match: str) -> list[str]:
    """What somebody is sent who asks for all there is of a match, but for what names it.

    The fingerprint of its secret does, too: it is another secret that deals another hand.
    """
    seat = f"/api/seat/{secret_of(link)}"
    named = [secret_of(link), match, visitor.get(seat)["commitment"]]
    pages = [*_looking_back(visitor, link)]
    for page in ("", "/fairness", "/record", "/review"):
        answer = visitor.http.get(f"{seat}{page}")
        assert answer.status_code < 500
        pages.append(f"{answer.status_code} {answer.text}")
    for name in named:
        pages = [page.replace(name, "...") for page in pages]
    return pages


def _looking_back(server: Server, link: str) -> list[str]:
    """What somebody is sent who looks at every moment again, byte by byte."""
    asked = f"/api/seat/{secret_of(link)}/moments"
    versions = [each["version"] for each in server.get(asked)["moments"]]
    pages = [asked, *[f"{asked}/{version}" for version in versions]]
    return [server.http.get(page).raise_for_status().text for page in pages]


def everything(player: Player) -> list[str]:
    """What somebody was sent unasked, and then the answers.

    Which of the two is a moment earlier is the machine's doing, not that of anything hidden.
    """
    player.catch_up()
    answers = [line for line in player.received if "key" in json.loads(line)]
    return [*[line for line in player.received if line not in answers], *answers]
