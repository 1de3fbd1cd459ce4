"""How an account is entered, from the screen: recovery codes, passkeys, sessions, notices, and the privacy page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe
from tests.browser.test_accounts import PASSWORD, fill, sign_up

NEW_PASSWORD = "another long password"
SMALL = (390, 844)
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Sign in with the form and be in the account."""
    fill(page, name, password)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def at_localhost(server: Server, page: Page) -> None:
    """Open the account page at the address that passkeys are bound to."""
    page.goto(f"http://localhost:{server.port}/account")


@contextmanager
def virtual_authenticator(page: Page) -> Iterator[tuple[Any, str]]:
    """A page with Chromium's virtual authenticator: the session of its protocol and the authenticator's id."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("WebAuthn.enable")
    made = protocol.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    yield protocol, made["authenticatorId"]
    protocol.detach()


def test_recovery_codes_are_shown_at_sign_up_and_set_a_new_password(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("account", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_label("New account").check()
    fill(page, "North Recovers", PASSWORD)
    page.get_by_role("button", name="Create account").click()
    dialog = page.get_by_role("dialog", name="Recovery codes")
    expect(dialog.get_by_role("listitem")).to_have_count(8)
    codes = dialog.get_by_role("listitem").all_inner_texts()
    assert axe(page) == []
    with page.expect_download() as told:
        dialog.get_by_role("button", name="Download").click()
    told.value.save_as(tmp_path / "codes.txt")
    assert [line for line in (tmp_path / "codes.txt").read_text("utf-8").splitlines() if line][1:] == codes
    dialog.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Recovery codes copied.")).to_be_attached()
    assert page.evaluate("navigator.clipboard.readText()").split() == codes
    page.evaluate("window.print = () => { window.printed = true; }")
    dialog.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.get_by_text("Ludoteca recovery codes for North Recovers")).to_be_visible()
    expect(dialog.get_by_role("button", name="Print")).not_to_be_visible()
    page.emulate_media(media="screen")
    dialog.get_by_role("button", name="I’ve saved them").click()
    expect(page.get_by_text("8 unused codes left.")).to_be_visible()

    other = visitor("account")
    other.get_by_role("button", name="Forgot your password?").click()
    other.get_by_label("Name", exact=True).fill("north recovers")
    other.get_by_label("Recovery code").fill("AAAA-AAAA")
    other.get_by_label("New password").fill(NEW_PASSWORD)
    other.get_by_role("button", name="Set new password").click()
    expect(other.get_by_role("alert")).to_contain_text("The name or the recovery code isn’t right")
    assert axe(other) == []
    other.get_by_label("Recovery code").fill(codes[0].lower())
    other.get_by_role("button", name="Set new password").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("North Recovers")
    expect(other.get_by_text("7 unused codes left.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    sign_in(page, "North Recovers", NEW_PASSWORD)
    page.get_by_role("button", name="New recovery codes").click()
    shown = page.get_by_role("dialog", name="Recovery codes").get_by_role("listitem")
    expect(shown).to_have_count(8)
    fresh = shown.all_inner_texts()
    assert not set(fresh) & set(codes)


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_a_passkey_is_added_and_used_to_sign_in_and_to_confirm(
    visitor: Visitor, server: Server, size: tuple[int, int]
) -> None:
    name = f"South Key {size[0]}"
    page = visitor("account", size=size)
    at_localhost(server, page)
    with virtual_authenticator(page) as (protocol, authenticator):
        sign_up(page, name)
        page.get_by_label("Name of the passkey").fill("Laptop")
        page.get_by_role("button", name="Add a passkey").click()
        expect(page.get_by_role("status").get_by_text("Passkey added.")).to_be_visible()
        expect(page.get_by_role("button", name="Remove passkey: Laptop")).to_be_visible()
        assert axe(page) == []
        found = protocol.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
        assert [(one["rpId"], one["isResidentCredential"]) for one in found] == [("localhost", True)]
        page.get_by_role("button", name="Sign out", exact=True).click()
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        expect(page.locator("#sessions ~ ul")).to_contain_text("with a passkey")
        page.get_by_role("button", name="Remove passkey: Laptop").click()
        expect(page.get_by_role("status").get_by_text("Passkey removed.")).to_be_visible()
        page.get_by_role("button", name="Sign out", exact=True).click()
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_role("alert")).to_contain_text("This passkey isn’t accepted.")


def test_passkeys_are_offered_only_where_they_work(visitor: Visitor) -> None:
    page = visitor("account")
    expect(page.get_by_role("button", name="Forgot your password?")).to_be_visible()
    with page.expect_response("**/api/accounts/methods"):
        page.reload()
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
    sign_up(page, "East Elsewhere")
    expect(page.get_by_text("Passkeys for this server work in a current browser at http://localhost")).to_be_visible()
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)


def test_a_change_asks_for_a_confirmation_by_password_or_passkey(visitor: Visitor, server: Server) -> None:
    page = visitor("account")
    at_localhost(server, page)
    with virtual_authenticator(page):
        sign_up(page, "West Confirms")
        page.get_by_label("Name of the passkey").fill("Laptop")
        page.get_by_role("button", name="Add a passkey").click()
        expect(page.get_by_role("button", name="Remove passkey: Laptop")).to_be_visible()
        refused = '{"error":{"key":"account-confirm","message":"Confirm first that it’s you."}}'
        for way in ("passkey", "password"):
            # Ten minutes later: the server refuses the first request.
            page.route(
                "**/api/accounts/codes",
                lambda route: route.fulfill(status=400, content_type="application/json", body=refused),
                times=1,
            )
            page.get_by_role("button", name="New recovery codes").click()
            dialog = page.get_by_role("dialog", name="Confirm it’s you")
            if way == "passkey":
                assert axe(page) == []
                dialog.get_by_role("button", name="Use a passkey").click()
            else:
                dialog.get_by_label("Password").fill("not the password")
                dialog.get_by_role("button", name="Confirm").click()
                expect(dialog.get_by_role("alert")).to_have_text("Wrong name or password.")
                dialog.get_by_label("Password").fill(PASSWORD)
                dialog.get_by_role("button", name="Confirm").click()
            page.get_by_role("button", name="I’ve saved them").click()


def test_another_device_is_told_of_a_sign_in_and_can_be_signed_out(visitor: Visitor) -> None:
    first = visitor("account")
    sign_up(first, "North Listed")
    second = visitor("account", size=PHONE)
    sign_in(second, "North Listed")
    first.goto(first.url.removesuffix("account"))
    expect(first.locator(".notice")).to_contain_text("New sign-in: Chrome, Linux. See your account page.")
    expect(first.get_by_role("link", name="One new security event")).to_be_visible()
    assert axe(first) == []
    first.get_by_role("link", name="One new security event").click()
    expect(first.locator("#notices ~ ul")).to_contain_text("with the password")
    expect(first.get_by_text("One new security event")).to_have_count(0)
    expect(first.locator("#sessions ~ ul").get_by_role("listitem")).to_have_count(2)
    assert axe(first) == []
    first.get_by_role("button", name="Sign out: Chrome, Linux").click()
    expect(first.locator("#sessions ~ ul").get_by_role("listitem")).to_have_count(1)
    second.reload()
    expect(second.get_by_role("button", name="Sign in", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Privacy"), ("it", "Privacy"), ("fr", "Confidentialité"), ("es", "Privacidad")]
)
def test_the_privacy_page_has_the_periods_of_the_settings(visitor: Visitor, lang: str, title: str) -> None:
    page = visitor(
        "", size=SMALL if lang == "fr" else DESKTOP, lang=lang, color_scheme="dark" if lang == "it" else "light"
    )
    page.get_by_role("contentinfo").get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    day = {"en": "days", "it": "giorni", "fr": "jours", "es": "días"}[lang]
    for number in (3, 60, 90, 365):
        expect(page.get_by_text(f"{number}\u00a0{day}").or_(page.get_by_text(f"{number} {day}")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []
    page.get_by_role("main").get_by_role("link").click()
    assert page.url.endswith("/account")
