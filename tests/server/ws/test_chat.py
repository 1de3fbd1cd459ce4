"""Chat at a table: players and spectators have a channel with a history of its own each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.live.broadcaster import CHANNELS, CHAT_HISTORY, PLAYERS, SPECTATORS
from ludoteca.server.ws.messages_out import ChatMessage
from ludoteca.store import ChatLine, MemoryStore
from tests.support.live_tables import live_table, registry_on, subscribe
from tests.support.server import Json, RunningServer, SocketClient, served, serving_in

FLOOD = [f"line {number}" for number in range(2 * CHAT_HISTORY)]


async def seated(server: RunningServer) -> tuple[Json, SocketClient]:
    """A table whose two seats belong to one device, and that device."""
    table = await server.table("North", "South")
    return table, await server.enter(table, tokens=table["tokens"], salt="01")


async def history(server: RunningServer, table: Json, **rights: object) -> list[str]:
    """The chat texts that a joining connection receives."""
    client = await server.enter(table, **rights)
    await client.do("ping")
    return [message["chat"]["text"] for message in client.pushed if "chat" in message]


@served
async def test_players_and_spectators_have_separate_channels(server: RunningServer) -> None:
    table, player = await seated(server)
    other = await server.enter(table, tokens=table["tokens"])
    first, second = await server.enter(table), await server.enter(table)
    await player.do("chat", text="to\u202e players", seat=0)
    await first.do("chat", text="to those who watch")
    received = (await other.until(lambda message: "chat" in message))["chat"]
    assert {**received, "at": 0} == {"channel": "players", "from": "North", "seat": 0, "text": "to players", "at": 0}
    assert (await second.until(lambda message: "chat" in message))["chat"]["text"] == "to those who watch"
    assert await history(server, table, tokens=table["tokens"]) == ["to players"]
    assert [one["chat"]["channel"] for one in [*first.pushed, *second.pushed] if "chat" in one] == ["spectators"]


@pytest.mark.parametrize("is_restarted", [False, True])
def test_spectators_cannot_displace_the_players_chat_nor_players_theirs(is_restarted: bool, tmp_path: Path) -> None:
    async def check(server: RunningServer, table: Json) -> None:
        assert await history(server, table, tokens=table["tokens"]) == ["to players"]
        assert await history(server, table) == FLOOD[-CHAT_HISTORY:]

    async def chat() -> Json:
        async with serving_in(tmp_path, limits="off") as server:
            table, player = await seated(server)
            await player.do("chat", text="to players", seat=0)
            watcher = await server.enter(table)
            for text in FLOOD:
                await watcher.do("chat", text=text)
            if not is_restarted:
                await check(server, table)
        return table

    async def check_again(table: Json) -> None:
        async with serving_in(tmp_path) as server:
            await check(server, table)

    table = asyncio.run(chat())
    if is_restarted:
        asyncio.run(check_again(table))


@pytest.mark.parametrize("channel", CHANNELS)
def test_hidden_lines_take_no_place_in_the_history(channel: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        live = await live_table(registry_on(store))
        seat = 0 if channel == PLAYERS else None
        await store.add_chat(live.id, ChatLine(0, channel, seat, "", "visible", 0))
        for text in FLOOD:
            await store.add_chat(live.id, ChatLine(0, channel, seat, "", text, 0))
        for line in (await store.chat(live.id))[1:]:
            await store.hide_chat(live.id, line.number)
        loaded = await registry_on(store).get(live.id)
        assert [one.text for one in loaded.broadcaster.chat_history(channel)] == ["visible"]

    asyncio.run(scenario())


def test_a_message_is_sent_to_its_channel_only() -> None:
    async def scenario() -> None:
        live = await live_table()
        player, spectator = subscribe(live, 0), subscribe(live)
        await live.say(ChatMessage(SPECTATORS, "", None, "who is ahead?", 5))
        assert [one["chat"]["text"] for one in spectator.messages() if "chat" in one] == ["who is ahead?"]
        assert not any("chat" in one for one in player.messages())

    asyncio.run(scenario())
