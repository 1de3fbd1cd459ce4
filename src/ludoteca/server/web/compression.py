"""gzip for responses that are the same for every client.

A route opts in; responses that depend on a secret are never compressed, since their size would leak it (BREACH).
"""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Receive, Scope, Send

MIN_SIZE = 1000
LEVEL = 6


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header offers gzip with a quality above zero."""
    offers = dict(offer.partition(";q=")[::2] for offer in header.lower().replace(" ", "").split(","))
    return offers.get("gzip", "0").strip("0.") != "" or offers.get("gzip") == ""


class GzipMiddleware(CompressionMiddleware):
    """Litestar's compression, which ignores qualities, only for clients that accept gzip."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress the response if the client accepts it."""
        header = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        if accepts_gzip(header):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


COMPRESSION = DefineMiddleware(
    GzipMiddleware, config=CompressionConfig(backend="gzip", minimum_size=MIN_SIZE, gzip_compress_level=LEVEL)
)
