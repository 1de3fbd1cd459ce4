"""Every request of the protocol, on every game, and how each refuses."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.engine.engine import Engine
from tests.support.engine_client import GAMES, EngineClient, client_with_match

every_game = pytest.mark.parametrize("game", GAMES)


def acting(client: EngineClient) -> tuple[int, list[str]]:
    """The lowest seat that must choose, and its moves."""
    state = client.ask(do="state")
    seat = state["actors"][0]
    return seat, state["moves"][str(seat)]


def to_chance(game: str) -> EngineClient:
    """A conversation in which chance is next and waits."""
    for seed in range(200):
        client = client_with_match(game, f"chance {seed}", auto_chance=False)
        for _ in range(60):
            state = client.ask(do="state")
            if state["actors"] == ["chance"]:
                return client
            if state["over"]:
                break
            seat, moves = acting(client)
            client.ask(do="play", seat=seat, move=moves[(seed + len(moves)) % len(moves)])
    raise AssertionError(f"{game} has no chance within 60 choices of 200 games")


def test_hello_names_the_games_and_their_levels() -> None:
    answer = EngineClient().ask(do="hello")
    assert answer["protocol"] == 1
    assert answer["name"] == "ludoteca"
    assert answer["version"] == ludoteca.__version__
    assert answer["games"] == GAMES
    assert sorted(answer["levels"]) == GAMES
    assert all(len(levels) == 5 for levels in answer["levels"].values())


@every_game
def test_the_same_seed_deals_the_same(game: str) -> None:
    assert client_with_match(game, "one").ask(do="state") == client_with_match(game, "one").ask(do="state")
    assert client_with_match(game, "one").ask(do="state") != client_with_match(game, "two").ask(do="state")


@every_game
def test_new_deals_the_set_up_whatever_auto_chance_says(game: str) -> None:
    assert client_with_match(game, auto_chance=False).ask(do="state")["actors"] != ["chance"]


@every_game
def test_moves_are_listed_for_those_who_must_choose(game: str) -> None:
    state = client_with_match(game).ask(do="state")
    assert sorted(state["moves"]) == [str(seat) for seat in state["actors"]]
    assert all(moves and len(set(moves)) == len(moves) for moves in state["moves"].values())


@every_game
def test_a_written_position_loads_and_reads_the_same(game: str) -> None:
    client = client_with_match(game)
    state = client.ask(do="state")
    assert client.ask(do="load", position=state["position"], seed="x") == state


@every_game
def test_play_tells_what_happened(game: str) -> None:
    client = client_with_match(game)
    seat, moves = acting(client)
    answer = client.ask(do="play", seat=seat, move=moves[0])
    kinds = discovery.game(game).event_kinds
    assert all(event["key"] in kinds for event in answer["events"])
    del answer["events"]
    assert answer == client.ask(do="state")


@every_game
def test_chance_waits_when_it_should_and_takes_an_outcome(game: str) -> None:
    client = to_chance(game)
    odds = client.ask(do="odds")["odds"]
    if odds:
        word, weight = odds[-1]
        assert weight > 0
        assert client.refused(do="chance", outcome="no such outcome")["key"] == "not-possible"
        assert "events" in client.ask(do="chance", outcome=word)
    else:
        assert "events" in client.ask(do="chance")
    assert len(client.ask(do="record")["record"].splitlines()) > 8


@every_game
def test_while_chance_is_next_nobody_has_moves(game: str) -> None:
    client = to_chance(game)
    state = client.ask(do="state")
    assert state["moves"] == {}
    assert client.refused(do="think", seat=0, level="random")["key"] == "not-legal"


@every_game
def test_odds_and_chance_are_refused_while_a_seat_must_choose(game: str) -> None:
    client = client_with_match(game)
    assert client.refused(do="odds")["key"] == "nothing-to-draw"
    assert client.refused(do="chance")["key"] == "nothing-to-draw"


@every_game
def test_a_view_is_the_seats_own(game: str) -> None:
    client = client_with_match(game)
    match = client.engine.match
    assert match is not None
    for viewer in (*range(match.players), None):
        assert client.ask(do="view", seat=viewer)["view"] == match.view(viewer)


@every_game
def test_why_names_the_clause_and_speaks_the_language_asked_for(game: str) -> None:
    client = client_with_match(game)
    seat, moves = acting(client)
    assert client.ask(do="why", seat=seat, move=moves[0]) == {"legal": True}
    played = discovery.game(game)
    wrong = next(word for word in map(played.word, range(played.actions)) if word not in moves)
    answers = [client.ask(do="why", seat=seat, move=wrong, lang=lang) for lang in ("en", "it", "fr", "es")]
    assert {answer["legal"] for answer in answers} == {False}
    assert {answer["rule"].split()[0] for answer in answers} == {game}
    assert len({answer["key"] for answer in answers}) == 1
    assert all(answer["message"] != answer["key"] for answer in answers)


@every_game
def test_an_illegal_move_is_refused_with_its_clause(game: str) -> None:
    client = client_with_match(game)
    seat, moves = acting(client)
    played = discovery.game(game)
    wrong = next(word for word in map(played.word, range(played.actions)) if word not in moves)
    error = client.refused(do="play", seat=seat, move=wrong)
    assert error["key"] == "not-legal"
    assert error["rule"].startswith(f"{game} ")
    assert error["reason"] == client.ask(do="why", seat=seat, move=wrong)["key"]
    assert client.refused(do="preview", seat=seat, move=wrong)["key"] == "not-legal"
    assert client.refused(do="play", seat=seat, move="nonsense")["key"] == "unknown-move"


@every_game
def test_a_preview_changes_nothing(game: str) -> None:
    client = client_with_match(game)
    seat, moves = acting(client)
    before = client.ask(do="state")
    assert "preview" in client.ask(do="preview", seat=seat, move=moves[0])
    assert "preview" in client.ask(do="preview", seat=seat)
    assert "preview" in client.ask(do="preview", seat=None)
    assert client.ask(do="state") == before
    assert client.refused(do="preview", seat=None, move=moves[0])["key"] == "bad-field"


@every_game
def test_perft_counts_and_stops(game: str) -> None:
    client = client_with_match(game)
    assert client.ask(do="perft", depth=0) == {"nodes": 1}
    state = client.ask(do="state")
    assert client.ask(do="perft", depth=1) == {"nodes": len(state["moves"][str(state["actors"][0])])}
    nodes = client.ask(do="perft", depth=2)["nodes"]
    assert client.ask(do="perft", depth=2, max_nodes=nodes) == {"nodes": nodes}
    assert client.refused(do="perft", depth=2, max_nodes=nodes - 1)["key"] == "too-big"
    assert client.refused(do="perft", depth=33)["key"] == "bad-number"
    assert client.refused(do="perft", depth=True)["key"] == "bad-number"


@every_game
def test_a_record_replays_to_the_same_state(game: str) -> None:
    client = client_with_match(game, "record")
    for _ in range(12):
        seat, moves = acting(client)
        client.ask(do="play", seat=seat, move=moves[-1])
    state, text = client.ask(do="state"), client.ask(do="record")["record"]
    assert EngineClient().ask(do="replay", record=text) == state


@every_game
def test_think_and_choose_agree_and_depend_on_nothing_else(game: str) -> None:
    client = client_with_match(game)
    seat, moves = acting(client)
    view = client.ask(do="view", seat=seat)["view"]
    for level in ("random", "greedy"):
        asked: dict[str, Any] = {"level": level, "iterations": 5, "seed": "s"}
        thought = client.ask(do="think", seat=seat, **asked)
        assert thought["move"] in moves
        assert thought == client.ask(do="think", seat=seat, **asked)
        chosen = EngineClient().ask(do="choose", game=game, view=view, moves=moves[::-1], seat=seat, **asked)
        assert chosen == {"move": thought["move"]}
        assert client.ask(do="think", seat=seat, level=level, ms=1)["move"] in moves


@every_game
def test_players_are_not_asked_what_they_cannot_answer(game: str) -> None:
    client = client_with_match(game)
    seat, moves = acting(client)
    view = client.ask(do="view", seat=seat)["view"]
    assert client.refused(do="think", seat=seat, level="godlike")["key"] == "unknown-level"
    assert client.refused(do="think", seat=seat, level="random", ms=5, iterations=5)["key"] == "ms-or-iterations"
    assert client.refused(do="think", seat=seat, level="random", ms=60_001)["key"] == "bad-number"
    assert client.refused(do="think", seat=seat, level="random", iterations=0)["key"] == "bad-number"
    asked = {"do": "choose", "game": game, "seat": seat, "level": "greedy"}
    assert client.refused(**asked, view={}, moves=moves)["key"] in ("bad-view", "impossible-position")
    assert client.refused(**asked, view=view, moves=["nonsense"])["key"] == "unknown-move"
    assert client.refused(**asked, view=view, moves=[])["key"] == "bad-field"
    other = next(iter(set(range(len(view.get("hands", [0, 0])))) - {seat}), seat)
    assert "error" in client.ask(**{**asked, "seat": other}, view=view, moves=moves)


@every_game
def test_a_finished_game_asks_nobody(game: str) -> None:
    for seed in range(40):
        match = Match.new(game, discovery.meta(game).players[0], f"end {seed}")
        for _ in range(3000):
            if match.result is not None:
                break
            seat = match.state.current_players()[-1]
            moves = match.moves(seat)
            match.play(seat, moves[(len(match.lines) * 7 + seed) % len(moves)])
        if match.result is not None:
            break
    assert match.result is not None
    client = EngineClient()
    state = client.ask(do="load", position=match.position())
    assert state["over"]
    assert state["actors"] == []
    assert state["moves"] == {}
    assert state["result"] == match.result.written()
    assert client.refused(do="think", seat=0, level="greedy")["reason"] == "is-over"
    assert client.refused(do="chance")["key"] == "nothing-to-draw"
    assert client.ask(do="perft", depth=3) == {"nodes": 1}


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"do": "new"}, "missing-field"),
        ({"do": "new", "game": 7}, "bad-field"),
        ({"do": "new", "game": "chess"}, "unknown-game"),
        ({"do": "new", "game": GAMES[0], "players": 1}, "bad-players"),
        ({"do": "new", "game": GAMES[0], "players": 2.0}, "bad-number"),
        ({"do": "new", "game": GAMES[0], "players": True}, "bad-number"),
        ({"do": "new", "game": GAMES[0], "players": 10**30}, "bad-number"),
        ({"do": "new", "game": GAMES[0], "seed": 7}, "bad-field"),
        ({"do": "new", "game": GAMES[0], "options": []}, "bad-field"),
        ({"do": "new", "game": GAMES[0], "options": {"first": True}}, "bad-first"),
        ({"do": "new", "game": GAMES[0], "options": {"no": 1}}, "unknown-option"),
        ({"do": "new", "game": GAMES[0], "auto_chance": 1}, "bad-field"),
        ({"do": "load"}, "missing-field"),
        ({"do": "load", "position": "here"}, "bad-field"),
        ({"do": "load", "position": {}}, "impossible-position"),
        ({"do": "load", "position": {"game": 7}}, "impossible-position"),
        ({"do": "load", "position": {"game": "chess"}}, "unknown-game"),
        ({"do": "load", "position": {"game": GAMES[0]}}, "impossible-position"),
        ({"do": "view"}, "missing-field"),
        ({"do": "view", "seat": 9}, "bad-number"),
        ({"do": "view", "seat": False}, "bad-number"),
        ({"do": "why", "seat": None, "move": "x"}, "bad-number"),
        ({"do": "play", "seat": 0}, "missing-field"),
        ({"do": "play", "seat": 0, "move": ["x"]}, "bad-field"),
        ({"do": "play", "seat": -1, "move": "x"}, "bad-number"),
        ({"do": "chance", "outcome": 1}, "bad-field"),
        ({"do": "replay", "record": 1}, "bad-field"),
        ({"do": "replay", "record": "x"}, "record-without-body"),
        ({"do": "replay", "record": "Game: chess\n\n"}, "unknown-game"),
        ({"do": "perft"}, "missing-field"),
    ],
)
def test_a_bad_request_is_refused_and_changes_nothing(fields: dict[str, Any], key: str) -> None:
    assert client_with_match(GAMES[0]).refused(**fields)["key"] == key


def test_without_a_game_only_what_needs_none_is_answered() -> None:
    client = EngineClient()
    assert client.ask(do="state")["error"]["key"] == "no-game"
    assert "error" not in client.ask(do="hello")


def test_a_fault_of_ours_is_answered_without_a_secret_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client = client_with_match(GAMES[0])
    before = client.ask(do="state")
    seat, moves = acting(client)

    def broken(*_: Any) -> None:
        raise KeyError("the secret")

    monkeypatch.setattr(Match, "_settle", broken)
    answer = client.ask(do="play", seat=seat, move=moves[0])
    assert answer["error"]["key"] == "internal"
    assert "secret" not in str(answer) + capsys.readouterr().err
    monkeypatch.undo()
    assert client.ask(do="state") == before


def test_long_texts_are_not_echoed_whole() -> None:
    error = client_with_match(GAMES[0]).refused(do="play", seat=0, move="x" * 5000)
    assert len(str(error)) < 1500


def test_a_session_knows_nothing_of_another() -> None:
    client_with_match(GAMES[0])
    assert Engine().match is None


@pytest.mark.parametrize("game", GAMES)
def test_a_bad_value_of_any_option_gets_a_sentence(game: str) -> None:
    for name in discovery.game(game).option_names:
        error = client_with_match(game).refused(do="new", game=game, options={name: "nonsense"})
        assert error["message"] != error["key"]
