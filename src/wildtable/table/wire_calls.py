"""What goes over HTTP about being called when it is one's turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "it", "de"]
Key = Annotated[str, Meta(max_length=200)]
Address = Annotated[str, Meta(max_length=2000)]


class WayInfo(Struct, frozen=True):
    """A way to call me: by push to a `device`, by mail, or by a webhook at `target`.

    Mail waits until its code was entered, and is not `open` before. `since` is in milliseconds
    since 1970.
    """

    id: str
    kind: Literal["push", "mail", "webhook"]
    target: str
    device: str
    open: bool
    since: int


class Calls(Struct, frozen=True):
    """The ways to call me, the kinds that this server has, and its key for browsers that ask."""

    ways: list[WayInfo]
    kinds: list[str]
    push_key: str


class PushWay(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is reached, as it says itself."""

    endpoint: Address
    p256dh: Key
    auth: Key
    language: Language = "en"


class MailWay(Struct, frozen=True, forbid_unknown_fields=True):
    """Where letters go; the first one holds a code."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language = "en"


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a letter that has arrived."""

    code: Annotated[str, Meta(max_length=40)]


class WebhookWay(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a POST is sent."""

    url: Address
    language: Language = "en"


class WebhookMade(Struct, frozen=True):
    """A webhook, and the only copy of the secret with which what it is sent is signed."""

    id: str
    secret: str
