"""Passkeys over HTTP: added, used to sign in and to confirm a session, listed, removed; and what is refused."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.accounts.passkeys import MAX_PASSKEYS, relying_party, shown_name
from ludoteca.server.security.webauthn_calls import RelyingParty
from ludoteca.server.settings import settings
from ludoteca.store import AccountId, Passkey
from tests.support.accounts import PASSWORD, is_told_to_reconnect, sign_up
from tests.support.authenticator import USER_PRESENT, Authenticator, encoded
from tests.support.server import Json, RunningServer, served, serving_in


async def options(server: RunningServer, path: str, session: str | None = None) -> Json:
    """The options of an endpoint."""
    body = None if session is None else {"session": session}
    found: Json = (await server.post(f"/api/accounts/{path}", body, 200))["options"]
    return found


async def authenticator(server: RunningServer) -> Authenticator:
    """An authenticator at the pages of a server."""
    origin = (await server.get("/api/accounts/methods"))["passkeys"]
    return Authenticator(origin)


async def add(
    server: RunningServer, session: str, device: Authenticator, name: str = "Laptop", status: int = 201
) -> Json:
    """The answer to adding a passkey."""
    given = await options(server, "passkeys/options", session)
    body = {"session": session, "name": name, "handle": given["user"]["id"], "challenge": given["challenge"]}
    answer: Json = await server.post("/api/accounts/passkeys", {**body, "credential": device.create(given)}, status)
    return answer


async def enter(server: RunningServer, device: Authenticator, status: int = 200) -> Json:
    """The answer to signing in with a passkey."""
    given = await options(server, "passkeys/enter/options")
    body = {"challenge": given["challenge"], "credential": device.get(given)}
    answer: Json = await server.post("/api/accounts/passkeys/enter", body, status)
    return answer


async def security(server: RunningServer, session: str) -> Json:
    """How an account is entered."""
    found: Json = await server.post("/api/accounts/security", {"session": session}, 200)
    return found


@served
async def test_a_passkey_is_added_used_listed_and_removed(server: RunningServer) -> None:
    session, device = await sign_up(server, "North"), await authenticator(server)
    added = await add(server, session, device, "  My \x07 laptop ")
    assert (added["name"], added["id"], added["synced"]) == ("My laptop", encoded(device.id), False)
    other = await authenticator(server)
    await add(server, session, other, "Key")
    assert other.handle == device.handle
    signed = await enter(server, device)
    assert signed["name"] == "North"
    found = await security(server, signed["session"])
    assert [one["name"] for one in found["passkeys"]] == ["My laptop", "Key"]
    assert [(one["method"], one["current"]) for one in found["sessions"]] == [("passkey", True), ("sign-up", False)]
    await server.post("/api/accounts/passkeys/remove", {"session": session, "id": added["id"]}, 200)
    assert (await enter(server, device, 400))["error"]["key"] == "account-passkey-wrong"
    assert (await enter(server, other))["name"] == "North"
    again = await server.post("/api/accounts/passkeys/remove", {"session": session, "id": added["id"]}, 400)
    assert again["error"]["key"] == "account-no-such-passkey"


@served
async def test_a_passkey_cannot_be_added_to_two_accounts_or_removed_by_another(server: RunningServer) -> None:
    north, south = await sign_up(server, "North"), await sign_up(server, "South")
    device = await authenticator(server)
    added = await add(server, north, device)
    handle = device.handle
    assert (await add(server, south, device, status=400))["error"]["key"] == "account-passkey-wrong"
    device.handle = handle
    foreign = await server.post("/api/accounts/passkeys/remove", {"session": south, "id": added["id"]}, 400)
    assert foreign["error"]["key"] == "account-no-such-passkey"
    assert (await enter(server, device))["name"] == "North"


CHANGES: list[Json] = [
    {"origin": "https://elsewhere.example"},
    {"rp_id": "elsewhere.example"},
    {"flags": USER_PRESENT},
    {"sign_count": 0},
    {"key": Authenticator("").key},
    {"handle": encoded(bytes(32))},
]


@pytest.mark.parametrize("changed", CHANGES, ids=[next(iter(one)) for one in CHANGES])
def test_a_signature_that_does_not_verify_signs_nobody_in(changed: Json, tmp_path: Path) -> None:
    async def use() -> None:
        async with serving_in(tmp_path) as server:
            session, device = await sign_up(server, "North"), await authenticator(server)
            device.sign_count = 5
            await add(server, session, device)
            await enter(server, device)
            for name, value in changed.items():
                setattr(device, name, value)
            assert (await enter(server, device, 400))["error"]["key"] == "account-passkey-wrong"

    asyncio.run(use())


@served
async def test_a_challenge_is_used_once_and_only_for_its_purpose(server: RunningServer) -> None:
    session, device = await sign_up(server, "North"), await authenticator(server)
    await add(server, session, device)
    given = await options(server, "passkeys/enter/options")
    body = {"challenge": given["challenge"], "credential": device.get(given)}
    await server.post("/api/accounts/passkeys/enter", body, 200)
    device.sign_count += 10
    for challenge in (given, await options(server, "confirm/options", session), {"challenge": encoded(bytes(56))}):
        body = {"challenge": challenge["challenge"], "credential": device.get(challenge)}
        answer = await server.post("/api/accounts/passkeys/enter", body, 400)
        assert answer["error"]["key"] == "account-passkey-wrong"


@served
async def test_a_registration_belongs_to_the_session_that_asked_for_it(server: RunningServer) -> None:
    north, south = await sign_up(server, "North"), await sign_up(server, "South")
    device = await authenticator(server)
    given = await options(server, "passkeys/options", north)
    body = {"name": "Key", "handle": given["user"]["id"], "challenge": given["challenge"]}
    made = {**body, "credential": device.create(given)}
    answer = await server.post("/api/accounts/passkeys", {**made, "session": south}, 400)
    assert answer["error"]["key"] == "account-passkey-expired"
    handle = {**made, "session": north, "handle": encoded(bytes(32))}
    assert (await server.post("/api/accounts/passkeys", handle, 400))["error"]["key"] == "account-passkey-expired"
    await server.post("/api/accounts/passkeys", {**made, "session": north}, 201)


@served
async def test_a_passkey_confirms_its_own_accounts_session_only(server: RunningServer) -> None:
    north, south = await sign_up(server, "North"), await sign_up(server, "South")
    device = await authenticator(server)
    await add(server, north, device)
    for session, status in ((south, 400), (north, 200)):
        given = await options(server, "confirm/options", session)
        body = {"session": session, "challenge": given["challenge"], "credential": device.get(given)}
        answer = await server.post("/api/accounts/confirm", body, status)
        assert ("error" in answer) == (status == 400)


HOSTILE: list[Any] = [
    {},
    {"id": "", "rawId": "", "type": "", "response": {"clientDataJSON": ""}},
    {"id": "%%%", "rawId": "é", "type": "public-key", "response": {"clientDataJSON": "AAAA"}},
    {"id": "x" * 3000, "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "e30"}},
    {"id": 3, "rawId": [], "type": {}, "response": []},
]


@served
async def test_malformed_credentials_are_refused_without_a_fault(server: RunningServer) -> None:
    session, device = await sign_up(server, "North"), await authenticator(server)
    await add(server, session, device)
    known = [{**one, "id": encoded(device.id)} for one in HOSTILE[:4]]
    for credential in (*HOSTILE, *known):
        given = await options(server, "passkeys/enter/options")
        body = {"challenge": given["challenge"], "credential": credential}
        assert "error" in await server.post("/api/accounts/passkeys/enter", body, 400)
        given = await options(server, "passkeys/options", session)
        body = {"session": session, "name": "", "handle": given["user"]["id"], "challenge": given["challenge"]}
        answer = await server.post("/api/accounts/passkeys", {**body, "credential": credential}, 400)
        assert "error" in answer


@served
async def test_an_account_has_a_limited_number_of_passkeys(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    for number in range(MAX_PASSKEYS):
        passkey = Passkey(bytes([number]), AccountId("north"), b"key", b"handle", "Key")
        assert await server.components.store.add_passkey(passkey)
    answer = await server.post("/api/accounts/passkeys/options", {"session": session}, 400)
    assert answer["error"]["key"] == "account-many-passkeys"


@served
async def test_ending_a_session_of_a_passkey_closes_its_connections(server: RunningServer) -> None:
    session, device = await sign_up(server, "North"), await authenticator(server)
    await add(server, session, device)
    table = await server.table("West", "open")
    phone = await server.enter(table, session=(await enter(server, device))["session"])
    await server.post("/api/accounts/sessions/end", {"session": session}, 200)
    assert await is_told_to_reconnect(phone)


@pytest.mark.parametrize(
    ("flags", "party"),
    [
        ({}, RelyingParty("localhost", "http://localhost:8642")),
        ({"public_url": "https://Play.example/games"}, RelyingParty("play.example", "https://play.example")),
        ({"public_url": "https://play.example:8443"}, RelyingParty("play.example", "https://play.example:8443")),
        ({"public_url": "http://localhost:9000"}, RelyingParty("localhost", "http://localhost:9000")),
        ({"public_url": "http://play.example"}, None),
        ({"public_url": "https://192.0.2.1"}, None),
        ({"public_url": "https://[2001:db8::1]"}, None),
    ],
)
def test_passkeys_are_bound_to_the_public_url(flags: dict[str, str], party: RelyingParty | None) -> None:
    assert relying_party(settings(dict(flags), {})) == party


@pytest.mark.parametrize(("name", "shown"), [("", "Passkey"), ("\u202e\x00", "Passkey"), ("a" * 60, "a" * 40)])
def test_a_name_of_a_passkey_is_short_and_visible(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_a_server_that_starts_does_not_import_the_library() -> None:
    code = "import sys, ludoteca.server.app; print([*{'webauthn', 'cryptography', 'OpenSSL'} & {*sys.modules}])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


@served
async def test_the_password_is_never_needed_to_sign_in_with_a_passkey_and_still_works(server: RunningServer) -> None:
    session, device = await sign_up(server, "North"), await authenticator(server)
    await add(server, session, device)
    await server.post("/api/accounts/enter", {"name": "North", "password": PASSWORD}, 200)
    assert (await enter(server, device))["name"] == "North"
