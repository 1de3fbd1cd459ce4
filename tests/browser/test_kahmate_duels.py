"""Duels of Kahmaté in the browser: tackles, interceptions, charges and their outcomes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe
from tests.support.kahmate_page import expect_in_log, expect_piece_on, lay, play_on, position, square, study


def test_a_tackle_is_a_duel_in_which_both_choose_and_both_turn_over(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d5", "bf": "d6"}, "bf", [[1, 3, 4, 6], [2, 3, 5, 6]])
    north, south = study(visitor, server, start)
    square(north, "d5").click()
    expect(square(north, "d6")).to_have_accessible_name("d6, Fast (Slate); has the ball: Strong tackles Fast (Slate)")
    play_on(north, "d6")
    expect(north.locator(".duel h2")).to_contain_text("A tackle")
    expect(north.locator(".pick", has_text="Lay card 1")).to_contain_text("50% to win")
    lay(south, 5)
    expect(north.locator(".slot .ok")).to_have_count(1)
    assert north.locator(".slot use[href$='card-5']").count() == 0
    assert axe(north) == []
    lay(north, 4)
    for page in (north, south):
        expect_in_log(page, "A perfect tackle by Strong (Ochre)!")
        expect(page.locator(".duel")).to_have_count(0)
    expect(square(south, "d6")).to_have_accessible_name("d6, Fast (Slate); down, until its captain’s next turn ends")
    expect(square(north, "d5")).to_have_accessible_name("d5, Strong (Ochre); has the ball; its movement is over")


def test_a_level_pair_asks_for_second_cards(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rn1": "d5", "bn1": "d6"}, "bn1"))
    square(north, "d5").click()
    play_on(north, "d6")
    lay(north, 3)
    lay(south, 3)
    expect(north.locator(".duel h2")).to_contain_text("choose a second card")
    expect(north.locator(".pick", has_text="Lay card 3")).to_have_count(0)
    lay(north, 6)
    lay(south, 1)
    expect_in_log(south, "A perfect tackle by Normal 1 (Ochre)!")


@pytest.mark.parametrize("tries", [True, False])
def test_a_pass_may_be_intercepted_or_let_go_by(visitor: Visitor, server: Server, tries: bool) -> None:
    north, south = study(visitor, server, position({"rn1": "d6", "rc": "f4", "bn1": "e5"}, "rn1"))
    north.get_by_role("button", name="Pass").click()
    square(north, "f4").hover()
    expect(north.locator(".piece.thief")).to_have_attribute("data-piece", "bn1")
    expect(north.locator(".ask")).to_contain_text("Normal 1 (Slate) could intercept")
    square(north, "f4").click()
    expect(south.locator(".answers button")).to_have_count(2)
    assert axe(south) == []
    if not tries:
        south.get_by_role("button", name="Let it go by").click()
        expect_in_log(north, "Clever (Ochre) receives the ball.")
        return
    south.get_by_role("button", name="Intercept with Normal 1").click()
    lay(south, 6)
    lay(north, 1)
    expect_in_log(north, "Normal 1 (Slate) intercepts the pass!")
    expect(square(north, "e5")).to_have_accessible_name("e5, Normal 1 (Slate); has the ball")


def test_a_charge_is_left_by_a_way_out(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rt": "d6", "bn1": "d7"}, "rt"))
    square(north, "d6").click()
    play_on(north, "d7")
    lay(north, 6)
    lay(south, 1)
    expect(north.locator(".square.exit")).to_have_count(3)
    play_on(north, "e7")
    expect_piece_on(south, "rt", "e7")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_charge_at_the_touch_line_is_left_to_a_side(visitor: Visitor, server: Server, size: tuple[int, int]) -> None:
    north, south = study(visitor, server, position({"rt": "g6", "bn1": "h6"}, "rt"), size)
    square(north, "g6").click()
    square(north, "h6").hover()
    expect(north.locator(".ask")).to_contain_text("If it is won, the ways out: h7 and h5.")
    square(north, "h6").click()
    lay(north, 6)
    lay(south, 1)
    expect(north.locator(".square.exit")).to_have_count(2)
    play_on(north, "h7")
    expect_piece_on(south, "rt", "h7")


def test_a_charge_without_a_way_out_is_explained(visitor: Visitor, server: Server) -> None:
    start = position({"rt": "g6", "bn1": "h6", "bn2": "h7", "bs": "h5"}, "rt")
    north, _ = study(visitor, server, start)
    square(north, "g6").click()
    square(north, "h6").click()
    notice = north.locator(".notice", has=north.get_by_role("link", name="6.2"))
    expect(notice).to_contain_text("There would be no way out")


def test_the_captain_of_a_fallen_carrier_chooses_where_the_ball_goes(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d10", "bf": "d11", "bn1": "a9", "bn2": "h9", "bs": "b9", "bt": "g9", "bc": "c9"}, "bf")
    north, south = study(visitor, server, start)
    square(north, "d10").click()
    play_on(north, "d11")
    lay(north, 3)
    lay(south, 5)
    expect(south.locator(".square.drop")).to_have_count(2)
    play_on(south, "e11")
    expect_in_log(north, "The ball of Fast (Slate) goes to e11.")
