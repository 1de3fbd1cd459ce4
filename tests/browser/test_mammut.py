"""Mammut in the browser: a whole game, robbery, peek, gestures, choices at scoring, why not, keys alone, both sizes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteca.core import discovery
from ludoteca.core.match import Match
from tests.browser.conftest import DESKTOP, ON_TOP, PHONE, Server, Visitor, axe, start_against_bot
from tests.browser.test_after import steps_of
from tests.games.mammut.match_factory import scene
from tests.support import study_tables
from tests.support.page_actions import answered, expect_logged, is_asked

TITLE = discovery.meta("mammut").title
# Whether a card stays raised, frame after frame.
STAYS = """number => new Promise((done) => {
    const look = (left) => requestAnimationFrame(() => {
        const isUp = document.querySelectorAll('.hand .card')[number].matches(':hover');
        if (isUp && left) look(left - 1); else done(isUp);
    });
    requestAnimationFrame(() => look(6));
})"""
# Whether something is longer than its room, as told, and only then a stop for the Tab key; that follows its size.
LONG = """([one, is]) => (one.scrollHeight > one.clientHeight) === is && (one.tabIndex === 0) === is"""
# How much of a played card is seen, whenever something changes while it stands there.
SEEN = """() => {
    window.seen = [];
    new MutationObserver(() => {
        const card = document.querySelector('.stand');
        if (card) window.seen.push(getComputedStyle(card).opacity);
    }).observe(document.querySelector('.mammut'), {childList: true, subtree: true});
}"""
TOP = "one => one.getBoundingClientRect().top"
# Every height that the ground under the heap has had.
HEIGHTS = """() => {
    window.heights = new Set();
    const watch = new ResizeObserver(([one]) => window.heights.add(one.contentRect.height));
    watch.observe(document.querySelector('.centre'));
}"""
LOOT = {"centre": "food tusk fur axe fire ?/food ?/tusk hare", "p1": "tusk tusk food fur", "p2": "axe fire ?/fur"}


def study(visitor: Visitor, server: Server, match: Match, size: tuple[int, int] = DESKTOP, **wishes: Any) -> Page:
    """North's device at a study table."""
    [page] = study_tables.open_study(visitor, server, match.position(), size=size, **wishes)
    page.locator('.mammut .layer[aria-busy="false"] .tile').first.wait_for()
    return page


def tile(page: Page, handle: int | str) -> Locator:
    """A tile by its handle."""
    return page.locator(f'[data-handle="{handle}"]')


def go(page: Page) -> None:
    """Press the button that plays."""
    page.locator(".own .go").click()


def told(page: Page, text: str) -> None:
    """The log has a sentence."""
    expect_logged(page, text)


def answer(page: Page) -> None:
    """Answer whatever is asked: choose, take all, take or put back the first tile that is open, or rob."""
    open_ = ".own .go:enabled, .tile.open, .seat .rob, .choose .kind, section.sheet .close"
    page.locator(open_).filter(visible=True).first.wait_for()
    if page.locator("section.sheet .close").count():
        page.locator("section.sheet .close").click()
    if page.locator(".choose").count():
        page.locator(".choose .kind:not([aria-disabled=true])").first.click()
    elif page.locator(".own .go:enabled").count():
        go(page)
    elif page.locator(".tile.open").count():
        page.locator(".tile.open").first.click()
        go(page)
    else:
        page.locator(".seat .rob").first.click()
        go(page)


def test_a_game_from_the_first_screen_to_the_end_against_a_bot(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, TITLE)
    while is_asked(page):
        answered(page, answer)
    expect(page.locator(".result")).to_be_visible()
    assert axe(page) == []


def test_a_robber_gives_back_at_least_one_and_keeps_at_least_one(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0, hands=["peek flip", "", ""]))
    page.get_by_role("button", name=re.compile("^Rob 4 ")).click()
    go(page)
    told(page, "You rob")
    expect(page.locator(".tile.open")).to_have_count(4)
    expect(page.locator(".own .hand")).to_have_count(0)
    page.evaluate(HEIGHTS)
    for handle in (9, 10, 11, 12):
        tile(page, handle).click()
    expect(page.locator(".own .notice")).to_contain_text("at least one")
    expect(page.locator(".tile.chosen")).to_have_count(3)
    tile(page, 10).click()
    go(page)
    told(page, "into the centre")
    expect(page.locator(".own .hand .card")).to_have_count(2)
    assert len(page.evaluate("() => [...window.heights]")) == 1


def test_what_was_peeked_at_is_marked_for_its_seat(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0, hands=["peek", "", ""]))
    page.get_by_role("button", name="Look under two tiles").click()
    expect(page.locator(".tile.open")).to_have_count(3)
    tile(page, 6).click()
    tile(page, 7).click()
    go(page)
    told(page, "You look under")
    expect(page.locator(".tile .known")).to_have_count(2)
    expect(tile(page, 6)).to_have_attribute("aria-label", re.compile("other side: food"))


def test_a_flip_turns_a_tile_wherever_it_lies_and_its_card_is_seen(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0, hands=["flip", "", ""]))
    page.evaluate(SEEN)
    page.get_by_role("button", name="Flip one or two tiles").click()
    tile(page, 9).click()
    go(page)
    expect(tile(page, 9)).to_have_attribute("aria-label", re.compile("^fur"))
    page.wait_for_function("() => window.seen.length")
    assert set(page.evaluate("() => window.seen")) == {"1"}  # without motion too


def test_a_return_card_takes_the_piles_that_were_chosen(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0, hands=["return", "", ""]))
    page.get_by_role("button", name="Players of your choice").click()
    page.get_by_role("button", name=re.compile("^Return")).first.click()
    go(page)
    expect(tile(page, 9)).to_have_attribute("aria-label", re.compile("Centre"))
    expect(tile(page, 13)).to_have_attribute("aria-label", re.compile("tiles"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_raised_card_stays_under_the_pointer(visitor: Visitor, server: Server, size: tuple[int, int]) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0, hands=["peek flip animal", "", ""]), size)
    for number in range(3):
        card = page.locator(".hand .card").nth(number)
        box = card.bounding_box()
        assert box is not None
        for part in (0.2, 0.5, 0.9):
            page.mouse.move(box["x"] + 10, box["y"] + box["height"] * part)
            assert page.evaluate(STAYS, number), f"card {number} left the pointer at {part} of its height"
        page.mouse.move(5, 5)
        expect(page.locator(".hand .card:hover")).to_have_count(0)


def test_a_scoring_card_lies_face_down_before_its_seat(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0, hands=["tusk-points", "", ""]))
    page.get_by_role("button", name="Most tusks: 4 points").click()
    told(page, "You lay down a card")
    expect(page.locator(".own .laid")).to_be_visible()


def test_several_tiles_are_chosen_with_one_gesture_and_taken_together(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, {"centre": LOOT["centre"]}, seat=0))
    box = page.locator('[data-place="centre"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + box["height"] * 0.5)
    page.mouse.down()
    for part in range(1, 21):
        page.mouse.move(box["x"] + 12 + box["width"] * 0.045 * part, box["y"] + box["height"] * 0.5)
    page.mouse.up()
    chosen = page.locator(".tile.chosen").count()
    assert chosen > 2
    expect(page.locator(".own .go")).to_contain_text(f"Take {chosen} tiles")
    expect(page.locator("section.tally")).to_contain_text(f"with {chosen} chosen")
    go(page)
    told(page, "You take")
    expect(page.locator('.own [data-place="p0"]')).not_to_contain_text("your tiles come here")


def test_shift_takes_all_that_look_alike(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, {"centre": "food food food tusk"}, seat=0))
    tile(page, 1).click(modifiers=["Shift"])
    expect(page.locator(".tile.chosen")).to_have_count(3)


def test_touching_what_is_not_allowed_tells_the_rule(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0))
    tile(page, 1).click(force=True)
    told = r"You are the last one without tiles: if you take, take all\..*4\.7"
    expect(page.locator("body")).to_contain_text(re.compile(told, re.DOTALL))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_scoring_is_followed_category_by_category(visitor: Visitor, server: Server, size: tuple[int, int]) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0), size, has_touch=size == PHONE)
    go(page)
    confirm = page.get_by_role("button", name="Play it")
    sheet = page.locator("section.sheet")
    confirm.or_(sheet).first.wait_for()
    if confirm.count():
        confirm.click()
    page.locator('section.sheet[aria-busy="false"]').wait_for()
    page.get_by_role("button", name="Go on").wait_for()
    for part in (".lane", "nav .close"):
        assert sheet.locator(part).first.evaluate(ON_TOP), f"something lies over {part}"
    assert axe(page) == []
    top = sheet.locator(".floor").evaluate(TOP)
    sheet.locator(".steps button").nth(3).click()
    expect(sheet.locator("h2")).to_have_text("food")
    page.get_by_role("button", name="Back").last.click()
    expect(sheet.locator("h2")).to_have_text("tusk")
    assert sheet.locator(".floor").evaluate(TOP) == top
    under = page.locator(".layer .tile, .seat h2, section.tally").filter(visible=True)
    expect(under).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(sheet).to_have_count(0)
    expect(under).not_to_have_count(0)


@pytest.mark.parametrize("card", ["fur-animal", "animal"])
def test_an_animal_is_chosen_at_scoring(visitor: Visitor, server: Server, card: str) -> None:
    more: dict[str, Any] = {"queue": [0], "given": []} if card == "animal" else {}
    piles = {"p0": "hare deer fur fur fur", "p1": "food"}
    asked = scene(
        3, piles, rest="p2", shaman="p0", seat=0, played=[card, "", ""], animals=["hare", "", ""],
        kind="choose", card=card, **more,
    )  # fmt: skip
    page = study(visitor, server, asked)
    page.evaluate(HEIGHTS)
    assert axe(page) == []
    expect(page.get_by_role("button", name="Leave the card unused")).to_have_count(int(card == "animal"))
    page.get_by_role("button", name=re.compile("^Take the wolf")).click()
    told(page, "You choose: wolf")
    page.locator(".own .hand").wait_for()
    assert len(page.evaluate("() => [...window.heights]")) == 1


def test_an_animal_that_is_owned_is_refused_with_the_rule(visitor: Visitor, server: Server) -> None:
    asked = scene(
        3, {"p0": "hare fur"}, rest="p2", shaman="p0", seat=0, played=["fur-animal", "", ""],
        animals=["hare", "", ""], kind="choose", card="fur-animal",
    )  # fmt: skip
    page = study(visitor, server, asked)
    page.locator(".choose .kind[aria-disabled=true]").click(force=True)
    expect(page.locator("body")).to_contain_text("never two of a kind")


def test_the_heap_is_played_by_keys_alone(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(3, {"centre": LOOT["centre"]}, seat=0))
    page.locator('.tile[tabindex="0"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(".tile.chosen")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.chosen")).to_have_count(0)
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    told(page, "You take")


def test_each_of_two_players_has_two_groups(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, scene(2, {"p1.1": "tusk food", "p1.2": "axe"}, seat=0))
    for place in ("p0.1", "p0.2", "p1.1", "p1.2"):
        expect(page.locator(f'[data-place="{place}"]')).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^Rob "))).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (390, 844), PHONE])
@pytest.mark.parametrize("players", [2, 5])
def test_the_table_fits_its_screen(visitor: Visitor, server: Server, size: tuple[int, int], players: int) -> None:
    piles = {"p1.1": "food tusk"} if players == 2 else {"p1": "food tusk ?/fur", "p2": "axe axe", "p3": "fire fur hare"}
    page = study(visitor, server, scene(players, piles, seat=0, hands=["peek fur animal", *[""] * (players - 1)]), size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".mammut .board").evaluate("node => node.scrollWidth <= node.clientWidth + 1")
    heap = page.locator('[data-place="centre"]').bounding_box()
    button = page.locator(".own .go").bounding_box()
    assert heap is not None
    assert heap["height"] > 110
    assert button is not None
    assert button["y"] + button["height"] <= size[1]
    assert axe(page) == []


@pytest.mark.parametrize(("size", "has_line"), [(DESKTOP, True), ((390, 844), True), (PHONE, False)])
def test_the_goal_is_a_line_or_where_the_heap_needs_the_room_in_the_menu(
    visitor: Visitor, server: Server, size: tuple[int, int], has_line: bool
) -> None:
    page = study(visitor, server, scene(3, LOOT, seat=0), size)
    goal = re.compile("Goal: the most points after five rounds")
    expect(page.locator("main").get_by_text(goal)).to_be_visible(visible=has_line)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text(goal)).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize(("height", "scrolls"), [(900, False), (560, True)])
def test_a_count_longer_than_its_room_is_scrolled_by_keys(
    visitor: Visitor, server: Server, height: int, scrolls: bool
) -> None:
    page = study(visitor, server, scene(5, {}, seat=0), (1440, height))
    count = page.get_by_role("group", name="If scored now")
    page.locator(".piles").wait_for()
    page.wait_for_function(LONG, arg=[count.element_handle(), scrolls])
    assert axe(page) == []
    if scrolls:
        count.focus()
        page.keyboard.press("End")
        expect(page.locator(".piles")).to_be_in_viewport()


def test_the_lesson_is_walked_from_end_to_end(visitor: Visitor) -> None:
    page = visitor("learn/mammut/lesson")
    scored = []
    for step in steps_of(page):
        # Where the step before was performed and ended its round, the scoring lies over the tiles.
        is_scored = page.locator(".text").filter(has_text=re.compile("Six categories|Good loot")).count() > 0
        ready = "section.sheet" if is_scored else ".mammut .layer"
        page.locator(f'{ready}[aria-busy="false"] :is(.lane, .tile)').filter(visible=True).first.wait_for()
        expect(page.locator("section.sheet")).to_have_count(int(is_scored))
        scored += [step] * is_scored
    assert scored == [7, 11]
    expect(page.locator(".text")).to_contain_text("Good loot")
