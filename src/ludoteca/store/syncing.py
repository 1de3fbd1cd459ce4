"""A thread that waits for the disk; compiled, nothing that Python is busy with delays it."""

from __future__ import annotations

import os
import threading

from ludoteca.store import disk
from ludoteca.store.disk import MARKS


class Syncing:
    """Syncs a file as often as it is asked to, and says so in a pipe that an event loop can watch."""

    def __init__(self, file: int) -> None:
        self.wrong = 0  # the number of what went wrong; after that nothing is synced any more
        self._asked, self._asking = os.pipe()
        self.told, self._telling = os.pipe()
        self._thread = threading.Thread(target=self._work, args=(file,), name="store-syncing", daemon=True)
        self._thread.start()

    def ask(self) -> None:
        """Have all on the disk that is written so far."""
        os.write(self._asking, b"\0")

    def done(self) -> int:
        """How many more askings are done, once there are any; 0 if there never will be."""
        return len(os.read(self.told, MARKS))

    def stop(self) -> None:
        """Finish what was asked for; what is left to be told can still be read."""
        os.close(self._asking)
        self._thread.join()
        os.close(self._asked)

    def close(self) -> None:
        """Let go of what an event loop watched."""
        os.close(self.told)

    def _work(self, file: int) -> None:
        self.wrong = follow(self._asked, file, self._telling)
        os.close(self._telling)  # whoever watches hears of the end


def follow(asked: int, file: int, telling: int) -> int:
    """For all marks that wait in a pipe sync a file once, then pass them on, again and again.

    0 once the pipe has ended; otherwise the number of what went wrong, and those marks are not passed on.
    """
    held = disk.leave()
    wrong = passed(asked, file, telling)
    disk.back(held)
    return wrong


def passed(asked: int, file: int, telling: int) -> int:
    """The same, which touches nothing of Python's."""
    wrong = 0
    marks = disk.taken(asked)
    while marks and not wrong:
        wrong = disk.synced(file)
        if not wrong:
            disk.pass_on(telling, marks)
            marks = disk.taken(asked)
    return wrong
