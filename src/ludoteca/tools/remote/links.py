"""Links to tables: the server's address, the table's id, and the token of an invitation or a pass."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from ludoteca.tools.remote.errors import NotJoined

TOKENS = {"i": "invite", "p": "pass"}


@dataclass(frozen=True, slots=True)
class TableLink:
    """A table of a server; `token` has a value if `kind` is `invite` or `pass`."""

    base: str
    table: str
    kind: str = ""
    token: str = ""

    @property
    def socket(self) -> str:
        """The address of the server's socket."""
        return f"{self.base.replace('http', 'ws', 1)}/api/socket"

    @property
    def watching(self) -> str:
        """The link for spectators."""
        return f"{self.base}/t/{self.table}"

    @property
    def entry(self) -> dict[str, str]:
        """What a newcomer says to join the table."""
        return {"table": self.table} | ({self.kind: self.token} if self.kind else {})


def read_link(text: str) -> TableLink:
    """The table of a link; NotJoined if the text is no link to a table."""
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    base, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not table:
        raise NotJoined(key="join-no-link", link=text)
    kind, _, token = parts.fragment.partition("=")
    named = TOKENS.get(kind, "")
    return TableLink(f"{parts.scheme}://{parts.netloc}{base}", table, named, token if named else "")
