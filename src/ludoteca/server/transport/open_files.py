"""The limit of open files of this process, and how many connections fit below it."""

from __future__ import annotations

import sys

RESERVED_FILES = 128  # database, listening sockets, engine processes, catalogues, backups
NO_LIMIT = 2**31


def raise_limit(connections: int) -> None:
    """Raise the limit so that this many connections fit, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connection_capacity() -> int:
    """How many connections fit below the limit, at least one."""
    if sys.platform == "win32":
        return NO_LIMIT
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_LIMIT if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED_FILES)
