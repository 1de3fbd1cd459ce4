"""The long load run: tables play on after reconnections, and a lost or repeated move would be found."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.store import DATABASE_FILE
from ludoteca.tools.loadtest import TableClient
from soak.load import SPECTATORS, WatchedTable, lost_moves, slow_client, storm
from tests.support.server import RunningServer, serving_in
from tests.support.waiting import wait_until

GAME = discovery.names()[0]


async def acknowledged(server: RunningServer, moves: int) -> list[TableClient]:
    """The player of a table after some moves with a storm of reconnections between them."""
    table = await WatchedTable.open(server.url, GAME, 1)
    for _ in range(moves):
        await table.play()
    before = [one.socket for one in table.client.seats]
    assert await storm([table]) > 0
    assert not {id(one) for one in before} & {id(one.socket) for one in table.client.seats}
    assert len(table.spectators) == SPECTATORS
    for _ in range(moves):
        await table.play()
    await table.close()
    return [table.client]


def test_every_acknowledged_move_is_in_the_store_after_reconnections(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_in(tmp_path, limits="off") as server:
            clients = await acknowledged(server, 5)
        assert await lost_moves(tmp_path / DATABASE_FILE, clients) == (10, [])
        ((table, moves),) = clients[0].acknowledged.items()
        for wrong in ([*moves, "0 place a2"], moves[:-1], [moves[1], moves[0], *moves[2:]]):
            clients[0].acknowledged[table] = wrong
            assert (await lost_moves(tmp_path / DATABASE_FILE, clients))[1] == [table]

    asyncio.run(scenario())


def test_a_slow_client_that_never_reads_does_not_keep_players_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_in(tmp_path, limits="off") as server:
            table = await WatchedTable.open(server.url, GAME, 1)
            slow = await slow_client(server.url, table)
            live = server.components.registry.tables[table.client.id]

            async def has_joined() -> bool:
                return len(live.broadcaster.connections) == 2 + SPECTATORS + 1

            await wait_until(has_joined)
            for _ in range(5):
                await table.play()
            slow.close()
            await table.close()

    asyncio.run(scenario())
