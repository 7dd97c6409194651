"""What goes over HTTP about people: invitations, sessions, who one is."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wildtable.table.wire_matches import Name, SeatInfo


class InvitationInfo(Struct, frozen=True, omit_defaults=True):
    """What an invitation is to, before it is accepted.

    One to a seat says which; `link` leads to it if it is mine already, `taken` says that it is
    somebody else's. One of kind "device" makes this device another one of whoever offers it.
    """

    kind: Literal["seat", "device"]
    host: str
    game: str = ""
    seats: list[SeatInfo] = []
    seat: int = -1
    link: str = ""
    taken: bool = False


class Acceptance(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down; without a name it is the one that the seat was given."""

    name: Name = ""


class Accepted(Struct, frozen=True):
    """Where the seat is that is mine now, or the lobby."""

    link: str


class LinkMade(Struct, frozen=True):
    """A new link, of which this is the only copy."""

    link: str


class OpenMatch(Struct, frozen=True):
    """A match that waits for people; free seats are those that are `invited`."""

    match: str
    game: str
    host: str
    seats: list[SeatInfo]


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot takes the seats that nobody has."""

    bot: str


class Me(Struct, frozen=True):
    """Who I am here; not `known` until something is mine, a guest without an `account`."""

    name: str = ""
    account: bool = False
    known: bool = False


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, or a first one, for whoever knows the old one or answers with a passkey.

    `credential` is what the passkey has signed, as the browser says it.
    """

    new: Annotated[str, Meta(max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""
    credential: dict[str, Any] | None = None


class PasskeyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey is to be made: the name of a new account, or the password of one that has any."""

    name: Name = ""
    password: Annotated[str, Meta(max_length=200)] = ""


class PasskeyOptions(Struct, frozen=True):
    """What a browser must know, in the form of WebAuthn's JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The passkey that a browser has made, as it says it itself; and the name of a new account."""

    credential: dict[str, Any]
    name: Name = ""


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey has signed, as the browser says it."""

    credential: dict[str, Any]


class PasskeyInfo(Struct, frozen=True):
    """A passkey: on which device it was made, since when, and when it was last used, or 0."""

    id: str
    device: str
    since: int
    used: int


class PasskeysInfo(Struct, frozen=True):
    """The passkeys of an account, and whether it has a password too."""

    passkeys: list[PasskeyInfo]
    password: bool


class SessionInfo(Struct, frozen=True, omit_defaults=True):
    """Where a seat can be played from: a `device`, or a `link` for a program.

    `here` is whether it is at the table now, `mine` whether it is the one that asks. Times are
    milliseconds since 1970.
    """

    id: str
    kind: Literal["device", "link"]
    device: str
    since: int
    seen: int
    here: bool
    mine: bool
