"""The registry of live tables: restart, shutdown, suspension, and tables that no longer replay."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from ludoteca.server.moderation.admission import Admission
from ludoteca.server.security.invitations import Invitations
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers.join import JoinHandler
from ludoteca.server.ws.messages_in import Enter
from ludoteca.store import NewTable, TableId
from tests.support.finished_tables import finished_table
from tests.support.server import Json, RunningServer, SocketClient, served, serving_in


def test_after_a_restart_clients_find_table_chat_and_acknowledged_moves(tmp_path: Path) -> None:
    async def first() -> tuple[Json, Json, SocketClient]:
        async with serving_in(tmp_path) as server:
            table = await server.table("North", "South", options={"first": 0}, clock={"seconds": 600})
            client = await server.enter(table, tokens=table["tokens"], salt="01")
            await client.play(0, key="one")
            await client.do("chat", text="to be continued", seat=0)
            server.sockets.remove(client)
            update = dict(client.updates[0])
        bye = await client.until(lambda message: "bye" in message)
        assert (bye["bye"]["key"], await client.closed()) == ("restart", 1012)
        return table, update, client

    async def second(table: Json, before: Json, former: SocketClient) -> None:
        async with serving_in(tmp_path) as server:
            client = await server.enter(table, tokens=table["tokens"], since={"0": before["version"]})
            update = await client.update(0)
            assert (update["version"], update["view"], update["fresh"]) == (before["version"], before["view"], False)
            chat = await client.until(lambda message: "chat" in message)
            assert chat["chat"]["text"] == "to be continued"
            asked = next(json.loads(frame) for frame in former.frames if '"update"' in frame and '"place ' in frame)
            decision, move = asked["update"]["decision"], asked["update"]["moves"][0]
            again = await client.do("play", seat=0, decision=decision, move=move, key="one")
            assert again["version"] <= before["version"]
            await client.play(1)

    table, update, client = asyncio.run(first())
    asyncio.run(second(table, update, client))


@served
async def test_a_server_that_is_stopping_tells_clients_to_come_back(server: RunningServer) -> None:
    table = await server.table("North", "South")
    registry = server.components.registry
    async with registry.suspended(table["id"]):
        pass
    registry.is_closing = True
    await server.get(f"/api/tables/{table['id']}", 503)
    held = {"tables": [{"id": table["id"]}]}
    answer = await server.post("/api/tables/mine", held, 503, **{"accept-language": "fr"})
    assert answer["error"] == {"key": "server-restarting", "message": "Le serveur redémarre. Revenez dans un instant."}
    client = await server.socket()
    await client.socket.send(json.dumps({"do": "enter", "id": 1, "table": table["id"]}))
    assert await client.closed() == 1012
    assert client.pushed == [{"bye": {"key": "restart", "after": 1500}}]


@served
async def test_a_client_that_joins_while_a_table_is_suspended_joins_the_table_loaded_afterwards(
    server: RunningServer,
) -> None:
    table = await server.table("North", "South")
    components = server.components
    registry, former = components.registry, components.registry.tables[table["id"]]
    moderation = components.moderation
    admission = Admission(moderation, Invitations(components.store))
    join = JoinHandler(
        registry, components.limits, components.accounts.sessions.account_id, server.url, moderation, admission
    )
    connection = Connection("127.0.0.1", 10**6)

    async def suspend() -> None:
        async with registry.suspended(table["id"]):
            pass

    async with former.lock:
        suspending = asyncio.create_task(suspend())
        await asyncio.sleep(0)
        joining = asyncio.create_task(join.enter(connection, Enter(table=table["id"], tokens=table["tokens"])))
        await asyncio.sleep(0)
    await suspending
    await joining
    assert connection.live is registry.tables[table["id"]]
    assert connection.live is not former
    connection.leave()


@served
async def test_a_suspended_table_is_loaded_when_a_client_joins(server: RunningServer) -> None:
    table, client = await finished_table(server)
    registry = server.components.registry
    async with registry.suspended(table["id"]):
        assert table["id"] not in registry.tables
    assert await client.closed() == 1012
    back = await server.enter(table, tokens=table["tokens"])
    assert (await back.update(0))["table"]["result"]["reason"] == "resigned"


@served
async def test_a_game_in_play_whose_record_is_illegal_is_abandoned_with_a_message(server: RunningServer) -> None:
    table = await server.table("North", "South", options={"first": 0})
    client = await server.enter(table, tokens=table["tokens"], salt="01")
    await client.play(0)
    async with server.components.registry.suspended(table["id"]):
        await replace_line(server, table["id"], 2, "2 0 place z9")
    late = await server.socket()
    assert await late.refused("enter", table=table["id"]) == "server-rules-changed"
    assert " table abandon\n" in await server.get(f"/api/tables/{table['id']}/record")


async def replace_line(server: RunningServer, id: str, number: int, line: str) -> None:
    """Store a table again with another record line."""
    store = server.components.store
    stored = await store.load_table(TableId(id))
    assert stored is not None
    lines = [line if text.startswith(f"{number} ") else text for text in stored.lines]
    assert lines != stored.lines
    await store.delete_table(stored.id)
    new = NewTable(
        id=stored.id,
        game=stored.game,
        header=stored.header,
        version=stored.version,
        snapshot=stored.snapshot,
        settings=stored.settings,
        summary=stored.summary,
        phase=stored.phase,
        lines=lines,
        tokens=stored.tokens,
    )
    await store.create_table(new)
