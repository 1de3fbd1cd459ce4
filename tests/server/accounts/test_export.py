"""The export of an account over HTTP: everything stored about it, however much that is."""

from __future__ import annotations

import asyncio

from ludoteca.server.api.accounts import MAX_GAMES
from ludoteca.server.api.schemas import NewTable, SeatRequest
from ludoteca.server.live.creation import TableCreator
from ludoteca.server.security.invitations import Invitations
from ludoteca.store import milliseconds
from tests.support.accounts import GAME, play_rated_game, ratings, sign_up
from tests.support.server import RunningServer, served


@served
async def test_an_export_has_ratings_chat_lines_and_records(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    table, south = await play_rated_game(server, first, second)
    await south.do("chat", text="well played")
    await ratings(server)
    export = await server.post("/api/accounts/export", {"session": second}, 200)
    assert (export["name"], len(export["ratings"]), len(export["games"])) == ("South", 1, 1)
    game = export["games"][0]
    assert (game["table"], game["seat"], game["said"]) == (table, 1, ["well played"])
    assert game["record"] == await server.get(f"/api/tables/{table}/record")


@served
async def test_an_export_has_every_game_and_the_list_of_games_only_the_newest(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    components = server.components
    creator = TableCreator(components.registry, Invitations(components.store), "anyone", milliseconds)
    request = NewTable(game=GAME, players=2, seats=[SeatRequest("me", "North"), SeatRequest("open")])
    tables = await asyncio.gather(*(creator.create(request, "north") for _ in range(MAX_GAMES + 30)))
    export = await server.post("/api/accounts/export", {"session": session}, 200)
    assert {one["table"] for one in export["games"]} == {one.id for one in tables}
    assert [one["seat"] for one in export["games"]] == [0] * len(tables)
    listed = await server.post("/api/accounts/games", {"session": session}, 200)
    assert [one["table"] for one in listed] == [one["table"] for one in export["games"]][:MAX_GAMES]


@served
async def test_an_account_without_games_can_be_exported(server: RunningServer) -> None:
    export = await server.post("/api/accounts/export", {"session": await sign_up(server, "North")}, 200)
    assert (export["name"], export["ratings"], export["games"]) == ("North", [], [])
