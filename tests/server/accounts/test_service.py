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
from ludoteca.server.accounts.service import DAY_MS, AccountService, normalised_name, valid_name
from ludoteca.server.security.passwords import MAX_PENDING, Passwords
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, SqliteStore
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
    return AccountService(store, settings(dict(flags), {}), Passwords(hasher), clock)


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
        assert await accounts.account_id(first) == await accounts.account_id(second) == "north star"
        await accounts.sign_out(first)
        assert await accounts.account_id(first) is None
        assert await accounts.account_id(second) == "north star"
        assert await error_key(accounts.require_account(first)) == "account-no-session"

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
    """A fast hasher that records the hashes it verified."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str] = []

    def verify(self, hash: Any, password: Any) -> Any:
        """Record and verify."""
        self.verified.append(hash)
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
    assert len(hasher.verified) == 2
    assert len({hash.rsplit("$", 2)[0] for hash in hasher.verified}) == 1


def test_the_password_of_the_dummy_hash_signs_nobody_in(store: SqliteStore, clock: ManualClock) -> None:
    accounts = service(store, clock)
    assert accounts.passwords.hasher.verify(accounts.passwords.dummy_hash, "the password of no account")
    assert asyncio.run(error_key(accounts.sign_in("South", "the password of no account", ADDRESS))) == "account-wrong"


def test_a_changed_password_ends_the_other_sessions(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock)
        first, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        second, _ = await accounts.sign_in("North", PASSWORD, ADDRESS)
        wrong = accounts.change_password(first, "wrong password", NEW_PASSWORD, ADDRESS)
        assert await error_key(wrong) == "account-wrong"
        assert await error_key(accounts.change_password(first, PASSWORD, "short", ADDRESS)) == "account-password"
        await accounts.change_password(first, PASSWORD, NEW_PASSWORD, ADDRESS)
        assert await accounts.account_id(first) == "north"
        assert await accounts.account_id(second) is None
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
            assert await accounts.account_id(used) == "north"
        assert await accounts.account_id(unused) is None
        clock.now += 91 * DAY_MS
        assert await error_key(accounts.require_account(used)) == "account-no-session"

    asyncio.run(use())


def test_sessions_never_expire_if_the_setting_is_zero(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock, expire_session="0")
        session, _ = await accounts.sign_up("North", PASSWORD, ADDRESS)
        clock.now += 10_000 * DAY_MS
        assert await accounts.account_id(session) == "north"

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


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 25,
        "a\u202eb",
        "a\u200bb",
        "a\x00b",
        "a\ue000",
        "!?",
        "a\u0301\u0302\u0303\u0304",
    ],
)
def test_names_that_are_not_short_visible_text_are_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        valid_name(name)
    assert caught.value.key == "account-bad-name"


def test_a_name_may_contain_markup() -> None:
    assert valid_name("<b>North</b>") == "<b>North</b>"


def test_a_server_without_accounts_refuses_sign_up_and_sign_in(store: SqliteStore, clock: ManualClock) -> None:
    async def use() -> None:
        accounts = service(store, clock, accounts="off")
        assert await error_key(accounts.sign_up("North", PASSWORD, ADDRESS)) == "account-none-here"
        assert await error_key(accounts.sign_in("North", PASSWORD, ADDRESS)) == "account-none-here"
        assert await accounts.account_id("x" * 22) is None

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
