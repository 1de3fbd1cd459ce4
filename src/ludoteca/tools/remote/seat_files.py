"""Files that keep the tokens of seats, so that a program that was stopped comes back to its seat.

While a program plays, its file is locked: another one that joins the same table does not take the same seat over.
"""

from __future__ import annotations

import contextlib
import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludoteca.store.errors import StoreInUse, StoreUnwritable
from ludoteca.store.sqlite.file_lock import FileLock
from ludoteca.tools.remote.links import TableLink

FOLDER = "seats"


class SeatFile:
    """The token of one seat, held by this process until it is released."""

    def __init__(self, path: Path, content: dict[str, Any], lock: FileLock) -> None:
        self.path = path
        self.content = content
        self.lock = lock

    @property
    def token(self) -> str:
        """The token of the seat."""
        return str(self.content["token"])

    def release(self, remove: bool) -> None:
        """Unlock the file; a seat that is not needed any more is removed."""
        if remove:
            self.path.unlink(missing_ok=True)
            lock_path(self.path).unlink(missing_ok=True)
        self.lock.release()


class SeatFiles:
    """The seats that a contestant has kept at one table, in a folder of their own."""

    def __init__(self, data: Path, link: TableLink, contestant: str, name: str) -> None:
        self.folder = data / FOLDER
        self.prefix = sha256(link.watching.encode()).hexdigest()[:16]
        self.owner = {"link": link.watching, "contestant": contestant, "name": name}

    def claim(self, seat: int | None) -> SeatFile | None:
        """A kept seat of this contestant that no other process holds; of a given number if there is one."""
        for path in sorted(self.folder.glob(f"{self.prefix}-*.json")):
            content = self._read(path)
            if content is None or (seat is not None and content["seat"] != seat):
                continue
            with contextlib.suppress(StoreInUse, StoreUnwritable):
                return SeatFile(path, content, FileLock(path))
        return None

    def keep(self, seat: int, token: str) -> SeatFile:
        """Write the token of a seat for its owner only; OSError or StoreUnwritable if that cannot be done."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.folder / f"{self.prefix}-{seat}-{sha256(token.encode()).hexdigest()[:8]}.json"
        lock = FileLock(path)
        content = {**self.owner, "seat": seat, "token": token}
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(content, file)
        return SeatFile(path, content, lock)

    def _read(self, path: Path) -> dict[str, Any] | None:
        """The content of a file if it belongs to this contestant."""
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        is_own = isinstance(content, dict) and self.owner.items() <= content.items()
        return content if is_own and {"seat", "token"} <= content.keys() else None


def lock_path(path: Path) -> Path:
    """The file that is locked beside a seat's file."""
    return path.with_name(path.name + ".lock")
