"""Writes records/*.txt: one game for each way to end, with two, three and four players.

The seeds were found by playing at random until a game ended as wanted; to write the records anew after the
rules or the format changed, find other seeds if need be and run in the checkout:

    .venv/bin/python -m tests.games.maamut.make_records
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from ludoteca.core.chance import Chance
from ludoteca.core.rng import Rng
from ludoteca.games.maamut import tiles
from ludoteca.table import Table, TimeControl

RECORDS = Path(__file__).parent / "records"
NAMES = ("North", "South", "Étoile", "West")
BY_RULES = {
    "trap": {2: 79, 3: 785, 4: 1193},
    "stuck": {2: 34, 3: 270, 4: 158},
    "all-out": {2: 737, 3: 998, 4: 501},
    "cut-off": {2: 17, 3: 237, 4: 5023},
}


class ManualClock:
    """A clock that is moved by hand."""

    seconds = 0.0

    def now(self) -> float:
        """The seconds it shows."""
        return self.seconds


def seated(players: int, seed: int, **given: object) -> Table:
    """A table whose chance follows from a seed."""
    chance = Chance(sha256(f"record {seed}".encode()).digest())
    table = Table("maamut", players, seats=NAMES[:players], chance=chance, **given)  # type: ignore[arg-type]
    for seat in range(players):
        table.add_salt(seat, f"salt of seat {seat}".encode())
    table.start()
    return table


def play(table: Table, dice: Rng, answers: int = 1000, pockets: frozenset[str] = frozenset()) -> None:
    """Random answers; hunters are put into pockets of the land if there are any."""
    for _ in range(answers):
        if table.phase == "over":
            return
        seat = table.actors()[0]
        moves = table.update(seat)["moves"]
        wanted = [move for move in moves if move.removeprefix("place ") in pockets] or moves
        table.submit(seat, table.decision(seat) or "", wanted[dice.below(len(wanted))])


def cut_off(terrain: str) -> frozenset[str]:
    """The tiles from which nothing leads to the centre."""
    reached, edge = {tiles.CENTRE}, [tiles.CENTRE]
    while edge:
        for near in neighbours(terrain, edge.pop()) - reached:
            reached.add(near)
            edge.append(near)
    return frozenset(name for at, name in enumerate(tiles.NAMES) if terrain[at] != "r" and at not in reached)


def neighbours(terrain: str, at: int) -> set[int]:
    """The tiles next to one that aren't rock."""
    lines = [tiles.line(at, direction, 1) for direction in range(6)]
    return {line[0] for line in lines if line and terrain[line[0]] != "r"}


def by_rules(way: str, players: int) -> Table:
    """A game that ends by the rules."""
    seed = BY_RULES[way][players]
    table = seated(players, seed)
    terrain = table.update(None)["view"]["terrain"]
    play(table, Rng(seed), pockets=cut_off(terrain) if way == "cut-off" else frozenset())
    return table


def agreed(players: int) -> Table:
    """Somebody offers a draw, all agree; before that, one step is taken back freely and some by consent."""
    table = seated(players, 40 + players)
    first = table.actors()[0]
    play(table, Rng(1), 1)
    table.undo(first)
    play(table, Rng(2), 3 * players)
    table.propose(first, "undo")
    for seat in others(table, first):
        table.agree(seat, "undo")
    play(table, Rng(3), 1)
    table.hint(first)
    table.propose(0, "draw")
    for seat in others(table, 0):
        table.agree(seat, "draw")
    return table


def others(table: Table, seat: int) -> list[int]:
    """Every seat but one."""
    return [other for other in range(table.players) if other != seat]


def resigned(players: int) -> Table:
    """The last seat gives up; with more than two players a bot plays on to the end."""
    table = seated(players, 785, substitute="random")
    play(table, Rng(785), players + 2)
    table.resign(players - 1)
    play(table, Rng(9))
    return table


def time(players: int) -> Table:
    """Whoever owes an answer runs out of time; with more than two players a bot plays on to the end."""
    clock = ManualClock()
    table = seated(players, 785, substitute="random", control=TimeControl(60, 2, per_turn=False), clock=clock)
    play(table, Rng(785), players + 1)
    clock.seconds += 20
    table.pause(0)
    clock.seconds += 1000
    table.resume(1)
    clock.seconds += 45
    table.tick()
    play(table, Rng(10))
    return table


def cap(players: int) -> Table:
    """The agreed limit of turns is reached."""
    table = seated(players, 11, cap=8)
    play(table, Rng(12))
    return table


def abandoned(players: int) -> Table:
    """The table is closed."""
    table = seated(players, 13)
    play(table, Rng(14), 9)
    table.abandon()
    return table


AT_THE_TABLE: dict[str, Callable[[int], Table]] = {
    "agreed": agreed,
    "resigned": resigned,
    "time": time,
    "cap": cap,
    "abandoned": abandoned,
}


def written() -> dict[str, str]:
    """Every record's text by its file name."""
    texts = {}
    for players in (2, 3, 4):
        for way in BY_RULES:
            texts[f"{way}-{players}.txt"] = by_rules(way, players).record().write()
        for way, make in AT_THE_TABLE.items():
            texts[f"{way}-{players}.txt"] = make(players).record().write()
    return texts


if __name__ == "__main__":
    RECORDS.mkdir(exist_ok=True)
    for name, text in written().items():
        (RECORDS / name).write_text(text, "utf-8")
        print(name, [line for line in text.splitlines() if line.startswith("Result")], text.count("\n"))
