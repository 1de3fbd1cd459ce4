"""`ludoteca admin …`: what whoever runs a server may do while it runs, through the socket beside its database."""

from __future__ import annotations

import argparse
import json
import socket
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator
from ludoteca.server import settings

SOCKET = "control.sock"
PATIENCE = 30
MOST_USES = 1000
DOINGS = ("load", "tables", "chat", "close", "hide-name", "hide-chat", "invite", "uninvite", "open")
AT_TABLE = ("chat", "close", "hide-name", "hide-chat")


class AdminRefusal(Refused):
    """What can't be done, or can't be asked since no server runs."""

    key = "admin"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """What to do, to which table, and where the server's data is."""
    parser.add_argument("what", choices=DOINGS, help=translator.translate("admin-arg-what"))
    parser.add_argument("of", nargs="?", metavar="TABLE|GAME", help=translator.translate("admin-arg-of"))
    parser.add_argument("--seat", type=int, help=translator.translate("admin-arg-seat"))
    parser.add_argument("--number", type=int, help=translator.translate("admin-arg-number"))
    parser.add_argument("--uses", type=uses, default=1, help=translator.translate("admin-arg-uses"))
    parser.add_argument("--players", type=int, default=2, help=translator.translate("cli-players"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))
    parser.add_argument("--data", metavar="…", help=translator.translate("setting-data"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def uses(text: str) -> int:
    """How many tables an invitation opens."""
    number = int(text)
    if not 1 <= number <= MOST_USES:
        raise ValueError
    return number


def run(options: argparse.Namespace, translator: Translator) -> int:
    """Ask the running server, and print what it says."""
    found = settings.settings({"data": options.data}, file=options.config)
    told = asked(found.data / SOCKET, request(options, translator))
    if "error" in told:
        raise AdminRefusal(key="admin-refused", why=told["error"])
    if options.json:
        print(json.dumps(told))
        return 0
    for line in PRINTED.get(options.what, done)(told, translator):
        print(line)
    return 0


def request(options: argparse.Namespace, translator: Translator) -> dict[str, Any]:
    """The request that the arguments ask for."""
    wanted: dict[str, Any] = {"do": options.what, "lang": translator.lang}
    if options.what in (*AT_TABLE, "open") and options.of is None:
        raise AdminRefusal(key="admin-of-what", what=options.what)
    if options.what == "hide-name" and options.seat is None:
        raise AdminRefusal(key="admin-which-seat")
    if options.what == "open":
        return {**wanted, "game": options.of, "players": options.players}
    return {**wanted, "table": options.of, "seat": options.seat, "number": options.number, "uses": options.uses}


def asked(path: Path, wanted: dict[str, Any]) -> dict[str, Any]:
    """The running server's answer."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
            line.sendall(json.dumps(wanted).encode() + b"\n")
            with line.makefile("rb") as answers:
                told: dict[str, Any] = json.loads(answers.readline())
                return told
    except (OSError, AttributeError, ValueError) as error:
        raise AdminRefusal(key="admin-no-server", file=str(path), why=str(error)) from None


def load(told: dict[str, Any], translator: Translator) -> list[str]:
    """How busy the server is, a figure a line."""
    figures = {**told["figures"], **told["tables"], "invitations": told["invitations"]}
    return [f"{name:<16} {value:>8g}" for name, value in figures.items()]


def tables(told: dict[str, Any], translator: Translator) -> list[str]:
    """A table a line: id, mark in the log, game, phase, sockets, last change, names."""
    return [
        f"{one['id']} {one['mark']} {one['game']:<10} {one['phase']:<9} {one['sockets']:>4} "
        f"{datetime.fromtimestamp(one['touched'] / 1000, UTC):%Y-%m-%d %H:%M} {', '.join(filter(None, one['names']))}"
        for one in told["tables"]
    ]


def chat(told: dict[str, Any], translator: Translator) -> list[str]:
    """A line of talk a line, hidden ones in brackets."""
    return [f"{one['number']:>6} {one['name']}: {_veiled(one)}" for one in told["chat"]]


def _veiled(one: dict[str, Any]) -> str:
    text = one["text"].replace("\n", " / ")
    return f"[{text}]" if one["hidden"] else text


def links(told: dict[str, Any], translator: Translator) -> list[str]:
    """The links that were made."""
    return list(told["links"])


def done(told: dict[str, Any], translator: Translator) -> list[str]:
    """That it was done."""
    return [translator.translate("admin-done")]


PRINTED: dict[str, Callable[[dict[str, Any], Translator], list[str]]] = {
    "load": load,
    "tables": tables,
    "chat": chat,
    "invite": links,
    "open": links,
}
