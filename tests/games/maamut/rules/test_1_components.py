"""Clauses 1.4 to 1.7: what the terrains mean."""

from tests.games.maamut.match_factory import refusal, scene


def test_1_4_no_hunter_enters_rock() -> None:
    match = scene(["b2", "g4"], rocks="a2 a3 c1 c6 e1 g2 b3")
    assert refusal(match, "move 1 E") == ("3.1", "move-into-rock")


def test_1_4_the_mammoth_does_not_enter_rock() -> None:
    match = scene(["d2", "g4"], rocks="a2 a3 c1 c6 e1 g2 d7", hands=[[3, 3, 3], [1, 1, 1]])
    (met,) = [event for event in match.play(0, "move 3 E") if event.key == "met"]
    assert met.fields["refused"] == [{"direction": "E", "by": "rock", "at": "d7"}]
    assert match.position()["mammoth"] == "g4"


def test_1_5_grass_is_open_and_takes_a_trap() -> None:
    match = scene(["b3", "g4"])
    assert "trap" in match.moves(0)
    assert "move 1 W" in match.moves(0)


def test_1_6_snow_is_open_and_takes_no_trap() -> None:
    match = scene(["d6", "g4"])
    assert refusal(match, "trap") == ("3.3", "trap-off-grass")
    match.play(0, "move 1 E")
    assert match.position()["hunters"][0] == "d7"


def test_1_7_the_cross_is_like_snow_and_the_mammoth_starts_there() -> None:
    match = scene(["d4", "g4"], mammoth="b3")
    assert refusal(match, "trap") == ("3.3", "trap-off-grass")
    assert scene(["b3", "g4"]).position()["mammoth"] == "d4"
