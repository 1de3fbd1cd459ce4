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
    decisions = (await server.get(path))["analysis"]["decisions"]
    assert [one["seat"] for one in decisions] == [0, 1, 0]


@served
async def test_links_to_this_server_only_are_drawn_as_qr_codes(server: RunningServer) -> None:
    table = await server.table("North", "open")
    image = await server.post("/api/qr", {"text": f"{server.url}/t/{table['id']}#i={table['invite']}"}, 200)
    assert image.startswith("<svg")
    refused = await server.post("/api/qr", {"text": "http://elsewhere.example/"}, 400)
    assert refused["error"]["key"] == "server-foreign-link"
