"""Password hashing with argon2id on a small thread pool with a bounded queue, which bounds memory and CPU use.

The parameters exceed what the OWASP Password Storage Cheat Sheet advises (19 MiB, 2 iterations, 1 thread).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludoteca.core.errors import Refused
from ludoteca.server.security.common_passwords import is_common

T = TypeVar("T")
THREADS = 2
MAX_PENDING = 20
MIN_LENGTH = 8
MAX_LENGTH = 200


class PasswordRefused(Refused):
    """A password of the wrong length, a common one, or too many passwords pending."""

    key = "account-password"


class Passwords:
    """Hashes and verifies passwords; raises PasswordRefused while MAX_PENDING calls are pending."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self.pending = 0
        self.dummy_hash = self.hasher.hash("the password of no account")

    async def hash(self, password: str) -> str:
        """The argon2id hash of a new password; PasswordRefused if it is common or its length is out of bounds."""
        if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
            raise PasswordRefused(shortest=MIN_LENGTH, longest=MAX_LENGTH)
        if is_common(password):
            raise PasswordRefused(key="account-common-password")
        return await self._in_pool(self.hasher.hash, password)

    async def upgraded(self, password: str, stored: str) -> str | None:
        """A new hash of a verified password if the stored one has other parameters than new ones; None otherwise."""
        if not self.hasher.check_needs_rehash(stored):
            return None
        return await self._in_pool(self.hasher.hash, password[:MAX_LENGTH])

    async def verify(self, password: str, stored: str | None) -> bool:
        """Whether a password has the stored hash; takes as long if nothing is stored."""
        is_match = await self._in_pool(self._verify, password[:MAX_LENGTH], stored or self.dummy_hash)
        return is_match and stored is not None

    def _verify(self, password: str, stored: str) -> bool:
        try:
            return bool(self.hasher.verify(stored, password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_pool(self, function: Callable[..., T], *arguments: str) -> T:
        """The result of a function that runs on the thread pool."""
        if self.pending >= MAX_PENDING:
            raise PasswordRefused(key="account-busy")
        self.pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, function, *arguments)
        finally:
            self.pending -= 1

    def close(self) -> None:
        """Shut down the thread pool without waiting."""
        self.pool.shutdown(wait=False, cancel_futures=True)
