"""What can be wrong with a request, as one exception that becomes an answer."""

from collections.abc import Sequence

from wildtable.kernel import registry
from wildtable.table.wire import ErrorBody, Trouble


class Refused(Exception):
    """A request that can't be served: a code for programs, a message for people."""

    def __init__(self, status: int, code: str, message: str, allowed: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.status = status
        self.body = ErrorBody(Trouble(code, message, list(allowed)))


def unexpected() -> Refused:
    """A fault of ours or of a game: the log tells all about it, the answer nothing."""
    return Refused(500, "internal-error", "Something went wrong here; it has been logged.")


def no_such_game(error: registry.UnknownGame, status: int) -> Refused:
    """There is none of this name, or it is broken."""
    code = "broken-game" if isinstance(error, registry.BrokenGame) else "unknown-game"
    return Refused(status, code, str(error), [game.name for game in registry.games()])


def no_such_link() -> Refused:
    """The same for every wrong secret, whatever is wrong with it."""
    return Refused(404, "unknown-link", "This link leads to no seat; was it copied as a whole?")
