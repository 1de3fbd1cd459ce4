"""What is agreed about a table besides its game: who finds it, how it is played; kept with it, changed rarely."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field


class Agreement(Struct, kw_only=True):
    """The agreements of one table; `away` maps seats that a bot plays meanwhile, `accounts` seats to accounts."""

    title: str = ""
    public: bool = False
    auto: bool = True
    rated: bool = False
    study: bool = False
    days: int | None = None
    created: int = 0
    away: dict[str, str] = field(default_factory=dict)
    accounts: dict[str, str] = field(default_factory=dict)
    wants: list[int] = field(default_factory=list)
    following: str | None = None
    places: dict[str, int] = field(default_factory=dict)

    def written(self) -> dict[str, Any]:
        """The agreement as it is kept."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return told


def read(kept: dict[str, Any]) -> Agreement:
    """The agreement that was kept."""
    return msgspec.convert(kept, Agreement)
