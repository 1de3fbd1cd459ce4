"""The check of names passes on the checkout and reports every retired name, large folder and long module."""

from __future__ import annotations

from pathlib import Path

import pytest

from checks import retired_names

ROOT = Path(__file__).parents[2]
ALLOWED = {
    "server/chat.py": 'class Chat(Struct, rename={"channel": "room"}): ...\nMESSAGES = {"house": "a visit"}\n',
    "server/lateral.py": "housed = mushroom = 1\nfrom other import hub\nhub.room()\n",
    "store/migrations.py": 'A = "CREATE TABLE films (key)"\nB = "ALTER TABLE films RENAME TO replays"\n',
    "games/chess/duel.py": "room = reshuffled = 1\n",
    "search/x.py": "told = following = 1\n",
}
REPORTED = [
    ("server/hub.py", "", "the module hub has the retired name hub"),
    ("server/live/chat_room.py", "", "the module chat_room has the retired name room"),
    ("server/x.py", "class LiveRoom: ...\n", "the class LiveRoom has the retired name room"),
    ("store/x.py", "def keeping(): ...\n", "the function keeping has the retired name keeping"),
    ("store/x.py", "async def visit(): ...\n", "the function visit has the retired name visit"),
    ("ratings/x.py", "MOST_ROOM = 1\n", "the variable MOST_ROOM has the retired name room"),
    ("rulebook/x.py", "def f(wire): ...\n", "the parameter wire has the retired name wire"),
    ("i18n/x.py", "def f(self):\n    self._slate = 1\n", "the attribute _slate has the retired name slate"),
    ("tools/x.py", "class A:\n    pen: int\n", "the variable pen has the retired name pen"),
    ("cli/x.py", "import asyncio as errand\n", "the variable errand has the retired name errand"),
    ("store/x.py", 'SQL = "CREATE TABLE films (key)"\n', "the table films has the retired name films"),
    ("core/dice.py", "", "the module dice has the retired name dice"),
    ("games/chess/x.py", "def f(told): ...\n", "the parameter told has the retired name told"),
    ("games/chess/x.py", "def fill_legal(): ...\n", "the function fill_legal has the retired name of an operation"),
    ("search/thinker.py", "", "the module thinker has the retired name thinker"),
    ("table/x.py", "class Showing: ...\n", "the class Showing has the retired name showing"),
    ("terminal/desk.py", "", "the module desk has the retired name desk"),
    ("engine/x.py", "def f(self):\n    self.tape = 1\n", "the attribute tape has the retired name tape"),
    ("drawing/x.py", "x = 1\n" * 401, "401 lines; a module has at most 400"),
    ("store/x.py", "x = 1\n" * 401, "401 lines; a module has at most 400"),
]


def tree(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / "src" / "ludoteca" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def test_the_checkout_has_no_retired_names() -> None:
    assert retired_names.violations(ROOT) == []


def test_texts_longer_words_used_names_and_renamed_tables_are_allowed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert retired_names.main(tree(tmp_path, ALLOWED)) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("name", "text", "complaint"), REPORTED)
def test_a_retired_name_or_a_long_module_fails_with_its_place(
    name: str, text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert retired_names.main(tree(tmp_path, {name: text})) == 1
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"src/ludoteca/{name}:")
    assert complaint in line


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("web/src/x.ts", "x;\nconst told = 1;\n", "web/src/x.ts:2: told is a retired name"),
        ("web/src/X.svelte", "  get mine(): boolean {}\n", "web/src/X.svelte:1: mine is a retired name"),
        ("docs/x.md", "The `Room` of a table.\n", "docs/x.md:1: `Room` is a retired name"),
    ],
)
def test_retired_names_of_the_client_and_the_docs_fail_with_their_place(
    name: str, text: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert retired_names.violations(tmp_path) == [complaint]


def test_texts_of_the_client_decisions_and_tables_of_old_names_may_use_them(tmp_path: Path) -> None:
    for folder in ("docs/decisions", "web/src"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs" / "decisions" / "1.md").write_text("`Room`")
    (tmp_path / "docs" / "x.md").write_text("A room.\n## Old names\n`Room`\n")
    (tmp_path / "web" / "src" / "x.ts").write_text("const row = { mine: true }; // told\n")
    assert retired_names.violations(tmp_path) == []


@pytest.mark.parametrize(
    ("folder", "number", "code"),
    [("server/live", 13, 0), ("server/live", 14, 1), ("search", 14, 1), ("cli", 20, 0), ("games/maamut", 20, 0)],
)
def test_a_folder_has_at_most_thirteen_modules_apart_from_the_commands(
    folder: str, number: int, code: int, tmp_path: Path
) -> None:
    modules = {f"{folder}/__init__.py": ""} | {f"{folder}/module_{letter}.py": "" for letter in range(number)}
    assert retired_names.main(tree(tmp_path, modules)) == code
