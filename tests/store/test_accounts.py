"""Accounts, sessions, ratings and seats; and how a name leaves the records that others share."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.core.dice import Dice
from ludoteca.store import (
    FILE,
    Account,
    AccountId,
    AddAccount,
    AddSession,
    EndIdleSessions,
    EndSession,
    Film,
    NameTaken,
    Rate,
    Rating,
    RemoveAccount,
    Say,
    Seat,
    SetPassword,
    Sitting,
    Store,
    StoreMisused,
    TableId,
    Unname,
    Unseat,
    UseSession,
    packed,
)
from ludoteca.table import Seating, Table
from ludoteca.table.verification import verified
from tests.store.setting import ID, bare, create, keep, loaded, play
from tests.table.setting import GAMES, gathered

NORTH, SOUTH = AccountId("north"), AccountId("south")


@pytest.fixture
def two(store: Store) -> Store:
    """A store with two accounts and a table."""
    store.save(AddAccount(Account(NORTH, "North", "hash")), AddAccount(Account(SOUTH, "South", "hash")), bare())
    return store


def owner(store: Store, digest: bytes) -> Account | None:
    """The account of a session."""
    found = store.session(digest)
    return None if found is None else found.account


def test_a_name_is_taken_once(two: Store) -> None:
    with pytest.raises(NameTaken) as refused:
        two.save(AddAccount(Account(NORTH, "NORTH", "other")))
    assert refused.value.fields == {"name": "NORTH"}
    kept = two.account(NORTH)
    assert kept is not None
    assert (kept.name, kept.password) == ("North", "hash")
    assert two.account(AccountId("west")) is None


def test_a_session_opens_its_account_until_it_ends(two: Store) -> None:
    two.save(AddSession(b"1" * 32, NORTH), AddSession(b"2" * 32, SOUTH))
    assert owner(two, b"1" * 32) == two.account(NORTH)
    two.save(EndSession(b"1" * 32))
    assert two.session(b"1" * 32) is None
    assert owner(two, b"2" * 32) == two.account(SOUTH)


def test_a_session_that_nobody_has_used_since_a_moment_ends(tmp_path: Path) -> None:
    now = [1000]
    with Store.open(tmp_path / FILE, now=lambda: now[0]) as store:
        store.save(AddAccount(Account(NORTH, "North", "hash")))
        store.save(AddSession(b"1" * 32, NORTH), AddSession(b"2" * 32, NORTH))
        now[0] = 5000
        store.save(UseSession(b"2" * 32), UseSession(b"3" * 32))
        store.save(EndIdleSessions(5000))
        assert [store.session(bytes([n]) * 32) is not None for n in b"123"] == [False, True, False]
        kept = store.session(b"2" * 32)
        assert kept is not None
        assert (kept.created, kept.used) == (1000, 5000)


def test_a_new_password_ends_every_other_session(two: Store) -> None:
    two.save(*(AddSession(bytes([n]) * 32, NORTH) for n in range(3)), AddSession(b"s" * 32, SOUTH))
    two.save(SetPassword(NORTH, "new", keeping=bytes([1]) * 32))
    assert [two.session(bytes([n]) * 32) is not None for n in range(3)] == [False, True, False]
    assert two.session(b"s" * 32) is not None
    two.save(SetPassword(NORTH, "newer"))
    assert two.session(bytes([1]) * 32) is None


def test_ratings_are_listed_highest_first_and_a_table_counts_once(two: Store) -> None:
    ratings = [Rating(NORTH, "any", 1490.0, 300.0, 0.06, 1), Rating(SOUTH, "any", 1510.0, 300.0, 0.06, 1)]
    two.save(Rate(ID, ratings))
    assert [(one.account, one.name, one.rating) for one in two.ratings("any")] == [
        (SOUTH, "South", 1510.0),
        (NORTH, "North", 1490.0),
    ]
    assert two.ratings("other") == []
    with pytest.raises(StoreMisused):
        two.save(Rate(ID, [Rating(NORTH, "any", 9999.0, 1.0, 0.06, 2)]))
    assert [one.rating for one in two.ratings("any", NORTH)] == [1490.0]
    assert loaded(two).rated is not None


def test_seats_are_linked_to_accounts_and_can_change_hands(two: Store) -> None:
    two.save(bare(TableId("other")), Seat(Sitting(TableId("other"), 1, NORTH)))
    two.save(Seat(Sitting(ID, 0, NORTH)), Seat(Sitting(ID, 1, NORTH)), Seat(Sitting(ID, 1, SOUTH)))
    assert two.sittings(table=ID) == [Sitting(ID, 0, NORTH), Sitting(ID, 1, SOUTH)]
    assert two.sittings(NORTH) == [Sitting(TableId("other"), 1, NORTH), Sitting(ID, 0, NORTH)]
    two.save(Unseat(ID, 0))
    assert two.sittings(NORTH, ID) == []


def test_a_removed_account_leaves_no_session_rating_or_link_and_its_name_is_free(two: Store) -> None:
    two.save(AddSession(b"1" * 32, NORTH), Seat(Sitting(ID, 0, NORTH)))
    two.save(Rate(ID, [Rating(NORTH, "any", 1490.0, 300.0, 0.06, 1)]))
    two.save(RemoveAccount(NORTH))
    assert two.session(b"1" * 32) is None
    assert two.ratings() == []
    assert two.sittings(table=ID) == []
    assert loaded(two).id == ID
    two.save(AddAccount(Account(NORTH, "north", "hash")))
    with pytest.raises(StoreMisused):
        two.save(RemoveAccount(AccountId("west")))


@pytest.mark.parametrize("game", GAMES)
def test_a_name_leaves_the_record_the_talk_and_the_films_and_the_rest_stays(game: str, store: Store) -> None:
    table = gathered(game, 2, seats=["Étoile", "Étoile"])
    store.save(create(table))
    since = table.version
    table.start()
    table.sit(0, Seating('A "quoted" name'))
    table.sit(0, Seating("Étoile"))
    keep(store, table, since)
    play(store, table, Dice(2), 3)
    since = table.version
    table.resign(1)
    keep(store, table, since)
    eyes: tuple[int | str | None, ...] = (0, None, "everything")
    store.save(*(Film(ID, str(one), packed(table.replay(one))) for one in eyes))
    store.save(Say(ID, "players", 0, "Étoile", "hello", 1), Say(ID, "players", 1, "Étoile", "hello", 2))
    before = loaded(store)
    store.save(Unname(ID, 0, "Étoile", {"seats": ["", "Étoile"]}))
    kept = loaded(store)
    after = Table.rebuild(kept.record())
    assert [seating.name for seating in after.at_first] == ["", "Étoile"]
    assert [seating.name for seating in after.course.ledger.seats] == ["", "Étoile"]
    assert 'person "A \\"quoted\\" name"' in kept.record()
    assert kept.summary == {"seats": ["", "Étoile"]}
    assert len(kept.lines) == len(before.lines)
    assert sum(one != other for one, other in zip(kept.lines, before.lines, strict=True)) == 1
    assert verified(kept.record()).is_good
    assert [(one.name, one.text) for one in store.chat(ID)] == [("", "hello"), ("Étoile", "hello")]
    for one in eyes:
        assert store.film(ID, str(one)) == json.loads(json.dumps(list(after.replay(one))))
