"""After the game and beside it: replay, analysis, the check of chance; rulebooks; screens for what can't be shown."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core import discovery, record
from ludoteca.i18n import LANGUAGES, translator
from tests.browser.conftest import PHONE, ROOT, Server, Visitor, axe, play_any, start_against_bot
from tests.browser.test_large_text import TABLES
from tests.support import study_tables
from tests.support.page_actions import first_move

NAMES = discovery.names()
GAME = discovery.meta(NAMES[0]).title


def finished(page: Page, title: str) -> str:
    """Play a move, give up; the table's id."""
    start_against_bot(page, title)
    page.locator(".question.mine").wait_for()
    play_any(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    page.locator(".result").wait_for()
    return page.url.rpartition("/t/")[2]


def test_a_finished_game_is_replayed_analysed_and_verified(visitor: Visitor) -> None:
    page = visitor()
    finished(page, discovery.meta(NAMES[1]).title)
    page.get_by_role("link", name="Analyse").click()
    slider = page.get_by_role("slider", name="Timeline")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(slider).to_have_value("1")
    eyes = page.get_by_label("View as")
    hands = page.locator(".seat .cards")
    expect(hands).to_have_text(["3", "3"])
    eyes.select_option("everything")
    expect(hands).to_have_text([re.compile(r"^[123] · [123] · [123]$")] * 2)
    eyes.select_option("0")
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(hands).to_have_text(["3", "3"])
    page.get_by_label("Language").select_option("fr")
    subtitle = page.get_by_role("heading", level=1).locator("small")
    expect(subtitle).to_have_text(translator("fr").translate_game(NAMES[1], "subtitle"))
    page.get_by_label("Langue").select_option("en")
    expect(subtitle).to_have_text(translator("en").translate_game(NAMES[1], "subtitle"))
    with page.expect_download() as told:
        page.get_by_role("link", name="Download the record").click()
    assert record.read(told.value.path().read_text("utf-8")).header["Result"]
    page.get_by_role("button", name="Check the random draws").click()
    expect(page.get_by_role("heading", name="All draws check out")).to_be_visible()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    assert axe(page) == []
    steps = page.locator("[data-step]")
    steps.last.click()
    expect(steps.last).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Go to start").click()
    expect(slider).to_have_value("0")
    page.get_by_label("Single steps").check()
    page.get_by_role("button", name="Go to end").click()
    frames = len(page.request.get(f"{page.url.replace('replay/', 'api/tables/')}/replay").json()["frames"])
    expect(slider).to_have_value(str(frames - 1))


def test_a_replay_with_everything_shown_opens_mammuts_hands(visitor: Visitor) -> None:
    page = visitor()
    finished(page, discovery.meta("mammut").title)
    page.get_by_role("link", name="Analyse").click()
    cards = page.locator(".seat header img[alt]:not([alt='']):not([alt='cards']):not([alt='furs'])")
    expect(page.locator(".seat header").first).to_be_visible()
    expect(cards).to_have_count(0)
    page.get_by_label("View as").select_option("everything")
    expect(cards.first).to_be_visible()


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_in_a_replay(visitor: Visitor, name: str) -> None:
    page = visitor()
    finished(page, discovery.meta(name).title)
    page.get_by_role("link", name="Analyse").click()
    slider = page.get_by_role("slider", name="Timeline")
    expect(slider).to_be_enabled()
    page.get_by_role("button", name="Next").click()
    expect(slider).to_have_value("1")
    assert axe(page) == []


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_in_a_lesson(visitor: Visitor, name: str) -> None:
    page = visitor(f"learn/{name}/lesson", color_scheme="dark")
    for step in steps_of(page):
        if step % 4 == 0:
            assert axe(page) == [], step


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rulebook_has_links_to_its_clauses(visitor: Visitor, name: str, lang: str) -> None:
    page = visitor(f"learn/{name}#3.1", lang=lang)
    clause = page.locator('.clause[id="3.1"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("meant"))
    if lang == LANGUAGES[0]:
        assert axe(page) == []


@pytest.mark.parametrize(("name", "lang"), [("maamut", "fr"), ("kahmate", "it"), ("mammut", "es")])
def test_a_line_of_the_log_leads_to_its_clause_in_the_chosen_language(
    visitor: Visitor, server: Server, name: str, lang: str
) -> None:
    table, tokens = study_tables.create_study(server, TABLES[name][0], 1)
    page = visitor()
    page.get_by_label("Language").select_option(lang)
    page.evaluate(
        "seats => localStorage.setItem('ludoteca.tables', seats)", study_tables.stored_seat(table, 0, tokens[0])
    )
    page.goto(f"{server.url}t/{table}")
    page.locator("aside .words > summary").click()
    page.locator("aside .moves input").fill(first_move(page))
    page.locator("aside .moves input").press("Enter")
    page.locator(".log li button").first.click()
    link = page.locator(".log .details a").first
    expect(link).to_have_text(re.compile(r"\d+\.\d+$"))
    clause = str(link.text_content()).split()[-1]
    link.click()
    book = (ROOT / "docs" / "rules" / f"{name}.{lang}.md").read_text("utf-8")
    clauses = page.get_by_role("dialog").locator(f'.clause[id="{clause}"]')
    expect(clauses).to_contain_text(re.findall(rf"\*\*{re.escape(clause)}\*\* [^*]*\*([^*]+)\*", book)[0])
    with page.expect_popup() as opened:
        page.get_by_role("dialog").locator("a.btn").click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(rf"/learn/{name}#{re.escape(clause)}$"))
    expect(rules.get_by_role("heading", level=1)).to_have_text(book.splitlines()[0].removeprefix("# "))
    meant = rules.locator(f'.clause[id="{clause}"]')
    expect(meant).to_have_class(re.compile("meant"))
    expect(meant).to_be_in_viewport()
    page.bring_to_front()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))


def test_the_page_of_learning_names_every_game_with_its_subtitle(visitor: Visitor) -> None:
    page = visitor("learn")
    for name in NAMES:
        expect(page.get_by_role("heading", name=discovery.meta(name).title)).to_be_visible()
    assert axe(page) == []


def steps_of(page: Page) -> Iterator[int]:
    """Walk through a lesson, skipping what it asks for."""
    page.locator("main:not([inert]) > *").first.wait_for()
    steps = int(str(page.locator("progress").get_attribute("max")))
    for step in range(steps):
        expect(page.locator("progress")).to_have_attribute("value", str(step + 1))
        page.locator("main:not([inert])").wait_for()
        yield step
        if step + 1 < steps:
            page.locator(".ways .btn").last.click()


@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_a_lesson_is_read_whole_on_a_small_phone(visitor: Visitor, name: str) -> None:
    page = visitor(f"learn/{name}/lesson", size=PHONE, lang="it")
    for step in steps_of(page):
        assert page.locator("aside .told").evaluate("node => node.scrollHeight <= node.clientHeight"), step
        expect(page.locator("aside .told")).to_be_in_viewport(ratio=1)


def test_a_lesson_changes_its_language_and_tells_what_fails(visitor: Visitor) -> None:
    page = visitor("learn/maamut/lesson", forgive="status of 5")
    page.locator(".prairie").wait_for()
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_contain_text("lo spirito del cacciatore")
    page.get_by_role("button", name="Avanti").click()
    expect(page.locator(".count")).to_have_text("Passo 2 di 11")
    page.locator('[data-tile="g3"]').click()
    expect(page.locator(".notice").last).to_contain_text("Sulla roccia non può stare nessuno.")
    page.route("**/api/tables", lambda route: route.fulfill(status=503, body="x"))
    page.locator(".ways .btn").last.click()
    expect(page.locator(".notice").last).to_contain_text("Server non raggiungibile")
    expect(page.locator(".count")).to_have_text("Passo 2 di 11")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Il server ha avuto un problema")
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Riprova").click()
    expect(page.locator(".prairie")).to_be_visible()


def test_wrong_links_lead_to_a_page_that_helps(visitor: Visitor) -> None:
    for path, told in (
        ("t/aaaaaaaaaaaaaaaaaaaaaa", "This link doesn’t lead to a table"),
        ("nowhere", "Page not found"),
    ):
        page = visitor(path, size=PHONE)
        expect(page.get_by_role("heading", level=1)).to_have_text(told)
        expect(page.get_by_role("link", name="Home")).to_be_visible()
        assert axe(page) == []


def test_a_full_and_a_finished_table_say_so(visitor: Visitor) -> None:
    host = visitor()
    host.get_by_role("button", name=f"Invite: {GAME}").click()
    host.get_by_role("button", name="Create table").click()
    path = "t/" + host.get_by_label("Invitation link").input_value().rpartition("/t/")[2]
    guest = visitor(path)
    guest.get_by_role("button", name="Take this seat").first.click()
    guest.locator(".stage").wait_for()
    late = visitor(path)
    expect(late.get_by_role("heading", level=1)).to_have_text("This table is full")
    assert axe(late) == []
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Yes").click()
    guest.locator(".result").wait_for()
    later = visitor(path)
    expect(later.get_by_role("heading", level=1)).to_have_text("This game is over")
    later.get_by_role("link", name="Watch the replay", exact=True).click()
    expect(later.get_by_role("slider")).to_be_visible()


def test_the_replay_of_a_running_game_leads_to_its_table_until_it_is_over(visitor: Visitor) -> None:
    player = visitor()
    start_against_bot(player, GAME)
    table = player.url.rpartition("/t/")[2]
    page = visitor(f"replay/{table}", size=PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is still in progress")
    way = page.get_by_role("link", name="Go to the table")
    expect(way).to_have_attribute("href", f"t/{table}")
    expect(page).to_have_title(re.compile("^This game is still in progress"))
    assert axe(page) == []
    player.get_by_role("button", name="Menu").click()
    player.get_by_role("button", name="Resign").click()
    player.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("slider", name="Timeline")).to_be_enabled()


NOT_BEGUN = {
    "en": ("This game hasn’t started yet", "Go to the table"),
    "it": ("Questa partita non è ancora cominciata", "Vai al tavolo"),
    "fr": ("Cette partie n’a pas encore commencé", "Aller à la table"),
    "es": ("Esta partida aún no ha empezado", "Ir a la mesa"),
}


@pytest.mark.parametrize("lang", NOT_BEGUN)
def test_the_replay_of_a_game_that_has_not_begun_leads_to_its_table(visitor: Visitor, lang: str) -> None:
    host = visitor()
    host.get_by_role("button", name=f"Invite: {GAME}").click()
    host.get_by_role("button", name="Create table").click()
    invitation = host.get_by_label("Invitation link").input_value().rpartition("/t/")[2]
    table = invitation.partition("#")[0]
    page = visitor(f"replay/{table}", lang=lang)
    told, way = NOT_BEGUN[lang]
    expect(page.get_by_role("heading", level=1)).to_have_text(told)
    expect(page).to_have_title(re.compile(f"^{told}"))
    expect(page.get_by_role("link", name=way)).to_have_attribute("href", f"t/{table}")
    assert axe(page) == []
    if lang != LANGUAGES[0]:
        return
    guest = visitor(f"t/{invitation}")
    guest.get_by_role("button", name="Take this seat").first.click()
    guest.locator(".stage").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is still in progress")


def test_a_server_that_fails_and_a_line_that_is_cut_are_told(visitor: Visitor) -> None:
    page = visitor("learn", forgive="status of 500")
    page.get_by_role("heading", level=1).wait_for()
    # A page in the browser's own language brings the games along; who wishes another one must ask for them.
    page.evaluate("localStorage.setItem('ludoteca.settings', JSON.stringify({ lang: 'it' }))")
    page.route("**/api/games*", lambda route: route.fulfill(status=500, body="x"))
    page.goto(page.url.replace("learn", ""))
    expect(page.get_by_role("heading", name="Il server ha avuto un problema")).to_be_visible()
    page.unroute("**/api/games*")
    page.route("**/api/games*", lambda route: route.abort())
    page.get_by_role("button", name="Riprova").click()
    expect(page.get_by_role("heading", name="Server non raggiungibile")).to_be_visible()
    page.unroute("**/api/games*")
    page.get_by_role("button", name="Riprova").click()
    expect(page.locator("article").first).to_be_visible()
