"""Seats and secrets: who may sit where, what moves a seat, what a stranger can't do."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.server import tokens
from tests.server.client import Client, Json, Running, served


async def two(server: Running, **asked: Any) -> tuple[Json, Client, Client]:
    """A table of two devices: the host's North, and South by invitation."""
    made = await server.table("North", "open", options={"first": 0}, **asked)
    north = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    south = await server.enter(made, invite=made["invite"])
    sat = await south.do("sit", seat=1, name="South", salt="02")
    made["south"] = sat["token"]
    return made, north, south


@served
async def test_somebody_sits_down_by_invitation_and_the_game_begins(server: Running) -> None:
    _made, north, south = await two(server)
    told = await south.update(1, lambda told: told["table"]["phase"] == "playing")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["North", "South"]
    assert told["table"]["salts"] == ["01", "02"]
    await north.play(0)
    await south.play(1)


@served
async def test_opening_a_link_changes_nothing(server: Running) -> None:
    made = await server.table("North", "open")
    client = await server.socket()
    told = await client.do("enter", table=made["id"], invite=made["invite"])
    assert told["entered"]["may_sit"] == [1]
    assert (await client.update(None))["version"] == 0


@served
async def test_a_stranger_sits_nowhere_and_speaks_for_nobody(server: Running) -> None:
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
async def test_at_a_public_table_anybody_may_sit_on_an_open_seat_and_it_is_listed(server: Running) -> None:
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
async def test_a_seat_passed_to_another_device_voids_the_old_token(server: Running) -> None:
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
async def test_a_pass_is_good_once_also_for_who_came_with_it_before_it_was_used(server: Running) -> None:
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
async def test_leaving_before_the_game_opens_the_seat_and_voids_its_token(server: Running) -> None:
    made = await server.table("North", "open", "open")
    client = await server.enter(made, invite=made["invite"])
    token = (await client.do("sit", seat=1, name="South", salt="02"))["token"]
    await client.do("leave", seat=1)
    assert (await client.update(None))["table"]["seats"][1]["kind"] == "open"
    again = await server.socket()
    assert (await again.do("enter", table=made["id"], tokens=[token]))["entered"]["seats"] == []


@served
async def test_leaving_a_game_of_two_loses_it(server: Running) -> None:
    _made, north, south = await two(server)
    await south.do("leave", seat=1)
    told = await north.update(0, lambda told: told["table"]["phase"] == "over")
    assert told["table"]["result"] == {"scores": [0, 0], "winners": [0], "reason": "resigned"}


@served
async def test_who_leaves_a_game_of_three_is_played_on_by_a_bot(server: Running) -> None:
    made = await server.table("North", "South", "West", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.update(0, lambda told: told["table"]["phase"] == "playing")
    await client.do("leave", seat=0)
    told = await client.update(1, lambda told: told["view"]["hunters"][0] is not None)
    assert told["table"]["seats"][0]["left"]


@served
async def test_who_has_resigned_among_three_answers_no_more(server: Running) -> None:
    made = await server.table("North", "South", "West", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    answer = {"seat": 0, "decision": told["decision"], "move": told["moves"][0]}
    await client.do("resign", seat=0)
    assert await client.refused("play", **answer) == "table-seat-left"
    assert await client.refused("undo", seat=0) == "table-seat-left"
    await client.update(1, lambda told: told["decision"] is not None)


@served
async def test_the_clock_of_a_freed_seat_waits_for_who_sits_down(server: Running) -> None:
    _made, north, south = await two(server, clock={"seconds": 60})
    await north.play(0)
    await south.update(1, lambda told: told["table"]["clocks"]["running"] == [1])
    freed = (await north.do("free", seat=1))["version"]
    assert (await north.version(0, freed))["table"]["clocks"]["running"] == []


@served
async def test_coming_back_after_the_end_is_refused_and_changes_nothing(server: Running) -> None:
    made, north, south = await two(server)
    await north.do("away", seat=0, level="beginner")
    await south.do("resign", seat=1)
    await north.update(0, lambda told: told["table"]["phase"] == "over")
    assert await north.refused("back", seat=0) == "table-over"
    assert (await server.get(f"/api/tables/{made['id']}"))["away"] == [0]


@served
async def test_a_bot_plays_while_the_owner_is_away_and_the_owner_comes_back(server: Running) -> None:
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
async def test_the_host_frees_a_seat_and_gives_out_a_new_link(server: Running) -> None:
    made, north, south = await two(server)
    await north.do("free", seat=1)
    await south.until(lambda told: "lost" in told)
    link = (await north.do("pass", seat=1))["pass"]
    guest = await server.enter(made, **{"pass": link})
    assert "token" in await guest.do("sit", seat=1, name="West", salt="05")
    await north.play(0)
    await guest.play(1)
    assert (await guest.update(1))["table"]["seats"][1]["name"] == "West"


@served
async def test_a_renewed_invitation_voids_the_old_one(server: Running) -> None:
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
async def test_the_host_puts_a_bot_on_an_open_seat_and_exchanges_seats(server: Running) -> None:
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
async def test_a_screen_shows_the_public_board_only(server: Running) -> None:
    made, _north, _south = await two(server)
    screen = await server.enter(made, tokens=made["tokens"], screen=True)
    assert isinstance((await screen.update(None))["view"]["hands"][0], int)
    assert list(screen.updates) == [None]


@served
async def test_players_and_spectators_talk_apart(server: Running) -> None:
    made, north, south = await two(server)
    watcher, other = await server.enter(made), await server.enter(made)
    await north.do("chat", text="to\u202e players", seat=0)
    await watcher.do("chat", text="to those who watch")
    heard = (await south.until(lambda told: "chat" in told))["chat"]
    assert (heard["room"], heard["from"], heard["seat"], heard["text"]) == ("players", "North", 0, "to players")
    assert (await other.until(lambda told: "chat" in told))["chat"]["text"] == "to those who watch"
    late = await server.enter(made, tokens=made["tokens"])
    assert (await late.until(lambda told: "chat" in told))["chat"]["text"] == "to players"
    await watcher.do("ping")
    assert [told["chat"]["room"] for told in [*watcher.pushed, *other.pushed] if "chat" in told] == ["spectators"]


def test_a_tables_id_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    coming = iter(["-begins-with-a-dash____", "begins-with-a-letter___"])
    monkeypatch.setattr(tokens, "fresh", lambda: next(coming))
    assert tokens.fresh_id() == "begins-with-a-letter___"
