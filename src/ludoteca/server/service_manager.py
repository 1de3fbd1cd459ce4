"""Tells the service manager (systemd, `Type=notify`) that the server is ready, alive and stopping.

One datagram for each message goes to the Unix socket that `$NOTIFY_SOCKET` names; without it nothing is sent.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import MutableMapping

from ludoteca.server.background.scheduler import Job

LOG = logging.getLogger("ludoteca.service_manager")
VARIABLES = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID")


class ServiceManager:
    """The sender of the messages; `watchdog_seconds` is how long it may be silent before it is restarted, or None."""

    def __init__(self, address: str = "", watchdog_seconds: float | None = None) -> None:
        self.watchdog_seconds = watchdog_seconds
        # The address of an abstract socket begins with a null byte, which environment variables cannot contain.
        self._address = "\0" + address[1:] if address.startswith("@") else address

    @classmethod
    def of_environment(cls, environment: MutableMapping[str, str] = os.environ) -> ServiceManager:
        """The service manager that started this process; its variables are removed, so that no child sends to it."""
        address, microseconds, process = (environment.pop(name, "") for name in VARIABLES)
        is_watched = microseconds.isdigit() and process in ("", str(os.getpid()))
        return cls(address, int(microseconds) / 1e6 if is_watched and int(microseconds) else None)

    def ready(self) -> None:
        """The server accepts connections."""
        self._send("READY=1")

    def jobs(self) -> list[Job]:
        """The job that tells the watchdog, if there is one, that the event loop runs."""
        return [Job("watchdog", self._alive, self.watchdog_seconds / 4, at_start=True)] if self.watchdog_seconds else []

    async def _alive(self) -> None:
        self._send("WATCHDOG=1")

    def stopping(self) -> None:
        """The server asks its clients to reconnect and stops."""
        self._send("STOPPING=1")

    def _send(self, message: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender:
                sender.setblocking(False)
                sender.sendto(message.encode(), self._address)
        except OSError as error:
            LOG.warning("the service manager could not be reached: %s", error.strerror or error)
