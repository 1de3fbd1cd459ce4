"""Hibernating tables, and outages that clocks and deadlines do not count."""

from __future__ import annotations

import pytest

from ludoteca.store import Store, TableId
from tests.store.conftest import Reopen
from tests.support.store_factories import ID, ManualClock, appended, changed, finished, new_table, run

OTHER = TableId("other")


def due(store: Store, now: int) -> list[TableId]:
    """The tables that are due."""
    return run(store.due_tables(now))


def test_a_table_in_play_hibernates_until_its_deadline_or_its_next_line(store: Store) -> None:
    run(store.create_table(new_table(phase="playing")))
    run(store.create_table(new_table(OTHER, phase="playing")))
    assert set(due(store, 0)) == {ID, OTHER}
    run(store.hibernate(ID, 500))
    run(store.hibernate(OTHER, None))
    assert due(store, 499) == []
    assert due(store, 500) == [ID]
    run(store.append(appended(1, table=OTHER)))
    assert due(store, 0) == [OTHER]
    run(store.hibernate(OTHER, 300))
    run(store.append(changed(1, OTHER, summary={"said": "something"})))
    assert due(store, 299) == []
    run(store.append(finished(1, OTHER)))
    assert due(store, 10**9) == [ID]


def test_the_table_updated_last_is_due_first(store: Store, clock: ManualClock) -> None:
    for id in (ID, OTHER):
        run(store.create_table(new_table(id, phase="playing")))
    clock.now += 1
    run(store.append(appended(1)))
    assert due(store, 0) == [ID, OTHER]


def test_an_outage_lasts_from_the_last_heartbeat_to_the_next_start(store: Store, reopen: Reopen) -> None:
    run(store.heartbeat(5000))
    assert run(store.downtime_since(0)) == 0
    store = reopen(store)
    run(store.record_start(7000))
    assert run(store.downtime_since(5000)) == 2000
    assert run(store.downtime_since(5001)) == 0
    assert run(store.outages())[0] == (5000, 7000)
    run(store.heartbeat(8000))
    run(store.record_start(8500))
    assert [run(store.downtime_since(moment)) for moment in (5000, 6000, 8000, 8001)] == [2500, 500, 500, 0]


def test_an_outage_begins_at_the_last_clock_snapshot_of_a_table_in_play_if_that_is_later(store: Store) -> None:
    run(store.heartbeat(5000))
    run(store.create_table(new_table(phase="playing", snapshot={"at": 5600})))
    run(store.create_table(new_table(OTHER, snapshot={"at": 6900})))
    run(store.record_start(7000))
    assert run(store.downtime_since(5600)) == 1400
    assert run(store.downtime_since(5601)) == 0


@pytest.mark.parametrize(("now", "start"), [(9000, 9000), (4000, 5000)])
def test_deadlines_shift_by_the_outage_and_time_never_goes_back(now: int, start: int, store: Store) -> None:
    run(store.create_table(new_table(phase="playing")))
    run(store.create_table(new_table(OTHER, phase="playing")))
    run(store.hibernate(ID, 6500))
    run(store.hibernate(OTHER, None))
    run(store.heartbeat(5000))
    assert run(store.record_start(now)) == start
    assert due(store, start + 1499) == []
    assert due(store, start + 1500) == [ID]
    assert run(store.downtime_since(0)) == start - 5000


def test_a_new_store_has_been_running_since_its_creation(store: Store) -> None:
    run(store.record_start(1000))
    assert run(store.downtime_since(0)) == 0
