"""A WebAuthn authenticator in software: creates ES256 credentials and signs challenges as a browser returns them."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
USER_PRESENT, USER_VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(value: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One credential for one page; `sign_count` increases with every signature."""

    origin: str
    rp_id: str = "localhost"
    flags: int = USER_PRESENT | USER_VERIFIED
    sign_count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    handle: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def create(self, options: Json) -> Json:
        """The credential that navigator.credentials.create() returns, as JSON."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public_key = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        )
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public_key
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + credential}
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client_data, attestationObject=cbor2.dumps(attestation))

    def get(self, options: Json) -> Json:
        """The credential that navigator.credentials.get() returns, as JSON."""
        self.sign_count += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data()
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        handle = decoded(self.handle)
        return self._credential(
            clientDataJSON=client_data, authenticatorData=data, signature=signature, userHandle=handle
        )

    def _data(self, flags: int = 0) -> bytes:
        return sha256(self.rp_id.encode()).digest() + bytes([self.flags | flags]) + self.sign_count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> Json:
        parts = {name: encoded(value) for name, value in response.items()}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": parts}
