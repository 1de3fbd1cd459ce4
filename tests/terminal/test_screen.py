"""The whole screen, driven through a real pty as a person would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.core import record
from ludoteca.core.match import Match
from ludoteca.core.replay import replayed
from tests.support.pseudo_terminal import Terminal

OVER = "save FILE · rules · quit"
ASKED = re.compile("Place your hunter|Your turn|choose where to flee")
TURN = "Your turn: move, set or remove a trap, or discard."
# A card that lies open: dark ink on bone, bold.
CARD = "\x1b[0;38;2;42;35;32;48;2;255;253;247;1m {} "


def test_a_whole_game_is_played_with_two_keys(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    terminal = Terminal("play", "maamut", "--seats", "you,greedy", "--seed", "pty", "--record", str(kept))
    terminal.wait("Place your hunter")
    for _ in range(200):
        terminal.send("\t")
        terminal.wait(lambda shown: "\n> " in shown and shown.split("\n> ")[1].split("\n")[0].strip() != "")
        terminal.send("\r")
        shown = terminal.wait(lambda shown: OVER in shown or ("\n>\n" in shown and ASKED.search(shown) is not None))
        if OVER in shown:
            break
    assert OVER in shown
    terminal.send("quit\r")
    assert terminal.ended() == 0
    match = replayed(record.read(kept.read_text()))
    assert match.result is not None
    assert b"\x1b[?1049l" in terminal.bytes, "the usual screen comes back"


def test_what_is_typed_is_shown_before_it_is_done() -> None:
    terminal = Terminal("play", "maamut", "--seats", "you,random", "--seed", "pty", "--option", "first=0")
    terminal.wait("Place your hunter")
    terminal.send("place a1")
    assert "Your hunter begins on a1." in terminal.wait("begins on a1")
    terminal.send("\r")
    terminal.wait(TURN)
    terminal.send("why move 3 NW\r")
    assert "(rule 3.1)" in terminal.wait("(rule ")
    terminal.send("rules 4.4\r")
    terminal.wait("Turning.")
    terminal.send("help\r")
    terminal.wait("back to the board")
    terminal.send("\r")
    terminal.wait(TURN)
    terminal.send("\x03")
    terminal.wait("(yes/no)")
    terminal.send("y\r")
    assert terminal.ended() == 0


@pytest.mark.parametrize(("columns", "rows"), [(44, 20), (60, 40), (120, 40), (200, 60), (20, 6)])
def test_the_window_can_be_resized_in_mid_game(columns: int, rows: int) -> None:
    terminal = Terminal("play", "maamut", "--seats", "you,greedy", "--seed", "pty", "--option", "first=0")
    terminal.wait("Place your hunter")
    terminal.resize(columns, rows)
    shown = terminal.wait(lambda shown: ">" in shown.splitlines()[-2][:1])
    assert "Place" in shown
    terminal.send("place a1\r")
    terminal.wait(lambda shown: "Your turn" in shown or "You go" in shown or "You place" in shown)
    terminal.send("quit\ry\r")
    assert terminal.ended() == 0


def hands(seed: str) -> list[list[int]]:
    """The hands that a seed deals at the terminal's own table."""
    from ludoteca.core import discovery
    from ludoteca.table import Seating
    from ludoteca.terminal.session import PlaySession

    session = PlaySession(discovery.game("maamut"), [Seating("A"), Seating("B")], {"first": 0}, seed)
    return [session.view(seat)["hands"][seat] for seat in (0, 1)]


def seed_with_different_hands() -> str:
    """A seed whose first hand holds a value that the second doesn't, and the other way round."""
    for number in range(1000):
        one, two = (set(hand) for hand in hands(str(number)))
        if one - two and two - one:
            return str(number)
    raise AssertionError("no such seed")


def test_hands_stay_hidden_while_the_keyboard_changes_hands() -> None:
    seed = seed_with_different_hands()
    first, second = (set(hand) for hand in hands(seed))
    terminal = Terminal(
        "play", "maamut", "--seats", "you,you", "--names", "North,South", "--seed", seed, "--option", "first=0"
    )
    terminal.wait("Pass the keyboard to North")
    assert b"48;2;255;253;247" not in terminal.bytes
    terminal.send("\r")
    terminal.wait("Place your hunter")
    between = len(terminal.bytes)
    for card in (1, 2, 3):
        assert (CARD.format(card).encode() in terminal.bytes) == (card in first)
    terminal.send("\t")
    terminal.wait("> place")
    terminal.send("\r")
    terminal.wait(
        lambda shown: "Pass the keyboard to South" in shown and "Place your" not in shown and "North" not in shown
    )
    between = len(terminal.bytes)
    terminal.send("\x1b[A\r")
    terminal.wait("Place your hunter")
    for card in (1, 2, 3):
        assert (CARD.format(card).encode() in terminal.bytes[between:]) == (card in second)
    terminal.send("\x03")
    terminal.wait("(yes/no)")
    terminal.send("y\r")
    assert terminal.ended() == 0


def test_without_colours_it_plays_in_plain_lines() -> None:
    terminal = Terminal("play", "maamut", "--seats", "you,random", "--seed", "pty", NO_COLOR="1")
    terminal.wait("Place your hunter")
    terminal.send("where\n")
    terminal.wait("The mammoth: d4")
    terminal.send("quit\ny\n")
    assert terminal.ended() == 0
    assert b"\x1b" not in terminal.bytes


def test_an_encoding_without_marks_gets_ascii() -> None:
    terminal = Terminal("play", "maamut", "--seats", "you,random", "--seed", "pty", PYTHONIOENCODING="ascii")
    shown = terminal.wait("Place your hunter")
    assert shown.isascii()
    assert "(M)" in shown
    terminal.send("quit\ry\r")
    assert terminal.ended() == 0


def test_a_record_is_stepped_through_with_arrows(tmp_path: Path) -> None:
    match = Match.new("maamut", 2, "pty", {"first": 0})
    for _ in range(6):
        seat = match.current_players()[0]
        assert isinstance(seat, int)
        match.play(seat, match.moves(seat)[0])
    kept = tmp_path / "game.txt"
    kept.write_text(match.record().write())
    terminal = Terminal("replay", str(kept), "--seat", "0")
    terminal.wait("The game is set up.")
    terminal.send("\x1b[C")
    terminal.wait("places a hunter" if match.lines[1].by else "You place your hunter")
    terminal.send("\x1b[D")
    terminal.wait("The game is set up.")
    terminal.send("end\r")
    terminal.wait(f"line {len(match.lines)} of {len(match.lines)}")
    terminal.send("all\r")
    terminal.wait("everything revealed")
    terminal.send("q\x7fquit\r")
    assert terminal.ended() == 0
