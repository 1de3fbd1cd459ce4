"""Finds the browser components of installed games through their packaging entry points.

An entry point of the group `ludoteca.web` is named like its game and has the value `PACKAGE.FOLDER:FILE.js`: a built ES
module and the folder whose files a server may publish. Nothing in the folder is imported or executed here.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from pathlib import Path

from ludoteca.core import discovery

GROUP = "ludoteca.web"
# Other files of the folder, such as sources and Python modules, are never published.
PUBLISHED_SUFFIXES = {".js", ".css", ".json", ".svg", ".png", ".webp", ".avif", ".jpg", ".woff2", ".mp3", ".ogg"}


@cache
def modules() -> dict[str, Path]:
    """The ES module of each game that has a browser component; a component without one is left out with a warning."""
    found: dict[str, Path] = {}
    for point in discovery.points(GROUP):
        try:
            found[point.name] = module_file(point)
        except (ImportError, OSError, TypeError, ValueError) as error:
            discovery.report(point, error)
    return found


def module_file(point: EntryPoint) -> Path:
    """The file that an entry point names; FileNotFoundError if there is no such file on disk."""
    package, _, folder = point.module.rpartition(".")
    path = Path(str(files(package))) / folder / point.attr
    if path.suffix != ".js" or not path.is_file():
        raise FileNotFoundError(f"no ES module {path}")
    return path


def published_files(game: str) -> dict[str, Path]:
    """The files of a game's component by their path inside its folder; none if the game has no component."""
    module = modules().get(game)
    if module is None:
        return {}
    found = [path for path in module.parent.rglob("*") if path.suffix in PUBLISHED_SUFFIXES and path.is_file()]
    return {path.relative_to(module.parent).as_posix(): path for path in found}
