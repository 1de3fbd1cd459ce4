"""The tape on which rules note what happened, as small whole numbers; a game turns it into keyed events."""

LENGTH = 512
WIDTH = 6


class Tape:
    """Room for the facts of one action; a full tape refuses more rather than overrun."""

    def __init__(self) -> None:
        self.length = 0
        self.cells = [0] * 3072

    def note(self, key: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Append one fact: its key and five numbers."""
        if self.length == LENGTH:
            return
        at = self.length * WIDTH
        self.cells[at] = key
        self.cells[at + 1] = a
        self.cells[at + 2] = b
        self.cells[at + 3] = c
        self.cells[at + 4] = d
        self.cells[at + 5] = e
        self.length += 1

    def take(self) -> list[tuple[int, ...]]:
        """All facts noted since the last call, oldest first; the tape is empty afterwards."""
        if self.length == LENGTH:
            raise OverflowError("one action noted more facts than the tape holds")
        facts = [tuple([self.cells[i * WIDTH + k] for k in range(WIDTH)]) for i in range(self.length)]
        self.length = 0
        return facts
