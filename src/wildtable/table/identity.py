"""Secrets, by which somebody is known, and names, by which something is.

A secret has 128 bits. The store keeps only its fingerprint, so a stolen database opens no seat; the
secret has far too many bits to be guessed back, so the fingerprint needs no salt, and looking it up
tells by its time nothing about any secret.
"""

import hashlib
import secrets

SECRET_BYTES = 16
ID_BYTES = 8


def new_secret() -> str:
    """The secret of a session, of an invitation or of a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A name for a match, a person and the like; it doesn't tell how many there are."""
    return secrets.token_urlsafe(ID_BYTES)


def fingerprint(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()
