"""How the values of settings are read from text: each function takes one and gives a value, or raises ValueError.

Text is what flags and environment variables hold; a file's numbers, truths and lists are written as text first.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
LOCAL = "local"


@dataclass(frozen=True)
class Rate:
    """So many within so many seconds: a bucket of `count` that refills evenly."""

    count: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.count}/{spell_duration(self.seconds)}"


def text(word: str) -> str:
    """Any text that isn't empty."""
    if not word.strip():
        raise ValueError
    return word.strip()


def path(word: str) -> Path:
    """A place in the file system; ~ is the home folder."""
    return Path(text(word)).expanduser()


def truth(word: str) -> bool:
    """`on` or `off`, also as yes, no, true, false, 1, 0."""
    known = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
    if word.lower() not in known:
        raise ValueError
    return known[word.lower()]


def number(low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(word: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", word) or not low <= int(word) <= high:
            raise ValueError
        return int(word)

    return read


def choice(*known: str) -> Callable[[str], str]:
    """One of some words."""

    def read(word: str) -> str:
        if word not in known:
            raise ValueError
        return word

    return read


def duration(word: str) -> int:
    """Seconds: `90s`, `10m`, `24h`, `30d`; 0 is never."""
    if word == "0":
        return 0
    found = re.fullmatch(r"([0-9]{1,9})([smhd])", word)
    if found is None or int(found[1]) == 0:
        raise ValueError
    return int(found[1]) * UNITS[found[2]]


def spell_duration(seconds: int) -> str:
    """A duration in the largest unit that says it in whole numbers."""
    if not seconds:
        return "0"
    unit = next(unit for unit in "dhms" if seconds % UNITS[unit] == 0)
    return f"{seconds // UNITS[unit]}{unit}"


def rate(word: str) -> Rate:
    """`20/10s`: so many within so long; a bare unit is one of it, as in `30/m`."""
    count, slash, span = word.partition("/")
    if not slash or not re.fullmatch(r"[1-9][0-9]{0,11}", count):
        raise ValueError
    seconds = duration(f"1{span}" if span in UNITS else span)
    if not seconds:
        raise ValueError
    return Rate(int(count), seconds)


def binds(word: str) -> tuple[str, ...]:
    """Addresses to listen on, or `local`."""
    return tuple(one if one == LOCAL else str(ipaddress.ip_address(one)) for one in several(word))


def networks(word: str) -> tuple[Network, ...]:
    """Addresses or networks; none if empty."""
    return tuple(ipaddress.ip_network(one) for one in several(word)) if word.strip() else ()


def several(word: str) -> list[str]:
    """Words with commas between."""
    words = [one.strip() for one in word.split(",")]
    if not all(words):
        raise ValueError
    return words


def endpoint(word: str) -> tuple[str, int] | None:
    """`127.0.0.1:9100` or `[::1]:9100`; none if empty."""
    if not word:
        return None
    host, _, port = word.rpartition(":")
    return str(ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))), number(1, 65535)(port)


def public_url(word: str) -> str:
    """An http or https address, without query, without a slash at its end; none if empty."""
    if not word:
        return ""
    parts = urlsplit(word)
    good = parts.scheme in ("http", "https") and re.fullmatch(r"[A-Za-z0-9.-]+|[0-9a-f:]+", parts.hostname or "")
    if not good or parts.query or parts.fragment or "@" in parts.netloc or parts.port == 0:
        raise ValueError
    return f"{parts.scheme}://{parts.netloc.lower()}{base_path(parts.path)}"


def base_path(word: str) -> str:
    """The path all requests begin with: empty, or `/games`."""
    trimmed = word.rstrip("/")
    if trimmed and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", trimmed):
        raise ValueError
    return trimmed


def as_text(value: Any) -> str:
    """A file's value as flags and the environment would hold it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int | str):
        return str(value)
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    raise ValueError
