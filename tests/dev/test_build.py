"""setup.py compiles what changed and what depends on it, by content and not by date."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.dev.conftest import Checkout


def test_a_second_build_compiles_nothing(built: Checkout) -> None:
    assert "compiling" not in built.build()
    assert built.compiled() == (True, 20, "")


def test_an_edited_source_is_compiled_alone(built: Checkout) -> None:
    built.edit("row.py", "* 2", "* 3")
    assert "compiling 1 of 2" in built.build()
    assert built.compiled() == (True, 30, "")


def test_an_edited_pxd_compiles_its_dependents_too(built: Checkout) -> None:
    built.edit("pebbles.pxd", "cdef public int count", "cdef public int count, colour")
    assert "compiling 2 of 2" in built.build()
    assert built.compiled() == (True, 20, "")


def test_an_edited_pxd_cimported_by_another_name_compiles_its_dependents(built: Checkout) -> None:
    game = built.core.parent / "games" / "heap"
    (game / "deep").mkdir(parents=True)
    for folder in (game.parent, game, game / "deep"):
        (folder / "__init__.py").write_text("")
        (folder / "__init__.pxd").write_text("")
    (game / "c_size.pxd").write_text("cdef enum:\n    SIZE = 3\n")
    (game / "deep" / "pile.pxd").write_text("from ludoteca.games.heap cimport c_size as size\n")
    (game / "deep" / "pile.py").write_text("def height():\n    return size.SIZE\n")
    assert "compiling 1 of 3" in built.build()
    (game / "c_size.pxd").write_text("cdef enum:\n    SIZE = 4\n")
    assert "compiling 1 of 3" in built.build()
    done = built.python("-c", "from ludoteca.games.heap.deep import pile; print(pile.height())")
    assert done.stdout == "4\n", done.stderr


def test_going_back_after_a_failed_build_gives_the_old_result(built: Checkout) -> None:
    built.edit("pebbles.py", "12", "15")
    built.edit("row.py", "* 2", "* 2 +")
    assert built.python("setup.py", "--quiet", "build_ext", "--inplace").returncode != 0
    built.edit("pebbles.py", "15", "12")
    built.edit("row.py", "* 2 +", "* 2")
    built.build()
    assert built.compiled() == (True, 20, "")


def test_a_source_that_does_not_compile_fails_and_is_named(built: Checkout) -> None:
    built.edit("row.pxd", "cpdef int doubled", "cpdef nonsense doubled")
    done = built.python("setup.py", "--quiet", "build_ext", "--inplace")
    assert done.returncode != 0
    assert "row.pxd" in done.stdout + done.stderr


def test_a_module_without_its_pxd_is_compiled_no_more(built: Checkout) -> None:
    (built.core / "row.pxd").unlink()
    built.build()
    assert not list(built.core.glob("row.*.so"))
    done = built.python("-c", "import ludoteca.core.row as r; print(r.__file__, r.Row().doubled())")
    assert done.stdout.strip() == f"{built.core / 'row.py'} 20"
    assert done.stderr == ""


def test_a_pxd_without_a_source_is_only_cimported(built: Checkout) -> None:
    (built.core / "c_stones.pxd").write_text("cdef enum:\n    ONE = 1\n")
    built.build()
    assert built.compiled() == (True, 20, "")
    assert not list(built.core.glob("c_stones.*.so"))


def test_without_a_compiler_nothing_is_built_and_all_runs_interpreted(unbuilt: Checkout) -> None:
    assert "no working C compiler" in unbuilt.build(CC="no-such-compiler")
    assert unbuilt.compiled()[:2] == (False, 20)
