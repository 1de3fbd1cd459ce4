"""A name is erased from everything stored about a table where one seat carried it; the rest stays."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.rng import Rng
from ludoteca.store import AnonymiseSeat, ChatLine, Store, StoreMisuse, TableId
from ludoteca.table import Seating, Table
from ludoteca.table.records.verify import verify_record
from tests.support.store_factories import ID, ManualClock, loaded, new_table, play, real_table, run, save
from tests.support.table_factories import GAMES, gathered

VIEWERS: tuple[int | str | None, ...] = (0, None, "everything")


def finished_table(store: Store, game: str) -> Table:
    """A finished table at which the person in seat 0 had several names, one of them that of seat 1."""
    table = gathered(game, 2, seats=["Étoile", "Étoile"])
    run(store.create_table(real_table(table)))
    since = table.version
    table.start()
    table.sit(0, Seating('A "quoted" name'))
    table.sit(0, Seating("Étoile"))
    save(store, table, since)
    play(store, table, Rng(2), 3)
    since = table.version
    table.resign(1)
    save(store, table, since)
    run(store.save_replays(ID, {str(viewer): list(table.replay(viewer)) for viewer in VIEWERS}))
    for seat in (0, 1):
        run(store.add_chat(ID, ChatLine(0, "players", seat, "Étoile", "hello", seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_erased_from_record_chat_and_replays_and_the_rest_stays(game: str, store: Store) -> None:
    finished_table(store, game)
    before = loaded(store)
    summary = {"seats": ["", "Étoile"]}
    run(store.anonymise_seat(AnonymiseSeat(ID, 0, ["Étoile"], {"kept": 1}, summary)))
    stored = loaded(store)
    after = Table.rebuild(stored.record())
    assert [seating.name for seating in after.initial_seats] == ["", "Étoile"]
    assert [seating.name for seating in after.seats] == ["", "Étoile"]
    assert 'person "A \\"quoted\\" name"' in stored.record()
    assert (stored.settings, stored.summary) == ({"kept": 1}, summary)
    assert stored.version == before.version
    assert len(stored.lines) == len(before.lines)
    assert sum(one != other for one, other in zip(stored.lines, before.lines, strict=True)) == 1
    assert verify_record(stored.record()).is_valid
    assert [(one.name, one.text) for one in run(store.chat(ID))] == [("", "hello"), ("Étoile", "hello")]
    for viewer in VIEWERS:
        assert run(store.replay(ID, str(viewer))) == json.loads(json.dumps(list(after.replay(viewer))))


def test_several_names_are_erased_at_once(store: Store) -> None:
    finished_table(store, GAMES[0])
    run(store.anonymise_seat(AnonymiseSeat(ID, 0, ["Étoile", 'A "quoted" name'], {}, {})))
    assert "quoted" not in loaded(store).record()
    assert 'Seats: ["","Étoile"]' in loaded(store).record()


def test_erasing_names_is_no_update_of_the_table(store: Store, clock: ManualClock) -> None:
    run(store.create_table(new_table()))
    clock.now += 1000
    run(store.anonymise_seat(AnonymiseSeat(ID, 0, [], {}, {"open": 1})))
    assert loaded(store).updated_at == 1000
    with pytest.raises(StoreMisuse):
        run(store.anonymise_seat(AnonymiseSeat(TableId("unknown"), 0, [], {}, {})))
