"""Sessions over HTTP and WebSocket: seats on every device, and what ends with a session or a password."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from ludoteca.server.accounts.sessions import DAY_MS
from ludoteca.server.security.tokens import digest
from ludoteca.store import Session, SteadyClock, milliseconds
from tests.support.accounts import (
    GAME,
    NEW_PASSWORD,
    PASSWORD,
    change_password,
    is_told_to_reconnect,
    sign_in,
    sign_up,
)
from tests.support.server import RunningServer, served, serving_in


@served
async def test_an_account_has_its_seats_on_every_device(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, "session": session}, 201)
    other = await sign_in(server, "north")
    games = await server.post("/api/accounts/games", {"session": other}, 200)
    assert [(one["table"], one["seat"], one["about"]["game"]) for one in games] == [(table["id"], 0, GAME)]
    phone = await server.socket()
    assert (await phone.do("enter", table=table["id"], session=other))["entered"]["seats"] == [0]
    stranger = await server.socket()
    foreign = await sign_up(server, "South")
    assert (await stranger.do("enter", table=table["id"], session=foreign))["entered"]["seats"] == []


@served
async def test_a_changed_password_takes_the_seats_of_the_account_from_other_sessions(server: RunningServer) -> None:
    own = await sign_up(server, "North")
    stolen = await sign_in(server)
    table = await server.table("North", "South", session=own)
    south = await server.enter(table, tokens=[table["tokens"][1]], salt="02")
    north = await server.enter(table, tokens=[table["tokens"][0]], salt="01", session=own)
    thief = await server.enter(table, session=stolen)
    assert "error" not in await thief.do("log", viewer=0)
    await change_password(server, own)
    assert await is_told_to_reconnect(thief)
    back = await server.socket()
    assert (await back.do("enter", table=table["id"], session=stolen))["entered"]["seats"] == []
    assert await back.refused("resign", seat=0) == "server-not-your-seat"
    assert "id" in await south.do("ping")
    assert "version" in await north.do("resign", seat=0)


@served
async def test_a_seat_with_its_own_token_is_still_held_after_its_session_ended(server: RunningServer) -> None:
    own = await sign_up(server, "North")
    other = await sign_in(server)
    table = await server.table("North", "open", session=own)
    phone = await server.enter(table, invite=table["invite"], session=other, salt="02")
    token = (await phone.do("sit", seat=1, name="West", salt="02"))["token"]
    assert (await phone.update(1))["viewer"] == 1
    await change_password(server, own)
    assert await is_told_to_reconnect(phone)
    back = await server.socket()
    answer = await back.do("enter", table=table["id"], session=other, tokens=[token])
    assert answer["entered"]["seats"] == [1]


@served
async def test_signing_out_closes_the_connections_of_that_session_only(server: RunningServer) -> None:
    one = await sign_up(server, "North")
    other = await sign_in(server)
    table = await server.table("North", "open", session=one)
    sockets = [await server.enter(table, session=session) for session in (one, other)]
    await server.post("/api/accounts/leave", {"session": other}, 200)
    assert await is_told_to_reconnect(sockets[1])
    assert "version" in await sockets[0].do("leave", seat=0)


@served
async def test_a_session_that_ends_while_it_is_looked_up_gives_no_seats(server: RunningServer) -> None:
    own = await sign_up(server, "North")
    stolen = await sign_in(server)
    table = await server.table("North", "open", session=own)
    store, found, go_on = server.components.store, asyncio.Event(), asyncio.Event()
    stored_session = store.session

    async def slow_session(hash: bytes) -> Session | None:
        session = await stored_session(hash)
        if hash == digest(stolen):
            found.set()
            await go_on.wait()
        return session

    store.session = slow_session  # type: ignore[method-assign]
    thief = await server.socket()
    await thief.socket.send(json.dumps({"do": "enter", "table": table["id"], "session": stolen}))
    await found.wait()
    await change_password(server, own)
    go_on.set()
    assert await is_told_to_reconnect(thief)
    assert 0 not in thief.updates


@served
async def test_an_old_password_and_an_ended_session_are_refused(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    await change_password(server, session)
    assert "error" in await server.post("/api/accounts/enter", {"name": "North", "password": PASSWORD}, 400)
    await server.post("/api/accounts/enter", {"name": "North", "password": NEW_PASSWORD}, 200)
    await server.post("/api/accounts/leave", {"session": session}, 200)
    assert "error" in await server.post("/api/accounts/games", {"session": session}, 400)


def test_an_unused_session_expires_and_is_deleted(tmp_path: Path) -> None:
    days = [0]

    def now() -> int:
        return milliseconds() + days[0] * DAY_MS

    async def expire() -> None:
        async with serving_in(tmp_path, {"clock": SteadyClock(lambda: now() / 1000, now)}) as server:
            session, store = await sign_up(server, "North"), server.components.store
            await server.post("/api/accounts/games", {"session": session}, 200)
            days[0] = 91
            answer = await server.post("/api/accounts/games", {"session": session}, 400)
            assert answer["error"]["key"] == "account-no-session"
            assert await store.session(digest(session)) is not None
            await server.components.expiry.run(now())
            assert await store.session(digest(session)) is None

    asyncio.run(expire())
