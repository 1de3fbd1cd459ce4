"""What hosts do besides bans and mutes: tables, chat lines, names, passwords, results. Every change is audited."""

from __future__ import annotations

import secrets
from typing import Any

from ludoteca.core.errors import TableRefusal
from ludoteca.core.record import read
from ludoteca.server.accounts.anonymisation import Anonymiser
from ludoteca.server.accounts.names import normalised_name
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.errors import NotFound
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.observability import logs
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import GATHERING, PLAYING, Account, FinishedTable, ListedTable, Store, StoredTable, TableId

MAX_TABLES = 1000
PASSWORD_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read as another one
PASSWORD_GROUPS = 4
GROUP_LENGTH = 4
Row = dict[str, Any]


class Administration:
    """Actions of hosts; `actor` is who acts, for the audit trail."""

    def __init__(
        self,
        registry: TableRegistry,
        store: Store,
        anonymiser: Anonymiser,
        accounts: AccountService,
        connections: OpenConnections,
        moderation: ModerationService,
    ) -> None:
        self._registry = registry
        self._store = store
        self._anonymiser = anonymiser
        self._accounts = accounts
        self._connections = connections
        self._moderation = moderation

    # Tables

    async def tables(self) -> list[Row]:
        """The unfinished tables, those with the most connections first."""
        listed = await self._store.list_tables(GATHERING, PLAYING, public=None, limit=MAX_TABLES)
        return sorted(map(self._table_row, listed), key=lambda row: -row["sockets"])

    def _table_row(self, listed: ListedTable) -> Row:
        live = self._registry.tables.get(listed.id)
        summary = listed.summary if live is None else live.summary()
        connections = [] if live is None else list(live.broadcaster.connections)
        return {
            "id": listed.id,
            "mark": logs.mark(listed.id),
            "game": listed.game,
            "phase": listed.phase,
            "title": summary.get("name", ""),
            "public": bool(summary.get("public")),
            "names": [seat["name"] for seat in summary.get("seats", [])],
            "sockets": len(connections),
            "spectators": sum(not one.seats and not one.is_screen for one in connections),
            "touched": listed.updated_at,
        }

    async def close_table(self, actor: str, table: str, reason: str = "") -> None:
        """Abandon a game in play, or delete a table whose game has not begun; NotFound if the game is over."""
        live = await self._registry.get(table)
        if live.table.phase == PLAYING:
            await live.execute(live.table.abandon)
        elif live.table.phase == GATHERING:
            await self._registry.delete(live, GATHERING)
        else:
            raise NotFound()
        await self._moderation.audit(actor, "close", table, reason)

    async def hide_name(self, actor: str, table: str, seat: int, reason: str = "") -> None:
        """Remove a seat's name from a table and its record; the seat's account still owns it."""
        stored = await self._stored(table)
        if not 0 <= seat < len(stored.summary.get("seats", [])):
            raise TableRefusal(key="table-no-such-seat", seat=str(seat))
        await self._anonymiser.anonymise_seat(stored.id, seat, remove_owner=False)
        await self._moderation.audit(actor, "hide-name", f"seat {seat} @ {table}", reason)

    async def hide_chat(self, actor: str, table: str, number: int | None, reason: str = "") -> None:
        """Hide one chat line of a table, or all of them; its clients reconnect without them."""
        stored = await self._stored(table)
        async with self._registry.suspended(stored.id):
            await self._store.hide_chat(stored.id, number)
        await self._moderation.audit(actor, "hide-chat", table, reason)

    async def hide_reported(self, actor: str, number: int) -> None:
        """Hide the chat line or the name that a report is about; NotFound if it or its table is gone."""
        report = next((one for one in await self._store.reports() if one.number == number), None)
        if report is None:
            raise NotFound(key="no-report", number=number)
        if report.said_at is None:
            await self.hide_name(actor, report.table, report.seat or 0)
            return
        lines = await self._store.chat(report.table)
        for line in lines:
            if (line.sent_at, line.seat, line.text) == (report.said_at, report.seat, report.text):
                await self.hide_chat(actor, report.table, line.number)
                return
        raise NotFound(key="no-chat-line")

    async def _stored(self, table: str) -> StoredTable:
        """A table, also one whose rules are no longer installed; NotFound if there is none."""
        stored = await self._store.load_table(TableId(table))
        if stored is None:
            raise NotFound()
        return stored

    # People

    def connections(self) -> list[Row]:
        """The open connections with their addresses, which are stored nowhere."""
        return [
            {
                "address": one.address,
                "account": one.account or "",
                "table": "" if one.live is None else one.live.id,
                "seats": sorted(one.seats),
                "names": [] if one.live is None else [one.live.table.seats[seat].name for seat in sorted(one.seats)],
            }
            for one in self._connections
        ]

    async def reset_password(self, actor: str, name: str) -> str:
        """A new password of an account, whose sessions end; NotFound if there is none of that name."""
        account = await self._account(name)
        password = new_password()
        hash = await self._accounts.passwords.hash(password)
        while not await self._store.set_password(account.id, account.password, hash):  # replaced meanwhile
            account = await self._account(name)
        self._connections.end_sessions(account.id)
        await self._moderation.audit(actor, "reset-password", account.name)
        return password

    async def _account(self, name: str) -> Account:
        """An account by its name; NotFound if there is none."""
        account = await self._store.account(normalised_name(name))
        if account is None:
            raise NotFound(key="no-account", name=name)
        return account

    async def results(self, since: int, until: int, game: str | None = None) -> list[Row]:
        """One row per seat of each table that ended in a period."""
        found = await self._store.finished_tables(since, until, game)
        return [row for table in found for row in result_rows(table)]


def new_password() -> str:
    """A random password that can be read out: 79 bits in four groups."""
    groups = ("".join(secrets.choice(PASSWORD_LETTERS) for _ in range(GROUP_LENGTH)) for _ in range(PASSWORD_GROUPS))
    return "-".join(groups)


def result_rows(table: FinishedTable) -> list[Row]:
    """A finished table's result, one row per seat; scores and ratings are None where there are none."""
    result = read(f"{table.header}\n\n").value("Result") or {}
    scores, winners = result.get("scores") or [], result.get("winners") or []
    changes = {one.account: one for one in table.rating_changes}
    seats: Any = table.summary.get("seats", [])
    rows = []
    for seat, one in enumerate(seats):
        change = changes.get(table.owners.get(seat))  # type: ignore[arg-type]
        rows.append(
            {
                "ended": table.ended_at,
                "table": table.id,
                "title": table.summary.get("name", ""),
                "game": table.game,
                "seat": seat,
                "player": one["name"],
                "account": table.owners.get(seat, ""),
                "kind": one["kind"],
                "score": scores[seat] if seat < len(scores) else None,
                "won": seat in winners,
                "reason": result.get("reason", ""),
                "rating_before": None if change is None or change.before is None else round(change.before),
                "rating_after": None if change is None else round(change.after),
            }
        )
    return rows
