"""Who sits where: a seat is a link, and whoever has the link has the seat.

A link holds a secret of 128 bits. The store keeps only its fingerprint, so a stolen database opens
no seat; the secret has far too many bits to be guessed back, so the fingerprint needs no salt.
"""

import hashlib
import secrets

SECRET_BYTES = 16
MATCH_BYTES = 8


def new_secret() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_match_id() -> str:
    """A name for a match; by chance, so that it doesn't tell how many there are."""
    return secrets.token_urlsafe(MATCH_BYTES)


def fingerprint(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()
