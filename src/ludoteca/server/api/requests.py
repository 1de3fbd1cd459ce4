"""What handlers get besides parameters: injected services, the client's address and language, a bounded JSON body."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ludoteca.i18n import accepted_language
from ludoteca.server.accounts.user_agents import description
from ludoteca.server.errors import Malformed

T = TypeVar("T")
MAX_DEPTH = 50  # levels of lists and objects in a JSON body
AnyRequest = Request[Any, Any, Any]
Done = dict[str, bool]
DONE = {"done": True}
# Injected by the parameter's name; Litestar's validation would fail for protocols such as Store.
Injected: TypeAlias = SkipValidation[NamedDependency[T]]


def client_address(request: AnyRequest) -> str:
    """The client's address as the security middleware set it; empty if the transport has none."""
    client = request.scope["client"]
    return client[0] if client else ""


def browser(request: AnyRequest) -> str:
    """The browser and system that a request names."""
    return description(request.headers.get("user-agent", ""))


def request_language(request: AnyRequest) -> str:
    """The supported language that the Accept-Language header prefers, else English."""
    return accepted_language(request.headers.get("accept-language", ""))


class JsonRequest(Request[Any, Any, Any]):
    """A request whose JSON body has a maximum depth."""

    async def json(self) -> Any:
        """The decoded body; Malformed if it is not UTF-8 or nested deeper than MAX_DEPTH."""
        try:
            value = await super().json()
        except UnicodeDecodeError:
            raise Malformed(why="UTF-8") from None
        except RecursionError:
            raise Malformed(key="server-too-deep") from None
        if is_deeper(value, MAX_DEPTH):
            raise Malformed(key="server-too-deep")
        return value


def is_deeper(value: Any, depth: int) -> bool:
    """Whether lists and objects are nested deeper than some number of levels; does not recurse."""
    level = [value]
    for _ in range(depth + 1):
        level = [one for parent in level if isinstance(parent, dict | list) for one in children(parent)]
        if not level:
            return False
    return True


def children(parent: dict[str, Any] | list[Any]) -> list[Any]:
    """The values inside a list or an object."""
    return list(parent.values()) if isinstance(parent, dict) else parent
