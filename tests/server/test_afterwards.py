"""After the end: the record, replays through any eyes, a verification anybody can run, analysis; and lasting."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest

from ludoteca.server import afterwards
from ludoteca.server.entering import enter
from ludoteca.server.incoming import Enter
from ludoteca.server.visit import Visit
from ludoteca.table.verification import Verdict, verified
from tests.server.client import Client, Json, Running, served, serving_in
from tests.server.test_visit import Unread


async def finished(server: Running) -> tuple[Json, Client]:
    """A game that was resigned after some moves."""
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    for seat in (0, 1, 0):
        await client.play(seat)
    await client.do("resign", seat=1)
    await client.update(0, lambda told: told["table"]["phase"] == "over")
    return made, client


@served
async def test_a_finished_table_gives_its_record_and_anybody_can_verify_it(server: Running) -> None:
    made, _ = await finished(server)
    text = await server.get(f"/api/tables/{made['id']}/record")
    assert verified(text).is_good
    verdict = await server.post("/api/verify", {"record": text}, 200)
    assert verdict["good"]
    assert {"verify-commitment", "verify-moves", "verify-result"} <= {check["key"] for check in verdict["checks"]}
    forged = text.replace('"winners":[0]', '"winners":[1]')
    verdict = await server.post("/api/verify", {"record": forged}, 200)
    assert not verdict["good"]
    assert [check["key"] for check in verdict["checks"] if not check["good"]] == ["verify-result-differs"]


@served
async def test_nothing_of_it_is_told_before_the_end(server: Running) -> None:
    made = await server.table("North", "South")
    for path in ("record", "replay?eyes=everything", "analysis"):
        told = await server.get(f"/api/tables/{made['id']}/{path}", 400)
        assert told["error"]["key"] == "table-not-over"


@served
async def test_a_replay_shows_what_those_eyes_saw(server: Running) -> None:
    made, _ = await finished(server)
    frames = {
        eyes: (await server.get(f"/api/tables/{made['id']}/replay?eyes={eyes}"))["frames"]
        for eyes in ("0", "spectator", "everything")
    }
    assert len({len(one) for one in frames.values()}) == 1
    assert isinstance(frames["0"][0]["view"]["hands"][0], list)
    assert isinstance(frames["spectator"][0]["view"]["hands"][0], int)
    assert all(isinstance(hand, list) for hand in frames["everything"][0]["position"]["hands"])
    assert (await server.get(f"/api/tables/{made['id']}/replay?eyes=nobody", 400))["error"]["key"] == (
        "table-no-such-seat"
    )


@served
async def test_records_are_gone_through_one_at_a_time(server: Running) -> None:
    at_once: list[int] = []
    busy = threading.Semaphore(1)

    def slow(text: str) -> Verdict:
        at_once.append(busy.acquire(blocking=False))
        found = verified(text)
        busy.release()
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(afterwards, "verified", slow)
        await asyncio.gather(*(server.post("/api/verify", {"record": "x" * 5000}, 200) for _ in range(8)))
    assert at_once == [True] * 8


@served
async def test_an_analysis_runs_in_the_background_with_progress(server: Running) -> None:
    made, _ = await finished(server)
    path = f"/api/tables/{made['id']}/analysis"
    assert (await server.get(path, 400))["error"]["key"] == "server-no-analysis"
    told = await server.post(path, None, 202)
    while "analysis" not in told:
        await asyncio.gather(*server.house.analyses.tasks)
        told = await server.get(path)
    assert [one["seat"] for one in told["analysis"]["decisions"]] == [0, 1, 0]


@served
async def test_a_link_of_this_server_is_drawn_and_no_other(server: Running) -> None:
    made = await server.table("North", "open")
    drawn = await server.post("/api/qr", {"text": f"{server.url}/t/{made['id']}#i={made['invite']}"}, 200)
    assert drawn.startswith("<svg")
    refused = await server.post("/api/qr", {"text": "http://elsewhere.example/"}, 400)
    assert refused["error"]["key"] == "server-foreign-link"


@served
async def test_the_tables_of_a_browser_tell_whose_turn_it_is(server: Running) -> None:
    made, _ = await finished(server)
    other = await server.table("North", "South", options={"first": 0})
    client = await server.enter(other, tokens=other["tokens"], salt="01")
    await client.update(0, lambda told: told["table"]["phase"] == "playing")
    asked = [{"id": made["id"], "tokens": made["tokens"]}, {"id": other["id"], "tokens": other["tokens"][1:]}]
    over, live = await server.post("/api/tables/mine", {"tables": asked}, 200)
    assert (over["result"]["reason"], over["seats"], over["about"]["phase"]) == ("resigned", [0, 1], "over")
    assert (live["actors"], live["seats"], "mine" in live) == ([0], [1], False)


def test_a_restart_loses_nothing_and_tells_people_to_come_back(tmp_path: Path) -> None:
    async def first() -> tuple[Json, Json, Client]:
        async with serving_in(tmp_path) as server:
            made = await server.table("North", "South", options={"first": 0}, clock={"seconds": 600})
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            await client.play(0, key="one")
            await client.do("chat", text="to be continued", seat=0)
            server.sockets.remove(client)
            told = dict(client.updates[0])
        bye = await client.until(lambda told: "bye" in told)
        assert (bye["bye"]["key"], await client.closed()) == ("restart", 1012)
        return made, told, client

    async def second(made: Json, before: Json, then: Client) -> None:
        async with serving_in(tmp_path) as server:
            client = await server.enter(made, tokens=made["tokens"], since={"0": before["version"]})
            told = await client.update(0)
            assert (told["version"], told["view"], told["fresh"]) == (before["version"], before["view"], False)
            assert (await client.until(lambda told: "chat" in told))["chat"]["text"] == "to be continued"
            line = next(json.loads(frame) for frame in then.frames if '"update"' in frame and '"place ' in frame)
            again = await client.do(
                "play", seat=0, decision=line["update"]["decision"], move=line["update"]["moves"][0], key="one"
            )
            assert again["version"] <= before["version"]
            await client.play(1)

    made, told, client = asyncio.run(first())
    asyncio.run(second(made, told, client))


@served
async def test_a_server_that_is_ending_says_of_no_table_that_it_is_gone(server: Running) -> None:
    made = await server.table("North", "South")
    async with server.house.hub.asleep(made["id"]):
        pass
    server.house.hub.is_closing = True
    await server.get(f"/api/tables/{made['id']}", 503)
    told = await server.post("/api/tables/mine", {"tables": [{"id": made["id"]}]}, 503, **{"accept-language": "fr"})
    assert told["error"] == {"key": "server-restarting", "message": "Le serveur redémarre. Revenez dans un instant."}
    client = await server.socket()
    await client.socket.send(json.dumps({"do": "enter", "id": 1, "table": made["id"]}))
    assert await client.closed() == 1012
    assert client.pushed == [{"bye": {"key": "restart", "after": 1500}}]


@served
async def test_who_comes_while_a_table_goes_to_sleep_comes_to_the_one_that_wakes(server: Running) -> None:
    made = await server.table("North", "South")
    hub, former = server.house.hub, server.house.hub.rooms[made["id"]]
    visit = Visit(Unread(), "127.0.0.1", 10**6)

    async def sleep() -> None:
        async with hub.asleep(made["id"]):
            pass

    async with former.writing:
        going = asyncio.create_task(sleep())
        await asyncio.sleep(0)
        coming = asyncio.create_task(enter(server.house, visit, Enter(table=made["id"], tokens=made["tokens"])))
        await asyncio.sleep(0)
    await going
    await coming
    assert visit.room is hub.rooms[made["id"]]
    assert visit.room is not former


@served
async def test_a_table_that_sleeps_wakes_when_somebody_comes(server: Running) -> None:
    made, client = await finished(server)
    async with server.house.hub.asleep(made["id"]):
        assert made["id"] not in server.house.hub.rooms
    assert await client.closed() == 1012
    back = await server.enter(made, tokens=made["tokens"])
    assert (await back.update(0))["table"]["result"]["reason"] == "resigned"


@served
async def test_a_table_whose_rules_have_changed_is_closed_with_a_message(server: Running) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.play(0)
    async with server.house.hub.asleep(made["id"]):
        store = server.house.store
        await asyncio.to_thread(store.save)  # what is on the slate goes into the database
        store._writing.execute("UPDATE lines SET words = '2 0 place z9' WHERE number = 2")
    late = await server.socket()
    assert await late.refused("enter", table=made["id"]) == "server-rules-changed"
    assert " table abandon\n" in await server.get(f"/api/tables/{made['id']}/record")


@served
async def test_a_position_that_cannot_be_is_refused_with_its_faults(server: Running) -> None:
    answer = await server.post("/api/tables", {"game": "maamut", "position": {"game": "maamut"}, "seats": []}, 400)
    assert answer["error"]["key"] == "impossible-position"
    assert answer["error"]["fields"]["faults"]
