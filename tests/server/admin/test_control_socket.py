"""`ludoteca admin` on a running server, through its control socket."""

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
from tests.support.server import RunningServer, served, serving_in

GAME = discovery.names()[0]


async def admin(server: RunningServer, *words: str) -> tuple[int, Any]:
    """The exit code of the command and what it prints as JSON, or its error message."""
    folder = str(server.components.settings.data)
    process = await asyncio.create_subprocess_exec(
        *("ludoteca", "admin", *words, "--json", "--data", folder),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        executable=str(Path(sys.executable).with_name("ludoteca")),
    )
    out, error = await process.communicate()
    return process.returncode or 0, json.loads(out) if out else error.decode()


async def invitation(server: RunningServer, uses: int) -> str:
    """The token of a new invitation."""
    answer = await server.components.control.answer(json.dumps({"do": "invite", "uses": uses}).encode())
    link: str = answer["links"][0]
    return link.partition("#open=")[2]


@served
async def test_load_and_tables_are_listed(server: RunningServer) -> None:
    table = await server.table("North", "South", game=GAME)
    await server.enter(table, tokens=table["tokens"], salt="01")
    code, load = await admin(server, "load")
    assert code == 0
    assert load["figures"]["tables"] == load["figures"]["sockets"] == load["tables"]["playing"] == 1
    _, listed = await admin(server, "tables")
    row = listed["tables"][0]
    assert (row["id"], row["names"], row["sockets"]) == (table["id"], ["North", "South"], 1)


@served
async def test_closing_abandons_a_game_in_play_and_deletes_a_table_before_its_game(server: RunningServer) -> None:
    table = await server.table("North", "South", game=GAME)
    client = await server.enter(table, tokens=table["tokens"], salt="01")
    assert (await admin(server, "close", table["id"]))[0] == 0
    update = await client.update(0, lambda update: update["table"]["phase"] == "over")
    assert update["table"]["result"]["reason"] == "abandoned"
    gathering = await server.table("North", "open", game=GAME)
    assert (await admin(server, "close", gathering["id"]))[0] == 0
    await server.get(f"/api/tables/{gathering['id']}", 404)


@served
async def test_names_and_chat_lines_are_hidden(server: RunningServer) -> None:
    table = await server.table("Rude-name", "South", game=GAME)
    client = await server.enter(table, tokens=table["tokens"], salt="01")
    for text in ("rude words", "good words"):
        await client.do("chat", text=text, seat=0)
    _, listed = await admin(server, "chat", table["id"])
    number = next(one["number"] for one in listed["chat"] if one["text"] == "rude words")
    assert (await admin(server, "hide-chat", table["id"], "--number", str(number)))[0] == 0
    assert await client.closed() == 1012
    assert (await admin(server, "hide-name", table["id"], "--seat", "0"))[0] == 0
    again = await server.enter(table, tokens=table["tokens"])
    await again.do("ping")
    received = "".join(again.frames)
    assert "good words" in received
    assert "rude words" not in received
    assert "Rude-name" not in received


def test_an_invitation_creates_as_many_tables_as_it_has_uses(tmp_path: Path) -> None:
    async def create() -> str:
        async with serving_in(tmp_path, tables="invited") as server:
            body = {"game": GAME, "players": 2}
            assert (await server.post("/api/tables", body, 400))["error"]["key"] == "tables-invited"
            _, answer = await admin(server, "invite", "--uses", "2")
            token: str = answer["links"][0].partition("#open=")[2]
            invalid = {**body, "players": 99, "invitation": token}
            assert "error" in await server.post("/api/tables", invalid, 400)
            for status in (201, 201, 400):
                await server.post("/api/tables", {**body, "invitation": token}, status)
        return token

    token = asyncio.run(create())
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in stored


def test_with_the_setting_admin_only_an_administrator_creates_tables(tmp_path: Path) -> None:
    async def create() -> None:
        async with serving_in(tmp_path, tables="admin") as server:
            body = {"game": GAME, "players": 2}
            assert (await server.post("/api/tables", body, 400))["error"]["key"] == "tables-admin"
            code, answer = await admin(server, "open", GAME, "--players", "2")
            assert code == 0
            invite = answer["links"][1].partition("#i=")[2]
            client = await server.socket()
            entered = (await client.do("enter", table=answer["table"], invite=invite))["entered"]
            assert entered["may_sit"] == [0, 1]

    asyncio.run(create())


def test_invitations_and_their_uses_survive_a_restart(tmp_path: Path) -> None:
    async def restart() -> None:
        async with serving_in(tmp_path, tables="invited") as server:
            token = await invitation(server, 1)
        body = {"game": GAME, "players": 2, "invitation": token}
        for status in (201, 400):
            async with serving_in(tmp_path, tables="invited") as server:
                await server.post("/api/tables", body, status)

    asyncio.run(restart())


def test_revoked_invitations_create_no_tables(tmp_path: Path) -> None:
    async def revoke() -> None:
        async with serving_in(tmp_path, tables="invited") as server:
            token = await invitation(server, 5)
            assert await server.components.control.answer(b'{"do":"uninvite"}') == {"voided": 1}
            await server.post("/api/tables", {"game": GAME, "players": 2, "invitation": token}, 400)

    asyncio.run(revoke())


@served
async def test_only_the_user_of_the_server_can_open_the_control_socket(server: RunningServer) -> None:
    assert stat.S_IMODE(server.components.control.path.stat().st_mode) == 0o600


@served
async def test_malformed_requests_and_unknown_tables_are_refused(server: RunningServer) -> None:
    control = server.components.control
    for line in (b"", b"{}", b"[]", b"null", b"\xff", b'{"do":"fly"}', b'{"do":"close"}', b'{"do":"close","table":7}'):
        assert "error" in await control.answer(line)
    code, message = await admin(server, "close", "x" * 22)
    assert (code, "refuses" in message) == (1, True)


@pytest.mark.parametrize("number", ["0", "1001", "many"])
def test_an_invitation_with_an_invalid_number_of_uses_is_refused_with_a_message(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "invite", "--uses", number])
    message = capsys.readouterr().err
    assert "--uses" in message
    assert number in message
    assert "Error" not in message


@pytest.mark.parametrize("words", [["load"], ["close"], ["hide-name", "x"]])
def test_without_a_server_or_a_table_the_command_prints_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *words, "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
