"""Whom bans and mutes apply to, and the errors that tell them why and until when."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from ludoteca.server.accounts.names import looks_of
from ludoteca.server.errors import ServerError
from ludoteca.server.security.rate_limiter import client_network
from ludoteca.server.setting_values import Network
from ludoteca.store import Sanction
from ludoteca.store.moderation import ACCOUNT, NAME, SEAT

MIN_PREFIX = {4: 8, 6: 16}  # a ban of a wider network would be one of everybody
MAX_CACHED = 1024


class Banned(ServerError):
    """The account, the name or the address is banned."""

    key = "banned"


class Muted(ServerError):
    """The account, the name, the seat or the address must not write."""

    key = "muted"


class BadTarget(ServerError):
    """A ban or mute cannot apply to that."""

    key = "bad-target"


@dataclass(frozen=True, slots=True)
class Client:
    """What is known of a client: its address, its account, the names it goes by, and its seats at a table."""

    address: str = ""
    account: str | None = None
    names: Collection[str] = ()
    table: str | None = None
    seats: Collection[int] = ()
    owners: Collection[str] = ()  # accounts that own its seats


def applies_to(sanction: Sanction, client: Client) -> bool:
    """Whether a ban or mute applies to a client."""
    if sanction.table is not None and sanction.table != client.table:
        return False
    if sanction.target_kind == ACCOUNT:
        return sanction.target == client.account or sanction.target in client.owners
    if sanction.target_kind == NAME:
        looks = looks_of(sanction.target)
        return any(not looks.isdisjoint(looks_of(name)) for name in client.names if name)
    if sanction.target_kind == SEAT:
        return sanction.target in map(str, client.seats)
    return is_inside(client.address, sanction.target)


def first_applying(sanctions: Iterable[Sanction], client: Client) -> Sanction | None:
    """The sanction that applies to a client and ends last; None if there is none."""
    found = [one for one in sanctions if applies_to(one, client)]
    return max(found, key=lambda one: float("inf") if one.ends_at is None else one.ends_at, default=None)


def is_inside(address: str, network: str) -> bool:
    """Whether an address is in a network; IPv4 addresses mapped into IPv6 count as IPv4."""
    parsed, range_ = parsed_address(address), parsed_network(network)
    return parsed is not None and parsed.version == range_.version and parsed in range_


@lru_cache(MAX_CACHED)
def parsed_address(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; None if it is none."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, ipaddress.IPv6Address) else parsed


@lru_cache(MAX_CACHED)
def parsed_network(text: str) -> Network:
    """A network in CIDR notation."""
    return ipaddress.ip_network(text, strict=False)


def network_target(text: str) -> str:
    """A network as it is stored; an IPv6 address alone is its /64 network. BadTarget if it is none or too wide."""
    given = text.strip()
    try:
        network = parsed_network(given if "/" in given else client_network(given))
    except ValueError:
        raise BadTarget(key="bad-network", given=given[:60]) from None
    if network.prefixlen < MIN_PREFIX[network.version]:
        raise BadTarget(key="wide-network", given=str(network), least=MIN_PREFIX[network.version])
    return str(network)


def end_text(ends_at: int | None) -> str:
    """When a sanction ends, in UTC; empty if it does not."""
    if ends_at is None:
        return ""
    return f"{datetime.fromtimestamp(ends_at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def explanation(sanction: Sanction) -> dict[str, Any]:
    """The fields of the error that a sanction causes: the reason, the end as text, and the end in UTC milliseconds."""
    return {"reason": sanction.reason or "none", "until": end_text(sanction.ends_at), "ends": sanction.ends_at or 0}
