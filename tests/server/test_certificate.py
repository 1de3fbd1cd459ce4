"""The certificate of the hosting page: certbot gets and renews it through nginx from a local ACME server (pebble)."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.public_server import NAME, certificate, free_port, nginx, program, running, site
from tests.support.waiting import wait_until

# What Debian's nginx serves before the configuration of the hosting page is enabled.
DEBIAN_SITE = "server {{ listen 127.0.0.1:{port} default_server; server_name _; root {folder}/webroot; }}"


@asynccontextmanager
async def certificate_authority(folder: Path, port: int, plain: int) -> AsyncIterator[str]:
    """An ACME server that fetches challenges from a port of this machine, whatever the host name; its URL."""
    certificate(folder, "localhost")
    names, listening, management = free_port(), free_port(), free_port()
    settings = {
        "listenAddress": f"127.0.0.1:{port}",
        "managementListenAddress": f"127.0.0.1:{management}",
        "certificate": str(folder / "fullchain.pem"),
        "privateKey": str(folder / "privkey.pem"),
        "httpPort": plain,
        "tlsPort": 1,
        "ocspResponderURL": "",
        "externalAccountBindingRequired": False,
    }
    (folder / "pebble.json").write_text(json.dumps({"pebble": settings}))
    resolver = [
        *(
            program("pebble-challtestsrv", "pebble"),
            "-http01",
            "",
            "-https01",
            "",
            "-tlsalpn01",
            "",
            "-defaultIPv6",
            "",
        ),
        *("-defaultIPv4", "127.0.0.1", "-dns01", f"127.0.0.1:{names}", "-management", f"127.0.0.1:{listening}"),
    ]
    authority = [
        program("pebble", "pebble"),
        "-config",
        str(folder / "pebble.json"),
        "-dnsserver",
        f"127.0.0.1:{names}",
    ]
    quick = {"PEBBLE_VA_NOSLEEP": "1", "PEBBLE_WFE_NONCEREJECT": "0"}
    async with running(*resolver, port=listening), running(*authority, port=port, **quick):
        yield f"https://localhost:{port}/dir"


async def certbot(folder: Path, *words: str) -> None:
    """Run certbot with all its files in a folder."""
    places = [part for name in ("config", "work", "logs") for part in (f"--{name}-dir", str(folder / "letsencrypt"))]
    process = await asyncio.create_subprocess_exec(
        *(program("certbot", "certbot"), *words, *places, "--non-interactive"),
        env={**os.environ, "REQUESTS_CA_BUNDLE": str(folder / "authority" / "fullchain.pem")},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()


def presented(port: int) -> str:
    """The certificate that nginx presents."""
    return ssl.get_server_certificate(("127.0.0.1", port))


def test_the_first_certificate_and_its_renewal_are_issued_through_nginx(tmp_path: Path) -> None:
    async def scenario() -> None:
        webroot, authority = tmp_path / "webroot", tmp_path / "authority"
        webroot.mkdir()
        authority.mkdir()
        plain, encrypted = free_port(), free_port()
        async with certificate_authority(authority, free_port(), plain) as directory:
            async with nginx(tmp_path, DEBIAN_SITE.format(port=plain, folder=tmp_path), plain) as command:
                hook = " ".join([*command, "-s", "reload"])
                await certbot(
                    *(tmp_path, "certonly", "--webroot", "-w", str(webroot), "-d", NAME, "--deploy-hook", hook),
                    *("--server", directory, "--agree-tos", "--register-unsafely-without-email"),
                )
            live = tmp_path / "letsencrypt" / "live" / NAME
            async with nginx(tmp_path, site(tmp_path, plain, encrypted, 1, live), encrypted):
                first = await asyncio.to_thread(presented, encrypted)
                assert (live / "fullchain.pem").read_text().startswith(first)
                await certbot(tmp_path, "renew", "--force-renewal", "--no-random-sleep-on-renew")

                async def is_renewed() -> bool:
                    return await asyncio.to_thread(presented, encrypted) != first

                await wait_until(is_renewed)
                assert (live / "fullchain.pem").read_text().startswith(presented(encrypted))

    asyncio.run(scenario())
