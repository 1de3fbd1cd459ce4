"""Fails when a rulebook's clauses, its translations and the tests of its rules don't agree.

Clauses are items like "- **3.3** `R` text" in docs/rules/GAME.en.md, with a further `J` where another
kind begins; their tests are functions called test_3_3_... under tests/games/GAME/rules. What the clauses
say is not judged here.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from ludoteca.i18n import FALLBACK, LANGUAGES

TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != FALLBACK)
KINDS = set("RSCJP")
TESTED = set("RSJP")
LOOKS_LIKE = re.compile(r"^\s*[-*] \*\*\d")
CLAUSE = re.compile(r"^- \*\*(\d+(?:\.\d+)*[a-z]?)\*\* `[A-Z]` \S")
KIND = re.compile(r"`([A-Z])`")


def clauses(page: Path, problems: list[str]) -> dict[str, str]:
    """The kinds of each clause of a page, all that its item marks, by its number, in the page's order."""
    found: dict[str, str] = {}
    current: str | None = None
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if LOOKS_LIKE.match(line):
            current = None
            match = CLAUSE.match(line)
            if not match or set(KIND.findall(line)) - KINDS:
                problems.append(f"{page.name}:{number}: not of the form - **3.3** `R` text")
            elif match[1] in found:
                problems.append(f"{page.name}:{number}: {match[1]} stands there twice")
            else:
                current = match[1]
                found[current] = " ".join(KIND.findall(line))
        elif current and line.startswith(" "):
            found[current] = " ".join([found[current], *KIND.findall(line)])
        elif line.strip():
            current = None
    if not found:
        problems.append(f"{page.name}: no clauses")
    return found


def compare(english: Path, known: dict[str, str], problems: list[str]) -> None:
    """Note where a translation's numbers, kinds or order differ from the English page."""
    for language in TRANSLATIONS:
        page = english.with_name(english.name.replace(".en.", f".{language}."))
        if not page.is_file():
            problems.append(f"{page.name}: missing")
            continue
        theirs = clauses(page, problems)
        for clause in known.keys() | theirs.keys():
            if known.get(clause) != theirs.get(clause):
                ours, other = known.get(clause, "absent"), theirs.get(clause, "absent")
                problems.append(f"{page.name}: {clause} is {other}, in English {ours}")
        if known.keys() == theirs.keys() and list(known) != list(theirs):
            problems.append(f"{page.name}: the clauses stand in another order")


def tests(folder: Path) -> list[tuple[Path, str]]:
    """Every test function under a folder."""
    return [
        (path, node.name)
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
    ]


def named(test: str, known: dict[str, str]) -> str | None:
    """The clause a test's name begins with, the longest that exists."""
    fitting = [clause for clause in known if f"{test}_".startswith(f"test_{clause.replace('.', '_')}_")]
    return max(fitting, key=len, default=None)


def trace(root: Path, game: str, known: dict[str, str], problems: list[str]) -> None:
    """Note clauses without a test and tests without a clause."""
    folder = root / "tests" / "games" / game / "rules"
    covered = set()
    for path, test in tests(folder):
        clause = named(test, known)
        covered.add(clause)
        if clause is None:
            problems.append(f"{path.relative_to(root)}: {test} names no clause of {game}")
    for clause, kinds in known.items():
        if set(kinds.split()) & TESTED and clause not in covered:
            place = folder.relative_to(root)
            name = f"test_{clause.replace('.', '_')}_…"
            problems.append(f"{game} {clause} ({kinds}): no {name} in {place}")


def problems(root: Path) -> list[str]:
    """Everything that doesn't agree, over all games."""
    found: list[str] = []
    rules, package = root / "docs" / "rules", root / "src" / "ludoteca" / "games"
    pages = {page.name.removesuffix(".en.md"): page for page in sorted(rules.glob("*.en.md"))}
    built = {path.parent.name for path in package.glob("[a-z]*/__init__.py")}
    for game in sorted(built - pages.keys()):
        found.append(f"docs/rules/{game}.en.md: missing")
    for game, page in pages.items():
        known = clauses(page, found)
        compare(page, known, found)
        if game in built:
            trace(root, game, known, found)
    return found


def main(root: Path) -> int:
    """Print what is wrong; 1 if anything is."""
    wrong = problems(root)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
