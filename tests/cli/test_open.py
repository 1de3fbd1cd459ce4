"""`ludoteca open`: a table on a real server from the command line, and the same with curl as the page writes it."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.tools.remote import read_link
from tests.support.doc_pages import blocks, page, section
from tests.support.server import RunningServer, served

PAGE = page("bots")


async def command(*words: str) -> int:
    """Run a command beside the server."""
    return await asyncio.to_thread(main, list(words))


def test_it_prints_the_link_to_the_open_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    @served
    async def check(server: RunningServer) -> None:
        assert await command("open", server.url, "maamut", "--seats", "open,casual,open", "--cap", "9") == 0
        link = read_link(capsys.readouterr().out.strip())
        about = await server.get(f"/api/tables/{link.table}")
        assert [one["kind"] for one in about["seats"]] == ["open", "casual", "open"]
        assert (about["cap"], about["public"], about["clock"]) == (9, False, None)
        client = await server.socket()
        assert (await client.do("enter", **link.entry))["entered"]["may_sit"] == [0, 2]

    check(tmp_path)


def test_it_takes_a_clock_and_a_public_table_and_prints_everything_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    @served
    async def check(server: RunningServer) -> None:
        words = ["open", f"{server.url}/", "kahmate", "--seats", "open,open", "--clock", "300+5", "--public", "--json"]
        assert await command(*words) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["link"] == f"{server.url}/t/{told['id']}#i={told['invite']}"
        about = await server.get(f"/api/tables/{told['id']}")
        assert (about["public"], about["clock"]) == (True, {"seconds": 300, "increment": 5})

    check(tmp_path)


def test_a_table_of_bots_has_a_link_to_watch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    @served
    async def check(server: RunningServer) -> None:
        assert await command("open", server.url, "maamut", "--seats", "casual,beginner") == 0
        assert re.fullmatch(rf"{server.url}/t/[\w-]+\n", capsys.readouterr().out)

    check(tmp_path)


def test_what_the_server_refuses_is_told_in_its_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    @served
    async def check(server: RunningServer) -> None:
        for words in (["mamut"], ["maamut", "--seats", "open,grandmaster"], ["maamut", "--seats", "open"]):
            assert await command("open", server.url, *words) == 1
            told = capsys.readouterr().err
            assert told.startswith("The server refuses: ")
            assert "HTTP" not in told

    check(tmp_path)


@pytest.mark.parametrize("words", [["http://127.0.0.1:9", "maamut"], ["nowhere", "maamut"], ["http://[", "maamut"]])
def test_an_address_without_a_server_is_an_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", *words]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_time_control_that_is_none_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "http://127.0.0.1:9", "maamut", "--clock", "ten minutes"]) == 1
    assert "600+5" in capsys.readouterr().err


def test_the_request_with_curl_on_the_page_is_answered_as_the_page_says(tmp_path: Path) -> None:
    @served
    async def check(server: RunningServer) -> None:
        request, answer = blocks(section(PAGE, "Opening a table"), "console")[-1].split("\n{", 1)
        words = shlex.split(request.removeprefix("$ ").replace("\\\n", " "))
        words = [word.replace("http://localhost:8642", server.url) for word in words]
        done = await asyncio.to_thread(subprocess.run, words, capture_output=True, text=True, check=True)
        told, written = json.loads(done.stdout), json.loads("{" + answer)
        assert shape(told) == shape(written)
        assert told["seats"] == written["seats"] == []
        client = await server.socket()
        assert (await client.do("enter", table=told["id"], invite=told["invite"]))["entered"]["may_sit"] == [0]

    check(tmp_path)


def shape(value: Any) -> Any:
    """The names and the lengths of an answer whose values are random."""
    return {name: len(one) for name, one in value.items()}
