"""The pictures of the rules, square by square."""

from __future__ import annotations

from tests.games.kahmate.match_factory import at, ball, down, duel, line_up, new, options, pending, reach, scene


def test_the_balls_six_squares() -> None:
    drawn = []
    for card in range(1, 7):
        match = new()
        line_up(match, 0)
        line_up(match, 1)
        match.play_chance(f"ball {card}")
        drawn.append(ball(match))
    assert drawn == ["b6", "c6", "d6", "e6", "f6", "g6"]


def test_the_reach_of_three_moves_in_the_open() -> None:
    found = reach(scene("h1", {"rn1": "d6"}), "rn1")
    diamond = {
        f"{'abcdefgh'[3 + lanes]}{6 + rows}"
        for lanes in range(-3, 4)
        for rows in range(-3, 4)
        if 0 < abs(lanes) + abs(rows) <= 3
    }
    assert found == diamond
    assert len(found) == 24


def test_the_reach_of_a_blocked_player() -> None:
    blocked = scene("h1", {"bn1": "d6", "rn1": "d5", "rn2": "e6", "rs": "d7"}, captain=1)
    assert reach(blocked, "bn1") == {"c6", "b6", "a6", "c5", "c4", "b5", "c7", "c8", "b7"}


def test_a_breakthrough_of_a_three_move_carrier_at_row_6() -> None:
    beyond = {"d8", "c8", "e8", "c7", "e7"}
    stood: set[str] = set()
    for way in ("N", "E", "W"):
        match = scene("rt", {"rt": "d6", "bn1": "d7"})
        match.play(0, "charge N")
        duel(match, 6, 1)
        match.play(0, f"exit {way}")
        stood |= {at(match, "rt")} | reach(match, "rt")
    assert beyond | {"d9"} <= stood
    assert {"b7", "f7"} <= stood
    assert "d7" not in stood


def test_the_ten_pass_squares() -> None:
    block = {f"{lane}{row}" for lane in "bcdef" for row in (5, 4)}
    match = scene("rn1", {"rn1": "d6"})
    assert set(match.preview(0)["pass_squares"]) == block
    reached = set()
    for lane in "abcdefgh":
        for row in range(1, 12):
            square = f"{lane}{row}"
            if square != "d6":
                match = scene("rn1", {"rn1": "d6", "rn2": square})
                reached |= {square} if "rn2" in options(match, "pass") else set()
    assert reached == block


def test_a_man_one_back_and_one_across_intercepts_on_his_side_only() -> None:
    between = []
    for rows in (1, 2):
        for lanes in range(-2, 3):
            if (rows, lanes) == (1, 1):
                continue
            receiver = f"{'abcdefgh'[3 + lanes]}{6 - rows}"
            match = scene("rn1", {"rn1": "d6", "rn2": receiver, "bn1": "e5"})
            match.play(0, "pass rn2")
            if pending(match)["kind"] == "intercept":
                between.append((rows, lanes))
    assert between == [(1, 2), (2, 1), (2, 2)]


def test_the_tackle_leaves_the_ball_behind() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", "bn2": "e6"}, captain=1)
    match.play(1, "tackle bn2")
    duel(match, 3, 4)
    assert (ball(match), down(match, "rn1"), down(match, "bn2")) == ("d5", 1, 0)


def test_the_perfect_tackle_gives_the_ball_to_the_tackler_who_cannot_move() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", "bn2": "d9"}, captain=1)
    match.play(1, "tackle bn1")
    duel(match, 2, 4)
    assert ball(match) == "bn1"
    assert reach(match, "bn1") == set()
    assert options(match, "pass", 1) == {"bn2"}
    assert "d6" not in options(match, "kick", 1)
    assert {"c6", "d5", "d4"} <= options(match, "kick", 1)


def test_the_kick_block_over_an_opponent() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    block = {f"{lane}{row}" for lane in "abcdefg" for row in (7, 8, 9)}
    assert options(match, "kick") == block - {"d7"}
    assert set(match.preview(0)["kicks"]) == block - {"d7"}


def test_the_run_of_three_over_the_line() -> None:
    match = scene("bn1", {"bn1": "h3", "rn1": "g3"}, captain=1)
    match.play(1, "run bn1 h0")
    assert match.position()["result"]["winners"] == [1]
    assert match.position()["pieces"]["bn1"]["at"] == "h0"
