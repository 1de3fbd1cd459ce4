"""Settings of one table besides its game: visibility, rating, seat owners. Immutable; a change replaces the value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct


class TableConfig(Struct, frozen=True, kw_only=True, rename={"next_table": "following"}):
    """The settings stored with a table.

    `away` maps seats to the level of the bot that plays until their owner is back, `accounts` maps seats to accounts,
    `wants` lists the seats that asked for a rematch, `next_table` is the rematch, `places` maps seats to seats there.
    `holders` maps credentials to groups and `seat_groups` seats to groups (live/holders.py); `openings` maps seats of
    bots that the host wants to open for a person to the seats that agreed. JSON object keys are text, so seats are
    written as text.
    """

    title: str = ""
    public: bool = False
    auto: bool = True
    rated: bool = False
    study: bool = False
    days: int | None = None
    created: int = 0
    away: dict[str, str] = {}
    accounts: dict[str, str] = {}
    wants: list[int] = []
    next_table: str | None = None
    places: dict[str, int] = {}
    holders: dict[str, int] = {}
    seat_groups: dict[str, int] = {}
    openings: dict[str, list[int]] = {}

    def to_json(self) -> dict[str, Any]:
        """The settings as they are stored."""
        written: dict[str, Any] = msgspec.to_builtins(self)
        return written

    def with_away(self, seat: int, level: str | None) -> TableConfig:
        """The settings with a bot in an absent owner's seat, or without one if the level is None."""
        away = {key: value for key, value in self.away.items() if key != str(seat)}
        if level is not None:
            away[str(seat)] = level
        return self if away == self.away else msgspec.structs.replace(self, away=away)

    def with_owner(self, seat: int, account: str | None) -> TableConfig:
        """The settings with a seat owned by an account, or by none."""
        accounts = {key: value for key, value in self.accounts.items() if key != str(seat)}
        if account is not None:
            accounts[str(seat)] = account
        return self if accounts == self.accounts else msgspec.structs.replace(self, accounts=accounts)

    def with_opening(self, seat: int, agreed: Iterable[int] | None) -> TableConfig:
        """The settings with a request to open a seat that these seats agreed to, or without one if None."""
        openings = {key: value for key, value in self.openings.items() if key != str(seat)}
        if agreed is not None:
            openings[str(seat)] = sorted(agreed)
        return self if openings == self.openings else msgspec.structs.replace(self, openings=openings)

    def seats_of(self, account: str | None) -> set[int]:
        """The seats owned by an account."""
        return {int(seat) for seat, owner in self.accounts.items() if owner == account}


def read_config(stored: dict[str, Any]) -> TableConfig:
    """The settings from their stored form."""
    return msgspec.convert(stored, TableConfig)
