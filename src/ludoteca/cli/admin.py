"""`ludoteca admin …`: commands to a running server, through the socket beside its database."""

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

SOCKET_FILE = "control.sock"
TIMEOUT = 30
MAX_USES = 1000
COMMANDS = ("load", "tables", "chat", "close", "hide-name", "hide-chat", "invite", "uninvite", "open", "confirm-clock")
TABLE_COMMANDS = ("chat", "close", "hide-name", "hide-chat")


class AdminError(Refused):
    """The server refused a command or cannot be reached."""

    key = "admin"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """The command, its table or game, and the server's data folder."""
    parser.add_argument("command", choices=COMMANDS, help=translator.translate("admin-arg-what"))
    parser.add_argument("target", nargs="?", metavar="TABLE|GAME", help=translator.translate("admin-arg-of"))
    parser.add_argument("--seat", type=int, help=translator.translate("admin-arg-seat"))
    parser.add_argument("--number", type=int, help=translator.translate("admin-arg-number"))
    parser.add_argument("--uses", type=uses, default=1, help=translator.translate("admin-arg-uses"))
    parser.add_argument("--players", type=int, default=2, help=translator.translate("cli-players"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))
    parser.add_argument("--data", metavar="…", help=translator.translate("setting-data"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def uses(text: str) -> int:
    """The number of tables that an invitation creates; ValueError if it is out of bounds."""
    number = int(text)
    if not 1 <= number <= MAX_USES:
        raise ValueError
    return number


def run(options: argparse.Namespace, translator: Translator) -> int:
    """Send the command to the running server and print its answer."""
    data = settings.settings({"data": options.data}, file=options.config).data
    answer = answer_of(data / SOCKET_FILE, request(options, translator))
    if "error" in answer:
        raise AdminError(key="admin-refused", why=answer["error"])
    if options.json:
        print(json.dumps(answer))
        return 0
    for line in FORMATS.get(options.command, done_lines)(answer, translator):
        print(line)
    return 0


def request(options: argparse.Namespace, translator: Translator) -> dict[str, Any]:
    """The request that the arguments describe; AdminError if one is missing."""
    base: dict[str, Any] = {"do": options.command, "lang": translator.lang}
    if options.command in (*TABLE_COMMANDS, "open") and options.target is None:
        raise AdminError(key="admin-of-what", what=options.command)
    if options.command == "hide-name" and options.seat is None:
        raise AdminError(key="admin-which-seat")
    if options.command == "open":
        return {**base, "game": options.target, "players": options.players}
    return {**base, "table": options.target, "seat": options.seat, "number": options.number, "uses": options.uses}


def answer_of(path: Path, request: dict[str, Any]) -> dict[str, Any]:
    """The running server's answer to a request; AdminError if no server answers."""
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(TIMEOUT)
            connection.connect(str(path))
            connection.sendall(json.dumps(request).encode() + b"\n")
            with connection.makefile("rb") as lines:
                answer: dict[str, Any] = json.loads(lines.readline())
                return answer
    except (OSError, AttributeError, ValueError) as error:
        raise AdminError(key="admin-no-server", file=str(path), why=str(error)) from None


def load_lines(answer: dict[str, Any], translator: Translator) -> list[str]:
    """One line per figure."""
    figures = {**answer["figures"], **answer["tables"], "invitations": answer["invitations"]}
    return [f"{name:<16} {value:>8g}" for name, value in figures.items()]


def table_lines(answer: dict[str, Any], translator: Translator) -> list[str]:
    """One line per table: id, mark in the log, game, phase, connections, last change, names."""
    return [
        f"{one['id']} {one['mark']} {one['game']:<10} {one['phase']:<9} {one['sockets']:>4} "
        f"{datetime.fromtimestamp(one['touched'] / 1000, UTC):%Y-%m-%d %H:%M} {', '.join(filter(None, one['names']))}"
        for one in answer["tables"]
    ]


def chat_lines(answer: dict[str, Any], translator: Translator) -> list[str]:
    """One line per chat message, the text of hidden ones in brackets."""
    return [f"{one['number']:>6} {one['name']}: {_chat_text(one)}" for one in answer["chat"]]


def _chat_text(message: dict[str, Any]) -> str:
    text = message["text"].replace("\n", " / ")
    return f"[{text}]" if message["hidden"] else text


def link_lines(answer: dict[str, Any], translator: Translator) -> list[str]:
    """One line per link."""
    return list(answer["links"])


def clock_lines(answer: dict[str, Any], translator: Translator) -> list[str]:
    """A line with the seconds by which the server's clock had jumped."""
    return [translator.translate("admin-clock", seconds=answer["jump"])]


def done_lines(answer: dict[str, Any], translator: Translator) -> list[str]:
    """A line that confirms the command."""
    return [translator.translate("admin-done")]


FORMATS: dict[str, Callable[[dict[str, Any], Translator], list[str]]] = {
    "load": load_lines,
    "tables": table_lines,
    "chat": chat_lines,
    "invite": link_lines,
    "open": link_lines,
    "confirm-clock": clock_lines,
}
