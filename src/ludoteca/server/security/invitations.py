"""Invitations to create tables, for servers where not everyone may; stored as digests."""

from __future__ import annotations

from ludoteca.server.security.tokens import digest, new_token
from ludoteca.store import Store


class Invitations:
    """The invitations of one server; a change is committed when its method returns."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self) -> int:
        """The number of invitations that have uses left."""
        return await self._store.count_invitations()

    async def create(self, uses: int) -> str:
        """The token of a new invitation to create that many tables."""
        token = new_token()
        await self._store.create_invitation(digest(token), uses)
        return token

    async def use(self, token: str) -> bool:
        """Use an invitation once; False if it does not exist or has no uses left."""
        return await self._store.use_invitation(digest(token))

    async def give_back(self, token: str) -> None:
        """Give back a use that led to nothing."""
        await self._store.return_invitation(digest(token))

    async def revoke_all(self) -> int:
        """Revoke every invitation; the number of those revoked."""
        return await self._store.revoke_invitations()
