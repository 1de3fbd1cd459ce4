"""The page on the server: every message with every field, every route and every push is on it, and nothing else."""

from __future__ import annotations

import typing
from typing import Any

import msgspec

from ludoteca.server.api import accounts, admin, catalogue, finished_tables, health, tables
from ludoteca.server.api.schemas import NewTable
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


def test_every_field_of_entered_and_every_push_is_listed() -> None:
    listed = {word for cells in rows(SOCKET, 2) for word in words(cells[0])}
    pushes = (
        messages_out.Updated, messages_out.People, messages_out.Chatted, messages_out.Lost, messages_out.Moved,
        messages_out.Rematched, messages_out.Wanted, messages_out.Muted, messages_out.Openings, messages_out.Bye,
    )  # fmt: skip
    assert {field for kind in (messages_out.Here, *pushes) for field in fields(kind)} <= listed


def test_every_code_that_ends_a_socket_is_listed() -> None:
    listed = {cells[0] for cells in rows(SOCKET, 2)}
    codes = {str(code) for name, code in vars(close_codes).items() if name.isupper() and name != "RECONNECT_MS"}
    assert len(codes) == 7
    assert codes <= listed


def test_every_route_is_listed() -> None:
    modules: tuple[Any, ...] = (tables, finished_tables, accounts, admin, catalogue, health)
    routes = {
        f"{method} {path.replace(':str', '')}"
        for module in modules
        for handler in module.HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {words(cells[0])[0] for cells in rows(section(PAGE, "HTTP"), 2)} - {"route"} == routes


def test_every_field_of_a_new_table_is_described() -> None:
    assert set(fields(NewTable)) <= set(words(section(PAGE, "HTTP")))


def test_every_field_of_an_error_is_listed() -> None:
    listed = {word for cells in rows(section(PAGE, "Errors"), 2) for word in words(cells[0])}
    assert listed - {"error"} == set(fields(messages_out.Wrong))
