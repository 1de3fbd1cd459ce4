"""At the table: invitations, spectators, moves by word, undo, why not, chat, one device for all, phones and screens."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core import discovery
from tests.browser.conftest import PHONE, Server, Visitor, axe, play_any, start_against_bot
from tests.support.page_actions import WAIT, wait_until_idle

TITLES = {name: discovery.meta(name).title for name in discovery.names()}
GAME = TITLES["maamut"] if "maamut" in TITLES else next(iter(TITLES.values()))


def invited(visitor: Visitor, title: str) -> tuple[Page, Page]:
    """A host and a guest at a table of two."""
    host = visitor()
    host.get_by_role("button", name=f"Invite: {title}").click()
    host.get_by_label("Your name").fill("North")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("Invitation link").input_value()
    guest = visitor(link.partition("/t/")[1][1:] + link.partition("/t/")[2])
    guest.get_by_label("Your name").fill("South")
    guest.get_by_role("button", name="Take this seat").first.click()
    for page in (host, guest):
        page.locator(".stage").wait_for()
    return host, guest


def turn(*pages: Page) -> tuple[Page, Page]:
    """Whose turn it is, and the other."""
    first, second = pages
    first.wait_for_function("() => document.querySelector('.question p')?.textContent")
    is_first = first.locator(".question.mine").count() > 0
    return (first, second) if is_first else (second, first)


def tell_alike(*pages: Page) -> None:
    """The logs of all pages have as many sentences, or will soon."""
    deadline = time.monotonic() + WAIT / 1000
    while len({page.locator(".log li").count() for page in pages}) > 1:
        assert time.monotonic() < deadline, [page.locator(".log").text_content() for page in pages]
        pages[0].wait_for_timeout(100)


@pytest.mark.parametrize("title", TITLES.values())
def test_two_browsers_and_a_spectator_see_one_game(visitor: Visitor, title: str) -> None:
    host, guest = invited(visitor, title)
    watcher = visitor(host.url.partition("#")[0].rpartition("/t/")[1][1:] + host.url.rpartition("/t/")[2])
    watcher.locator(".stage").wait_for()
    mover, _ = turn(host, guest)
    play_any(mover)
    expect(mover.locator(".undo")).to_be_enabled()
    tell_alike(host, guest, watcher)
    assert watcher.locator(".undo").count() == 0
    expect(host.locator(".watching")).to_contain_text("1")


def test_whose_turn_it_is_stands_out_in_title_icon_and_list_of_tables(visitor: Visitor) -> None:
    host, guest = invited(visitor, GAME)
    mover, other = turn(host, guest)
    home = mover.context.new_page()
    home.goto(mover.url.partition("t/")[0])
    expect(home.locator(".turn")).to_contain_text("It’s your turn")
    expect(home.locator("section .btn.go")).to_have_text(re.compile("^Continue"))
    expect(home).to_have_title("(1) Ludoteca")
    # Nobody looks at either page, and nothing is asked of the server: what the table tells must do.
    for page in (mover, other):
        page.route("**/api/tables/mine", lambda route: route.abort())
        page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    expect(mover).to_have_title(f"(1) It’s your turn · {GAME} · Ludoteca")
    expect(other).to_have_title(f"{GAME} · Ludoteca")
    icon = "document.querySelector('link[rel=icon]').href"
    waits, rests = mover.evaluate(icon), other.evaluate(icon)
    assert waits != rests
    play_any(mover)
    expect(mover).to_have_title(f"{GAME} · Ludoteca")
    expect(other).to_have_title(f"(1) It’s your turn · {GAME} · Ludoteca")
    assert (mover.evaluate(icon), other.evaluate(icon)) == (rests, waits)


def test_what_one_says_the_other_hears_and_spectators_do_not(visitor: Visitor) -> None:
    host, guest = invited(visitor, GAME)
    watcher = visitor("t/" + host.url.rpartition("/t/")[2])
    watcher.locator(".stage").wait_for()
    host.get_by_label("Write a message").fill("good luck")
    host.get_by_label("Write a message").press("Enter")
    expect(guest.locator(".chat li")).to_contain_text("good luck")
    assert watcher.locator(".chat li").count() == 0


def test_a_step_is_taken_back_freely_and_later_only_by_consent(visitor: Visitor) -> None:
    host, guest = invited(visitor, GAME)
    mover, other = turn(host, guest)
    play_any(mover)
    expect(mover.locator(".undo small")).to_have_text("no need to ask")
    mover.locator(".undo").click()
    expect(mover.locator(".question.mine")).to_be_visible()
    play_any(mover)
    expect(other.locator(".question.mine")).to_be_visible()
    play_any(other)
    expect(mover.locator(".undo small")).to_have_text("others must agree")
    mover.locator(".undo").click()
    other.get_by_role("button", name="Accept").click()
    expect(other.locator(".note")).to_have_count(0)
    expect(mover.locator(".question.mine")).to_be_visible()


def test_a_move_that_is_not_allowed_is_explained_with_its_rule(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, GAME)
    mine = page.locator(".question.mine")
    mine.wait_for()
    page.locator("aside summary", has_text="Moves in words").click()
    page.locator("aside .moves input").fill("trap")
    page.locator("aside .moves input").press("Enter")
    # A notice goes by itself: everything about it is looked for at once.
    expect(page.locator(".notice", has=page.get_by_role("link", name="rule"))).to_be_visible()
    assert axe(page) == []


def test_a_killed_server_comes_back_unnoticed(visitor: Visitor, server: Server) -> None:
    page = visitor()
    start_against_bot(page, GAME)
    page.locator(".question.mine").wait_for()
    play_any(page)
    expect(page.locator(".log li").first).to_be_visible()
    server.kill()
    expect(page.locator(".lost")).to_be_visible()
    server.start()
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".question.mine")).to_be_visible()
    play_any(page)
    expect(page.locator(".undo:enabled, .question p")).not_to_have_count(0)


def test_a_device_that_changes_hands_shows_nothing_in_between(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Same device: {GAME}").click()
    page.get_by_label("Player 1’s name").fill("North")
    page.get_by_label("Player 2’s name").fill("South")
    page.get_by_role("button", name="Start").click()
    page.locator(".curtain button").click()
    page.locator(".question.mine").wait_for()
    play_any(page)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".play")).to_have_attribute("inert", "")
    assert axe(page) == []


def test_what_a_move_did_is_seen_before_a_device_changes_hands(visitor: Visitor) -> None:
    page = visitor(reduced_motion="no-preference")
    page.get_by_role("button", name=f"Same device: {GAME}").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".curtain button").click()
    page.evaluate(
        """() => {
            window.seen = [];
            const has = (what) => document.querySelector(what);
            const look = () => (has('.curtain') ? 'curtain' : has('.question .btn') ? 'moving' : '');
            new MutationObserver(() => window.seen.at(-1) !== look() && window.seen.push(look()))
                .observe(document.body, { subtree: true, childList: true });
        }"""
    )
    play_any(page)
    page.locator(".curtain").wait_for()
    assert [one for one in page.evaluate("window.seen") if one] == ["moving", "curtain"]


def test_a_phone_is_a_hand_and_another_screen_the_board(visitor: Visitor) -> None:
    phone = visitor(size=PHONE)
    start_against_bot(phone, GAME)
    # The bot has moved, and waits while axe looks.
    wait_until_idle(phone)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Only my hand here").click()
    screen = visitor("t/" + phone.url.rpartition("/t/")[2] + "#screen")
    screen.locator(".stage").wait_for()
    assert screen.locator("aside").count() == 0
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(phone) == []
    assert axe(screen) == []


def test_a_seat_moves_to_another_device_by_its_link(visitor: Visitor) -> None:
    first = visitor()
    start_against_bot(first, GAME)
    wait_until_idle(first)
    first.get_by_role("button", name="Menu").click()
    assert axe(first) == []
    first.get_by_role("button", name="Move my seat to another device").click()
    link = first.get_by_role("textbox", name="Move my seat to another device").input_value()
    second = visitor("t/" + link.rpartition("/t/")[2])
    second.get_by_role("button", name="Take this seat").click()
    second.locator(".undo").wait_for()
    expect(first.locator(".undo")).to_have_count(0)
    third = visitor("t/" + link.rpartition("/t/")[2])
    expect(third.get_by_role("heading", level=1)).to_have_text("This link no longer works")


def test_giving_up_ends_the_game_and_a_rematch_begins_the_next(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, GAME)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".result")).to_be_visible()
    assert axe(page) == []
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    page.locator(".stage").wait_for()


def test_who_wants_another_game_is_told_to_the_other(visitor: Visitor) -> None:
    host, guest = invited(visitor, GAME)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Yes").click()
    guest.get_by_role("button", name="Rematch").click()
    expect(host.locator(".result")).to_contain_text("South wants a rematch.")
    before = host.url
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: url != before and "/t/" in url)


def test_a_bots_seat_is_opened_in_a_running_game_once_the_other_player_agrees(visitor: Visitor) -> None:
    host = visitor()
    host.get_by_role("button", name=f"Invite: {GAME}").click()
    host.get_by_label("Your name").fill("North")
    host.get_by_role("group", name="Players").get_by_label("3").check()
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("Invitation link").input_value()
    host.get_by_role("button", name="Add a bot").last.click()
    expect(host.get_by_role("button", name="Remove the bot")).to_have_count(1)
    guest = visitor("t/" + link.rpartition("/t/")[2])
    guest.get_by_label("Your name").fill("South")
    guest.get_by_role("button", name="Take this seat").first.click()
    for page in (host, guest):
        page.locator(".stage").wait_for()
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("button", name="Spectator link")).to_be_visible()
    expect(guest.get_by_role("button", name="to a new player")).to_have_count(0)
    guest.keyboard.press("Escape")
    for answer in ("Decline", "Accept"):
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name="to a new player").click()
        expect(host.locator(".note")).to_contain_text("Waiting for South")
        expect(guest.locator(".note")).to_contain_text("now played by a bot, to a new player.")
        assert axe(guest) == []
        guest.locator(".note").get_by_role("button", name=answer).click()
        for page in (host, guest):
            expect(page.locator(".note")).to_have_count(0)
    newcomer = visitor("t/" + link.rpartition("/t/")[2], size=PHONE)
    expect(newcomer.get_by_text("The game is under way. Take the open seat to join in.")).to_be_visible()
    assert axe(newcomer) == []
    newcomer.get_by_label("Your name").fill("West")
    newcomer.get_by_role("button", name="Take this seat").click()
    newcomer.locator(".stage").wait_for()
    expect(host.locator("body")).to_contain_text("West")


def test_a_host_alone_with_bots_opens_a_seat_at_once_and_gets_the_invitation(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, GAME)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="to a new player").click()
    expect(page.get_by_role("dialog", name="Invitation link").get_by_role("textbox")).to_have_value(re.compile("#i="))
    assert axe(page) == []
