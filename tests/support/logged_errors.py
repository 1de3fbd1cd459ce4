"""Records what the server logs as errors, so that a test can assert that there were none."""

from __future__ import annotations

import logging


class LoggedErrors(logging.Handler):
    """The error messages of the `ludoteca` loggers between `start` and `stop`."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def start(self) -> None:
        """Record from now on."""
        logging.getLogger("ludoteca").addHandler(self)

    def stop(self) -> None:
        """Record nothing more."""
        logging.getLogger("ludoteca").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Record a message with its exception."""
        self.messages.append(f"{record.name}: {record.getMessage()} {record.exc_info and repr(record.exc_info[1])}")
