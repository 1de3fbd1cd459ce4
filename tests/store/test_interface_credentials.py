"""Recovery codes, passkeys and notices of accounts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.store import Account, AccountId, Passkey, SignIn, Store, StoreMisuse
from ludoteca.store.interface import MAX_NOTICES
from tests.support.store_factories import ManualClock, run

NORTH, SOUTH, UNKNOWN = AccountId("north"), AccountId("south"), AccountId("unknown")
CODES = [bytes([number]) * 32 for number in range(3)]
PASSKEY = Passkey(b"id", NORTH, b"key", b"handle", "Laptop", 4, True)


@pytest.fixture
def two(store: Store) -> Store:
    """A store with two accounts."""
    run(store.create_account(Account(NORTH, "North", "hash")))
    run(store.create_account(Account(SOUTH, "South", "hash")))
    return store


def test_a_recovery_code_is_used_once_sets_the_password_and_ends_every_session(two: Store) -> None:
    run(two.set_recovery_codes(NORTH, CODES))
    run(two.create_session(b"1" * 32, NORTH))
    run(two.create_session(b"2" * 32, SOUTH))
    assert run(two.recover_account(NORTH, CODES[0], "new"))
    assert not run(two.recover_account(NORTH, CODES[0], "newer"))
    account = run(two.account(NORTH))
    assert account is not None
    assert account.password == "new"
    assert run(two.count_recovery_codes(NORTH)) == 2
    assert run(two.sessions(NORTH)) == []
    assert len(run(two.sessions(SOUTH))) == 1


def test_a_code_of_another_account_or_a_replaced_one_recovers_nothing(two: Store) -> None:
    run(two.set_recovery_codes(NORTH, CODES[:2]))
    assert not run(two.recover_account(SOUTH, CODES[0], "new"))
    run(two.set_recovery_codes(NORTH, CODES[2:]))
    assert not run(two.recover_account(NORTH, CODES[0], "new"))
    assert run(two.count_recovery_codes(NORTH)) == 1
    assert run(two.count_recovery_codes(SOUTH)) == 0
    account = run(two.account(NORTH))
    assert account is not None
    assert account.password == "hash"
    for call in (two.set_recovery_codes(UNKNOWN, CODES), two.recover_account(UNKNOWN, CODES[2], "new")):
        with pytest.raises(StoreMisuse):
            run(call)


def test_passkeys_are_listed_used_and_removed(two: Store, clock: ManualClock) -> None:
    assert run(two.add_passkey(PASSKEY))
    assert not run(two.add_passkey(replace(PASSKEY, account=SOUTH)))
    assert run(two.passkey(b"id")) == replace(PASSKEY, created_at=1000, used_at=1000)
    clock.now = 5000
    assert run(two.add_passkey(replace(PASSKEY, id=b"a")))
    assert run(two.use_passkey(b"id", 4, 9))
    assert not run(two.use_passkey(b"id", 4, 9))
    assert [(one.id, one.sign_count, one.used_at) for one in run(two.passkeys(NORTH))] == [
        (b"id", 9, 5000),
        (b"a", 4, 5000),
    ]
    assert not run(two.delete_passkey(SOUTH, b"id"))
    assert run(two.delete_passkey(NORTH, b"id"))
    assert run(two.passkey(b"id")) is None
    assert not run(two.use_passkey(b"id", 9, 10))
    assert run(two.passkeys(SOUTH)) == []


def test_no_session_is_stored_if_the_passkey_was_removed_since_it_was_verified(two: Store) -> None:
    run(two.add_passkey(PASSKEY))
    assert run(two.create_session(b"1" * 32, NORTH, SignIn(passkey=b"id")))
    assert not run(two.create_session(b"2" * 32, SOUTH, SignIn(passkey=b"id")))
    run(two.delete_passkey(NORTH, b"id"))
    assert not run(two.create_session(b"3" * 32, NORTH, SignIn(passkey=b"id")))
    assert [one.hash for one in run(two.sessions(NORTH))] == [b"1" * 32]


def test_only_the_latest_notices_of_an_account_are_kept(two: Store, clock: ManualClock) -> None:
    first = run(two.add_notice(SOUTH, "sign-in", "Firefox", "password"))
    for _ in range(MAX_NOTICES + 3):
        clock.now += 1
        last = run(two.add_notice(NORTH, "sign-in"))
    found = run(two.notices(NORTH))
    assert [one.number for one in found] == [last - back for back in range(MAX_NOTICES)]
    assert [one.happened_at for one in found] == [clock.now - back for back in range(MAX_NOTICES)]
    assert [(one.number, one.kind, one.device, one.method) for one in run(two.notices(SOUTH))] == [
        (first, "sign-in", "Firefox", "password")
    ]
    run(two.delete_old_notices(clock.now))
    assert [one.number for one in run(two.notices(NORTH))] == [last]
    assert run(two.notices(SOUTH)) == []


def test_a_session_remembers_the_last_notice_that_it_has_shown(two: Store) -> None:
    run(two.create_session(b"1" * 32, NORTH))
    for number in (7, 3):
        run(two.see_notices(b"1" * 32, number))
    run(two.see_notices(b"2" * 32, 9))
    assert [one.seen_notice for one in run(two.sessions(NORTH))] == [7]


def test_a_deleted_account_leaves_no_code_passkey_or_notice(two: Store) -> None:
    run(two.set_recovery_codes(NORTH, CODES))
    run(two.add_passkey(PASSKEY))
    run(two.add_notice(NORTH, "sign-in"))
    run(two.delete_account(NORTH))
    run(two.create_account(Account(NORTH, "North", "hash")))
    assert (run(two.count_recovery_codes(NORTH)), run(two.passkeys(NORTH)), run(two.notices(NORTH))) == (0, [], [])
    assert run(two.passkey(b"id")) is None
