"""Allowed hosts and origins, the client's address behind proxies, and the security headers of responses.

Pure functions of the settings and of a request's headers; the security middleware applies them.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import urlsplit

from ludoteca.server import addresses
from ludoteca.server.setting_values import Network
from ludoteca.server.settings import Settings

DEFAULT_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MAX_FORWARDED = 20

# QR codes are data or blob URLs. The client positions pieces through the DOM, without style attributes.
CONTENT_SECURITY_POLICY = "; ".join(
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
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HSTS = "max-age=31536000"


def allowed_origins(settings: Settings, own_addresses: Sequence[str]) -> frozenset[str]:
    """The origins of the server's own pages: the public URL and, with the port, every address it is reachable by."""
    hosts = ["localhost", *map(addresses.bracketed, addresses.reachable_addresses(settings.bind, own_addresses))]
    if "::1" in settings.bind or "::" in settings.bind:
        hosts.append("[::1]")
    local = {origin(f"http://{host}:{settings.port}") for host in hosts}
    return frozenset(local | ({origin(settings.public_url)} if settings.public_url else set()))


def origin(url: str) -> str:
    """The origin of a URL as browsers write it, without the default port; empty if the URL is not HTTP."""
    try:
        parts = urlsplit(url.lower())
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return ""
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return ""
    host = addresses.bracketed(parts.hostname)
    return f"{parts.scheme}://{host}" if port == DEFAULT_PORTS[parts.scheme] else f"{parts.scheme}://{host}:{port}"


def allowed_hosts(origins: Iterable[str]) -> frozenset[str]:
    """The permitted values of the Host header, with and without the default port."""
    found: set[str] = set()
    for one in origins:
        scheme, _, host = one.partition("://")
        has_default_port = urlsplit(one).port is None
        found |= {host, f"{host}:{DEFAULT_PORTS[scheme]}"} if has_default_port else {host}
    return frozenset(found)


def is_same_origin(headers: Mapping[bytes, bytes], allowed: frozenset[str]) -> bool:
    """Whether a request comes from one of this server's pages or from a client that is not a browser."""
    value = headers.get(b"origin")
    if value is not None:
        return origin(value.decode("latin-1")) in allowed
    return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """The peer's address or, behind trusted proxies, the last forwarded address that is not a proxy's."""
    hops = [*(hop.strip() for hop in forwarded.split(",")[-MAX_FORWARDED:]), peer] if forwarded else [peer]
    client = peer
    for hop in reversed(hops):
        address = _parsed_address(hop)
        if address is None:
            break
        client = str(address)
        if not any(address in network for network in trusted):
            break
    return client


def _parsed_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    bare = text[1 : text.index("]")] if text.startswith("[") and "]" in text else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ipaddress.ip_address(bare)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def response_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """The security headers of every response; Strict-Transport-Security only if the public URL is https."""
    headers = dict(SECURITY_HEADERS)
    if settings.public_url.startswith("https:"):
        headers["strict-transport-security"] = HSTS
    return [(name.encode(), value.encode()) for name, value in headers.items()]
