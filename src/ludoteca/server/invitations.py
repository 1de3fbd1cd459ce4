"""Invitations to open tables, for servers where not everybody may: kept in a file beside the database, as digests."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from ludoteca.server.tokens import digest, fresh

FILE = "invitations.json"
MOST = 10_000


@dataclass(slots=True)
class Invitation:
    """How many tables may still be opened with it, and when it was made, in seconds since 1970."""

    left: int
    made: int


class Invitations:
    """The invitations of one server; what is kept is on disk when a method returns."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.held: dict[str, Invitation] = {}
        if self.path.exists():
            kept = json.loads(self.path.read_text("utf-8"))
            self.held = {name: Invitation(**one) for name, one in kept.items()}

    def make(self, uses: int) -> str:
        """A new invitation for so many tables."""
        token = fresh()
        self.held[digest(token).hex()] = Invitation(uses, int(time.time()))
        self.held = dict(list(self.held.items())[-MOST:])
        self._keep()
        return token

    def use(self, token: str) -> bool:
        """Open one table with an invitation; False if it isn't one, or is used up."""
        name = digest(token).hex()
        found = self.held.get(name)
        if found is None:
            return False
        found.left -= 1
        if found.left <= 0:
            del self.held[name]
        self._keep()
        return True

    def void_all(self) -> int:
        """No invitation opens anything any more; how many there were."""
        number = len(self.held)
        self.held.clear()
        self._keep()
        return number

    def _keep(self) -> None:
        """Write the file beside and put it in the old one's place, so that a crash leaves one or the other."""
        draft = self.path.with_suffix(".new")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump({name: asdict(one) for name, one in self.held.items()}, file)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)
