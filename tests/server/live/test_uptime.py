"""Clocks of tables count the time that servers ran, over any number of restarts, and no other time."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.server.live.uptime import Uptime
from ludoteca.store import MemoryStore, SteadyClock, TableId
from tests.support.store_factories import new_table

TABLE = TableId("hibernating")
EPOCH_MS = 1_700_000_000_000
HOUR_MS = 3_600_000


class Machine:
    """A machine with a store, a wall clock and a monotonic clock; `boot` starts a server on it."""

    def __init__(self) -> None:
        self.utc_ms = EPOCH_MS
        self.seconds = 100.0
        self.store = MemoryStore(self.utc)

    def utc(self) -> int:
        return self.utc_ms

    def monotonic(self) -> float:
        return self.seconds

    def wait(self, milliseconds: int) -> None:
        """Let both clocks run."""
        self.utc_ms += milliseconds
        self.seconds += milliseconds / 1000

    async def boot(self) -> Uptime:
        """A server that has just started."""
        uptime = Uptime(self.store, SteadyClock(self.monotonic, self.utc))
        await uptime.start()
        return uptime


async def booted() -> tuple[Machine, Uptime]:
    """A machine with its first server."""
    machine = Machine()
    return machine, await machine.boot()


def test_only_time_in_which_a_server_ran_counts() -> None:
    async def run() -> None:
        machine, first = await booted()
        machine.wait(5000)
        moment = first.now()
        machine.wait(2000)
        await first.heartbeat()
        machine.wait(HOUR_MS)
        second = await machine.boot()
        machine.wait(3000)
        assert await second.elapsed_since(moment) == 5000
        await second.heartbeat()
        machine.wait(HOUR_MS)
        third = await machine.boot()
        machine.wait(4000)
        assert await third.elapsed_since(moment) == 9000

    asyncio.run(run())


def test_time_after_the_last_heartbeat_of_a_killed_server_does_not_count() -> None:
    async def run() -> None:
        machine, first = await booted()
        machine.wait(5000)
        moment = first.now()
        await first.heartbeat()
        machine.wait(2000)  # killed before its next heartbeat
        second = await machine.boot()
        assert await second.elapsed_since(moment) == 0

    asyncio.run(run())


def test_a_moment_stored_after_the_last_heartbeat_of_a_killed_server_is_not_charged() -> None:
    async def run() -> None:
        machine, first = await booted()
        await first.heartbeat()
        machine.wait(2000)
        moment = first.now()
        await machine.store.create_table(new_table(phase="playing", snapshot={"at": moment}))
        machine.wait(HOUR_MS)
        second = await machine.boot()
        machine.wait(10)
        assert await second.elapsed_since(moment) == 10

    asyncio.run(run())


def test_a_restored_backup_continues_at_the_moment_of_the_backup() -> None:
    """A backup holds the last heartbeat before it; all later time is an outage to the server that is started on it."""

    async def run() -> None:
        backup, before = await booted()
        moment = before.now()
        backup.wait(3000)
        await before.heartbeat()  # the backup is made now; the original server runs on
        backup.wait(5 * HOUR_MS)
        restored = await backup.boot()
        backup.wait(20)
        assert await restored.elapsed_since(moment) == 3020

    asyncio.run(run())


def test_an_outage_shifts_the_deadlines_of_hibernating_tables() -> None:
    async def run() -> None:
        machine, first = await booted()
        await machine.store.create_table(new_table(TABLE, phase="playing"))
        await machine.store.hibernate(TABLE, first.now() + 1000)
        machine.wait(400)
        await first.heartbeat()
        machine.wait(HOUR_MS)
        second = await machine.boot()
        machine.wait(599)
        assert await machine.store.due_tables(second.now()) == []
        machine.wait(1)
        assert await machine.store.due_tables(second.now()) == [TABLE]

    asyncio.run(run())


@pytest.mark.parametrize("shift", [24 * HOUR_MS, -24 * HOUR_MS])
def test_a_wall_clock_set_while_a_server_runs_moves_no_deadline(shift: int) -> None:
    async def run() -> None:
        machine, uptime = await booted()
        moment = uptime.now()
        machine.wait(1000)
        machine.utc_ms += shift
        machine.wait(500)
        assert await uptime.elapsed_since(moment) == 1500
        await uptime.heartbeat()
        machine.wait(HOUR_MS)
        second = await machine.boot()
        machine.wait(250)
        assert await second.elapsed_since(moment) == 1750

    asyncio.run(run())


@pytest.mark.parametrize("shift", [24 * HOUR_MS, -24 * HOUR_MS])
def test_a_wall_clock_set_between_two_runs_moves_no_deadline(shift: int) -> None:
    async def run() -> None:
        machine, first = await booted()
        moment = first.now()
        machine.wait(1000)
        await first.heartbeat()
        machine.wait(HOUR_MS)
        machine.utc_ms += shift
        second = await machine.boot()
        machine.wait(500)
        assert await second.elapsed_since(moment) == 1500
        later = second.now()
        machine.wait(100)
        assert await second.elapsed_since(later) == 100
        await second.heartbeat()
        machine.utc_ms -= shift  # the date is corrected
        third = await machine.boot()
        machine.wait(50)
        assert await third.elapsed_since(later) == 150
        assert await third.elapsed_since(moment) == 1650

    asyncio.run(run())


@pytest.mark.parametrize("moment", [None, "nonsense", 1.5])
def test_an_unknown_moment_charges_nothing(moment: object) -> None:
    async def run() -> None:
        machine, uptime = await booted()
        machine.wait(1000)
        assert await uptime.elapsed_since(moment) == 0

    asyncio.run(run())
