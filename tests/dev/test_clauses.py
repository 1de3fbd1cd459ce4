"""The clause check passes where rulebook, translations and tests agree, and names each gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from checks import clauses

PAGE = """# Chess

- **1.1** `C` A board.
- **1.2** `S` Pieces stand on it.
- **3.3** `R` A pawn walks.
- **3.3.1** `R` Twice at first. `J` Not later. (Why: it says so.)
- **4.1** `P` A puzzle,
  `S` laid out in a table.

- A remark on `J`.
"""
TESTS = """
def test_1_2_pieces_stand() -> None: ...
def test_3_3_a_pawn_walks() -> None: ...
class TestMore:
    def test_3_3_1_twice_at_first(self) -> None: ...
async def test_4_1() -> None: ...
def heap() -> None: ...
"""


def tree(root: Path, **changes: str) -> Path:
    """A good tree of one game, but for the changed pages and tests."""
    for name in ("src/ludoteca/games/chess", "docs/rules", "tests/games/chess/rules/deep"):
        (root / name).mkdir(parents=True)
    (root / "src/ludoteca/games/chess/__init__.py").write_text("")
    for language in ("en", "it", "fr", "es"):
        (root / f"docs/rules/chess.{language}.md").write_text(changes.get(language, PAGE))
    (root / "tests/games/chess/rules/deep/test_it.py").write_text(changes.get("tests", TESTS))
    return root


def test_a_tree_that_agrees_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main(tree(tmp_path)) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("page", "old", "new", "complaint"),
    [
        ("tests", "test_1_2_pieces", "test_3_3_pieces", "chess 1.2 (S): no test_1_2_…"),
        ("tests", "test_3_3_a", "test_3_3_1_a", "chess 3.3 (R): no test_3_3_…"),
        ("tests", "test_3_3_1_twice", "test_3_3_twice", "chess 3.3.1 (R J): no test_3_3_1_…"),
        ("tests", "test_4_1", "heap_4_1", "chess 4.1 (P S): no test_4_1_…"),
        ("tests", "heap()", "test_5_1_heap()", "test_5_1_heap names no clause"),
        ("tests", "heap()", "test_3_30_heap()", "test_3_30_heap names no clause"),
        ("tests", "heap()", "test_heap()", "test_heap names no clause"),
        ("it", "- **1.1** `C` A board.\n", "", "chess.it.md: 1.1 is absent, in English C"),
        ("fr", "`P`", "`R`", "chess.fr.md: 4.1 is R S, in English P S"),
        ("it", "`J` Not later", "Not later", "chess.it.md: 3.3.1 is R, in English R J"),
        ("fr", "`S` laid", "laid", "chess.fr.md: 4.1 is P, in English P S"),
        ("es", "- A remark", "- **4.2** `P` x\n- A remark", "chess.es.md: 4.2 is P, in English absent"),
        ("es", "- **1.1**", "- **1.1** `C` x\n- **1.1**", "chess.es.md:4: 1.1 stands there twice"),
    ],
)
def test_one_gap_is_the_one_complaint(
    page: str,
    old: str,
    new: str,
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = TESTS if page == "tests" else PAGE
    assert old in text
    assert clauses.main(tree(tmp_path, **{page: text.replace(old, new)})) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert complaint in line


@pytest.mark.parametrize("line", ["- **3.4** No kind.", "- **3.4** `X` What?", "* **3.4** `R` Star."])
def test_a_clause_of_another_form_fails(line: str, tmp_path: Path) -> None:
    root = tree(tmp_path, en=PAGE + line + "\n")
    assert clauses.problems(root) == ["chess.en.md:11: not of the form - **3.3** `R` text"]


def test_clauses_in_another_order_fail(tmp_path: Path) -> None:
    lines = PAGE.splitlines()
    root = tree(tmp_path, it="\n".join([*lines[:2], lines[3], lines[2], *lines[4:]]))
    assert clauses.problems(root) == ["chess.it.md: the clauses stand in another order"]


def test_a_missing_translation_fails(tmp_path: Path) -> None:
    (tree(tmp_path) / "docs/rules/chess.fr.md").unlink()
    assert clauses.problems(tmp_path) == ["chess.fr.md: missing"]


def test_a_game_without_a_rulebook_fails(tmp_path: Path) -> None:
    (tree(tmp_path) / "src/ludoteca/games/go").mkdir()
    (tmp_path / "src/ludoteca/games/go/__init__.py").write_text("")
    assert clauses.problems(tmp_path) == ["docs/rules/go.en.md: missing"]


def test_a_rulebook_without_its_game_needs_no_tests_yet(tmp_path: Path) -> None:
    root = tree(tmp_path, tests="")
    (root / "src/ludoteca/games/chess/__init__.py").unlink()
    assert clauses.problems(root) == []
