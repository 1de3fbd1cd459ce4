"""Finds the browser components of installed games through their packaging entry points.

An entry point of the group `ludoteca.web` is named like its game and has the value `PACKAGE.FOLDER:FILE.js`: a built ES
module and the folder whose files a server may publish. Nothing in the folder is imported or executed here.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path

GROUP = "ludoteca.web"
# Other files of the folder, such as sources and Python modules, are never published.
PUBLISHED_SUFFIXES = {".js", ".css", ".json", ".svg", ".png", ".webp", ".avif", ".jpg", ".woff2", ".mp3", ".ogg"}


@cache
def modules() -> dict[str, Path]:
    """The ES module of each game that has a browser component; entry points without an existing file are left out."""
    found = {point.name: module_file(point) for point in sorted(entry_points(group=GROUP))}
    return {name: path for name, path in found.items() if path is not None}


def module_file(point: EntryPoint) -> Path | None:
    """The file that an entry point names; None if there is no such file on disk."""
    package, _, folder = point.module.rpartition(".")
    try:
        path = Path(str(files(package))) / folder / point.attr
    except (ImportError, TypeError, ValueError):
        return None
    return path if path.suffix == ".js" and path.is_file() else None


def published_files(game: str) -> dict[str, Path]:
    """The files of a game's component by their path inside its folder; none if the game has no component."""
    module = modules().get(game)
    if module is None:
        return {}
    found = [path for path in module.parent.rglob("*") if path.suffix in PUBLISHED_SUFFIXES and path.is_file()]
    return {path.relative_to(module.parent).as_posix(): path for path in found}
