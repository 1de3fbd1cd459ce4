"""No client receives the secrets of two seats unless one device held both when the game began."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from ludoteca.server.api.schemas import CreatedTable, SeatRequest
from ludoteca.store import OVER, PLAYING, MemoryStore
from tests.support.in_process import InProcessServer, Json, RecordingConnection, error_key

SALT = "0123456789abcdef"
ACCOUNTS = ("ada", "bea")
STEPS = 300


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def viewers(connection: RecordingConnection) -> set[int]:
    """The seats whose views a connection was sent."""
    updates = [one["update"] for one in connection.messages if "update" in one]
    return {one["viewer"] for one in updates} - {None}


async def started(server: InProcessServer, *kinds: str) -> tuple[CreatedTable, list[RecordingConnection], list[str]]:
    """A running game: the creator is host in seat 0, another device holds every further seat of kind `open`."""
    seats = [SeatRequest("me", "Host"), *(SeatRequest(kind, level="casual") for kind in kinds)]
    made = await server.create({"game": "maamut", "players": len(seats), "seats": seats})
    tokens = [made.seats[0].token]
    connections = [await server.enter(made.id, tokens=tokens, host=made.host, salt=SALT)]
    for seat, kind in enumerate(kinds, 1):
        if kind == "open":
            connections.append(await server.enter(made.id, invite=made.invite))
            sat = await server.request(connections[-1], "sit", seat=seat, name=f"Guest {seat}", salt=SALT)
            tokens.append(sat["token"])
    assert (await server.registry.get(made.id)).table.phase == PLAYING
    return made, connections, tokens


def test_a_freed_seat_goes_to_a_bot_and_the_host_cannot_sit_there() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        made, (host, guest), tokens = await started(server, "open")
        await server.request(host, "free", seat=1)
        assert {"lost": {"seat": 1}} in guest.messages
        assert (await server.registry.get(made.id)).summary()["seats"][1]["kind"] == "casual"
        assert error_key(await server.request(host, "sit", seat=1, name="", salt=SALT)) == "server-seat-taken"
        assert error_key(await server.request(host, "free", seat=1)) == "server-not-free"
        await server.request(host, "bot", seat=1)
        assert error_key(await server.request(host, "sit", seat=1, name="", salt=SALT)) == "server-held-seat"
        for fields in ({"host": made.host}, {"tokens": tokens[:1], "invite": made.invite}):
            again = await server.enter(made.id, **fields)
            assert error_key(await server.request(again, "sit", seat=1, name="", salt=SALT)) == "server-held-seat"
            assert 1 not in viewers(again)
        assert "token" in await server.request(guest, "sit", seat=1, name="Guest", salt=SALT)

    run(test())


def test_a_bots_seat_is_not_opened_for_anyone_who_has_held_a_seat() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        made, (host,), _ = await started(server, "bot")
        await server.request(host, "bot", seat=1)
        assert error_key(await server.request(host, "sit", seat=1, name="", salt=SALT)) == "server-held-seat"
        newcomer = await server.enter(made.id, invite=made.invite)
        assert "token" in await server.request(newcomer, "sit", seat=1, name="New", salt=SALT)

    run(test())


def test_a_seat_is_opened_once_every_other_person_agrees_and_not_if_one_refuses() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        made, (host, second, third), _ = await started(server, "open", "open", "bot")
        live = await server.registry.get(made.id)
        await server.request(host, "bot", seat=3)
        asked = {"opening": [{"seat": 3, "agreed": [0], "waiting": [1, 2]}]}
        assert asked in second.messages
        assert live.open_seats() == []
        await server.request(second, "consent", seat=1, opening=3, agree=True)
        late = await server.enter(made.id)
        assert {"opening": [{"seat": 3, "agreed": [0, 1], "waiting": [2]}]} in late.messages
        await server.request(third, "consent", seat=2, opening=3, agree=False)
        assert {"opening": []} in host.messages
        again = await server.request(second, "consent", seat=1, opening=3, agree=True)
        assert error_key(again) == "server-no-opening"
        await server.request(host, "bot", seat=3)
        for connection, seat in ((second, 1), (third, 2)):
            assert live.open_seats() == []
            await server.request(connection, "consent", seat=seat, opening=3, agree=True)
        assert live.open_seats() == [3]
        assert error_key(await server.request(third, "sit", seat=3, name="", salt=SALT)) == "server-held-seat"
        newcomer = await server.enter(made.id, invite=made.invite)
        assert "token" in await server.request(newcomer, "sit", seat=3, name="New", salt=SALT)

    run(test())


def test_a_pass_does_not_show_one_players_hand_to_another() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        made, (host, guest), tokens = await started(server, "open")
        handed = (await server.request(guest, "pass", seat=1))["pass"]
        other = await server.enter(made.id, tokens=tokens[:1], **{"pass": handed})
        assert "error" in await server.request(other, "sit", seat=1, name="", salt=SALT)
        phone = await server.enter(made.id, **{"pass": handed})
        assert "token" in await server.request(phone, "sit", seat=1, name="", salt=SALT)
        assert viewers(host) == viewers(other) == {0}

    run(test())


def test_a_pass_for_an_open_seat_ends_when_a_bot_takes_the_seat() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        made = await server.create({"game": "maamut", "players": 2, "seats": [SeatRequest("me", "Host")]})
        host = await server.enter(made.id, tokens=[made.seats[0].token], host=made.host, salt=SALT)
        handed = (await server.request(host, "pass", seat=1))["pass"]
        await server.request(host, "bot", seat=1, level="casual")
        thief = await server.enter(made.id, **{"pass": handed})
        assert error_key(await server.request(thief, "sit", seat=1, name="", salt=SALT)) == "server-seat-taken"

    run(test())


def test_signing_in_to_an_opponents_account_during_the_game_does_not_show_a_second_hand() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        seats = [SeatRequest("me", "Host"), SeatRequest("open")]
        made = await server.create({"game": "maamut", "players": 2, "seats": seats})
        tokens = [made.seats[0].token]
        await server.enter(made.id, tokens=tokens, host=made.host, salt=SALT)
        guest = await server.enter(made.id, invite=made.invite, session="ada")
        await server.request(guest, "sit", seat=1, name="Ada", salt=SALT)
        both = await server.enter(made.id, tokens=tokens, session="ada")
        assert viewers(both) == {0}
        assert viewers(await server.enter(made.id, session="ada")) == {1}

    run(test())


def test_seats_that_one_device_held_from_the_start_may_move_to_another_device_and_back() -> None:
    async def test() -> None:
        store = MemoryStore()
        server = InProcessServer(store)
        seats = [SeatRequest("me", "One"), SeatRequest("me", "Two"), SeatRequest("bot", level="casual")]
        made = await server.create({"game": "maamut", "players": 3, "seats": seats})
        tokens = [one.token for one in made.seats]
        device = await server.enter(made.id, tokens=tokens, salt=SALT)
        assert viewers(device) == {0, 1}
        held: list[str] = []
        for seat in (0, 1):
            handed = (await server.request(device, "pass", seat=seat))["pass"]
            phone = await server.enter(made.id, tokens=held, **{"pass": handed})
            held.append((await server.request(phone, "sit", seat=seat, name="", salt=SALT))["token"])
        await server.registry.close()
        server = InProcessServer(store)  # the same after a restart
        phone = await server.enter(made.id, tokens=held)
        assert viewers(phone) == {0, 1}
        handed = (await server.request(phone, "pass", seat=1))["pass"]
        back = await server.enter(made.id, tokens=tokens, **{"pass": handed})
        assert "token" in await server.request(back, "sit", seat=1, name="", salt=SALT)

    run(test())


def test_who_has_held_a_seat_is_known_after_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        server = InProcessServer(store)
        made, (host, _), tokens = await started(server, "open")
        await server.request(host, "free", seat=1)
        await server.request(host, "bot", seat=1)
        await server.registry.close()
        server = InProcessServer(store)
        for fields in ({"host": made.host}, {"tokens": tokens[:1], "invite": made.invite}):
            again = await server.enter(made.id, **fields)
            assert error_key(await server.request(again, "sit", seat=1, name="", salt=SALT)) == "server-held-seat"

    run(test())


def test_nothing_about_holders_is_stored_after_the_game() -> None:
    async def test() -> None:
        server = InProcessServer(MemoryStore())
        made, (host, _), _ = await started(server, "open")
        await server.request(host, "resign", seat=0)
        stored = await server.store.load_table((await server.registry.get(made.id)).id)
        assert stored is not None
        assert (stored.phase, stored.settings["holders"], stored.settings["seat_groups"]) == (OVER, {}, {})

    run(test())


class Client:
    """A device that shows everything it has whenever it joins a table, also replaced tokens."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.host: str | None = None
        self.account: str | None = None
        self.connections: list[RecordingConnection] = []
        self.seen: set[int] = set()


class Walk:
    """Random requests of several devices at one table and its rematches; checks the invariant after each step."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.store = MemoryStore()
        self.server = InProcessServer(self.store)
        self.clients = [Client() for _ in range(4)]
        self.table = ""
        self.invite = ""
        self.passes: list[str] = []
        self.together: list[set[int]] | None = None
        self.games = 0

    async def run(self) -> None:
        """Take STEPS random steps."""
        await self.new_table()
        for _ in range(STEPS):
            await self.step()
            await self.check()

    async def new_table(self) -> None:
        kinds = [self.random.choice(["me", "open", "open", "bot"]) for _ in range(3)]
        seats = [SeatRequest(kind, "Creator" if kind == "me" else "", "casual") for kind in kinds]
        creator = self.random.choice(self.clients)
        made = await self.server.create({"game": "maamut", "players": 3, "seats": seats}, creator.account)
        self.begin(made.id)
        self.invite = made.invite
        creator.host = made.host
        creator.tokens = [one.token for one in made.seats]

    def begin(self, table: str) -> None:
        self.table, self.together, self.passes = table, None, []
        for client in self.clients:
            client.tokens, client.host, client.connections = [], None, []
            client.seen = set()

    async def step(self) -> None:
        client = self.random.choice(self.clients)
        live = await self.server.registry.get(self.table)
        roll = self.random.random()
        if live.table.phase == OVER and roll < 0.3:
            await self.play_again()
        elif roll < 0.02:
            await self.restart()
        elif roll < 0.05 and client.account is None:
            client.account = self.random.choice(ACCOUNTS)
        elif roll < 0.3 or not client.connections:
            await self.join(client)
        elif roll < 0.35:
            client.connections.pop(self.random.randrange(len(client.connections))).leave()
        else:
            await self.act(client, self.random.choice(client.connections))

    async def restart(self) -> None:
        await self.server.registry.close()
        self.server = InProcessServer(self.store)
        for client in self.clients:
            client.connections = []

    async def join(self, client: Client) -> None:
        fields: Json = {"tokens": client.tokens[-10:], "host": client.host, "session": client.account}
        fields |= {"salt": SALT} if client.tokens else {}
        if self.random.random() < 0.7:
            fields["invite"] = self.invite
        if self.passes and self.random.random() < 0.6:
            fields["pass"] = self.random.choice(self.passes)
        if self.random.random() < 0.1:
            fields["screen"] = True
        client.connections.append(await self.server.enter(self.table, **fields))

    async def act(self, client: Client, connection: RecordingConnection) -> None:
        seat, other = self.random.randrange(3), self.random.randrange(3)
        requests: list[Json] = [
            *({"do": "sit", "seat": seat, "name": "Name", "salt": SALT} for _ in range(4)),
            *({"do": "bot", "seat": seat} for _ in range(3)),
            {"do": "bot", "seat": seat, "level": "casual"},
            *({"do": "consent", "seat": seat, "opening": other, "agree": True} for _ in range(4)),
            {"do": "consent", "seat": seat, "opening": other, "agree": False},
            {"do": "free", "seat": seat},
            {"do": "swap", "seat": seat, "other": other},
            *({"do": "pass", "seat": seat} for _ in range(3)),
            {"do": "away", "seat": seat},
            {"do": "back", "seat": seat},
            {"do": "salt", "seat": seat, "salt": SALT},
            {"do": "log", "viewer": seat},
            {"do": "invite"},
            *([{"do": "leave", "seat": seat}] if self.random.random() < 0.3 else []),
            *([{"do": "resign", "seat": seat}] if self.random.random() < 0.5 else []),
            *([{"do": "close"}] if self.random.random() < 0.05 else []),
            {"do": "rematch", "seat": seat},
        ]
        request = self.random.choice(requests)
        answer = await self.server.request(connection, **request)
        if request["do"] == "log" and "changes" in answer:
            assert seat in connection.seats
        client.tokens += [answer["token"]] if "token" in answer else []
        self.passes += [answer["pass"]] if "pass" in answer else []
        self.invite = answer.get("invite", self.invite)
        if self.table not in self.server.registry.tables:
            await self.new_table()

    async def play_again(self) -> None:
        """Every seat's owner asks for a rematch; without one another table is created."""
        given: dict[int, Json] = {}
        for number, client in enumerate(self.clients):
            await self.join(client)
            for seat in client.connections[-1].seats:
                await self.server.request(client.connections[-1], "rematch", seat=seat)
            rematches = [one["rematch"] for one in client.connections[-1].messages if "rematch" in one]
            given |= {number: rematches[-1]} if rematches else {}
        if not given:
            await self.new_table()
            return
        self.begin(next(iter(given.values()))["table"])
        for number, rematch in given.items():
            self.clients[number].tokens = list(rematch["tokens"].values())
            self.clients[number].host = rematch["host"]

    async def check(self) -> None:
        """The views that a client was sent during the game belong to seats that one device held at its start."""
        live = await self.server.registry.get(self.table)
        if live.table.phase == PLAYING and self.together is None:
            self.games += 1
            self.together = [
                {*live.keys.seats(client.tokens), *live.seats_held_by(client.account)} for client in self.clients
            ]
        for client in self.clients:
            for connection in client.connections:
                updates = [one["update"] for one in connection.messages if "update" in one]
                shown = {one["viewer"] for one in updates if one["table"]["phase"] == PLAYING} - {None}
                client.seen |= shown
            assert self.is_one_side(client.seen), (client.seen, self.together)

    def is_one_side(self, seen: set[int]) -> bool:
        """Whether devices that held several seats at the start connect all of these seats."""
        reached = set(itertools.islice(seen, 1))
        for _ in range(3):
            reached |= {seat for group in self.together or [] if group & reached for seat in group}
        return seen <= reached


@pytest.mark.parametrize("seed", range(12))
def test_no_walk_over_all_requests_shows_a_client_two_sides(seed: int) -> None:
    async def test() -> None:
        walk = Walk(seed)
        await walk.run()
        assert walk.games > 0

    run(test())
