"""Recovery codes over HTTP: issued at sign-up and on request, used once, stored as digests."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from ludoteca.server.accounts.recovery import CODES, code_digest, new_code
from tests.support.accounts import NEW_PASSWORD, PASSWORD, is_told_to_reconnect, sign_in
from tests.support.server import Json, RunningServer, served, serving_in

FORMAT = re.compile(r"([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}")


async def create(server: RunningServer, name: str = "North") -> Json:
    """A new account: session, device and recovery codes."""
    answer: Json = await server.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    return answer


async def recover(
    server: RunningServer, code: str, status: int, name: str = "North", password: str = NEW_PASSWORD
) -> Json:
    """The answer to the use of a code."""
    body = {"name": name, "code": code, "password": password}
    answer: Json = await server.post("/api/accounts/recover", body, status)
    return answer


@served
async def test_a_code_sets_a_new_password_once_and_ends_all_sessions(server: RunningServer) -> None:
    made = await create(server)
    codes = made["codes"]
    assert len(codes) == len(set(codes)) == CODES
    assert all(FORMAT.fullmatch(code) for code in codes)
    table = await server.table("West", "open")
    stolen = await server.enter(table, session=await sign_in(server))
    signed = await recover(server, codes[0].lower().replace("-", " "), 200, "NORTH")
    assert await is_told_to_reconnect(stolen)
    found = await server.post("/api/accounts/security", {"session": signed["session"]}, 200)
    assert [(one["method"], one["current"]) for one in found["sessions"]] == [("recovery", True)]
    assert found["codes"] == CODES - 1
    assert "error" in await server.post("/api/accounts/games", {"session": made["session"]}, 400)
    assert "error" in await server.post("/api/accounts/enter", {"name": "North", "password": PASSWORD}, 400)
    await server.post("/api/accounts/enter", {"name": "North", "password": NEW_PASSWORD}, 200)
    assert (await recover(server, codes[0], 400))["error"]["key"] == "account-wrong-code"
    await recover(server, codes[1], 200)


@served
async def test_wrong_codes_and_unknown_names_get_the_same_error(server: RunningServer) -> None:
    codes = (await create(server))["codes"]
    await create(server, "South")
    for name, code in (("North", new_code()), ("South", codes[0]), ("Nobody", codes[0]), ("North", "")):
        assert (await recover(server, code, 400, name))["error"]["key"] == "account-wrong-code"
    common = await recover(server, codes[0], 400, password="password")
    assert common["error"]["key"] == "account-common-password"
    await recover(server, codes[0], 200)


@served
async def test_new_codes_need_a_confirmed_session_and_replace_the_old_ones(server: RunningServer) -> None:
    made = await create(server)
    fresh = (await server.post("/api/accounts/codes", {"session": made["session"]}, 200))["codes"]
    assert not set(fresh) & set(made["codes"])
    assert (await recover(server, made["codes"][0], 400))["error"]["key"] == "account-wrong-code"
    await recover(server, fresh[0], 200)


@served
async def test_one_code_used_twice_at_once_works_once(server: RunningServer) -> None:
    code = (await create(server))["codes"][0]
    answers = await asyncio.gather(
        *(
            server.post(
                "/api/accounts/recover", {"name": "North", "code": code, "password": f"{NEW_PASSWORD} {number}"}
            )
            for number in range(4)
        )
    )
    assert sorted("session" in answer for answer in answers) == [False, False, False, True]


@served
async def test_guessing_passwords_does_not_prevent_recovery_and_guessing_codes_is_limited(
    server: RunningServer,
) -> None:
    codes = (await create(server))["codes"]
    keys = []
    for _ in range(25):
        answer = await server.post("/api/accounts/enter", {"name": "North", "password": "wrong password"}, 400)
        keys.append(answer["error"]["key"])
    assert keys[-1] == "account-too-often"
    for _ in range(19):
        assert (await recover(server, "wrong", 400))["error"]["key"] == "account-wrong-code"
    await recover(server, codes[0], 200)
    assert (await recover(server, codes[1], 400))["error"]["key"] == "account-too-often"


def test_codes_are_stored_as_digests_only(tmp_path: Path) -> None:
    async def use() -> list[str]:
        async with serving_in(tmp_path) as server:
            codes: list[str] = (await create(server))["codes"]
            return codes

    codes = asyncio.run(use())
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert all(code.encode() not in stored and code_digest(code) in stored for code in codes)


def test_separators_case_and_look_alikes_of_digits_do_not_matter() -> None:
    assert code_digest("01ab-cdef") == code_digest(" oL AB_CDEF ") == code_digest("OIABCDEF")
    assert code_digest("01ab-cdef") != code_digest("01ab-cdeg")
