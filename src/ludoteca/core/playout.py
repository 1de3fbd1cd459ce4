"""Random games from start to end in compiled code, for benchmarks and tests."""

from __future__ import annotations

from ludoteca.core import codes, rng, state


def play_out(game: state.State, rng: rng.Rng, most: int) -> int:
    """Play at random until the game is over or that many choices are made; the number of choices."""
    made = 0
    while game.ending == 0:
        if game.owes == codes.CHANCE:
            game._c_sample_chance(rng)
            continue
        if made == most:
            break
        seat = game._c_current_player()
        game._c_apply_action(seat, game._c_sample_action(seat, rng))
        made += 1
    return made


def play_many(starts: list[state.State], rng: rng.Rng, games: int, most: int) -> int:
    """Play games from each start in turn, on scratch copies; the number of choices in all."""
    scratch = [start.copy() for start in starts]
    total = 0
    for i in range(games):
        work = scratch[i % len(starts)]
        start = starts[i % len(starts)]
        total += play_again(work, start, rng, most)
    return total


def play_again(work: state.State, start: state.State, rng: rng.Rng, most: int) -> int:
    """Play one game from a start on a scratch copy of it."""
    work.assign(start)
    return play_out(work, rng, most)
