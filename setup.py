"""Compiles each X.py of the package that has an X.pxd beside it: all of them, or none. Packs the rulebook pages.

It generates c_codes.pxd from codes.py before, derives the version from the commit, and makes wheels reproducible: the
same sources, tools and compiler give the same bytes. Everything else about packaging is in pyproject.toml.
LUDOTECA_PURE=1 compiles nothing; LUDOTECA_SANITIZE=1 compiles with the address and undefined-behaviour sanitizers;
LUDOTECA_VERSION names the version.
"""

from __future__ import annotations

import copy
import email
import hashlib
import importlib.util
import json
import os
import platform
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "auto_pickle": False,
    "binding": False,
}
SANITIZE = os.environ.get("LUDOTECA_SANITIZE") == "1"
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
# Counting bits in one instruction, which every such machine since 2008 has, gains about 8 %; -march=native no more.
MACHINE = ["-mpopcnt"] if (sys.platform, platform.machine()) == ("linux", "x86_64") else []
COMPILE = ["-O1", "-g", "-fno-omit-frame-pointer", *SANITIZERS] if SANITIZE else ["-O3", "-g0", *MACHINE]
LINK = SANITIZERS if SANITIZE else []

SOURCE = Path("src")
PACKAGE = SOURCE / "ludoteca"
PAGES = Path("docs") / "rules"
CLIENT = PACKAGE / "client" / "index.html"
RELEASE = "0.1.0"  # the next one; builds before it are its development versions
WORK = Path("build") / ("sanitized" if SANITIZE else "native")


def git(*words: str) -> str:
    """The output of a git command in this checkout; empty if this is none or there is no git."""
    here = str(Path.cwd())
    try:
        top = subprocess.run(["git", "rev-parse", "--show-prefix"], capture_output=True, text=True)
        done = subprocess.run(["git", "-c", f"safe.directory={here}", *words], capture_output=True, text=True)
    except OSError:
        return ""
    is_own = Path(".git").exists() and not top.stdout.strip()
    return done.stdout if is_own and done.returncode == 0 else ""


def version() -> str:
    """A version that differs between any two builds of different sources and increases with every commit.

    It counts the commits (so the clone must be complete) and names the last one. Uncommitted changes, and sources that
    are neither a clone nor a source archive, are named by their digest, and a missing browser client by a label.
    """
    if named := os.environ.get("LUDOTECA_VERSION"):
        return named
    if Path("PKG-INFO").is_file():  # a source archive
        return str(email.message_from_string(Path("PKG-INFO").read_text("utf-8"))["Version"])
    commit, changes = git("rev-parse", "--short=9", "HEAD").strip(), git("diff", "HEAD")
    count = git("rev-list", "--count", "HEAD").strip() if commit else "0"
    digests = [digest(changes.encode())] if commit and changes else []
    labels = [f"g{commit}", *digests] if commit else [digest(*(path.read_bytes() for path in source_files()))]
    return f"{RELEASE}.dev{count}+" + ".".join([*labels, *([] if CLIENT.is_file() else ["noclient"])])


def digest(*contents: bytes) -> str:
    """A label for some contents."""
    return "d" + hashlib.sha256(b"".join(hashlib.sha256(content).digest() for content in contents)).hexdigest()[:9]


def source_files() -> list[Path]:
    """The files that a build depends on."""
    found = [path for folder in (PACKAGE, PAGES) for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in found if path.suffix not in (".so", ".pyd", ".pyc") and path.name != build_guard.STAMP]
    return [Path("setup.py"), Path("pyproject.toml"), *sorted(kept)]


def fix_dates() -> None:
    """Give the files in archives the date of the commit, or a fixed one, unless SOURCE_DATE_EPOCH is set."""
    os.environ.setdefault("SOURCE_DATE_EPOCH", git("log", "-1", "--format=%ct").strip() or "315532800")  # 1980


def load_build_guard() -> Any:
    """The package's build guard, loaded without importing the package."""
    spec = importlib.util.spec_from_file_location("build_guard", PACKAGE / "core" / "build_guard.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build_guard = load_build_guard()


def compiler_works() -> bool:
    """Whether a file that includes Python.h compiles; other systems' compilers are trusted."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler:
        return True
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", probe.name]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0
        except OSError:
            return False


def write_codes() -> None:
    """Generate c_codes.pxd from each codes.py of a folder whose modules are compiled: its integers as a C enum."""
    for path in sorted(PACKAGE.rglob("codes.py")):
        if not path.with_name("__init__.pxd").is_file():
            continue
        values = {name: value for name, value in runpy.run_path(str(path)).items() if name.isupper()}
        members = [f"    {name} = {value}" for name, value in values.items() if type(value) is int]
        text = "\n".join(["# Generated from codes.py by setup.py.", "", "cdef enum:", *members, ""])
        target = path.with_name("c_codes.pxd")
        if not target.is_file() or target.read_text("utf-8") != text:
            target.write_text(text, "utf-8")


def extensions() -> list[Extension]:
    """One extension per source to compile, still without its C file."""
    names = build_guard.sources(build_guard.files(PACKAGE))
    if not names or os.environ.get("LUDOTECA_PURE") == "1":
        return []
    if not compiler_works():
        print("ludoteca: no working C compiler, building it to run interpreted", file=sys.stderr)
        return []
    write_codes()
    return [
        Extension(
            "ludoteca." + name.removesuffix(".py").replace("/", "."),
            [str(PACKAGE / name)],
            extra_compile_args=COMPILE,
            extra_link_args=LINK,
        )
        for name in names
    ]


def keys(modules: list[Extension]) -> dict[str, str]:
    """For each module a digest of all that its library depends on.

    That is every .pxd of the contract and of its own part or game, the only ones it may cimport:
    Cython's own list of dependencies misses modules that are cimported under another name.
    """
    import Cython

    setting = [Cython.__version__, sys.version, DIRECTIVES, COMPILE, os.environ.get("CFLAGS")]
    found = {}
    for module in modules:
        digest = hashlib.sha256(repr(setting).encode())
        source = Path(next(iter(module.sources)))
        inside = source.relative_to(PACKAGE).parts
        own = PACKAGE.joinpath(*inside[: 2 if inside[0] == "games" else 1])
        shared = {*(PACKAGE / "core").rglob("*.pxd"), *own.rglob("*.pxd")}
        for path in [source, *sorted(shared)]:
            digest.update(str(path).encode() + b"\0" + path.read_bytes())
        found[module.name] = digest.hexdigest()
    return found


def translate(modules: list[Extension]) -> None:
    """Replace each module's Python source by the C file that Cython makes of it."""
    from Cython.Build import cythonize

    made = cythonize(
        modules,
        build_dir=str(WORK / "c"),
        include_path=[str(SOURCE)],
        compiler_directives=DIRECTIVES,
        nthreads=(os.cpu_count() or 1) if len(modules) > 1 else 0,
        force=True,
        quiet=True,
    )
    for module, with_c in zip(modules, made, strict=True):
        module.sources = with_c.sources


NO_CLIENT = """
ludoteca: warning: this build has no browser client, so its server will serve the API only and its version ends in
ludoteca: "noclient". `python3 dev.py setup` in the checkout builds the client; then build this again.
"""


class FreshBuild(build):
    """A build whose folder holds nothing of an earlier one, and whose files have the same mode on every machine."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        fix_modes(Path(self.build_lib))


class Wheel(bdist_wheel):
    """A wheel whose metadata files, too, have the same mode on every machine."""

    def write_wheelfile(self, wheelfile_base: str, *arguments: Any, **named: Any) -> None:
        super().write_wheelfile(wheelfile_base, *arguments, **named)
        fix_modes(Path(wheelfile_base))


def fix_modes(folder: Path) -> None:
    """Give the files below a folder modes that do not depend on the umask."""
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


class BuildPages(build_py):
    """Copies the rulebook pages from docs/rules into the package that is built."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not CLIENT.is_file():
            print(NO_CLIENT, file=sys.stderr)
        folder = Path(self.build_lib, "ludoteca", "rulebook", "data")
        folder.mkdir(parents=True, exist_ok=True)
        for page in sorted(PAGES.glob("*.md")):
            shutil.copyfile(page, folder / page.name)


class BuildModules(build_ext):
    """Compiles what changed, in parallel, and stamps the result with what it was made of."""

    def run(self) -> None:
        self.in_tree = bool(self.inplace)
        package = PACKAGE if self.in_tree else Path(self.build_lib, "ludoteca")
        (package / build_guard.STAMP).unlink(missing_ok=True)
        stamp = build_guard.stamp(PACKAGE, build_guard.files(PACKAGE))
        for name in build_guard.libraries(build_guard.files(package)):
            (package / name).unlink()
        super().run()
        if self.extensions:
            (package / build_guard.STAMP).write_text(json.dumps(stamp, indent=1) + "\n")

    def build_extensions(self) -> None:
        wanted = keys(self.extensions)
        try:
            self.compile_missing(wanted)
        except Exception as failure:
            if self.in_tree:
                raise SystemExit(f"compiling failed: {failure}") from None
            print(f"ludoteca: compiling failed, it will run interpreted: {failure}", file=sys.stderr)
            self.extensions = []
        for module in self.extensions:
            place = Path(self.get_ext_fullpath(module.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(cached(module, wanted), place)

    def compile_missing(self, wanted: dict[str, str]) -> None:
        """Make the libraries that no earlier build left, and forget those nobody wants now."""
        missing = [module for module in self.extensions if not cached(module, wanted).is_file()]
        if missing:
            print(f"compiling {len(missing)} of {len(self.extensions)} modules", flush=True)
            translate(missing)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda module: self.compile_one(module, wanted), missing))
        kept = {cached(module, wanted) for module in self.extensions}
        for old in set(WORK.glob("*.lib")) - kept:
            old.unlink()

    def compile_one(self, module: Extension, wanted: dict[str, str]) -> None:
        """Compile and link one module into its place among the kept libraries."""
        command = copy.copy(self)
        command.force = True
        command.build_lib = str(WORK / "linked")
        command.build_temp = str(WORK / "objects")
        command.build_extension(module)
        os.replace(command.get_ext_fullpath(module.name), cached(module, wanted))


def cached(module: Extension, wanted: dict[str, str]) -> Path:
    """Where a module's library is kept between builds, named by all it depends on."""
    return WORK / f"{module.name}-{wanted[module.name][:16]}.lib"


fix_dates()
setup(
    version=version(),
    ext_modules=extensions(),
    cmdclass={"bdist_wheel": Wheel, "build": FreshBuild, "build_py": BuildPages, "build_ext": BuildModules},
)
