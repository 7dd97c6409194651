"""Fingerprints of the words that seats add to chance, sent before any word is shown.

Where more than one person adds a word, whoever comes last could try words until one deals well, if
they also know the secret. So every seat first sends the fingerprint of its word, its seal, and the
word itself only when all seals are in. The seals stand in the nonce before the words, by seat and
empty where there is none: "name:seal:seal/word/word". In place of a word that was never shown
stands its seal.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

SILENT: Final = "silent"  # the word of bots, and of whoever has not even sent a seal
FORM: Final = re.compile(r"[^:/]*(?P<seals>(:([0-9a-f]{64})?)+)(/.*)?", re.DOTALL)


def seal_of(word: str) -> str:
    """The fingerprint of a word."""
    return hashlib.sha256(word.encode()).hexdigest()


def with_seals(name: str, seals: Sequence[str]) -> str:
    """The nonce of a match with the seals of its seats, to which their words are added."""
    return ":".join([name, *seals])


def seals_in(nonce: str) -> list[str]:
    """By seat; none where words were not sealed."""
    found = FORM.fullmatch(nonce)
    seals = found["seals"].split(":")[1:] if found else []
    return seals if any(seals) else []


def name_in(nonce: str) -> str:
    """The name that a nonce begins with: that of a match."""
    return nonce.partition("/")[0].partition(":")[0]


def fits(seal: str, word: str) -> bool:
    """Whether a word may stand in a seat's place: as it was promised, or not shown at all."""
    if not seal:
        return word == SILENT
    return seal in (word, seal_of(word))


def misfits(nonce: str) -> list[int]:
    """The seats whose word is not the one that they have promised."""
    words, seals = nonce.split("/")[1:], seals_in(nonce)
    if seals and len(words) != len(seals):
        return list(range(len(seals)))
    return [seat for seat, seal in enumerate(seals) if not fits(seal, words[seat])]


def unshown(nonce: str) -> list[int]:
    """The seats that have promised a word and not shown it."""
    words = nonce.split("/")[1:]
    return [seat for seat, seal in enumerate(seals_in(nonce)) if seal and words[seat] == seal]
