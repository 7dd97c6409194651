"""Passkeys: an account is known by a key that a device keeps, instead of by a password.

What a device signs is a challenge that we have made, kept and use once. The library that checks it
(py_webauthn) takes a while to be imported and to calculate, so that is done in a thread.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, final

from wildtable.table.accounts import Account, account_name, has_account, name_taken
from wildtable.table.house import time_of_day
from wildtable.table.identity import fingerprint
from wildtable.table.push import decode64, encode64
from wildtable.table.store import Conflict, Store
from wildtable.table.trouble import Refused

LASTS: Final = 5 * 60 * 1000  # milliseconds that a challenge can be answered
MOST: Final = 20  # passkeys of one account
CHALLENGE_BYTES: Final = 32
SITE: Final = "Wildtable"
Json = dict[str, Any]
T = TypeVar("T")


class Passkey(NamedTuple):
    """A key that a device keeps; `used` is when somebody last signed in with it, or 0."""

    id: str
    device: str
    at: int
    used: int


class Site(NamedTuple):
    """Where a browser is: the host to which a passkey belongs, and the page that asks for it."""

    host: str
    origin: str


@final
class Passkeys:
    """The passkeys of all accounts. Whatever can't be written or read raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._sql: Final = store.sql

    async def of(self, person: str) -> list[Passkey]:
        sql = "SELECT id, device, at, used FROM passkeys WHERE person = $1 ORDER BY at, id"
        return [Passkey(*row) for row in await self._sql.rows(sql, person)]

    # --- a new one --------------------------------------------------------------------------

    async def offer(self, site: Site, person: str, name: str) -> Json:
        """What a browser must know to make a passkey for an account. Raises Refused."""
        known = await self.of(person)
        if len(known) >= MOST:
            message = f"Your account has {MOST} passkeys already; remove one first."
            raise Refused(409, "too-many-passkeys", message)
        challenge = await self._challenge(person)
        return await asyncio.to_thread(_creation, site, name, challenge, [key.id for key in known])

    async def made(self, site: Site, person: str, credential: Json) -> "Made":
        """The passkey that a browser has made for whoever was offered one. Raises Refused."""
        return await _checked(_new, site, credential, await self._answered(person, credential))

    async def add(self, account: Account, made: "Made", device: str) -> None:
        """Another passkey for an account. Raises Refused."""
        values = (made.id, account.person, made.key, made.uses, device, time_of_day())
        sql = (
            "INSERT INTO passkeys (id, person, key, count, device, at, used) "
            "VALUES ($1, $2, $3, $4, $5, $6, 0)"
        )
        try:
            await self._sql.write((sql, values))
        except Conflict as conflict:
            raise _not_right() from conflict

    async def register(self, person: str, name: str, made: "Made", device: str) -> None:
        """Make a guest an account that is known by a passkey. Raises Refused."""
        shown, now = account_name(name), time_of_day()
        try:
            done, _ = await self._sql.write(
                (
                    "UPDATE people SET name = $2, account = $3 "
                    "WHERE id = $1 AND account = '' RETURNING id",
                    (person, shown, shown.casefold()),
                ),
                (
                    "INSERT INTO passkeys (id, person, key, count, device, at, used) "
                    "SELECT $1, id, $3, $4, $5, $6, 0 FROM people WHERE id = $2 AND account = $7",
                    (made.id, person, made.key, made.uses, device, now, shown.casefold()),
                ),
            )
        except Conflict as conflict:
            raise name_taken() from conflict
        if not done:
            raise has_account()

    async def remove(self, account: Account, passkey: str) -> None:
        """Make a passkey useless. Raises Refused where it is the only way in, or there is none."""
        await self._store.ready()
        sql = (
            "DELETE FROM passkeys WHERE person = $1 AND id = $2 AND ($3 != '' OR EXISTS "
            "(SELECT 1 FROM passkeys WHERE person = $1 AND id != $2)) RETURNING id"
        )
        (removed,) = await self._sql.write((sql, (account.person, passkey, account.password)))
        if removed:
            return
        if passkey in [key.id for key in await self.of(account.person)]:
            message = (
                "This is the only way into your account; add a password or another passkey first."
            )
            raise Refused(409, "last-passkey", message)
        raise Refused(404, "unknown-passkey", "There is no such passkey any more.")

    # --- signing in -------------------------------------------------------------------------

    async def ask(self, site: Site) -> Json:
        """What a browser must know to sign in with whatever passkey it has."""
        return await asyncio.to_thread(_request, site, await self._challenge(""))

    async def prove(self, site: Site, account: Account, credential: Json) -> None:
        """Let only who has a passkey of an account go on. Raises Refused."""
        if await self.check(site, credential) != account.person:
            raise _not_right()

    async def check(self, site: Site, credential: Json) -> str:
        """The person whose passkey has answered. Raises Refused."""
        challenge = await self._answered("", credential)
        sql = "SELECT person, key, count FROM passkeys WHERE id = $1"
        name = credential.get("id")
        found = await self._sql.rows(sql, name) if isinstance(name, str) else []
        if not found:
            raise _not_right()
        person, key, count = found[0]
        new = await _checked(_signed, site, credential, challenge, bytes(key), count)
        sql = "UPDATE passkeys SET count = $2, used = $3 WHERE id = $1"
        await self._sql.write((sql, (name, new, time_of_day())))
        return str(person)

    # --- challenges -------------------------------------------------------------------------

    async def _challenge(self, person: str) -> bytes:
        await self._store.ready()
        challenge, now = secrets.token_bytes(CHALLENGE_BYTES), time_of_day()
        await self._sql.write(
            ("DELETE FROM challenges WHERE at < $1", (now - LASTS,)),
            (
                "INSERT INTO challenges (fingerprint, person, at) VALUES ($1, $2, $3)",
                (fingerprint(encode64(challenge)), person, now),
            ),
        )
        return challenge

    async def _answered(self, person: str, credential: Json) -> bytes:
        """The challenge of this person that a credential answers; it can't be answered again."""
        await self._store.ready()
        try:
            said = json.loads(decode64(credential["response"]["clientDataJSON"]))["challenge"]
            challenge = decode64(said)
        except (KeyError, TypeError, ValueError) as error:
            raise _not_right() from error
        sql = (
            "DELETE FROM challenges WHERE fingerprint = $1 AND person = $2 AND at > $3 RETURNING at"
        )
        values = (fingerprint(encode64(challenge)), person, time_of_day() - LASTS)
        (found,) = await self._sql.write((sql, values))
        if not found:
            raise _not_right()
        return challenge


class Made(NamedTuple):
    """A new passkey: its name, its public key, and how often it was used."""

    id: str
    key: bytes
    uses: int


async def _checked(check: Callable[..., T], *args: Any) -> T:
    """What a check finds, in a thread. Raises Refused where a credential is not right."""

    def work() -> T:
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            return check(*args)
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise _not_right() from error

    return await asyncio.to_thread(work)


def _creation(site: Site, name: str, challenge: bytes, known: list[str]) -> Json:
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE,
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(decode64(each)) for each in known],
    )
    return options_to_json_dict(options)


def _request(site: Site, challenge: bytes) -> Json:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def _new(site: Site, credential: Json, challenge: bytes) -> Made:
    from webauthn import verify_registration_response

    found = verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
        require_user_verification=True,
    )
    return Made(encode64(found.credential_id), found.credential_public_key, found.sign_count)


def _signed(site: Site, credential: Json, challenge: bytes, key: bytes, count: int) -> int:
    from webauthn import verify_authentication_response

    found = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=key,
        credential_current_sign_count=count,
        require_user_verification=True,
    )
    return found.new_sign_count


def _not_right() -> Refused:
    """The same whatever was wrong."""
    message = "This passkey is not known here, or it took too long; try again."
    return Refused(403, "wrong-passkey", message)
