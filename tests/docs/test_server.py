"""The page on the server: every message with every field, every route and every push is on it, and nothing else."""

from __future__ import annotations

import typing

import msgspec

from ludoteca.server import app, hub, incoming, outgoing, socket, visit
from ludoteca.server.bodies import NewTable
from tests.docs.pages import page, rows, section, words

PAGE = page("server")
SOCKET = section(PAGE, "The socket")


def fields(kind: type[msgspec.Struct]) -> list[str]:
    """The names of a message's fields as they are written."""
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.name != "id"]


def test_every_message_and_every_field_of_it_is_listed() -> None:
    written = {words(cells[0])[0]: words(cells[1]) for cells in rows(SOCKET, 3)}
    written.pop("do", None)
    assert written == {str(kind.__struct_config__.tag): fields(kind) for kind in typing.get_args(incoming.Message)}


def test_every_field_of_entered_and_every_push_is_listed() -> None:
    listed = {word for cells in rows(SOCKET, 2) for word in words(cells[0])}
    pushes = (
        outgoing.Updated, outgoing.People, outgoing.Chatted, outgoing.Lost, outgoing.Moved, outgoing.Rematched,
        outgoing.Wanted, outgoing.Bye,
    )  # fmt: skip
    assert {field for kind in (outgoing.Here, *pushes) for field in fields(kind)} <= listed


def test_every_code_that_ends_a_socket_is_listed() -> None:
    listed = {cells[0] for cells in rows(SOCKET, 2)}
    codes = (hub.COME_BACK, hub.BROKEN, hub.GONE, socket.ABUSE, socket.NO_TABLE, visit.TOO_SLOW, socket.TOO_MANY)
    assert {str(code) for code in codes} <= listed


def test_every_route_is_listed() -> None:
    handlers = [*app.ROUTES, app.health]
    routes = {
        f"{method} {path.replace(':str', '')}"
        for handler in handlers
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {words(cells[0])[0] for cells in rows(section(PAGE, "HTTP"), 2)} - {"route"} == routes


def test_every_field_of_a_new_table_is_told() -> None:
    told = set(words(section(PAGE, "HTTP")))
    assert set(fields(NewTable)) <= told


def test_every_field_of_an_error_is_listed() -> None:
    listed = {word for cells in rows(section(PAGE, "Errors"), 2) for word in words(cells[0])}
    assert listed - {"error"} == set(fields(outgoing.Wrong))
