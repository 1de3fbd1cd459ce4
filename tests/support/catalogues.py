"""Extracts keys and variables from the message catalogues, and the keys that the Python code uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES

PACKAGE = Path(str(files("ludoteca")))
SHARED = "shared"
WEB = "web"
ADMIN = "admin"


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Texts(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.add(node.value.strip())


def owners() -> list[str]:
    """The owners of catalogues: the shared one, the browser client, its screen for hosts, and each game."""
    return [SHARED, WEB, ADMIN, *discovery.names()]


def text(owner: str, lang: str) -> str:
    """The text of a catalogue."""
    own = {SHARED: "locales", WEB: "web", ADMIN: "admin"}.get(owner)
    folder = discovery.meta(owner).locales() if own is None else files("ludoteca.i18n").joinpath(own)
    return folder.joinpath(f"{lang}.ftl").read_text("utf-8")


@cache
def entries(owner: str, lang: str) -> list[ftl.Entry]:
    """The entries of a catalogue, junk included."""
    return list(FluentParser().parse(text(owner, lang)).body)


def variables(owner: str, lang: str) -> dict[str, set[str]]:
    """The variables of each key."""
    found: dict[str, set[str]] = {}
    for entry in entries(owner, lang):
        if isinstance(entry, ftl.Message):
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def texts(owner: str, lang: str) -> list[str]:
    """The stretches of text in a catalogue."""
    seen = _Texts()
    for entry in entries(owner, lang):
        seen.visit(entry)
    return list(seen.texts)


def sentences(owner: str, lang: str) -> set[str]:
    """The stretches of text in a catalogue that hold at least four words."""
    return {text for text in texts(owner, lang) if len(re.findall(r"[^\W\d]{2,}", text)) > 3}


def keys(owner: str) -> set[str]:
    """The keys of a catalogue in English."""
    return set(variables(owner, LANGUAGES[0]))


@cache
def sources() -> list[tuple[Path, ast.Module]]:
    """Every module of the package."""
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(PACKAGE.rglob("*.py"))]


@cache
def translated() -> dict[str, str]:
    """Patterns of the keys that code translates, each with where; {…} in a key matches anything."""
    found: dict[str, str] = {}
    for path, tree in sources():
        if path.is_relative_to(PACKAGE / "table"):  # what is said there are lines of the record
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                at = {"say": 0, "translate": 0, "_phrase": 0, "translate_game": 1}.get(node.func.attr)
                if at is not None and len(node.args) > at:
                    for pattern in _patterns(node.args[at]):
                        found[pattern] = f"{path.relative_to(PACKAGE)}:{node.lineno}"
    return found


def _patterns(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _patterns(node.body)
        yield from _patterns(node.orelse)


@cache
def named_keys() -> dict[str, str]:
    """Texts that code keeps in a variable called key, or returns from a function called so, with where."""
    found: dict[str, str] = {}
    for path, tree in sources():
        for node in ast.walk(tree):
            values: list[ast.expr] = []
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "key" for t in node.targets):
                values = [node.value]
            elif isinstance(node, ast.FunctionDef) and node.name.endswith("_key"):
                values = [part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
            for value in values:
                for pattern in _patterns(value):
                    found[pattern] = f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"
    return found


@cache
def refused() -> dict[str, str]:
    """The keys of refusals, each with where: given when one is raised, or their class's where none is given."""
    usual: dict[str, str] = {}
    calls: list[tuple[ast.Call, str]] = []
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                usual |= dict.fromkeys([node.name], "".join(_class_key(node)))
            elif isinstance(node, ast.Call):
                calls.append((node, f"{path.relative_to(PACKAGE)}:{node.lineno}"))
    return {key: where for call, where in calls for key in _called_keys(call, usual)}


@cache
def usual_keys() -> set[str]:
    """The keys that classes give to refusals without one."""
    return {
        key
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for key in _class_key(node)
    }


def _class_key(node: ast.ClassDef) -> Iterator[str]:
    for part in node.body:
        if isinstance(part, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "key" for t in part.targets):
            yield from _texts(part.value)


def _called_keys(call: ast.Call, usual: dict[str, str]) -> Iterator[str]:
    given = [keyword.value for keyword in call.keywords if keyword.arg == "key"]
    if given:
        yield from _texts(given[0])
    elif isinstance(call.func, ast.Name) and usual.get(call.func.id):
        yield usual[call.func.id]


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
