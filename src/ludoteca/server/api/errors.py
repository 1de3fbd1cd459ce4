"""Exception handlers: every error becomes a JSON body with a key, a localised message and fields."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from ludoteca.core.errors import Refused
from ludoteca.server.api.requests import AnyRequest, request_language
from ludoteca.server.errors import Malformed, NotAllowed, NotFound, Restarting, ServerError, TooMany
from ludoteca.server.localisation import error_body
from ludoteca.server.security.middleware import Rejected
from ludoteca.store import StoreError

LOG = logging.getLogger("ludoteca.http")
STATUS_CODES: dict[type[Refused], int] = {
    NotFound: 404,
    NotAllowed: 403,
    TooMany: 429,
    Restarting: 503,
    StoreError: 503,
}
DEFAULT_STATUS = 400
MAX_DETAIL = 200


def status_code(error: Refused) -> int:
    """The HTTP status of an error: 400 unless its class has another one."""
    if isinstance(error, Rejected):  # raised while the request body is read
        return error.status
    return next((status for kind, status in STATUS_CODES.items() if isinstance(error, kind)), DEFAULT_STATUS)


def handle_refused(request: AnyRequest, error: Refused) -> Response[Any]:
    """The response to a request that the server, the store or the rules refuse."""
    return error_response(request, error, status_code(error))


def handle_http_exception(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """The response to a request that the framework rejects: an unknown route, or a body that does not validate."""
    refused = NotFound(key="server-no-page") if error.status_code == 404 else Malformed(why=_detail(error))
    return error_response(request, refused, error.status_code)


def handle_exception(request: AnyRequest, error: Exception) -> Response[Any]:
    """The response to a request that failed because of a bug; the details are only logged."""
    LOG.error("a request failed", exc_info=error)
    return error_response(request, ServerError(key="internal"), 500)


def error_response(request: AnyRequest, error: Refused, status: int) -> Response[Any]:
    """An error as a JSON response in the client's language."""
    return Response({"error": error_body(error, request_language(request))}, status_code=status)


def _detail(error: HTTPException) -> str:
    """The first validation message, else the exception's own."""
    detail = error.extra[0].get("message", "") if isinstance(error.extra, list) and error.extra else error.detail
    return str(detail)[:MAX_DETAIL]


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Refused: handle_refused,
    HTTPException: handle_http_exception,
    Exception: handle_exception,
}
