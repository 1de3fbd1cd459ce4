"""`ludoteca admin …`: commands to a running server, through the socket beside its database."""

from __future__ import annotations

import argparse
import json
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from ludoteca.cli._admin_output import FORMATS, done_lines
from ludoteca.core.errors import Refused
from ludoteca.i18n import LANGUAGES, Translator
from ludoteca.server import settings
from ludoteca.server.setting_values import duration

SOCKET_FILE = "control.sock"
TIMEOUT = 30
MAX_USES = 1000
TABLE_COMMANDS = ("chat", "close", "hide-name", "hide-chat")
NUMBER_COMMANDS = ("unban", "unmute", "resolve", "dismiss")
NAME_COMMANDS = ("host", "unhost", "reset-password")
WORD_COMMANDS = ("filter", "unfilter")
COMMANDS = (
    *("load", "tables", "chat", "close", "hide-name", "hide-chat", "invite", "uninvite", "open", "confirm-clock"),
    *("ban", "mute", "unban", "unmute", "bans", "connections", "reports", "resolve", "dismiss"),
    *("host", "unhost", "hosts", "reset-password", "filter", "unfilter", "words", "announce", "announcements"),
    *("results", "audit"),
)


class AdminError(Refused):
    """The server refused a command or cannot be reached."""

    key = "admin"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """The command, what it applies to, and the server's data folder; the help describes every command."""

    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(f"  {name:<15} {translator.translate(f'admin-do-{name}')}" for name in COMMANDS)
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help=translator.translate("admin-arg-what"))
    parser.add_argument("target", nargs="?", metavar="TARGET", help=translator.translate("admin-arg-of"))
    parser.add_argument("--seat", type=int, help=translator.translate("admin-arg-seat"))
    parser.add_argument("--number", type=int, help=translator.translate("admin-arg-number"))
    parser.add_argument("--uses", type=uses, default=1, help=translator.translate("admin-arg-uses"))
    parser.add_argument("--players", type=int, default=2, help=translator.translate("cli-players"))
    parser.add_argument("--account", metavar="NAME", help=translator.translate("admin-arg-account"))
    parser.add_argument("--name", metavar="NAME", help=translator.translate("admin-arg-name"))
    parser.add_argument("--address", metavar="ADDRESS", help=translator.translate("admin-arg-address"))
    parser.add_argument("--table", metavar="TABLE", help=translator.translate("admin-arg-table"))
    parser.add_argument("--for", dest="lasting", type=lasting, metavar="7d", help=translator.translate("admin-arg-for"))
    parser.add_argument("--reason", metavar="…", help=translator.translate("admin-arg-reason"))
    parser.add_argument("--in", dest="language", choices=LANGUAGES, help=translator.translate("admin-arg-in"))
    parser.add_argument("--file", metavar="FILE", help=translator.translate("admin-arg-file"))
    parser.add_argument(
        "--from", dest="since", type=day, metavar="2026-01-31", help=translator.translate("admin-arg-from")
    )
    parser.add_argument("--to", dest="until", type=day, metavar="2026-01-31", help=translator.translate("admin-arg-to"))
    parser.add_argument("--clear", action="store_true", help=translator.translate("admin-arg-clear"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))
    parser.add_argument("--data", metavar="…", help=translator.translate("setting-data"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def uses(text: str) -> int:
    """The number of uses of an invitation; ValueError if it is out of bounds."""
    number = int(text)
    if not 1 <= number <= MAX_USES:
        raise ValueError
    return number


def lasting(text: str) -> str:
    """A duration such as 7d; ValueError otherwise."""
    duration(text)
    return text


def day(text: str) -> datetime:
    """The beginning of a day in UTC; ValueError unless it is written 2026-01-31."""
    return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)


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
    base: dict[str, Any] = {"do": options.command, "lang": translator.lang, "reason": options.reason or ""}
    check_target(options)
    if options.command == "open":
        return {**base, "game": options.target, "players": options.players}
    if options.command in ("ban", "mute"):
        return {**base, **sanction_request(options)}
    if options.command == "results":
        return {**base, **results_request(options)}
    if options.command in WORD_COMMANDS and options.file is not None:
        return {**base, "target": words_of_file(options.file), "in": options.language}
    table = options.target if options.command in TABLE_COMMANDS else None
    numbers = {"seat": options.seat, "number": options.number, "uses": options.uses}
    return {**base, **numbers, "table": table, "target": options.target, "in": options.language}


def check_target(options: argparse.Namespace) -> None:
    """AdminError if the command needs something that is missing."""
    needs_target = options.command in (*TABLE_COMMANDS, *NUMBER_COMMANDS, *NAME_COMMANDS, "open")
    has_words = options.file is not None or options.target is not None
    is_silent = options.command == "announce" and options.target is None and not options.clear
    if (needs_target and options.target is None) or (options.command in WORD_COMMANDS and not has_words) or is_silent:
        raise AdminError(key="admin-of-what", what=options.command)
    if options.command == "hide-name" and options.seat is None:
        raise AdminError(key="admin-which-seat")


def sanction_request(options: argparse.Namespace) -> dict[str, Any]:
    """Whom a ban or mute applies to, and for how long."""
    return {
        "account": options.account,
        "name": options.name,
        "address": options.address,
        "table": options.table,
        "seat": options.seat,
        "for": options.lasting,
    }


def results_request(options: argparse.Namespace) -> dict[str, Any]:
    """The period of results in UTC milliseconds, both days included; by default today."""
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    since = options.since or options.until or today
    until = (options.until or max(since, today)) + timedelta(days=1)
    bounds = {"since": int(since.timestamp() * 1000), "until": int(until.timestamp() * 1000)}
    return {**bounds, "target": options.target}


def words_of_file(name: str) -> str:
    """The words in a file, one per line; lines that begin with # are comments. AdminError if it cannot be read."""
    try:
        lines = Path(name).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise AdminError(key="no-file", file=name, why=str(error)) from None
    return "\n".join(line for line in lines if not line.startswith("#"))


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
