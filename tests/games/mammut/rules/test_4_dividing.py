"""Section 4: taking, robbing, cards and the last one."""

from tests.games.mammut.match_factory import at, play, refusal, scene


def test_4_1_turns_go_clockwise_from_the_first_player() -> None:
    match = scene(4, {}, seat=2)
    seats = []
    for _ in range(3):
        seats.append(match.state.seat)
        play(match, f"take {31 - len(seats)}", "done")
    assert seats == [2, 3, 0]
    assert match.state.seat == 1


def test_4_1_whoever_has_a_tile_is_skipped_the_shaman_counts() -> None:
    match = scene(4, {"p2": "food"}, shaman="p1")
    play(match, "take 9", "done")
    assert match.state.seat == 3
    assert match.position()["turn"] == 6


def test_4_2_take_any_number_but_at_least_one() -> None:
    match = scene(3, {})
    assert refusal(match, "done") == ("4.2", "nothing-taken")
    play(match, "take 3", "take 7", "take S", "done")
    assert at(match, "p0") == ["3", "7", "S"]
    assert match.state.seat == 1


def test_4_2_only_from_the_centre() -> None:
    match = scene(3, {"p1": "food axe"})
    assert refusal(match, "take 2") == ("4.2", "not-in-centre")


def test_4_2_each_set_has_one_spelling_in_ascending_order() -> None:
    match = scene(3, {})
    play(match, "take 7")
    assert refusal(match, "take 3") == ("4.2", "out-of-order")
    assert refusal(match, "take 7") == ("4.2", "not-in-centre")
    assert refusal(match, "take 8") is None


def test_4_2_taking_everything_still_ends_with_done() -> None:
    match = scene(3, {"p1": " ".join(["food"] * 29)})
    play(match, "take 30", "take 31", "take S")
    assert match.moves(0) == ["done"]


def test_4_2_rob_all_tiles_and_give_at_least_one_back() -> None:
    match = scene(3, {"p1": "food axe tusk"})
    play(match, "rob 1")
    assert at(match, "p0") == ["1", "2", "3"]
    assert at(match, "p1") == []
    assert refusal(match, "done") == ("4.2", "give-back-first")
    play(match, "back 2", "done")
    assert at(match, "p0") == ["1", "3"]
    assert "2" in at(match, "centre")
    assert match.state.seat == 1


def test_4_2_what_was_robbed_is_given_back_in_ascending_order() -> None:
    match = scene(3, {"p1": "food axe tusk fire"})
    play(match, "rob 1", "back 2")
    assert match.moves(0) == ["done", "back 3", "back 4"]
    assert refusal(match, "back 1") == ("4.2", "out-of-order")
    assert refusal(match, "back 2") == ("4.2", "not-robbed")
    assert refusal(match, "take 9") == ("4.2", "rob-in-progress")


def test_4_2_nothing_is_given_back_before_robbing() -> None:
    assert refusal(scene(3, {"p1": "food axe"}), "back 1") == ("4.2", "nothing-robbed")


def test_4_2_with_an_empty_centre_one_must_rob() -> None:
    match = scene(3, {"p1": "food axe"}, rest="p2", shaman="p2")
    assert match.moves(0) == ["rob 1", "rob 2"]
    assert refusal(match, "take 1") == ("4.2", "centre-is-empty")
    assert refusal(match, "take all") == ("4.2", "centre-is-empty")


def test_4_2_nobody_robs_who_has_nothing() -> None:
    match = scene(3, {"p1": "food axe"})
    assert refusal(match, "rob 2") == ("4.2", "rob-nothing")
    assert refusal(match, "rob 0") == ("10.1", "rob-oneself")
    assert refusal(match, "rob 3") == ("10.1", "no-such-pile")


def test_4_3_a_single_tile_cannot_be_robbed() -> None:
    match = scene(3, {"p1": "food"})
    assert refusal(match, "rob 1") == ("4.3", "rob-single")
    assert refusal(scene(3, {"p1": "food"}, shaman="p1"), "rob 1") is None


def test_4_3_the_robber_keeps_at_least_one() -> None:
    match = scene(3, {"p1": "food axe"})
    play(match, "rob 1", "back 1")
    assert match.moves(0) == ["done"]
    assert refusal(match, "back 2") == ("4.3", "keep-one")


def test_4_4_a_round_begins_with_everything_in_the_centre() -> None:
    match = scene(3, {"p0": "axe"}, rest="p1", shaman="p2", kind="deal", seat=None)  # type: ignore[arg-type]
    match.play_chance()
    assert len(at(match, "centre")) == 32


def test_4_5_a_prey_card_works_at_once_and_is_discarded() -> None:
    match = scene(3, {}, hands=["flip fur", "", ""])
    play(match, "play flip 1")
    position = match.position()
    assert position["hands"][0] == ["fur"]
    assert position["discard"]["flip"] == 1
    assert position["pending"] == {"kind": "turn", "seat": 0}
    assert position["turn"] == 5


def test_4_5_a_scoring_card_lies_face_down() -> None:
    match = scene(3, {}, hands=["fur animal", "", ""])
    play(match, "play fur", "play animal")
    assert match.position()["played"] == [["fur", "animal"], [], []]
    assert not any(match.position()["discard"].values())
    assert match.view(0)["played"] == [["fur", "animal"], 0, 0]
    assert match.view(1)["played"] == [2, [], 0]
    assert match.view(None)["played"] == [2, 0, 0]


def test_4_5_cards_come_before_taking_and_robbing() -> None:
    match = scene(3, {"p1": "food axe"}, hands=["fur", "", ""])
    play(match, "take 5")
    assert refusal(match, "play fur") == ("4.5", "take-in-progress")
    match = scene(3, {"p1": "food axe"}, hands=["fur", "", ""])
    play(match, "rob 1")
    assert refusal(match, "play fur") == ("4.2", "rob-in-progress")


def test_4_5_only_cards_one_holds() -> None:
    match = scene(3, {"p1": "? ?"}, hands=["", "fur peek flip return", ""])
    for move in ("play fur", "play peek 1 2", "play flip 1", "play return 1"):
        assert refusal(match, move) == ("4.5", "card-not-held")


def test_4_6_no_cards_out_of_turn() -> None:
    match = scene(3, {"p1": "food axe"}, hands=["", "fur", ""])
    assert refusal(match, "play fur", seat=1) == ("4.1", "not-asked")


def test_4_6_face_down_cards_stay_when_tiles_are_stolen() -> None:
    match = scene(3, {"p1": "food axe"}, played=["", "fur", ""])
    play(match, "rob 1", "back 1", "done")
    assert match.position()["played"] == [[], ["fur"], []]


def test_4_7_the_last_one_takes_all_and_begins_the_next_round() -> None:
    match = scene(3, {"p0": "food", "p1": "tusk"}, seat=2, first=0)
    assert match.moves(2) == ["take all"]
    assert refusal(match, "take 5") == ("4.7", "must-take-all")
    play(match, "take all")
    position = match.position()
    assert position["first"] == 2
    assert len(at(match, "p2")) == 30
    assert position["pending"]["kind"] == "deal"
    match.play_chance()
    assert match.state.seat == 2


def test_4_7_the_last_one_may_rob_instead() -> None:
    match = scene(3, {"p0": "food food", "p1": "tusk"}, seat=2)
    assert match.moves(2) == ["take all", "rob 0"]
    play(match, "rob 0", "back 1", "done")
    assert match.state.seat == 0
    assert match.moves(0) == ["take all"]


def test_4_7_the_others_do_not_take_all_by_that_word() -> None:
    assert refusal(scene(3, {"p1": "food"}), "take all") == ("4.7", "not-the-last")


def test_4_7_after_a_return_one_is_no_longer_the_last() -> None:
    match = scene(3, {"p0": "food", "p1": "tusk"}, seat=2, hands=["", "", "return"])
    play(match, "play return 1")
    assert refusal(match, "take all") == ("4.7", "not-the-last")
    assert refusal(match, "take 5") is None


def test_4_8_at_scoring_every_tile_belongs_to_somebody() -> None:
    match = scene(4, {"p0": "food", "p1": "tusk", "p3": "axe"}, seat=2)
    play(match, "take all")
    assert at(match, "centre") == []
    assert "S" in at(match, "p2")
