"""A name taken out of a kept table: the record still replays and verifies, and the name stands nowhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.dice import Dice
from ludoteca.server.forgetting import without_name
from ludoteca.store import Create, Describe, Say, Store, head
from ludoteca.table import Seating, Table, verification
from tests.store.setting import ID, keep, loaded, play, rebuilt
from tests.table.setting import CROWDS

GONE, KEPT = "North-of-the-tests", "South-of-the-tests"


def summary(table: Table) -> dict[str, Any]:
    return {"seats": [{"name": one.name, "kind": one.kind} for one in table.course.ledger.seats]}


@pytest.mark.parametrize("is_over", [True, False])
def test_the_record_stays_and_the_name_goes(tmp_path: Path, is_over: bool) -> None:
    table = Table(CROWDS[0], 2, seats=[GONE, KEPT])
    settings = {"accounts": {"0": "north-account", "1": "south-account"}}
    with Store.open(tmp_path / "kept.db") as store:
        store.save(Create(ID, table.game.meta.name, head(table.record()), table.memo(), settings, summary(table)))
        table.add_salt(0, b"a")
        table.add_salt(1, b"b")
        table.start()
        keep(store, table, 0)
        for name in ("somebody else", GONE):
            since = table.version
            table.sit(0, Seating(name))
            keep(store, table, since)
        play(store, table, Dice(3), 10)
        store.save(Say(ID, "players", 0, GONE, "hello", 1), Say(ID, "players", 1, KEPT, "hello", 2))
        if is_over:
            since = table.version
            table.resign(1)
            keep(store, table, since)
        store.save(Describe(ID, summary=summary(table)))
        store.save(*without_name(loaded(store), 0))
        kept = loaded(store)
        everything = json.dumps([kept.record(), kept.summary, kept.settings]) + repr(store.chat(ID))
        assert GONE not in everything
        assert "north-account" not in everything
        assert KEPT in everything
        assert "somebody else" in everything
        assert [remark.name for remark in store.chat(ID)] == ["", KEPT]
        again = rebuilt(kept)
        assert again.version == table.version
        if is_over:
            assert verification.verified(kept.record()).is_good
