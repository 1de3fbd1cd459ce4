"""Parsers for the values of settings: each takes text and returns a value or raises ValueError.

Flags and environment variables are text; a file's numbers, booleans and lists are converted to text first.
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
    """`count` per `seconds`: the capacity of a token bucket and the time in which it refills."""

    count: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.count}/{spell_duration(self.seconds)}"


def text(word: str) -> str:
    """Text that is not empty."""
    if not word.strip():
        raise ValueError
    return word.strip()


def optional_text(word: str) -> str:
    """Text, which may be empty."""
    return word.strip()


def path(word: str) -> Path:
    """A path; ~ is the home directory."""
    return Path(text(word)).expanduser()


def truth(word: str) -> bool:
    """`on` or `off`, also as yes, no, true, false, 1, 0."""
    known = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
    if word.lower() not in known:
        raise ValueError
    return known[word.lower()]


def number(low: int, high: int) -> Callable[[str], int]:
    """A parser of integers within bounds."""

    def read(word: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", word) or not low <= int(word) <= high:
            raise ValueError
        return int(word)

    return read


def choice(*known: str) -> Callable[[str], str]:
    """A parser that accepts only some words."""

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
    """A duration in the largest unit of which it is a multiple."""
    if not seconds:
        return "0"
    unit = next(unit for unit in "dhms" if seconds % UNITS[unit] == 0)
    return f"{seconds // UNITS[unit]}{unit}"


def rate(word: str) -> Rate:
    """`20/10s`: a count per duration; a unit alone means one of it, as in `30/m`."""
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
    """Addresses or networks; an empty tuple for empty text."""
    return tuple(ipaddress.ip_network(one) for one in several(word)) if word.strip() else ()


def several(word: str) -> list[str]:
    """The words of a comma-separated list; ValueError if one is empty."""
    words = [one.strip() for one in word.split(",")]
    if not all(words):
        raise ValueError
    return words


def endpoint(word: str) -> tuple[str, int] | None:
    """`127.0.0.1:9100` or `[::1]:9100`; None for empty text."""
    if not word:
        return None
    host, _, port = word.rpartition(":")
    return str(ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))), number(1, 65535)(port)


def public_url(word: str) -> str:
    """An http or https URL without query and trailing slash; empty for empty text."""
    if not word:
        return ""
    parts = urlsplit(word)
    is_valid = parts.scheme in ("http", "https") and re.fullmatch(r"[A-Za-z0-9.-]+|[0-9a-f:]+", parts.hostname or "")
    if not is_valid or parts.query or parts.fragment or "@" in parts.netloc or parts.port == 0:
        raise ValueError
    return f"{parts.scheme}://{parts.netloc.lower()}{base_path(parts.path)}"


def base_path(word: str) -> str:
    """The path that all requests start with: empty, or `/games`."""
    trimmed = word.rstrip("/")
    if trimmed and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", trimmed):
        raise ValueError
    return trimmed


def as_text(value: Any) -> str:
    """A value of a TOML file as a flag or an environment variable would hold it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int | str):
        return str(value)
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    raise ValueError
