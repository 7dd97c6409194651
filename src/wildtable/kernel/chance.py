"""Chance: weighted outcomes, and a stream that anybody can check afterwards.

The table draws a 256-bit secret before the match and shows its SHA-256 as a commitment. Draw number
n of the match is HMAC-SHA256(secret, "nonce/n/try"), read as a number and reduced to the total
weight without bias. The secret is shown when the match is over; `verify` then repeats every draw.
The nonce is agreed after the commitment: every seat adds a word to it, in the order of the seats,
"name/word/word", so that the table can't have searched for a secret it likes. Where the words are
those of several people, their fingerprints stand in it too (`seals.py`).
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, final

from wildtable.kernel.seals import with_seals

SPAN: Final = 1 << 256


def total(outcomes: list[tuple[int, int]]) -> int:
    weight = 0
    for _, w in outcomes:
        weight += w
    return weight


def pick(outcomes: list[tuple[int, int]], roll: int) -> int:
    """The move that `roll` (0 <= roll < total weight) falls on."""
    for move, weight in outcomes:
        roll -= weight
        if roll < 0:
            return move
    raise ValueError("the roll lies beyond the total weight")


def sample(outcomes: list[tuple[int, int]], rng: Random) -> int:
    """A move drawn by weight: for playouts and bots, where nobody needs a proof."""
    return pick(outcomes, int(rng.random() * float(total(outcomes))))  # as in `below`


def below(bound: int, draw: Callable[[], float]) -> int:
    """A number 0 <= x < bound, quicker than `randrange`: for playouts and bots.

    `draw` is the `random` of a Random. Loops look it up once: that takes as long as the draw.
    """
    return int(draw() * float(bound))  # of two floats, compiled code makes no objects


@final
class FairChance:
    """The provably fair stream of one match."""

    def __init__(self, secret: bytes, nonce: str = "") -> None:
        if len(secret) != 32:
            raise ValueError(f"the secret has 32 bytes, not {len(secret)}")
        self.secret: Final = secret
        self.nonce: Final = nonce

    @staticmethod
    def fresh(nonce: str = "") -> "FairChance":
        return FairChance(secrets.token_bytes(32), nonce)

    @staticmethod
    def seeded(seed: str, nonce: str = "") -> "FairChance":
        """A stream that repeats: for tests and golden records, never for a real match."""
        return FairChance(hashlib.sha256(seed.encode()).digest(), nonce)

    def with_words(self, words: Sequence[str], seals: Sequence[str] = ()) -> "FairChance":
        """The stream of a match to which each seat has added a word; none may hold a slash.

        `seals` are their fingerprints, where they were sent before any word was shown.
        """
        return FairChance(self.secret, "/".join([with_seals(self.nonce, seals), *words]))

    def words(self) -> list[str]:
        """What the seats have added, if they were asked."""
        return self.nonce.split("/")[1:]

    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, bound: int, draw: int) -> int:
        """A number 0 <= x < bound for draw number `draw`, every one equally likely."""
        fair = SPAN - SPAN % bound
        attempt = 0
        while True:
            message = f"{self.nonce}/{draw}/{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if value < fair:
                return value % bound
            attempt += 1

    def choose(self, outcomes: list[tuple[int, int]], draw: int) -> int:
        return pick(outcomes, self.below(total(outcomes), draw))
