"""Fails when the package's imports leave the picture: core below, programs on top.

It also looks for game names outside the games' own folders. Run as a script in the checkout.
"""

from __future__ import annotations

import ast
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

# A sub-package that is a part of its own: it may import what the package around it may not.
SEPARATE: dict[tuple[str, ...], str] = {("core", "conformance"): "conformance"}
LIBRARIES = {"core", "drawing", "games", "search", "table", "store", "i18n", "rulebook", "ratings", "engine"}
FACE = "the face"
MAY_IMPORT: dict[str, set[str]] = {
    "native": set(),
    "core": {"native"},
    "conformance": {"native", "core", "i18n"},
    "drawing": set(),
    "games": {"native", "core", "drawing"},
    "search": {"native", "core"},
    "table": {"native", "core", "conformance"},
    "store": {"native", "core"},
    "ratings": {"native", "core", "store"},
    "i18n": {"native", "core"},
    "rulebook": {"native", "core", "i18n"},
    "engine": {"native", FACE, "core", "search", "i18n"},
    "terminal": {"native", "core", "drawing", "i18n", "rulebook", "table", "search"},
    FACE: {"native", "core", "table", "search"},
    "server": {"native", FACE, *LIBRARIES},
    "tools": {"native", FACE, *LIBRARIES, "server"},
    "cli": {"native", FACE, *LIBRARIES, "terminal", "server", "tools"},
    "rl": {"native", FACE, *LIBRARIES},
    "__main__": {"cli"},
}
CIMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+cimport|cimport\s+(\S+))")
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
TEXT = {".py", ".pxd", ".pyi", ".ftl", ".json", ".toml", ".md", ".txt"}
WEB_TEXT = TEXT | {".ts", ".js", ".svelte", ".css", ".html", ".svg"}


def part(path: Path, package: Path) -> str:
    """The part of the package a file belongs to."""
    inside = path.relative_to(package)
    if len(inside.parts) > 1:
        return SEPARATE.get(inside.parts[:2], inside.parts[0])
    return FACE if inside.stem == "__init__" else inside.stem


def imported(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a source or a .pxd imports."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pxd":
        for number, line in enumerate(text.splitlines(), 1):
            if found := CIMPORT.match(line):
                yield number, (found[1] or found[2]).rstrip(",")
        return
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(node, path, package)
            yield from ((node.lineno, f"{origin}.{name.name}") for name in node.names)


def _origin(node: ast.ImportFrom, path: Path, package: Path) -> str:
    """The absolute name of the module after `from`."""
    if not node.level:
        return node.module or ""
    here = path.relative_to(package.parent).parts[: -node.level]
    return ".".join([*here, *([node.module] if node.module else [])])


def target(name: str, package: Path) -> str | None:
    """The part an imported name belongs to; None if it is not ours."""
    words = name.split(".")
    if words[0] != package.name:
        return None
    if len(words) == 1:
        return FACE
    place = package / words[1]
    if separate := SEPARATE.get(tuple(words[1:3])):
        return separate
    return words[1] if place.is_dir() or place.with_suffix(".py").is_file() else FACE


def wrong_imports(root: Path) -> list[str]:
    """Each import that points where its part may not look."""
    package = root / "src" / "ludoteca"
    wrong = []
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.pxd")]):
        here = part(path, package)
        place = path.relative_to(root)
        if here not in MAY_IMPORT:
            wrong.append(f"{place}: the picture has no part called {here}")
            continue
        for line, name in imported(path, package):
            there = target(name, package)
            if there and there != here and there not in MAY_IMPORT[here]:
                wrong.append(f"{place}:{line}: {here} may not import {there} ({name})")
            elif here == "games" == there and _game(name) not in (None, _own(path, package)):
                wrong.append(f"{place}:{line}: one game may not import another ({name})")
    return wrong


def _own(path: Path, package: Path) -> str | None:
    """The game a file belongs to."""
    inside = path.relative_to(package / "games").parts
    return inside[0] if len(inside) > 1 else None


def _game(name: str) -> str | None:
    """The game an imported name belongs to."""
    words = name.split(".")
    return words[2] if len(words) > 2 else None


def games(root: Path) -> list[str]:
    """The games that live in this package."""
    folder = root / "src" / "ludoteca" / "games"
    return sorted(path.parent.name for path in folder.glob("[a-z]*/__init__.py"))


def stray_names(root: Path) -> list[str]:
    """Each line outside a game's folders that names the game."""
    wanted = set(games(root))
    trees = ((root / "src" / "ludoteca", TEXT), (root / "web" / "src", WEB_TEXT))
    stray = []
    for tree, kinds in trees:
        for path in sorted(tree.rglob("*")):
            inside = path.relative_to(tree).parts
            own = {inside[1]} if inside[0] == "games" and len(inside) > 2 else set()
            if own and path.suffix == ".ftl":
                continue  # a game's name may be a word of another game's sentences
            if path.is_file() and path.suffix in kinds and path.name != "_compiled.json":
                stray += _named(path, wanted - own, root)
    return stray


def _named(path: Path, names: set[str], root: Path) -> list[str]:
    """The lines of a file, and its own name, that hold one of the names as a word."""
    place = path.relative_to(root)
    lines = enumerate([path.stem, *path.read_text(encoding="utf-8").splitlines()])
    return [
        f"{place}:{number or 1}: names the game {word} outside its folder"
        for number, line in lines
        for word in sorted(names & words(line))
    ]


def words(line: str) -> set[str]:
    """The words of a line in lower case without accents, also those inside identifiers."""
    plain = unicodedata.normalize("NFKD", line)
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return {word.lower() for word in WORD.findall(plain)}


def main(root: Path) -> int:
    """Print what is wrong; 1 if anything is."""
    wrong = wrong_imports(root) + stray_names(root)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
