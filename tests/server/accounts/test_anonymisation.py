"""Removal of a name from a stored table: the record still replays and verifies, and the name is stored nowhere."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludoteca.core.rng import Rng
from ludoteca.server.accounts.anonymisation import anonymisation
from ludoteca.store import ChatLine, MemoryStore
from ludoteca.table import Seating, Table
from ludoteca.table.records.verify import verify_record
from tests.support.store_factories import ID, changed, loaded, play, real_table, rebuilt, run, save
from tests.support.table_factories import CROWDS

REMOVED, OTHER, FORMER = "North-of-the-tests", "South-of-the-tests", "a former name"
OWNERS = {"accounts": {"0": "north-account", "1": "south-account"}}


def summary(table: Table) -> dict[str, Any]:
    """The part of a table's summary that has names."""
    return {"seats": [{"name": one.name, "kind": one.kind} for one in table.seats]}


def stored_game(is_over: bool) -> tuple[MemoryStore, Table]:
    """A stored table of two accounts that has been played for a while, with a chat line of each."""
    store, table = MemoryStore(), Table(CROWDS[0], 2, seats=[REMOVED, OTHER])
    new = real_table(table)
    run(store.create_table(msgspec.structs.replace(new, settings=OWNERS, summary=summary(table))))
    table.add_salt(0, b"a")
    table.add_salt(1, b"b")
    table.start()
    save(store, table, new.version)
    for name in (FORMER, REMOVED):
        since = table.version
        table.sit(0, Seating(name))
        save(store, table, since)
    play(store, table, Rng(3), 10)
    run(store.add_chat(ID, ChatLine(0, "players", 0, REMOVED, "hello", 1)))
    run(store.add_chat(ID, ChatLine(0, "players", 1, OTHER, "hello", 2)))
    if is_over:
        since = table.version
        table.resign(1)
        save(store, table, since)
    run(store.append(changed(table.version, summary=summary(table))))
    return store, table


@pytest.mark.parametrize("is_over", [True, False])
def test_the_record_stays_and_the_name_and_the_owner_of_the_seat_are_removed(is_over: bool) -> None:
    store, table = stored_game(is_over)
    run(store.anonymise_seat(anonymisation(loaded(store), 0, [], remove_owner=True)))
    stored, chat = loaded(store), run(store.chat(ID))
    everything = json.dumps([stored.record(), stored.summary, stored.settings]) + repr(chat)
    assert REMOVED not in everything
    assert "north-account" not in everything
    assert "south-account" in everything
    assert OTHER in everything
    assert FORMER in everything
    assert [line.name for line in chat] == ["", OTHER]
    assert rebuilt(stored).version == table.version
    if is_over:
        assert verify_record(stored.record()).is_valid


def test_further_names_are_removed_and_the_owner_stays_if_requested() -> None:
    store, _ = stored_game(is_over=True)
    run(store.anonymise_seat(anonymisation(loaded(store), 0, [FORMER], remove_owner=False)))
    stored = loaded(store)
    assert FORMER not in stored.record()
    assert REMOVED not in stored.record()
    assert stored.settings == OWNERS
