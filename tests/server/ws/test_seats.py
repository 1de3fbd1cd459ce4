"""Seats and tokens: who may take a seat, how seats are handed over, what is refused without a token."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.server.security import tokens
from tests.support.server import Json, RunningServer, SocketClient, served


async def two(server: RunningServer, **asked: Any) -> tuple[Json, SocketClient, SocketClient]:
    """A table with two devices: the host's for North, and an invited one for South."""
    made = await server.table("North", "open", options={"first": 0}, **asked)
    north = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    south = await server.enter(made, invite=made["invite"])
    sat = await south.do("sit", seat=1, name="South", salt="02")
    made["south"] = sat["token"]
    return made, north, south


@served
async def test_an_invited_player_takes_a_seat_and_the_game_starts(server: RunningServer) -> None:
    _made, north, south = await two(server)
    told = await south.update(1, lambda told: told["table"]["phase"] == "playing")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["North", "South"]
    assert told["table"]["salts"] == ["01", "02"]
    await north.play(0)
    await south.play(1)


@served
async def test_opening_a_link_changes_nothing(server: RunningServer) -> None:
    made = await server.table("North", "open")
    client = await server.socket()
    told = await client.do("enter", table=made["id"], invite=made["invite"])
    assert told["entered"]["may_sit"] == [1]
    assert (await client.update(None))["version"] == 0


@served
async def test_a_client_without_tokens_takes_no_seat_and_acts_for_none(server: RunningServer) -> None:
    made, _, _ = await two(server)
    private = await server.table("North", "open")
    stranger = await server.enter(private, tokens=["x" * 22], invite="y" * 22, host="z" * 22)
    assert await stranger.refused("sit", seat=1, name="West", salt="03") == "server-seat-taken"
    watcher = await server.enter(made)
    needed: dict[str, Json] = {"play": {"decision": "1.0", "move": "x"}, "salt": {"salt": "01"}}
    for do in ("play", "undo", "resign", "pause", "leave", "hint", "salt", "away", "rematch"):
        more = needed.get(do, {})
        assert await watcher.refused(do, seat=0, **more) == "server-not-your-seat"
    rights: list[tuple[str, Json]] = [("free", {"seat": 1}), ("invite", {}), ("close", {}), ("bot", {"seat": 1})]
    for do, more in [*rights, ("pass", {"seat": 0})]:
        assert await watcher.refused(do, **more) == "server-not-host"
    assert await watcher.refused("log", viewer=0) == "server-not-your-seat"
    assert await watcher.refused("preview", seat=0) == "server-not-your-seat"


@served
async def test_a_public_table_is_listed_and_its_open_seats_need_no_token(server: RunningServer) -> None:
    made = await server.table("North", "open", public=True, name="Tuesday")
    listed = await server.get("/api/tables?show=open&game=maamut")
    assert [(row["id"], row["name"], row["open"]) for row in listed] == [(made["id"], "Tuesday", 1)]
    guest = await server.enter(made)
    assert "token" in await guest.do("sit", seat=1, name="South", salt="02")
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.update(0, lambda told: told["table"]["phase"] == "playing")
    assert await server.get("/api/tables?show=open") == []
    assert [row["id"] for row in await server.get("/api/tables?show=live")] == [made["id"]]


@served
async def test_a_seat_passed_to_another_device_invalidates_the_old_token(server: RunningServer) -> None:
    made, _north, south = await two(server)
    handed = (await south.do("pass", seat=1))["pass"]
    phone = await server.enter(made, **{"pass": f"1.{handed}"})
    sat = await phone.do("sit", seat=1, name="", salt="03")
    assert (await south.until(lambda told: "lost" in told))["lost"] == {"seat": 1}
    assert await south.refused("resign", seat=1) == "server-not-your-seat"
    old = await server.socket()
    assert (await old.do("enter", table=made["id"], tokens=[made["south"]]))["entered"]["seats"] == []
    new = await server.socket()
    assert (await new.do("enter", table=made["id"], tokens=[sat["token"]]))["entered"]["seats"] == [1]
    assert (await phone.update(1))["table"]["seats"][1]["name"] == "South"
    again = await server.enter(made, **{"pass": handed})
    assert await again.refused("sit", seat=1, name="West", salt="04") == "server-seat-taken"


@served
async def test_a_pass_works_once_even_for_connections_that_joined_with_it_before_its_use(server: RunningServer) -> None:
    made, _north, south = await two(server)
    void = (await south.do("pass", seat=1))["pass"]
    early = await server.enter(made, **{"pass": void})
    link = (await south.do("pass", seat=1))["pass"]
    assert await early.refused("sit", seat=1, name="West", salt="03") == "server-seat-taken"
    phone, thief = await server.enter(made, **{"pass": link}), await server.enter(made, **{"pass": link})
    assert "token" in await phone.do("sit", seat=1, name="", salt="03")
    assert await thief.refused("sit", seat=1, name="West", salt="04") == "server-seat-taken"
    assert "version" in await phone.do("resign", seat=1)


@served
async def test_leaving_before_the_game_opens_the_seat_and_invalidates_its_token(server: RunningServer) -> None:
    made = await server.table("North", "open", "open")
    client = await server.enter(made, invite=made["invite"])
    token = (await client.do("sit", seat=1, name="South", salt="02"))["token"]
    await client.do("leave", seat=1)
    assert (await client.update(None))["table"]["seats"][1]["kind"] == "open"
    again = await server.socket()
    assert (await again.do("enter", table=made["id"], tokens=[token]))["entered"]["seats"] == []


@served
async def test_leaving_a_game_of_two_loses_it(server: RunningServer) -> None:
    _made, north, south = await two(server)
    await south.do("leave", seat=1)
    told = await north.update(0, lambda told: told["table"]["phase"] == "over")
    assert told["table"]["result"] == {"scores": [0, 0], "winners": [0], "reason": "resigned"}


@served
async def test_a_bot_plays_for_a_player_who_leaves_a_game_of_three(server: RunningServer) -> None:
    made = await server.table("North", "South", "West", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.update(0, lambda told: told["table"]["phase"] == "playing")
    await client.do("leave", seat=0)
    told = await client.update(1, lambda told: told["view"]["hunters"][0] is not None)
    assert told["table"]["seats"][0]["left"]


@served
async def test_a_player_who_resigned_from_a_game_of_three_cannot_play(server: RunningServer) -> None:
    made = await server.table("North", "South", "West", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    answer = {"seat": 0, "decision": told["decision"], "move": told["moves"][0]}
    await client.do("resign", seat=0)
    assert await client.refused("play", **answer) == "table-seat-left"
    assert await client.refused("undo", seat=0) == "table-seat-left"
    await client.update(1, lambda told: told["decision"] is not None)


@served
async def test_the_clock_of_an_opened_seat_does_not_run_until_someone_takes_it(server: RunningServer) -> None:
    made = await server.table("North", "beginner", options={"first": 0}, clock={"seconds": 60})
    north = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    opened = (await north.do("bot", seat=1))["version"]
    await north.version(0, opened)
    await north.play(0)
    told = await north.update(0, lambda told: told["table"]["clocks"]["running"] == [])
    assert told["table"]["seats"][1]["kind"] == "open"


@served
async def test_returning_after_the_end_is_refused_and_changes_nothing(server: RunningServer) -> None:
    made, north, south = await two(server)
    await north.do("away", seat=0, level="beginner")
    await south.do("resign", seat=1)
    await north.update(0, lambda told: told["table"]["phase"] == "over")
    assert await north.refused("back", seat=0) == "table-over"
    assert (await server.get(f"/api/tables/{made['id']}"))["away"] == [0]


@served
async def test_a_bot_plays_while_the_owner_is_away_and_the_owner_returns(server: RunningServer) -> None:
    _made, north, south = await two(server)
    await north.do("away", seat=0, level="beginner")
    told = await south.update(1, lambda told: told["decision"] is not None)
    assert told["table"]["seats"][0]["kind"] == "beginner"
    await north.do("back", seat=0)
    assert (await north.update(0, lambda told: told["table"]["seats"][0]["kind"] == "person"))["version"]
    await south.play(1)
    await north.play(0)
    assert await north.refused("back", seat=0) == "server-not-away"


@served
async def test_a_bot_takes_a_freed_seat_and_the_host_opens_it_for_a_newcomer(server: RunningServer) -> None:
    made, north, south = await two(server)
    freed = (await north.do("free", seat=1))["version"]
    await south.until(lambda told: "lost" in told)
    assert (await north.version(0, freed))["table"]["seats"][1]["kind"] == "casual"
    assert "version" in await north.do("bot", seat=1)
    link = (await north.do("pass", seat=1))["pass"]
    guest = await server.enter(made, **{"pass": link})
    assert "token" in await guest.do("sit", seat=1, name="West", salt="05")
    await north.play(0)
    await guest.play(1)
    assert (await guest.update(1))["table"]["seats"][1]["name"] == "West"


@served
async def test_a_new_invitation_invalidates_the_old_one(server: RunningServer) -> None:
    made = await server.table("North", "open")
    host = await server.enter(made, host=made["host"])
    early = await server.enter(made, invite=made["invite"])
    fresh = (await host.do("invite"))["invite"]
    assert await early.refused("sit", seat=1, name="South", salt="02") == "server-seat-taken"
    old = await server.socket()
    assert (await old.do("enter", table=made["id"], invite=made["invite"]))["entered"]["may_sit"] == []
    new = await server.socket()
    assert (await new.do("enter", table=made["id"], invite=fresh))["entered"]["may_sit"] == [1]


@served
async def test_the_host_puts_a_bot_on_an_open_seat_and_exchanges_seats(server: RunningServer) -> None:
    made = await server.table("North", "open", "open")
    host = await server.enter(made, host=made["host"], tokens=made["tokens"], salt="01")
    await host.do("swap", seat=0, other=2)
    assert (await host.until(lambda told: "moved" in told))["moved"] == [2]
    await host.do("bot", seat=0, level="beginner")
    await host.do("bot", seat=1, level="beginner")
    told = await host.update(2, lambda told: told["table"]["phase"] == "playing")
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["beginner", "beginner", "person"]
    again = await server.socket()
    assert (await again.do("enter", table=made["id"], tokens=made["tokens"]))["entered"]["seats"] == [2]


@served
async def test_a_screen_shows_the_public_board_only(server: RunningServer) -> None:
    made, _north, _south = await two(server)
    screen = await server.enter(made, tokens=made["tokens"], screen=True)
    assert isinstance((await screen.update(None))["view"]["hands"][0], int)
    assert list(screen.updates) == [None]


def test_a_table_id_never_looks_like_a_command_line_option(monkeypatch: pytest.MonkeyPatch) -> None:
    coming = iter(["-begins-with-a-dash____", "begins-with-a-letter___"])
    monkeypatch.setattr(tokens, "new_token", lambda: next(coming))
    assert tokens.new_table_id() == "begins-with-a-letter___"


@served
async def test_an_empty_salt_is_refused_and_the_table_stays(server: RunningServer) -> None:
    made = await server.table("North", "open")
    host = await server.enter(made, tokens=made["tokens"], host=made["host"])
    guest = await server.enter(made, invite=made["invite"])
    for salt in ("", "0", "no digits"):
        assert await guest.refused("sit", seat=1, name="South", salt=salt) == "server-bad-salt"
    assert "error" not in await host.do("ping")
    assert "token" in await guest.do("sit", seat=1, name="South", salt="02")
