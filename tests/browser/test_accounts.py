"""Accounts from the screen: made, used for a rated game, found on other devices, downloaded, deleted; never needed."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Visitor, axe
from tests.support.page_actions import WAIT

NAME = discovery.names()[0]
TITLE = discovery.meta(NAME).title
PASSWORD = "a long enough password"


def sign_up(page: Page, name: str) -> None:
    """Make an account and be in it."""
    page.get_by_label("New account").check()
    fill(page, name, PASSWORD)
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("button", name="I’ve saved them").click()


def fill(page: Page, name: str, password: str) -> None:
    """Write name and password into the form."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)


def path_of(link: str) -> str:
    """A link to a table below the server's address."""
    return "t/" + link.rpartition("/t/")[2]


def rated_table(page: Page) -> str:
    """A rated table made from the first screen; its invitation."""
    page.get_by_role("link", name="Ludoteca").click()
    page.get_by_role("button", name=f"Invite: {TITLE}").click()
    page.get_by_label("Rated game").check()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".agreed")).to_contain_text("rated")
    expect(page.get_by_role("button", name="Remove the bot")).to_have_count(0)
    expect(page.locator(".agreed")).to_contain_text("20 min each + 10 s per turn")
    return page.get_by_label("Invitation link").input_value()


def give_up(page: Page) -> None:
    """Resign by the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()


def test_a_rated_game_between_two_accounts_from_sign_up_to_deletion(visitor: Visitor, tmp_path: Path) -> None:
    first = visitor("account")
    expect(first.get_by_role("button", name="Sign in")).to_be_visible()
    assert axe(first) == []
    sign_up(first, "North Rated")
    expect(first.get_by_role("heading", level=1)).to_have_text("North Rated")
    link = rated_table(first)
    second = visitor(path_of(link))
    expect(second.get_by_text("This game is rated: sign in to take a seat.")).to_be_visible()
    expect(second.get_by_role("button", name="Take this seat")).to_have_count(0)
    second.get_by_role("button", name="Sign in").click()
    sign_up(second, "South Rated")
    # What the rating was before is asked for as the game begins; it must be known before the game is over.
    with first.expect_response(f"**/api/ratings/{NAME}*"), second.expect_response(f"**/api/ratings/{NAME}*"):
        second.get_by_role("button", name="Take this seat").click()
    for page in (first, second):
        page.locator(".stage").wait_for()
    give_up(first)
    expect(first.locator(".rated .change")).to_contain_text("−")
    expect(second.locator(".rated .change")).to_contain_text("+")
    assert axe(second) == []
    for page, name in ((first, "North Rated"), (second, "South Rated")):
        page.locator(".result").get_by_role("link", name="Home").click()
        page.get_by_role("link", name="Account").click()
        expect(page.get_by_text("1 rated game")).to_be_visible()
        expect(page.get_by_text("Provisional: a few more games will settle it.")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        assert axe(page) == []
    first.get_by_role("link", name="All ratings").click()
    expect(first.get_by_role("row", name="South Rated")).to_be_visible()
    expect(first.locator("tr.own")).to_contain_text("North Rated")
    assert axe(first) == []

    with second.expect_download() as told:
        second.get_by_role("button", name="Download my data").click()
    told.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert (data["name"], len(data["ratings"]), len(data["games"])) == ("South Rated", 1, 1)

    second.get_by_role("button", name="Delete account").click()
    dialog = second.get_by_role("dialog")
    expect(dialog).to_contain_text("This can’t be undone")
    assert axe(second) == []
    dialog.get_by_label("Password").fill("not the password")
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(dialog.get_by_role("alert")).to_have_text("Wrong name or password.")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(second.get_by_role("button", name="Sign in")).to_be_visible()
    first.reload()
    expect(first.locator("tr.own")).to_be_visible()
    expect(first.get_by_role("row", name="South Rated")).to_have_count(0)


def test_sitting_down_waits_until_the_table_knows_who_has_signed_in(visitor: Visitor) -> None:
    first = visitor("account")
    sign_up(first, "North Waits")
    link = rated_table(first)
    second = visitor("learn")
    lines: list[WebSocketRoute] = []
    unheard: list[str | bytes] = []

    def connect(line: WebSocketRoute) -> None:
        """Every line reaches the server but the second, which stays mute."""
        lines.append(line)
        if len(lines) != 2:
            line.connect_to_server()
        else:
            line.on_message(lambda message: unheard.append(message))

    second.route_web_socket(re.compile("api/socket"), connect)
    second.goto(link)
    second.get_by_role("button", name="Sign in").click()
    sign_up(second, "South Waits")
    sit = second.get_by_role("button", name="Take this seat")
    status = second.get_by_role("main").get_by_role("status")
    # The first line is given up at once, and the second may come long after.
    deadline = time.monotonic() + WAIT / 1000
    while not unheard:
        expect(sit).to_be_disabled()
        assert time.monotonic() < deadline, "the page doesn't come in again"
    assert "session" in json.loads(unheard[0])
    expect(status).to_have_text("Connection lost. Reconnecting…")
    expect(sit).to_be_disabled()
    lines[1].close()
    sit.click()
    for page in (first, second):
        page.locator(".stage").wait_for()


def test_an_accounts_games_are_found_and_played_on_another_device(visitor: Visitor) -> None:
    desk = visitor("account")
    sign_up(desk, "West Elsewhere")
    expect(desk.get_by_role("heading", level=1)).to_have_text("West Elsewhere")
    desk.get_by_role("link", name="Ludoteca").click()
    desk.get_by_role("button", name=f"Play a bot: {TITLE}").click()
    desk.get_by_role("button", name="Start").click()
    desk.locator(".undo").wait_for()

    phone = visitor("account", size=PHONE)
    fill(phone, "West Elsewhere", PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    phone.get_by_role("link", name=f": {TITLE}").click()
    phone.locator(".undo").wait_for()
    assert phone.url == desk.url
    phone.goto(phone.url.partition("t/")[0] + "account")
    elsewhere = phone.get_by_role("button", name=re.compile(r"^Sign out: Chrome, Linux · Signed in .*\d"))
    expect(elsewhere).to_have_count(1)
    assert axe(phone) == []
    for lang in LANGUAGES[::-1]:
        phone.evaluate(f"localStorage.setItem('ludoteca.settings', JSON.stringify({{ lang: '{lang}' }}))")
        phone.reload()
        expect(phone.locator("html")).to_have_attribute("lang", lang)
        expect(phone.locator("[aria-labelledby=sessions] li button")).to_have_count(1)
        assert axe(phone) == []
    phone.get_by_role("button", name="Sign out", exact=True).click()
    expect(phone.get_by_role("button", name="Sign in")).to_be_visible()
    phone.goto(desk.url)
    phone.locator(".stage").wait_for()
    expect(phone.locator(".undo")).to_have_count(0)


def test_why_a_table_cannot_be_rated_is_said(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Invite: {TITLE}").click()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Rated game")).to_be_disabled()
    expect(page.get_by_text("Only for people with an account.")).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name="Sign in").click()
    sign_up(page, "Étoile Asks")
    expect(page.get_by_role("heading", level=1)).to_have_text("Étoile Asks")
    page.get_by_role("link", name="Ludoteca").click()
    page.get_by_role("button", name=f"Play a bot: {TITLE}").click()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Rated game")).to_be_disabled()
    expect(page.get_by_text("Not with bots")).to_be_visible()
    page.get_by_label("Friends on this device").check()
    expect(page.get_by_text("Not with several players on one device.")).to_be_visible()
    page.get_by_label("Friends, by link").check()
    page.get_by_label("Rated game").check()
    expect(page.get_by_label("Allow hints")).to_be_disabled()
    assert axe(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_rated_table_chooses_a_clock_by_itself_and_keeps_one_that_was_chosen(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor("account", size=size)
    sign_up(page, f"Clock {size[0]}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Clock {size[0]}")
    page.get_by_role("link", name="Ludoteca").click()
    page.get_by_role("button", name=f"Invite: {TITLE}").click()
    clock = page.get_by_label("Time control")
    expect(clock).to_be_hidden()
    page.get_by_label("Rated game").check()
    expect(clock).to_be_visible()
    expect(clock).to_have_value("1200 10")
    expect(clock).to_have_accessible_description("Always with a clock, so nobody can stall the game.")
    expect(clock.get_by_role("option", name="No clock")).to_be_disabled()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Rated game").uncheck()
    page.get_by_text("More options").click()
    expect(clock).to_have_value("none")
    clock.select_option("days 3")
    page.get_by_label("Rated game").check()
    expect(clock).to_have_value("days 3")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_signing_in_works_by_keyboard_and_errors_are_in_the_pages_language(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor("account", size=size, lang="fr", color_scheme="dark")
    page.get_by_label("Nom").focus()
    page.keyboard.type("North")
    page.keyboard.press("Tab")
    page.keyboard.type("not the password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Le nom ou le mot de passe n’est pas le bon.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []


def test_a_password_is_changed(visitor: Visitor) -> None:
    page = visitor("account")
    sign_up(page, "South Changes")
    page.get_by_text("Change password").first.click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("another long password")
    page.get_by_role("button", name="Change password").click()
    expect(page.locator(".notice")).to_contain_text("Password changed.")
    page.get_by_role("button", name="Sign out", exact=True).click()
    fill(page, "South Changes", "another long password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("South Changes")
