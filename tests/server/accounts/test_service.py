"""Accounts on a real store: names, passwords, sessions, limits; and what an answer reveals about existing names."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from ludoteca.core.errors import Refused
from ludoteca.server.accounts.attempts import Attempts
from ludoteca.server.accounts.names import normalised_name
from ludoteca.server.accounts.notices import Notices
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.accounts.sessions import DAY_MS, Sessions
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.security.passwords import MAX_PENDING, Passwords
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, Account, AccountId, SqliteStore, SteadyClock
from tests.support.store_factories import ManualClock

PASSWORD = "correct horse"
NEW_PASSWORD = "another one"
ADDRESS = "192.0.2.1"
OTHER_ADDRESS = "198.51.100.7"
FAST_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(10**12)


@pytest.fixture
def store(tmp_path: Path, clock: ManualClock) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / DATABASE_FILE, clock=clock)
    yield opened
    asyncio.run(opened.close())


def service(
    store: SqliteStore, clock: ManualClock, hasher: PasswordHasher = FAST_HASHER, **flags: str
) -> AccountService:
    """The accounts of a store, with fast password hashes."""
    uptime = Uptime(store, SteadyClock(lambda: clock() / 1000, clock))
    found, notices = settings(dict(flags), {}), Notices(store)
    sessions = Sessions(store, found, uptime, notices)
    return AccountService(store, found, Passwords(hasher), sessions, Attempts(found), notices)


async def error_key(call: Awaitable[object]) -> str:
    """The key of the error that a call raises."""
    with pytest.raises(Refused) as caught:
        await call
    return caught.value.key


def test_an_account_signs_up_in_and_out(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        first, account = await accounts.sign_up("  North  Star ", PASSWORD, ADDRESS)
        assert account.name == "North Star"
        second, _ = await accounts.sign_in("NORTH STAR", PASSWORD, ADDRESS)
        assert first != second
        assert await accounts.sessions.account_id(first) == await accounts.sessions.account_id(second) == "north star"
        await accounts.sessions.end(first)
        assert await accounts.sessions.account_id(first) is None
        assert await accounts.sessions.account_id(second) == "north star"
        assert await error_key(accounts.sessions.require(first)) == "account-no-session"

    asyncio.run(use())


def test_passwords_and_session_tokens_are_stored_as_hashes_only(
    tmp_path: Path, store: SqliteStore, clock: ManualClock
) -> None:
    async def use() -> str:
        session, _ = await service(store, clock).sign_up("North", PASSWORD, ADDRESS)
        account = await store.account(normalised_name("north"))
        assert account is not None
        assert account.password.startswith("$argon2id$")
        await store.close()
        return session

    session = asyncio.run(use())
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert session.encode() not in stored
    assert PASSWORD.encode() not in stored


class RecordingHasher(PasswordHasher):
    """A fast hasher that records the hashes it verify_record."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verify_record: list[str] = []

    def verify(self, hash: Any, password: Any) -> Any:
        """Record and verify."""
        self.verify_record.append(hash)
        return super().verify(hash, password)


def test_a_wrong_password_and_an_unknown_name_get_the_same_error_for_the_same_work(
    store: SqliteStore, clock: ManualClock
) -> None:
    hasher = RecordingHasher()

    async def use() -> None:
        accounts = service(store, clock, hasher)
        await accounts.sign_up("North", PASSWORD, ADDRESS)
        wrong = await error_key(accounts.sign_in("North", "wrong password", ADDRESS))
        unknown = await error_key(accounts.sign_in("South", "wrong password", ADDRESS))
        assert wrong == unknown == "account-wrong"

    asyncio.run(use())
    assert len(hasher.verify_record) == 2
    assert len({hash.rsplit("$", 2)[0] for hash in hasher.verify_record}) == 1


def test_the_password_of_the_dummy_hash_signs_nobody_in(store: SqliteStore, clock: ManualClock) -> None:
    accounts = service(store, clock)
    assert accounts.passwords.hasher.verify(accounts.passwords.dummy_hash, "the password of no account")
    assert asyncio.run(error_key(accounts.sign_in("South", "the password of no account", ADDRESS))) == "account-wrong"


def test_a_changed_password_ends_the_other_sessions(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        first, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        second, _ = await accounts.sign_in("North", PASSWORD, ADDRESS)
        wrong = accounts.change_password(first, "wrong password", NEW_PASSWORD)
        assert await error_key(wrong) == "account-wrong"
        assert await error_key(accounts.change_password(first, PASSWORD, "short")) == "account-password"
        await accounts.change_password(first, PASSWORD, NEW_PASSWORD)
        assert await accounts.sessions.account_id(first) == "north"
        assert await accounts.sessions.account_id(second) is None
        assert await error_key(accounts.sign_in("North", PASSWORD, ADDRESS)) == "account-wrong"
        await accounts.sign_in("North", NEW_PASSWORD, ADDRESS)

    asyncio.run(use())


def test_a_session_expires_ninety_days_after_its_last_use(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        used, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        unused, _ = await accounts.sign_in("North", PASSWORD, ADDRESS)
        for _ in range(4):
            clock.now += 89 * DAY_MS
            assert await accounts.sessions.account_id(used) == "north"
        assert await accounts.sessions.account_id(unused) is None
        clock.now += 91 * DAY_MS
        assert await error_key(accounts.sessions.require(used)) == "account-no-session"

    asyncio.run(use())


def test_a_session_ends_a_year_after_it_began_although_it_is_in_use(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        session, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        for _ in range(12):
            clock.now += 30 * DAY_MS
            assert await accounts.sessions.account_id(session) == "north"
        clock.now += 6 * DAY_MS
        assert await accounts.sessions.account_id(session) is None
        assert await accounts.sessions.listed(AccountId("north")) == []

    asyncio.run(use())


def test_sessions_never_expire_if_the_settings_are_zero(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock, expire_session="0", session_lifetime="0")
        session, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        clock.now += 10_000 * DAY_MS
        assert await accounts.sessions.account_id(session) == "north"

    asyncio.run(use())


def test_attempts_are_limited_for_each_address_and_for_each_name(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock, address_logins="3/h")

        async def attempt(name: str, address: str) -> str:
            return await error_key(accounts.sign_in(name, "wrong password", address))

        for _ in range(3):
            assert await attempt("Étoile", ADDRESS) == "account-wrong"
        assert await attempt("West", ADDRESS) == "account-too-often"
        assert await attempt("ÉTOILE", OTHER_ADDRESS) == "account-too-often"
        assert await attempt("West", OTHER_ADDRESS) == "account-wrong"

    asyncio.run(use())


def test_a_name_belongs_to_one_account_in_every_spelling(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        await accounts.sign_up("Étoile", PASSWORD, ADDRESS)
        for other in ("étoile", "E\u0301toile", "ÉTOILE", "Étoi\uff4ce"):
            assert await error_key(accounts.sign_up(other, PASSWORD, ADDRESS)) == "account-name-taken"

    asyncio.run(use())


def test_a_name_that_looks_like_another_accounts_name_is_refused(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        await store.create_account(Account(AccountId("\u0430dmin"), "\u0430dmin", ""))  # an account of an older version
        await accounts.sign_up("Paypal", PASSWORD, ADDRESS)
        for other in ("PaypaI", "PAYPA1", "admin", "adrnin"):
            assert await error_key(accounts.sign_up(other, PASSWORD, ADDRESS)) == "account-name-similar"
        assert await error_key(accounts.sign_up("paypal", PASSWORD, ADDRESS)) == "account-name-taken"
        await accounts.sign_up("Payton", PASSWORD, ADDRESS)

    asyncio.run(use())


def test_a_server_without_accounts_refuses_sign_up_and_sign_in(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock, accounts="off")
        assert await error_key(accounts.sign_up("North", PASSWORD, ADDRESS)) == "account-none-here"
        assert await error_key(accounts.sign_in("North", PASSWORD, ADDRESS)) == "account-none-here"
        assert await accounts.sessions.account_id("x" * 22) is None

    asyncio.run(use())


class BlockedHasher(RecordingHasher):
    """A fast hasher that verifies nothing before `released` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.released = threading.Event()

    def verify(self, hash: Any, password: Any) -> Any:
        """Wait and verify."""
        self.released.wait()
        return super().verify(hash, password)


def test_attempts_beyond_the_queue_of_pending_passwords_are_refused(store: SqliteStore, clock: ManualClock) -> None:
    hasher = BlockedHasher()

    async def use() -> list[str]:
        accounts = service(store, clock, hasher, limits="off")
        attempts = [error_key(accounts.sign_in("North", "wrong password", ADDRESS)) for _ in range(MAX_PENDING + 5)]
        keys = []
        for answer in asyncio.as_completed(attempts):
            keys.append(await answer)
            if len(keys) == 5:
                hasher.released.set()
        return keys

    assert asyncio.run(use()) == ["account-busy"] * 5 + ["account-wrong"] * MAX_PENDING


def test_wrong_passwords_from_many_addresses_do_not_lock_out_a_device_that_signed_in_before(
    store: SqliteStore, clock: ManualClock
) -> None:
    async def use() -> None:
        accounts = service(store, clock, address_logins="20/10m")
        _, account = await accounts.sign_up("North", PASSWORD, ADDRESS)
        device = accounts.device_token(account)
        keys = [
            await error_key(accounts.sign_in("North", "wrong password", f"198.51.100.{number}")) for number in range(25)
        ]
        assert keys == ["account-wrong"] * 20 + ["account-too-often"] * 5
        assert await error_key(accounts.sign_in("North", PASSWORD, ADDRESS)) == "account-too-often"
        await accounts.sign_in("North", PASSWORD, ADDRESS, device)

    asyncio.run(use())


def test_a_device_token_is_valid_for_its_account_and_password_only_and_has_a_limit(
    store: SqliteStore, clock: ManualClock
) -> None:
    async def use() -> None:
        accounts = service(store, clock, address_logins="3/h")
        session, north = await accounts.sign_up("North", PASSWORD, ADDRESS)
        _, south = await accounts.sign_up("South", PASSWORD, OTHER_ADDRESS)
        device = accounts.device_token(north)
        for _ in range(3):
            assert await error_key(accounts.sign_in("North", "wrong password", "203.0.113.1")) == "account-wrong"
        for false in (accounts.device_token(south), device[:-1], "x", device.replace(".", "")):
            refused = accounts.sign_in("North", PASSWORD, "203.0.113.2", false)
            assert await error_key(refused) == "account-too-often"
        for _ in range(3):
            assert await error_key(accounts.sign_in("North", "wrong password", ADDRESS, device)) == "account-wrong"
        assert await error_key(accounts.sign_in("North", PASSWORD, ADDRESS, device)) == "account-too-often"
        changed = await accounts.change_password(session, PASSWORD, NEW_PASSWORD)
        refused = accounts.sign_in("North", NEW_PASSWORD, "203.0.113.2", device)
        assert await error_key(refused) == "account-too-often"
        await accounts.sign_in("North", NEW_PASSWORD, "203.0.113.2", accounts.device_token(changed))

    asyncio.run(use())


def test_changing_the_password_has_a_limit_of_its_own_for_each_session(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock, address_logins="3/h")
        session, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        stolen, _ = await accounts.sign_in("North", PASSWORD, ADDRESS)
        keys = [await error_key(accounts.verify_owner(stolen, "wrong password")) for _ in range(4)]
        assert keys == ["account-wrong"] * 3 + ["account-too-often"]
        await accounts.sign_in("North", PASSWORD, OTHER_ADDRESS)
        await accounts.change_password(session, PASSWORD, NEW_PASSWORD)

    asyncio.run(use())


@pytest.mark.parametrize("password", ["password", "12345678", "qwertyui", "Football", "TRUSTNO1"])
def test_common_passwords_are_refused(password: str, store: SqliteStore, clock: ManualClock) -> None:
    accounts = service(store, clock)
    assert asyncio.run(error_key(accounts.sign_up("North", password, ADDRESS))) == "account-common-password"


def test_an_old_hash_is_upgraded_at_the_next_sign_in_and_sessions_stay(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        session, old = await service(store, clock).sign_up("North", PASSWORD, ADDRESS)
        stronger = service(store, clock, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        assert await error_key(stronger.sign_in("North", "wrong password", ADDRESS)) == "account-wrong"
        stored = await store.account(old.id)
        assert stored is not None
        assert stored.password == old.password
        _, upgraded = await stronger.sign_in("North", PASSWORD, ADDRESS)
        assert upgraded == await store.account(old.id)
        assert "m=16,t=2,p=1" in upgraded.password
        assert await stronger.sessions.account_id(session) == "north"
        await stronger.sign_in("North", PASSWORD, ADDRESS, stronger.device_token(upgraded))

    asyncio.run(use())


class PausedHasher(PasswordHasher):
    """A fast hasher whose first verification, once it has a result, waits before it returns it."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified, self.released = threading.Event(), threading.Event()

    def verify(self, hash: Any, password: Any) -> Any:
        """Verify, and wait if this is the first time."""
        result = super().verify(hash, password)
        if not self.verified.is_set():
            self.verified.set()
            self.released.wait()
        return result


def test_a_sign_in_that_verifies_while_the_password_changes_gets_no_session(
    store: SqliteStore, clock: ManualClock
) -> None:
    async def use() -> None:
        own, _ = await service(store, clock).sign_up("North", PASSWORD, ADDRESS)
        hasher = PausedHasher()
        accounts = service(store, clock, hasher)
        thief = asyncio.create_task(accounts.sign_in("North", PASSWORD, ADDRESS))
        await asyncio.to_thread(hasher.verified.wait)
        await accounts.change_password(own, PASSWORD, NEW_PASSWORD)
        hasher.released.set()
        assert await error_key(thief) == "account-wrong"
        assert len(await store.sessions(AccountId("north"))) == 1
        await accounts.sign_in("North", NEW_PASSWORD, ADDRESS)

    asyncio.run(use())


def test_a_password_change_that_verifies_while_another_one_is_stored_changes_nothing(
    store: SqliteStore, clock: ManualClock
) -> None:
    async def use() -> None:
        own, _ = await service(store, clock).sign_up("North", PASSWORD, ADDRESS)
        hasher = PausedHasher()
        accounts = service(store, clock, hasher)
        stolen, _ = await service(store, clock).sign_in("North", PASSWORD, ADDRESS)
        thief = asyncio.create_task(accounts.change_password(stolen, PASSWORD, "the thief's password"))
        await asyncio.to_thread(hasher.verified.wait)
        await accounts.change_password(own, PASSWORD, NEW_PASSWORD)
        hasher.released.set()
        assert await error_key(thief) == "account-no-session"
        await accounts.sign_in("North", NEW_PASSWORD, ADDRESS)

    asyncio.run(use())


def test_a_hash_that_is_upgraded_while_it_is_verified_does_not_fail_the_sign_in(
    store: SqliteStore, clock: ManualClock
) -> None:
    async def use() -> None:
        _, old = await service(store, clock).sign_up("North", PASSWORD, ADDRESS)
        hasher = PausedHasher()
        slow = service(store, clock, hasher)
        attempt = asyncio.create_task(slow.sign_in("North", PASSWORD, ADDRESS))
        await asyncio.to_thread(hasher.verified.wait)
        await store.upgrade_password(old.id, old.password, FAST_HASHER.hash(PASSWORD))
        hasher.released.set()
        session, _ = await attempt
        assert await slow.sessions.account_id(session) == "north"

    asyncio.run(use())


def test_new_hashes_are_at_least_as_strong_as_owasp_advises() -> None:
    passwords = Passwords()
    hasher = passwords.hasher
    assert (hasher.memory_cost >= 19 * 1024, hasher.time_cost >= 2, hasher.parallelism >= 1) == (True, True, True)
    assert passwords.dummy_hash.startswith("$argon2id$")
    passwords.close()
