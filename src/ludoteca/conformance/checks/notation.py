"""Words and positions: everything that is written is read back as the same thing."""

from __future__ import annotations

import json
from collections.abc import Callable

from ludoteca.conformance.checks.copies import play_on
from ludoteca.conformance.subject import Subject, demand
from ludoteca.conformance.walks import Moment, Walk
from ludoteca.core.errors import NotPossible, UnknownMove
from ludoteca.core.match import play_chance_words
from ludoteca.core.state import QUESTION, State

GARBAGE = ("", " ", "nonsense", "nonsense 1", "1", "-1", "\x00", "é", "chance", "a b c d e f g h", "0" * 300)


def words_mean_one_action(subject: Subject) -> None:
    """Each action has words of its own that mean it, in ASCII; other words mean none."""
    game = subject.game
    words = [game.word(action) for action in range(game.actions)]
    demand(len(set(words)) == game.actions, "two actions have the same words")
    for action, word in enumerate(words):
        demand(is_tidy(word), f"{word!r} isn't plain ASCII words with single spaces")
        demand(game.action(word) == action, f"{word!r} means {game.action(word)}, not {action}")
    for word in words:
        for wrong in (f" {word}", f"{word} ", word.swapcase(), f"{word} x"):
            if wrong not in words:
                unknown(game.action, wrong)
    for wrong in GARBAGE:
        unknown(game.action, wrong)
        unknown(game.outcome, wrong)


def is_tidy(word: str) -> bool:
    """Whether words are ASCII with single spaces between them."""
    return word.isascii() and word.isprintable() and word == " ".join(word.split()) != ""


def unknown(read: Callable[[str], int], word: str) -> None:
    """These words must be refused as unknown."""
    try:
        found = read(word)
    except UnknownMove:
        return
    demand(False, f"{word!r} was read as {found}")


def outcomes_have_words(subject: Subject, moment: Moment) -> None:
    """Each outcome that chance lists has words of its own that mean it."""
    game = subject.game
    listed = [outcome for outcome, _ in moment.state.chance_outcomes()]
    words = [game.outcome_word(outcome) for outcome in listed]
    demand(len(set(words)) == len(words), f"two outcomes have the same words: {words}")
    for outcome, word in zip(listed, words, strict=True):
        demand(is_tidy(word), f"{word!r} isn't plain ASCII words with single spaces")
        demand(game.outcome(word) == outcome, f"{word!r} means {game.outcome(word)}, not {outcome}")


def positions_are_read_back(subject: Subject, moment: Moment) -> None:
    """A position through JSON gives the same bytes, the same position, and plays on identically."""
    game, state = subject.game, moment.state
    position = game.position(state)
    text = json.dumps(position, allow_nan=False)
    demand(json.loads(text) == position, "a position changes on its way through JSON")
    again = game.parse(json.loads(text))
    if again.to_bytes() != state.to_bytes():
        demand(False, f"a position read back gives another state; fields that differ: {differing(state, again)}")
    demand(game.position(again) == position, "a position read back is written otherwise")
    play_on(game, [state.copy(), again], moment.random("positions"), 25)


def differing(one: State, other: State) -> list[str]:
    """The fields in which two states differ, with both values."""
    names = [name for name in (*QUESTION, *type(one).FIELDS) if getattr(one, name) != getattr(other, name)]
    return [f"{name} {getattr(one, name)} and {getattr(other, name)}" for name in names]


def records_are_read_back(subject: Subject, walk: Walk) -> None:
    """A set-up's words, and a whole game's lines, replay to the same state; nonsense is refused."""
    state = walk.opened()
    for step in walk.steps:
        if step.by == "chance":
            refuse_nonsense(subject, step.before)
            play_chance_words(walk.game, state, step.words)
        else:
            state.apply_action(int(step.by), walk.game.action(step.words))
    demand(state.to_bytes() == walk.states()[-1].to_bytes(), "the lines of a game don't replay to its end")
    for words in (*GARBAGE, f"{walk.setup} x", walk.setup.swapcase(), walk.setup[:-1]):
        refuse_setup(walk, words)


def refuse_nonsense(subject: Subject, state: State) -> None:
    """Chance in words that mean nothing is refused and changes nothing."""
    before = state.to_bytes()
    for words in GARBAGE:
        try:
            play_chance_words(subject.game, state, words)
        except NotPossible:
            continue
        demand(False, f"chance came out as {words!r}")
    demand(state.to_bytes() == before, "chance in nonsense words changed the state")


def refuse_setup(walk: Walk, words: str) -> None:
    """A set-up in words that mean nothing is refused."""
    try:
        walk.game.initial_state(walk.players, walk.options, words)
    except NotPossible:
        return
    demand(False, f"a set-up was made of {words!r}")
