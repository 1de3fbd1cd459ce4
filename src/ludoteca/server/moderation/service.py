"""Moderation of one server: bans, mutes, hosts and the word filter, in memory; every change is stored and audited.

A move asks nothing here: bans are checked when a client signs in, joins or creates a table, and a new ban closes the
connections that it applies to. Mutes and the filter are checked for each chat message, without the database.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from ludoteca.server.accounts.names import normalised_name
from ludoteca.server.errors import NotAllowed, NotFound, ServerError
from ludoteca.server.moderation.sanctions import (
    BadTarget,
    Banned,
    Client,
    Muted,
    explanation,
    first_applying,
    network_target,
)
from ludoteca.server.moderation.word_filter import WordFilter, words_of
from ludoteca.store import (
    Account,
    AuditEntry,
    FilterChange,
    FilterWord,
    HostRole,
    ModerationChange,
    Sanction,
    SanctionLifted,
    Store,
    TableId,
)
from ludoteca.store.moderation import ACCOUNT, BAN, MUTE, NAME, NETWORK, SEAT

CONSOLE = "ludoteca admin"  # the actor of commands from the server's own machine
REPORT_DAYS = 90
DAY_MS = 24 * 3600 * 1000


class ModerationService:
    """Checks what clients do, and makes the hosts' changes. `now` returns UTC milliseconds.

    `on_change` is called after each change of a ban or mute, with the sanction.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.on_change: Callable[[Sanction], None] = lambda sanction: None
        self._store = store
        self.now = now
        self._hosts: frozenset[str] = frozenset()
        self._sanctions: list[Sanction] = []
        self._filter = WordFilter()

    async def load(self) -> None:
        """Read everything from the store."""
        self._hosts = frozenset(await self._store.hosts())
        self._sanctions = await self._store.sanctions()
        self._filter = WordFilter(await self._store.filter_words())

    # Checks

    def is_host(self, account: str | None) -> bool:
        """Whether an account is a host of the server."""
        return account in self._hosts

    def ban_of(self, client: Client) -> Sanction | None:
        """The ban that applies to a client now."""
        return first_applying(self._current(BAN), client)

    def mute_of(self, client: Client) -> Sanction | None:
        """The mute that applies to a client now."""
        return first_applying(self._current(MUTE), client)

    def check_ban(self, client: Client) -> None:
        """Refuse a banned client; Banned says why and until when."""
        if (ban := self.ban_of(client)) is not None:
            raise Banned(**explanation(ban))

    def check_account(self, account: Account) -> None:
        """Refuse a session of an account that is banned, also by its name."""
        self.check_ban(Client(account=account.id, names=(account.name,)))

    def check_mute(self, client: Client) -> None:
        """Refuse chat of a muted client; Muted says why and until when."""
        if (mute := self.mute_of(client)) is not None:
            raise Muted(**explanation(mute))

    def check_text(self, text: str, langs: Collection[str]) -> None:
        """Refuse a text with a filtered word of one of these languages; the error names the word."""
        if (word := self._filter.found(text, langs)) is not None:
            raise ServerError(key="filtered-text", word=word)

    def check_name(self, name: str) -> None:
        """Refuse a name that is banned, or has a filtered word of any language: everybody reads names."""
        self.check_ban(Client(names=(name,)))
        if self._filter.found(name) is not None:
            raise ServerError(key="filtered-name")

    def _current(self, kind: str) -> list[Sanction]:
        now = self.now()
        return [one for one in self._sanctions if one.kind == kind and (one.ends_at is None or one.ends_at > now)]

    # Changes

    async def audit(self, actor: str, action: str, target: str = "", reason: str = "") -> None:
        """Append an entry to the audit trail."""
        await self._store.moderate(AuditEntry(actor, action, target, reason))

    async def change(self, entry: AuditEntry, change: ModerationChange) -> int:
        """Make a change and audit it; what the store returns."""
        changed = await self._store.moderate(entry, change)
        await self.load()
        return changed

    async def add_sanction(self, sanction: Sanction) -> Sanction:
        """Store a ban or mute and apply it to open connections; NotFound if its account does not exist."""
        checked = await self._checked(sanction)
        # The audit trail is kept for ever, so it names an address range by the ban's number only.
        target = "" if checked.target_kind == NETWORK else described_target(checked)
        entry = AuditEntry(checked.actor, checked.kind, target, checked.reason, ends_at=checked.ends_at)
        number = await self.change(entry, checked)
        stored = next(one for one in self._sanctions if one.number == number)
        self.on_change(stored)
        return stored

    async def _checked(self, sanction: Sanction) -> Sanction:
        if sanction.target_kind == NETWORK:
            return replace(sanction, target=network_target(sanction.target))
        if sanction.target_kind == ACCOUNT:
            account = await self._store.account(normalised_name(sanction.target))
            if account is None:
                raise NotFound(key="no-account", name=sanction.target)
            if self.is_host(account.id):
                raise NotAllowed(key="host-account", name=account.name)
            return replace(sanction, target=account.id)
        if sanction.target_kind == SEAT and (sanction.table is None or not sanction.target.isdigit()):
            raise BadTarget()
        if sanction.target_kind == NAME and not sanction.target.strip():
            raise BadTarget()
        return sanction

    async def lift(self, actor: str, number: int, reason: str = "") -> Sanction:
        """End a ban or mute; NotFound if there is none of that number."""
        sanction = next((one for one in self._sanctions if one.number == number), None)
        if sanction is None:
            raise NotFound(key="no-sanction", number=number)
        target = "" if sanction.target_kind == NETWORK else described_target(sanction)
        entry = AuditEntry(actor, f"un{sanction.kind}", target, reason, reference=number)
        await self.change(entry, SanctionLifted(number))
        self.on_change(sanction)
        return sanction

    async def set_host(self, actor: str, name: str, is_host: bool) -> str:
        """Grant or revoke the role of a host; the account's name. NotFound if there is no such account."""
        account = await self._store.account(normalised_name(name))
        if account is None:
            raise NotFound(key="no-account", name=name)
        await self.change(
            AuditEntry(actor, "host" if is_host else "unhost", account.name), HostRole(account.id, is_host)
        )
        return account.name

    async def change_filter(self, actor: str, lang: str, words: Collection[str], is_added: bool) -> int:
        """Add words to the filter of a language, or remove them; how many changed."""
        kept = sorted({" ".join(word.split()).casefold() for word in words if words_of(word)})
        entry = AuditEntry(actor, "filter" if is_added else "unfilter", ", ".join(kept)[:500], lang)
        return await self.change(entry, FilterChange([FilterWord(lang, word) for word in kept], is_added))

    async def delete_expired(self, now: int) -> None:
        """Delete bans and mutes that have ended, with the addresses in them, and reports closed 90 days ago."""
        await self._store.delete_closed_reports(now - REPORT_DAYS * DAY_MS)
        ended = [one for one in self._sanctions if one.ends_at is not None and one.ends_at <= now]
        if ended and await self._store.delete_expired_sanctions(now):
            await self.load()
            for one in ended:
                self.on_change(one)


def described_target(sanction: Sanction) -> str:
    """Whom a sanction applies to, in a form for lists; a table by its id."""
    place = "" if sanction.table is None else f" @ {sanction.table}"
    prefix = {ACCOUNT: "", NAME: "“", NETWORK: "", SEAT: "seat "}[sanction.target_kind]
    return f"{prefix}{sanction.target}{'”' if sanction.target_kind == NAME else ''}{place}"


def new_sanction(
    kind: str,
    target_kind: str,
    target: str,
    *,
    actor: str,
    now: int,
    reason: str = "",
    seconds: int = 0,
    table: str | None = None,
) -> Sanction:
    """A ban or mute that begins now and lasts some seconds, or for ever with 0."""
    ends_at = now + seconds * 1000 if seconds else None
    return Sanction(kind, target_kind, target, reason, actor, ends_at, None if table is None else TableId(table))
