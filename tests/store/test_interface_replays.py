"""Rendered replays, which are shown when the rules of a finished table are no longer installed."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.errors import BadRecord
from ludoteca.store import Store, StoreMisuse, TableId
from ludoteca.table import Table
from tests.store.test_interface_tables import change_rules_version, start
from tests.support.store_factories import ID, finished, loaded, new_table, run, save
from tests.support.table_factories import SEATS


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_viewer_sees_a_finished_game_after_its_rules_are_gone(game: str, players: int, store: Store) -> None:
    table = start(store, game, players)
    since = table.version
    table.abandon()
    save(store, table, since)
    rendered = {str(seat): list(table.replay(seat)) for seat in range(players)}
    rendered |= {"spectator": list(table.replay(None)), "everything": list(table.replay("everything"))}
    assert run(store.tables_without_replays()) == [ID]
    run(store.save_replays(ID, rendered))
    assert run(store.tables_without_replays()) == []
    change_rules_version(store)
    with pytest.raises(BadRecord):
        Table.rebuild(loaded(store).record())
    stored = {viewer: run(store.replay(ID, viewer)) for viewer in rendered}
    assert stored == json.loads(json.dumps(rendered))
    assert run(store.replay(ID, "9")) is None


@pytest.mark.parametrize("count", [0, 1, 300])
def test_frames_are_stored_and_replaced(count: int, store: Store) -> None:
    frames = [{"version": one, "words": "été" * one, "held": [None, True, 1.5]} for one in range(count)]
    run(store.create_table(new_table()))
    run(store.save_replays(ID, {"0": [{"version": 9}]}))
    run(store.save_replays(ID, {"0": frames, "1": []}))
    assert run(store.replay(ID, "0")) == frames
    assert run(store.replay(ID, "1")) == []


def test_the_oldest_table_without_replays_comes_first_and_closed_ones_are_left_out(store: Store) -> None:
    ids = [TableId(id) for id in ("first", "second", "closed", "unfinished")]
    for id in ids:
        run(store.create_table(new_table(id)))
    run(store.append(finished(table=ids[1])))
    run(store.append(finished(table=ids[0])))
    run(store.append(finished(table=ids[2], close_reason="expired")))
    assert run(store.tables_without_replays()) == ["first", "second"]
    with pytest.raises(StoreMisuse):
        run(store.save_replays(TableId("unknown"), {"0": []}))
