"""`ludoteca new-game`: write a complete, running game distribution to start from."""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator

TEMPLATE = "_template"
# The words of the template that stand for the new game's: package, class and title.
NAME, CLASS, TITLE = "newgame", "NewGame", "New Game"
NAME_FORM = re.compile(r"[a-z][a-z0-9]{1,30}")
LEFT_OUT = {"__pycache__"}


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """The name of the game, its title and the folder to write."""
    parser.add_argument("name", metavar="NAME", help=translator.translate("newgame-arg-name"))
    parser.add_argument("--title", metavar="TITLE", help=translator.translate("newgame-arg-title"))
    parser.add_argument("--folder", metavar="FOLDER", help=translator.translate("newgame-arg-folder"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Write the files and say what to do next."""
    title = asked.title or asked.name.capitalize()
    folder = Path(asked.folder or asked.name).expanduser()
    written = write_game(asked.name, title, folder)
    print(translator.translate("newgame-written", number=len(written), title=title, folder=str(folder)))
    print(translator.translate("newgame-next", name=asked.name, folder=str(folder)))
    return 0


def write_game(name: str, title: str, folder: Path) -> list[Path]:
    """Write the template under a game's name into a new or empty folder; the files written."""
    check_name(name)
    if not title.isprintable() or not title.strip() or any(sign in title for sign in '"\\{}'):
        raise Refused(f"not a title: {title!r}", key="newgame-bad-title", title=title)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused(f"{folder} exists", key="newgame-folder-in-use", folder=str(folder))
    template = Path(str(files("ludoteca.cli"))) / TEMPLATE
    words = {NAME: name, CLASS: name.capitalize(), TITLE: title}
    written = []
    for source in sorted(path for path in template.rglob("*") if path.is_file() and not LEFT_OUT & set(path.parts)):
        target = folder / filled(source.relative_to(template).as_posix(), words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(source.read_text("utf-8"), words), "utf-8")
        written.append(target)
    return written


def check_name(name: str) -> None:
    """Raise Refused unless a game can have this name: one lower-case word that no game or module has."""
    if not NAME_FORM.fullmatch(name) or keyword.iskeyword(name):
        raise Refused(f"not a name: {name!r}", key="newgame-bad-name", name=name)
    if name in discovery.names() or find_spec(name) is not None:
        raise Refused(f"{name} exists already", key="newgame-name-in-use", name=name)


def filled(text: str, words: dict[str, str]) -> str:
    """A text with the new game's words in place of the template's."""
    return re.sub("|".join(words), lambda found: words[found[0]], text)
