"""Web Push: a message for one browser, which nobody on the way can read (RFC 8291, 8188, 8292).

Each message is encrypted with a key pair of its own for the key that the browser gave, and who
sends it is known to the push service by a signature. That key of ours is made once, and kept.
"""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = SECP256R1()
RECORD: Final = 4096  # bytes of a record; a message is one
SALT: Final = 16
KEY: Final = 16
NONCE: Final = 12
LAST: Final = b"\x02"  # ends the text of the last record
SIGNED_FOR: Final = 12 * 3600  # seconds
GOOD_FOR: Final = 24 * 3600  # seconds that a push service keeps what it can't deliver


class BadKey(ValueError):
    """This is no key of a browser."""


class Subscription(NamedTuple):
    """Where a browser is reached: an address, its public key, and a secret of its own."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A private key, for `headers` and `public`."""
    number = generate_private_key(CURVE).private_numbers().private_value
    return encode64(number.to_bytes(32, "big"))


def public(key: str) -> str:
    """What browsers are told of our key."""
    return encode64(_point(_private(key).public_key()))


def check(subscription: Subscription) -> None:
    """Raises BadKey where nothing could be encrypted for a browser."""
    encrypted(subscription, b"")


def encrypted(
    subscription: Subscription,
    text: bytes,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message that this browser alone can read. Raises BadKey."""
    try:
        theirs = decode64(subscription.p256dh)
        auth = decode64(subscription.auth)
        browser = EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    except ValueError as error:
        raise BadKey("the browser's keys can't be read") from error
    if len(auth) != SALT:
        raise BadKey("the browser's secret has not 16 bytes")
    own = own or generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    ours = _point(own.public_key())
    shared = own.exchange(ECDH(), browser)
    secret = _derived(shared, auth, b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", KEY)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", NONCE)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def headers(endpoint: str, key: str, contact: str) -> dict[str, str]:
    """What goes with a message: how it is encrypted, and who sends it."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_FOR,
        "sub": contact,
    }
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join([encode64(json.dumps(part).encode()) for part in (head, claims)])
    r, s = decode_dss_signature(_private(key).sign(signed.encode(), ECDSA(SHA256())))
    signature = encode64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return {
        "Authorization": f"vapid t={signed}.{signature}, k={public(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(GOOD_FOR),
        "Urgency": "normal",
    }


def encode64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _private(key: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(decode64(key), "big"), CURVE)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
