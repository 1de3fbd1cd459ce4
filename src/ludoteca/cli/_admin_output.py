"""How `ludoteca admin` prints the answers of a server: one line per row; results as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from ludoteca.i18n import Translator

Answer = dict[str, Any]
RESULT_COLUMNS = (
    *("ended", "table", "title", "game", "seat", "player", "account", "kind", "score", "won", "reason"),
    *("rating_before", "rating_after", "rating_change"),
)
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")


def moment(milliseconds: int | None) -> str:
    """A UTC time to the minute; a dash if there is none."""
    return "-" if milliseconds is None else f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def load_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per figure."""
    figures = {**answer["figures"], **answer["tables"], "invitations": answer["invitations"]}
    rows = [f"{name:<16} {value:>12.12g}" for name, value in figures.items()]
    return [f"{'version':<16} {answer['version']}", *rows]


def table_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per table: id, mark in the log, game, phase, connections, last change, names."""
    return [
        f"{one['id']} {one['mark']} {one['game']:<10} {one['phase']:<9} {one['sockets']:>4} "
        f"{moment(one['touched'])} {', '.join(filter(None, one['names']))}"
        for one in answer["tables"]
    ]


def chat_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per chat message, the text of hidden ones in brackets."""
    return [f"{one['number']:>6} {one['name']}: {_chat_text(one)}" for one in answer["chat"]]


def _chat_text(message: Answer) -> str:
    text = on_one_line(message["text"])
    return f"[{text}]" if message["hidden"] else text


def on_one_line(text: str) -> str:
    """A text without line breaks."""
    return text.replace("\n", " / ")


def link_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per link."""
    return list(answer["links"])


def clock_lines(answer: Answer, translator: Translator) -> list[str]:
    """A line with the seconds by which the server's clock had jumped."""
    return [translator.translate("admin-clock", seconds=answer["jump"])]


def sanction_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per ban or mute: number, kind, target, when it ends, who made it, why."""
    never = translator.translate("admin-never")
    return [
        f"{one['number']:>6} {one['kind']:<4} {one['target_kind']:<7} {one['shown']}  "
        f"→ {never if one['ends_at'] is None else moment(one['ends_at'])}  ({one['actor']}) {one['reason']}"
        for one in answer["sanctions"]
    ]


def connection_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per connection: address, account, table, names."""
    return [
        f"{one['address']:<40} {one['account'] or '-':<24} {one['table'] or '-':<22} {', '.join(one['names'])}"
        for one in answer["connections"]
    ]


def report_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per report: number, how often, when, table, seat, name, account, text, verdict."""
    return [
        f"{one['number']:>6} {one['count']:>3}× {moment(one['reported_at'])} {one['kind']:<4} {one['table']} "
        f"{'-' if one['seat'] is None else one['seat']} {one['name']} [{one['account'] or '-'}] "
        f"{on_one_line(one['text'])} {'(' + one['verdict'] + ')' if one['verdict'] else ''}".rstrip()
        for one in answer["reports"]
    ]


def host_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per host."""
    return list(answer["hosts"])


def word_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per filtered word, after its language or an asterisk."""
    return [f"{one['lang'] or '*':<2} {one['word']}" for one in answer["words"]]


def change_lines(answer: Answer, translator: Translator) -> list[str]:
    """How many words changed."""
    return [translator.translate("admin-changed", count=answer["changed"])]


def announcement_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per announcement, after its language or an asterisk."""
    lines = [f"{lang or '*':<2} {text}" for lang, text in answer["announcements"].items()]
    return lines or [translator.translate("admin-no-announcement")]


def password_lines(answer: Answer, translator: Translator) -> list[str]:
    """The new password, and what to tell its owner."""
    return [answer["password"], translator.translate("admin-password-help")]


def audit_lines(answer: Answer, translator: Translator) -> list[str]:
    """One line per entry: number, time, who, what, whom or the number of a ban or report, until when, why."""
    return [
        f"{one['number']:>6} {moment(one['done_at'])} {one['actor']:<16} {one['action']:<15} {audit_target(one)} "
        f"{'→ ' + moment(one['ends_at']) if one['ends_at'] else ''} {one['reason']}".rstrip()
        for one in answer["audit"]
    ]


def audit_target(entry: Answer) -> str:
    """Whom an entry is about, with the number of its ban, mute or report."""
    number = "" if entry["reference"] is None else f"#{entry['reference']}"
    return " ".join(filter(None, (entry["target"], number)))


def result_lines(answer: Answer, translator: Translator) -> list[str]:
    """The results as CSV with a header; times in UTC after ISO 8601."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(RESULT_COLUMNS)
    for one in answer["results"]:
        ended = datetime.fromtimestamp(one["ended"] / 1000, UTC).isoformat(timespec="seconds")
        before, after = one["rating_before"], one["rating_after"]
        change = None if before is None or after is None else after - before
        row = {**one, "ended": ended, "won": int(one["won"]), "rating_change": change}
        writer.writerow([safe_cell(row[name]) for name in RESULT_COLUMNS])
    return text.getvalue().splitlines()


def safe_cell(value: Any) -> Any:
    """A value as a spreadsheet shows it: text that it would take for a formula begins with an apostrophe."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA_SIGNS) else value


def done_lines(answer: Answer, translator: Translator) -> list[str]:
    """A line that confirms the command."""
    return [translator.translate("admin-done")]


FORMATS: dict[str, Callable[[Answer, Translator], list[str]]] = {
    "load": load_lines,
    "tables": table_lines,
    "chat": chat_lines,
    "invite": link_lines,
    "open": link_lines,
    "confirm-clock": clock_lines,
    "ban": sanction_lines,
    "mute": sanction_lines,
    "bans": sanction_lines,
    "connections": connection_lines,
    "reports": report_lines,
    "hosts": host_lines,
    "filter": change_lines,
    "unfilter": change_lines,
    "words": word_lines,
    "announce": announcement_lines,
    "announcements": announcement_lines,
    "reset-password": password_lines,
    "results": result_lines,
    "audit": audit_lines,
}
