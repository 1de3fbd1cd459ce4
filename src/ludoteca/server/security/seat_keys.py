"""The secrets of one table as an immutable value that holds only their digests.

A `host` key belongs to the table's creator, a `seat` key to the player in a seat, an `invite` key admits players to
open seats, and a `pass` key hands one seat over once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.server.security import tokens
from ludoteca.store import Token

HOST = "host"
SEAT = "seat"
INVITE = "invite"
PASS = "pass"


@dataclass(frozen=True)
class SeatKeys:
    """The keys of a table, at most one per kind and seat; every change returns a new value."""

    keys: frozenset[Token] = frozenset()

    @classmethod
    def of(cls, keys: Iterable[Token]) -> SeatKeys:
        """The value of stored keys; of several with the same kind and seat the last counts."""
        return cls(frozenset({(key.kind, key.seat): key for key in keys}.values()))

    def issue(self, kind: str, seat: int | None = None) -> tuple[SeatKeys, str]:
        """The keys with a new secret that replaces the one of the same kind and seat, and that secret."""
        token = tokens.new_token()
        return self._with(Token(tokens.digest(token), kind, seat)), token

    def revoke(self, kind: str, seat: int | None = None) -> SeatKeys:
        """The keys without one of that kind and seat; self if there is none."""
        key = self._find(kind, seat)
        return self if key is None else SeatKeys(self.keys - {key})

    def swap(self, seat: int, other: int) -> SeatKeys:
        """The keys with the seat and pass keys of two seats exchanged; self if neither seat has any."""
        target = {seat: other, other: seat}
        moved = {key for key in self.keys if key.kind in (SEAT, PASS) and key.seat in target}
        if not moved or seat == other:
            return self
        return SeatKeys(
            self.keys - moved | {Token(key.hash, key.kind, target[key.seat]) for key in moved if key.seat is not None}
        )

    def has(self, kind: str, seat: int | None = None) -> bool:
        """Whether there is a key of that kind and seat."""
        return self._find(kind, seat) is not None

    def matches(self, token: str, kind: str, seat: int | None = None) -> bool:
        """Whether a token is the key of that kind and seat; takes the same time whether it matches or not."""
        key = self._find(kind, seat)
        return tokens.matches(token, None if key is None else key.hash)

    def seats(self, given: Iterable[str], kind: str = SEAT) -> list[int]:
        """The seats whose keys of a kind are among some tokens, ascending."""
        candidates = [key for key in self.keys if key.kind == kind]
        found = {key.seat for token in given for key in candidates if tokens.matches(token, key.hash)}
        return sorted(seat for seat in found if seat is not None)

    def added(self, before: SeatKeys) -> list[Token]:
        """The keys that an earlier value does not have, in a fixed order."""
        return _sorted(self.keys - before.keys)

    def removed(self, before: SeatKeys) -> list[Token]:
        """The keys that only an earlier value has, in a fixed order."""
        return _sorted(before.keys - self.keys)

    def _find(self, kind: str, seat: int | None) -> Token | None:
        return next((key for key in self.keys if key.kind == kind and key.seat == seat), None)

    def _with(self, key: Token) -> SeatKeys:
        return SeatKeys(self.revoke(key.kind, key.seat).keys | {key})


def _sorted(keys: Iterable[Token]) -> list[Token]:
    return sorted(keys, key=lambda key: (key.kind, -1 if key.seat is None else key.seat))
