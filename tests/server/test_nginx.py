"""The nginx configuration of the hosting page on Debian's nginx: TLS, a base path, client addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.support.public_server import NAME, behind_nginx, client_addresses
from tests.support.server import Json


def test_two_clients_play_through_nginx(tmp_path: Path) -> None:
    async def play() -> None:
        async with behind_nginx(tmp_path) as public:
            body = {"game": "maamut", "players": 2, "options": {"first": 0}, "auto": False}
            table: Json = (await public.request("POST", "/games/api/tables", json=body)).json()
            north, south = await public.socket("127.0.0.5"), await public.socket("127.0.0.6")
            for seat, client in enumerate((north, south)):
                answer = await client.do("enter", table=table["id"], invite=table["invite"])
                assert answer["entered"]["base"] == f"https://{NAME}:{public.port}/games/t/{table['id']}"
                assert "token" in await client.do("sit", seat=seat, name=("North", "South")[seat], salt="01")
            for _ in range(4):
                update = await north.update(0, lambda update: bool(update["actors"]))
                seat = update["actors"][0]
                answer = await (north, south)[seat].play(seat)
                await north.version(0, answer["version"])
                await south.version(1, answer["version"])
            assert client_addresses(public, table["id"]) == ["127.0.0.5", "127.0.0.6"]
            await north.socket.close()
            await south.socket.close()

    asyncio.run(play())


def test_the_host_name_alone_leads_to_the_site(tmp_path: Path) -> None:
    async def visit() -> None:
        async with behind_nginx(tmp_path) as public:
            for path, status in (("/", 302), ("/games", 301)):
                answer = await public.request("GET", path)
                address = f"https://{NAME}:{public.port}/games/"
                assert (answer.status_code, answer.headers["location"]) == (status, address)
                assert (await public.request("HEAD", path)).status_code == status
            assert "<html" in (await public.request("GET", "/games/")).text
            head = await public.request("HEAD", "/games/healthz")
            assert (head.status_code, head.headers["content-length"], head.content) == (200, "2", b"")

    asyncio.run(visit())


def test_a_forwarded_address_that_a_client_sends_is_ignored(tmp_path: Path) -> None:
    async def play() -> None:
        async with behind_nginx(tmp_path, address_tables="1/h") as public:
            body = {"game": "maamut", "players": 2}
            answers = [
                await public.request("POST", "/games/api/tables", json=body, headers={"x-forwarded-for": claimed})
                for claimed in ("203.0.113.1", "203.0.113.2")
            ]
            assert [answer.status_code for answer in answers] == [201, 429]
            client = await public.socket("127.0.0.7", **{"x-forwarded-for": "203.0.113.9"})
            table = answers[0].json()["id"]
            assert "entered" in await client.do("enter", table=table)
            assert client_addresses(public, table) == ["127.0.0.7"]
            await client.socket.close()

    asyncio.run(play())


def test_plain_http_is_redirected_and_other_host_names_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with behind_nginx(tmp_path) as public:
            good = await public.request("GET", "/games/healthz")
            assert (good.status_code, good.text) == (200, "ok")
            assert good.headers["strict-transport-security"].startswith("max-age=")
            assert "script-src 'self'" in good.headers["content-security-policy"]
            assert (await public.request("GET", "/games/healthz", host="evil.example")).status_code == 421
            foreign = {"origin": "https://evil.example"}
            assert (await public.request("POST", "/games/api/tables", headers=foreign, json={})).status_code == 403
            assert (await public.request("GET", "/healthz")).status_code == 404
            url = f"http://127.0.0.1:{public.plain}/games/"
            moved = await public.http.get(url, headers={"host": NAME})
            assert (moved.status_code, moved.headers["location"]) == (308, f"https://{NAME}/games/")

    asyncio.run(play())
