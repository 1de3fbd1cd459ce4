"""Fails when an import breaks the layering: core at the bottom, programs on top, and the same inside the server.

It also looks for game names outside the games' own folders. Run as a script in the checkout.
"""

from __future__ import annotations

import ast
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

TOP = "the package's __init__"
LIBRARIES = {"core", "drawing", "games", "search", "table", "ratings", "store", "i18n", "rulebook", "engine"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "conformance": {"core", "i18n", "table"},
    "drawing": set(),
    "i18n": {"core"},
    "games": {"core", "drawing"},
    "search": {"core"},
    "rulebook": {"core", "i18n"},
    "table": {"core"},
    "ratings": {"core"},
    "store": {"core"},
    "engine": {TOP, "core", "search", "i18n"},
    "terminal": {"core", "drawing", "i18n", "rulebook", "table", "search"},
    TOP: {"core", "table", "search"},
    "server": {TOP, *LIBRARIES},
    "tools": {TOP, *LIBRARIES, "conformance", "server"},
    "cli": {TOP, *LIBRARIES, "conformance", "terminal", "server", "tools"},
    "rl": {TOP, *LIBRARIES},
    "__main__": {"cli"},
}

# The same inside the server. Messages are types without behaviour, so every layer above the settings may use them.
MESSAGES = "messages"
MESSAGE_MODULES = {
    *(("api", "schemas"), ("api", "account_schemas"), ("api", "admin_schemas")),
    *(("ws", "messages_in"), ("ws", "messages_out"), ("ws", "close_codes")),
}
BASE = {"settings", "setting_values", "addresses", "errors"}
COMPOSITION = {"app", "lifespan", "run", "service_manager"}
COMMON = {*BASE, MESSAGES, "localisation", "observability"}
SERVER_MAY_IMPORT: dict[str, set[str]] = {
    MESSAGES: set(),
    **dict.fromkeys(BASE, BASE),
    "localisation": {"errors", MESSAGES},
    "observability": BASE,
    "security": {*BASE, "observability"},
    "transport": {*BASE, "observability", "security"},
    "bots": COMMON,
    "live": {*COMMON, "security", "bots"},
    "accounts": {*COMMON, "security", "live"},
    "moderation": {*COMMON, "security", "accounts"},
    "background": {*COMMON, "live"},
    "ws": {*COMMON, "security", "bots", "live", "moderation"},
    "admin": {*COMMON, "security", "live", "accounts", "moderation", "ws"},
    "api": {*COMMON, "security", "bots", "live", "accounts", "moderation", "ws", "admin"},
    "web": {*COMMON, "security", "api"},
}
# A store's backend knows the interface; a backend does not know another.
BACKENDS = {"sqlite", "postgres"}
CIMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+cimport|cimport\s+(\S+))")
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
TEXT = {".py", ".pxd", ".pyi", ".ftl", ".json", ".toml", ".md", ".txt"}
WEB_TEXT = TEXT | {".ts", ".js", ".svelte", ".css", ".html", ".svg"}


def part(path: Path, package: Path) -> str:
    """The part of the package a file belongs to."""
    inside = path.relative_to(package)
    if len(inside.parts) > 1:
        return inside.parts[0]
    return TOP if inside.stem == "__init__" else inside.stem


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
        return TOP
    place = package / words[1]
    return words[1] if place.is_dir() or place.with_suffix(".py").is_file() else TOP


def wrong_imports(root: Path) -> list[str]:
    """Each import that breaks the layering."""
    package = root / "src" / "ludoteca"
    wrong = []
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.pxd")]):
        here = part(path, package)
        place = path.relative_to(root)
        if here not in MAY_IMPORT:
            wrong.append(f"{place}: the layering has no part called {here}")
            continue
        for line, name in imported(path, package):
            if reason := _objection(here, path, name, package):
                wrong.append(f"{place}:{line}: {reason} ({name})")
    return wrong


def _objection(here: str, path: Path, name: str, package: Path) -> str | None:
    """Why a file may not import a name; None if it may."""
    there = target(name, package)
    if there is None:
        return None
    if there != here:
        return None if there in MAY_IMPORT[here] else f"{here} may not import {there}"
    if here == "games" and _game(name) not in (None, _own(path, package)):
        return "one game may not import another"
    if here == "server":
        return _server_objection(_inside(path, package, here), _named_inside(name))
    if here == "store":
        return _store_objection(_inside(path, package, here), _named_inside(name))
    return None


def _server_objection(here: tuple[str, ...], there: tuple[str, ...]) -> str | None:
    """Why one part of the server may not import another."""
    importer, imported_part = _server_part(here), _server_part(there)
    if importer in COMPOSITION or importer == imported_part or imported_part == "":
        return None
    if importer not in SERVER_MAY_IMPORT:
        return f"the server's layering has no part called {importer}"
    return None if imported_part in SERVER_MAY_IMPORT[importer] else f"{importer} may not import {imported_part}"


def _server_part(inside: tuple[str, ...]) -> str:
    """The part of the server that a path inside it belongs to; empty for the server's own __init__."""
    if inside[:2] in MESSAGE_MODULES:
        return MESSAGES
    return inside[0] if inside and inside[0] != "__init__" else ""


def _store_objection(here: tuple[str, ...], there: tuple[str, ...]) -> str | None:
    """Why one module of the store may not import another: only its __init__ and the backend itself name a backend."""
    backend = there[0] if there and there[0] in BACKENDS else None
    if backend is None or here[0] in (backend, "__init__"):
        return None
    return f"{here[0]} may not import the backend {backend}"


def _inside(path: Path, package: Path, part: str) -> tuple[str, ...]:
    """The names of a file's folders inside a part, and its own without the suffix."""
    return path.relative_to(package / part).with_suffix("").parts


def _named_inside(name: str) -> tuple[str, ...]:
    """The words of an imported name after the package and the part."""
    return tuple(name.split(".")[2:])


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
