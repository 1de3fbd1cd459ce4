"""What connections receive after a change: each version once and in order, updates before the answer, one encoding."""

from __future__ import annotations

import asyncio
import json

from tests.support.live_tables import RecordingSubscriber, live_table, next_move, subscribe
from tests.support.server import RunningServer, served


def test_each_update_is_encoded_once_per_viewer() -> None:
    async def scenario() -> None:
        live = await live_table()
        players = [subscribe(live, 0), subscribe(live, 0)]
        spectators = [subscribe(live), subscribe(live)]
        for one in (*players, *spectators):
            one.frames.clear()
        await live.submit(*next_move(live))
        for pair in (players, spectators):
            assert len(pair[0].frames) == 1
            assert pair[0].frames[0] is pair[1].frames[0]
        assert players[0].frames[0] != spectators[0].frames[0]

    asyncio.run(scenario())


def test_a_subscriber_that_is_added_between_two_changes_receives_each_version_once() -> None:
    async def scenario() -> None:
        live = await live_table()
        version = live.table.version
        await live.submit(*next_move(live))
        late = RecordingSubscriber()
        live.broadcaster.add(late, {})
        await live.submit(*next_move(live))
        assert late.versions() == [version + 1, version + 2]

    asyncio.run(scenario())


def test_a_change_without_a_new_version_is_not_broadcast() -> None:
    async def scenario() -> None:
        live = await live_table()
        watcher = subscribe(live)
        await live.execute(lambda: live.issue_key("host"))
        assert watcher.frames == []

    asyncio.run(scenario())


def test_a_removed_subscriber_receives_nothing_more() -> None:
    async def scenario() -> None:
        live = await live_table()
        gone, present = subscribe(live, 0), subscribe(live)
        live.broadcaster.remove(gone)
        gone.frames.clear()
        await live.submit(*next_move(live))
        assert gone.frames == []
        assert present.messages()[0] == {"people": {"seats": [False, False], "watching": 1}}

    asyncio.run(scenario())


def test_a_subscriber_that_loses_a_seat_receives_the_spectators_view() -> None:
    async def scenario() -> None:
        live = await live_table()
        player = subscribe(live, 0)
        live.broadcaster.revoke_seat(0)
        kinds = [next(iter(message)) for message in player.messages()]
        assert kinds == ["update", "people", "lost"]
        assert player.messages()[0]["update"]["viewer"] is None

    asyncio.run(scenario())


@served
async def test_a_device_with_several_seats_receives_all_updates_before_the_answer(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    update = await client.update(0, lambda update: update["decision"] is not None)
    await client.update(1, lambda other: other["version"] == update["version"])
    request = {"do": "play", "id": "move", "seat": 0, "decision": update["decision"], "move": update["moves"][0]}
    await client.socket.send(json.dumps(request))
    viewers: list[int] = []
    while (message := await client.read()).get("id") != "move":
        viewers += [message["update"]["viewer"]] if "update" in message else []
    assert viewers == [0, 1]


@served
async def test_a_repeated_move_is_answered_and_not_broadcast(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    update = await client.update(0, lambda update: update["decision"] is not None)
    request = {"seat": 0, "decision": update["decision"], "move": update["moves"][0], "key": "once"}
    first = await client.do("play", **request)
    watcher = subscribe(server.components.registry.tables[made["id"]])
    assert (await client.do("play", **request))["version"] == first["version"]
    await client.do("ping")
    assert watcher.versions() == []


@served
async def test_a_client_that_joins_during_a_move_receives_that_version_once(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    update = await client.update(0, lambda update: update["decision"] is not None)
    request = {"seat": 0, "decision": update["decision"], "move": update["moves"][0]}
    watcher = await server.socket()
    answer, _ = await asyncio.gather(client.do("play", **request), watcher.do("enter", table=made["id"]))
    await watcher.version(None, answer["version"])
    await watcher.do("ping")
    versions = [message["update"]["version"] for message in watcher.pushed if "update" in message]
    assert versions in ([answer["version"]], [answer["version"] - 1, answer["version"]])
