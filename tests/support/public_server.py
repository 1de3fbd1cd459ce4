"""A server behind Debian's nginx with the configuration of the hosting page."""

from __future__ import annotations

import asyncio
import os
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
from tests.support.server import TIMEOUT, RunningServer, SocketClient, serving_in
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


def program(name: str, package: str) -> str:
    """The path of a program; the test fails if it is not installed."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.fail(f"{name} is not installed, so hosting with it was not tested (Debian: apt install {package})")
    return found


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path, name: str = NAME) -> ssl.SSLContext:
    """Create a self-signed certificate; a context that trusts it only."""
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    command = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN={name}"
    extra = ["-addext", f"subjectAltName=DNS:{name}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run([*command.split(), *extra], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(chain))


def site(folder: Path, plain: int, encrypted: int, upstream: int, certificates: Path | None = None) -> str:
    """The configuration of the page with the ports and the certificate of this test."""
    text = SITE.read_text()
    for default, value in (
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{encrypted} ssl;"),
        ("/etc/letsencrypt/live/play.example", str(certificates or folder)),
        ("127.0.0.1:8642", f"127.0.0.1:{upstream}"),
        ("root /var/www/html;", f"root {folder}/webroot;"),
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
        upstream = int(server.url.rpartition(":")[2])
        async with nginx(folder, site(folder, plain, encrypted, upstream), encrypted):
            public = PublicServer(server, plain, encrypted, trust)
            try:
                yield public
            finally:
                await public.http.aclose()


@asynccontextmanager
async def nginx(folder: Path, site: str, port: int) -> AsyncIterator[list[str]]:
    """A running nginx with one site that listens on a port; its command, to which `-s reload` may be added."""
    (folder / "site.conf").write_text(site)
    user = "user root;" if hasattr(Path, "owner") and folder.owner() == "root" else ""
    (folder / "nginx.conf").write_text(MAIN_CONFIGURATION.format(folder=folder, user=user))
    command = [program("nginx", "nginx-light"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    async with running(*command, port=port):
        yield command


@asynccontextmanager
async def running(*command: str, port: int, **environment: str) -> AsyncIterator[None]:
    """A program that listens on a port of this machine."""
    process = await asyncio.create_subprocess_exec(*command, env={**os.environ, **environment})
    try:
        await reachable(process, port)
        yield
    finally:
        process.terminate()
        await process.wait()


async def reachable(process: asyncio.subprocess.Process, port: int) -> None:
    """Return once a program listens on the port; fail if it has ended."""

    async def is_listening() -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert process.returncode is None, "the program did not start"
            return False
        writer.close()
        return True

    await wait_until(is_listening)


def client_addresses(public: PublicServer, table: str) -> list[str]:
    """The addresses of the connections at a table, as the server determined them."""
    live = public.server.components.registry.tables[table]
    return sorted(one.address for one in live.broadcaster.connections if isinstance(one, Connection))
