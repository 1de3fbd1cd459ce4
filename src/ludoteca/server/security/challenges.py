"""Random challenges for WebAuthn that are issued without storing anything: each carries its expiry and an HMAC.

Only the challenges that were answered correctly are remembered until they expire, so nobody can fill the memory by
asking for challenges. The key belongs to the process: challenges that are open during a restart become invalid.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable

LIFETIME = 300.0  # seconds
MAX_USED = 10_000
NONCE_BYTES, EXPIRY_BYTES, MAC_BYTES = 16, 8, 32


class Challenges:
    """Issues challenges for a purpose and accepts each once."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._key = secrets.token_bytes(32)
        self._used: dict[bytes, float] = {}  # when it expires, earliest first

    def issue(self, purpose: str) -> bytes:
        """A challenge that is valid for this purpose only."""
        expiry = int((self._clock() + LIFETIME) * 1000).to_bytes(EXPIRY_BYTES, "big")
        body = secrets.token_bytes(NONCE_BYTES) + expiry
        return body + self._mac(body, purpose)

    def is_open(self, challenge: bytes, purpose: str) -> bool:
        """Whether a challenge was issued for this purpose, has not expired and has not been used."""
        body = challenge[:-MAC_BYTES]
        is_own = len(body) == NONCE_BYTES + EXPIRY_BYTES and hmac.compare_digest(
            challenge[-MAC_BYTES:], self._mac(body, purpose)
        )
        return is_own and challenge not in self._used and self._expiry(challenge) > self._clock()

    def use(self, challenge: bytes, purpose: str) -> bool:
        """Use a challenge up; False if it is not open, or too many were used within LIFETIME."""
        self._drop_expired()
        if not self.is_open(challenge, purpose) or len(self._used) >= MAX_USED:
            return False
        self._used[challenge] = self._expiry(challenge)
        return True

    def _drop_expired(self) -> None:
        now = self._clock()
        self._used = {one: expiry for one, expiry in self._used.items() if expiry > now}

    def _mac(self, body: bytes, purpose: str) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b"\0" + body, "sha256")

    @staticmethod
    def _expiry(challenge: bytes) -> float:
        return int.from_bytes(challenge[NONCE_BYTES : NONCE_BYTES + EXPIRY_BYTES], "big") / 1000
