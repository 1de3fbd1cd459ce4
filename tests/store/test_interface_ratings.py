"""Ratings, and which finished tables have yet to be rated."""

from __future__ import annotations

import pytest

from ludoteca.store import Account, AccountId, OwnedSeat, Rating, Store, StoreMisuse, TableId
from tests.support.store_factories import ID, ManualClock, finished, loaded, new_table, run

NORTH, SOUTH = AccountId("north"), AccountId("south")
OTHER, UNRATED = TableId("other"), TableId("unrated")


def rating(account: AccountId, value: float, game: str = "any") -> Rating:
    """A rating after one game."""
    return Rating(account, game, value, 300.0, 0.06, 1)


def test_ratings_are_listed_highest_first_and_a_table_is_rated_once(store: Store) -> None:
    run(store.create_account(Account(NORTH, "North", "hash")))
    run(store.create_account(Account(SOUTH, "South", "hash")))
    run(store.create_table(new_table()))
    run(store.save_ratings(ID, [rating(NORTH, 1490.0), rating(SOUTH, 1510.0)]))
    assert [(one.account, one.name, one.rating, one.updated_at) for one in run(store.ratings("any"))] == [
        (SOUTH, "South", 1510.0, 1000),
        (NORTH, "North", 1490.0, 1000),
    ]
    assert run(store.ratings("other")) == []
    with pytest.raises(StoreMisuse):
        run(store.save_ratings(ID, [rating(NORTH, 9999.0)]))
    assert [one.rating for one in run(store.ratings("any", NORTH))] == [1490.0]
    assert [one.account for one in run(store.ratings(limit=1))] == [SOUTH]
    assert loaded(store).rated_at == 1000


def test_a_later_table_replaces_the_rating(store: Store) -> None:
    run(store.create_account(Account(NORTH, "North", "hash")))
    for id, value in ((ID, 1490.0), (OTHER, 1480.0)):
        run(store.create_table(new_table(id)))
        run(store.save_ratings(id, [rating(NORTH, value)]))
    assert [one.rating for one in run(store.ratings(account=NORTH))] == [1480.0]


def test_a_seat_of_a_rated_table_has_the_ratings_before_and_after_it(store: Store, clock: ManualClock) -> None:
    run(store.create_account(Account(NORTH, "North", "hash")))
    for id, value in ((ID, 1490.0), (OTHER, 1480.0)):
        run(store.create_table(new_table(id, owners={0: NORTH})))
        clock.now += 1000
        run(store.append(finished(table=id)))
        run(store.save_ratings(id, [rating(NORTH, value)]))
    assert run(store.owned_seats(NORTH)) == [
        OwnedSeat(OTHER, 0, NORTH, 3000, 1490.0, 1480.0),
        OwnedSeat(ID, 0, NORTH, 2000, None, 1490.0),
    ]


def test_ratings_with_an_unknown_account_are_not_stored_at_all(store: Store) -> None:
    run(store.create_account(Account(NORTH, "North", "hash")))
    run(store.create_table(new_table()))
    with pytest.raises(StoreMisuse):
        run(store.save_ratings(ID, [rating(NORTH, 1490.0), rating(SOUTH, 1510.0)]))
    assert run(store.ratings()) == []
    assert loaded(store).rated_at is None


def test_rated_tables_are_found_in_the_order_they_ended_until_they_are_rated(store: Store, clock: ManualClock) -> None:
    for id in (ID, OTHER):
        run(store.create_table(new_table(id, settings={"rated": True})))
    run(store.create_table(new_table(UNRATED, settings={"rated": False})))
    run(store.append(finished(table=UNRATED)))
    assert run(store.unrated_tables()) == []
    for id in (OTHER, ID):
        clock.now += 1
        run(store.append(finished(table=id)))
    assert run(store.unrated_tables()) == [OTHER, ID]
    run(store.save_ratings(OTHER, []))
    assert run(store.unrated_tables()) == [ID]
