"""`ludoteca join`: a program of a few lines takes a seat at a real table and plays a game to its end."""

from __future__ import annotations

import argparse
import asyncio
import threading
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.cli.join import Guest, NotJoined, ending, read_link
from ludoteca.i18n import translator
from ludoteca.search import Choice, Effort, Question
from ludoteca.search.arena.external_player import ExternalPlayer
from tests.support import seeded_chance
from tests.support.server import RunningServer, served

PROGRAM = Path(__file__).parents[2] / "docs" / "bots" / "first.sh"


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance depends on the test's name only, not on the salt that a program chooses."""
    seeded_chance.draw_from(lambda: request.node.name, monkeypatch.setattr)
    seeded_chance.leave_salts_out(monkeypatch.setattr)


def guest(link: str) -> Guest:
    """The example program at the table of a link."""
    asked = argparse.Namespace(link=link, engine=f"sh {PROGRAM}", name="First", seat=None, ms=50)
    return Guest(asked, translator("it"))


@served
async def test_a_program_that_answers_hello_and_choose_plays_a_game(server: RunningServer) -> None:
    made = await server.table("beginner", "open", cap=6)
    result = await guest(f"{server.url}/t/{made['id']}#i={made['invite']}").play()
    assert result["reason"] in ("cap", "trap", "survived")
    record = await server.get(f"/api/tables/{made['id']}/record")
    assert '"First"' in record


@served
async def test_it_reconnects_to_its_seat_when_the_server_closes_the_connection(server: RunningServer) -> None:
    made = await server.table("North", "open", cap=4, options={"first": 0})
    program = guest(f"{server.url}/t/{made['id']}#i={made['invite']}")
    playing = asyncio.create_task(program.play())
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.play(0)
    async with server.components.registry.suspended(made["id"]):
        pass
    assert await north.closed() == 1012
    north = await server.enter(made, tokens=made["tokens"])
    while (await north.update(0, lambda told: bool(told["decision"]) or "result" in told["table"]))["decision"]:
        await north.play(0)
    result = await playing
    assert result == north.updates[0]["table"]["result"]
    told = ending(program.update, program.game, translator("it"))
    assert result["reason"] == "cap"
    assert told == translator("it").translate("reason-cap")


@served
async def test_a_decision_that_changes_while_it_computes_is_answered(server: RunningServer) -> None:
    made = await server.table("North", "open", options={"first": 0})
    program = guest(f"{server.url}/t/{made['id']}#i={made['invite']}")
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    thinking, thought = asyncio.Event(), threading.Event()
    answers = ExternalPlayer.choose

    def slow(engine: ExternalPlayer, question: Question, effort: Effort) -> Choice:
        loop.call_soon_threadsafe(thinking.set)
        assert thought.wait(60)
        return answers(engine, question, effort)

    loop = asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ExternalPlayer, "choose", slow)
        playing = asyncio.create_task(program.play())
        await north.play(0)
        await thinking.wait()
        assert "version" in await north.do("undo", seat=0)
        other = (await north.update(0, lambda told: told["decision"] is not None))["moves"][-1]
        assert "version" in await north.play(0, other)
        thought.set()
        await north.update(0, lambda told: told["view"]["hunters"][1] is not None)
    await north.do("resign", seat=0)
    assert (await playing)["reason"] == "resigned"


@served
async def test_losing_its_seat_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "open", options={"first": 0})
    playing = asyncio.create_task(guest(f"{server.url}/t/{made['id']}#i={made['invite']}").play())
    host = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    await host.update(0, lambda told: told["table"]["phase"] == "playing")
    await host.do("free", seat=1)
    with pytest.raises(NotJoined) as lost:
        await playing
    assert lost.value.key == "join-lost"


@served
async def test_a_table_that_is_closed_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "open", "open")
    playing = asyncio.create_task(guest(f"{server.url}/t/{made['id']}#i={made['invite']}").play())
    host = await server.enter(made, host=made["host"])
    await host.update(None, lambda told: told["table"]["seats"][1]["kind"] == "person")
    await host.do("close")
    with pytest.raises(NotJoined) as gone:
        await playing
    assert gone.value.key == "server-no-table"


@served
async def test_a_table_without_an_open_seat_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "South")
    with pytest.raises(NotJoined) as refused:
        await guest(f"{server.url}/t/{made['id']}").play()
    assert refused.value.key == "join-no-seat"


def test_a_link_contains_the_socket_url_the_table_and_its_token() -> None:
    assert read_link("https://play.example/games/t/abc#i=xyz") == (
        "wss://play.example/games/api/socket",
        {"table": "abc", "invite": "xyz"},
    )
    assert read_link("http://10.0.0.2:8642/t/abc#p=1.xyz")[1] == {"table": "abc", "pass": "1.xyz"}
    with pytest.raises(NotJoined):
        read_link("ftp://nowhere")


@pytest.mark.parametrize("engine", ["", "  ", "sh 'unclosed"])
def test_an_engine_that_is_no_command_is_refused(engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http://127.0.0.1:9/t/abc", "--engine", engine]) == 1
    assert "is no command" in capsys.readouterr().err


def test_an_unreachable_server_is_an_error() -> None:
    with pytest.raises(NotJoined) as refused:
        asyncio.run(guest("http://127.0.0.1:9/t/abc").play())
    assert refused.value.key == "join-no-server"
