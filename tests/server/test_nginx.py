"""The configuration of the hosting page behind Debian's nginx: encrypted, at a base path, with real addresses."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from ludoteca.server import addresses
from ludoteca.server.house import House
from tests.server.client import PATIENCE, Client, Json, Running, serving_in

SITE = Path(__file__).resolve().parents[2] / "hosting" / "nginx.conf"
NAME = "play.example"
AROUND = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1; {user}
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def program() -> str:
    """nginx; without it this fails rather than passing over what wasn't looked at."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.fail("nginx isn't installed, so hosting behind it wasn't tested (Debian: apt install nginx-light)")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> ssl.SSLContext:
    """A certificate made for this test, and a context that trusts only it."""
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    words = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN={NAME}"
    extra = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run([*words.split(), *extra], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(chain))


def site(folder: Path, plain: int, encrypted: int, behind: int) -> str:
    """The page's configuration with this test's ports and certificate instead of the usual ones."""
    text = SITE.read_text()
    for usual, here in (
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{encrypted} ssl;"),
        ("/etc/letsencrypt/live/play.example", str(folder)),
        ("127.0.0.1:8642", f"127.0.0.1:{behind}"),
    ):
        assert usual in text
        text = text.replace(usual, here)
    return text


class Public:
    """The server as the world sees it."""

    def __init__(self, server: Running, plain: int, encrypted: int, trust: ssl.SSLContext) -> None:
        self.server = server
        self.plain = plain
        self.port = encrypted
        self.trust = trust
        self.http = httpx.AsyncClient(verify=trust, timeout=PATIENCE)

    async def ask(self, method: str, path: str, host: str | None = None, **more: Any) -> httpx.Response:
        """The answer to a request by name, whatever the name server says."""
        headers = {"host": host or f"{NAME}:{self.port}", **more.pop("headers", {})}
        url = f"https://127.0.0.1:{self.port}{path}"
        return await self.http.request(method, url, headers=headers, extensions={"sni_hostname": NAME}, **more)

    async def socket(self, local: str, **headers: str) -> Client:
        """A socket through the proxy, from one of this machine's many addresses."""
        url = f"wss://{NAME}:{self.port}/games/api/socket"
        made = await websockets.connect(
            url,
            ssl=self.trust,
            host="127.0.0.1",
            local_addr=(local, 0),
            additional_headers={"origin": f"https://{NAME}:{self.port}", **headers},
            open_timeout=PATIENCE,
        )
        return Client(made)


def told_its_address(house: House) -> None:
    """The links of this server begin with its public address, as `ludoteca serve` has it."""
    house.bases = addresses.urls(house.settings, [])


@asynccontextmanager
async def behind_nginx(folder: Path, **given: str) -> AsyncIterator[Public]:
    """A server with nginx before it."""
    trust = certificate(folder)
    plain, encrypted = free_port(), free_port()
    settings = {"public_url": f"https://{NAME}:{encrypted}/games", "trusted_proxy": "127.0.0.1", **given}
    async with serving_in(folder, told_its_address, **settings) as server:
        (folder / "site.conf").write_text(site(folder, plain, encrypted, int(server.url.rpartition(":")[2])))
        user = "user root;" if hasattr(Path, "owner") and folder.owner() == "root" else ""
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
        process = await asyncio.create_subprocess_exec(program(), "-c", str(folder / "nginx.conf"), "-p", str(folder))
        public = Public(server, plain, encrypted, trust)
        try:
            await reachable(process, encrypted)
            yield public
        finally:
            await public.http.aclose()
            process.terminate()
            await process.wait()


async def reachable(process: asyncio.subprocess.Process, port: int) -> None:
    """Return when somebody listens on the port; fail if nginx has ended."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert process.returncode is None, "nginx did not start"
            await asyncio.sleep(0)
            continue
        writer.close()
        return


def test_two_households_play_through_nginx(tmp_path: Path) -> None:
    async def play() -> None:
        async with behind_nginx(tmp_path) as public:
            body = {"game": "maamut", "players": 2, "options": {"first": 0}, "auto": False}
            made: Json = (await public.ask("POST", "/games/api/tables", json=body)).json()
            north, south = await public.socket("127.0.0.5"), await public.socket("127.0.0.6")
            for seat, client in enumerate((north, south)):
                told = await client.do("enter", table=made["id"], invite=made["invite"])
                assert told["entered"]["base"] == f"https://{NAME}:{public.port}/games/t/{made['id']}"
                assert "token" in await client.do("sit", seat=seat, name=("North", "South")[seat], salt="01")
            for _ in range(4):
                told = await north.update(0, lambda told: bool(told["actors"]))
                seat = told["actors"][0]
                answer = await (north, south)[seat].play(seat)
                await north.version(0, answer["version"])
                await south.version(1, answer["version"])
            assert sorted(visit.address for visit in public.server.house.hub.visits) == ["127.0.0.5", "127.0.0.6"]
            await north.socket.close()
            await south.socket.close()

    asyncio.run(play())


def test_what_a_visitor_claims_about_its_address_is_not_believed(tmp_path: Path) -> None:
    async def play() -> None:
        async with behind_nginx(tmp_path, address_tables="1/h") as public:
            statuses = [
                (await public.ask("POST", "/games/api/tables", json={"game": "maamut", "players": 2}, headers=claim))
                for claim in ({"x-forwarded-for": "203.0.113.1"}, {"x-forwarded-for": "203.0.113.2"})
            ]
            assert [answer.status_code for answer in statuses] == [201, 429]
            client = await public.socket("127.0.0.7", **{"x-forwarded-for": "203.0.113.9"})
            while not public.server.house.hub.visits:
                await asyncio.sleep(0)
            assert [visit.address for visit in public.server.house.hub.visits] == ["127.0.0.7"]
            await client.socket.close()

    asyncio.run(play())


def test_the_address_is_encrypted_and_answers_to_its_name_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with behind_nginx(tmp_path) as public:
            good = await public.ask("GET", "/games/healthz")
            assert (good.status_code, good.text) == (200, "ok")
            assert good.headers["strict-transport-security"].startswith("max-age=")
            assert "script-src 'self'" in good.headers["content-security-policy"]
            assert (await public.ask("GET", "/games/healthz", host="evil.example")).status_code == 421
            foreign = {"origin": "https://evil.example"}
            assert (await public.ask("POST", "/games/api/tables", headers=foreign, json={})).status_code == 403
            assert (await public.ask("GET", "/healthz")).status_code == 404
            url = f"http://127.0.0.1:{public.plain}/games/"
            moved = await public.http.get(url, headers={"host": NAME})
            assert (moved.status_code, moved.headers["location"]) == (308, f"https://{NAME}/games/")

    asyncio.run(play())
