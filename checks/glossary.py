"""Fails when a shared message catalogue contains a term that the glossary rejects. Run as a script.

The rejected terms are the last table of docs/glossary.md. Only the text of a message counts, not its key, its
variables or its variants' names.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

GLOSSARY = Path("docs") / "glossary.md"
CATALOGUES = ("src/ludoteca/i18n/locales", "src/ludoteca/i18n/web")
MESSAGE = re.compile(r"^([a-z][\w-]*) =\s?(.*)$")
PLACEABLE = re.compile(r"\{[^{}]*\}|^\s*\*?\[\w+\]|\{ \$[\w-]+ ->")


@dataclass(frozen=True, slots=True)
class Term:
    """A rejected term of one language."""

    language: str
    text: str
    instead: str
    exceptions: tuple[str, ...]

    @property
    def pattern(self) -> re.Pattern[str]:
        """The term as whole words, whatever its case unless it has a capital or a wildcard's rest."""
        words = re.escape(self.text).replace(r"\*", r"\w*").replace(r"\ ", r"[\s\u202f\u00a0]+")
        return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE if not self._has_capital_rule else 0)

    @property
    def _has_capital_rule(self) -> bool:
        """Whether the term differs from what is wanted by capitals only."""
        return self.text.casefold() in self.instead.casefold() and self.text != self.instead

    def is_allowed_in(self, key: str) -> bool:
        """Whether a message may contain the term."""
        return any(fnmatchcase(key, pattern) for pattern in self.exceptions)


def rejected_terms(page: str) -> list[Term]:
    """The rows of the last table of the glossary."""
    rows = page.rpartition("## Rejected terms")[2].splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if re.match(r"\| \w\w \|", row)]
    return [
        Term(language, text.strip(), instead, tuple(exceptions.split()))
        for language, texts, instead, exceptions in cells
        for text in texts.split(",")
    ]


def messages(path: Path) -> Iterator[tuple[int, str, str]]:
    """Line, key and text of each line of a catalogue's messages."""
    key = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if found := MESSAGE.match(line):
            key, line = found[1], found[2]
        elif not line.startswith(" "):
            continue
        yield number, key, PLACEABLE.sub(" ", line)


def violations(root: Path) -> list[str]:
    """Every rejected term in the catalogues."""
    terms = rejected_terms((root / GLOSSARY).read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(root)}:{number}: {key} says “{term.text}”; the glossary has “{term.instead}”"
        for folder in CATALOGUES
        for path in sorted(root.glob(f"{folder}/*.ftl"))
        for number, key, text in messages(path)
        for term in terms
        if term.language == path.stem and not term.is_allowed_in(key) and term.pattern.search(text)
    ]


if __name__ == "__main__":
    found = violations(Path(__file__).parent.parent)
    print("\n".join(found))
    sys.exit(bool(found))
