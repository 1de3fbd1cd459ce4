"""Accounts and rated tables for tests: sign-up, sign-in, rated games between two accounts, and the ratings."""

from __future__ import annotations

from typing import Any

from ludoteca.core import discovery
from tests.support.server import Json, RunningServer, SocketClient

GAME = discovery.names()[0]
PASSWORD = "a long enough password"
NEW_PASSWORD = "another long password"
RATED: Json = {"rated": True, "clock": {"seconds": 600, "increment": 5}}


async def sign_up(server: RunningServer, name: str) -> str:
    """The session token of a new account."""
    answer = await server.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    assert answer["name"] == name
    session: str = answer["session"]
    return session


async def sign_in(server: RunningServer, name: str = "North") -> str:
    """The token of a further session of an account."""
    answer = await server.post("/api/accounts/enter", {"name": name, "password": PASSWORD}, 200)
    session: str = answer["session"]
    return session


async def change_password(server: RunningServer, session: str) -> None:
    """Replace the password of a session's account by NEW_PASSWORD."""
    body = {"session": session, "old": PASSWORD, "new": NEW_PASSWORD}
    await server.post("/api/accounts/password", body, 200)


async def is_told_to_reconnect(client: SocketClient) -> bool:
    """Whether a client is told that its session ended and is closed with the code for reconnecting."""
    reason = (await client.until(lambda message: "bye" in message))["bye"]
    return (reason["key"], reason["after"] > 0, await client.closed()) == ("session", True, 1012)


async def create_rated_table(server: RunningServer, session: str) -> tuple[Json, SocketClient]:
    """A rated table with an open seat, and the socket of its host in seat 0."""
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
    table: Json = await server.post("/api/tables", {**body, **RATED, "session": session}, 201)
    tokens = [table["seats"][0]["token"]]
    return table, await server.enter(table, tokens=tokens, host=table["host"], salt="01", session=session)


async def start_rated_game(server: RunningServer, first: str, second: str) -> tuple[Json, SocketClient, SocketClient]:
    """A rated game of two accounts: its table, the host's socket and the other player's."""
    table, north = await create_rated_table(server, first)
    south = await server.enter(table, invite=table["invite"], session=second)
    await south.do("sit", seat=1, name="South", salt="02")
    await north.update(0, lambda update: update["table"]["phase"] == "playing")
    return table, north, south


async def play_rated_game(server: RunningServer, first: str, second: str) -> tuple[str, SocketClient]:
    """A rated table that the first account has resigned; its id and the winner's socket."""
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North-here"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, **RATED, "session": first}, 201)
    north = await server.socket()
    await north.do("enter", table=table["id"], tokens=[table["seats"][0]["token"]], salt="01")
    south = await server.socket()
    await south.do("enter", table=table["id"], invite=table["invite"], session=second)
    assert "token" in await south.do("sit", seat=1, name="South-here", salt="02")
    await north.update(0, lambda update: update["table"]["phase"] == "playing")
    assert "version" in await north.do("resign", seat=0)
    await south.update(1, lambda update: update["table"]["phase"] == "over")
    return table["id"], south


async def ratings(server: RunningServer) -> list[dict[str, Any]]:
    """The ratings of GAME, after the runs of the ratings job that ended games have scheduled."""
    await server.components.ratings.close()
    found: list[dict[str, Any]] = await server.get(f"/api/ratings/{GAME}")
    return found


async def rated_games(server: RunningServer) -> list[tuple[str, int]]:
    """Name and number of rated games of each rated account, highest rating first."""
    return [(one["name"], one["games"]) for one in await ratings(server)]
