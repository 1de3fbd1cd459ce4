"""Fails when a retired name comes back as an identifier or table name, or a folder or module grows too large.

Identifiers come from the syntax tree, so words in texts, JSON keys and message names do not count. Run as a script.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

RETIRED = frozenset(
    """
    house hub room slate trips direct pen errand later wire visit doing entering keeping following agreement making
    caretaker housekeeping operating packing ahead films afterwards voices
    """.split()
)
FOLDERS = ("server", "store", "ratings", "rulebook", "i18n", "tools", "cli")
MAX_MODULES = 13
MAX_LINES = 400
LARGE_FOLDERS = {"cli": "one module per command"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
TABLE = re.compile(r"\b(?:CREATE (?:\w+ )?TABLE|ALTER TABLE|INSERT(?: OR \w+)? INTO)(?: IF NOT EXISTS)? (\w+)", re.I)
RENAMED = re.compile(r"\bALTER TABLE (\w+) RENAME TO\b", re.I)


def violations(root: Path) -> list[str]:
    """Every retired name, large folder and long module in the checked folders."""
    package = root / "src" / "ludoteca"
    folders = [package / name for name in FOLDERS]
    texts = {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}
    former = {table for text in texts.values() for table in RENAMED.findall(text)}
    found = [
        f"{path.relative_to(root)}:{line}: {what}"
        for path, text in texts.items()
        for line, what in _module_violations(path, text, former)
    ]
    return found + [f"{path.relative_to(root)}: {what}" for folder in folders for path, what in _large_folders(folder)]


def _module_violations(path: Path, text: str, former_tables: set[str]) -> Iterator[tuple[int, str]]:
    """What is wrong in one module; migrations may name the tables that one of them renames."""
    for word in sorted(retired_words(path.stem)):
        yield 1, f"the module {path.stem} has the retired name {word}"
    if (length := len(text.splitlines())) > MAX_LINES:
        yield length, f"{length} lines; a module has at most {MAX_LINES}"
    for line, kind, name in sorted(set(names(ast.parse(text, str(path))))):
        if kind != "table" or name not in former_tables:
            for word in sorted(retired_words(name)):
                yield line, f"the {kind} {name} has the retired name {word}"


def _large_folders(folder: Path) -> Iterator[tuple[Path, str]]:
    """The folders with too many modules; a package's __init__ is not counted."""
    for place in sorted({folder, *(path for path in folder.rglob("*") if path.is_dir())}):
        number = len([path for path in place.glob("*.py") if path.stem != "__init__"])
        if number > MAX_MODULES and place.name not in LARGE_FOLDERS:
            yield place, f"{number} modules; a folder has at most {MAX_MODULES}"


def names(tree: ast.AST) -> Iterator[tuple[int, str, str]]:
    """Line, kind and name of everything that a module defines, and of the tables that its SQL creates or changes."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef():
                yield node.lineno, "class", node.name
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.lineno, "function", node.name
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, "variable", node.id
            case ast.arg():
                yield node.lineno, "parameter", node.arg
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, "attribute", node.attr
            case ast.alias(asname=str(alias)):
                yield node.lineno, "variable", alias
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield node.lineno, "variable", name
            case ast.Constant(value=str(text)):
                yield from ((node.lineno, "table", table) for table in TABLE.findall(text))


def retired_words(name: str) -> set[str]:
    """The retired names among the words of an identifier."""
    return {word.lower() for word in WORD.findall(name)} & RETIRED


def main(root: Path) -> int:
    """Print the violations; 1 if there are any."""
    found = violations(root)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
