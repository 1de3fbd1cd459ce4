"""Finished tables over HTTP: record, verification, replay, analysis; and QR codes."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ludoteca.server.api import finished_tables
from ludoteca.table.records.verify import Verdict, verify_record
from tests.support.finished_tables import finished_table
from tests.support.server import RunningServer, served
from tests.support.waiting import wait_until


@served
async def test_the_record_of_a_finished_table_verifies_and_a_changed_one_does_not(server: RunningServer) -> None:
    table, _ = await finished_table(server)
    text = await server.get(f"/api/tables/{table['id']}/record")
    assert verify_record(text).is_valid
    verification = await server.post("/api/verify", {"record": text}, 200)
    assert verification["good"]
    keys = {check["key"] for check in verification["checks"]}
    assert {"verify-commitment", "verify-moves", "verify-result"} <= keys
    changed = text.replace('"winners":[0]', '"winners":[1]')
    verification = await server.post("/api/verify", {"record": changed}, 200)
    assert not verification["good"]
    assert [check["key"] for check in verification["checks"] if not check["good"]] == ["verify-result-differs"]


@served
async def test_record_replay_and_analysis_are_refused_before_the_end_of_the_game(server: RunningServer) -> None:
    table = await server.table("North", "South")
    for path in ("record", "replay?eyes=everything", "analysis"):
        answer = await server.get(f"/api/tables/{table['id']}/{path}", 400)
        assert answer["error"]["key"] == "table-not-over"


@served
async def test_a_replay_shows_what_its_viewer_saw(server: RunningServer) -> None:
    table, _ = await finished_table(server)
    path = f"/api/tables/{table['id']}/replay"
    frames = {
        viewer: (await server.get(f"{path}?eyes={viewer}"))["frames"] for viewer in ("0", "spectator", "everything")
    }
    assert len({len(one) for one in frames.values()}) == 1
    assert isinstance(frames["0"][0]["view"]["hands"][0], list)
    assert isinstance(frames["spectator"][0]["view"]["hands"][0], int)
    assert all(isinstance(hand, list) for hand in frames["everything"][0]["position"]["hands"])
    for unknown in ("nobody", "2", "-1", "00000"):
        answer = await server.get(f"{path}?eyes={unknown}", 400)
        assert answer["error"]["key"] == "table-no-such-seat"


@served
async def test_records_are_verified_one_at_a_time(server: RunningServer) -> None:
    was_alone: list[bool] = []
    busy = threading.Semaphore(1)

    def recorded(text: str) -> Verdict:
        was_alone.append(busy.acquire(blocking=False))
        verdict = verify_record(text)
        busy.release()
        return verdict

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finished_tables, "verify_record", recorded)
        await asyncio.gather(*(server.post("/api/verify", {"record": "x" * 5000}, 200) for _ in range(8)))
    assert was_alone == [True] * 8


@served
async def test_an_analysis_runs_in_the_background_with_progress(server: RunningServer) -> None:
    table, _ = await finished_table(server)
    path = f"/api/tables/{table['id']}/analysis"
    assert (await server.get(path, 400))["error"]["key"] == "server-no-analysis"
    await server.post(path, None, 202)

    async def is_complete() -> bool:
        return "analysis" in await server.get(path)

    await wait_until(is_complete)
    analysis = (await server.get(path))["analysis"]
    assert [one["seat"] for one in analysis["decisions"]] == [0, 1, 0]
    assert [(one["turn"], one["seat"], one["events"][0]["key"]) for one in analysis["turns"][:2]] == [
        *((0, 0, "placed"), (0, 1, "placed"))
    ]


@served
async def test_a_replay_has_the_preview_that_a_viewer_had_after_each_line(server: RunningServer) -> None:
    table = await server.table("North", "South", game="mammut", options={"first": 0})
    client = await server.enter(table, tokens=table["tokens"], host=table["host"], salt="01")
    await client.update(0, lambda told: told["decision"] is not None)
    before = (await client.do("preview", seat=0))["preview"]
    path = f"/api/tables/{table['id']}/replay/preview"
    assert (await server.get(f"{path}?line=1", 400))["error"]["key"] == "table-not-over"
    await client.play(0, "take 3")
    await client.do("resign", seat=0)
    await client.update(0, lambda told: told["table"]["phase"] == "over")
    assert (await server.get(f"{path}?line=1&eyes=0"))["preview"] == before
    assert (await server.get(f"{path}?line=2"))["preview"]["scores"] != before["scores"]
    assert (await server.get(f"{path}?line=999"))["preview"] == {}
    assert (await server.get(f"{path}?line=1&eyes=7", 400))["error"]["key"] == "table-no-such-seat"


@served
async def test_links_to_this_server_only_are_drawn_as_qr_codes(server: RunningServer) -> None:
    table = await server.table("North", "open")
    image = await server.post("/api/qr", {"text": f"{server.url}/t/{table['id']}#i={table['invite']}"}, 200)
    assert image.startswith("<svg")
    refused = await server.post("/api/qr", {"text": "http://elsewhere.example/"}, 400)
    assert refused["error"]["key"] == "server-foreign-link"
