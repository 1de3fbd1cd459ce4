"""Sessions in a list: devices, ended one by one or all others, confirmed before changes; notices of new sign-ins."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from ludoteca.server.accounts.sessions import CONFIRMED_MS, DAY_MS
from ludoteca.server.accounts.user_agents import description
from ludoteca.server.background.expiry import Expiry
from ludoteca.server.observability.logs import JsonFormatter
from ludoteca.store import AccountId, SteadyClock, milliseconds
from tests.support.accounts import PASSWORD, change_password, is_told_to_reconnect, sign_in, sign_up
from tests.support.server import Json, RunningServer, served, serving_in

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
AGENTS = [
    (FIREFOX, "Firefox, Linux"),
    (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
        "Chrome, Windows",
    ),
    (
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
        "Edge, Windows",
    ),
    (
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML) Version/18.5 Safari/605.1.15",
        "Safari, macOS",
    ),
    (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1",
        "Chrome, iPhone",
    ),
    ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
    ("python-httpx/0.28", ""),
    ("<script>Linux</script>", "Linux"),
    ("", ""),
]


@pytest.mark.parametrize(("agent", "expected"), AGENTS)
def test_a_user_agent_is_described_by_browser_and_system(agent: str, expected: str) -> None:
    assert description(agent) == expected


async def security(server: RunningServer, session: str) -> Json:
    """How an account is entered."""
    found: Json = await server.post("/api/accounts/security", {"session": session}, 200)
    return found


async def error(server: RunningServer, path: str, body: Json) -> str:
    """The key of the error that answers a request."""
    key: str = (await server.post(f"/api/accounts/{path}", body, 400))["error"]["key"]
    return key


@served
async def test_sessions_are_listed_with_their_devices_and_the_own_one_is_marked(server: RunningServer) -> None:
    own = await sign_up(server, "North")
    body = {"name": "North", "password": PASSWORD}
    other = (await server.post("/api/accounts/enter", body, 200, **{"user-agent": FIREFOX}))["session"]
    found = (await security(server, own))["sessions"]
    assert {(one["device"], one["method"], one["current"]) for one in found} == {
        ("", "sign-up", True),
        ("Firefox, Linux", "password", False),
    }
    assert all(0 < one["created"] <= one["used"] for one in found)
    shown = json.dumps(await security(server, other))
    assert own not in shown
    assert other not in shown


@served
async def test_one_session_is_ended_with_its_connections_and_the_others_stay(server: RunningServer) -> None:
    own, stolen = await sign_up(server, "North"), await sign_in(server)
    third, foreign = await sign_in(server), await sign_up(server, "South")
    table = await server.table("North", "open", session=own)
    thief, friend = await server.enter(table, session=stolen), await server.enter(table, session=third)
    ids = {one["id"] for one in (await security(server, own))["sessions"]}
    left = {one["id"] for one in (await security(server, stolen))["sessions"] if one["current"]}
    assert (
        await error(server, "sessions/end", {"session": foreign, "id": next(iter(left))}) == "account-no-such-session"
    )
    await server.post("/api/accounts/sessions/end", {"session": own, "id": next(iter(left))}, 200)
    assert await is_told_to_reconnect(thief)
    assert "error" not in await friend.do("ping")
    assert {one["id"] for one in (await security(server, own))["sessions"]} == ids - left
    assert await error(server, "games", {"session": stolen}) == "account-no-session"
    assert await error(server, "sessions/end", {"session": own, "id": next(iter(left))}) == "account-no-such-session"


@served
async def test_all_other_sessions_are_ended_at_once(server: RunningServer) -> None:
    own, foreign = await sign_up(server, "North"), await sign_up(server, "South")
    table = await server.table("North", "open", session=own)
    others = [await server.enter(table, session=await sign_in(server)) for _ in range(2)]
    stays = [await server.enter(table, session=session) for session in (own, foreign)]
    await server.post("/api/accounts/sessions/end", {"session": own}, 200)
    assert [await is_told_to_reconnect(one) for one in others] == [True, True]
    for one in stays:
        assert "error" not in await one.do("ping")
    assert len((await security(server, own))["sessions"]) == 1


@served
async def test_other_sessions_are_told_of_a_sign_in_until_they_have_shown_it(server: RunningServer) -> None:
    own = await sign_up(server, "North")
    body = {"name": "North", "password": PASSWORD}
    other = (await server.post("/api/accounts/enter", body, 200, **{"user-agent": FIREFOX}))["session"]

    async def unseen(session: str) -> list[tuple[str, str, str]]:
        found = await server.post("/api/accounts/notices", {"session": session}, 200)
        return [(one["kind"], one["device"], one["method"]) for one in found]

    assert await unseen(own) == [("sign-in", "Firefox, Linux", "password")]
    assert await unseen(other) == []
    assert [one["kind"] for one in (await security(server, other))["notices"]] == ["sign-in"]
    number = (await security(server, own))["notices"][0]["number"]
    await server.post("/api/accounts/notices/seen", {"session": own, "number": number + 10**6}, 200)
    assert await unseen(own) == []
    await sign_in(server)
    assert await unseen(own) == [("sign-in", "", "password")]
    await change_password(server, own)
    assert [kind for kind, _, _ in await unseen(own)] == []
    assert [one["kind"] for one in (await security(server, own))["notices"]] == [
        "password-changed",
        "sign-in",
        "sign-in",
    ]


def test_changes_to_how_an_account_is_entered_need_a_confirmed_session(tmp_path: Path) -> None:
    passed = [0]

    def now() -> int:
        return milliseconds() + passed[0]

    async def use() -> None:
        async with serving_in(tmp_path, {"clock": SteadyClock(lambda: now() / 1000, now)}) as server:
            session = await sign_up(server, "North")
            passed[0] = CONFIRMED_MS + 1000
            sensitive = ("codes", "sessions/end", "passkeys/options", "delete")
            for path in sensitive:
                assert await error(server, path, {"session": session}) == "account-confirm"
            assert await error(server, "passkeys/remove", {"session": session, "id": "AA"}) == "account-confirm"
            wrong = {"session": session, "password": "wrong password"}
            assert await error(server, "confirm", wrong) == "account-wrong"
            assert await error(server, "confirm", {"session": session}) == "account-wrong"
            await server.post("/api/accounts/confirm", {"session": session, "password": PASSWORD}, 200)
            for path in sensitive:
                await server.post(f"/api/accounts/{path}", {"session": session}, 200)
            assert await server.components.store.account(AccountId("north")) is None

    asyncio.run(use())


def test_old_sessions_and_notices_are_deleted(tmp_path: Path) -> None:
    passed = [0]

    def now() -> int:
        return milliseconds() + passed[0]

    async def use() -> None:
        async with serving_in(tmp_path, {"clock": SteadyClock(lambda: now() / 1000, now)}) as server:
            session = await sign_up(server, "North")
            await sign_in(server)
            store, expiry = server.components.store, server.components.expiry
            assert isinstance(expiry, Expiry)
            for day in range(0, 360, 60):
                passed[0] = day * DAY_MS
                await server.post("/api/accounts/games", {"session": session}, 200)
                await expiry.run(now())
            assert len(await store.sessions(AccountId("north"))) == 1
            assert await store.notices(AccountId("north")) == []
            passed[0] = 366 * DAY_MS
            assert await error(server, "games", {"session": session}) == "account-no-session"
            await expiry.run(now())
            assert await store.sessions(AccountId("north")) == []

    asyncio.run(use())


def test_attempts_are_logged_with_address_and_reason_and_without_names(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        async with serving_in(tmp_path) as server:
            await sign_up(server, "Northernmost")
            await sign_in(server, "Northernmost")
            await error(server, "enter", {"name": "Northernmost", "password": "wrong password"})
            await error(server, "recover", {"name": "Northernmost", "code": "x", "password": PASSWORD})

    with caplog.at_level(logging.INFO, logger="ludoteca.events"):
        asyncio.run(use())
    lines = [json.loads(JsonFormatter().format(record)) for record in caplog.records]
    found = [line for line in lines if line["event"] in ("signed-in", "sign-in-refused")]
    assert [(one["event"], one["what"], one.get("reason"), one["address"]) for one in found] == [
        ("signed-in", "sign-up", None, "127.0.0.1"),
        ("signed-in", "password", None, "127.0.0.1"),
        ("sign-in-refused", "password", "account-wrong", "127.0.0.1"),
        ("sign-in-refused", "recovery", "account-wrong-code", "127.0.0.1"),
    ]
    assert "orthernmost" not in json.dumps(lines)
    assert PASSWORD not in json.dumps(lines)
