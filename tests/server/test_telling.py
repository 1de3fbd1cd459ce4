"""Who is told when: whose answer it was before the others, everybody each change once and nothing that isn't kept."""

from __future__ import annotations

import asyncio
import json

import pytest

from ludoteca.server import later
from ludoteca.server.room import Room
from ludoteca.server.visit import Visit
from tests.server.client import Client, Json, Running, served


class Ear:
    """A connection that only remembers what was sent."""

    def __init__(self) -> None:
        self.heard: list[Json] = []

    def write(self, text: bytes) -> int:
        """Note a message."""
        self.heard.append(json.loads(text))
        return 0

    def end(self) -> None:
        """Nothing more comes."""

    def cut(self) -> None:
        """Nothing more comes."""

    def versions(self) -> list[int]:
        """The versions of the updates that came."""
        return [told["update"]["version"] for told in self.heard if "update" in told]


async def begun(server: Running) -> tuple[Room, Json, Client, Client]:
    """A table of two people with a device each, whose game has begun, and what the first of them was told."""
    made = await server.table("North", "South", options={"first": 0})
    north = await server.enter(made, tokens=made["tokens"][:1], salt="01")
    south = await server.enter(made, tokens=made["tokens"][1:], salt="02")
    told = await north.update(0, lambda told: told["decision"] is not None)
    version = told["version"]
    await south.update(1, lambda told: told["version"] == version)
    return server.house.hub.rooms[made["id"]], told, north, south


def watching(room: Room) -> Ear:
    """Somebody who watches a room from now on."""
    ear = Ear()
    room.enter(Visit(ear, "", 1_000_000), {})
    ear.heard.clear()
    return ear


@served
async def test_whose_answer_it_was_hears_of_it_before_the_others(server: Running) -> None:
    room, told, north, _ = await begun(server)
    sent: list[tuple[str, str]] = []
    names = {visit: "north" if 0 in visit.seats else "south" for visit in room.visits}
    for visit, name in names.items():
        visit._line = _Noting(visit._line, name, sent)
    await north.do("play", seat=0, decision=told["decision"], move=told["moves"][0])
    await north.do("ping")
    assert sent[:3] == [("north", "update"), ("north", "answer"), ("south", "update")]


class _Noting(Ear):
    """Notes whose messages of what kind go by, and passes them on."""

    def __init__(self, line: object, name: str, sent: list[tuple[str, str]]) -> None:
        super().__init__()
        self.line = line
        self.name = name
        self.sent = sent

    def write(self, text: bytes) -> int:
        """Note a message and send it."""
        self.sent.append((self.name, "update" if text.startswith(b'{"update"') else "answer"))
        size: int = self.line.write(text)  # type: ignore[attr-defined]
        return size


@served
async def test_a_device_with_several_seats_hears_for_all_of_them_before_the_answer(server: Running) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    version = told["version"]
    await client.update(1, lambda told: told["version"] == version)
    asked = {"do": "play", "id": "move", "seat": 0, "decision": told["decision"], "move": told["moves"][0]}
    await client.socket.send(json.dumps(asked))
    heard: list[int] = []
    while (frame := await client.read()).get("id") != "move":
        heard += [frame["update"]["viewer"]] if "update" in frame else []
    assert heard == [0, 1]


@served
async def test_what_follows_at_once_finds_everybody_told_of_what_went_before(server: Running) -> None:
    room, told, _, _ = await begun(server)
    ear = watching(room)
    before = room.table.version
    seat, decision, move = 0, told["decision"], told["moves"][0]
    await room.change(lambda: room.submit(seat, decision, move))
    assert ear.versions() == [], "the others' turn has come too early for this test to show anything"
    heard_before: list[int] = []

    def resign() -> int:
        heard_before.extend(ear.versions())
        return room.table.resign(0)

    await room.change(resign)
    await asyncio.sleep(0)
    assert heard_before == [before + 1]
    assert ear.versions() == [before + 1, before + 2]


@served
async def test_who_comes_in_at_that_moment_is_told_once(server: Running) -> None:
    room, told, _, _ = await begun(server)
    version = room.table.version
    await room.change(lambda: room.submit(0, told["decision"], told["moves"][0]))
    ear = Ear()
    room.enter(Visit(ear, "", 1_000_000), {})
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert ear.versions() == [version + 1]


@served
async def test_a_repeated_answer_is_told_to_nobody_again(server: Running) -> None:
    room, told, north, _ = await begun(server)
    asked = {"seat": 0, "decision": told["decision"], "move": told["moves"][0], "key": "once"}
    first = await north.do("play", **asked)
    await north.do("ping")
    ear = watching(room)
    assert (await north.do("play", **asked))["version"] == first["version"]
    await north.do("ping")
    assert ear.versions() == []


def test_other_programs_get_the_processor_once_a_turn_before_what_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(later, "_give_way", lambda: done.append("give way"))

    async def scene() -> None:
        for _ in range(2):
            for name in ("one", "two"):
                later.soon(lambda name=name: done.append(name))  # type: ignore[misc]
            done.append("turn")
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert done == ["turn", "give way", "one", "two"] * 2
