"""Errands: begun at once, gone on with when what they wait for is there, ended once; and moves keep their turn."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.errand import Errand
from ludoteca.store import Saving
from ludoteca.store.writer import Job, settle
from tests.server.client import Json, Running, served


def test_an_errand_that_waits_for_nothing_is_done_when_it_was_made() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("work")

    Errand(work(), lambda: done.append("ended"))
    assert done == ["work", "ended"]


def test_an_errand_goes_on_when_what_it_waits_for_is_there() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        first: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        last: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            done.append(await first)
            await asyncio.sleep(0)
            done.append("slept")

        Errand(work(), lambda: last.set_result(None))
        assert done == []
        first.set_result("first")
        await last
        return done

    assert asyncio.run(scene()) == ["first", "slept"]


def test_what_an_errand_waited_for_in_vain_is_raised_within_it() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        first: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        last: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            with pytest.raises(OSError, match="full"):
                await first
            done.append("caught")

        Errand(work(), lambda: last.set_result(None))
        first.set_exception(OSError("full"))
        await last
        return done

    assert asyncio.run(scene()) == ["caught"]


def test_an_errand_goes_on_in_the_moment_in_which_its_saving_is_done() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        saving = Saving(loop=asyncio.get_running_loop())

        async def work() -> None:
            await saving
            done.append("went on")

        Errand(work(), lambda: done.append("ended"))
        settle([(Job((), saving), None)])
        return list(done)

    assert asyncio.run(scene()) == ["went on", "ended"]


def test_a_saving_that_failed_is_raised_within_its_errand_and_what_that_lets_fall_harms_no_other() -> None:
    async def scene() -> tuple[list[str], list[str]]:
        done: list[str] = []
        reported: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, about: reported.append(repr(about["exception"])))
        savings = [Saving(loop=loop) for _ in range(2)]

        async def work(saving: Saving) -> None:
            try:
                await saving
            finally:
                done.append("went on")

        for saving in savings:
            Errand(work(saving), lambda: done.append("ended"))
        settle([(Job((), savings[0]), OSError("full")), (Job((), savings[1]), None)])
        return done, reported

    assert asyncio.run(scene()) == (["went on", "ended"] * 2, ["OSError('full')"])


@served
async def test_moves_and_other_messages_sent_together_are_answered_in_their_order(server: Running) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    move = {"do": "play", "seat": 0, "decision": told["decision"], "move": told["moves"][0]}
    asked = [{"id": "move", **move}, {"id": "one", "do": "ping"}, {"id": "again", **move}, {"id": "two", "do": "ping"}]
    frames = [Frame(Opcode.TEXT, json.dumps(one).encode()).serialize(mask=True) for one in asked]
    client.socket.transport.write(b"".join(frames))
    answers: list[Json] = []
    while len(answers) < len(asked):
        if "id" in (frame := await client.read()):
            answers.append(frame)
    assert [one["id"] for one in answers] == ["move", "one", "again", "two"]
    assert ["error" in one for one in answers] == [False, False, True, False]


@served
async def test_who_hangs_up_after_a_move_has_made_it(server: Running) -> None:
    made = await server.table("North", "South", options={"first": 0})
    watcher = await server.enter(made)
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    move = {"do": "play", "seat": 0, "decision": told["decision"], "move": told["moves"][0]}
    await client.socket.send(json.dumps(move))
    await client.socket.close()
    await watcher.version(None, told["version"] + 1)
    await watcher.until(lambda frame: frame.get("people", {}).get("seats") == [False, False])
