"""Moderation from the screen: a report, what a host makes of it, and what those concerned see."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from ludoteca.core import discovery
from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe

TITLE = discovery.meta(discovery.names()[0]).title
PASSWORD = "a long enough password"
SECTIONS = ("Tables", "Bans and mutes", "Word filter", "Announcement", "Audit trail", "Reports")


def admin(server: Server, *words: str) -> str:
    """What `ludoteca admin` prints."""
    command = [str(Path(sys.executable).with_name("ludoteca")), "admin", *words, "--data", str(server.data)]
    told = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LUDOTECA_QUIET": "1"})
    assert told.returncode == 0, told.stderr
    return told.stdout


def host_page(visitor: Visitor, server: Server, name: str, size: tuple[int, int] = DESKTOP) -> Page:
    """The screen for hosts, reached from the account of a new one."""
    page = visitor("account", size=size)
    page.get_by_label("New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("link", name="Manage the server")).to_have_count(0)
    admin(server, "host", name)
    page.reload()
    page.get_by_role("link", name="Manage the server").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Manage the server")
    return page


def two_players(visitor: Visitor, first: str, second: str) -> tuple[Page, Page]:
    """A game of two people with these names, who have no accounts."""
    north = visitor()
    north.evaluate("name => localStorage.setItem('ludoteca.settings', JSON.stringify({name, lang: 'en'}))", first)
    north.reload()
    north.get_by_role("button", name=f"Invite: {TITLE}").click()
    north.get_by_role("button", name="Create table").click()
    link = north.get_by_label("Invitation link").input_value()
    south = visitor("t/" + link.rpartition("/t/")[2])
    south.get_by_label("Your name").fill(second)
    south.get_by_role("button", name="Take this seat").click()
    for page in (north, south):
        page.locator(".stage").wait_for()
    return north, south


def say(page: Page, text: str) -> None:
    """Write a chat message."""
    page.get_by_role("textbox", name="Write a message").fill(text)
    page.keyboard.press("Enter")


def test_a_reported_player_is_muted_then_banned_and_told_why(visitor: Visitor, server: Server) -> None:
    host = host_page(visitor, server, "Mona")
    north, south = two_players(visitor, "North", "Rude One")
    say(south, "rude words")
    north.get_by_role("button", name="Report Rude One’s message").click()
    dialog = north.get_by_role("dialog", name="Report this message")
    expect(dialog).to_contain_text("rude words")
    assert axe(north) == []
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(north.get_by_text("Your report has been sent")).to_be_visible()

    host.reload()
    queue = host.locator("section.card li", has_text="rude words")
    expect(queue).to_contain_text("reported once")
    queue.get_by_role("button", name="Mute", exact=True).click()
    queue.get_by_label("How long").select_option("1 hour")
    queue.get_by_label("Reason").fill("Please be kind")
    queue.get_by_role("button", name="Mute Rude One at this table").click()
    expect(queue).to_contain_text("settled")
    expect(south.locator(".muted")).to_contain_text("You can’t write in the chat until")
    expect(south.locator(".muted")).to_contain_text("Reason: Please be kind")
    expect(south.get_by_role("textbox", name="Write a message")).to_have_count(0)
    assert axe(south) == []

    host.get_by_role("radio", name="Bans and mutes").check()
    expect(host.get_by_text("Mute 1: Seat 2")).to_be_visible()
    host.get_by_role("radio", name="Name").check()
    host.get_by_label("Name, or one that looks like it").fill("rude one")
    host.get_by_label("Reason").fill("Insults")
    host.locator(".new").get_by_role("button", name="Ban").click()
    expect(south.get_by_role("heading", level=1)).to_have_text("You can’t play on this server")
    expect(south.get_by_role("main")).to_contain_text("Reason: Insults")
    assert axe(south) == []
    host.get_by_role("button", name="Lift number 2").click()
    expect(host.get_by_text("Ban 2")).to_have_count(0)
    host.get_by_role("radio", name="Audit trail").check()
    trail = host.locator("section.card ol li")
    expect(trail.nth(0)).to_contain_text("unban")
    expect(trail.nth(1)).to_contain_text("Insults")
    host.get_by_role("radio", name="Tables").check()
    row = host.locator("section.card li", has_text="North, Rude One")
    row.get_by_role("button", name=f"Close table: {TITLE}, North, Rude One", exact=True).click()
    row.get_by_role("button", name="Really close it").click()
    expect(row).to_have_count(0)
    expect(north.locator(".result")).to_be_visible()


def test_the_screen_for_hosts_is_usable_by_keyboard_and_on_a_phone(visitor: Visitor, server: Server) -> None:
    waiting = visitor()
    waiting.get_by_role("button", name=f"Invite: {TITLE}").click()
    waiting.get_by_role("button", name="Create table").click()
    waiting.get_by_label("Invitation link").wait_for()
    page = host_page(visitor, server, "Mona Phone", PHONE)
    page.get_by_role("radio", name="Reports").focus()
    for name in SECTIONS:
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("heading", level=2)).to_have_text(name)
        if name == "Tables":
            expect(page.get_by_role("button", name=f"Close table: {TITLE}").first).to_be_visible()
            expect(page.locator("button[aria-label$=', ']")).to_have_count(0)
        assert axe(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("() => localStorage.setItem('ludoteca.settings', JSON.stringify({theme: 'dark', lang: 'fr'}))")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Gestion du serveur")
    assert axe(page) == []
    page.get_by_role("radio").first.focus()
    for at in range(1, len(SECTIONS) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio").nth(at % len(SECTIONS))).to_be_checked()
        assert axe(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_filtered_word_and_an_announcement_reach_the_players(visitor: Visitor, server: Server) -> None:
    host = host_page(visitor, server, "Mona Words")
    host.get_by_role("radio", name="Word filter").check()
    host.get_by_label("Words or phrases").fill("zounds")
    host.get_by_role("button", name="Add").click()
    expect(host.get_by_role("button", name="Remove zounds")).to_be_visible()
    host.get_by_role("radio", name="Announcement").check()
    host.get_by_label("Text, shown above every screen").fill("Closed on Tuesday")
    host.get_by_role("button", name="Announce").click()
    expect(host.get_by_role("complementary", name="Announcement")).to_have_text("Closed on Tuesday")
    north, _ = two_players(visitor, "North", "South")
    banner = north.get_by_role("complementary", name="Announcement")
    expect(banner).to_have_text("Closed on Tuesday")
    assert north.locator(".play").evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")
    say(north, "Zöunds!")
    expect(north.locator(".notice.bad")).to_contain_text("“zounds” isn’t allowed on this server")
    assert axe(north) == []
    host.get_by_role("button", name="Clear").click()
    expect(host.get_by_role("complementary", name="Announcement")).to_have_count(0)
    host.get_by_role("radio", name="Word filter").check()
    host.get_by_role("button", name="Remove zounds").click()
    expect(host.get_by_text("No words are refused.")).to_be_visible()


def test_a_name_is_reported_before_and_during_a_game(visitor: Visitor, server: Server) -> None:
    north, south = two_players(visitor, "North", "South")
    north.get_by_role("button", name="Menu").click()
    north.get_by_role("button", name="Report a name").click()
    dialog = north.get_by_role("dialog", name="Report a name")
    expect(dialog).to_contain_text("South")
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(north.get_by_text("Your report has been sent")).to_be_visible()
    assert "South" in admin(server, "reports")
    waiting = visitor()
    waiting.evaluate("() => localStorage.setItem('ludoteca.settings', JSON.stringify({name: 'Rude Host', lang: 'en'}))")
    waiting.reload()
    waiting.get_by_role("button", name=f"Invite: {TITLE}").click()
    waiting.get_by_role("button", name="Create table").click()
    link = waiting.get_by_label("Invitation link").input_value()
    south.goto(server.url + "t/" + link.rpartition("/t/")[2])
    south.get_by_role("button", name="Report the name Rude Host").click()
    assert axe(south) == []
    south.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    expect(south.get_by_text("Your report has been sent")).to_be_visible()
    assert "Rude Host" in admin(server, "reports")
