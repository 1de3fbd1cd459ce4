"""The nginx configuration of the hosting page on Debian's nginx: TLS, a base path, client addresses."""

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

from ludoteca.server.ws.connection import Connection
from tests.support.server import TIMEOUT, Json, RunningServer, SocketClient, serving_in
from tests.support.waiting import wait_until

SITE = Path(__file__).resolve().parents[2] / "hosting" / "nginx.conf"
NAME = "play.example"
MAIN_CONFIGURATION = """
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
    """The path of nginx; the test fails if it is not installed."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.fail("nginx is not installed, so hosting behind it was not tested (Debian: apt install nginx-light)")
    return found


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> ssl.SSLContext:
    """Create a self-signed certificate; a context that trusts it only."""
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    command = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN={NAME}"
    extra = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run([*command.split(), *extra], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(chain))


def site(folder: Path, plain: int, encrypted: int, upstream: int) -> str:
    """The configuration of the page with the ports and the certificate of this test."""
    text = SITE.read_text()
    for default, value in (
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{encrypted} ssl;"),
        ("/etc/letsencrypt/live/play.example", str(folder)),
        ("127.0.0.1:8642", f"127.0.0.1:{upstream}"),
    ):
        assert default in text
        text = text.replace(default, value)
    return text


class PublicServer:
    """The server as its clients on the internet reach it."""

    def __init__(self, server: RunningServer, plain: int, encrypted: int, trust: ssl.SSLContext) -> None:
        self.server = server
        self.plain = plain
        self.port = encrypted
        self.trust = trust
        self.http = httpx.AsyncClient(verify=trust, timeout=TIMEOUT)

    async def request(self, method: str, path: str, host: str | None = None, **more: Any) -> httpx.Response:
        """The answer to a request for NAME, without name resolution."""
        headers = {"host": host or f"{NAME}:{self.port}", **more.pop("headers", {})}
        url = f"https://127.0.0.1:{self.port}{path}"
        return await self.http.request(method, url, headers=headers, extensions={"sni_hostname": NAME}, **more)

    async def socket(self, local: str, **headers: str) -> SocketClient:
        """A socket through the proxy, from one of the loopback addresses."""
        url = f"wss://{NAME}:{self.port}/games/api/socket"
        connection = await websockets.connect(
            url,
            ssl=self.trust,
            host="127.0.0.1",
            local_addr=(local, 0),
            additional_headers={"origin": f"https://{NAME}:{self.port}", **headers},
            open_timeout=TIMEOUT,
        )
        return SocketClient(connection)


@asynccontextmanager
async def behind_nginx(folder: Path, **given: str) -> AsyncIterator[PublicServer]:
    """A server behind nginx, with the URLs that `ludoteca serve` derives from its settings."""
    trust = certificate(folder)
    plain, encrypted = free_port(), free_port()
    settings = {"public_url": f"https://{NAME}:{encrypted}/games", "trusted_proxy": "127.0.0.1", **given}
    async with serving_in(folder, {"base_urls": None}, **settings) as server:
        (folder / "site.conf").write_text(site(folder, plain, encrypted, int(server.url.rpartition(":")[2])))
        user = "user root;" if hasattr(Path, "owner") and folder.owner() == "root" else ""
        (folder / "nginx.conf").write_text(MAIN_CONFIGURATION.format(folder=folder, user=user))
        process = await asyncio.create_subprocess_exec(program(), "-c", str(folder / "nginx.conf"), "-p", str(folder))
        public = PublicServer(server, plain, encrypted, trust)
        try:
            await reachable(process, encrypted)
            yield public
        finally:
            await public.http.aclose()
            process.terminate()
            await process.wait()


async def reachable(process: asyncio.subprocess.Process, port: int) -> None:
    """Return once nginx listens on the port; fail if it has ended."""

    async def is_listening() -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert process.returncode is None, "nginx did not start"
            return False
        writer.close()
        return True

    await wait_until(is_listening)


def client_addresses(public: PublicServer, table: str) -> list[str]:
    """The addresses of the connections at a table, as the server determined them."""
    live = public.server.components.registry.tables[table]
    return sorted(one.address for one in live.broadcaster.connections if isinstance(one, Connection))


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
