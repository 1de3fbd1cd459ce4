"""What the security middleware passes on and what it rejects, over real connections."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludoteca.i18n import LANGUAGES, translator
from ludoteca.server.security import origins
from ludoteca.server.security.middleware import Event, Receive, Scope, SecurityMiddleware, Send
from ludoteca.server.setting_values import networks
from ludoteca.server.settings import settings
from tests.server.security.echo import served
from tests.support.server import TIMEOUT

OWN = ["192.168.1.20"]
get, post = partial(httpx.get, timeout=TIMEOUT), partial(httpx.post, timeout=TIMEOUT)
open_socket = partial(connect, open_timeout=TIMEOUT)


def test_every_response_has_the_security_headers() -> None:
    with served() as (port, _):
        for answer in (
            get(f"http://127.0.0.1:{port}/"),
            get(f"http://127.0.0.1:{port}/", headers={"host": "evil.example"}),
            post(f"http://127.0.0.1:{port}/", headers={"origin": "http://evil.example"}),
        ):
            assert {name: answer.headers.get(name) for name in origins.SECURITY_HEADERS} == origins.SECURITY_HEADERS
            assert "strict-transport-security" not in answer.headers


def test_the_policy_allows_nothing_inline_and_no_foreign_source() -> None:
    rules = dict(rule.split(" ", 1) for rule in origins.CONTENT_SECURITY_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["connect-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["object-src"] == "'none'"
    assert "unsafe" not in origins.CONTENT_SECURITY_POLICY
    assert "*" not in origins.CONTENT_SECURITY_POLICY
    assert "http" not in origins.CONTENT_SECURITY_POLICY


def test_strict_transport_only_with_an_encrypted_public_address() -> None:
    with served({"public_url": "https://play.example"}) as (port, _):
        answer = get(f"http://127.0.0.1:{port}/")
        assert answer.headers["strict-transport-security"].startswith("max-age=")
    with served({"public_url": "http://play.example"}) as (port, _):
        assert "strict-transport-security" not in get(f"http://127.0.0.1:{port}/").headers


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:{port}", 200),
        ("LOCALHOST:{port}", 200),
        ("play.example", 200),
        ("play.example:443", 200),
        ("play.example:80", 421),
        ("evil.example", 421),
        ("play.example.evil.example", 421),
        ("127.0.0.1", 421),
        ("127.0.0.1:1", 421),
        ("", 421),
    ],
)
def test_the_host_must_be_the_public_or_a_printed_address(host: str, status: int) -> None:
    with served({"public_url": "https://play.example"}) as (port, _):
        said = host.replace("{port}", str(port))
        assert get(f"http://127.0.0.1:{port}/", headers={"host": said}).status_code == status


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "http://127.0.0.1:{port}"}, 200),
        ({"origin": "http://localhost:{port}"}, 200),
        ({"origin": "https://play.example"}, 200),
        ({"origin": "http://play.example"}, 403),
        ({"origin": "https://play.example.evil.example"}, 403),
        ({"origin": "http://127.0.0.1:1"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://[bad"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
    ],
)
def test_unsafe_methods_and_sockets_are_accepted_from_the_servers_own_origins_only(
    headers: dict[str, str], status: int
) -> None:
    with served({"public_url": "https://play.example"}) as (port, _):
        said = {name: value.replace("{port}", str(port)) for name, value in headers.items()}
        assert post(f"http://127.0.0.1:{port}/", headers=said).status_code == status
        assert get(f"http://127.0.0.1:{port}/", headers=said).status_code == 200
        if status == 200:
            with open_socket(f"ws://127.0.0.1:{port}/", additional_headers=said) as line:
                line.send("hello")
                assert line.recv() == "127.0.0.1 hello"
        else:
            with pytest.raises(InvalidStatus) as caught:
                open_socket(f"ws://127.0.0.1:{port}/", additional_headers=said)
            assert caught.value.response.status_code == status


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rejection_is_in_the_clients_language(lang: str) -> None:
    with served() as (port, _):
        asked = {"host": "evil.example", "accept-language": f"xx, {lang}-XY;q=0.8"}
        told = get(f"http://127.0.0.1:{port}/", headers=asked).json()["error"]
        assert told == {"key": "door-host", "message": translator(lang).translate("error-door-host")}


def test_a_body_over_the_maximum_is_rejected_by_its_header_and_by_its_length() -> None:
    with served({"body_bytes": "2000"}) as (port, _):
        url = f"http://127.0.0.1:{port}/"
        assert post(url, content=b"x" * 2000).json()["size"] == 2000
        assert post(url, content=b"x" * 2001).status_code == 413
        assert post(url, content=iter([b"x" * 1000] * 2)).json()["size"] == 2000
        assert post(url, content=iter([b"x" * 1000] * 3)).status_code == 413


def test_a_frame_over_the_maximum_closes_the_socket() -> None:
    with served({"frame_bytes": "2000"}) as (port, _), open_socket(f"ws://127.0.0.1:{port}/") as line:
        line.send("x" * 2000)
        assert str(line.recv()).endswith("x" * 2000)
        line.send("x" * 2001)
        with pytest.raises(ConnectionClosed) as caught:
            line.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009


def test_the_base_path_is_removed_and_other_paths_are_rejected() -> None:
    with served({"base_path": "/games"}) as (port, _):
        url = f"http://127.0.0.1:{port}"
        assert get(f"{url}/games/api/x").json()["path"] == "/api/x"
        assert get(f"{url}/games").json()["path"] == "/"
        assert get(f"{url}/games/").json()["path"] == "/"
        for path in ("/", "/gamesx", "/other/games"):
            assert get(url + path).status_code == 404


def test_a_forwarded_address_counts_only_from_a_trusted_proxy() -> None:
    forwarded = {"x-forwarded-for": "203.0.113.9"}
    with served() as (port, _):
        assert get(f"http://127.0.0.1:{port}/", headers=forwarded).json()["client"] == "127.0.0.1"
    with served({"trusted_proxy": "127.0.0.1"}) as (port, _):
        assert get(f"http://127.0.0.1:{port}/", headers=forwarded).json()["client"] == "203.0.113.9"
        with open_socket(f"ws://127.0.0.1:{port}/", additional_headers=forwarded) as line:
            line.send("x")
            assert line.recv() == "203.0.113.9 x"


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "asking"),
    [
        ("203.0.113.9", "", "10.0.0.0/8", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "10.0.0.0/8", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.3", "10.0.0.0/8", "10.0.0.3"),
        ("10.0.0.1", "nonsense", "10.0.0.0/8", "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6, nonsense", "10.0.0.0/8", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1:5000", "10.0.0.0/8", "198.51.100.1"),
        ("::1", "[2001:db8::5]:5000", "::1", "2001:db8::5"),
        ("::ffff:10.0.0.1", "198.51.100.1", "10.0.0.0/8", "198.51.100.1"),
    ],
)
def test_the_client_is_the_last_address_that_is_not_a_trusted_proxy(
    peer: str, forwarded: str, trusted: str, asking: str
) -> None:
    assert origins.client_address(peer, forwarded, networks(trusted)) == asking


def test_the_allowed_origins_are_the_printed_addresses() -> None:
    found = settings({"port": "99", "public_url": "https://play.example:8443/games"}, {})
    assert origins.allowed_origins(found, OWN) == {
        "http://localhost:99",
        "http://127.0.0.1:99",
        "http://192.168.1.20:99",
        "https://play.example:8443",
    }


class FirstRequestOnly:
    """Allows the first request of each address only."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def allow_request(self, address: str) -> bool:
        """True for the first request."""
        is_first = address not in self.seen
        self.seen.add(address)
        return is_first

    def allow_body(self, address: str, size: int) -> bool:
        """Always."""
        return True

    def acquire_socket(self, address: str) -> bool:
        """Never."""
        return False

    def release_socket(self, address: str) -> None:
        """Never called, since no socket is allowed."""
        raise AssertionError


def test_requests_over_the_limit_are_rejected_by_the_forwarded_address() -> None:
    with served({"trusted_proxy": "127.0.0.1"}, FirstRequestOnly()) as (port, _):
        statuses = [
            get(f"http://127.0.0.1:{port}/", headers={"x-forwarded-for": address}).status_code
            for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2")
        ]
        assert statuses == [200, 429, 200]
        with pytest.raises(InvalidStatus) as caught:
            open_socket(f"ws://127.0.0.1:{port}/")
        assert caught.value.response.status_code == 429


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: 127.0.0.1\r\n\r\n",
        b"\x00\x01\x02\r\n\r\n",
        b"GET " + b"x" * 100_000,
        b"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999999999\r\n\r\n",
    ],
)
def test_malformed_requests_are_rejected_and_others_still_served(sent: bytes) -> None:
    with served() as (port, _):
        with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT) as line:
            line.sendall(sent.replace(b"{host}", f"127.0.0.1:{port}".encode()) + b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)
            answer = http.client.HTTPResponse(line)
            try:
                answer.begin()
                assert answer.status >= 400
            except (http.client.HTTPException, ConnectionError):
                pass
        assert json.loads(get(f"http://127.0.0.1:{port}/").text)["method"] == "GET"


@pytest.mark.parametrize(("host", "statuses"), [(b"localhost:99", [101]), (b"evil.example", [421])])
def test_a_socket_uses_the_servers_own_send_and_is_counted_with_101_or_its_rejection(
    host: bytes, statuses: list[int]
) -> None:
    used: list[Send] = []
    counted: list[tuple[str, int]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        used.append(send)

    async def receive() -> Event:
        return {"type": "websocket.connect"}

    async def send(event: Event) -> None:
        sent.append(event)

    sent: list[Event] = []
    scope: dict[str, Any] = {"type": "websocket", "path": "/", "headers": [(b"host", host)], "client": ("192.0.2.1", 1)}
    middleware = SecurityMiddleware(
        app, settings({"port": "99"}, {}), count=lambda method, status: counted.append((method, status))
    )
    asyncio.run(middleware(scope, receive, send))
    assert counted == [("SOCKET", status) for status in statuses]
    assert used == ([send] if statuses == [101] else [])
    assert sent == ([] if statuses == [101] else [{"type": "websocket.close", "code": 4421}])
