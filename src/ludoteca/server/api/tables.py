"""Tables over HTTP: created, listed, looked up. Everything during a game goes through the WebSocket."""

from __future__ import annotations

import logging
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.core import discovery, record
from ludoteca.server.accounts.sessions import Sessions
from ludoteca.server.api.requests import AnyRequest, Injected, client_address, request_language
from ludoteca.server.api.schemas import (
    CreatedTable,
    HeldTable,
    HeldTables,
    HeldTableStatus,
    NewTable,
    SiteInfo,
    TableQuery,
    TableSummary,
)
from ludoteca.server.errors import NotFound, TableClosed, TooMany
from ludoteca.server.live.creation import TableCreator
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.moderation.site import Site
from ludoteca.server.observability import logs
from ludoteca.server.security.limits import Limits
from ludoteca.store import GATHERING, PLAYING, Store, TableId

LOG = logging.getLogger("ludoteca.http")
PHASES = {"open": GATHERING, "live": PLAYING}


@post("/api/tables", status_code=201)
async def create_table(
    request: AnyRequest,
    creator: Injected[TableCreator],
    sessions: Injected[Sessions],
    limits: Injected[Limits],
    admission: Injected[Admission],
    data: JSONBody[NewTable],
) -> CreatedTable:
    """Create a table; this response is the only one that contains its tokens."""
    address, account = client_address(request), await sessions.account_id(data.session)
    admission.check_new_table(data, address, account, request_language(request))
    if not limits.allow_table(address):
        raise TooMany()
    return await creator.create(data, account)


@get("/api/tables")
async def list_tables(
    registry: Injected[TableRegistry],
    store: Injected[Store],
    admission: Injected[Admission],
    show: FromQuery[Literal["open", "live"]] = "open",
    game: FromQuery[str | None] = None,
) -> list[TableSummary]:
    """The public tables with open seats, or those with a game in progress; none where members only may see them."""
    if game is not None:
        discovery.meta(game)
    return await public_tables(registry, store, PHASES[show], game) if admission.may_list(None) else []


@post("/api/tables/public", status_code=200)
async def list_tables_for(
    registry: Injected[TableRegistry],
    store: Injected[Store],
    admission: Injected[Admission],
    sessions: Injected[Sessions],
    data: JSONBody[TableQuery],
) -> list[TableSummary]:
    """The same for a member, whose session is in the body."""
    if not admission.may_list(await sessions.account_id(data.session)):
        return []
    return await public_tables(registry, store, PHASES[data.show], data.game)


@get("/api/site")
async def site_info(request: AnyRequest, site: Injected[Site]) -> SiteInfo:
    """What every screen shows besides its content, in the language of Accept-Language."""
    return site.info(request_language(request))


@get("/api/tables/{id:str}")
async def get_table(registry: Injected[TableRegistry], id: FromPath[str]) -> TableSummary:
    """What anyone who has the id may know of a table besides its game."""
    return await registry.read(id, summary_of)


@post("/api/tables/mine", status_code=200)
async def held_tables(
    registry: Injected[TableRegistry], store: Injected[Store], data: JSONBody[HeldTables]
) -> list[HeldTableStatus]:
    """The current status of the tables that a browser has stored."""
    return [await held_table_status(registry, store, held) for held in data.tables]


async def public_tables(registry: TableRegistry, store: Store, phase: str, game: str | None) -> list[TableSummary]:
    """The public tables in a phase; of a live one the current summary, which may be newer than the listed one."""
    found = []
    for listed in await store.list_tables(phase, public=True, game=game):
        live = registry.tables.get(listed.id)
        summary = stored_summary(listed.id, listed.summary) if live is None else summary_of(live)
        if summary is not None and summary.phase == phase:
            found.append(summary)
    return found


async def held_table_status(registry: TableRegistry, store: Store, held: HeldTable) -> HeldTableStatus:
    """The current status of one table."""
    try:
        return await registry.read(held.id, lambda live: live_table_status(live, held.tokens))
    except NotFound:
        return HeldTableStatus(held.id, gone=True)
    except TableClosed:
        return await closed_table_status(store, TableId(held.id))


def live_table_status(live: LiveTable, tokens: list[str]) -> HeldTableStatus:
    """The status of a live table for the owner of these seat tokens."""
    table = live.table
    seats, actors = live.keys.seats(tokens), table.actors()
    return HeldTableStatus(
        live.id,
        about=summary_of(live),
        seats=seats,
        actors=actors,
        mine=any(seat in seats for seat in actors),
        kind=table.question_kind,
        clocks=None if table.clocks is None else table.clocks.as_dict(),
        result=None if table.result is None else table.result.written(),
    )


async def closed_table_status(store: Store, id: TableId) -> HeldTableStatus:
    """The last status of a table whose rules are no longer installed."""
    stored = await store.load_table(id)
    if stored is None:
        return HeldTableStatus(id, gone=True)
    summary = stored_summary(id, {**stored.summary, "phase": stored.phase})
    return HeldTableStatus(id, about=summary, result=record.read(stored.record()).value("Result"))


def stored_summary(id: TableId, summary: Any) -> TableSummary | None:
    """A stored summary as a response body; None, with a warning in the log, if a field is missing or malformed."""
    try:
        return msgspec.convert(summary, TableSummary)
    except msgspec.ValidationError:
        LOG.warning("the summary of table %s is malformed", logs.mark(id))
        return None


def summary_of(live: LiveTable) -> TableSummary:
    """A live table's summary as a response body."""
    return msgspec.convert(live.summary(), TableSummary)


HANDLERS = [create_table, list_tables, list_tables_for, site_info, get_table, held_tables]
