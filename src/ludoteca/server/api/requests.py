"""What handlers get besides parameters and body: injected services, the client's address and language."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ludoteca.i18n import accepted_language

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
# Injected by the parameter's name; Litestar's validation would fail for protocols such as Store.
Injected: TypeAlias = SkipValidation[NamedDependency[T]]


def client_address(request: AnyRequest) -> str:
    """The client's address as the security middleware set it; empty if the transport has none."""
    client = request.scope["client"]
    return client[0] if client else ""


def request_language(request: AnyRequest) -> str:
    """The supported language that the Accept-Language header prefers, else English."""
    return accepted_language(request.headers.get("accept-language", ""))
