"""Files that commands write at the end of long work."""

from __future__ import annotations

from pathlib import Path
from tempfile import NamedTemporaryFile

from ludoteca.core.errors import Refused


class NotSaved(Refused):
    """A file that can't be written."""

    key = "not-saved"

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(str(error), file=str(path), why=error.strerror or "")


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written; one that isn't there yet isn't there afterwards either."""
    is_there = path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        raise NotSaved(path, error) from error
    if not is_there:
        path.unlink()


def check_writable_folder(path: Path) -> None:
    """Make sure that a folder is there and that files can be written into it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path):
            pass
    except OSError as error:
        raise NotSaved(path, error) from error
