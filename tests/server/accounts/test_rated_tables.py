"""Rated tables over HTTP and WebSocket: who may create and join them, which games count, clocks and rematches."""

from __future__ import annotations

import json

import msgspec

from ludoteca.core import discovery
from tests.support.accounts import (
    GAME,
    RATED,
    create_rated_table,
    play_rated_game,
    rated_games,
    ratings,
    sign_up,
    start_rated_game,
)
from tests.support.server import RunningServer, served
from tests.support.waiting import wait_until

THREE_PLAYER_GAME = next(name for name in discovery.names() if discovery.meta(name).players[1] > 2)


@served
async def test_a_rated_game_between_two_accounts_counts_once(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    await play_rated_game(server, first, second)
    assert [(one["name"], one["games"], one["rating"] > 1500) for one in await ratings(server)] == [
        ("South", 1, True),
        ("North", 1, False),
    ]
    await play_rated_game(server, first, second)
    assert [games for _, games in await rated_games(server)] == [2, 2]


@served
async def test_a_rated_table_refuses_guests_and_a_second_seat_for_an_account(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    table, north = await create_rated_table(server, session)
    for lang, word in (("en", "sign in"), ("fr", "connectez-vous"), ("es", "inicia sesión"), ("it", "accedi")):
        guest = await server.enter(table, invite=table["invite"], lang=lang)
        error = (await guest.do("sit", seat=1, name="West", salt="02"))["error"]
        assert error["key"] == "server-rated-account"
        assert word in error["message"]
    same = await server.enter(table, invite=table["invite"], session=session)
    assert await same.refused("sit", seat=1, name="North", salt="02") == "server-not-rated"
    assert (await north.update(0))["table"]["seats"][1]["kind"] == "open"


@served
async def test_a_rated_seat_passed_to_another_device_still_belongs_to_its_account(server: RunningServer) -> None:
    first, second, third = [await sign_up(server, name) for name in ("North", "South", "West")]
    table, north = await create_rated_table(server, first)
    south = await server.enter(table, invite=table["invite"], session=second)
    await south.do("sit", seat=1, name="South", salt="02")
    link = (await south.do("pass", seat=1))["pass"]
    stranger = await server.enter(table, **{"pass": link, "session": third})
    assert await stranger.refused("sit", seat=1, name="", salt="03") == "server-seat-taken"
    phone = await server.enter(table, **{"pass": link})
    assert "token" in await phone.do("sit", seat=1, name="", salt="03")
    await phone.update(1, lambda update: update["table"]["phase"] == "playing")
    await phone.do("resign", seat=1)
    await north.update(0, lambda update: update["table"]["phase"] == "over")
    assert await rated_games(server) == [("North", 1), ("South", 1)]


@served
async def test_a_player_who_leaves_a_rated_game_loses_the_game_and_the_seat(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    table, north, south = await start_rated_game(server, first, second)
    await south.do("leave", seat=1)
    await north.update(0, lambda update: update["table"]["phase"] == "over")
    assert await rated_games(server) == [("North", 1), ("South", 1)]
    again = await server.socket()
    assert (await again.do("enter", table=table["id"], session=second))["entered"]["seats"] == []
    games = await server.post("/api/accounts/games", {"session": second}, 200)
    assert [game["table"] for game in games] == [table["id"]]
    await wait_until(lambda: has_rating_change(server, second))
    game = (await server.post("/api/accounts/games", {"session": second}, 200))[0]
    assert (game["result"]["winners"], game["rating_change"] < 0, game["ended"] > 0) == ([0], True, True)


async def has_rating_change(server: RunningServer, session: str) -> bool:
    """Whether the account's newest game has been rated."""
    games = await server.post("/api/accounts/games", {"session": session}, 200)
    return "rating_change" in games[0]


@served
async def test_in_a_rematch_the_seat_of_a_player_who_left_is_open_and_has_no_account(server: RunningServer) -> None:
    names = ("North", "South", "West")
    sessions = [await sign_up(server, name) for name in names]
    body = {"game": THREE_PLAYER_GAME, "players": 3, "seats": [{"kind": "me", "name": "North"}], **RATED}
    table = await server.post("/api/tables", {**body, "session": sessions[0]}, 201)
    sockets = [await server.enter(table, tokens=[table["seats"][0]["token"]], salt="01")]
    for seat in (1, 2):
        sockets.append(await server.enter(table, invite=table["invite"], session=sessions[seat]))
        await sockets[-1].do("sit", seat=seat, name=names[seat], salt="02")
    await sockets[0].update(0, lambda update: update["table"]["phase"] == "playing")
    await sockets[2].do("leave", seat=2)
    await sockets[0].do("propose", seat=0, what="draw")
    await sockets[1].do("agree", seat=1, what="draw")
    for seat in (0, 1):
        await sockets[seat].update(seat, lambda update: update["table"]["phase"] == "over")
        await sockets[seat].do("rematch", seat=seat)
    rematch = (await sockets[0].until(lambda message: "rematch" in message))["rematch"]
    seats = (await server.get(f"/api/tables/{rematch['table']}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person", "person"]
    live = await server.components.registry.get(rematch["table"])
    assert live.config.accounts == {"1": "north", "2": "south"}


@served
async def test_a_host_can_not_close_a_rated_game(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    _table, north, south = await start_rated_game(server, first, second)
    assert await north.refused("close") == "server-rated-goes-on"
    assert "version" in await north.do("resign", seat=0)
    await south.update(1, lambda update: update["table"]["phase"] == "over")
    assert await rated_games(server) == [("South", 1), ("North", 1)]


@served
async def test_a_rated_game_counts_although_an_administrator_hid_a_name(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    table, north, _south = await start_rated_game(server, first, second)
    hide = {"do": "hide-name", "table": table["id"], "seat": 1}
    assert await server.components.control.answer(json.dumps(hide).encode()) == {"done": True}
    assert await north.closed() == 1012
    again = await server.enter(table, session=second)
    assert "version" in await again.do("resign", seat=1)
    assert await rated_games(server) == [("North", 1), ("South", 1)]


@served
async def test_rated_tables_need_an_account_and_have_no_bots(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    body = {"game": GAME, "players": 2, **RATED, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
    assert (await server.post("/api/tables", body, 400))["error"]["key"] == "server-not-rated"
    bot = {**body, "session": session, "seats": [{"kind": "me", "name": "North"}, {"kind": "bot", "level": "casual"}]}
    assert (await server.post("/api/tables", bot, 400))["error"]["key"] == "server-not-rated"


@served
async def test_a_rated_table_without_a_clock_is_refused_with_a_message(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    body = {"game": GAME, "players": 2, "rated": True, "seats": [{"kind": "me", "name": "North"}], "session": session}
    for lang, word in (("en", "clock"), ("fr", "pendule"), ("es", "reloj"), ("it", "orologio")):
        error = (await server.post("/api/tables", body, 400, **{"accept-language": lang}))["error"]
        assert error["key"] == "server-rated-clock"
        assert word in error["message"]
    assert await server.post("/api/accounts/games", {"session": session}, 200) == []
    for clock in ({"seconds": 300}, {"days": 3}):
        table = await server.post("/api/tables", {**body, "clock": clock}, 201)
        about = await server.get(f"/api/tables/{table['id']}")
        assert (about["rated"], about["clock"] is None) == (True, False)


@served
async def test_the_rematch_of_a_rated_game_has_the_same_clock(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    table, north, south = await start_rated_game(server, first, second)
    await north.do("resign", seat=0)
    for seat, client in enumerate((north, south)):
        await client.update(seat, lambda update: update["table"]["phase"] == "over")
        assert "error" not in await client.do("rematch", seat=seat)
    rematch = (await north.until(lambda message: "rematch" in message))["rematch"]
    before, after = [await server.get(f"/api/tables/{id}") for id in (table["id"], rematch["table"])]
    assert (after["rated"], after["clock"]) == (True, before["clock"])
    assert after["clock"] is not None


@served
async def test_a_rated_game_without_a_clock_from_an_older_version_has_no_rematch(server: RunningServer) -> None:
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]}
    table = await server.post("/api/tables", body, 201)
    live = await server.components.registry.get(table["id"])
    live.config = msgspec.structs.replace(live.config, rated=True)
    both = await server.enter(table, tokens=[one["token"] for one in table["seats"]], salt="01")
    await both.do("resign", seat=0)
    await both.do("rematch", seat=0)
    assert await both.refused("rematch", seat=1) == "server-rated-clock"


@served
async def test_a_rated_game_has_no_hints_and_no_bot_substitutes_a_player(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "South")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}], "hints": True}
    table = await server.post("/api/tables", {**body, **RATED, "session": first}, 201)
    north = await server.enter(table, tokens=[table["seats"][0]["token"]], host=table["host"], salt="01")
    assert await north.refused("bot", seat=1, level="casual") == "server-not-rated"
    south = await server.enter(table, invite=table["invite"], session=second)
    await south.do("sit", seat=1, name="South", salt="02")
    await north.update(0, lambda update: update["table"]["phase"] == "playing")
    assert await north.refused("hint", seat=0) == "table-no-hints"
    assert await north.refused("away", seat=0) == "server-not-away"


@served
async def test_ratings_of_an_unknown_game_are_refused(server: RunningServer) -> None:
    assert (await server.get("/api/ratings/nothing", 400))["error"]["key"] == "unknown-game"
