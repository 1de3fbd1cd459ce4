"""Accounts against a real store: names, passwords, sessions, limits; and what may be told apart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from ludoteca.core.errors import Refused
from ludoteca.server.accounts import DAY, Accounts, checked_name, compared
from ludoteca.server.passwords import MOST_WAITING, Passwords
from ludoteca.server.settings import settings
from ludoteca.store import Store

PASSWORD = "correct horse"
HERE = "192.0.2.1"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "kept.db") as opened:
        yield opened


def accounts(store: Store, **flags: str) -> Accounts:
    return Accounts(store, settings(dict(flags), {}), Passwords(QUICK))


async def key_of(asked: Awaitable[object]) -> str:
    """The key with which something is refused."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.key


def test_an_account_is_made_entered_and_left(store: Store) -> None:
    async def play() -> None:
        doors = accounts(store)
        first, account = await doors.make("  North  Star ", PASSWORD, HERE)
        assert account.name == "North Star"
        second, _ = await doors.enter("NORTH STAR", PASSWORD, HERE)
        assert first != second
        assert await doors.named(first) == await doors.named(second) == "north star"
        await doors.leave(first)
        assert await doors.named(first) is None
        assert await doors.named(second) == "north star"
        assert await key_of(doors.own(first)) == "account-no-session"

    asyncio.run(play())


def test_nothing_of_a_password_or_a_session_is_kept_as_it_is(store: Store) -> None:
    async def play() -> str:
        session, _ = await accounts(store).make("North", PASSWORD, HERE)
        return session

    session = asyncio.run(play())
    account = store.account(compared("north"))
    assert account is not None
    assert account.password.startswith("$argon2id$")
    store.close()
    kept = b"".join(path.read_bytes() for path in store.path.parent.iterdir())
    assert session.encode() not in kept
    assert PASSWORD.encode() not in kept


def test_a_wrong_password_and_an_unknown_name_are_told_and_worked_out_alike(store: Store) -> None:
    async def play() -> None:
        doors = accounts(store)
        await doors.make("North", PASSWORD, HERE)
        checked: list[str] = []
        fits: Callable[[str, str], bool] = doors.passwords._fits
        doors.passwords._fits = lambda password, kept: checked.append(kept) or fits(password, kept)  # type: ignore
        wrong = await key_of(doors.enter("North", "wrong password", HERE))
        unknown = await key_of(doors.enter("South", "wrong password", HERE))
        assert wrong == unknown == "account-wrong"
        parameters = {kept.rsplit("$", 2)[0] for kept in checked}
        assert len(checked) == 2
        assert len(parameters) == 1

    asyncio.run(play())


def test_nobodys_password_opens_nothing(store: Store) -> None:
    async def play() -> str:
        return await key_of(accounts(store).enter("South", "the password of nobody", HERE))

    assert asyncio.run(play()) == "account-wrong"


def test_a_changed_password_ends_the_other_sessions(store: Store) -> None:
    async def play() -> None:
        doors = accounts(store)
        first, _ = await doors.make("North", PASSWORD, HERE)
        second, _ = await doors.enter("North", PASSWORD, HERE)
        assert await key_of(doors.change_password(first, "wrong password", "another one", HERE)) == "account-wrong"
        assert await key_of(doors.change_password(first, PASSWORD, "short", HERE)) == "account-password"
        await doors.change_password(first, PASSWORD, "another one", HERE)
        assert await doors.named(first) == "north"
        assert await doors.named(second) is None
        assert await key_of(doors.enter("North", PASSWORD, HERE)) == "account-wrong"
        await doors.enter("North", "another one", HERE)

    asyncio.run(play())


def test_a_session_lives_as_long_as_it_is_used_again_in_time(tmp_path: Path) -> None:
    now = [10**12]
    with Store.open(tmp_path / "kept.db", now=lambda: now[0]) as store:

        async def play() -> None:
            doors = Accounts(store, settings({}, {}), Passwords(QUICK), now=lambda: now[0])
            used, _ = await doors.make("North", PASSWORD, HERE)
            forgotten, _ = await doors.enter("North", PASSWORD, HERE)
            for _ in range(4):
                now[0] += 89 * DAY
                assert await doors.named(used) == "north"
            assert await doors.named(forgotten) is None
            now[0] += 91 * DAY
            assert await key_of(doors.own(used)) == "account-no-session"

        asyncio.run(play())


def test_where_sessions_never_end_none_does(tmp_path: Path) -> None:
    now = [10**12]
    with Store.open(tmp_path / "kept.db", now=lambda: now[0]) as store:

        async def play() -> None:
            doors = Accounts(store, settings({"expire_session": "0"}, {}), Passwords(QUICK), now=lambda: now[0])
            session, _ = await doors.make("North", PASSWORD, HERE)
            now[0] += 10_000 * DAY
            assert await doors.named(session) == "north"

        asyncio.run(play())


def test_attempts_are_counted_for_an_address_and_for_a_name(store: Store) -> None:
    async def play() -> None:
        doors = accounts(store, address_logins="3/h")
        for _ in range(3):
            assert await key_of(doors.enter("Étoile", "wrong password", HERE)) == "account-wrong"
        assert await key_of(doors.enter("West", "wrong password", HERE)) == "account-too-often"
        assert await key_of(doors.enter("ÉTOILE", "wrong password", "198.51.100.7")) == "account-too-often"
        assert await key_of(doors.enter("West", "wrong password", "198.51.100.7")) == "account-wrong"

    asyncio.run(play())


def test_a_name_belongs_to_one_account_however_it_is_spelled(store: Store) -> None:
    async def play() -> None:
        doors = accounts(store)
        await doors.make("Étoile", PASSWORD, HERE)
        for other in ("étoile", "E\u0301toile", "ÉTOILE", "Étoi\uff4ce"):
            assert await key_of(doors.make(other, PASSWORD, HERE)) == "account-name-taken"

    asyncio.run(play())


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
def test_names_are_plain_visible_text(name: str) -> None:
    with pytest.raises(Refused) as caught:
        checked_name(name)
    assert caught.value.key == "account-bad-name"


def test_markup_in_a_name_is_only_text() -> None:
    assert checked_name("<b>North</b>") == "<b>North</b>"


def test_where_there_are_no_accounts_none_is_made(store: Store) -> None:
    async def play() -> None:
        doors = accounts(store, accounts="off")
        assert await key_of(doors.make("North", PASSWORD, HERE)) == "account-none-here"
        assert await key_of(doors.enter("North", PASSWORD, HERE)) == "account-none-here"
        assert await doors.named("x" * 22) is None

    asyncio.run(play())


def test_too_many_at_once_are_refused_instead_of_piled_up(store: Store) -> None:
    async def play() -> list[str]:
        doors = accounts(store, limits="off")
        entering = (doors.enter("North", "wrong password", HERE) for _ in range(MOST_WAITING + 5))
        found = await asyncio.gather(*entering, return_exceptions=True)
        return [error.key for error in found if isinstance(error, Refused)]

    found = asyncio.run(play())
    assert found.count("account-busy") == 5
    assert found.count("account-wrong") == MOST_WAITING
