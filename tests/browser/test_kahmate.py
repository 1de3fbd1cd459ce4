"""Kahmaté in the browser: a whole match against a bot, line-up, duels, interception, drop, exit, keys, sizes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ludoteca.i18n import LANGUAGES
from tests.browser.conftest import DESKTOP, ON_TOP, PHONE, Server, Visitor, axe, start_against_bot
from tests.games.kahmate.scene import ALL, pieces
from tests.support import study_tables
from tests.support.page_actions import answered, is_asked, wait_until_idle

TITLE = "Kahmaté"
TURNS = 80
SETUP = {"kind": "setup", "seat": 0, "ready": [False, False]}


def position(places: dict[str, str], ball: str, cards: list[list[int]] | None = None, **more: Any) -> dict[str, Any]:
    """North's turn with the named players where said, the others waiting before their own in-goals."""
    turn = {"kind": "turn", "seat": 0, "captain": 0, "moved": {}, "stopped": []}
    return {
        "game": "kahmate",
        "players": 2,
        "turn": 7,
        "pieces": pieces(places),
        "ball": ball,
        "cards": cards or [ALL, ALL],
        "score": [0, 0],
        "target": 1,
        "pending": turn,
        **more,
    }


def study(
    visitor: Visitor, server: Server, start: dict[str, Any], size: tuple[int, int] = DESKTOP, **wishes: Any
) -> tuple[Page, Page]:
    """Two devices, North and South, at a study table that begins with a position."""
    north, south = study_tables.open_study(visitor, server, start, 2, size=size, **wishes)
    return north, south


def square(page: Page, name: str) -> Any:
    """A square of the pitch."""
    return page.locator(f'[data-square="{name}"]')


def play_on(page: Page, name: str) -> None:
    """Propose what a square offers, then play it."""
    square(page, name).hover()
    square(page, name).click()


def choose(page: Page, name: str, goal: str) -> None:
    """Touch a player, once nothing moves and something may be done, and see the squares it could run to."""
    page.locator(".layers").wait_for()
    square(page, name).click()
    expect(square(page, goal).locator(".chip")).to_be_visible()


def stands(page: Page, piece: str, name: str) -> None:
    """A player is drawn on a square, or will be soon."""
    page.wait_for_function(
        """([piece, square]) => {
            const one = document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
            const two = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
            const far = one && two && Math.hypot(one.x + one.width / 2 - two.x - two.width / 2,
                one.y + one.height / 2 - two.y - two.height / 2);
            return far !== undefined && far < 12;
        }""",
        arg=[piece, name],
    )


def lay(page: Page, card: int) -> None:
    """Choose a card and lay it."""
    page.locator(".pick:enabled", has_text=f"Lay card {card}").click()
    page.get_by_role("button", name=f"Lay card {card}", exact=True).last.click()


def told(page: Page, text: str) -> None:
    """The log has a sentence."""
    expect(page.locator(".log")).to_contain_text(text)


def test_a_match_from_the_first_screen_to_the_end_against_a_bot(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Play a bot: {TITLE}").click()
    page.get_by_text("More options").click()
    page.get_by_label("A draw after so many turns").fill(str(TURNS))
    page.get_by_role("button", name="Start").click()
    page.locator(".samples button").nth(1).click()
    page.get_by_role("button", name="Ready").click()
    while is_asked(page):
        answered(page, answer)
    expect(page.locator(".result")).to_be_visible()
    assert axe(page) == []


def answer(page: Page) -> None:
    """One simple answer: the highest card, no interception, a way out, or toward the ball and on with it."""
    seen = page.evaluate(SEEN)
    moves, ball = seen["moves"], seen["ball"]
    if page.locator(".pick:enabled").count():
        page.locator(".pick:enabled").last.click()
        page.locator(".duel .primary").click()
    elif "decline" in moves:
        page.get_by_role("button", name="Let it go by").click()
    elif page.locator(".square.exit, .square.drop").count():
        play_on(page, page.locator(".square.exit, .square.drop").first.get_attribute("data-square") or "")
    elif seen["tackles"]:
        square(page, page.evaluate(WHERE, seen["tackles"][0].split()[1])).click()
        play_on(page, ball)
    elif not run(page, [move.split()[1:] for move in moves if move.startswith("run ")], ball, seen["held"]):
        page.locator(".kahmate").get_by_role("button", name="End turn").click()


def run(page: Page, runs: list[list[str]], ball: str, held: bool) -> bool:
    """Run with the carrier as far forward as it goes, else bring somebody nearer to the ball, if anybody can."""

    def far(name: str) -> int:
        return abs(ord(name[0]) - ord(ball[0])) + abs(int(name[1:]) - int(ball[1:]))

    at = {piece: page.evaluate(WHERE, piece) for piece in {piece for piece, _ in runs}}
    gains = [(far(at[piece]) - far(goal), piece, goal) for piece, goal in runs]
    if held:
        gains = [(int(goal[1:]) - int(ball[1:]), piece, goal) for piece, goal in runs if at[piece] == ball]
    gain, piece, goal = max(gains, default=(0, "", ""))
    if gain <= 0:
        return False
    if not page.locator(f'[data-piece="{piece}"].selected').count():
        square(page, at[piece]).click()
    play_on(page, goal)
    return True


SEEN = """() => {
    const moves = [...document.querySelectorAll('aside datalist option')].map((one) => one.value);
    const squares = [...document.querySelectorAll('[data-square]')];
    const ball = squares.find((one) => /the ball/.test(one.ariaLabel.split(':')[0]));
    const held = /Ochre.*has the ball/.test(ball?.ariaLabel ?? '');
    return { moves, held, ball: ball?.dataset.square ?? '', tackles: moves.filter((one) => one.startsWith('tackle')) };
}"""
WHERE = """piece => {
    const box = document.querySelector(`[data-piece="${piece}"]`).getBoundingClientRect();
    const found = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found.find((one) => one.dataset?.square)?.dataset.square ?? null;
}"""


# Whether a square lies to the right of another one, or above it; the pitch is turned once its room is known.
AHEAD = """([far, near, axis]) => {
    const [there, here] = [far, near].map((name) => {
        return document.querySelector(`[data-square="${name}"]`).getBoundingClientRect();
    });
    return axis === 'x' ? there.x > here.x : there.y < here.y;
}"""


def test_a_line_up_by_drag_tap_swap_and_sample(visitor: Visitor, server: Server) -> None:
    start = {**position({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
    north, south = study(visitor, server, start)
    north.locator(".man", has_text="Fast").drag_to(north.locator('[data-home="b2"]'))
    expect(north.locator('[data-home="b2"]')).to_have_accessible_name("b2, Fast")
    north.locator(".man", has_text="Strong").click()
    north.locator('[data-home="d2"]').click()
    expect(north.locator('[data-home="d2"]')).to_have_accessible_name("d2, Strong")
    north.locator('[data-home="d2"]').drag_to(north.locator('[data-home="b2"]'))
    expect(north.locator('[data-home="d2"]')).to_have_accessible_name("d2, Fast")
    north.get_by_role("button", name="Clear").click()
    north.locator(".samples button", has_text="The fan").click()
    assert axe(north) == []
    north.get_by_role("button", name="Ready").click()
    expect(south.locator(".status")).to_have_text("North is ready.")
    assert south.locator('.cell[aria-label*="Fast"]').count() == 0

    north.locator(".undo").click()
    # Before the table has answered nobody can be lifted, and South still reads what was true.
    expect(north.locator('[data-home="d1"]')).to_be_enabled()
    expect(south.locator(".status")).to_have_text("North is still lining up.")
    north.locator('[data-home="d1"]').drag_to(north.locator('[data-home="d2"]'))
    expect(north.locator('[data-home="d2"]')).to_have_accessible_name("d2, Strong")
    north.get_by_role("button", name="Ready").click()
    expect(south.locator(".status")).to_have_text("North is ready.")
    south.locator(".samples button", has_text="The wedge").click()
    south.get_by_role("button", name="Ready").click()
    stands(north, "rs", "d2")
    stands(south, "bs", "d10")
    expect(south.locator(".piece")).to_have_count(12)


def test_a_tackle_is_a_duel_in_which_both_choose_and_both_turn_over(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d5", "bf": "d6"}, "bf", [[1, 3, 4, 6], [2, 3, 5, 6]])
    north, south = study(visitor, server, start)
    square(north, "d5").click()
    expect(square(north, "d6")).to_have_accessible_name("d6, Fast (Slate); has the ball: Strong tackles Fast (Slate)")
    play_on(north, "d6")
    expect(north.locator(".duel h2")).to_contain_text("A tackle")
    expect(north.locator(".pick", has_text="Lay card 1")).to_contain_text("50 % won")
    lay(south, 5)
    expect(north.locator(".slot .ok")).to_have_count(1)
    assert north.locator(".slot use[href$='card-5']").count() == 0
    assert axe(north) == []
    lay(north, 4)
    for page in (north, south):
        told(page, "A perfect tackle by Strong (Ochre)!")
        expect(page.locator(".duel")).to_have_count(0)
    expect(square(south, "d6")).to_have_accessible_name("d6, Fast (Slate); down, 1 end of its captain’s turn to go")
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
    told(south, "A perfect tackle by Normal 1 (Ochre)!")


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
        told(north, "Clever (Ochre) receives the ball.")
        return
    south.get_by_role("button", name="Intercept with Normal 1").click()
    lay(south, 6)
    lay(north, 1)
    told(north, "Normal 1 (Slate) intercepts the pass!")
    expect(square(north, "e5")).to_have_accessible_name("e5, Normal 1 (Slate); has the ball")


def test_a_charge_is_left_by_a_way_out(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rt": "d6", "bn1": "d7"}, "rt"))
    square(north, "d6").click()
    play_on(north, "d7")
    lay(north, 6)
    lay(south, 1)
    expect(north.locator(".square.exit")).to_have_count(3)
    play_on(north, "e7")
    stands(south, "rt", "e7")


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
    stands(south, "rt", "h7")


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
    told(north, "The ball of Fast (Slate) goes to e11.")


def test_touching_what_is_not_allowed_tells_the_rule(visitor: Visitor, server: Server) -> None:
    north, _ = study(visitor, server, position({"rf": "d6", "bn1": "d8"}, "rf"))
    square(north, "d6").click()
    square(north, "h11").click()
    # A notice goes by itself: everything about it is looked for at once.
    notice = north.locator(".notice", has=north.get_by_role("link", name="3.1"))
    expect(notice).to_contain_text("further than the player can still move")
    stands(north, "rf", "d6")


def test_the_pitch_is_played_by_keys_alone(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rf": "d5", "rn1": "c4", "rs": "h1", "bn1": "d9"}, "d6"))
    wait_until_idle(north)
    square(north, "d5").focus()
    north.keyboard.press("Enter")
    expect(square(north, "d5")).to_have_attribute("aria-selected", "true")
    north.keyboard.press("ArrowRight")
    expect(square(north, "d6")).to_be_focused()
    expect(north.locator(".ask")).to_contain_text("It takes the ball.")
    north.keyboard.press("Enter")
    stands(south, "rf", "d6")
    # South may be told before North: it is North that must be asked again.
    assert is_asked(north)
    north.keyboard.press("Escape")
    north.get_by_role("button", name="Pass").focus()
    north.keyboard.press("Enter")
    square(north, "c4").focus()
    north.keyboard.press("Enter")
    told(south, "Normal 1 (Ochre) receives the ball.")
    assert is_asked(north)
    north.locator(".kahmate").get_by_role("button", name="End turn").focus()
    north.keyboard.press("Enter")
    expect(south.locator(".question")).to_contain_text("Your turn")


def test_each_captain_attacks_to_the_right_or_upward(visitor: Visitor, server: Server) -> None:
    for size, axis in ((DESKTOP, "x"), (PHONE, "y")):
        for page, far, near in zip(
            study(visitor, server, position({}, "d6"), size), ("d12", "d0"), ("d0", "d12"), strict=True
        ):
            for name in (far, near):
                square(page, name).wait_for()
            page.wait_for_function(AHEAD, arg=[far, near, axis])


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (390, 844), PHONE])
def test_every_question_fits_its_screen(visitor: Visitor, server: Server, size: tuple[int, int]) -> None:
    start = position({"rs": "d5", "bf": "d6", "rn1": "c4"}, "bf")
    north, south = study(visitor, server, start, size)
    wait_until_idle(north)
    fits(north)
    square(north, "d5").click()
    north.get_by_role("button", name="Tackle", exact=True).click()
    assert axe(north) == []
    north.locator(".bar.panel").get_by_role("button", name="Play it").click()
    for page in (north, south):
        page.locator(".duel").wait_for()
        fits(page)
    assert axe(south) == []


def test_cards_and_clocks_of_both_captains_stay_in_sight_on_a_small_phone(visitor: Visitor, server: Server) -> None:
    north, _ = study(visitor, server, position({"rn1": "d5"}, "rn1"), PHONE)
    wait_until_idle(north)
    expect(square(north, "d5")).to_be_in_viewport(ratio=1)
    table = north.locator(".kahmate .table")
    for top in (0, 10_000):
        table.evaluate("(node, top) => node.scrollTo({ top })", top)
        expect(north.locator(".strip")).to_have_count(2)
        for seat in range(2):
            expect(north.locator(".strip").nth(seat)).to_be_in_viewport(ratio=1)
            assert north.locator(".strip li").nth(6 * seat).evaluate(ON_TOP)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_up_is_read_on_a_small_phone_in_every_language(visitor: Visitor, server: Server, lang: str) -> None:
    start = {**position({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
    north, _ = study(visitor, server, start, PHONE, lang=lang)
    foot = north.locator(".go")
    foot.wait_for()
    assert foot.evaluate("node => node.offsetHeight") < 120
    assert foot.locator("p").evaluate("node => node.offsetWidth") > 200
    names = north.locator(".man b")
    assert names.evaluate_all("all => Math.max(...all.map((one) => one.getClientRects()[0].height))") < 16
    for man in range(6):
        assert names.nth(man).evaluate(ON_TOP)


def test_on_a_phone_the_first_touch_shows_and_the_second_plays(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d5", "bf": "d6", "rn1": "c4"}, "bf")
    north, _ = study(visitor, server, start, PHONE, has_touch=True, is_mobile=True)
    wait_until_idle(north)
    square(north, "c4").tap()
    square(north, "c5").tap()
    bar = north.locator(".bar.panel")
    expect(bar.get_by_role("button", name="Play it")).to_be_visible()
    square(north, "c5").tap()
    expect(square(north, "c5")).to_have_attribute("aria-label", re.compile("normal|regular|player", re.IGNORECASE))
    expect(bar.get_by_role("button", name="Play it")).to_have_count(0)


def test_a_line_up_on_a_small_phone_begins_with_the_rows_to_fill(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    start_against_bot(page, "Kahmaté")
    expect(page.locator('[data-home="a2"]')).to_be_in_viewport()
    expect(page.locator(".samples")).to_be_attached()


def test_another_seats_answer_leaves_an_open_confirmation_alone(visitor: Visitor, server: Server) -> None:
    start = {**position({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
    north, south = study(visitor, server, start, PHONE, has_touch=True, is_mobile=True)
    north.locator(".samples button", has_text="The fan").tap()
    north.get_by_role("button", name="Ready").tap()
    north.get_by_role("button", name="Play it").wait_for()
    south.locator(".samples button", has_text="The wedge").tap()
    south.get_by_role("button", name="Ready").tap()
    south.get_by_role("button", name="Play it").tap()
    expect(north.locator(".status")).to_have_text("South is ready.")
    north.get_by_role("button", name="Play it").tap()
    stands(south, "bs", "d10")


# Whether each square lies wholly between the strip above the pitch and the foot below it.
IN_SIGHT = """names => names.every((name) => {
    const edge = (part) => document.querySelector(part).getBoundingClientRect();
    const square = edge(`[data-square="${name}"]`);
    return edge('.kahmate .strip').bottom <= square.top && square.bottom <= edge('.kahmate .foot').top;
})"""


@pytest.mark.parametrize(("seat", "own"), [(0, ["a2", "d1", "h2"]), (1, ["a10", "d11", "h10"])])
def test_a_low_phone_opens_with_the_ball_and_ones_own_players_in_sight(
    visitor: Visitor, server: Server, seat: int, own: list[str]
) -> None:
    pieces = {"rn1": "a2", "rs": "d1", "rf": "h2", "bn1": "a10", "bs": "d11", "bf": "h10"}
    page = study(visitor, server, {**position(pieces, "e6"), "turn": 1}, PHONE, has_touch=True, is_mobile=True)[seat]
    for name in ["e6", *own]:
        square(page, name).wait_for()
    # The pitch is moved once its room is known.
    page.wait_for_function(IN_SIGHT, arg=["e6", *own])


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".kahmate").evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_phone_holds_the_cards_while_another_screen_shows_the_pitch(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rs": "d5", "bf": "d6"}, "bf"), PHONE)
    screen = visitor("t/" + north.url.rpartition("/t/")[2].partition("#")[0] + "#screen")
    screen.locator(".piece").first.wait_for()
    assert screen.locator(".bar.panel").count() == 0
    north.get_by_role("button", name="Menu").click()
    north.get_by_role("button", name="Only my hand here").click()
    expect(north.locator(".strip")).to_have_count(1)
    assert axe(screen) == []
    assert axe(north) == []
    expect(south.locator(".strip")).to_have_count(2)


# Notes that an answer of the server was read, once whoever waited for it has gone on.
NOTE_READING = """() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
        const told = await json.call(this);
        setTimeout(() => (window.hasRead = true));
        return told;
    };
}"""


def test_a_lessons_board_that_comes_late_does_not_replace_the_one_wanted_by_then(visitor: Visitor) -> None:
    page = visitor("learn/kahmate/lesson")
    onward = page.locator(".ways .btn").last
    late: list[Route] = []
    for step in (1, 2, 3):
        expect(page.locator("progress")).to_have_attribute("value", str(step))
        square(page, "d6").wait_for()
        if step == 3:
            page.route("**/api/tables", lambda route: late.append(route), times=1)
        onward.click()
    expect(page.locator("progress")).to_have_attribute("value", "4")
    onward.click()
    stolen = "e5, Normal 1 (Slate)"
    expect(square(page, "e5")).to_have_accessible_name(stolen)
    page.evaluate(NOTE_READING)
    late[0].continue_()
    page.wait_for_function("() => window.hasRead")
    expect(square(page, "e5")).to_have_accessible_name(stolen)
    kept = "Object.keys(JSON.parse(localStorage.getItem('ludoteca.tables'))).length"
    assert page.evaluate(kept) == 1


def test_the_lesson_is_played_to_its_end(visitor: Visitor) -> None:
    page = visitor("learn/kahmate/lesson")
    page.locator(".kahmate").wait_for()

    def step_on(then: str = "") -> None:
        if then:
            expect(page.locator("aside .word")).to_contain_text(then)
        page.get_by_role("button", name="Next").click()

    step_on()
    square(page, "d4").click()
    expect(square(page, "d6").locator(".chip")).to_have_text("2")
    play_on(page, "d6")
    step_on("You have the ball")
    choose(page, "c3", "c4")
    play_on(page, "c4")
    step_on("Good")
    for goal, word in (("e5", "It arrived"), ("f4", "Well done")):
        page.get_by_role("button", name="Pass").click()
        play_on(page, goal)
        step_on(word)
    lay(page, 6)
    step_on("Both were turned over")
    for piece, target, word in (("d5", "d6", "Whoever loses"), ("d6", "d7", "Well done")):
        square(page, piece).click()
        play_on(page, target)
        step_on("Well done")
        lay(page, 6)
        step_on(word)
    page.locator(".square.exit").first.wait_for()
    play_on(page, "e7")
    step_on("Running on")
    page.get_by_role("button", name="Kick").click()
    play_on(page, "b9")
    step_on("fetch it")
    square(page, "b9").click()
    play_on(page, "b12")
    step_on("Try!")
    page.locator(".samples button").first.click()
    page.get_by_role("button", name="Ready").click()
    expect(page.locator("aside .word")).to_contain_text("Have a good match")
    assert axe(page) == []
