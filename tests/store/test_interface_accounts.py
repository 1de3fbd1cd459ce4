"""Accounts, their sessions and their seats."""

from __future__ import annotations

import pytest

from ludoteca.store import Account, AccountId, NameTaken, OwnedSeat, Rating, SignIn, Store, StoreMisuse, TableId
from tests.support.store_factories import ID, ManualClock, changed, loaded, new_table, run

NORTH, SOUTH, UNKNOWN = AccountId("north"), AccountId("south"), AccountId("unknown")
OTHER = TableId("other")


@pytest.fixture
def two(store: Store) -> Store:
    """A store with two accounts and a table."""
    run(store.create_account(Account(NORTH, "North", "hash")))
    run(store.create_account(Account(SOUTH, "South", "hash")))
    run(store.create_table(new_table()))
    return store


def owner(store: Store, hash: bytes) -> Account | None:
    """The account of a session."""
    found = run(store.session(hash))
    return None if found is None else found.account


def test_a_name_is_taken_once(two: Store) -> None:
    with pytest.raises(NameTaken) as raised:
        run(two.create_account(Account(NORTH, "NORTH", "other")))
    assert raised.value.fields == {"name": "NORTH"}
    assert run(two.account(NORTH)) == Account(NORTH, "North", "hash", 1000)
    assert run(two.account(UNKNOWN)) is None


def test_a_session_belongs_to_its_account_until_it_is_deleted(two: Store) -> None:
    run(two.create_session(b"1" * 32, NORTH))
    run(two.create_session(b"2" * 32, SOUTH))
    assert owner(two, b"1" * 32) == run(two.account(NORTH))
    run(two.delete_session(b"1" * 32))
    assert run(two.session(b"1" * 32)) is None
    assert owner(two, b"2" * 32) == run(two.account(SOUTH))


def test_a_session_of_no_account_or_with_a_known_hash_is_misuse(two: Store) -> None:
    run(two.create_session(b"1" * 32, NORTH))
    for call in (two.create_session(b"2" * 32, UNKNOWN), two.create_session(b"1" * 32, SOUTH)):
        with pytest.raises(StoreMisuse):
            run(call)
    assert run(two.session(b"2" * 32)) is None
    assert owner(two, b"1" * 32) == run(two.account(NORTH))


def test_sessions_not_used_since_a_timestamp_are_deleted(two: Store, clock: ManualClock) -> None:
    run(two.create_session(b"1" * 32, NORTH))
    run(two.create_session(b"2" * 32, NORTH))
    clock.now = 5000
    run(two.touch_session(b"2" * 32))
    run(two.touch_session(b"3" * 32))
    run(two.delete_expired_sessions(used_before=5000))
    assert [run(two.session(bytes([n]) * 32)) is not None for n in b"123"] == [False, True, False]
    session = run(two.session(b"2" * 32))
    assert session is not None
    assert (session.created_at, session.used_at) == (1000, 5000)


def test_sessions_created_before_a_timestamp_are_deleted_although_they_are_in_use(
    two: Store, clock: ManualClock
) -> None:
    run(two.create_session(b"1" * 32, NORTH))
    clock.now = 5000
    run(two.create_session(b"2" * 32, NORTH))
    run(two.touch_session(b"1" * 32))
    run(two.delete_expired_sessions(created_before=5000))
    assert [one.hash for one in run(two.sessions(NORTH))] == [b"2" * 32]


def test_the_sessions_of_an_account_are_listed_with_their_devices(two: Store, clock: ManualClock) -> None:
    run(two.create_session(b"1" * 32, NORTH, SignIn("Firefox, Linux", "password")))
    run(two.create_session(b"2" * 32, NORTH))
    run(two.create_session(b"3" * 32, SOUTH))
    clock.now = 5000
    run(two.touch_session(b"1" * 32))
    run(two.confirm_session(b"2" * 32))
    found = run(two.sessions(NORTH))
    assert [(one.hash[:1], one.device, one.method) for one in found] == [
        (b"1", "Firefox, Linux", "password"),
        (b"2", "", ""),
    ]
    assert [(one.created_at, one.used_at, one.confirmed_at) for one in found] == [
        (1000, 5000, 1000),
        (1000, 1000, 5000),
    ]
    run(two.delete_other_sessions(NORTH, b"2" * 32))
    assert [one.hash[:1] for one in run(two.sessions(NORTH))] == [b"2"]
    assert len(run(two.sessions(SOUTH))) == 1


def test_no_session_is_stored_if_the_password_changed_since_it_was_verified(two: Store) -> None:
    assert run(two.create_session(b"1" * 32, NORTH, SignIn(password="hash")))
    assert run(two.set_password(NORTH, "hash", "new"))
    assert not run(two.create_session(b"2" * 32, NORTH, SignIn(password="hash")))
    assert run(two.sessions(NORTH)) == []
    assert run(two.create_session(b"2" * 32, NORTH, SignIn(password="new")))


def test_a_new_password_ends_every_other_session(two: Store) -> None:
    for number in range(3):
        run(two.create_session(bytes([number]) * 32, NORTH))
    run(two.create_session(b"s" * 32, SOUTH))
    assert not run(two.set_password(NORTH, "not the old hash", "new"))
    assert run(two.session(bytes([0]) * 32)) is not None
    assert run(two.set_password(NORTH, "hash", "new", keep_session=bytes([1]) * 32))
    assert [run(two.session(bytes([n]) * 32)) is not None for n in range(3)] == [False, True, False]
    assert run(two.session(b"s" * 32)) is not None
    assert run(two.set_password(NORTH, "new", "newer"))
    assert run(two.session(bytes([1]) * 32)) is None
    account = run(two.account(NORTH))
    assert account is not None
    assert account.password == "newer"
    with pytest.raises(StoreMisuse):
        run(two.set_password(UNKNOWN, "hash", "new"))


def test_seats_have_owners_that_can_change(two: Store) -> None:
    run(two.create_table(new_table(OTHER, owners={1: NORTH})))
    run(two.append(changed(owners={0: NORTH, 1: NORTH})))
    run(two.append(changed(owners={1: SOUTH})))
    assert run(two.owned_seats(table=ID)) == [OwnedSeat(ID, 0, NORTH), OwnedSeat(ID, 1, SOUTH)]
    assert run(two.owned_seats(NORTH)) == [OwnedSeat(OTHER, 1, NORTH), OwnedSeat(ID, 0, NORTH)]
    run(two.append(changed(owners={0: None})))
    assert run(two.owned_seats(NORTH, ID)) == []
    assert run(two.owned_seats(SOUTH, ID)) == [OwnedSeat(ID, 1, SOUTH)]


def test_a_table_of_an_unknown_account_is_not_created(two: Store) -> None:
    with pytest.raises(StoreMisuse):
        run(two.create_table(new_table(OTHER, owners={0: UNKNOWN})))
    assert run(two.load_table(OTHER)) is None


def test_a_deleted_account_leaves_no_session_rating_or_seat_and_its_name_is_free(two: Store) -> None:
    run(two.create_session(b"1" * 32, NORTH))
    run(two.append(changed(owners={0: NORTH})))
    run(two.save_ratings(ID, [Rating(NORTH, "any", 1490.0, 300.0, 0.06, 1)]))
    run(two.delete_account(NORTH))
    assert run(two.session(b"1" * 32)) is None
    assert run(two.ratings()) == []
    assert run(two.owned_seats(table=ID)) == []
    assert loaded(two).id == ID
    run(two.create_account(Account(NORTH, "north", "hash")))
    with pytest.raises(StoreMisuse):
        run(two.delete_account(UNKNOWN))
