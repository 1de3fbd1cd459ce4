"""The deletion of an account over HTTP: records stay, its name disappears, its connections are closed."""

from __future__ import annotations

import json

from ludoteca.store import AccountId, TableId
from tests.support.accounts import GAME, PASSWORD, is_told_to_reconnect, play_rated_game, ratings, sign_up
from tests.support.server import RunningServer, served


@served
async def test_a_deleted_account_leaves_records_without_its_name(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    table, south = await play_rated_game(server, first, second)
    await south.do("chat", text="well played", seat=1)
    await ratings(server)
    wrong = await server.post("/api/accounts/delete", {"session": second, "password": "not the password"}, 400)
    assert wrong["error"]["key"] == "account-wrong"
    await server.post("/api/accounts/delete", {"session": second, "password": PASSWORD}, 200)
    record = await server.get(f"/api/tables/{table}/record")
    assert "North-here" in record
    shown = json.dumps([record, await server.get(f"/api/tables/{table}"), await ratings(server)])
    assert "South" not in shown
    store = server.components.store
    assert await store.account(AccountId("south")) is None
    assert [one.name for one in await store.chat(TableId(table))] == [""]
    verification = await server.post("/api/verify", {"record": record}, 200)
    assert verification["good"] is True
    for path in ("games", "export"):
        answer = await server.post(f"/api/accounts/{path}", {"session": second}, 400)
        assert answer["error"]["key"] == "account-no-session"
    await sign_up(server, "South")


@served
async def test_spectators_reconnect_when_a_name_is_removed(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North-here"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, "session": session}, 201)
    spectator = await server.enter(table)
    await server.post("/api/accounts/delete", {"session": session, "password": PASSWORD}, 200)
    assert await spectator.closed() == 1012
    again = await server.enter(table)
    assert (await again.update(None))["table"]["seats"][0]["name"] == ""
    player = await server.socket()
    answer = await player.do("enter", table=table["id"], tokens=[table["seats"][0]["token"]], salt="01")
    assert answer["entered"]["seats"] == [0]


@served
async def test_deleting_an_account_closes_its_connections_at_tables_of_others(server: RunningServer) -> None:
    session, foreign = await sign_up(server, "North"), await sign_up(server, "South")
    table = await server.table("West", "open")
    north = await server.enter(table, invite=table["invite"], session=session)
    south = await server.enter(table, invite=table["invite"], session=foreign)
    guest = await server.enter(table, session="a session that does not exist")
    await server.post("/api/accounts/delete", {"session": session, "password": PASSWORD}, 200)
    assert await is_told_to_reconnect(north)
    for other in (south, guest):
        assert "error" not in await other.do("ping")
