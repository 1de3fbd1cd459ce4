"""`ludoteca admin` against a running server, through its real socket."""

from __future__ import annotations

import asyncio
import json
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.core import discovery
from ludoteca.server.control import FILE
from tests.server.client import Running, served, serving_in

GAME = discovery.names()[0]


async def admin(server: Running, *words: str) -> tuple[int, Any]:
    """What the command prints, as JSON, and its exit code."""
    folder = str(server.house.store.path.parent)
    process = await asyncio.create_subprocess_exec(
        *("ludoteca", "admin", *words, "--json", "--data", folder),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        executable=str(Path(sys.executable).with_name("ludoteca")),
    )
    out, error = await process.communicate()
    return process.returncode or 0, json.loads(out) if out else error.decode()


@served
async def test_the_load_and_the_tables_are_listed(server: Running) -> None:
    made = await server.table("North", "South", game=GAME)
    await server.enter(made, tokens=made["tokens"], salt="01")
    code, told = await admin(server, "load")
    assert code == 0
    assert told["figures"]["tables"] == told["figures"]["sockets"] == told["tables"]["playing"] == 1
    _, listed = await admin(server, "tables")
    row = listed["tables"][0]
    assert (row["id"], row["names"], row["sockets"]) == (made["id"], ["North", "South"], 1)


@served
async def test_a_table_is_closed(server: Running) -> None:
    made = await server.table("North", "South", game=GAME)
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    assert (await admin(server, "close", made["id"]))[0] == 0
    told = await client.update(0, lambda told: told["table"]["phase"] == "over")
    assert told["table"]["result"]["reason"] == "abandoned"
    waiting = await server.table("North", "open", game=GAME)
    assert (await admin(server, "close", waiting["id"]))[0] == 0
    await server.get(f"/api/tables/{waiting['id']}", 404)


@served
async def test_names_and_talk_are_hidden(server: Running) -> None:
    made = await server.table("Rude-name", "South", game=GAME)
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    for text in ("rude words", "good words"):
        await client.do("chat", text=text, seat=0)
    _, told = await admin(server, "chat", made["id"])
    number = next(one["number"] for one in told["chat"] if one["text"] == "rude words")
    assert (await admin(server, "hide-chat", made["id"], "--number", str(number)))[0] == 0
    assert await client.closed() == 1012
    assert (await admin(server, "hide-name", made["id"], "--seat", "0"))[0] == 0
    again = await server.enter(made, tokens=made["tokens"])
    await again.do("ping")
    heard = "".join(again.frames)
    assert "good words" in heard
    assert "rude words" not in heard
    assert "Rude-name" not in heard


def test_where_tables_need_an_invitation_one_opens_as_many_as_it_says(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving_in(tmp_path, tables="invited") as server:
            body = {"game": GAME, "players": 2}
            assert (await server.post("/api/tables", body, 400))["error"]["key"] == "tables-invited"
            _, told = await admin(server, "invite", "--uses", "2")
            token = told["links"][0].partition("#open=")[2]
            refused = {**body, "players": 99, "invitation": token}
            assert "error" in await server.post("/api/tables", refused, 400)
            for status in (201, 201, 400):
                await server.post("/api/tables", {**body, "invitation": token}, status)
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.encode() not in kept

    asyncio.run(play())


def test_where_only_the_administrator_opens_tables(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving_in(tmp_path, tables="admin") as server:
            body = {"game": GAME, "players": 2}
            assert (await server.post("/api/tables", body, 400))["error"]["key"] == "tables-admin"
            code, told = await admin(server, "open", GAME, "--players", "2")
            assert code == 0
            invite = told["links"][1].partition("#i=")[2]
            client = await server.socket()
            here = await client.do("enter", table=told["table"], invite=invite)
            assert here["entered"]["may_sit"] == [0, 1]

    asyncio.run(play())


def test_invitations_outlive_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving_in(tmp_path, tables="invited") as server:
            token = await server.house.invitations.make(1)
        async with serving_in(tmp_path, tables="invited") as server:
            await server.post("/api/tables", {"game": GAME, "players": 2, "invitation": token}, 201)
        async with serving_in(tmp_path, tables="invited") as server:
            await server.post("/api/tables", {"game": GAME, "players": 2, "invitation": token}, 400)

    asyncio.run(play())


@served
async def test_only_the_servers_own_user_can_open_the_socket(server: Running) -> None:
    path = server.house.store.path.parent / FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@served
async def test_what_makes_no_sense_is_refused_and_harms_nothing(server: Running) -> None:
    control = server.house.operating.control
    for line in (b"", b"{}", b"[]", b"null", b"\xff", b'{"do":"fly"}', b'{"do":"close"}', b'{"do":"close","table":7}'):
        assert "error" in await control.answer(line)
    code, told = await admin(server, "close", "x" * 22)
    assert (code, "refuses" in told) == (1, True)


@pytest.mark.parametrize("number", ["0", "1001", "many"])
def test_an_invitation_for_a_strange_number_of_tables_is_refused_in_words(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "invite", "--uses", number])
    told = capsys.readouterr().err
    assert "--uses" in told
    assert number in told
    assert "Error" not in told


@pytest.mark.parametrize("words", [["load"], ["close"], ["hide-name", "x"]])
def test_without_a_server_or_a_table_it_says_so(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *words, "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
