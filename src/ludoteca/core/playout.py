"""Random games from start to end in compiled code: the measure of a core's speed and a tester's workhorse."""

from __future__ import annotations

from ludoteca.core import codes, dice, state


def play_out(game: state.State, by: dice.Dice, most: int) -> int:
    """Play at random until the game is over or that many choices are made; how many choices were made."""
    made = 0
    while game.ending == 0:
        if game.owes == codes.CHANCE:
            game.roll(by)
            continue
        if made == most:
            break
        seat = game.actor()
        game.apply(seat, game.pick(seat, by))
        made += 1
    return made


def play_many(starts: list[state.State], by: dice.Dice, games: int, most: int) -> int:
    """Play games from each start in turn, on scratch copies; the number of choices in all."""
    scratch = [start.copy() for start in starts]
    total = 0
    for i in range(games):
        work = scratch[i % len(starts)]
        start = starts[i % len(starts)]
        total += play_again(work, start, by, most)
    return total


def play_again(work: state.State, start: state.State, by: dice.Dice, most: int) -> int:
    """Play one game from a start on a scratch copy of it."""
    work.assign(start)
    return play_out(work, by, most)
