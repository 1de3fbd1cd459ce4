"""Attackers at a real server: they send random bytes, oversized, altered, repeated and stale messages, and tokens of
other tables.

Meanwhile two people play at a table whose id the attackers know. The assertions at the end say what must hold.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

from ludoteca.core import record as records
from ludoteca.server.ws import messages_in
from ludoteca.store import TableId
from tests.support.logged_errors import LoggedErrors
from tests.support.request_mutator import EDGE_VALUES
from tests.support.server import Json, RunningServer, SocketClient, serving_in

MESSAGE_TYPES = get_args(messages_in.Message)
MAX_MOVES = 60
MALFORMED: tuple[str | bytes, ...] = (
    *("", "{", "null", "[]", "7", '"do"', "{}", '{"do":null}', '{"do":"enter"}', "NaN", "\x00", "\ufeff{}"),
    *(b"\xff\xfe", b"", b'{"do":"ping"}', b"\x00" * 2000),
    *("[" * 5000, '{"a":' * 3000, '{"do":"ping","do":"close"}', '{"do":"ping"}{"do":"ping"}', "9" * 5000),
    *('{"do":"ping","id":1e999}', '{"do":"ping","id":"\\ud800"}', '{"do":"chat","text":"' + "x" * 50_000 + '"}'),
)
WORDS = ("draw", "undo", "pause", "casual", "greedy", "", "person", "open", "trap", "end", "x" * 200)


class Attacker:
    """A client without a seat at the table under attack; it has one at another table."""

    def __init__(self, server: RunningServer, rng: random.Random, victim: Json, own: Json) -> None:
        self.server = server
        self.rng = rng
        self.victim = victim
        self.own = own
        self.recent: list[str | bytes] = []
        self.messages = 0
        self.frames: list[str] = []

    async def attack(self, messages: int) -> None:
        """Send a number of messages over as many connections as it takes."""
        while messages > 0:
            client = await self.server.socket()
            try:
                if self.rng.random() < 0.8:
                    await client.do("enter", table=self.victim["id"])
                for _ in range(self.rng.randint(1, 40)):
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
        kind = self.rng.random()
        if kind < 0.1:
            message: str | bytes = self.rng.choice(MALFORMED)
        elif kind < 0.2 and self.recent:
            message = self.rng.choice(self.recent)
        else:
            request = self.valid_request()
            if kind > 0.6:
                request[self.rng.choice(list(request))] = self.rng.choice(EDGE_VALUES)
            message = json.dumps(request)
        self.recent = [*self.recent, message][-50:]
        return message

    def valid_request(self) -> Json:
        """A request of any type with plausible fields."""
        kind = self.rng.choice(MESSAGE_TYPES)
        request = {"do": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if field.required or self.rng.random() < 0.7:
                request[field.encode_name] = self.value(field.encode_name)
        return request

    def value(self, name: str) -> Any:
        """A plausible value for a field of this name."""
        own = (self.own["host"], self.own["invite"], *self.own["tokens"])
        token = self.rng.choice((*own, *self.victim["revoked"], secrets.token_urlsafe(16)))
        known: dict[str, Any] = {
            "id": self.rng.randrange(100),
            "table": self.rng.choice((self.victim["id"], self.own["id"])),
            "tokens": [token],
            "decision": f"{self.rng.randrange(20)}.{self.rng.randrange(3)}",
            "since": {"0": self.rng.randrange(50)},
            "screen": self.rng.random() < 0.5,
            "salt": self.rng.randbytes(8).hex(),
            "name": self.rng.choice(("Stranger", "<img src=x onerror=alert(1)>", "\u202e", "x" * 40)),
        }
        if name in known:
            return known[name]
        if name in ("seat", "other", "viewer"):
            return self.rng.randrange(-1, 4)
        if name in ("host", "invite", "pass", "session"):
            return token
        return self.rng.choice(WORDS)


async def play_randomly(client: SocketClient, rng: random.Random, max_moves: int) -> list[str]:
    """Play random moves for both seats of one device; the record lines they must produce."""
    played: list[str] = []
    for _ in range(max_moves):
        update = await client.update(0, lambda update: bool(update["actors"]) or update["table"]["phase"] == "over")
        if update["table"]["phase"] == "over":
            break
        seat = rng.choice(update["actors"])
        own = await client.version(seat, update["version"])
        if own["decision"] is None:
            continue
        move = rng.choice(own["moves"])
        answer = await client.do("play", seat=seat, decision=own["decision"], move=move, key=secrets.token_hex(4))
        assert "version" in answer, answer
        played.append(f"{seat} {move}")
        for one in (0, 1):
            await client.version(one, answer["version"])
    return played


async def attack_table(folder: Path, game: str, seed: int, attackers: int, messages: int) -> int:
    """Play a game of two people under attack and assert that only their moves had an effect; the messages sent."""
    errors = LoggedErrors()
    errors.start()
    rng = random.Random(seed)
    try:
        async with serving_in(folder, limits="off") as server:
            victim = await server.table("North", "South", game=game, auto=False)
            own = await server.table("West", "open", game=game)
            client = await server.enter(victim, tokens=victim["tokens"], salt="01")
            victim |= await renewed_tokens(server, client, victim)
            crowd = [Attacker(server, random.Random(rng.random()), victim, own) for _ in range(attackers)]
            attacks = asyncio.gather(*(one.attack(messages) for one in crowd))
            played = await play_randomly(client, rng, MAX_MOVES)
            await attacks
            await check_table(server, client, victim, played)
            for one in crowd:
                check_frames(one.frames, victim)
            assert len(server.components.connections) == 1
    finally:
        errors.stop()
    assert errors.messages == []
    return sum(one.messages for one in crowd)


async def renewed_tokens(server: RunningServer, client: SocketClient, victim: Json) -> Json:
    """The new invitation of a table, and the revoked invitation and pass."""
    host = await server.enter(victim, host=victim["host"])
    revoked = [victim["invite"], *[(await client.do("pass", seat=1))["pass"] for _ in range(2)]]
    invite = (await host.do("invite"))["invite"]
    await host.socket.close()
    server.sockets.remove(host)
    return {"invite": invite, "revoked": revoked[:2]}


async def check_table(server: RunningServer, client: SocketClient, victim: Json, played: list[str]) -> None:
    """Assert that the table has its players' moves and no others, has the same seats, and still answers."""
    live = server.components.registry.tables[victim["id"]]
    stored = await server.components.store.load_table(TableId(victim["id"]))
    assert stored is not None
    lines = [f"{line.by} {line.words}" for line in records.read(stored.record()).lines if isinstance(line.by, int)]
    assert lines == played
    assert live.keys.seats(victim["tokens"]) == [0, 1]
    assert [one.name for one in live.table.seats] == ["North", "South"]
    assert "error" not in await client.do("ping")


def check_frames(frames: list[str], victim: Json) -> None:
    """Assert that attackers received no seat, no token, no seat's view of the table and no internal error."""
    for frame in frames:
        message = json.loads(frame)
        assert message.get("error", {}).get("key") != "internal", frame
        for token in (*victim["tokens"], victim["host"], victim["invite"]):
            assert token not in frame
        if "entered" in message and message["entered"]["table"] == victim["id"]:
            assert message["entered"]["seats"] == []
            assert message["entered"]["may_sit"] == []
            assert message["entered"]["host"] is False
        if "update" in message and _names(message) == ["North", "South"]:
            assert message["update"]["viewer"] is None
            assert message["update"]["moves"] == []


def _names(message: Json) -> list[str]:
    return [one["name"] for one in message["update"]["table"]["seats"]]
