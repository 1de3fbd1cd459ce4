"""Opens files that only one user can read: the owner of their folder, also if root creates them."""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE = 0o600


def open_private(path: Path, flags: int) -> int:
    """The descriptor of a file, which is created if it does not exist; OSError if that fails."""
    try:
        descriptor = os.open(path, flags | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        return os.open(path, flags | os.O_CREAT, PRIVATE)
    give_to_folder_owner(path)
    return descriptor


def give_to_folder_owner(path: Path) -> None:
    """If root runs this process, make a file belong to the owner and group of its folder; nobody else can."""
    if os.name != "nt" and os.geteuid() == 0:
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)
