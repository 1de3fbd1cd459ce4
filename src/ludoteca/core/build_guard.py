"""Decides at import whether the compiled modules run, or the sources they were compiled from.

Compiled modules share struct layouts, so all of them run or none. setup.py builds them and, like dev.py, loads this
module by its path.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = Path(__file__).parent.parent
STAMP = "_compiled.json"

_runs_compiled = False
_is_uncompiled = False


def compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return _runs_compiled


def is_uncompiled() -> bool:
    """Whether this process runs the sources because nothing is compiled, and nobody asked for that."""
    return _is_uncompiled and os.environ.get("LUDOTECA_QUIET") != "1"


def is_checkout(package: Path) -> bool:
    """Whether the package is the one of a checkout, whose sources may be edited."""
    return (package.parent.parent / "dev.py").is_file()


def files(package: Path) -> list[str]:
    """Every file under the package, as sorted paths relative to it with forward slashes."""
    found = []
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name != "__pycache__"]
        inside = os.path.relpath(folder, package).replace(os.sep, "/")
        found += [name if inside == "." else f"{inside}/{name}" for name in names]
    return sorted(found)


def sources(names: Sequence[str]) -> list[str]:
    """The modules to compile: each X.py with an X.pxd beside it, the packages' own files apart."""
    known = set(names)
    return [
        name[:-3] + "py"
        for name in names
        if name.endswith(".pxd") and name[:-3] + "py" in known and not name.endswith("__init__.pxd")
    ]


def stamp(package: Path, names: Sequence[str]) -> dict[str, object]:
    """The inputs of a build made now: the interpreter's tag and a digest of each source.

    Each codes.py with a c_codes.pxd beside it is an input, because setup.py generates that from it.
    """
    pxds = [name for name in names if name.endswith(".pxd")]
    codes = [name.replace("c_codes.pxd", "codes.py") for name in pxds if name.endswith("/c_codes.pxd")]
    inputs = sorted([*sources(names), *pxds, *(name for name in codes if name in names)])
    digests = {name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in inputs}
    return {"python": sys.implementation.cache_tag, "sources": digests}


def libraries(names: Sequence[str]) -> set[str]:
    """The compiled libraries among the files, for whatever interpreter they were built."""
    return {name for name in names if name.endswith((".so", ".pyd"))}


def library(source: str) -> str:
    """The library this interpreter loads for a source."""
    return source.removesuffix(".py") + EXTENSION_SUFFIXES[0]


def is_current(package: Path, names: Sequence[str]) -> bool:
    """Whether the package has exactly the libraries that its present sources compile to.

    The contents of the sources are compared in a checkout only: nobody edits an installed package.
    """
    if libraries(names) != {library(source) for source in sources(names)}:
        return False
    try:
        written = json.loads((package / STAMP).read_bytes())
        if is_checkout(package):
            return bool(written == stamp(package, names))
        return bool(written["python"] == sys.implementation.cache_tag)
    except (OSError, ValueError, KeyError, TypeError):
        return False


class Interpreted:
    """Finds the package's modules as sources only, where Python would prefer a library."""

    def __init__(self, package: Path) -> None:
        self.prefix = package.name + "."
        self.root = package.parent

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module's .py; folders and other packages are left to the other finders."""
        if not fullname.startswith(self.prefix):
            return None
        place = self.root.joinpath(*fullname.split("."))
        if place.is_dir():
            return None
        source = place.with_suffix(".py")
        if not source.is_file():
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        loader = SourceFileLoader(fullname, str(source))
        return spec_from_file_location(fullname, source, loader=loader)


def guard(package: Path = PACKAGE) -> None:
    """Let the compiled modules run only if they were built from the present sources."""
    global _runs_compiled, _is_uncompiled
    names = files(package)
    if not sources(names):
        return
    asked = os.environ.get("LUDOTECA_INTERPRETED") == "1"
    _runs_compiled = not asked and is_current(package, names)
    if _runs_compiled:
        return
    if not libraries(names):
        _is_uncompiled = not asked
        return
    sys.meta_path.insert(0, Interpreted(package))
    if not asked:
        _say_stale(package)


def _say_stale(package: Path) -> None:
    """Say once, for this process and its children, that the libraries there are not used."""
    if os.environ.get("LUDOTECA_QUIET") == "1":
        return
    os.environ["LUDOTECA_QUIET"] = "1"
    if is_checkout(package):
        why = "the sources changed since they were compiled: where there is a C compiler, run `python3 dev.py setup`"
    else:
        why = "the compiled modules here are not those of this version: install it again"
    print(f"ludoteca runs interpreted, many times slower, because {why}.", file=sys.stderr)
