"""Strangers at a real server: they send garbage, huge, bent, repeated and stale messages, and other people's tokens.

Meanwhile two people play at a table that the strangers know by its id. What must hold is asserted at the end.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

from ludoteca.core import record as records
from ludoteca.engine.mutants import NASTY
from ludoteca.server import incoming
from tests.server.client import Client, Json, Running, serving_in

KINDS = get_args(incoming.Message)
RAW: tuple[str | bytes, ...] = (
    *("", "{", "null", "[]", "7", '"do"', "{}", '{"do":null}', '{"do":"enter"}', "NaN", "\x00", "\ufeff{}"),
    *(b"\xff\xfe", b"", b'{"do":"ping"}', b"\x00" * 2000),
    *("[" * 5000, '{"a":' * 3000, '{"do":"ping","do":"close"}', '{"do":"ping"}{"do":"ping"}', "9" * 5000),
    *('{"do":"ping","id":1e999}', '{"do":"ping","id":"\\ud800"}', '{"do":"chat","text":"' + "x" * 50_000 + '"}'),
)
WORDS = ("draw", "undo", "pause", "casual", "greedy", "", "person", "open", "trap", "end", "x" * 200)


class Alarm(logging.Handler):
    """Remembers whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def listen(self) -> None:
        """Hear from now on what the server logs."""
        logging.getLogger("ludoteca").addHandler(self)

    def end(self) -> None:
        """Hear nothing more."""
        logging.getLogger("ludoteca").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember it with what was raised."""
        self.heard.append(f"{record.name}: {record.getMessage()} {record.exc_info and repr(record.exc_info[1])}")


class Stranger:
    """Somebody without a seat at the table; has one at another."""

    def __init__(self, server: Running, luck: random.Random, victim: Json, own: Json) -> None:
        self.server = server
        self.luck = luck
        self.victim = victim
        self.own = own
        self.sent: list[str | bytes] = []
        self.messages = 0
        self.frames: list[str] = []

    async def attack(self, messages: int) -> None:
        """Send so many messages, over as many sockets as it takes."""
        while messages > 0:
            client = await self.server.socket()
            try:
                if self.luck.random() < 0.8:
                    await client.do("enter", table=self.victim["id"])
                for _ in range(self.luck.randint(1, 40)):
                    messages -= 1
                    await client.socket.send(self.message())
                    self.messages += 1
                await client.do("ping")
            except ConnectionClosed:
                pass
            self.frames += client.frames
            await client.socket.close()
            self.server.sockets.remove(client)

    def message(self) -> str | bytes:
        """The next message."""
        kind = self.luck.random()
        if kind < 0.1:
            made: str | bytes = self.luck.choice(RAW)
        elif kind < 0.2 and self.sent:
            made = self.luck.choice(self.sent)
        else:
            asked = self.valid()
            if kind > 0.6:
                asked[self.luck.choice(list(asked))] = self.luck.choice(NASTY)
            made = json.dumps(asked)
        self.sent = [*self.sent, made][-50:]
        return made

    def valid(self) -> Json:
        """A message of any kind whose fields could be meant."""
        kind = self.luck.choice(KINDS)
        info = msgspec.structs.fields(kind)
        asked = {"do": kind.__struct_config__.tag}
        for field in info:
            if field.required or self.luck.random() < 0.7:
                asked[field.encode_name] = self.value(field.encode_name)
        return asked

    def value(self, name: str) -> Any:
        """Something that a field of this name could hold."""
        mine = (self.own["host"], self.own["invite"], *self.own["tokens"])
        token = self.luck.choice((*mine, *self.victim["former"], secrets.token_urlsafe(16)))
        known: dict[str, Any] = {
            "id": self.luck.randrange(100),
            "table": self.luck.choice((self.victim["id"], self.own["id"])),
            "tokens": [token],
            "decision": f"{self.luck.randrange(20)}.{self.luck.randrange(3)}",
            "since": {"0": self.luck.randrange(50)},
            "screen": self.luck.random() < 0.5,
            "salt": self.luck.randbytes(8).hex(),
            "name": self.luck.choice(("Stranger", "<img src=x onerror=alert(1)>", "\u202e", "x" * 40)),
        }
        if name in known:
            return known[name]
        if name in ("seat", "other", "viewer"):
            return self.luck.randrange(-1, 4)
        if name in ("host", "invite", "pass", "session"):
            return token
        return self.luck.choice(WORDS)


async def play(client: Client, luck: random.Random, most: int) -> list[str]:
    """Two people on one device play at random; the lines that the record must have."""
    played: list[str] = []
    for _ in range(most):
        told = await client.update(0, lambda told: bool(told["actors"]) or told["table"]["phase"] == "over")
        if told["table"]["phase"] == "over":
            break
        seat = luck.choice(told["actors"])
        mine = await client.version(seat, told["version"])
        if mine["decision"] is None:
            continue
        move = luck.choice(mine["moves"])
        answer = await client.do("play", seat=seat, decision=mine["decision"], move=move, key=secrets.token_hex(4))
        assert "version" in answer, answer
        played.append(f"{seat} {move}")
        for one in (0, 1):
            await client.version(one, answer["version"])
    return played


async def besieged(folder: Path, game: str, seed: int, strangers: int, messages: int) -> int:
    """A game of two people among strangers; fails if anything but their own moves came of it. What strangers sent."""
    alarm = Alarm()
    alarm.listen()
    luck = random.Random(seed)
    try:
        async with serving_in(folder, lambda house: None, limits="off") as server:
            victim = await server.table("North", "South", game=game, auto=False)
            own = await server.table("West", "open", game=game)
            client = await server.enter(victim, tokens=victim["tokens"], salt="01")
            victim |= await renewed(server, client, victim)
            crowd = [Stranger(server, random.Random(luck.random()), victim, own) for _ in range(strangers)]
            attacks = asyncio.gather(*(one.attack(messages) for one in crowd))
            played = await play(client, luck, 60)
            await attacks
            await unharmed(server, client, victim, played)
            for one in crowd:
                untold(one.frames, victim)
            assert len(server.house.hub.visits) == 1
            assert not server.house.limits.buckets["address_messages"].held
    finally:
        alarm.end()
    assert alarm.heard == [], alarm.heard
    return sum(one.messages for one in crowd)


async def renewed(server: Running, client: Client, victim: Json) -> Json:
    """What is secret at a table once its invitation and a pass were renewed, and the former ones, which are no more."""
    host = await server.enter(victim, host=victim["host"])
    former = [victim["invite"], *[(await client.do("pass", seat=1))["pass"] for _ in range(2)]]
    fresh = (await host.do("invite"))["invite"]
    await host.socket.close()
    server.sockets.remove(host)
    return {"invite": fresh, "former": former[:2]}


async def unharmed(server: Running, client: Client, victim: Json, played: list[str]) -> None:
    """The table has the moves of its players and no others, its seats are theirs, and it goes on."""
    room = server.house.hub.rooms[victim["id"]]
    kept = server.house.store.load(room.id)  # type: ignore[arg-type]
    assert kept is not None
    lines = [f"{line.by} {line.words}" for line in records.read(kept.record()).lines if isinstance(line.by, int)]
    assert lines == played
    assert room.keys.seats(victim["tokens"]) == [0, 1]
    assert [one.name for one in room.table.course.ledger.seats] == ["North", "South"]
    assert "error" not in await client.do("ping")


def untold(frames: list[str], victim: Json) -> None:
    """What strangers received: no seat, no token, no view of a seat at the table, no error of ours."""
    for frame in frames:
        told = json.loads(frame)
        assert told.get("error", {}).get("key") != "internal", frame
        for token in (*victim["tokens"], victim["host"], victim["invite"]):
            assert token not in frame
        if "entered" in told and told["entered"]["table"] == victim["id"]:
            assert told["entered"]["seats"] == []
            assert told["entered"]["may_sit"] == []
            assert told["entered"]["host"] is False
        if "update" in told and len(told["update"]["table"]["seats"]) == 2 and _names(told) == ["North", "South"]:
            assert told["update"]["viewer"] is None
            assert told["update"]["moves"] == []


def _names(told: Json) -> list[str]:
    return [one["name"] for one in told["update"]["table"]["seats"]]
