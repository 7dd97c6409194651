"""A device that keeps passkeys, in software: answers as WebAuthn says."""

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

from wildtable.table.push import encode64

Json = dict[str, Any]
PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


class Authenticator:
    """Keeps one passkey, for pages of one origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = os.urandom(16)
        self.uses = 0
        self._key = generate_private_key(SECP256R1())

    def create(self, options: Json) -> Json:
        """Make the passkey."""
        numbers = self._key.public_key().public_numbers()
        x, y = [each.to_bytes(32, "big") for each in (numbers.x, numbers.y)]
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(options["rp"]["id"], PRESENT_AND_VERIFIED | WITH_KEY) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._told({"clientDataJSON": client, "attestationObject": made})

    def get(self, options: Json, flags: int = PRESENT_AND_VERIFIED) -> Json:
        """Sign a challenge."""
        self.uses += 1
        data = self._data(options["rpId"], flags)
        client = self._client("webauthn.get", options)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ECDSA(SHA256()))
        return self._told(
            {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        )

    def _client(self, kind: str, options: Json) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, host: str, flags: int) -> bytes:
        head = hashlib.sha256(host.encode()).digest()
        return head + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _told(self, response: dict[str, bytes]) -> Json:
        return {
            "id": encode64(self.id),
            "rawId": encode64(self.id),
            "type": "public-key",
            "response": {name: encode64(value) for name, value in response.items()},
        }
