"""The routes for hosts: accounts to which `ludoteca admin host` granted that role. Everyone else gets 403."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from litestar import post
from litestar.params import JSONBody

import ludoteca
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.admin.administration import Administration
from ludoteca.server.api.admin_schemas import (
    AdminConnection,
    AdminEntry,
    AdminOverview,
    AdminReport,
    AdminSanction,
    AdminTable,
    AdminWord,
    AnnouncementRequest,
    AuditRequest,
    FilterRequest,
    HostRequest,
    NewSanction,
    ReportClosing,
    SanctionLifting,
    TableClosing,
)
from ludoteca.server.api.requests import Injected
from ludoteca.server.errors import NotAllowed
from ludoteca.server.moderation.reports import Reports
from ludoteca.server.moderation.service import ModerationService, new_sanction
from ludoteca.server.moderation.site import Site
from ludoteca.server.observability.metrics import Metrics
from ludoteca.store import Store

T = TypeVar("T")
Accounts = Injected[AccountService]
Moderation = Injected[ModerationService]
Done = dict[str, bool]
DONE = {"done": True}
MAX_ENTRIES = 100


async def host_name(accounts: AccountService, moderation: ModerationService, request: HostRequest) -> str:
    """The name of the host whose session a request has; NotAllowed for any other account."""
    account = await accounts.sessions.account(request.session)
    if not moderation.is_host(account.id):
        raise NotAllowed(key="not-a-host")
    return account.name


@post("/api/admin/overview", status_code=200)
async def overview(
    accounts: Accounts,
    moderation: Moderation,
    administration: Injected[Administration],
    reports: Injected[Reports],
    site: Injected[Site],
    store: Injected[Store],
    metrics: Injected[Metrics],
    data: JSONBody[HostRequest],
) -> AdminOverview:
    """Tables, connections, reports, bans, words, announcements, the latest audit entries, load and version."""
    await host_name(accounts, moderation, data)
    return AdminOverview(
        version=ludoteca.__version__,
        load=dict(metrics.gauge_values()),
        tables=converted(await administration.tables(), AdminTable),
        connections=converted(administration.connections(), AdminConnection),
        reports=converted(await reports.listed(), AdminReport),
        sanctions=converted(await store.sanctions(), AdminSanction),
        words=converted(await store.filter_words(), AdminWord),
        announcements=site.announcements(),
        audit=converted(await store.audit_entries(MAX_ENTRIES), AdminEntry),
    )


def converted(values: Iterable[Any], kind: type[T]) -> list[T]:
    """Values as response bodies; fields that the body lacks are left out."""
    return [msgspec.convert(one, kind, from_attributes=True) for one in values]


@post("/api/admin/close", status_code=200)
async def close_table(
    accounts: Accounts,
    moderation: Moderation,
    administration: Injected[Administration],
    data: JSONBody[TableClosing],
) -> Done:
    """Abandon a game in play, or delete a table whose game has not begun."""
    await administration.close_table(await host_name(accounts, moderation, data), data.table, data.reason)
    return DONE


@post("/api/admin/sanction", status_code=200)
async def sanction(accounts: Accounts, moderation: Moderation, data: JSONBody[NewSanction]) -> Done:
    """Ban or mute someone; open connections that a ban applies to are closed."""
    actor = await host_name(accounts, moderation, data)
    await moderation.add_sanction(
        new_sanction(
            *(data.kind, data.target_kind, data.target),
            actor=actor,
            now=moderation.now(),
            reason=data.reason,
            seconds=data.seconds,
            table=data.table,
        )
    )
    return DONE


@post("/api/admin/lift", status_code=200)
async def lift(accounts: Accounts, moderation: Moderation, data: JSONBody[SanctionLifting]) -> Done:
    """Lift a ban or mute."""
    await moderation.lift(await host_name(accounts, moderation, data), data.number, data.reason)
    return DONE


@post("/api/admin/report", status_code=200)
async def close_report(
    accounts: Accounts,
    moderation: Moderation,
    administration: Injected[Administration],
    reports: Injected[Reports],
    data: JSONBody[ReportClosing],
) -> Done:
    """Close a report, and hide what it is about if asked to."""
    actor = await host_name(accounts, moderation, data)
    if data.hide:
        await administration.hide_reported(actor, data.number)
    await reports.close(actor, data.number, data.verdict, data.reason)
    return DONE


@post("/api/admin/filter", status_code=200)
async def change_filter(accounts: Accounts, moderation: Moderation, data: JSONBody[FilterRequest]) -> Done:
    """Add words to the word filter, or remove them."""
    actor = await host_name(accounts, moderation, data)
    await moderation.change_filter(actor, data.lang, data.words, data.added)
    return DONE


@post("/api/admin/announce", status_code=200)
async def announce(
    accounts: Accounts, moderation: Moderation, site: Injected[Site], data: JSONBody[AnnouncementRequest]
) -> Done:
    """Set or clear the announcement of a language."""
    await site.announce(await host_name(accounts, moderation, data), data.text, [data.lang])
    return DONE


@post("/api/admin/audit", status_code=200)
async def audit(
    accounts: Accounts, moderation: Moderation, store: Injected[Store], data: JSONBody[AuditRequest]
) -> list[AdminEntry]:
    """Earlier entries of the audit trail, latest first."""
    await host_name(accounts, moderation, data)
    return converted(await store.audit_entries(MAX_ENTRIES, data.before), AdminEntry)


HANDLERS = [overview, close_table, sanction, lift, close_report, change_filter, announce, audit]
