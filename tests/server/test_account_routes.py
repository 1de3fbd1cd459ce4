"""Accounts over HTTP and sockets: games on every device, ratings, everything exported, names removed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludoteca.core import discovery
from ludoteca.server.account_routes import MOST_GAMES
from ludoteca.server.accounts import DAY
from ludoteca.server.bodies import NewTable, SeatWish
from ludoteca.server.making import opened
from ludoteca.server.tokens import digest
from ludoteca.store import AccountId, TableId
from tests.server.client import Client, Running, served

GAME = discovery.names()[0]
THREE = next(name for name in discovery.names() if discovery.meta(name).players[1] > 2)
PASSWORD = "a long enough password"
RATED = {"rated": True, "clock": {"seconds": 600, "increment": 5}}


async def made(server: Running, name: str) -> str:
    """The session of a new account."""
    told = await server.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    assert told["name"] == name
    session: str = told["session"]
    return session


async def rated_game(server: Running, first: str, second: str) -> tuple[str, Any]:
    """A rated table of two accounts that one of them has resigned; its id and the winner's socket."""
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North-here"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, **RATED, "session": first}, 201)
    north = await server.socket()
    await north.do("enter", table=table["id"], tokens=[table["seats"][0]["token"]], salt="01")
    south = await server.socket()
    await south.do("enter", table=table["id"], invite=table["invite"], session=second)
    assert "token" in await south.do("sit", seat=1, name="South-here", salt="02")
    await north.update(0, lambda told: told["table"]["phase"] == "playing")
    assert "version" in await north.do("resign", seat=0)
    await south.update(1, lambda told: told["table"]["phase"] == "over")
    return table["id"], south


async def rated(server: Running) -> list[dict[str, Any]]:
    """The ratings, once those under way are kept."""
    for task in list(server.house.operating.tasks):
        await task
    found: list[dict[str, Any]] = await server.get(f"/api/ratings/{GAME}")
    return found


@served
async def test_a_rated_game_between_two_accounts_counts_once(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    await rated_game(server, first, second)
    found = await rated(server)
    assert [(one["name"], one["games"], one["rating"] > 1500) for one in found] == [
        ("South", 1, True),
        ("North", 1, False),
    ]
    await rated_game(server, first, second)
    assert [one["games"] for one in await rated(server)] == [2, 2]


async def rated_table(server: Running, session: str) -> tuple[Any, Any]:
    """A rated table with an open seat, and the socket of who made it."""
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, **RATED, "session": session}, 201)
    tokens = [table["seats"][0]["token"]]
    return table, await server.enter(table, tokens=tokens, host=table["host"], salt="01", session=session)


@served
async def test_nobody_sits_at_a_rated_table_without_an_account_or_twice(server: Running) -> None:
    session = await made(server, "North")
    table, north = await rated_table(server, session)
    for lang, word in (("en", "sign in"), ("fr", "connectez-vous"), ("es", "cuenta"), ("it", "account")):
        guest = await server.enter(table, invite=table["invite"], lang=lang)
        told = (await guest.do("sit", seat=1, name="West", salt="02"))["error"]
        assert told["key"] == "server-rated-account"
        assert word in told["message"]
    same = await server.enter(table, invite=table["invite"], session=session)
    assert await same.refused("sit", seat=1, name="North", salt="02") == "server-not-rated"
    assert (await north.update(0))["table"]["seats"][1]["kind"] == "open"


@served
async def test_a_rated_seat_that_moves_to_another_device_stays_its_accounts(server: Running) -> None:
    first, second, third = [await made(server, name) for name in ("North", "South", "West")]
    table, north = await rated_table(server, first)
    south = await server.enter(table, invite=table["invite"], session=second)
    await south.do("sit", seat=1, name="South", salt="02")
    link = (await south.do("pass", seat=1))["pass"]
    stranger = await server.enter(table, **{"pass": link, "session": third})
    assert await stranger.refused("sit", seat=1, name="", salt="03") == "server-seat-taken"
    phone = await server.enter(table, **{"pass": link})
    assert "token" in await phone.do("sit", seat=1, name="", salt="03")
    await phone.update(1, lambda told: told["table"]["phase"] == "playing")
    await phone.do("resign", seat=1)
    await north.update(0, lambda told: told["table"]["phase"] == "over")
    assert [(one["name"], one["games"]) for one in await rated(server)] == [("North", 1), ("South", 1)]


async def rated_play(server: Running, first: str, second: str) -> tuple[Any, Any, Any]:
    """A rated game of two accounts: its table, the host's socket and the other one's."""
    table, north = await rated_table(server, first)
    south = await server.enter(table, invite=table["invite"], session=second)
    await south.do("sit", seat=1, name="South", salt="02")
    await north.update(0, lambda told: told["table"]["phase"] == "playing")
    return table, north, south


@served
async def test_who_leaves_a_rated_game_has_lost_it_and_the_seat(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    table, north, south = await rated_play(server, first, second)
    await south.do("leave", seat=1)
    await north.update(0, lambda told: told["table"]["phase"] == "over")
    assert [(one["name"], one["games"]) for one in await rated(server)] == [("North", 1), ("South", 1)]
    again = await server.socket()
    assert (await again.do("enter", table=table["id"], session=second))["entered"]["seats"] == []
    games = await server.post("/api/accounts/games", {"session": second}, 200)
    assert [game["table"] for game in games] == [table["id"]]


@served
async def test_the_seat_of_who_left_a_rated_game_is_open_in_its_rematch_and_nobodys(server: Running) -> None:
    names = ("North", "South", "West")
    sessions = [await made(server, name) for name in names]
    body = {"game": THREE, "players": 3, "seats": [{"kind": "me", "name": "North"}], **RATED}
    table = await server.post("/api/tables", {**body, "session": sessions[0]}, 201)
    sockets = [await server.enter(table, tokens=[table["seats"][0]["token"]], salt="01")]
    for seat in (1, 2):
        sockets.append(await server.enter(table, invite=table["invite"], session=sessions[seat]))
        await sockets[-1].do("sit", seat=seat, name=names[seat], salt="02")
    await sockets[0].update(0, lambda told: told["table"]["phase"] == "playing")
    await sockets[2].do("leave", seat=2)
    await sockets[0].do("propose", seat=0, what="draw")
    await sockets[1].do("agree", seat=1, what="draw")
    for seat in (0, 1):
        await sockets[seat].update(seat, lambda told: told["table"]["phase"] == "over")
        await sockets[seat].do("rematch", seat=seat)
    told = (await sockets[0].until(lambda told: "rematch" in told))["rematch"]
    seats = (await server.get(f"/api/tables/{told['table']}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person", "person"]
    assert (await server.house.hub.room(told["table"])).agreement.accounts == {"1": "north", "2": "south"}


@served
async def test_a_host_can_not_close_a_rated_game_that_is_being_lost(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    _table, north, south = await rated_play(server, first, second)
    assert await north.refused("close") == "server-rated-goes-on"
    assert "version" in await north.do("resign", seat=0)
    await south.update(1, lambda told: told["table"]["phase"] == "over")
    assert [(one["name"], one["games"]) for one in await rated(server)] == [("South", 1), ("North", 1)]


@served
async def test_a_rated_game_counts_although_a_name_in_it_was_hidden(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    table, north, _south = await rated_play(server, first, second)
    hide = {"do": "hide-name", "table": table["id"], "seat": 1}
    assert await server.house.operating.control.answer(json.dumps(hide).encode()) == {"done": True}
    assert await north.closed() == 1012
    again = await server.enter(table, session=second)
    assert "version" in await again.do("resign", seat=1)
    assert [(one["name"], one["games"]) for one in await rated(server)] == [("North", 1), ("South", 1)]


@served
async def test_rated_tables_need_an_account_and_take_no_bots(server: Running) -> None:
    session = await made(server, "North")
    body = {"game": GAME, "players": 2, **RATED, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
    assert (await server.post("/api/tables", body, 400))["error"]["key"] == "server-not-rated"
    bot = {**body, "session": session, "seats": [{"kind": "me", "name": "North"}, {"kind": "bot", "level": "casual"}]}
    assert (await server.post("/api/tables", bot, 400))["error"]["key"] == "server-not-rated"


@served
async def test_a_rated_table_needs_a_clock_and_says_so(server: Running) -> None:
    session = await made(server, "North")
    body = {"game": GAME, "players": 2, "rated": True, "seats": [{"kind": "me", "name": "North"}], "session": session}
    for lang, word in (("en", "clock"), ("fr", "pendule"), ("es", "reloj"), ("it", "orologio")):
        told = (await server.post("/api/tables", body, 400, **{"accept-language": lang}))["error"]
        assert told["key"] == "server-rated-clock"
        assert word in told["message"]
    assert await server.post("/api/accounts/games", {"session": session}, 200) == []
    for clock in ({"seconds": 300}, {"days": 3}):
        table = await server.post("/api/tables", {**body, "clock": clock}, 201)
        about = await server.get(f"/api/tables/{table['id']}")
        assert (about["rated"], about["clock"] is None) == (True, False)


@served
async def test_a_rematch_of_a_rated_game_keeps_its_clock(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    table, north, south = await rated_play(server, first, second)
    await north.do("resign", seat=0)
    for seat, one in enumerate((north, south)):
        await one.update(seat, lambda told: told["table"]["phase"] == "over")
        assert "error" not in await one.do("rematch", seat=seat)
    told = (await north.until(lambda told: "rematch" in told))["rematch"]
    before, after = [await server.get(f"/api/tables/{id}") for id in (table["id"], told["table"])]
    assert (after["rated"], after["clock"]) == (True, before["clock"])
    assert after["clock"] is not None


@served
async def test_a_rated_game_of_before_without_a_clock_has_no_rematch(server: Running) -> None:
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]}
    table = await server.post("/api/tables", body, 201)
    (await server.house.hub.room(table["id"])).agreement.rated = True
    both = await server.enter(table, tokens=[one["token"] for one in table["seats"]], salt="01")
    await both.do("resign", seat=0)
    await both.do("rematch", seat=0)
    assert await both.refused("rematch", seat=1) == "server-rated-clock"


@served
async def test_a_rated_game_has_no_hints_and_no_bot_plays_for_who_is_away(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}], "hints": True}
    table = await server.post("/api/tables", {**body, **RATED, "session": first}, 201)
    north = await server.enter(table, tokens=[table["seats"][0]["token"]], host=table["host"], salt="01")
    assert await north.refused("bot", seat=1, level="casual") == "server-not-rated"
    south = await server.enter(table, invite=table["invite"], session=second)
    await south.do("sit", seat=1, name="South", salt="02")
    await north.update(0, lambda told: told["table"]["phase"] == "playing")
    assert await north.refused("hint", seat=0) == "table-no-hints"
    assert await north.refused("away", seat=0) == "server-not-away"


@served
async def test_an_account_finds_its_seats_on_every_device(server: Running) -> None:
    session = await made(server, "North")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, "session": session}, 201)
    other = (await server.post("/api/accounts/enter", {"name": "north", "password": PASSWORD}, 200))["session"]
    games = await server.post("/api/accounts/games", {"session": other}, 200)
    assert [(one["table"], one["seat"], one["about"]["game"]) for one in games] == [(table["id"], 0, GAME)]
    phone = await server.socket()
    assert (await phone.do("enter", table=table["id"], session=other))["entered"]["seats"] == [0]
    stranger = await server.socket()
    foreign = await made(server, "South")
    assert (await stranger.do("enter", table=table["id"], session=foreign))["entered"]["seats"] == []


async def signed_in(server: Running) -> str:
    """Another session of North's."""
    told = await server.post("/api/accounts/enter", {"name": "North", "password": PASSWORD}, 200)
    session: str = told["session"]
    return session


async def change_password(server: Running, session: str) -> None:
    """North's password is another one, said by this session."""
    body = {"session": session, "old": PASSWORD, "new": "another long password"}
    await server.post("/api/accounts/password", body, 200)


async def is_sent_back(client: Client) -> bool:
    """Whether a socket is told that its session is over, and hung up on so that it comes back."""
    reason = (await client.until(lambda told: "bye" in told))["bye"]
    return (reason["key"], reason["after"] > 0, await client.closed()) == ("session", True, 1012)


@served
async def test_a_changed_password_takes_the_accounts_seats_from_who_came_with_another_session(server: Running) -> None:
    own = await made(server, "North")
    stolen = await signed_in(server)
    table = await server.table("North", "South", session=own)
    south = await server.enter(table, tokens=[table["tokens"][1]], salt="02")
    north = await server.enter(table, tokens=[table["tokens"][0]], salt="01", session=own)
    thief = await server.enter(table, session=stolen)
    assert "error" not in await thief.do("log", viewer=0)
    await change_password(server, own)
    assert await is_sent_back(thief)
    back = await server.socket()
    assert (await back.do("enter", table=table["id"], session=stolen))["entered"]["seats"] == []
    assert await back.refused("resign", seat=0) == "server-not-your-seat"
    assert "id" in await south.do("ping")
    assert "version" in await north.do("resign", seat=0)


@served
async def test_seats_with_tokens_of_their_own_are_kept_when_a_session_ends(server: Running) -> None:
    own = await made(server, "North")
    other = await signed_in(server)
    table = await server.table("North", "open", session=own)
    phone = await server.enter(table, invite=table["invite"], session=other, salt="02")
    token = (await phone.do("sit", seat=1, name="West", salt="02"))["token"]
    assert (await phone.update(1))["viewer"] == 1
    await change_password(server, own)
    assert await is_sent_back(phone)
    back = await server.socket()
    told = await back.do("enter", table=table["id"], session=other, tokens=[token])
    assert told["entered"]["seats"] == [1]


@served
async def test_signing_out_ends_what_that_session_does_at_tables_and_no_other(server: Running) -> None:
    one = await made(server, "North")
    other = await signed_in(server)
    table = await server.table("North", "open", session=one)
    sockets = [await server.enter(table, session=session) for session in (one, other)]
    await server.post("/api/accounts/leave", {"session": other}, 200)
    assert await is_sent_back(sockets[1])
    assert "version" in await sockets[0].do("leave", seat=0)


@served
async def test_a_deleted_account_is_nobody_at_tables_where_it_only_watched(server: Running) -> None:
    session, foreign = await made(server, "North"), await made(server, "South")
    table = await server.table("West", "open")
    north = await server.enter(table, invite=table["invite"], session=session)
    south = await server.enter(table, invite=table["invite"], session=foreign)
    gone = await server.enter(table, session="a session that never was")
    await server.post("/api/accounts/delete", {"session": session, "password": PASSWORD}, 200)
    assert await is_sent_back(north)
    for stays in (south, gone):
        assert "error" not in await stays.do("ping")


@served
async def test_a_session_that_ends_while_it_is_looked_up_opens_nothing(server: Running) -> None:
    own = await made(server, "North")
    stolen = await signed_in(server)
    table = await server.table("North", "open", session=own)
    found, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(session: str | None) -> str | None:
        account = await server.house.accounts.named(session)
        found.set()
        await go_on.wait()
        return account

    server.house.account = slowly
    thief = await server.socket()
    await thief.socket.send(json.dumps({"do": "enter", "table": table["id"], "session": stolen}))
    await found.wait()
    await change_password(server, own)
    go_on.set()
    assert await is_sent_back(thief)
    assert 0 not in thief.updates


@served
async def test_everything_kept_can_be_had(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    table, south = await rated_game(server, first, second)
    await south.do("chat", text="well played")
    await rated(server)
    told = await server.post("/api/accounts/export", {"session": second}, 200)
    assert (told["name"], len(told["ratings"]), len(told["games"])) == ("South", 1, 1)
    game = told["games"][0]
    assert (game["table"], game["seat"], game["said"]) == (table, 1, ["well played"])
    assert game["record"] == await server.get(f"/api/tables/{table}/record")


@served
async def test_an_export_leaves_nothing_out_however_much_there_is(server: Running) -> None:
    session = await made(server, "North")
    asked = NewTable(game=GAME, players=2, seats=[SeatWish("me", "North"), SeatWish("open")])
    tables = await asyncio.gather(*(opened(server.house, asked, "north") for _ in range(MOST_GAMES + 30)))
    told = await server.post("/api/accounts/export", {"session": session}, 200)
    assert {one["table"] for one in told["games"]} == {one.id for one in tables}
    assert [one["seat"] for one in told["games"]] == [0] * len(tables)
    listed = await server.post("/api/accounts/games", {"session": session}, 200)
    assert [one["table"] for one in listed] == [one["table"] for one in told["games"]][:MOST_GAMES]


@served
async def test_an_account_without_games_is_exported_too(server: Running) -> None:
    told = await server.post("/api/accounts/export", {"session": await made(server, "North")}, 200)
    assert (told["name"], told["ratings"], told["games"]) == ("North", [], [])


@served
async def test_a_deleted_account_leaves_records_without_its_name(server: Running) -> None:
    first, second = await made(server, "North"), await made(server, "South")
    table, south = await rated_game(server, first, second)
    await south.do("chat", text="well played", seat=1)
    await rated(server)
    wrong = await server.post("/api/accounts/delete", {"session": second, "password": "not the password"}, 400)
    assert wrong["error"]["key"] == "account-wrong"
    await server.post("/api/accounts/delete", {"session": second, "password": PASSWORD}, 200)
    record = await server.get(f"/api/tables/{table}/record")
    assert "North-here" in record
    shown = json.dumps([record, await server.get(f"/api/tables/{table}"), await rated(server)])
    assert "South" not in shown
    store = server.house.store
    assert store.account(AccountId("south")) is None
    assert [one.name for one in store.chat(TableId(table))] == [""]
    good = await server.post("/api/verify", {"record": record}, 200)
    assert good["good"] is True
    for path in ("games", "export"):
        told = await server.post(f"/api/accounts/{path}", {"session": second}, 400)
        assert told["error"]["key"] == "account-no-session"
    await made(server, "South")


@served
async def test_whoever_is_at_the_table_comes_back_when_a_name_is_removed(server: Running) -> None:
    session = await made(server, "North")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North-here"}, {"kind": "open"}]}
    table = await server.post("/api/tables", {**body, "session": session}, 201)
    watcher = await server.enter(table)
    await server.post("/api/accounts/delete", {"session": session, "password": PASSWORD}, 200)
    assert await watcher.closed() == 1012
    again = await server.enter(table)
    assert (await again.update(None))["table"]["seats"][0]["name"] == ""
    player = await server.socket()
    told = await player.do("enter", table=table["id"], tokens=[table["seats"][0]["token"]], salt="01")
    assert told["entered"]["seats"] == [0]


@served
async def test_passwords_are_changed_and_sessions_left(server: Running) -> None:
    session = await made(server, "North")
    change = {"session": session, "old": PASSWORD, "new": "another long password"}
    await server.post("/api/accounts/password", change, 200)
    assert "error" in await server.post("/api/accounts/enter", {"name": "North", "password": PASSWORD}, 400)
    await server.post("/api/accounts/leave", {"session": session}, 200)
    assert "error" in await server.post("/api/accounts/games", {"session": session}, 400)


@served
async def test_a_session_that_nobody_uses_ends_and_is_swept_away(server: Running) -> None:
    session, house = await made(server, "North"), server.house
    await server.post("/api/accounts/games", {"session": session}, 200)
    later = house.now() + 91 * DAY
    house.now = lambda: later
    told = await server.post("/api/accounts/games", {"session": session}, 400)
    assert told["error"]["key"] == "account-no-session"
    assert house.store.session(digest(session)) is not None
    await house.operating.housekeeping.look(later, 0.0)
    assert house.store.session(digest(session)) is None


@served
async def test_ratings_of_no_game_are_refused(server: Running) -> None:
    assert (await server.get("/api/ratings/nothing", 400))["error"]["key"] == "unknown-game"
