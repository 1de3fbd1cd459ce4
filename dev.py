#!/usr/bin/env python3
"""Every task of this checkout, the same at home and in CI; needs only Python's standard library.

Usage: python3 dev.py COMMAND [ARGUMENTS]

  setup   make .venv, install the locked packages, compile what changed
  play    open tables for this machine and its network; --terminal or a game's name plays here instead
  test    check, then run all tests, or those that the arguments choose for pytest
  check   format, lint, types, layering of imports, retired names, clause trace; --fix formats first
  install add the third-party game of a folder to .venv; it runs from its folder
  bench   measure speed beside peers; arguments go to bench/run.py
  soak    the long fuzzing and fault runs, all or those named; --seed S, --seconds T
  sbom    write the software bill of materials, build/ludoteca.cdx.json or the file named
  lock    write requirements/*.txt anew from requirements/*.in; --upgrade takes newer versions
"""

from __future__ import annotations

import contextlib
import difflib
import functools
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from devtools import browser, nginx, sbom, web
from devtools.console import NETWORK, ROOT, TOOLS, Trouble, run, say, step
from devtools.games import InstalledGames

VENV = ROOT / ".venv"
PACKAGE = ROOT / "src" / "ludoteca"
BIN = "Scripts" if os.name == "nt" else "bin"
STATE = VENV / "ludoteca-setup.json"
LOCKS = {
    "run": ["requirements/run.txt", "requirements/build.txt"],
    "dev": ["requirements/dev.txt"],
}
NO_CACHES = {
    "RUFF_NO_CACHE": "true",
    "MYPY_CACHE_DIR": os.devnull,
    "PYTEST_ADDOPTS": "-p no:cacheprovider",
}


def program(name: str, venv: Path = VENV) -> Path:
    """A program of a virtual environment."""
    return venv / BIN / (name + (".exe" if os.name == "nt" else ""))


def digest(*names: str) -> str:
    """One digest of several files of the checkout."""
    total = hashlib.sha256()
    for name in names:
        total.update(name.encode() + b"\0" + (ROOT / name).read_bytes())
    return total.hexdigest()


def load_build_guard() -> Any:
    """The package's build guard, loaded by its path so that the package itself is not imported."""
    spec = importlib.util.spec_from_file_location("build_guard", PACKAGE / "core" / "build_guard.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Setting up


@functools.cache
def find_uv() -> str:
    """A working uv: the one on PATH, else one put into .tools by pip."""
    kept = TOOLS / "uv" / "bin" / "uv"
    for candidate in (shutil.which("uv"), str(kept), str(kept) + ".exe"):
        if candidate and _starts(candidate):
            return candidate
    with step("fetching uv, the package installer"):
        advice = (
            "Is the network reachable? Otherwise install uv yourself so that it is on PATH,\n"
            "or Python's pip (Debian: apt install python3-pip), and run this again."
        )
        run([*_pip(), "install", "--quiet", "--target", TOOLS / "uv", "uv"], advice)
    return str(kept) if kept.exists() else str(kept) + ".exe"


def _starts(program: str) -> bool:
    """Whether the program runs at all; a shim of a version manager may lead nowhere."""
    try:
        return subprocess.run([program, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def _pip() -> list[str]:
    """A pip command: this Python's, else that of a throw-away environment."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    advice = (
        "This Python has neither pip nor venv. Install one of them (Debian: apt install\n"
        "python3-venv), or install uv so that it is on PATH, and run this again."
    )
    run([sys.executable, "-m", "venv", TOOLS / "boot"], advice)
    return [str(program("python", TOOLS / "boot")), "-m", "pip"]


def uv(*arguments: object, advice: str = NETWORK, **env: str) -> str:
    """Run uv with the system's certificates, and a cache of our own where HOME can't hold one."""
    env |= {"UV_SYSTEM_CERTS": "1", "UV_NO_PROGRESS": "1"}
    if "UV_CACHE_DIR" not in os.environ and not os.access(os.path.expanduser("~"), os.W_OK):
        env["UV_CACHE_DIR"] = str(TOOLS / "cache")
    return run([find_uv(), *arguments], advice, **env)


def read_state() -> dict[str, str]:
    """What the last setup left in .venv; nothing if that can't be used here and now."""
    try:
        state = json.loads(STATE.read_text())
    except (OSError, ValueError):
        return {}
    usable = os.access(program("python"), os.X_OK)
    here = {"root": str(ROOT), "python": sys.implementation.cache_tag}
    return state if usable and here.items() <= state.items() else {}


def setup(kind: str = "dev") -> None:
    """Make .venv and the compiled modules what the checkout asks for, doing only what changed."""
    state = read_state()
    if state.get("kind") == "dev":
        kind = "dev"
    wanted = {
        "root": str(ROOT),
        "python": sys.implementation.cache_tag,
        "kind": kind,
        "packages": digest(*LOCKS[kind]),
        "project": digest("pyproject.toml", "setup.py"),
    }
    if state != wanted or (needs_compiling() and not no_compiler()):
        with locked():
            install(read_state(), wanted)
            compile_modules()
    if needs_compiling():
        why = no_compiler() or "The C compiler doesn't work"
        say(f"! {why}: everything works, but interpreted and many times slower.")
        os.environ["LUDOTECA_QUIET"] = "1"


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Let one setup at a time work on this checkout."""
    TOOLS.mkdir(exist_ok=True)
    with open(TOOLS / "lock", "w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install(state: dict[str, str], wanted: dict[str, str]) -> None:
    """Bring .venv from one state to the wanted one."""
    if state == wanted:
        return
    find_uv()
    STATE.unlink(missing_ok=True)
    # Another Cython or other settings compile the same sources to other modules.
    (PACKAGE / load_build_guard().STAMP).unlink(missing_ok=True)
    if not state:
        with step("making .venv"):
            shutil.rmtree(VENV, ignore_errors=True)
            uv("venv", "--quiet", "--python", sys.executable, VENV)
    python = program("python")
    if state.get("packages") != wanted["packages"]:
        with step("installing the locked packages"):
            uv(
                "pip",
                "sync",
                "--quiet",
                "--require-hashes",
                "--python",
                python,
                *LOCKS[wanted["kind"]],
            )
        state = {}
    if state.get("project") != wanted["project"]:
        with step("installing ludoteca from this checkout"):
            link_project(python)
            installed_games().install_again()
    STATE.write_text(json.dumps(wanted, indent=1) + "\n")


def installed_games() -> InstalledGames:
    """The third-party games of this environment."""
    return InstalledGames(VENV, uv, program("python"))


def link_project(python: Path) -> None:
    """Install the project so that it runs from src; compiling is a step of its own."""
    uv("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--offline",
       "--python", python, "--editable", ROOT,
       advice="Mend what the message above names, most likely in pyproject.toml.",
       LUDOTECA_PURE="1", LUDOTECA_VERSION="0.1.0.dev0+checkout")  # fmt: skip


def needs_compiling() -> bool:
    """Whether the compiled modules are not those of the present sources."""
    build_guard = load_build_guard()
    names = build_guard.files(PACKAGE)
    if not build_guard.sources(names) and not build_guard.libraries(names):
        return False
    return not build_guard.is_current(PACKAGE, names)


def compile_modules() -> None:
    """Compile what changed, if there is a compiler."""
    if not needs_compiling() or no_compiler():
        return
    with step("compiling the rules"):
        run(
            [program("python"), "setup.py", "--quiet", "build_ext", "--inplace"],
            "Mend the source named above; LUDOTECA_INTERPRETED=1 runs without compiling.",
            CC=find_compiler(),
        )


def find_compiler() -> str:
    """The C compiler: the one asked for by CC, else the one that built Python, else a common one."""
    built_with = sysconfig.get_config_var("CC") or "cl"
    names = [os.environ["CC"]] if os.environ.get("CC") else [built_with, "cc", "gcc", "clang"]
    return next((name for name in names if shutil.which(shlex.split(name)[0])), "")


def no_compiler() -> str:
    """What is missing for compiling, or nothing."""
    if not find_compiler():
        return "No C compiler was found (Debian: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h was not found (Debian: apt install python3-dev)"
    return ""


# The commands


def play(arguments: list[str]) -> int:
    """Open tables for browsers, or a game in this terminal."""
    setup("run")
    web.build_if_possible(uv)
    here = [word for word in arguments if word != "--terminal"]
    is_here = here != arguments or (here and not here[0].startswith("-"))
    return subprocess.call([program("ludoteca"), *(["play", *here] if is_here else ["serve", *arguments])])


BROWSER = "tests/browser"


def test(arguments: list[str]) -> int:
    """Run the checks, then all tests, the browser's by themselves; with arguments only the tests that they choose."""
    python = [str(program("python")), "-m", "pytest"]
    if arguments:
        setup()
        web.build(uv)
        named = {} if BROWSER not in " ".join(arguments) else browser.prepare(uv)
        return subprocess.call([*python, *arguments], cwd=ROOT, env={**os.environ, **named})
    if check([]):
        return 1
    failing = web.check(uv)
    web.build(uv)
    nginx.prepare()
    if subprocess.call([*python, "-n", "auto", "--dist", "worksteal", f"--ignore={BROWSER}"], cwd=ROOT):
        failing.append("pytest")
    failing += _browser_tests(python)
    if failing:
        say("✗ failed: " + ", ".join(failing))
    return 1 if failing else 0


def _browser_tests(python: list[str]) -> list[str]:
    """What of the tests in a real browser failed or could not run."""
    try:
        named = browser.prepare(uv)
    except Trouble as trouble:
        say(f"✗ {trouble}\n! Not run: {BROWSER}")
        return [f"{BROWSER} (not run)"]
    spread = [*python, "-n", "2", "--dist", "worksteal", BROWSER]
    return [BROWSER] * bool(subprocess.call(spread, cwd=ROOT, env={**os.environ, **named}))


CHECKS = {
    "format": (["ruff", "format", "--check", "."], "python3 dev.py check --fix"),
    "lint": (["ruff", "check", "."], "python3 dev.py check --fix mends some, the rest by hand"),
    "types": (["mypy"], "mend the annotations named above"),
    "imports": (
        ["python", "checks/imports.py"],
        "move the code, or the import, to where it may be",
    ),
    "names": (
        ["python", "checks/retired_names.py"],
        "use the field's word, or split the module or the folder",
    ),
    "glossary": (
        ["python", "checks/glossary.py"],
        "use the term of docs/glossary.md",
    ),
    "clauses": (
        ["python", "checks/clauses.py"],
        "write the missing test, or name the right clause",
    ),
    "generated types": (
        ["python", "checks/client_types.py"],
        "python checks/client_types.py --write",
    ),
}


def check(arguments: list[str]) -> int:
    """Run every check at once and list those that fail, each with its cure."""
    setup()
    if "--fix" in arguments:
        for words in (["format", "."], ["check", "--fix", "."]):
            subprocess.call([program("ruff"), "--quiet", *words], cwd=ROOT)
    with step("checking " + ", ".join(CHECKS)):
        results = {name: _start_check(words) for name, (words, _) in CHECKS.items()}
        outputs = {name: process.communicate()[0] for name, process in results.items()}
    failing = [name for name, process in results.items() if process.returncode]
    for name in failing:
        say(f"\n✗ {name}\n{outputs[name].strip()}\n  → {CHECKS[name][1]}")
    return 1 if failing else 0


def _start_check(words: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [str(program(words[0])), *words[1:]],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def bench(arguments: list[str]) -> int:
    """Measure against peers, which are installed for this alone."""
    setup()
    python = _extra_environment("bench", "the peers to measure against")
    browsers = browser.prepare(uv, browser.WHOLE) if arguments[:1] == ["page"] else {}
    return subprocess.call([python, "bench/run.py", *arguments], cwd=ROOT, env=os.environ | browsers)


def _extra_environment(name: str, what: str) -> Path:
    """The Python of an environment that has the packages of a lock beside those of .venv."""
    venv = TOOLS / name
    mark, lock = venv / "packages", digest(f"requirements/{name}.txt")
    if not mark.is_file() or mark.read_text() != lock:
        with step(f"installing {what}"):
            shutil.rmtree(venv, ignore_errors=True)
            uv("venv", "--quiet", "--python", sys.executable, venv)
            uv("pip", "sync", "--quiet", "--require-hashes", "--python", program("python", venv),
               f"requirements/{name}.txt")  # fmt: skip
            _see_also(venv)
            mark.write_text(lock)
    return program("python", venv)


def _see_also(venv: Path) -> None:
    """Let a second environment import everything of .venv."""
    asked = [program("python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    ours = run(asked, "Remove .venv and run this again.").strip()
    theirs = run([program("python", venv), *asked[1:]], "Remove .tools and run this again.").strip()
    Path(theirs, "ludoteca.pth").write_text(f"import site; site.addsitedir({ours!r})\n")


def soak(arguments: list[str]) -> int:
    """Run the long scripts one after the other, all or those named; options go to each."""
    scripts = {path.stem: path for path in sorted((ROOT / "soak").glob("[a-z]*.py"))}
    chosen = [word for word in arguments if word in scripts]
    options = [word for word in arguments if word not in scripts]
    setup()
    python = _extra_environment("soak", "the fuzzer")
    failing = []
    for name in chosen or scripts:
        say(f"· soak {name}")
        if subprocess.call([python, "-m", f"soak.{name}", *options], cwd=ROOT):
            failing.append(name)
    if failing:
        say("✗ failed: " + ", ".join(failing))
    return 1 if failing else 0


def lock(arguments: list[str]) -> int:
    """Write the locks anew; the development lock decides the versions of all."""
    for kind in ("dev", "run", "build", "bench", "soak"):
        target = f"requirements/{kind}.txt"
        against = [] if kind == "dev" else ["--constraint", "requirements/dev.txt"]
        with step(f"locking {target}"):
            uv("pip", "compile", "--quiet", "--universal", "--python-version", "3.11",
               "--generate-hashes", "--no-header", "--no-annotate", *against, *arguments,
               f"requirements/{kind}.in", "--output-file", target)  # fmt: skip
    return 0


def write_sbom(arguments: list[str]) -> int:
    """Write the software bill of materials of this checkout."""
    target = Path(arguments[0]) if arguments else ROOT / "build" / "ludoteca.cdx.json"
    setup()
    version = run([program("python"), "setup.py", "--quiet", "--version"], NETWORK, LUDOTECA_PURE="1").split()[-1]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(sbom.document(ROOT, version), "utf-8")
    say(f"Written: {target}")
    return 0


def only_setup(arguments: list[str]) -> int:
    """Set up, and say where the program is."""
    setup()
    web.build_if_possible(uv)
    say(f"Ready: {program('ludoteca').relative_to(ROOT)}")
    return 0


def install_game(arguments: list[str]) -> int:
    """Install the game in a folder into .venv."""
    if len(arguments) != 1:
        say("Usage: python3 dev.py install FOLDER")
        return 2
    setup()
    return installed_games().install(Path(arguments[0]).expanduser().resolve())


COMMANDS = {
    "setup": only_setup,
    "play": play,
    "test": test,
    "check": check,
    "install": install_game,
    "bench": bench,
    "soak": soak,
    "sbom": write_sbom,
    "lock": lock,
}


def main(arguments: list[str]) -> int:
    """Do the named task; tell trouble in words."""
    if sys.version_info < (3, 11):  # noqa: UP036
        say("Ludoteca needs Python 3.11 or newer; this is " + sys.version.split()[0])
        return 1
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    name = arguments[0]
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        hint = f"Did you mean {near[0]}?" if near else "There are: " + ", ".join(COMMANDS) + "."
        say(f"dev.py has no command {name}. {hint}")
        return 2
    if not os.access(ROOT, os.W_OK):
        os.environ |= NO_CACHES
    try:
        return COMMANDS[name](arguments[1:])
    except Trouble as trouble:
        say(f"✗ {trouble}")
    except PermissionError as failure:
        say(f"✗ {failure.filename} can't be written: this checkout belongs to somebody else?\n"
            "  Make a clone of your own and run it there.")  # fmt: skip
    except OSError as failure:
        say(f"✗ {failure}\n  Is the disk full, or the checkout incomplete?")
    except KeyboardInterrupt:
        say("\nstopped")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
