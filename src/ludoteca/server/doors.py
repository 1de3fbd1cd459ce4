"""Which names and addresses this server answers to, who is asking, and what every answer's headers say.

Pure functions of the settings and of a request's headers; the guard uses them.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import urlsplit

from ludoteca.server import addresses
from ludoteca.server.settings import Settings
from ludoteca.server.values import Network

PORTS = {"http": 80, "https": 443}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_FORWARDED = 20

# Pictures made on the page (QR codes) are data or blobs. The client places pieces through the DOM, without attributes.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HSTS = "max-age=31536000"


def origins(settings: Settings, own: Sequence[str]) -> frozenset[str]:
    """The origins of the client's own pages: the public address, this machine's, the local network's."""
    hosts = ["localhost", *map(addresses.bracketed, addresses.reachable(settings.bind, own))]
    if "::1" in settings.bind or "::" in settings.bind:
        hosts.append("[::1]")
    local = {origin(f"http://{host}:{settings.port}") for host in hosts}
    return frozenset(local | ({origin(settings.public_url)} if settings.public_url else set()))


def origin(url: str) -> str:
    """The origin of an address as browsers write it: without the usual port; empty if it is none."""
    try:
        parts = urlsplit(url.lower())
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return ""
    if parts.scheme not in PORTS or not parts.hostname:
        return ""
    host = addresses.bracketed(parts.hostname)
    return f"{parts.scheme}://{host}" if port == PORTS[parts.scheme] else f"{parts.scheme}://{host}:{port}"


def hosts(allowed: Iterable[str]) -> frozenset[str]:
    """What a Host header may say, with and without the usual port."""
    found: set[str] = set()
    for one in allowed:
        scheme, _, host = one.partition("://")
        bare = urlsplit(one).port is None
        found |= {host, f"{host}:{PORTS[scheme]}"} if bare else {host}
    return frozenset(found)


def is_own_page(headers: Mapping[bytes, bytes], allowed: frozenset[str]) -> bool:
    """Whether a request comes from one of this server's pages, or from no browser at all."""
    said = headers.get(b"origin")
    if said is not None:
        return origin(said.decode("latin-1")) in allowed
    return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")


def visitor(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Who is asking: the peer, or behind trusted proxies the last address that none of them has."""
    hops = [*(hop.strip() for hop in forwarded.split(",")[-MOST_FORWARDED:]), peer] if forwarded else [peer]
    asking = peer
    for hop in reversed(hops):
        where = _address(hop)
        if where is None:
            break
        asking = str(where)
        if not any(where in network for network in trusted):
            break
    return asking


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    bare = text[1 : text.index("]")] if text.startswith("[") and "]" in text else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        where = ipaddress.ip_address(bare)
    except ValueError:
        return None
    return getattr(where, "ipv4_mapped", None) or where


def answer_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """The headers of every answer; strict transport only where the public address is encrypted."""
    told = dict(HEADERS)
    if settings.public_url.startswith("https:"):
        told["strict-transport-security"] = HSTS
    return [(name.encode(), value.encode()) for name, value in told.items()]
