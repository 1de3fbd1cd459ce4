"""Random changes have the same effect on every backend."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludoteca.store import (
    DATABASE_FILE,
    Account,
    AccountId,
    MemoryStore,
    SqliteStore,
    Store,
    StoreError,
    StoreMisuse,
    Submission,
    TableChange,
    TableId,
    Token,
)
from tests.support.store_factories import ManualClock, lines, new_table, run

TABLES = [TableId(f"table {number}") for number in range(3)]
ACCOUNTS = [AccountId("north"), AccountId("south")]
TOKENS = [Token(bytes([number]) * 32, "seat", number) for number in range(4)]


async def random_change(store: Store, chance: random.Random) -> TableChange:
    """A change that mostly applies to what is stored."""
    table = chance.choice(TABLES)
    stored = await store.load_table(table)
    version, count = (stored.version, len(stored.lines)) if stored is not None else (0, 0)
    first = count + chance.choice([1] * 9 + [2])
    added = chance.choice([0, 1, 1, 3])
    owners = {chance.randrange(2): chance.choice([None, *ACCOUNTS])} if chance.random() < 0.2 else {}
    return TableChange(
        table=table,
        expected_version=version + chance.choice([0] * 9 + [1]),
        version=version + added,
        epoch=chance.choice([0] * 19 + [1]),
        first_line=first,
        lines=lines(first, first + added - 1),
        submission=Submission(0, str(version), "1.0", "word", version) if chance.random() < 0.5 else None,
        snapshot=chance.choice([None, {"at": chance.randrange(1000)}]),
        phase=chance.choice([None] * 8 + ["playing", "over"]),
        header=chance.choice([None, "Game: any\nPlayers: 2"]),
        secret=chance.choice([None, None, "00"]),
        settings=chance.choice([None, {"rated": chance.random() < 0.5}]),
        summary=chance.choice([None, {"study": chance.random() < 0.5}]),
        tokens_added=chance.sample(TOKENS, chance.choice([0, 0, 1])),
        tokens_removed=chance.sample(TOKENS, chance.choice([0, 0, 1])),
        owners=owners,
    )


async def outcome(store: Store, change: TableChange) -> type[Exception] | None:
    """What a store raises."""
    try:
        await store.append(change)
    except (StoreError, StoreMisuse) as error:
        return type(error)
    return None


async def contents(store: Store) -> list[object]:
    """Everything that the changes of this module affect."""
    phases = ("gathering", "playing", "over")
    return [
        [await store.load_table(table) for table in TABLES],
        await store.owned_seats(),
        await store.list_tables(*phases, public=None),
        await store.unrated_tables(),
        [await store.idle_tables(phase, 10**6, study) for phase in phases for study in (False, True)],
    ]


async def compare(path: Path, seed: int) -> None:
    """Apply the same random changes to both backends."""
    print(f"seed {seed}")
    clock, chance = ManualClock(), random.Random(seed)
    memory = MemoryStore(clock)
    async with SqliteStore.open(path, clock) as sqlite:
        for store in (memory, sqlite):
            for account in ACCOUNTS:
                await store.create_account(Account(account, account.title(), "hash"))
            for table in TABLES:
                await store.create_table(new_table(table))
        applied = 0
        for _ in range(150):
            clock.now += chance.randrange(3)
            change = await random_change(memory, chance)
            raised = await outcome(memory, change)
            assert await outcome(sqlite, change) == raised, change
            assert await contents(sqlite) == await contents(memory), change
            applied += raised is None
    assert 30 < applied < 150


@pytest.mark.parametrize("seed", range(4))
def test_random_changes_have_the_same_effect_on_both_backends(seed: int, tmp_path: Path) -> None:
    run(compare(tmp_path / DATABASE_FILE, seed))
