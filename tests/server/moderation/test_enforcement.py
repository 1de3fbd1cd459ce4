"""Moderation on a running server: bans, mutes, reports, the word filter and members only, over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import discovery
from tests.support.accounts import PASSWORD, sign_up
from tests.support.server import Json, RunningServer, SocketClient, served, serving_in

GAME = discovery.names()[0]
OPEN = {"game": GAME, "players": 2, "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}


async def command(server: RunningServer, do: str, **fields: Any) -> Json:
    """The answer to an administrator's command; it must not be refused."""
    answer = await server.components.control.answer(json.dumps({"do": do, **fields}).encode())
    assert "error" not in answer, answer
    return answer


async def refusal(server: RunningServer, path: str, body: Json) -> Json:
    """The error that answers a POST."""
    answer = await server.http.post(path, json=body)
    assert answer.status_code in (400, 403, 429), answer.text
    error: Json = answer.json()["error"]
    assert error["message"] != error["key"]
    return error


async def host_session(server: RunningServer, name: str = "Mona") -> str:
    """The session of a new account that is a host."""
    session = await sign_up(server, name)
    await command(server, "host", target=name)
    return session


@served
async def test_a_banned_account_is_disconnected_and_refused_everywhere(server: RunningServer) -> None:
    session = await sign_up(server, "Rude")
    table = await server.post("/api/tables", {**OPEN, "session": session}, 201)
    entering: Json = {"tokens": [table["seats"][0]["token"]], "host": table["host"], "salt": "01", "session": session}
    client = await server.enter(table, **entering)
    other = await server.enter(table, invite=table["invite"])
    await command(server, "ban", account="rude", reason="spam", **{"for": "2h"})
    assert (await client.until(lambda told: "bye" in told))["bye"]["key"] == "banned"
    assert await client.closed() == 1012
    for fields in (entering, {"tokens": entering["tokens"]}):
        again = await server.socket()
        error = (await again.do("enter", table=table["id"], **fields))["error"]
        assert (error["key"], error["fields"]["reason"]) == ("banned", "spam")
        assert "spam" in error["message"]
        assert error["fields"]["until"] in error["message"]
    signing = {"name": "Rude", "password": PASSWORD}
    assert (await refusal(server, "/api/accounts/enter", signing))["key"] == "banned"
    assert (await refusal(server, "/api/accounts/enter", {**signing, "password": "wrong"}))["key"] == "account-wrong"
    assert (await refusal(server, "/api/tables", {**OPEN, "session": session}))["key"] == "banned"
    standing = await server.post("/api/accounts/standing", {"session": session}, 200)
    assert [(one["kind"], one["reason"]) for one in standing["sanctions"]] == [("ban", "spam")]
    assert "token" in await other.do("sit", seat=1, name="South", salt="02")
    await command(server, "unban", target="1")
    await server.post("/api/accounts/enter", signing, 200)
    assert "entered" in await (await server.socket()).do("enter", table=table["id"], **entering)


@served
async def test_a_banned_address_neither_signs_up_nor_creates_nor_joins(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    table = await server.table("North", "open", game=GAME)
    client = await server.enter(table)
    await command(server, "ban", address="127.0.0.0/8", reason="spam")
    assert await client.closed() == 1012
    bodies: dict[str, Json] = {
        "/api/accounts": {"name": "New", "password": PASSWORD},
        "/api/accounts/enter": {"name": "North", "password": PASSWORD},
        "/api/tables": {**OPEN, "session": session},
    }
    for path, body in bodies.items():
        assert (await refusal(server, path, body))["key"] == "banned"
    assert await (await server.socket()).refused("enter", table=table["id"]) == "banned"
    await server.get("/api/tables")
    stored = await command(server, "audit")
    assert "127.0.0" not in str(stored)


@served
async def test_a_banned_or_filtered_name_is_refused_for_accounts_seats_and_tables(server: RunningServer) -> None:
    await command(server, "ban", name="Rude Boy", reason="a troll")
    await command(server, "filter", target="brutto,cattivo", **{"in": "it"})
    table = await server.table("North", "open", game=GAME)
    client = await server.enter(table, invite=table["invite"])
    for name, key in (("rude boy", "banned"), ("Brùtto", "filtered-name")):
        assert (await refusal(server, "/api/accounts", {"name": name, "password": PASSWORD}))["key"] == key
        assert await client.refused("sit", seat=1, name=name, salt="02") == key
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        assert (await refusal(server, "/api/tables", {**OPEN, "seats": seats}))["key"] == key
    titled = {**OPEN, "name": "Il cattivo tavolo"}
    refused = await server.post("/api/tables", titled, 400, **{"accept-language": "it"})
    assert (refused["error"]["key"], refused["error"]["fields"]) == ("filtered-text", {"word": "cattivo"})
    await server.post("/api/tables", titled, 201, **{"accept-language": "en"})


@served
async def test_a_filtered_word_is_refused_in_the_languages_of_those_at_the_table(server: RunningServer) -> None:
    await command(server, "filter", target="brutto", **{"in": "it"})
    table = await server.table("North", "South", game=GAME)
    north = await server.enter(table, tokens=table["tokens"][:1], salt="01", lang="en")
    assert "error" not in await north.do("chat", text="brutto", seat=0)
    south = await server.enter(table, tokens=table["tokens"][1:], salt="02", lang="it")
    error = (await north.do("chat", text="You are BRUTTO!", seat=0))["error"]
    assert (error["key"], error["fields"]) == ("filtered-text", {"word": "brutto"})
    await north.do("chat", text="good words", seat=0)
    await south.until(lambda told: "chat" in told and told["chat"]["text"] == "good words")
    assert not any("BRUTTO" in frame for frame in south.frames)


@pytest.mark.parametrize("by", ["seat", "account", "address"])
def test_a_muted_player_is_told_why_and_until_when_and_may_write_afterwards(tmp_path: Path, by: str) -> None:
    async def mute() -> None:
        async with serving_in(tmp_path) as server:
            session = await sign_up(server, "Rude")
            table = await server.post("/api/tables", {**OPEN, "session": session}, 201)
            client = await server.enter(table, tokens=[table["seats"][0]["token"]], salt="01", session=session)
            target = {"seat": {"seat": 0, "table": table["id"]}, "account": {"account": "Rude"}}.get(
                by, {"address": "127.0.0.1"}
            )
            await command(server, "mute", reason="shouting", **{"for": "1h"}, **target)
            muted = (await client.until(lambda told: "muted" in told))["muted"]
            assert muted["reason"] == "shouting"
            assert muted["until"] > 0
            error = (await client.do("chat", text="hello", seat=0))["error"]
            assert (error["key"], "shouting" in error["message"]) == ("muted", True)
            again = await server.enter(table, tokens=[table["seats"][0]["token"]], session=session)
            assert (await again.until(lambda told: "muted" in told))["muted"] == muted
            await command(server, "unmute", target="1")
            assert (await client.until(lambda told: "muted" in told))["muted"] is None
            assert "error" not in await client.do("chat", text="hello", seat=0)

    asyncio.run(mute())


async def playing(server: RunningServer) -> tuple[Json, SocketClient, SocketClient]:
    """A game of two people, and its sockets."""
    table = await server.table("North", "Rude-name", game=GAME)
    north = await server.enter(table, tokens=table["tokens"][:1], salt="01")
    south = await server.enter(table, tokens=table["tokens"][1:], salt="02")
    await north.update(0, lambda update: update["table"]["phase"] == "playing")
    return table, north, south


@served
async def test_a_report_contains_the_line_as_it_was_sent_and_nothing_of_the_game(server: RunningServer) -> None:
    table, north, south = await playing(server)
    await south.do("chat", text="rude words", seat=1)
    line = (await north.until(lambda told: "chat" in told))["chat"]
    assert "error" not in await north.do("report", seat=1, at=line["at"])
    assert "error" not in await north.do("report", seat=1)
    reports = (await command(server, "reports"))["reports"]
    assert [(one["kind"], one["name"], one["text"], one["reporter"]) for one in reports] == [
        ("name", "Rude-name", "", "North"),
        ("chat", "Rude-name", "rude words", "North"),
    ]
    assert set(reports[0]) == {
        *("kind", "table", "game", "seat", "name", "account", "text", "reporter", "said_at", "number", "reported_at"),
        *("count", "verdict", "closed_at"),
    }
    assert await north.refused("report", seat=1, at=line["at"] + 1) == "no-chat-line"
    assert await north.refused("report", seat=7) == "no-name"
    spectator = await server.enter(table)
    assert await spectator.refused("report", seat=1, at=line["at"]) == "no-chat-line"


@served
async def test_reports_are_limited(server: RunningServer) -> None:
    _, north, _ = await playing(server)
    answers = [await north.do("report", seat=1) for _ in range(11)]
    assert [one.get("error", {}).get("key") for one in answers] == [None] * 10 + ["too-many-reports"]
    assert [one["count"] for one in (await command(server, "reports"))["reports"]] == [10]


@served
async def test_a_host_hides_a_reported_line_and_closes_the_report(server: RunningServer) -> None:
    session = await host_session(server)
    table, north, south = await playing(server)
    await south.do("chat", text="rude words", seat=1)
    line = (await north.until(lambda told: "chat" in told))["chat"]
    await north.do("report", seat=1, at=line["at"])
    body = {"session": session, "number": 1, "verdict": "acted", "hide": True}
    await server.post("/api/admin/report", body, 200)
    again = await server.enter(table, tokens=table["tokens"][:1])
    await again.do("ping")
    assert "rude words" not in "".join(again.frames)
    overview = await server.post("/api/admin/overview", {"session": session}, 200)
    assert [(one["number"], one["verdict"]) for one in overview["reports"]] == [(1, "acted")]
    assert [(one["actor"], one["action"]) for one in overview["audit"]][:2] == [
        ("Mona", "resolve"),
        ("Mona", "hide-chat"),
    ]
    assert (await refusal_404(server, body))["key"] == "no-report"


async def refusal_404(server: RunningServer, body: Json) -> Json:
    """The error that answers a report that is closed already."""
    answer: Json = await server.post("/api/admin/report", {**body, "hide": False}, 404)
    error: Json = answer["error"]
    return error


@served
async def test_only_hosts_reach_the_routes_for_hosts(server: RunningServer) -> None:
    bodies: dict[str, Json] = {
        "overview": {},
        "close": {"table": "x"},
        "sanction": {"kind": "ban", "target_kind": "name", "target": "x"},
        "lift": {"number": 1},
        "report": {"number": 1, "verdict": "dismissed"},
        "filter": {"lang": "", "words": ["x"], "added": True},
        "announce": {"lang": "", "text": "x"},
        "audit": {},
    }
    stranger, host = await sign_up(server, "Stranger"), await host_session(server)
    for path, body in bodies.items():
        error = await server.post(f"/api/admin/{path}", {**body, "session": stranger}, 403)
        assert error["error"]["key"] == "not-a-host"
        await server.post(f"/api/admin/{path}", {**body, "session": "none"}, 400)
    assert (await command(server, "audit"))["audit"][0]["action"] == "host"
    await server.post("/api/admin/sanction", {**bodies["sanction"], "session": host}, 200)
    assert (await server.post("/api/accounts/standing", {"session": host}, 200))["host"] is True
    await command(server, "unhost", target="Mona")
    assert (await server.post("/api/admin/overview", {"session": host}, 403))["error"]["key"] == "not-a-host"


@served
async def test_the_overview_of_a_host_lists_tables_people_and_load(server: RunningServer) -> None:
    session = await host_session(server)
    table, _, _ = await playing(server)
    await server.enter(table)
    overview = await server.post("/api/admin/overview", {"session": session}, 200)
    assert [(one["id"], one["phase"], one["names"], one["spectators"]) for one in overview["tables"]] == [
        (table["id"], "playing", ["North", "Rude-name"], 1)
    ]
    assert sorted(one["address"] for one in overview["connections"]) == ["127.0.0.1"] * 3
    assert overview["load"]["sockets"] == 3
    assert overview["version"]
    await server.post("/api/admin/close", {"session": session, "table": table["id"], "reason": "rude"}, 200)
    after = await server.post("/api/admin/overview", {"session": session}, 200)
    assert after["tables"] == []
    entry = after["audit"][0]
    assert (entry["action"], entry["target"], entry["reason"]) == ("close", table["id"], "rude")


@served
async def test_an_announcement_is_shown_in_its_language_until_it_is_cleared(server: RunningServer) -> None:
    session = await host_session(server)
    for lang, text in (("", "Down on Tuesday"), ("it", "Fermo martedì")):
        await server.post("/api/admin/announce", {"session": session, "lang": lang, "text": text}, 200)

    async def shown(lang: str) -> str:
        told: str = (await server.http.get("/api/site", headers={"accept-language": lang})).json()["announcement"]
        return told

    assert [await shown(lang) for lang in ("en", "it", "fr")] == ["Down on Tuesday", "Fermo martedì", "Down on Tuesday"]
    await command(server, "announce", **{"in": "it"})
    assert await shown("it") == "Down on Tuesday"
    await command(server, "announce")
    assert await shown("en") == ""


@pytest.mark.parametrize("mode", ["play", "all"])
def test_with_members_only_accounts_take_invitations_and_only_they_play(tmp_path: Path, mode: str) -> None:
    async def play() -> None:
        async with serving_in(tmp_path, {}, members_only=mode) as server:
            link = (await command(server, "invite", uses=1))["links"][0]
            signing = {"name": "North", "password": PASSWORD}
            assert (await refusal(server, "/api/accounts", signing))["key"] == "members-invited"
            invited = {**signing, "invitation": link.partition("#open=")[2]}
            assert (await refusal(server, "/api/accounts", {**invited, "password": "short"}))[
                "key"
            ] != "members-invited"
            session = (await server.post("/api/accounts", invited, 201))["session"]
            assert (await refusal(server, "/api/accounts", {**invited, "name": "South"}))["key"] == "members-invited"
            assert (await refusal(server, "/api/tables", OPEN))["key"] == "members-only"
            body = {**OPEN, "public": True, "session": session}
            table = await server.post("/api/tables", body, 201)
            await check_strangers(server, table, session, mode)

    asyncio.run(play())


async def check_strangers(server: RunningServer, table: Json, session: str, mode: str) -> None:
    """What someone without an account sees of a public table."""
    listed = await server.get("/api/tables")
    member = await server.post("/api/tables/public", {"session": session}, 200)
    assert [one["id"] for one in member] == [table["id"]]
    stranger = await server.socket()
    told = await stranger.do("enter", table=table["id"], invite=table["invite"])
    if mode == "all":
        assert (listed, told["error"]["key"]) == ([], "members-only")
        assert await server.post("/api/tables/public", {"session": "none"}, 200) == []
    else:
        assert [one["id"] for one in listed] == [table["id"]]
        assert await stranger.refused("sit", seat=1, name="South", salt="02") == "members-only"
    assert (await server.get("/api/site"))["members_only"] == mode
