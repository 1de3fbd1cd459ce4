"""Opens a table on a server through its HTTP interface."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from ludoteca.tools.remote.errors import NotJoined
from ludoteca.tools.remote.links import TableLink

TIMEOUT = 60


def open_table(address: str, table: dict[str, Any], lang: str = "en") -> tuple[TableLink, dict[str, Any]]:
    """The link for the open seats of a new table, and the server's whole answer; NotJoined if it refuses."""
    base = address.rstrip("/")
    headers = {"content-type": "application/json", "accept-language": lang}
    try:
        request = urllib.request.Request(f"{base}/api/tables", json.dumps(table).encode(), headers)
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            created = json.loads(response.read())
        return TableLink(base, created["id"], "invite", created["invite"]), created
    except urllib.error.HTTPError as error:
        raise NotJoined(str(error), key="join-refused", why=_reason(error)) from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        why = str(getattr(error, "reason", error))
        raise NotJoined(why, key="join-no-server", why=why) from error


def _reason(error: urllib.error.HTTPError) -> str:
    """The message of a refusal, or its status if it has none."""
    try:
        return str(json.loads(error.read())["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
