"""The page on the server: every message with every field, every route and every push is on it, and nothing else."""

from __future__ import annotations

import inspect
import re
import typing
from http import HTTPStatus
from typing import Any

import msgspec

from ludoteca.server.api import accounts, admin, catalogue, credentials, errors, finished_tables, health, tables
from ludoteca.server.api.schemas import NewTable
from ludoteca.server.security import middleware
from ludoteca.server.transport import guard, request_checker
from ludoteca.server.ws import close_codes, messages_in, messages_out
from tests.support.doc_pages import page, rows, section, words

PAGE = page("server")
SOCKET = section(PAGE, "The socket")


def fields(kind: type[msgspec.Struct]) -> list[str]:
    """The names of a message's fields as they are written."""
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.name != "id"]


def test_every_message_and_every_field_of_it_is_listed() -> None:
    written = {words(cells[0])[0]: words(cells[1]) for cells in rows(SOCKET, 3)}
    written.pop("do", None)
    assert written == {str(kind.__struct_config__.tag): fields(kind) for kind in typing.get_args(messages_in.Message)}


def structs() -> list[type[msgspec.Struct]]:
    """Every message that the server sends, and their parts."""
    found = [value for value in vars(messages_out).values() if isinstance(value, type)]
    return [kind for kind in found if issubclass(kind, msgspec.Struct) and kind.__module__ == messages_out.__name__]


def table(head: str) -> dict[str, str]:
    """The table of the socket's section whose first column has this heading: its first cells with their rows' last."""
    found = re.search(rf"^\| {head} \|.*\n\|[ -|]+\n((?:\|.*\n)+)", SOCKET, re.M)
    assert found is not None, head
    split = [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]
    return {cells[0].strip("`"): cells[-1] for cells in split}


def test_the_fields_of_entered_are_listed() -> None:
    assert set(table("field of `entered`")) == set(fields(messages_out.Here))


def test_every_push_is_listed_with_its_fields() -> None:
    pushes = {fields(kind)[0]: kind for kind in structs() if (kind.__doc__ or "").startswith("Pushed ")}
    listed = table("pushed")
    assert set(listed) == set(pushes)
    for name, kind in pushes.items():
        [content] = typing.get_type_hints(kind).values()
        parts = [content, *typing.get_args(content)]
        named = [field for part in parts if isinstance(part, type) and part in structs() for field in fields(part)]
        assert set(named) <= set(words(listed[name])), name


def test_the_fields_of_every_answer_are_listed() -> None:
    listed = {words(cells[0])[0]: cells[2] for cells in rows(SOCKET, 3)}
    answers = {
        found[1]: fields(kind)
        for kind in structs()
        if issubclass(kind, messages_out.Answer) and (found := re.search("The answer to `(\\w+)`", kind.__doc__ or ""))
    }
    assert {"enter", "sit", "preview", "why", "hint", "pass", "invite", "log"} <= set(answers)
    for name, wanted in answers.items():
        assert [word for word in words(listed[name].rpartition(": ")[2]) if word in wanted] == wanted, name


def test_every_code_that_ends_a_socket_is_listed() -> None:
    codes = {str(code) for name, code in vars(close_codes).items() if name.isupper() and name != "RECONNECT_MS"}
    assert len(codes) == 7
    assert set(table("close code")) == codes


def test_every_status_of_an_error_is_listed() -> None:
    rejected = re.findall(r"Rejected\((\d{3}),", inspect.getsource(middleware))
    checked = (request_checker.BAD_REQUEST, request_checker.TOO_MANY_REQUESTS, request_checker.HEADERS_TOO_LARGE)
    refused = (guard.TOO_MANY_CONNECTIONS, guard.NO_CAPACITY, errors.DEFAULT_STATUS, *errors.STATUS_CODES.values())
    bug = HTTPStatus.INTERNAL_SERVER_ERROR
    statuses = {str(int(status)) for status in (*rejected, *checked, *refused, bug)}
    assert {cells[0] for cells in rows(section(PAGE, "Errors"), 2) if cells[0].isdigit()} == statuses


def test_every_route_is_listed() -> None:
    modules: tuple[Any, ...] = (tables, finished_tables, accounts, credentials, admin, catalogue, health)
    routes = {
        f"{method} {path.replace(':str', '')}"
        for module in modules
        for handler in module.HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    listed = {word for cells in rows(section(PAGE, "HTTP"), 2) for word in words(cells[0])}
    assert listed - {"route"} == routes


def test_every_field_of_a_new_table_is_described() -> None:
    assert set(fields(NewTable)) <= set(words(section(PAGE, "HTTP")))


def test_every_field_of_an_error_is_listed() -> None:
    listed = {word for cells in rows(section(PAGE, "Errors"), 2) for word in words(cells[0])}
    assert listed - {"error"} == set(fields(messages_out.Wrong))
