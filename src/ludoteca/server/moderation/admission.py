"""Who may sign up, create tables, take seats and watch: bans, names, and the setting `members-only`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from ludoteca.core.errors import Refused
from ludoteca.server.api.schemas import NewTable
from ludoteca.server.errors import NotAllowed
from ludoteca.server.moderation.sanctions import Client
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.security.invitations import Invitations

T = TypeVar("T")
OFF, PLAY, ALL = "off", "play", "all"


class Admission:
    """Checks before someone gets in. With `members_only` only people with accounts play, or also see, anything."""

    def __init__(self, moderation: ModerationService, invitations: Invitations, members_only: str = OFF) -> None:
        self.members_only = members_only
        self._moderation = moderation
        self._invitations = invitations

    def check_address(self, address: str) -> None:
        """Refuse a banned address."""
        self._moderation.check_ban(Client(address))

    def check_new_table(self, request: NewTable, address: str, account: str | None, lang: str) -> None:
        """Refuse a new table of someone who is banned or no member, or with names or a title that are filtered."""
        names = [seat.name for seat in request.seats if seat.name]
        self._moderation.check_ban(Client(address, account, names))
        self._check_member(account)
        for name in names:
            self._moderation.check_name(name)
        self._moderation.check_text(request.name, {lang})

    def check_sitting(self, client: Client, name: str) -> None:
        """Refuse a seat to someone who is no member, or under a name that is banned or filtered."""
        self._check_member(client.account)
        if name:
            self._moderation.check_name(name)

    def check_joining(self, client: Client, is_member: bool) -> None:
        """Refuse a table to a banned client and, where members only may watch, to a stranger without a seat."""
        self._moderation.check_ban(client)
        if self.members_only == ALL and not is_member:
            raise NotAllowed(key="members-only")

    def may_list(self, account: str | None) -> bool:
        """Whether someone may see the public tables."""
        return self.members_only != ALL or account is not None

    async def sign_up(self, name: str, address: str, invitation: str | None, create: Callable[[], Awaitable[T]]) -> T:
        """Create an account; where members only may play it uses an invitation, which a refusal does not use up."""
        self.check_address(address)
        self._moderation.check_name(name)
        if self.members_only == OFF:
            return await create()
        if not await self._invitations.use(invitation or ""):
            raise NotAllowed(key="members-invited")
        try:
            return await create()
        except Refused:
            await self._invitations.give_back(invitation or "")
            raise

    def _check_member(self, account: str | None) -> None:
        if self.members_only != OFF and account is None:
            raise NotAllowed(key="members-only")
