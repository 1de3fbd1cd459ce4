"""`ludoteca join`: a program of a few lines sits down at a real table and plays a game to its end."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.cli.join import Guest, NotJoined, read_link
from tests.server.client import Running, served

PROGRAM = Path(__file__).parents[2] / "docs" / "bots" / "first.sh"


def guest(link: str) -> Guest:
    """The example program at the table of a link."""
    return Guest(argparse.Namespace(link=link, engine=f"sh {PROGRAM}", name="First", seat=None, ms=50))


@served
async def test_a_program_that_answers_hello_and_choose_plays_a_game(server: Running) -> None:
    made = await server.table("beginner", "open", cap=6)
    result = await guest(f"{server.url}/t/{made['id']}#i={made['invite']}").play()
    assert result["reason"] in ("cap", "trap", "survived")
    record = await server.get(f"/api/tables/{made['id']}/record")
    assert '"First"' in record


@served
async def test_where_no_seat_is_open_it_says_so(server: Running) -> None:
    made = await server.table("North", "South")
    with pytest.raises(NotJoined) as refused:
        await guest(f"{server.url}/t/{made['id']}").play()
    assert refused.value.key == "join-no-seat"


def test_a_link_tells_where_the_socket_is_and_what_opens_the_table() -> None:
    assert read_link("https://play.example/games/t/abc#i=xyz") == (
        "wss://play.example/games/api/socket",
        {"table": "abc", "invite": "xyz"},
    )
    assert read_link("http://10.0.0.2:8642/t/abc#p=1.xyz")[1] == {"table": "abc", "pass": "1.xyz"}
    with pytest.raises(NotJoined):
        read_link("ftp://nowhere")


@pytest.mark.parametrize("engine", ["", "  ", "sh 'unclosed"])
def test_what_is_no_command_is_refused(engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http://127.0.0.1:9/t/abc", "--engine", engine]) == 1
    assert "is no command" in capsys.readouterr().err


def test_a_server_that_is_not_there_is_told() -> None:
    with pytest.raises(NotJoined) as refused:
        asyncio.run(guest("http://127.0.0.1:9/t/abc").play())
    assert refused.value.key == "join-no-server"
