"""The addresses that the server listens on and is reachable by, their URLs, and QR codes for the terminal."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Sequence

import segno

from ludoteca.server.setting_values import LOCAL
from ludoteca.server.settings import Settings

LOOPBACK = "127.0.0.1"
WILDCARDS = ("0.0.0.0", "::")
# Connecting a datagram socket sends nothing: it selects the source address that the routing table would use.
PROBE_TARGETS = (
    (socket.AF_INET, ("192.0.2.1", 9)),
    (socket.AF_INET, ("10.255.255.255", 9)),
    (socket.AF_INET6, ("2001:db8::1", 9)),
)


def own_addresses() -> list[str]:
    """This machine's addresses without loopback and link-local ones, those of its routes first."""
    found = [address for family, target in PROBE_TARGETS for address in _source_address(family, target)]
    try:
        found += [str(info[4][0]).partition("%")[0] for info in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        pass
    return [address for address in dict.fromkeys(found) if not _is_unusable(address)]


def _source_address(family: socket.AddressFamily, target: tuple[str, int]) -> list[str]:
    """The address from which this machine would reach a target, if it has a route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(target)
            return [str(probe.getsockname()[0]).partition("%")[0]]
    except OSError:
        return []


def _is_unusable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local


def listen_addresses(bind: Sequence[str], own: Sequence[str]) -> list[str]:
    """The addresses to listen on: `local` is loopback and this machine's private addresses."""
    private = [address for address in own if ipaddress.ip_address(address).is_private]
    found = (part for word in bind for part in ([LOOPBACK, *private] if word == LOCAL else [word]))
    return list(dict.fromkeys(found))


def reachable_addresses(bind: Sequence[str], own: Sequence[str]) -> list[str]:
    """The addresses by which clients reach the server: a wildcard is loopback and all of this machine's."""
    found: list[str] = []
    for address in listen_addresses(bind, own):
        found += [LOOPBACK, *own] if address in WILDCARDS else [address]
    return list(dict.fromkeys(found))


def bracketed(address: str) -> str:
    """An address as a URL contains it: IPv6 in brackets."""
    return f"[{address}]" if ":" in address else address


def urls(settings: Settings, own: Sequence[str]) -> list[str]:
    """The URLs to print: the public one if it is set, else one for every reachable address."""
    if settings.public_url:
        return [f"{settings.public_url}/"]
    hosts = (bracketed(address) for address in reachable_addresses(settings.bind, own))
    return [f"http://{host}:{settings.port}{settings.base_path}/" for host in hosts]


def first_shareable(urls: Iterable[str]) -> str | None:
    """The first URL that other devices can use; None if all are loopback."""
    return next((url for url in urls if f"//{LOOPBACK}:" not in url and "//[::1]:" not in url), None)


def qr_code(text: str) -> str:
    """A QR code in half blocks, two modules per line, readable on dark and light terminals."""
    rows = [list(row) for row in segno.make(text, error="m").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = (zip(top, bottom, strict=True) for top, bottom in zip(rows[::2], rows[1::2], strict=True))
    return "\n".join(_white_on_black("".join(blocks[bool(a), bool(b)] for a, b in line)) for line in lines)


def _white_on_black(line: str) -> str:
    """A line with its own colours, independent of the terminal's."""
    return f"\033[38;5;231;48;5;16m{line}\033[0m"
