"""Records played again: the same states, the same draws, lines taken back, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.core import discovery
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.core.meta import Meta
from ludoteca.core.record import Line, Record, read
from ludoteca.core.replay import Replay, replayed
from ludoteca.core.rng import Rng

GAMES = discovery.names()


def played(game: str, seed: str, choices: int) -> Match:
    """A match some random choices on."""
    match = Match.new(game, discovery.meta(game).players[0], seed)
    dice = Rng(choices)
    for _ in range(choices):
        if match.result is not None:
            break
        seat = match.state.current_players()[0]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match


def with_secret(match: Match) -> Record:
    """The record as it will be when the secret is revealed."""
    record = match.record()
    record.secret = match.chance.secret.hex()
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays_to_the_same_state(game: str) -> None:
    match = played(game, "replay", 40)
    again = replayed(read(match.record().write()))
    assert again.state == match.state
    assert again.lines == match.lines
    assert again.position() == match.position()


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_draws_what_the_record_says(game: str) -> None:
    match = played(game, "draws", 40)
    replay = Replay(with_secret(match))
    drawn = [(step.drawn, step.line.words) for step in replay.steps() if step.line.by == "chance"]
    assert drawn
    assert all(expected == written for expected, written in drawn)
    assert replay.match.chance.following == match.chance.following


@pytest.mark.parametrize("game", GAMES)
def test_a_replayed_match_goes_on_with_the_revealed_secret(game: str) -> None:
    match = played(game, "on", 20)
    again = replayed(with_secret(match))
    again.auto_chance = True
    for one in (match, again):
        for _ in range(10):
            if one.result is None:
                seat = one.state.current_players()[0]
                one.play(seat, one.moves(seat)[-1])
    assert again.state == match.state


@pytest.mark.parametrize("game", GAMES)
def test_lines_taken_back_are_not_played(game: str) -> None:
    match = Match.new(game, discovery.meta(game).players[0], "undo")
    before = match.state.copy()
    first = len(match.lines) + 1
    seat = match.state.current_players()[0]
    match.play(seat, match.moves(seat)[0])
    last = len(match.lines)
    match.strike(range(first, last + 1))
    match.note(f"undo {first}-{last}" if last > first else f"undo {first}")
    match.note("whistle a tune")
    steps = list(Replay(match.record()).steps())
    assert steps[-2].struck == range(first, last + 1)
    assert steps[-1].match.state == before
    assert steps[-1].match.struck == match.struck


def test_a_loaded_match_replays_from_its_position() -> None:
    loaded = Match.load(played(GAMES[0], "position", 10).position(), "other")
    seat = loaded.state.current_players()[0]
    loaded.play(seat, loaded.moves(seat)[0])
    assert replayed(read(loaded.record().write())).state == loaded.state


def broken(header: dict[str, str] | None = None, lines: list[Line] | None = None, secret: str | None = None) -> Record:
    """A good record with something replaced."""
    record = played(GAMES[0], "broken", 5).record()
    record.header.update(header or {})
    record.lines = record.lines if lines is None else lines
    record.secret = secret
    return record


SETUP = played(GAMES[0], "broken", 0).lines[0]


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (broken({"Players": "true"}), "bad-header"),
        (broken({"Players": "99"}), "bad-header"),
        (broken({"Options": "[]"}), "bad-header"),
        (broken({"Options": '{"no-such":1}'}), "bad-header"),
        (broken({"Salts": '["zz"]'}), "bad-header"),
        (broken({"Position": "{}"}), "bad-header"),
        (broken({"Rules": "99"}), "record-of-other-rules"),
        (broken(lines=[]), "record-without-setup"),
        (broken(lines=[Line(0, "place b1")]), "record-without-setup"),
        (broken(lines=[Line("chance", "nonsense")]), "record-does-not-replay"),
        (broken(lines=[SETUP, Line("chance", "nonsense")]), "record-does-not-replay"),
        (broken(lines=[SETUP, Line(0, "nonsense")]), "record-does-not-replay"),
        (broken(lines=[SETUP, Line("table", "undo 1")]), "bad-line"),
        (broken(lines=[SETUP, Line("table", "undo 2")]), "bad-line"),
        (broken(lines=[SETUP, Line("table", "undo two")]), "bad-line"),
        (broken(secret="ab"), "bad-secret"),
    ],
)
def test_a_record_that_cannot_be_is_refused(record: Record, key: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replayed(record)
    assert refused.value.key == key


def test_taking_back_without_end_is_refused() -> None:
    lines = [SETUP, *(Line("table", "pause") for _ in range(1500)), *(Line("table", "undo 2") for _ in range(1500))]
    with pytest.raises(BadRecord) as refused:
        replayed(broken(lines=lines))
    assert refused.value.key == "record-too-long"


def meta_of(rules: int, replays: tuple[int, ...] = ()) -> Meta:
    """The meta of a game with these rules versions."""
    return Meta("any", "Any", (2, 2), (1, 2), rules, "any", replays=replays)


def test_a_game_replays_its_own_rules_unless_its_meta_lists_others() -> None:
    assert meta_of(3).replays == (3,)
    assert [rules for rules in range(5) if meta_of(3).can_replay(rules)] == [3]
    assert [rules for rules in range(5) if meta_of(3, (1, 3)).can_replay(rules)] == [1, 3]


@pytest.mark.parametrize("rules", [True, 1.0, "1", None, [1]])
def test_only_an_integer_is_a_rules_version(rules: object) -> None:
    assert not meta_of(1).can_replay(rules)


def test_a_game_that_does_not_replay_its_own_rules_is_an_error() -> None:
    with pytest.raises(ValueError, match="own rules 2"):
        meta_of(2, (1,))


@pytest.mark.parametrize("game", GAMES)
def test_records_of_the_listed_rules_replay_and_others_are_refused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(game, "rules", 5)
    rules = match.game.meta.rules
    monkeypatch.setitem(vars(match.game), "meta", replace(match.game.meta, rules=rules + 2, replays=(rules, rules + 2)))
    record = match.record()
    for listed in (rules, rules + 2):
        record.header["Rules"] = str(listed)
        assert replayed(record).state == match.state
    record.header["Rules"] = str(rules + 1)
    with pytest.raises(BadRecord) as refused:
        replayed(record)
    assert refused.value.key == "record-of-other-rules"
