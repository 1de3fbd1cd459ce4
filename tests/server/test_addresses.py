"""The addresses a server listens on and prints, and the QR code in the terminal."""

from __future__ import annotations

import ipaddress
import re

import segno

from ludoteca.server import addresses
from ludoteca.server.settings import settings

OWN = ["192.168.1.20", "8.8.8.8", "fd00::5"]


def test_local_is_loopback_and_private_addresses_only() -> None:
    assert addresses.listen_addresses(("local",), OWN) == ["127.0.0.1", "192.168.1.20", "fd00::5"]
    assert addresses.listen_addresses(("local",), ["8.8.8.8"]) == ["127.0.0.1"]
    assert addresses.listen_addresses(("8.8.8.8", "local", "127.0.0.1"), []) == ["8.8.8.8", "127.0.0.1"]


def test_a_wildcard_is_reachable_by_every_address() -> None:
    assert addresses.listen_addresses(("0.0.0.0",), OWN) == ["0.0.0.0"]
    assert addresses.reachable_addresses(("0.0.0.0",), OWN) == ["127.0.0.1", *OWN]


def test_the_printed_addresses_have_port_and_base_path() -> None:
    found = settings({"port": "99", "base_path": "/games"}, {})
    assert addresses.urls(found, OWN) == [
        "http://127.0.0.1:99/games/",
        "http://192.168.1.20:99/games/",
        "http://[fd00::5]:99/games/",
    ]


def test_the_public_url_is_the_only_one_printed() -> None:
    found = settings({"public_url": "https://play.example/games"}, {})
    assert addresses.urls(found, OWN) == ["https://play.example/games/"]


def test_the_first_shareable_url_is_not_loopback() -> None:
    assert addresses.first_shareable(["http://127.0.0.1:9/", "http://192.168.1.20:9/"]) == "http://192.168.1.20:9/"
    assert addresses.first_shareable(["http://[::1]:9/", "http://127.0.0.1:9/"]) is None


def test_own_addresses_are_unique_and_not_loopback() -> None:
    own = addresses.own_addresses()
    assert len(own) == len(set(own))
    assert not any(ipaddress.ip_address(address).is_loopback for address in own)


def test_the_qr_code_encodes_the_text() -> None:
    text = "http://192.168.1.20:8642/"
    bits = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    lines = [re.sub("\033\\[[0-9;]*m", "", line) for line in addresses.qr_code(text).split("\n")]
    drawn = [[bits[sign][half] for sign in line] for line in lines for half in (0, 1)]
    wanted = [[int(bool(cell)) for cell in row] for row in segno.make(text, error="m").matrix_iter(border=2)]
    assert drawn[: len(wanted)] == wanted
