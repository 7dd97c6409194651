"""How a server is, and what was wrong with a request: the form of every error."""

from msgspec import Struct


class Health(Struct, frozen=True):
    """How a server is: "ok", or what is wrong."""

    status: str


class Trouble(Struct, frozen=True, omit_defaults=True):
    """What was wrong with a request, and where it is a choice, what is allowed.

    `retry_after` is the number of seconds after which it is worth another try; 0: it is not.
    """

    code: str
    message: str
    allowed: list[str] = []
    retry_after: float = 0


class ErrorBody(Struct, frozen=True):
    """How every error of the API looks."""

    error: Trouble
