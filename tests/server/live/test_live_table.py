"""A live table on a memory store: what it commits is what is loaded again, and a failed commit closes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from ludoteca.core.errors import TableRefusal
from ludoteca.server.errors import ServerError
from ludoteca.server.live.broadcaster import CHANNELS
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.security.seat_keys import HOST, PASS, SEAT
from ludoteca.server.ws import close_codes
from ludoteca.server.ws.messages_out import ChatMessage
from ludoteca.store import (
    Account,
    AccountId,
    MemoryStore,
    Store,
    StoredTable,
    StoreError,
    StoreFull,
    TableChange,
    TableId,
    VersionConflict,
)
from ludoteca.table import PERSON, Seating, TimeControl
from tests.support.live_tables import live_table, next_move, registry_on, subscribe
from tests.support.table_factories import ManualClock, whole


class UnreliableStore(MemoryStore):
    """A memory store whose next append raises `error`, or waits for `gate`."""

    def __init__(self) -> None:
        super().__init__()
        self.error: BaseException | None = None
        self.gate: asyncio.Event | None = None
        self.appending = asyncio.Event()
        self.changes: list[TableChange] = []

    async def append(self, change: TableChange) -> None:
        self.appending.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        await super().append(change)
        self.changes.append(change)


async def stored(store: Store, live: LiveTable) -> StoredTable:
    """A table that must be stored."""
    found = await store.load_table(live.id)
    assert found is not None
    return found


async def check_equal(store: Store, live: LiveTable) -> None:
    """Assert that a table built from the store equals the live one."""
    again = await registry_on(store).get(live.id)
    assert again is not live
    assert whole(again.table) == whole(live.table)
    assert again.config == live.config
    assert again.keys == live.keys
    for channel in CHANNELS:
        assert again.broadcaster.chat_history(channel) == live.broadcaster.chat_history(channel)


def submit(live: LiveTable, key: str | None = None) -> Callable[[], int]:
    """An action that plays the next move."""
    seat, decision, move = next_move(live)
    return lambda: live.table.submit(seat, decision, move, key)


# What is committed


def test_moves_are_committed_and_loaded_again() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        live = await live_table(registry_on(store))
        for number in range(12):
            before = live.table.version
            seat, decision, move = next_move(live)
            version = await live.submit(seat, decision, move, f"key {number}")
            change = store.changes[-1]
            assert (change.expected_version, change.version, change.acting_seat) == (before, version, seat)
            assert change.submission is not None
            assert (change.submission.key, change.submission.version) == (f"key {number}", version)
            assert (await stored(store, live)).version == version
        await check_equal(store, live)

    asyncio.run(scenario())


def test_a_repeated_key_returns_the_version_and_commits_nothing() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        live = await live_table(registry_on(store))
        seat, decision, move = next_move(live)
        first = await live.submit(seat, decision, move, "once")
        count = len(store.changes)
        assert await live.submit(seat, decision, move, "once") == first
        assert len(store.changes) == count
        again = await registry_on(store).get(live.id)
        assert await again.submit(seat, decision, move, "once") == first

    asyncio.run(scenario())


def test_seats_settings_keys_and_owners_are_committed_and_loaded_again() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await store.create_account(Account(AccountId("west"), "West", "hash"))
        live = await live_table(registry_on(store))

        def change_everything() -> str:
            live.table.sit(1, Seating("West", PERSON))
            live.config = msgspec.structs.replace(live.config.with_owner(1, "west"), title="Tuesday", wants=[0])
            live.keys = live.keys.revoke(SEAT, 1)
            live.issue_key(HOST)
            return live.issue_key(PASS, 1)

        token = await live.execute(change_everything)
        assert live.keys.matches(token, PASS, 1)
        await check_equal(store, live)
        assert [(one.seat, one.account) for one in await store.owned_seats(table=live.id)] == [(1, "west")]
        await live.execute(lambda: setattr(live, "config", live.config.with_owner(1, None)))
        await check_equal(store, live)
        assert await store.owned_seats(table=live.id) == []

    asyncio.run(scenario())


def test_the_end_of_a_game_is_committed_with_its_result_and_secret() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        live = await live_table(registry_on(store))
        await live.execute(lambda: live.table.resign(0), 0)
        found = await stored(store, live)
        assert found.phase == "over"
        assert '"reason":"resigned"' in found.header
        assert found.secret is not None
        await check_equal(store, live)

    asyncio.run(scenario())


def test_chat_is_stored_before_it_is_broadcast_and_loaded_again() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        live = await live_table(registry_on(store))
        player = subscribe(live, 0)
        await live.say(ChatMessage("players", "North", 0, "well played", 5))
        assert [message["chat"]["text"] for message in player.messages() if "chat" in message] == ["well played"]
        assert [one.text for one in await store.chat(live.id)] == ["well played"]
        await check_equal(store, live)

    asyncio.run(scenario())


def test_a_refused_action_changes_neither_memory_nor_the_store() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        live = await live_table(registry_on(store))
        config, keys = live.config, live.keys

        def refuse() -> None:
            live.config = live.config.with_owner(0, "north")
            live.issue_key(SEAT, 0)
            raise TableRefusal(key="table-over")

        with pytest.raises(TableRefusal):
            await live.execute(refuse)
        assert (live.config, live.keys, store.changes) == (config, keys, [])
        assert not live.is_closed
        await check_equal(store, live)

    asyncio.run(scenario())


def test_a_clock_that_expires_during_a_refused_action_is_committed() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        clock = ManualClock()
        live = await live_table(registry_on(store), control=TimeControl(10), clock=clock)
        watcher = subscribe(live)
        seat, decision, move = next_move(live)
        clock.seconds += 11
        with pytest.raises(TableRefusal):
            await live.submit(seat, decision, move)
        assert (await stored(store, live)).phase == "over"
        assert watcher.messages()[-1]["update"]["table"]["result"]["reason"] == "time"

    asyncio.run(scenario())


# Commit before broadcast


def test_nothing_is_broadcast_or_read_before_it_is_committed() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        live = await live_table(registry_on(store))
        watcher = subscribe(live)
        version = live.table.version
        store.gate = asyncio.Event()
        move = asyncio.create_task(live.submit(*next_move(live)))
        await store.appending.wait()
        reading = asyncio.create_task(live.read(lambda: live.table.version))
        for _ in range(5):
            await asyncio.sleep(0)
        assert watcher.frames == []
        assert not reading.done()
        assert not move.done()
        store.gate.set()
        assert await move == version + 1
        assert await reading == version + 1
        assert watcher.versions() == [version + 1]

    asyncio.run(scenario())


def test_concurrent_actions_are_committed_and_broadcast_one_after_the_other() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        live = await live_table(registry_on(store))
        watcher = subscribe(live)
        version = live.table.version
        first, second = asyncio.gather(live.submit(*next_move(live))), live.execute(lambda: live.table.resign(0), 0)
        await asyncio.gather(first, second)
        assert watcher.versions() == [version + 1, version + 2]
        assert [change.expected_version for change in store.changes] == [version, version + 1]

    asyncio.run(scenario())


# Failures


@pytest.mark.parametrize(
    ("error", "key"),
    [(StoreFull(), "store-full"), (StoreError(), "store-failed"), (VersionConflict(), "server-table-moved")],
)
def test_a_failed_commit_closes_the_table_and_the_next_lookup_loads_what_is_stored(error: StoreError, key: str) -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        registry = registry_on(store)
        live = await live_table(registry)
        seat, decision, move = next_move(live)
        version = await live.submit(seat, decision, move)
        watcher = subscribe(live)
        before = whole(live.table)
        store.error = error
        with pytest.raises(StoreError, check=lambda raised: raised is error):
            await live.submit(*next_move(live))
        assert watcher.frames == []  # the answer to the failed request comes first
        await asyncio.sleep(0)
        assert [message["bye"]["key"] for message in watcher.messages()] == [key]
        assert watcher.close_code == close_codes.FAILED
        assert live.is_closed
        with pytest.raises(ServerError, match="server-table-moved"):
            await live.execute(lambda: live.table.resign(0))
        again = await registry.get(live.id)
        assert again is not live
        assert again.table.version == version
        assert whole(again.table) == before
        await again.submit(*next_move(again))

    asyncio.run(scenario())


def test_a_change_by_another_writer_closes_the_table() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        registry = registry_on(store)
        live = await live_table(registry)
        other = await registry_on(store).get(live.id)
        await other.submit(*next_move(other))
        watcher = subscribe(live)
        with pytest.raises(VersionConflict):
            await live.submit(*next_move(live))
        assert watcher.frames == []  # the answer to the failed request comes first
        await asyncio.sleep(0)
        assert [message["bye"]["key"] for message in watcher.messages()] == ["server-table-moved"]
        assert (await registry.get(live.id)).table.version == other.table.version

    asyncio.run(scenario())


def test_cancellation_during_a_commit_closes_the_table() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        registry = registry_on(store)
        live = await live_table(registry)
        watcher = subscribe(live)
        version = live.table.version
        store.gate = asyncio.Event()
        task = asyncio.create_task(live.submit(*next_move(live)))
        await store.appending.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        store.gate.set()
        assert live.is_closed
        assert [list(message) for message in watcher.messages()] == [["bye"]]
        assert watcher.close_code == close_codes.FAILED
        assert (await registry.get(live.id)).table.version == version  # this store had not committed it

    asyncio.run(scenario())


def test_an_action_that_fails_half_way_closes_the_table() -> None:
    async def scenario() -> None:
        store = UnreliableStore()
        registry = registry_on(store)
        live = await live_table(registry)
        version = live.table.version

        def fail() -> None:
            submit(live)()
            raise RuntimeError("a programming error")

        with pytest.raises(RuntimeError):
            await live.execute(fail)
        assert live.is_closed
        assert store.changes == []
        assert (await registry.get(live.id)).table.version == version

    asyncio.run(scenario())


def test_an_unknown_table_is_not_found() -> None:
    async def scenario() -> None:
        registry: TableRegistry = registry_on(MemoryStore())
        for id in ("x", "x" * 22, TableId("../../etc/passwd")):
            with pytest.raises(ServerError, match="server-no-table"):
                await registry.get(id)

    asyncio.run(scenario())
