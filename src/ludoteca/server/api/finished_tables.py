"""Finished tables over HTTP: record, replay and analysis; also verification of any record, and QR codes of links."""

from __future__ import annotations

import asyncio
import io

import segno
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.core.errors import TableRefusal
from ludoteca.i18n import fluent_arguments, translator
from ludoteca.server.api.requests import AnyRequest, Injected, client_address, request_language
from ludoteca.server.api.schemas import (
    AnalysisProgress,
    QrRequest,
    RecordToVerify,
    Replay,
    ReplayPreview,
    Verification,
    VerificationCheck,
)
from ludoteca.server.bots.analysis_queue import AnalysisQueue
from ludoteca.server.errors import Malformed, NotFound, TableClosed, TooMany
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.replays import SPECTATOR, ReplayService, finished_table
from ludoteca.server.security.limits import Limits
from ludoteca.store import Store, TableId
from ludoteca.table.records.verify import Verdict, verify_record

QR_SCALE = 8


@get("/api/tables/{id:str}/record")
async def get_record(registry: Injected[TableRegistry], store: Injected[Store], id: FromPath[str]) -> Response[str]:
    """The record of a finished table."""
    text = await record_text(registry, store, id)
    headers = {"content-disposition": f'attachment; filename="ludoteca-{id[:6]}.txt"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/api/tables/{id:str}/replay")
async def get_replay(replays: Injected[ReplayService], id: FromPath[str], eyes: FromQuery[str] = SPECTATOR) -> Replay:
    """A finished game line by line as a seat saw it, as a spectator saw it, or with everything revealed."""
    return Replay(await replays.frames(id, eyes))


@get("/api/tables/{id:str}/replay/preview")
async def get_replay_preview(
    replays: Injected[ReplayService], id: FromPath[str], line: FromQuery[int], eyes: FromQuery[str] = SPECTATOR
) -> ReplayPreview:
    """What a viewer could foresee, without a move, after a line of a finished game."""
    return ReplayPreview(await replays.preview(id, eyes, line))


@post("/api/tables/{id:str}/analysis", status_code=202)
async def start_analysis(
    request: AnyRequest,
    registry: Injected[TableRegistry],
    analyses: Injected[AnalysisQueue],
    limits: Injected[Limits],
    id: FromPath[str],
) -> AnalysisProgress:
    """Start to evaluate every decision of a finished game; GET returns the progress."""
    live = await finished_table(registry, id)
    if analyses.progress(id) is None and not limits.allow_analysis(client_address(request)):
        raise TooMany()
    return analyses.start(id, live.table.record().write())


@get("/api/tables/{id:str}/analysis")
async def get_analysis(
    registry: Injected[TableRegistry], analyses: Injected[AnalysisQueue], id: FromPath[str]
) -> AnalysisProgress:
    """The progress of an analysis, with its result once it is complete."""
    await finished_table(registry, id)
    progress = analyses.progress(id)
    if progress is None:
        raise TableRefusal(key="server-no-analysis")
    return progress


@post("/api/verify", status_code=200)
async def verify(
    request: AnyRequest, replay_semaphore: Injected[asyncio.Semaphore], data: JSONBody[RecordToVerify]
) -> Verification:
    """Verify a record: its commitment, every draw, every move, the result."""
    async with replay_semaphore:
        verdict = await asyncio.to_thread(verify_record, data.record)
    return verification(verdict, request_language(request))


@post("/api/qr", status_code=200)
async def qr_code(base_urls: Injected[list[str]], data: JSONBody[QrRequest]) -> Response[str]:
    """A link to this server as a QR code in SVG."""
    if not any(data.text.startswith(base) for base in base_urls):
        raise Malformed(key="server-foreign-link")
    image = io.BytesIO()
    segno.make(data.text, error="m").save(image, kind="svg", scale=QR_SCALE, border=2, xmldecl=False, nl=False)
    return Response(image.getvalue().decode(), media_type="image/svg+xml")


async def record_text(registry: TableRegistry, store: Store, id: str) -> str:
    """The record of a finished table, also if its rules are no longer installed."""
    try:
        return (await finished_table(registry, id)).table.record().write()
    except TableClosed:
        stored = await store.load_table(TableId(id))
        if stored is None:
            raise NotFound() from None
        return stored.record()


def verification(verdict: Verdict, lang: str) -> Verification:
    """A verdict as a list of localised checks; a check for which the record has no data is left out."""
    translate = translator(lang).translate
    passed = [
        ("verify-commitment", translate("verify-commitment"), verdict.has_commitment),
        ("verify-draws", translate("verify-draws", number=verdict.draws), verdict.draws > 0),
        ("verify-moves", translate("verify-moves", number=verdict.moves), verdict.moves > 0),
        ("verify-struck", translate("verify-struck", number=verdict.struck), verdict.struck > 0),
        ("verify-result", translate("verify-result"), verdict.result is not None),
    ]
    checks = [VerificationCheck(key, True, message) for key, message, was_checked in passed if was_checked]
    for fault in verdict.faults:
        message = translate(f"error-{fault.key}", **fluent_arguments(fault.fields))
        checks.append(VerificationCheck(fault.key, False, message))
    return Verification(verdict.is_valid, checks)


HANDLERS = [get_record, get_replay, get_replay_preview, start_analysis, get_analysis, verify, qr_code]
