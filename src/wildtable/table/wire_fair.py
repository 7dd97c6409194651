"""What goes over HTTP about chance: what proves that nobody has chosen what it drew."""

from typing import Literal

from msgspec import Struct

from wildtable.kernel.draws import Draw

Origin = Literal["match", "fork", "record"]


class Proof(Struct, frozen=True):
    """How chance draws at a match; the `secret` and the `draws` are told when it is over.

    `words` are what the seats have added, none where they were not asked or not all are in. `seals`
    are their fingerprints, where they had to be promised first; a seal in place of a word says that
    the word was not shown. A
    "fork" goes on from another match, whose chance drew what came before; one of a "record" was
    played elsewhere, or was taken in again.
    """

    match: str
    game: str
    commitment: str
    nonce: str
    words: list[str]
    seals: list[str]
    origin: Origin
    secret: str = ""
    draws: list[Draw] = []
