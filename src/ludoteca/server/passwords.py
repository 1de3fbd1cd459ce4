"""Passwords: hashed with argon2id in a few threads of their own, so that neither memory nor the loop is flooded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludoteca.core.errors import Refused

T = TypeVar("T")
THREADS = 2
MOST_WAITING = 20
SHORTEST = 8
LONGEST = 200


class PasswordRefused(Refused):
    """A password that can't be taken, or too many at once."""

    key = "account-password"


class Passwords:
    """Hashes and checks passwords; whoever comes while too many wait is refused."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self.waiting = 0
        self.nobodys = self.hasher.hash("the password of nobody")

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise PasswordRefused(shortest=SHORTEST, longest=LONGEST)
        return await self._aside(self.hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the kept one; takes as long when nothing is kept."""
        good = await self._aside(self._fits, password[:LONGEST], kept or self.nobodys)
        return good and kept is not None

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return bool(self.hasher.verify(kept, password))
        except (VerificationError, InvalidHashError):
            return False

    async def _aside(self, work: Callable[..., T], *given: str) -> T:
        """Work done in one of the threads."""
        if self.waiting >= MOST_WAITING:
            raise PasswordRefused(key="account-busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the threads."""
        self.pool.shutdown(wait=False, cancel_futures=True)
