"""A changed source never runs a stale compiled module, and running interpreted in spite of one is said once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dev

if TYPE_CHECKING:
    from tests.dev.conftest import Checkout

SENTENCE = "ludoteca runs interpreted"


def test_what_was_built_runs_compiled_and_silent(built: Checkout) -> None:
    assert built.compiled() == (True, 20, "")


def test_an_edited_source_runs_as_edited(built: Checkout) -> None:
    built.edit("row.py", "* 2", "* 3")
    compiled, value, said = built.compiled()
    assert (compiled, value) == (False, 30)
    assert said.count("\n") == 1
    assert SENTENCE in said
    assert "python3 dev.py setup" in said


def test_one_edited_source_makes_all_modules_interpreted(built: Checkout) -> None:
    built.edit("pebbles.py", "12", "15")
    assert built.compiled()[:2] == (False, 26)


def test_an_edited_pxd_counts_as_an_edit(built: Checkout) -> None:
    built.edit("pebbles.pxd", "int count", "long count")
    assert built.compiled()[0] is False


def test_a_new_pxd_counts_as_an_edit(built: Checkout) -> None:
    (built.core / "stones.pxd").write_text("ctypedef int stone\n")
    assert built.compiled()[0] is False


def test_libraries_without_a_stamp_do_not_run(built: Checkout) -> None:
    (built.root / "src/ludoteca/_compiled.json").unlink()
    assert built.compiled()[0] is False


def test_a_broken_stamp_is_no_stamp(built: Checkout) -> None:
    (built.root / "src/ludoteca/_compiled.json").write_text("{")
    assert built.compiled()[0] is False


def test_libraries_of_another_python_do_not_run(built: Checkout) -> None:
    path = built.root / "src/ludoteca/_compiled.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "python": "cpython-39"}))
    assert built.compiled()[0] is False


def test_one_missing_library_makes_all_modules_interpreted(built: Checkout) -> None:
    next(built.core.glob("row.*.so")).unlink()
    assert built.compiled()[:2] == (False, 20)


def test_the_library_of_a_removed_source_is_not_importable(built: Checkout) -> None:
    (built.core / "row.py").unlink()
    done = built.python("-c", "import ludoteca.core.row")
    assert "No module named 'ludoteca.core.row'" in done.stderr


def test_interpreted_on_request_says_nothing(built: Checkout) -> None:
    assert built.compiled(LUDOTECA_INTERPRETED="1") == (False, 20, "")


def test_quiet_says_nothing_about_an_edit(built: Checkout) -> None:
    built.edit("row.py", "* 2", "* 3")
    assert built.compiled(LUDOTECA_QUIET="1") == (False, 30, "")


def test_children_do_not_repeat_the_sentence(built: Checkout) -> None:
    built.edit("row.py", "* 2", "* 3")
    parent = "import subprocess, sys, ludoteca\nsubprocess.run([sys.executable, '-c', 'import ludoteca'], check=True)"
    done = built.python("-c", parent)
    assert done.returncode == 0
    assert done.stderr.count(SENTENCE) == 1


IS_UNCOMPILED = "import ludoteca; from ludoteca.core import build_guard; print(build_guard.is_uncompiled())"


@pytest.mark.parametrize(
    ("variable", "is_told"), [("OTHER", True), ("LUDOTECA_QUIET", False), ("LUDOTECA_INTERPRETED", False)]
)
def test_without_any_library_nothing_is_printed_but_the_server_can_ask(
    variable: str, is_told: bool, unbuilt: Checkout
) -> None:
    assert unbuilt.compiled() == (False, 20, "")
    assert unbuilt.python("-c", IS_UNCOMPILED, **{variable: "1"}).stdout == f"{is_told}\n"


def test_the_server_is_not_told_that_compiled_modules_run(built: Checkout) -> None:
    assert built.python("-c", IS_UNCOMPILED).stdout == "False\n"


def test_an_installed_package_is_not_hashed_at_every_start(built: Checkout) -> None:
    (built.root / "dev.py").unlink()
    built.edit("row.py", "* 2", "* 3")
    assert built.compiled() == (True, 20, "")
    stamp = built.root / "src/ludoteca/_compiled.json"
    for text in ("{", "[]", "{}", json.dumps({"python": "cpython-39"})):
        stamp.write_text(text)
        compiled, value, said = built.compiled()
        assert (compiled, value) == (False, 30)
        assert "install it again" in said


def test_a_package_with_nothing_to_compile_says_nothing(unbuilt: Checkout) -> None:
    for path in unbuilt.core.glob("*.pxd"):
        Path(path).unlink()
    assert unbuilt.compiled() == (False, 20, "")


def test_codes_for_compiled_callers_are_generated_and_an_edited_codes_module_counts_as_an_edit(
    unbuilt: Checkout,
) -> None:
    if dev.no_compiler():
        pytest.skip(f"{dev.no_compiler()}: compiled modules can't be tried here")
    (unbuilt.core / "__init__.pxd").write_text("")
    (unbuilt.core / "codes.py").write_text("FEW = 2\nNONE = -1\nNAMES = ('a',)\n")
    unbuilt.build()
    generated = unbuilt.core / "c_codes.pxd"
    assert generated.read_text().splitlines()[-2:] == ["    FEW = 2", "    NONE = -1"]
    assert unbuilt.compiled()[0] is True
    unbuilt.edit("codes.py", "2", "3")
    assert unbuilt.compiled()[0] is False
    unbuilt.build()
    assert "    FEW = 3" in generated.read_text()
    assert unbuilt.compiled()[0] is True
