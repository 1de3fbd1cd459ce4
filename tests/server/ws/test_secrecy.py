"""No secret leaves the server through the log, error messages, names or chat."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core import discovery
from ludoteca.server.observability import logs
from tests.support.server import Json, RunningServer, SocketClient, served, serving_in
from tests.support.socket_fuzzer import play_randomly

GAMES = discovery.names()
PASSWORD = "the password of these tests"
SAID = "what was said at this table"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root, own = logging.getLogger(), logging.getLogger("ludoteca")
    before = (root.handlers[:], root.level, own.level)
    stream = io.StringIO()
    logs.configure("all", stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])


def hidden(update: Json) -> set[str]:
    """The lists in a view, such as cards, as a log could contain them."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, list) and value and all(isinstance(one, int | str) for one in value):
            found.update({json.dumps(value), json.dumps(value, separators=(",", ":"))})
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            look(inner)

    look(update["view"])
    return found


async def whole_match(server: RunningServer, game: str, seed: int) -> set[str]:
    """Play a match with every kind of request; everything that must not be logged."""
    session = (await server.post("/api/accounts", {"name": "North", "password": PASSWORD}, 201))["session"]
    made = await server.table("North", "South", game=game, auto=False, session=session)
    client = await server.enter(
        made, tokens=made["tokens"], host=made["host"], salt="abcdef0123456789", session=session
    )
    told = await client.do("pass", seat=1)
    invite = await client.do("invite")
    await client.do("chat", text=SAID, seat=0)
    played = await play_randomly(client, random.Random(seed), 40)
    await client.refused("play", seat=0, decision="1.0", move="no such move")
    await client.refused("enter", table=made["id"])
    await client.do("resign", seat=0)
    over = await client.update(0, lambda told: told["table"]["phase"] == "over")
    record = await server.get(f"/api/tables/{made['id']}/record")
    views: set[str] = set()
    for frame in client.frames:
        if "update" in (update := json.loads(frame)) and update["update"]["view"] is not None:
            views |= hidden(update["update"])
    assert len(played) > 2  # by luck a game can end soon
    assert views
    tokens = {*made["tokens"], made["host"], made["invite"], told["pass"], invite["invite"], session, made["id"]}
    return {
        *tokens,
        PASSWORD,
        SAID,
        over["table"]["secret"],
        record,
        *(line.partition(" ")[2] for line in played),
        *views,
    }


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for seed, game in enumerate(GAMES, 1)])
def test_the_log_of_a_whole_match_contains_no_secret(game: str, seed: int, tmp_path: Any, log: io.StringIO) -> None:
    @served
    async def match(server: RunningServer) -> None:
        forbidden = await whole_match(server, game, seed)
        written = log.getvalue()
        assert '"event": "request"' in written
        assert '"event": "over"' in written
        assert sorted(secret for secret in forbidden if secret in written) == []
        for line in written.splitlines():
            json.loads(line)

    match(tmp_path)


async def with_spectator(server: RunningServer) -> tuple[Json, SocketClient]:
    """A table in play, and a spectator's connection."""
    made = await server.table("North", "South", game=GAMES[0], options={"first": 0})
    await server.enter(made, tokens=made["tokens"], salt="01")
    return made, await server.enter(made)


@served
async def test_tokens_of_other_tables_grant_nothing(server: RunningServer) -> None:
    made, _ = await with_spectator(server)
    other = await server.table("West", "open", game=GAMES[0])
    for given in (
        {"tokens": other["tokens"], "host": other["host"], "invite": other["invite"]},
        {"tokens": [secrets.token_urlsafe(16), "", made["id"]], "host": made["invite"], "invite": made["host"]},
        {"tokens": [made["host"], made["invite"]], "pass": f"0.{made['tokens'][0]}"},
    ):
        client = await server.socket()
        here = (await client.do("enter", table=made["id"], **given))["entered"]
        assert (here["seats"], here["host"], here["may_sit"]) == ([], False, [])
        for do in ("play", "undo", "resign", "leave", "pass", "hint", "why", "chat", "away"):
            more = {"decision": "1.0", "move": "x", "text": "x"}
            wanted = {"play": ("decision", "move"), "why": ("move",), "chat": ("text",)}.get(do, ())
            key = await client.refused(do, seat=0, **{name: more[name] for name in wanted})
            assert key in ("server-not-your-seat", "server-not-host")
        assert await client.refused("log", viewer=0) == "server-not-your-seat"
        assert await client.refused("preview", seat=0) == "server-not-your-seat"


@served
async def test_an_unknown_table_and_a_malformed_id_get_the_same_answer(server: RunningServer) -> None:
    made, _ = await with_spectator(server)
    await server.get(f"/api/tables/{made['id']}/record", 400)
    one = await server.get(f"/api/tables/{secrets.token_urlsafe(16)}", 404)
    two = await server.get("/api/tables/x", 404)
    assert one == two
    client = await server.socket()
    assert await client.refused("enter", table=secrets.token_urlsafe(16)) == "server-no-table"
    assert await client.closed() == 4404


@served
async def test_refusals_reveal_nothing_hidden(server: RunningServer) -> None:
    made, watcher = await with_spectator(server)
    game = server.components.registry.tables[made["id"]].table.game
    words = [game.word(action) for action in range(game.actions)]
    for word in words[:40]:
        for seat in (0, 1):
            told = await watcher.do("why", seat=seat, move=word)
            assert set(told["error"]) <= {"key", "message", "fields"}
            assert told["error"]["key"] == "server-not-your-seat"


@served
async def test_names_and_chat_are_stripped_of_control_characters(server: RunningServer) -> None:
    nasty = "<SCRIPT>alert(1)</SCRIPT>"
    made = await server.table(nasty, "South", game=GAMES[0])
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    assert "error" not in await client.do("chat", text=f"{nasty}\u202e\x00\u200b", seat=0)
    told = await client.until(lambda told: "chat" in told)
    assert told["chat"]["text"] == nasty
    assert told["chat"]["from"] == nasty
    assert await client.refused("chat", text="\u200b\x00", seat=0) == "server-nothing-said"
    assert await client.refused("chat", text="x" * 501, seat=0) == "server-bad-message"
    page = await server.http.get(f"/t/{made['id']}")
    assert nasty not in page.text
    titled = await server.table("North", "open", game=GAMES[0], name=f" {nasty}\n\x1b[31m\u202ered ")
    assert (await server.get(f"/api/tables/{titled['id']}"))["name"] == f"{nasty} [31mred"
    for name in ("x" * 41, "a\u202eb", "\x07"):
        answer = await server.http.post(
            "/api/tables", json={"game": GAMES[0], "seats": [{"kind": "me", "name": name}] * 2}
        )
        assert answer.status_code == 400


def test_an_internal_error_is_answered_and_logged_without_its_message(tmp_path: Any, log: io.StringIO) -> None:
    async def ask() -> None:
        async with serving_in(tmp_path) as server:

            def broken(*given: object) -> None:
                raise RuntimeError("the hand is 1 2 3")

            made, watcher = await with_spectator(server)
            server.components.registry.tables[made["id"]].table.log = broken  # type: ignore[assignment,method-assign]
            server.components.store.list_tables = broken  # type: ignore[assignment,method-assign]
            assert await watcher.refused("log") == "internal"
            answer = await server.http.get("/api/tables")
            assert (answer.status_code, answer.json()["error"]["key"]) == (500, "internal")
            assert "the hand is" not in answer.text + "".join(watcher.frames) + log.getvalue()
            assert "RuntimeError" in log.getvalue()

    asyncio.run(ask())
