"""Invitations to open tables, for servers where not everybody may: kept as digests."""

from __future__ import annotations

from ludoteca.server.tokens import digest, fresh
from ludoteca.store import Invite, NotInvited, Store, UseInvitation, VoidInvitations


class Invitations:
    """The invitations of one server; what a method did is on disk when it returns."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def number(self) -> int:
        """How many are open."""
        return self.store.invitations()

    async def make(self, uses: int) -> str:
        """A new invitation for so many tables."""
        token = fresh()
        await self.store.saving(Invite(digest(token), uses))
        return token

    async def use(self, token: str) -> bool:
        """Open one table with an invitation; False if it isn't one, or is used up."""
        try:
            await self.store.saving(UseInvitation(digest(token)))
        except NotInvited:
            return False
        return True

    async def void_all(self) -> int:
        """No invitation opens anything any more; how many there were."""
        number = self.number()
        await self.store.saving(VoidInvitations())
        return number
