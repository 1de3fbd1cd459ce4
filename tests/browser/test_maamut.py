"""Mâamut in the browser: a hunt against a bot, previews, flights, frights, why not, keys, touch, sizes, the lesson."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, ON_TOP, PHONE, ROOT, Server, Visitor, axe
from tests.support import study_tables
from tests.support.page_actions import answered, expect_logged, is_asked

TITLE = "Mâamut"
TERRAIN = "grsgsggsrgsggrgrgsxggsggrgsrsggsggsrs"
CARDS = {"1": 12, "2": 16, "3": 8}
TURNS = 60


def position(hunters: list[str | None], mammoth: str, **changed: Any) -> dict[str, Any]:
    """North's turn with 1, 2 and 3 in hand; the cards that nobody holds are in the pile."""
    players = len(hunters)
    made: dict[str, Any] = {
        "game": "maamut",
        "players": players,
        "turn": 18,
        "terrain": TERRAIN,
        "mammoth": mammoth,
        "hunters": hunters,
        "out": [tile is None for tile in hunters],
        "traps": {},
        "hands": [[1, 2, 3], *([1, 2, 2] if tile else [] for tile in hunters[1:])],
        "discard": {"1": 0, "2": 0, "3": 0},
        "pending": {"kind": "turn", "seat": 0},
        **changed,
    }
    held = [card for hand in made["hands"] for card in hand]
    made["deck"] = {card: number - held.count(int(card)) - made["discard"][card] for card, number in CARDS.items()}
    return made


def crowd(**changed: Any) -> dict[str, Any]:
    """Four hunters; entering c3 with the 3 sends the mammoth south-east onto e4."""
    traps = {"d2": 0, "b2": 0, "d5": 1, "c4": 2, "f5": 2, "f3": 3, "a4": 3}
    return position(["e2", "d6", "e4", "b1"], "c3", **{"traps": traps, **changed})


def study(visitor: Visitor, server: Server, start: dict[str, Any], **wishes: Any) -> Page:
    """North at a study table."""
    [page] = study_tables.open_study(visitor, server, start, **wishes)
    return page


def tile(page: Page, name: str) -> Locator:
    """A tile of the board."""
    return page.locator(f'[data-tile="{name}"]')


def goals(page: Page) -> Locator:
    """The tiles that a legal move leads to."""
    return page.locator(".cell.can")


def hunter(page: Page, seat: int) -> Locator:
    """A hunter's figure, not its ghost."""
    return page.locator(f'g:not(.ghost) > use[href="#maamut-hunter-{seat}"]')


def notice(page: Page, text: str, rule: str = "") -> None:
    """The shell says a sentence at the foot of the page, and a rule with it; both at once, for it goes by itself."""
    told = re.compile(f"{re.escape(text)}.*{re.escape(rule)}", re.DOTALL)
    expect(page.locator(".notice").last).to_contain_text(told)


def best(page: Page) -> Locator:
    """A goal that startles the mammoth, else one that nothing speaks against."""
    startling = page.locator('.cell.can[aria-label*="startling"]')
    return startling.first if startling.count() else goals(page).last


def test_a_hunt_from_the_first_screen_to_the_end(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Play a bot: {TITLE}").click()
    page.get_by_text("More options").click()
    page.get_by_label("Turn limit (then it’s a draw)").fill(str(TURNS))
    page.get_by_role("button", name="Start").click()
    while is_asked(page):
        answered(page, hunt)
    expect(page.locator(".result h2")).to_be_visible()


def hunt(page: Page) -> None:
    """Set a trap, go where it startles, or throw a card away."""
    trap = page.locator('[data-move="trap"]:not(.off)')
    throw = page.locator('[data-move="discard"]:not(.off)')
    goals(page).or_(trap).or_(throw).first.wait_for()
    if trap.count():
        trap.click()
    elif goals(page).count():
        best(page).click()
    else:
        throw.click()
        page.locator(".hand .card").first.click()


def test_hovering_a_goal_shows_the_flight_with_each_refused_direction(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd())
    expect(goals(page)).to_have_count(9)
    tile(page, "b3").hover()
    outlook = page.locator("aside .foresight")
    expect(outlook).to_contain_text("If you play 3 north-east")
    for words in ("off the board", "rock on c5", "120°, south-east", "flees to f4", "d5, e5, f3 or f4"):
        expect(outlook).to_contain_text(words)
    expect(page.locator("path.no")).to_have_count(2)
    expect(page.locator("path.mine")).to_have_count(2)
    expect(page.locator("path.run")).to_have_count(3)
    expect(page.locator('.ghost > use[href="#maamut-mammoth-flee"]')).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator("path.no")).to_have_count(0)


def test_an_entry_that_costs_the_hunter_says_so(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, position(["e4", "g1"], "g4"))
    tile(page, "g4").hover()
    expect(page.locator("aside .foresight")).to_contain_text("your hunter would be out of the game")
    expect(page.locator("path.no")).to_have_count(5)
    expect(page.locator("polygon.fatal")).to_have_count(1)
    tile(page, "g4").click()
    expect(page.locator(".seat.out")).to_have_count(1)
    expect(hunter(page, 0)).to_have_count(0)
    expect(page.locator(".maamut")).to_contain_text("Your hunter is lost")


def test_driving_the_mammoth_into_ones_trap_wins(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, position(["e2", "d7"], "c3", traps={"e4": 0}))
    page.emulate_media(reduced_motion="no-preference")
    tile(page, "b3").hover()
    expect(page.locator("aside .foresight")).to_contain_text("You win.")
    tile(page, "b3").click()
    caught = page.locator('use[href="#maamut-mammoth-caught"]')
    expect(page.locator(".prairie").locator(caught)).to_have_count(1)
    expect(page.locator(".result .ending").locator(caught)).to_have_count(1)
    expect(page.locator(".result")).to_contain_text("The mammoth is in your trap")


def test_where_several_look_at_one_device_the_result_names_who_won(visitor: Visitor, server: Server) -> None:
    table, tokens = study_tables.create_study(server, position(["e2", "d6"], "c3", traps={"e4": 0}), 2)
    page = visitor()
    seats = json.dumps({table: {"game": "", "seats": dict(enumerate(tokens)), "at": 1}})
    page.evaluate("seats => localStorage.setItem('ludoteca.tables', seats)", seats)
    page.goto(f"{server.url}t/{table}")
    page.locator(".curtain button").click()
    tile(page, "b3").click()
    expect(page.get_by_role("heading", name="North wins", exact=True)).to_be_visible()
    expect(page.locator(".result")).not_to_contain_text(re.compile(r"\byou", re.IGNORECASE))


def test_a_frightened_hunter_chooses_where_to_flee(visitor: Visitor, server: Server) -> None:
    start = position(["e2", "e4"], "c3")
    north, south = study_tables.open_study(visitor, server, start, 2)
    tile(north, "b3").click()
    expect(south.locator(".question.mine")).to_contain_text("choose where to flee")
    expect(goals(south)).to_have_count(4)
    tile(south, "c3").click()
    expect(south.locator(".maamut .note")).to_contain_text("rule 5.2")
    tile(south, "e3").click()
    notice(south, "That way there is rock.")
    tile(south, "d5").hover()
    expect(south.locator("aside .foresight")).to_contain_text("It runs to f4.")
    tile(south, "d5").click()
    for page in (north, south):
        expect(tile(page, "d5")).to_have_attribute("aria-label", re.compile("hunter"))
        expect(tile(page, "f4")).to_have_attribute("aria-label", re.compile("the mammoth"))
    expect(tile(north, "b3")).to_have_attribute("aria-label", re.compile("your hunter"))


def test_what_is_not_allowed_is_explained(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd())
    tile(page, "e3").click()
    notice(page, "Rock is in the way", "3.1")
    page.locator('[data-move="remove"]').click(force=True)
    notice(page, "There is no trap under your hunter.")
    tile(page, "a1").click()
    expect(page.locator(".maamut .note")).to_contain_text("straight line")


def test_a_trap_is_set_and_another_taken_away(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd())
    expect(page.locator(".seat").nth(0).locator(".spent")).to_have_count(2)
    page.locator('[data-move="trap"]').hover()
    expect(page.locator("aside .foresight")).to_contain_text("Your trap lies on e2.")
    page.locator('[data-move="trap"]').click()
    expect(tile(page, "e2")).to_have_attribute("aria-label", re.compile("your trap"))
    expect(page.locator(".seat").nth(0).locator(".spent")).to_have_count(3)
    again = study(visitor, server, position(["d5", "g1"], "b3", traps={"d5": 1}))
    again.locator('[data-move="remove"]').click()
    expect(again.locator('use[href="#maamut-trap-1"]')).to_have_count(0)


def test_a_hunt_can_be_played_by_keyboard_alone(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd())
    expect(page.locator(".compass")).to_be_visible()
    page.locator('[data-tile][tabindex="0"]').focus()
    expect(tile(page, "e2")).to_be_focused()
    for key, name in (("e", "d3"), ("e", "c3"), ("d", "c4"), ("z", "d4"), ("a", "d3"), ("x", "e3"), ("w", "d3")):
        page.keyboard.press(key)
        expect(tile(page, name)).to_be_focused()
    expect(page.locator("aside .foresight")).to_contain_text("If you play 1 north-east")
    page.keyboard.press("2")
    expect(page.locator(".card[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".legal.dim")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(page.locator(".card[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(tile(page, "d3")).to_have_attribute("aria-label", re.compile("your hunter"))


def test_a_card_is_discarded_by_keyboard(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd())
    page.locator('[data-move="discard"]').focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Discard a 1").focus()
    page.keyboard.press("Enter")
    expect_logged(page, "You discard a 1.")


def test_a_finger_proposes_first_and_plays_second(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd(), size=PHONE, has_touch=True)
    tile(page, "d3").tap()
    proposal = page.locator(".proposal")
    expect(proposal).to_contain_text("If you play 1 north-east")
    assert page.locator(".log li").count() == 0
    tile(page, "b3").tap()
    expect(proposal).to_contain_text("flees to f4")
    page.locator("[data-play]").tap()
    expect(tile(page, "e2")).not_to_have_attribute("aria-label", re.compile("your hunter"))


@pytest.mark.parametrize("lang", ["en", "it", "fr", "es"])
def test_on_a_small_phone_hand_and_proposal_are_both_seen(visitor: Visitor, server: Server, lang: str) -> None:
    page = study(visitor, server, crowd(), size=PHONE, has_touch=True, is_mobile=True, lang=lang)
    before = page.locator(".prairie").bounding_box()
    tile(page, "b3").tap()
    expect(page.locator(".proposal")).to_contain_text("f4")
    assert page.locator(".prairie").bounding_box() == before
    for one in [*page.locator(".hand .card").all(), page.locator(".proposal .words"), page.locator("[data-play]")]:
        assert one.evaluate(ON_TOP)
    words, hand, button = (page.locator(one).bounding_box() for one in (".proposal .words", ".hand", "[data-play]"))
    assert words is not None
    assert hand is not None
    assert button is not None
    assert words["y"] + words["height"] <= hand["y"]
    assert hand["x"] + hand["width"] <= button["x"]


def test_the_second_touch_plays_though_moves_are_confirmed_on_phones(visitor: Visitor, server: Server) -> None:
    page = study(visitor, server, crowd(), size=PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    tile(page, "b3").tap()
    expect(page.locator(".proposal")).to_contain_text("flees to f4")
    tile(page, "b3").tap()
    expect(tile(page, "e2")).not_to_have_attribute("aria-label", re.compile("your hunter"))


def test_what_the_table_answers_by_itself_is_told_in_words(visitor: Visitor, server: Server) -> None:
    start = position(
        ["a1", "f4", "c3"],
        "d4",
        terrain="gsgrggggsgggggggsgxsgsssgsrsggrsrrrrs",
        hands=[[1, 3, 3], [1, 2, 2], [2, 2, 3]],
    )
    north, south = study_tables.open_study(visitor, server, start, 2)
    north.locator("aside summary", has_text="Moves in words").click()
    north.locator("aside .moves input:enabled").fill("move 3 SE")
    north.locator("aside .moves input").press("Enter")
    expect(south.locator(".notice")).to_contain_text("Played automatically")
    for page in (north, south):
        expect_logged(page, "(automatic)")
    south.reload()
    expect_logged(south, "(automatic)")


def test_who_only_watches_sees_no_hand_and_no_goals(visitor: Visitor, server: Server) -> None:
    north = study(visitor, server, crowd())
    page = visitor("t/" + north.url.rpartition("/t/")[2])
    page.locator(".prairie").wait_for()
    expect(page.locator(".seat")).to_have_count(4)
    assert page.locator(".hand").count() == 0
    assert goals(page).count() == 0


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (390, 844), PHONE])
def test_everything_fits_the_screen_and_axe_finds_nothing(
    visitor: Visitor, server: Server, size: tuple[int, int]
) -> None:
    page = study(visitor, server, crowd(), size=size, color_scheme="dark" if size == PHONE else "light")
    expect(goals(page)).to_have_count(9)
    tile(page, "b3").focus()
    page.keyboard.press("d")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for part in (".prairie", ".hand", ".actions", ".seats"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["width"] > 0
        assert 0 <= box["y"] <= size[1] - box["height"]
    assert axe(page) == []


@pytest.mark.parametrize("lang", ["en", "it", "fr", "es"])
def test_every_word_is_there_in_every_language(visitor: Visitor, server: Server, lang: str) -> None:
    page = study(visitor, server, crowd(), lang=lang)
    tile(page, "b3").hover()
    expect(page.locator("path.no")).to_have_count(2)
    named = "[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)"
    said = page.evaluate(f"() => document.body.innerText + {named}.join()")
    assert "maamut-" not in said
    assert "web-" not in said


def test_the_lesson_can_be_done(visitor: Visitor) -> None:
    steps = json.loads(Path(ROOT / "web/src/games/maamut/lesson.json").read_text("utf-8"))
    page = visitor("learn/maamut/lesson")
    for number, step in enumerate(steps, 1):
        expect(page.locator(".count")).to_have_text(f"Step {number} of {len(steps)}")
        page.locator(".prairie").wait_for()
        if "want" in step:
            do(page, step["want"][0])
        if number < len(steps):
            onward = page.locator(".ways .btn.go")
            expect(onward).to_be_visible()
            onward.click()
    expect(page.locator(".text")).to_contain_text("Good hunting")


WAYS = {"NE": "north-east", "E": "east", "SE": "south-east", "SW": "south-west", "W": "west", "NW": "north-west"}


def do(page: Page, move: str) -> None:
    """Make a move by its button or by the tile whose name tells it."""
    words = move.split()
    if words[0] in ("trap", "remove"):
        page.locator(f'[data-move="{words[0]}"]:not(.off)').click()
    elif words[0] == "place":
        page.locator(f'.cell.can[data-tile="{words[1]}"]').click()
    else:
        told = f"Play {words[1]} {WAYS[words[2]]}" if words[0] == "move" else f"Flee {WAYS[words[1]]} "
        page.locator(f'.cell.can[aria-label^="{told}"]').first.click()
