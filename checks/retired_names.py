"""Fails when a retired name comes back as an identifier, a table name or in the docs, or a folder grows too large.

Identifiers of Python come from the syntax tree, so words in texts, JSON keys and message names do not count. Of the
client only declarations count, of the docs only code spans outside the decisions and the tables of old names.
Run as a script.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SERVER = frozenset(
    """
    house hub room slate trips direct pen errand later wire visit doing entering keeping following agreement making
    caretaker housekeeping operating packing ahead films afterwards voices
    """.split()
)
# Modules and locals of the rules, the tables and the programs; a rulebook's own words are not among them.
RULES = frozenset(
    """
    house hub slate trips errand wire visit caretaker housekeeping showing foretelling foretold undoing twins desk
    sitting reception reel tape dice thinker objection redealt appearance memo
    """.split()
)
TOLD = frozenset({"told"})
# The retired words of each folder of the package.
FOLDERS = {
    **dict.fromkeys(("server", "store", "ratings", "rulebook", "i18n", "tools", "cli"), SERVER),
    **dict.fromkeys(("core", "conformance", "drawing", "games"), RULES | TOLD),
    **dict.fromkeys(("search", "table", "terminal", "engine"), RULES),
}
# Operations of the contract that have other names now, as whole names in core, conformance and games.
OPERATIONS = frozenset(
    """
    fill_legal fill_odds apply_outcome play_outcome deal_out redeal reshuffle estimate hope happen against
    refusal_fields read_option longest_random
    """.split()
)
OPERATION_FOLDERS = {"core", "conformance", "games"}
CLIENT = frozenset("told asking lagging finger mine voice later errand".split())
CLIENT_SUFFIXES = {".ts", ".svelte"}
DECLARATION = re.compile(r"\b(?:const|let|function|class|interface|type|get)\s+(?:\{\s*)?([A-Za-z]\w*)")
# Retired classes and modules that a page of the docs could still name.
TERMS = frozenset(
    """
    House Hub Room Slate Trips Errand Visit Wire Keeping Following Agreement Course core.bridge core.plain core.dice
    core.tape core.faults core.shown core.conformance fill_legal fill_odds objection apply_outcome play_outcome
    deal_out redealt foretold
    """.split()
)
CODE_SPAN = re.compile(r"`([^`\n]+)`")
OLD_NAMES = "## Old names"
MAX_MODULES = 13
MAX_LINES = 400
LARGE_FOLDERS = {
    "cli": "one module per command",
    "core": "one module per part of the contract",
    "terminal": "two screens, the plain mode and their parts",
    **dict.fromkeys(("kahmate", "maamut", "mammut"), "one module per role, the same in each game"),
}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
TABLE = re.compile(r"\b(?:CREATE (?:\w+ )?TABLE|ALTER TABLE|INSERT(?: OR \w+)? INTO)(?: IF NOT EXISTS)? (\w+)", re.I)
RENAMED = re.compile(r"\bALTER TABLE (\w+) RENAME TO\b", re.I)


def violations(root: Path) -> list[str]:
    """Every retired name, large folder and long module of the checkout."""
    return [*_package_violations(root), *_client_violations(root), *_docs_violations(root)]


def _package_violations(root: Path) -> Iterator[str]:
    package = root / "src" / "ludoteca"
    folders = [package / name for name in FOLDERS]
    texts = {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}
    former = {table for text in texts.values() for table in RENAMED.findall(text)}
    for path, text in texts.items():
        for line, what in _module_violations(path, path.relative_to(package).parts[0], text, former):
            yield f"{path.relative_to(root)}:{line}: {what}"
    for folder in folders:
        for path, what in _large_folders(folder):
            yield f"{path.relative_to(root)}: {what}"


def _module_violations(path: Path, folder: str, text: str, former_tables: set[str]) -> Iterator[tuple[int, str]]:
    """What is wrong in one module; migrations may name the tables that one of them renames."""
    retired = FOLDERS[folder]
    for word in sorted(retired_words(path.stem, retired)):
        yield 1, f"the module {path.stem} has the retired name {word}"
    if (length := len(text.splitlines())) > MAX_LINES:
        yield length, f"{length} lines; a module has at most {MAX_LINES}"
    for line, kind, name in sorted(set(names(ast.parse(text, str(path))))):
        if kind == "function" and name in OPERATIONS and folder in OPERATION_FOLDERS:
            yield line, f"the function {name} has the retired name of an operation"
        if kind != "table" or name not in former_tables:
            for word in sorted(retired_words(name, retired)):
                yield line, f"the {kind} {name} has the retired name {word}"


def _client_violations(root: Path) -> Iterator[str]:
    """Retired names among the declarations of the client."""
    for path in sorted((root / "web" / "src").rglob("*")):
        if path.suffix in CLIENT_SUFFIXES:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for name in DECLARATION.findall(line):
                    if name in CLIENT:
                        yield f"{path.relative_to(root)}:{number}: {name} is a retired name"


def _docs_violations(root: Path) -> Iterator[str]:
    """Retired names in code spans of the docs, up to a table of old names."""
    pages = [*sorted((root / "docs").rglob("*.md")), *sorted(root.glob("*.md"))]
    for path in pages:
        if "decisions" not in path.parts and path.name != "CHANGELOG.md":
            text = path.read_text(encoding="utf-8").partition(OLD_NAMES)[0]
            for number, line in enumerate(text.splitlines(), 1):
                for term in sorted(set(CODE_SPAN.findall(line)) & TERMS):
                    yield f"{path.relative_to(root)}:{number}: `{term}` is a retired name"


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


def retired_words(name: str, retired: frozenset[str]) -> set[str]:
    """The retired names among the words of an identifier."""
    return {word.lower() for word in WORD.findall(name)} & retired


def main(root: Path) -> int:
    """Print the violations; 1 if there are any."""
    found = violations(root)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
