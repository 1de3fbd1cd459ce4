"""The secrets of one table: which opens what. Only their digests are here.

A `host` secret belongs to whoever made the table, a `seat` secret to whoever sits there, an `invite` lets people
sit on open seats, a `pass` takes one seat over and is good for one use.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.server import tokens
from ludoteca.store import Token

HOST = "host"
SEAT = "seat"
INVITE = "invite"
PASS = "pass"


class Keyring:
    """The locks of a table; at most one of each kind for each seat."""

    def __init__(self, locks: Iterable[Token] = ()) -> None:
        self.locks = {(lock.kind, lock.seat): lock for lock in locks}
        self.kept = dict(self.locks)
        self.is_changed = False

    def issue(self, kind: str, seat: int | None = None) -> str:
        """A new secret; the one before of the same kind and seat opens nothing from now on."""
        token = tokens.fresh()
        self.locks[kind, seat] = Token(tokens.digest(token), kind, seat)
        self.is_changed = True
        return token

    def void(self, kind: str, seat: int | None = None) -> None:
        """Whatever secret there was opens nothing any more."""
        self.locks.pop((kind, seat), None)
        self.is_changed = True

    def has(self, kind: str, seat: int | None = None) -> bool:
        """Whether a secret of this kind is out."""
        return (kind, seat) in self.locks

    def opens(self, token: str, kind: str, seat: int | None = None) -> bool:
        """Whether a token is the secret of that kind."""
        lock = self.locks.get((kind, seat))
        return tokens.opens(token, None if lock is None else lock.hash)

    def seats(self, given: Iterable[str], kind: str = SEAT) -> list[int]:
        """The seats that some tokens open, ascending."""
        held = [lock for lock in self.locks.values() if lock.kind == kind]
        found = {lock.seat for token in given for lock in held if tokens.opens(token, lock.hash)}
        return sorted(seat for seat in found if seat is not None)

    def swap(self, seat: int, other: int) -> None:
        """What opened the one seat opens the other, and the other way round."""
        self.is_changed = True
        for kind in (SEAT, PASS):
            first, second = self.locks.pop((kind, seat), None), self.locks.pop((kind, other), None)
            for lock, place in ((first, other), (second, seat)):
                if lock is not None:
                    self.locks[kind, place] = Token(lock.hash, kind, place)

    def changed(self) -> tuple[list[Token], list[Token]]:
        """The locks that are gone and those that are new since keep() was called."""
        if not self.is_changed:
            return [], []
        were, are = set(self.kept.values()), set(self.locks.values())
        return list(were - are), list(are - were)

    def keep(self) -> None:
        """The locks as they are now are on disk."""
        if self.is_changed:
            self.kept = dict(self.locks)
            self.is_changed = False
