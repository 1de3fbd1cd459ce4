"""The addresses of this machine: where it can be reached from itself and from its local network, and their QR codes."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Sequence

import segno

from ludoteca.server.settings import Settings
from ludoteca.server.values import LOCAL

LOOPBACK = "127.0.0.1"
WILDCARDS = ("0.0.0.0", "::")
# Connecting a datagram socket sends nothing; it only asks the routing table which address would be used.
BEYOND = (
    (socket.AF_INET, ("192.0.2.1", 9)),
    (socket.AF_INET, ("10.255.255.255", 9)),
    (socket.AF_INET6, ("2001:db8::1", 9)),
)


def own_addresses() -> list[str]:
    """This machine's addresses beside loopback, those of its routes first."""
    found = [address for family, goal in BEYOND for address in _towards(family, goal)]
    try:
        found += [str(info[4][0]).partition("%")[0] for info in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        pass
    return [address for address in dict.fromkeys(found) if not _is_useless(address)]


def _towards(family: socket.AddressFamily, goal: tuple[str, int]) -> list[str]:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(goal)
            return [str(probe.getsockname()[0]).partition("%")[0]]
    except OSError:
        return []


def _is_useless(address: str) -> bool:
    where = ipaddress.ip_address(address)
    return where.is_loopback or where.is_unspecified or where.is_link_local


def listening(bind: Sequence[str], own: Sequence[str]) -> list[str]:
    """The addresses to listen on: `local` is loopback and this machine's addresses in private networks."""
    private = [address for address in own if ipaddress.ip_address(address).is_private]
    found = (part for word in bind for part in ([LOOPBACK, *private] if word == LOCAL else [word]))
    return list(dict.fromkeys(found))


def reachable(bind: Sequence[str], own: Sequence[str]) -> list[str]:
    """The addresses by which the server can be reached, this machine's own first."""
    found: list[str] = []
    for address in listening(bind, own):
        found += [LOOPBACK, *own] if address in WILDCARDS else [address]
    return list(dict.fromkeys(found))


def bracketed(address: str) -> str:
    """An address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address


def urls(settings: Settings, own: Sequence[str]) -> list[str]:
    """The addresses to print: the public one if there is one, else this machine's and the local network's."""
    if settings.public_url:
        return [f"{settings.public_url}/"]
    hosts = (bracketed(address) for address in reachable(settings.bind, own))
    return [f"http://{host}:{settings.port}{settings.base_path}/" for host in hosts]


def for_phones(addresses: Iterable[str]) -> str | None:
    """The first address that another device can use."""
    return next((one for one in addresses if f"//{LOOPBACK}:" not in one and "//[::1]:" not in one), None)


def picture(text: str) -> str:
    """A QR code in half blocks, two modules high a line, readable on dark and light terminals."""
    rows = [list(row) for row in segno.make(text, error="m").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = (zip(top, bottom, strict=True) for top, bottom in zip(rows[::2], rows[1::2], strict=True))
    return "\n".join(_painted("".join(blocks[bool(a), bool(b)] for a, b in line)) for line in lines)


def _painted(line: str) -> str:
    """White on black whatever the terminal's own colours are."""
    return f"\033[38;5;231;48;5;16m{line}\033[0m"
