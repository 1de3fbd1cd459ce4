"""Memory of the server per idle table in memory and per connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bench.server.contenders import Ludoteca, ludoteca
from bench.server.processes import ROOT, resident_kib
from bench.server.report import Figure, progress
from ludoteca.tools.loadtest import LoadGenerator

TABLES = 500
WARM_UP_TABLES = 50
MOVES = 4
PLAYERS = 2
SETTLE = 1.0  # seconds until background work is done


async def memory(games: Sequence[str], reference: Path | None) -> list[Figure]:
    """The figures of each game, of the reference checkout too if there is one."""
    figures = []
    for checkout, prefix in ((ROOT, "ludoteca"), *(((reference, "reference"),) if reference else ())):
        for game in games:
            progress(f"memory: {prefix}, {game}")
            with ludoteca(game, f"{prefix}, {game}", checkout) as one:
                table, connection = await measure(one)
            figures.append(Figure(f"memory of an idle table: {one.name}", "KiB", [table]))
            figures.append(Figure(f"memory of a connection: {one.name}", "KiB", [connection]))
    return figures


async def measure(one: Ludoteca) -> tuple[float, float]:
    """KiB of a table without its connections, and of a spectator's connection.

    The growth from tables with two connections each, then from one spectator more at each of them.
    """
    warm = await one.open(WARM_UP_TABLES)
    await warm.play_closed_loop(MOVES)
    before = await settled_kib(one.pid)
    pairs = [await one.open_table(number) for number in range(TABLES)]
    generator = LoadGenerator(pairs)
    await generator.play_closed_loop(MOVES)
    with_players = await settled_kib(one.pid)
    spectators = [await pair.watch() for pair in pairs]
    with_spectators = await settled_kib(one.pid)
    await asyncio.gather(*(spectator.socket.close() for spectator in spectators))
    for opened in (generator, warm):
        await opened.close()
    connection = (with_spectators - with_players) / TABLES
    return (with_players - before) / TABLES - PLAYERS * connection, connection


async def settled_kib(pid: int) -> float:
    """The resident memory of a process after a moment without requests."""
    await asyncio.sleep(SETTLE)
    return resident_kib(pid)
