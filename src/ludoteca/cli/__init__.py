"""The command `ludoteca`: one module per command, found by its name; each has `add_arguments` and `run`.

A dash in a command's name is an underscore in its module's name.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules

import ludoteca
from ludoteca import i18n
from ludoteca.cli._arguments import translated_by
from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.i18n import LANGUAGES, Translator, environment_language


def commands() -> list[str]:
    """The names of the commands, sorted."""
    return sorted(m.name.replace("_", "-") for m in iter_modules(__path__) if not m.name.startswith("_"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if it did its work, 1 if something was refused, 2 if it wasn't understood."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    translator = i18n.translator(environment_language(_asked_language(given)))
    if not given or given[0] in ("-h", "--help", "help"):
        print(overview(translator))
        return 0
    if given[0] in ("--version", "-V"):
        print(f"ludoteca {ludoteca.__version__}")
        return 0
    if given[0] not in commands():
        return _unknown(given[0], translator)
    return _run(given[0], given[1:], translator)


def overview(translator: Translator) -> str:
    """What the command can do, and the games there are."""
    width = max(map(len, [*commands(), *discovery.names()]))
    rows = [translator.translate("cli-usage"), "", translator.translate("cli-commands")]
    rows += [f"  {name:<{width}} {translator.translate(f'command-{name}')}" for name in commands()]
    rows += ["", translator.translate("cli-games")]
    rows += [f"  {name:<{width}} {translator.game_title(name)}" for name in discovery.names()]
    return "\n".join([*rows, "", translator.translate("cli-more")])


def _asked_language(given: Sequence[str]) -> str | None:
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            return given[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _unknown(name: str, translator: Translator) -> int:
    close = get_close_matches(name, commands(), n=1, cutoff=0.5)
    key = "cli-unknown-command-close" if close else "cli-unknown-command"
    print(translator.translate(key, name=name, close="".join(close)), file=sys.stderr)
    print(translator.translate("cli-more"), file=sys.stderr)
    return 2


def _run(name: str, given: Sequence[str], translator: Translator) -> int:
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    with translated_by(translator):
        parser = argparse.ArgumentParser(prog=f"ludoteca {name}", description=translator.translate(f"command-{name}"))
        parser.add_argument("--lang", choices=LANGUAGES, help=translator.translate("cli-lang"))
        module.add_arguments(parser, translator)
        options = parser.parse_args(list(given))
    try:
        code: int = module.run(options, translator)
        return code
    except Refused as error:
        print(translator.error_message(error), file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
