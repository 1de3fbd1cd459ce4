"""The command `ludoteca`: one module per command, found by its name; each has `add_arguments` and `run`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules

import ludoteca
from ludoteca.cli._arguments import spoken_by
from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.text import LANGUAGES, Speaker, language, speaker


def commands() -> list[str]:
    """The names of the commands, sorted."""
    return sorted(m.name for m in iter_modules(__path__) if not m.name.startswith("_"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if it did its work, 1 if something was refused, 2 if it wasn't understood."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    voice = speaker(language(_asked_language(given)))
    if not given or given[0] in ("-h", "--help", "help"):
        print(overview(voice))
        return 0
    if given[0] in ("--version", "-V"):
        print(f"ludoteca {ludoteca.__version__}")
        return 0
    if given[0] not in commands():
        return _unknown(given[0], voice)
    return _run(given[0], given[1:], voice)


def overview(voice: Speaker) -> str:
    """What the command can do, and the games there are."""
    rows = [voice.say("cli-usage"), "", voice.say("cli-commands")]
    rows += [f"  {name:<10} {voice.say(f'command-{name}')}" for name in commands()]
    rows += ["", voice.say("cli-games")]
    rows += [f"  {name:<10} {voice.title(name)}" for name in discovery.names()]
    return "\n".join([*rows, "", voice.say("cli-more")])


def _asked_language(given: Sequence[str]) -> str | None:
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            return given[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _unknown(name: str, voice: Speaker) -> int:
    close = get_close_matches(name, commands(), n=1, cutoff=0.5)
    key = "cli-unknown-command-close" if close else "cli-unknown-command"
    print(voice.say(key, name=name, close="".join(close)), file=sys.stderr)
    print(voice.say("cli-more"), file=sys.stderr)
    return 2


def _run(name: str, given: Sequence[str], voice: Speaker) -> int:
    module = import_module(f"{__name__}.{name}")
    with spoken_by(voice):
        parser = argparse.ArgumentParser(prog=f"ludoteca {name}", description=voice.say(f"command-{name}"))
        parser.add_argument("--lang", choices=LANGUAGES, help=voice.say("cli-lang"))
        module.add_arguments(parser, voice)
        options = parser.parse_args(list(given))
    try:
        code: int = module.run(options, voice)
        return code
    except Refused as error:
        print(voice.error(error), file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
