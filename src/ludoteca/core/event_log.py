"""A fixed buffer of facts, tuples of six integers that the rules append; a game turns them into keyed events."""

LENGTH = 512
WIDTH = 6


class EventLog:
    """Holds the facts of one action; a full log drops further facts instead of overrunning."""

    def __init__(self) -> None:
        self.length = 0
        self.cells = [0] * 3072

    def append(self, key: int, a: int, b: int, c: int, d: int, e: int) -> None:
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
        """Remove and return all facts, oldest first; OverflowError if the log was full."""
        if self.length == LENGTH:
            raise OverflowError(f"one action logged {LENGTH} facts or more")
        facts = [tuple([self.cells[i * WIDTH + k] for k in range(WIDTH)]) for i in range(self.length)]
        self.length = 0
        return facts
