"""One socket's outgoing side: sending never waits, and who doesn't read is hung up on."""

from __future__ import annotations

from ludoteca.server.visit import TOO_SLOW, Visit

MOST = 100


class Unread:
    """A connection whose other side reads nothing."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.happened: list[str] = []

    def write(self, text: bytes) -> int:
        self.sent.append(text)
        return sum(map(len, self.sent))

    def end(self) -> None:
        self.happened.append("end")

    def cut(self) -> None:
        self.happened.append("cut")


def test_who_leaves_too_much_unread_is_hung_up_on_at_once() -> None:
    line = Unread()
    visit = Visit(line, "address", MOST)
    while visit.closed is None:
        visit.send(b"x" * 30)
    assert (visit.closed, line.happened) == (TOO_SLOW, ["end", "cut"])
    assert len(line.sent) == 4


def test_nothing_is_sent_after_the_end_and_the_first_reason_stands() -> None:
    line = Unread()
    visit = Visit(line, "address", MOST)
    visit.send(b"one")
    visit.close(1012)
    visit.close(4404)
    visit.send(b"after the end")
    assert (line.sent, visit.closed, line.happened) == ([b"one"], 1012, ["end"])
