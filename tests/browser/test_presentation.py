"""The order of events on the screen: nothing is told ahead of the picture, one prompt, the result beside the board."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core import discovery
from tests.browser.conftest import DESKTOP, ON_TOP, Server, Visitor, play_any, start_against_bot
from tests.browser.test_mammut import LOOT, go
from tests.browser.test_mammut import study as open_mammut
from tests.games.mammut.match_factory import scene
from tests.support import study_tables
from tests.support.kahmate_page import lay, play_on, position, square, study
from tests.support.page_actions import expect_logged, wait_until_idle

MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
TALL_PHONE = (390, 844)
# What the log, the status line and the board say whenever something changes while a duel's cards lie face down.
AHEAD = """() => {
    window.ahead = [];
    const look = () => {
        const isHidden = document.querySelector('.duel') && !document.querySelector('.duel .sum');
        const log = document.querySelector('.log')?.textContent ?? '';
        const status = document.querySelector('.question p')?.textContent ?? '';
        const told = (log + status).match(/perfect tackle by|wins the tackle/);
        if (isHidden && told) window.ahead.push(told[0]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# Whether two elements share an area.
OVERLAP = """([one, two]) => {
    const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1;
}"""


def test_a_duels_result_is_told_when_the_cards_have_turned(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d5", "bf": "d6"}, "bf", [[1, 3, 4, 6], [2, 3, 5, 6]])
    north, south = study(visitor, server, start, **MOTION)
    square(north, "d5").click()
    play_on(north, "d6")
    for page in (north, south):
        page.locator(".duel .fan").wait_for()
        page.evaluate(AHEAD)
    expect(south.locator(".pick", has_text="Lay card 2")).to_contain_text("perfect for North")
    lay(south, 2)
    lay(north, 6)
    expect(north.locator(".verdict")).to_contain_text("You win by 7: Strong (Ochre) takes the ball.")
    expect(south.locator(".verdict")).to_contain_text("You lose by 7: Strong (Ochre) takes the ball.")
    expect(south.locator(".log")).to_contain_text("A perfect tackle by Strong (Ochre)!")
    for page in (north, south):
        assert page.evaluate("window.ahead") == []
    expect(south.locator(".duel")).to_have_count(0)
    expect(south.get_by_role("region", name="Last duel")).to_contain_text("You lose by 7")


def test_a_tap_ends_the_verdict(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d5", "bf": "d6"}, "bf", [[1, 3, 4, 6], [2, 3, 5, 6]])
    north, south = study(visitor, server, start, **MOTION)
    square(north, "d5").click()
    play_on(north, "d6")
    lay(south, 2)
    lay(north, 6)
    north.locator(".verdict").click()
    expect(north.locator(".duel")).to_have_count(0)
    expect_logged(north, "A perfect tackle by Strong (Ochre)!")


def test_a_scoring_is_told_while_it_is_shown_and_a_skip_tells_all(visitor: Visitor, server: Server) -> None:
    page = open_mammut(visitor, server, scene(3, LOOT, seat=0), **MOTION)
    expect(page.locator(".question")).to_contain_text("You are the last without tiles")
    go(page)
    page.locator("section.sheet").wait_for()
    expect(page.locator(".log")).not_to_contain_text("Round 2")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".question")).to_contain_text("is scored")
    expect(page.locator(".own .go")).not_to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".question")).not_to_contain_text("is scored")


def test_a_bots_move_in_maamut_is_told_event_by_event(visitor: Visitor) -> None:
    page = visitor(**MOTION)
    start_against_bot(page, discovery.meta("maamut").title)
    wait_until_idle(page)
    play_any(page)
    # While something moves nothing is asked, and the status tells what is shown.
    page.wait_for_function(
        """() => document.querySelector('.question .btn') && document.querySelector('.question .caption')?.textContent
            && !document.querySelectorAll('.stage .goal, .stage [data-open]').length"""
    )
    wait_until_idle(page)
    expect(page.locator(".question .caption")).to_have_count(0)


def test_ending_a_turn_takes_one_tap_and_is_asked_once_if_nobody_moved(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rn1": "d4"}, "h6"), TALL_PHONE, has_touch=True, is_mobile=True)
    end = north.locator(".kahmate .bar > .primary")
    end.press("Enter")
    expect(end).to_have_text("Nobody has moved: end anyway")
    expect(north.get_by_role("button", name="Play it")).to_have_count(0)
    end.press("Enter")
    expect(south.locator(".question.mine")).to_contain_text("Your turn")


def test_a_grey_action_says_why(visitor: Visitor, server: Server) -> None:
    north, _ = study(visitor, server, position({"rn1": "d4", "rf": "d8"}, "rn1"))
    north.get_by_role("button", name="Kick").click(force=True)
    notice = north.locator(".notice")
    expect(notice).to_contain_text("A team-mate is further forward than the kicker.")
    for control in (".question .btn", ".kahmate .layer", ".kahmate .primary"):
        for one in north.locator(control).all():
            assert not north.evaluate(OVERLAP, [notice.element_handle(), one.element_handle()])


def test_a_robbery_is_looked_at_before_it_is_played(visitor: Visitor, server: Server) -> None:
    page = open_mammut(visitor, server, scene(3, LOOT, seat=0))
    page.get_by_role("button", name=re.compile("^Rob 4 ")).click()
    expect(page.locator("section.tally")).to_contain_text("After this")
    own = page.locator("section.tally tr.me td b")
    # Tusks, food and furs of the robbed are counted with the robber's, and no longer with theirs.
    expect(own.nth(2)).to_have_text("2")
    expect(page.locator("section.tally tbody tr").nth(1)).to_contain_text("without tiles")
    go(page)
    expect(page.locator(".own .go")).to_have_text("Give back at least 1 of 4")
    page.locator(".tile.open").first.click()
    expect(page.locator(".own .go")).to_have_text("Give back 1 and finish")


def test_a_number_of_the_tally_says_why(visitor: Visitor, server: Server) -> None:
    page = open_mammut(visitor, server, scene(3, LOOT, seat=0))
    page.locator("section.tally tbody tr").nth(1).locator("td button").nth(3).click()
    expect(page.locator("section.tally .why")).to_contain_text("Rule: most 8, second 5")


@pytest.mark.parametrize("size", [DESKTOP, TALL_PHONE])
def test_the_result_stands_beside_the_board_with_what_decided_it(
    visitor: Visitor, server: Server, size: tuple[int, int]
) -> None:
    north, south = study(visitor, server, position({"rf": "h10"}, "rf"), size)
    south.locator(".stage").wait_for()
    square(north, "h10").click()
    play_on(north, "h12")
    result = north.locator(".result")
    expect(result).to_contain_text("You win!")
    expect(result).to_contain_text("Try! Fast (Ochre) scores for you on h12.")
    assert not covers_the_board(north)
    # A game from a position has no rematch.
    for name, number in (("Rematch", 0), ("Analyse", 1), ("Home", 1)):
        expect(result.get_by_text(name, exact=True)).to_have_count(number)


@pytest.mark.parametrize("size", [DESKTOP, TALL_PHONE])
@pytest.mark.parametrize("name", discovery.names())
def test_the_result_of_a_game_from_its_start_offers_a_rematch(
    visitor: Visitor, name: str, size: tuple[int, int]
) -> None:
    page = visitor(size=size)
    start_against_bot(page, discovery.meta(name).title)
    for button in ("Menu", "Resign", "Yes"):
        page.get_by_role("button", name=button).click()
    result = page.locator(".result")
    expect(result).to_be_visible()
    assert not covers_the_board(page)
    for way in ("Rematch", "Analyse", "Home"):
        offered = result.get_by_text(way, exact=True)
        expect(offered).to_have_count(1)
        assert offered.evaluate(ON_TOP), way


def covers_the_board(page: Page) -> bool:
    """Whether the result and the board share an area."""
    parts = [page.locator(part).element_handle() for part in (".result", ".stage")]
    return bool(page.evaluate(OVERLAP, parts))


def one_device(visitor: Visitor, server: Server, start: dict[str, object]) -> Page:
    """A device with both seats of a study table."""
    table, tokens = study_tables.create_study(server, start, 2)
    page = visitor()
    seats = json.dumps({table: {"game": "", "seats": dict(enumerate(tokens)), "at": 1}})
    page.evaluate("seats => localStorage.setItem('ludoteca.tables', seats)", seats)
    page.goto(f"{server.url}t/{table}")
    page.locator(".stage .pitch").wait_for()
    return page


def test_two_at_one_device_hand_it_over_only_for_secrets_and_the_board_stays(visitor: Visitor, server: Server) -> None:
    page = one_device(visitor, server, position({"rs": "d5", "bf": "d7"}, "bf", [[1, 3, 4, 6], [2, 3, 5, 6]]))
    expect(page.locator(".curtain")).to_have_count(0)
    before = square(page, "a1").bounding_box()
    square(page, "d5").click()
    play_on(page, "d6")
    page.locator(".kahmate .bar > .primary").press("Enter")
    expect(page.locator(".question")).to_contain_text("Your turn")
    expect(page.get_by_role("region", name="South")).to_contain_text("(you)")
    expect(page.locator(".curtain")).to_have_count(0)
    assert square(page, "a1").bounding_box() == before
    square(page, "d7").click()
    play_on(page, "d6")
    page.locator(".curtain .go").click()
    page.locator(".duel .fan").wait_for()
    expect(page.locator(".pick.on")).to_have_count(0)
    expect(page.locator(".duel .go button")).to_be_disabled()


def test_the_result_names_the_players_of_one_device(visitor: Visitor, server: Server) -> None:
    page = one_device(visitor, server, position({"rf": "h10"}, "rf"))
    square(page, "h10").click()
    play_on(page, "h12")
    result = page.locator(".result")
    expect(result.get_by_role("heading", name="North wins", exact=True)).to_be_visible()
    expect(result).to_contain_text("scores for North on h12")
    for told in (result, page.locator(".log")):
        expect(told).to_contain_text("North")
        expect(told).not_to_contain_text(re.compile(r"\byou", re.IGNORECASE))
