"""The health check for process supervisors and load balancers."""

from __future__ import annotations

from litestar import get


@get("/healthz", sync_to_thread=False)
def healthz() -> str:
    """Whether the server answers."""
    return "ok"


HANDLERS = [healthz]
