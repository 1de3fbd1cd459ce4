"""How much anybody may ask for; whoever is over a limit is told so and nothing happens."""

from __future__ import annotations


class Limits:
    """Asked before anything is done for an address; False refuses it."""

    def allow_request(self, address: str) -> bool:
        """Whether an address may make one more request."""
        return True

    def allow_table(self, address: str) -> bool:
        """Whether an address may make one more table."""
        return True

    def allow_socket(self, address: str) -> bool:
        """Whether an address may open one more socket; close_socket gives it back."""
        return True

    def close_socket(self, address: str) -> None:
        """A socket that was allowed is closed."""

    def allow_message(self, address: str, table: str, size: int) -> bool:
        """Whether a socket may send a message of so many bytes."""
        return True

    def allow_chat(self, address: str, table: str) -> bool:
        """Whether somebody may say one more thing."""
        return True

    def allow_thought(self, address: str, table: str) -> bool:
        """Whether somebody may have a bot think for them: a hint or an analysis."""
        return True
