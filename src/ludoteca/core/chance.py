"""Chance that anybody can check afterwards: every draw follows from a secret committed to beforehand.

The secret and the salts of the seats' devices give each draw's number by HMAC-SHA-256; see docs/protocol.
This proves that draws were neither chosen nor changed after the fact. It can't stop a host from looking
into its own memory.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

SECRET_BYTES = 32
RANGE = 1 << 64

Item = TypeVar("Item")


class Chance:
    """Draws in their order; a number once used is never used again."""

    def __init__(self, secret: bytes, salts: Sequence[bytes] = (), following: int = 0) -> None:
        self.secret = secret
        self._commitment = ""
        self._keyed: hmac.HMAC | None = None
        self.salts = tuple(salts)
        self.following = following

    @classmethod
    def of_seed(cls, seed: str) -> Chance:
        """The chance of a seed's text: its secret is the SHA-256 of the text's UTF-8."""
        return cls(sha256(seed.encode()).digest())

    @classmethod
    def fresh(cls) -> Chance:
        """A chance nobody can foresee."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    def commitment(self) -> str:
        """What is shown before anything is drawn: the secret's SHA-256."""
        if not self._commitment:
            self._commitment = sha256(self.secret).hexdigest()
        return self._commitment

    def draw(self, weights: Sequence[int]) -> int:
        """The index of one of the weights, each as likely as its weight says."""
        total = sum(weights)
        if self._keyed is None:
            self._keyed = hmac.new(self.secret, digestmod="sha256")
        left = number(self._keyed, self.salts, self.following, total)
        self.following += 1
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise ValueError("weights must add up to more than 0")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        return self.draw([1] * limit)

    def shuffle(self, items: Sequence[Item]) -> list[Item]:
        """The items in a random order: from the last place down, one draw a place."""
        shuffled = list(items)
        for place in range(len(shuffled) - 1, 0, -1):
            other = self.below(place + 1)
            shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
        return shuffled


def number(keyed: hmac.HMAC, salts: Sequence[bytes], draw: int, total: int) -> int:
    """The number from 0 to total - 1 that belongs to a draw; draws and tries count from 0.

    A copy of one keyed hash is quicker than hmac.digest, which also lets other threads in at every draw.
    """
    if total < 1:
        raise ValueError("weights must add up to more than 0")
    limit = RANGE - RANGE % total
    attempt = 0
    while True:
        hashed = keyed.copy()
        hashed.update(b"".join(salts) + draw.to_bytes(8, "big") + attempt.to_bytes(4, "big"))
        found = int.from_bytes(hashed.digest()[:8], "big")
        if found < limit:
            return found % total
        attempt += 1
