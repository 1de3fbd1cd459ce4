"""Section 3: movers, steps, blocking, the loose ball, in-goal."""

from tests.games.kahmate.match_factory import at, ball, options, pending, reach, refusal, scene


def test_3_1_at_most_two_players_move() -> None:
    match = scene("h6", {"rn1": "c4", "rn2": "e4", "rt": "g4"})
    match.play(0, "run rn1 c5")
    match.play(0, "run rn2 e5")
    assert refusal(match, "run rt g5") == ("3.1", "third-mover")
    assert refusal(match, "run rn1 c6") is None
    assert pending(match)["moved"] == {"rn1": 1, "rn2": 1}


def test_3_1_each_up_to_its_moves_in_instalments_and_interleaved() -> None:
    match = scene("h6", {"rn1": "c4", "rn2": "e4"})
    for move in ("run rn1 c5", "run rn2 e6", "run rn1 c7", "run rn2 e7"):
        match.play(0, move)
    assert pending(match)["moved"] == {"rn1": 3, "rn2": 3}
    assert refusal(match, "run rn1 c8") == ("3.1", "no-moves-left")
    assert match.moves(0) == ["end"]


def test_3_1_no_further_than_its_moves() -> None:
    match = scene("h6", {"rn1": "c4"})
    assert refusal(match, "run rn1 c8") == ("3.1", "run-too-far")
    assert refusal(match, "run bn1 c8") == ("3.1", "not-your-player")


def test_3_2_steps_are_never_diagonal() -> None:
    match = scene("h8", {"rn1": "c4", "bn1": "c5", "bn2": "d4"})
    assert "d5" not in reach(scene("h8", {"rs": "c4", "bn1": "c5", "bn2": "d4"}), "rs")
    match.play(0, "run rn1 b4")
    assert pending(match)["moved"] == {"rn1": 1}


def test_3_2_steps_may_be_retraced_and_each_costs_one() -> None:
    match = scene("h8", {"rn1": "c4"})
    match.play(0, "run rn1 c5")
    match.play(0, "run rn1 c4")
    assert pending(match)["moved"] == {"rn1": 2}
    assert refusal(match, "run rn1 c4") == ("3.2", "run-nowhere")


def test_3_2_a_run_costs_the_shortest_free_path() -> None:
    match = scene("h8", {"rf": "c4", "bn1": "c5"})
    match.play(0, "run rf c6")
    assert pending(match)["moved"] == {"rf": 4}


def test_3_3_everybody_blocks_active_or_not() -> None:
    around = {"rn1": "a6", "rn2": "a7", "bn1": "b6", "bn2": "a5"}
    assert reach(scene("h8", around), "rn1") == set()
    match = scene("h8", around, down={"bn1": 1, "rn2": 1})
    assert reach(match, "rn1") == set()
    assert refusal(match, "run rn1 b7") == ("3.3", "run-blocked")
    assert refusal(match, "run rn1 b6") == ("3.3", "run-on-player")


def test_3_4_crossing_the_loose_ball_takes_it() -> None:
    match = scene("a5", {"rn1": "a4", "bn1": "b4"})
    match.play(0, "run rn1 a6")
    assert (ball(match), at(match, "rn1")) == ("rn1", "a6")
    assert refusal(match, "run rn1 a7") is None


def test_3_4_a_run_avoids_the_ball_if_a_path_as_short_does() -> None:
    match = scene("c5", {"rn1": "c4"})
    match.play(0, "run rn1 d5")
    assert ball(match) == "c5"


def test_3_4_a_straight_run_over_the_ball_takes_it() -> None:
    match = scene("c5", {"rf": "c4"})
    match.play(0, "run rf c6")
    assert (ball(match), pending(match)["moved"]) == ("rf", {"rf": 2})


def test_3_4_fetching_the_ball_on_the_way_takes_two_runs() -> None:
    match = scene("c5", {"rn1": "c4"})
    match.play(0, "run rn1 c5")
    match.play(0, "run rn1 d5")
    assert (ball(match), pending(match)["moved"]) == ("rn1", {"rn1": 2})


def test_3_5_passing_receiving_and_kicking_are_no_movement() -> None:
    match = scene("rn1", {"rn1": "d7", "rn2": "d6", "rs": "a4", "rt": "h4"})
    match.play(0, "run rs a5")
    match.play(0, "run rt h5")
    match.play(0, "pass rn2")
    assert pending(match)["moved"] == {"rs": 1, "rt": 1}
    match = scene("rn1", {"rn1": "d7", "rs": "a4", "rt": "h4"}, moved={"rs": 1, "rt": 1})
    match.play(0, "kick d8")
    assert pending(match)["moved"] == {"rs": 1, "rt": 1}


def test_3_6_everything_is_optional() -> None:
    match = scene("d6", {})
    match.play(0, "end")
    assert (pending(match)["seat"], match.position()["turn"]) == (1, 8)
    assert pending(match)["moved"] == {}
    assert refusal(match, "end") == ("3.6", "not-asked")


def test_3_7_only_the_carrier_enters_an_in_goal() -> None:
    match = scene("h6", {"rn1": "d11", "bn1": "d2"})
    assert refusal(match, "run rn1 d12") == ("3.7", "run-without-ball")
    match = scene("rn1", {"rn1": "d11", "bn1": "d2"})
    assert refusal(match, "run rn1 d12") is None


def test_3_7_and_only_that_of_the_opponent() -> None:
    match = scene("rn1", {"rn1": "h1", "bn1": "d2"})
    assert refusal(match, "run rn1 h0") == ("3.7", "run-to-own-in-goal")


def test_3_7_a_runner_that_takes_the_ball_on_the_way_stops_before_the_in_goal() -> None:
    match = scene("h11", {"rn1": "h10", "bn1": "g10"})
    assert refusal(match, "run rn1 h12") == ("3.7", "run-without-ball")
    match.play(0, "run rn1 h11")
    match.play(0, "run rn1 h12")
    assert match.state.is_over()


def test_3_7_a_run_never_leads_through_the_in_goal() -> None:
    walls = {"rf": "b11", "bn1": "c11", "bn2": "c10", "bs": "b10"}
    match = scene("rf", walls | {"bt": "e11", "bf": "f11", "bc": "g11"})
    assert "d11" not in reach(match, "rf")
    assert options(match, "run") & {"rf b12", "rf a12"} == {"rf b12", "rf a12"}
