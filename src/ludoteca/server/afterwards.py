"""What anybody may ask about a finished table: its record, its replay, an analysis; and whether a record is good."""

from __future__ import annotations

import asyncio
import io

import segno
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody

from ludoteca.core.errors import TableRefusal
from ludoteca.server import voices
from ludoteca.server.bodies import Check, Picture, Progress, Replayed, Verified, WrittenRecord
from ludoteca.server.house import House
from ludoteca.server.lobby import Id, Parts
from ludoteca.server.refusals import Closed, Malformed, TooMuch
from ludoteca.server.room import Room
from ludoteca.store import TableId
from ludoteca.table import EVERYTHING
from ludoteca.table.verification import Verdict, verified

SPECTATOR = "spectator"
QR_SCALE = 8


async def finished(house: House, id: str) -> Room:
    """The room of a finished table; refused while its game is on."""
    room = await house.hub.room(id)
    if room.table.phase != "over":
        raise TableRefusal(key="table-not-over")
    return room


@get("/api/tables/{id:str}/record")
async def record(house: Parts, id: Id) -> Response[str]:
    """The record of a finished table."""
    headers = {"content-disposition": f'attachment; filename="ludoteca-{id[:6]}.txt"'}
    return Response(await record_of(house, id), headers=headers, media_type="text/plain; charset=utf-8")


async def record_of(house: House, id: str) -> str:
    """The text of a finished table's record, also where its rules are gone."""
    try:
        return (await finished(house, id)).table.record().write()
    except Closed:
        kept = await asyncio.to_thread(house.hub.keeping.load, id)
        assert kept is not None
        return kept.record()


@get("/api/tables/{id:str}/replay")
async def replay(house: Parts, id: Id, eyes: FromQuery[str] = SPECTATOR) -> Replayed:
    """A finished game line by line: through a seat's eyes, a spectator's, or with everything shown."""
    seen: int | str | None = None if eyes == SPECTATOR else eyes
    if eyes.isascii() and eyes.isdigit() and len(eyes) < 3:
        seen = int(eyes)
    elif eyes not in (SPECTATOR, EVERYTHING):
        raise TableRefusal(key="table-no-such-seat", seat=eyes[:40])
    try:
        room = await finished(house, id)
    except Closed:
        film = await asyncio.to_thread(house.store.film, TableId(id), eyes)
        return Replayed(film or [])
    async with house.studying:
        return Replayed(await asyncio.to_thread(lambda: list(room.table.replay(seen))))


@post("/api/tables/{id:str}/analysis", status_code=202)
async def analyse(request: Request, house: Parts, id: Id) -> Progress:  # type: ignore[type-arg]
    """Begin to value every decision of a finished game; ask again with GET for the progress."""
    room = await finished(house, id)
    if house.analyses.known(id) is None and not house.limits.allow_thought(house.address(request.scope), id):
        raise TooMuch()
    return house.analyses.begin(id, room.table.record().write())


@get("/api/tables/{id:str}/analysis")
async def analysis(house: Parts, id: Id) -> Progress:
    """How far the analysis is, or the whole of it."""
    await finished(house, id)
    known = house.analyses.known(id)
    if known is None:
        raise TableRefusal(key="server-no-analysis")
    return known


@post("/api/verify", status_code=200)
async def verify(request: Request, house: Parts, data: JSONBody[WrittenRecord]) -> Verified:  # type: ignore[type-arg]
    """Check a record: its commitment, every draw, every move, the result."""
    lang = voices.accepted(request.headers.get("accept-language", ""))
    async with house.studying:
        return checks(await asyncio.to_thread(verified, data.record), lang)


def checks(verdict: Verdict, lang: str) -> Verified:
    """A verdict as a list of what was looked at."""
    translator = voices.game_translator(lang)
    told = [
        ("verify-commitment", translator.translate("verify-commitment"), verdict.has_commitment),
        ("verify-draws", translator.translate("verify-draws", number=verdict.draws), verdict.draws > 0),
        ("verify-moves", translator.translate("verify-moves", number=verdict.moves), verdict.moves > 0),
        ("verify-struck", translator.translate("verify-struck", number=verdict.struck), verdict.struck > 0),
        ("verify-result", translator.translate("verify-result"), verdict.result is not None),
    ]
    found = [Check(key, True, text) for key, text, was_seen in told if was_seen]
    found += [Check(fault.key, False, voices.sentence(translator, fault.key, fault.fields)) for fault in verdict.faults]
    return Verified(verdict.is_good, found)


@post("/api/qr", status_code=200)
async def picture(house: Parts, data: JSONBody[Picture]) -> Response[str]:
    """A link to this server as a QR code."""
    if not any(data.text.startswith(base) for base in house.bases):
        raise Malformed(key="server-foreign-link")
    drawn = io.BytesIO()
    segno.make(data.text, error="m").save(drawn, kind="svg", scale=QR_SCALE, border=2, xmldecl=False, nl=False)
    return Response(drawn.getvalue().decode(), media_type="image/svg+xml")


HANDLERS = [record, replay, analyse, analysis, verify, picture]
