"""Calls of py_webauthn: options for the browser, and verification of what it returns.

The library and what it imports take about 30 MB and, on a slow machine, more than a second. It is imported by the first
call, on a worker thread. User verification (a PIN, a fingerprint) is required, since a passkey replaces the password.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ludoteca.server.security.challenges import LIFETIME
from ludoteca.store import Passkey

LOG = logging.getLogger("ludoteca.webauthn")
Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class RelyingParty:
    """What passkeys of this server are bound to: a domain and the origin of its pages."""

    id: str
    origin: str


@dataclass(frozen=True)
class NewCredential:
    """What a browser created and proved to have."""

    id: bytes
    public_key: bytes
    sign_count: int
    is_synced: bool


async def registration_options(
    party: RelyingParty, challenge: bytes, user_handle: bytes, name: str, known: Sequence[bytes]
) -> Json:
    """The options of navigator.credentials.create() for a discoverable credential, as JSON."""

    def call() -> Json:
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_registration_options(
            rp_id=party.id,
            rp_name="Ludoteca",
            user_name=name,
            user_id=user_handle,
            challenge=challenge,
            timeout=int(LIFETIME * 1000),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id) for id in known],
        )
        return _json(webauthn.options_to_json(options))

    return await asyncio.to_thread(call)


async def authentication_options(party: RelyingParty, challenge: bytes) -> Json:
    """The options of navigator.credentials.get() as JSON; the browser offers the passkeys that it has."""

    def call() -> Json:
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=party.id,
            challenge=challenge,
            timeout=int(LIFETIME * 1000),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return _json(webauthn.options_to_json(options))

    return await asyncio.to_thread(call)


async def verified_registration(party: RelyingParty, challenge: bytes, credential: Json) -> NewCredential | None:
    """The credential that a browser created for a challenge; None if it does not verify."""

    def call() -> NewCredential:
        import webauthn
        from webauthn.helpers import structs

        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
        )
        is_synced = verified.credential_device_type == structs.CredentialDeviceType.MULTI_DEVICE
        return NewCredential(verified.credential_id, verified.credential_public_key, verified.sign_count, is_synced)

    return await _unless_invalid(call)


async def verified_sign_count(party: RelyingParty, challenge: bytes, credential: Json, passkey: Passkey) -> int | None:
    """The new signature counter of a passkey that signed a challenge; None if the signature does not verify."""

    def call() -> int:
        import webauthn

        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
        return verified.new_sign_count

    return await _unless_invalid(call)


async def _unless_invalid(call: Callable[[], T]) -> T | None:
    """The result of a verification; None if it raises, since decoders raise many exceptions on hostile input."""
    try:
        return await asyncio.to_thread(call)
    except Exception as error:
        LOG.info("a passkey's response does not verify: %s", type(error).__name__)
        return None


def _json(text: str) -> Json:
    options: Json = json.loads(text)
    return options
