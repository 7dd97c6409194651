"""What can be wrong with a request, as one exception that becomes an answer."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from wildtable.kernel import registry
from wildtable.kernel.game import Game
from wildtable.table.wire import Failure
from wildtable.table.wire_errors import ErrorBody, Trouble

COME_BACK_IN: Final = 1.0  # seconds after a fault of ours
MOVED_IN: Final = 0.5


class Refused(Exception):
    """A request that can't be served: a code for programs, a message for people.

    Where it is worth another try, `retry_after` says in how many seconds.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        allowed: Sequence[str] = (),
        retry_after: float = 0,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = ceil(retry_after * 10) / 10
        self.body = ErrorBody(Trouble(code, message, list(allowed), self.retry_after))

    def failure(self, key: str = "") -> Failure:
        """The same for a websocket: about the message with this key, or about all of it."""
        error = self.body.error
        return Failure(error.code, error.message, key, self.retry_after)


def unexpected() -> Refused:
    """A fault of ours or of a game: the log tells all about it, the answer nothing."""
    message = "Something went wrong here; it has been logged."
    return Refused(500, "internal-error", message, retry_after=COME_BACK_IN)


def moving() -> Refused:
    """Another node has the match, or is about to have it."""
    message = "This match is just moving to another server; you are connected again at once."
    return Refused(503, "moving", message, retry_after=MOVED_IN)


def known_game(name: str, status: int = 404) -> Game:
    """A game that is installed. Raises Refused."""
    try:
        return registry.game(name)
    except registry.UnknownGame as error:
        raise no_such_game(error, status) from error


def no_such_game(error: registry.UnknownGame, status: int) -> Refused:
    """There is none of this name, or it is broken."""
    code = "broken-game" if isinstance(error, registry.BrokenGame) else "unknown-game"
    return Refused(status, code, str(error), [game.name for game in registry.games()])


def not_your_seat() -> Refused:
    """The same whether there is such a seat or not."""
    message = (
        "This seat is not yours. Open it on the device where you sat down, or let that device "
        "invite this one."
    )
    return Refused(404, "not-your-seat", message)


def no_suggestion() -> Refused:
    """No bot has found an answer in time; it would be the same the next time."""
    message = "A bot has found nothing to suggest here; play as you think best."
    return Refused(503, "no-suggestion", message)


def no_such_page() -> Refused:
    return Refused(404, "not-found", "Not Found")


def no_such_link() -> Refused:
    """The same for every wrong secret, whatever is wrong with it."""
    return Refused(404, "unknown-link", "This link leads to no seat; was it copied as a whole?")
