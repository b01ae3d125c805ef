"""The Astute Goose by the numbers of its rules. Cards, rolls and results are laid and counted by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from gander.contract.game import CHANCE, CLOCK, IllegalMove, Level, Outcome, Step
from gander.games.goose.game import GAME
from gander.games.goose.pieces import (
    FEATURES,
    OVERVIEW,
    SUSPECTS,
    Accept,
    Accepted,
    Answer,
    Answered,
    Boxed,
    Dealt,
    Dice,
    Ended,
    FaceDown,
    FaceUp,
    Feature,
    Gap,
    GotReady,
    Looked,
    Missed,
    NewCard,
    Options,
    Proposal,
    Propose,
    Proposed,
    Question,
    Ready,
    Roll,
    Rolled,
    Shuffle,
    Slip,
    Slipped,
    Suspect,
    TimeUp,
    TurnedDown,
    Value,
    Won,
)
from gander.games.goose.state import State
from tests.games.goose.positions import goose_at, suspect, suspects
from tests.kit import FixedLuck, played

RAT, GOOSE, PARROT = suspects("yellow bow tie, red scarf, blue necktie")
LINEUP = "yellow bow tie, red scarf, blue necktie"
NEXT = "green key chain"
CAT = suspect(NEXT)
DOWN, GAP = FaceDown(), Gap()


def rolled(state: State, number: int, feature: Feature) -> Step[State]:
    return played(GAME, state, (state.turn, Roll()), (CHANCE, Dice(number, feature)))


def asked_about_goose(players: int = 3) -> State:
    """Seat 0 is asked for the animal of suspect 2: a goose."""
    return goose_at(LINEUP, deck=NEXT, players=players, phase="answer", asked=(2, "animal"))


def refused(state: State, actor: int, move: object) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, actor, move)  # type: ignore[arg-type]
    return refusal.value.reason


# Dice ----------------------------------------------------------------------------------------------------------------


def test_G2_every_number_with_every_feature_is_as_likely() -> None:
    waiting = replace(goose_at(LINEUP), phase="dice")
    rolls = [GAME.chance(waiting, FixedLuck(luck)) for luck in range(18)]
    assert Counter(rolls) == {Dice(number, feature): 1 for number, feature in product(range(1, 7), FEATURES)}
    assert list(GAME.chances(waiting)) == rolls


@pytest.mark.parametrize("wrong", [Dice(0, "colour"), Dice(7, "colour"), Dice(-1, "animal")])
def test_G2_no_other_number_can_be_rolled(wrong: Dice) -> None:
    assert refused(replace(goose_at(LINEUP), phase="dice"), CHANCE, wrong) == "wrong_dice"


# Setup ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "suspect_of_number"),
    [
        ("rookie", [1, 2, 3, 1, 2, 3]),
        ("experienced", [1, 2, 3, 4, 1, 2]),
        ("advanced", [1, 2, 3, 4, 5, 1]),
        ("expert", [1, 2, 3, 4, 5, 6]),
    ],
)
def test_G4_numbers_wrap_around_the_lineup(level: Level, suspect_of_number: list[int]) -> None:
    state = played(GAME, GAME.setup(Options(2, level)), (CHANCE, Shuffle(SUSPECTS)), (CLOCK, TimeUp())).after
    assert len(state.lineup) == max(suspect_of_number)
    for number, place in enumerate(suspect_of_number, 1):
        assert rolled(state, number, "colour").after.question == Question(number, place - 1, "colour")
    for viewer in (None, 0, 1):
        over = [
            (number, place)
            for place, numbers in enumerate(GAME.observe(state, viewer).numbers, 1)
            for number in numbers
        ]
        assert [place for _, place in sorted(over)] == suspect_of_number


def test_G4_every_level_is_known() -> None:
    assert [len(GAME.setup(Options(2, level)).lineup) for level in get_args(Level)] == [3, 4, 5, 6]


def test_G5_lineup_is_dealt_face_up_and_the_rest_lies_face_down() -> None:
    step = GAME.apply(GAME.setup(Options(2, "rookie")), CHANCE, Shuffle(SUSPECTS))
    last, second_last, third_last = SUSPECTS[24], SUSPECTS[23], SUSPECTS[22]
    assert step.after.lineup == (last, second_last, third_last)
    assert step.after.deck == SUSPECTS[:22]
    assert step.events == (Dealt(3),)
    for viewer in (None, 0, 1):
        seen = GAME.observe(step.after, viewer)
        assert seen.lineup == (FaceUp(last), FaceUp(second_last), FaceUp(third_last))
        assert seen.deck == 22


def test_G5_deck_is_shuffled() -> None:
    before = GAME.setup(Options(2))
    assert GAME.to_move(before) == (CHANCE,)
    untouched = GAME.chance(before, FixedLuck(*range(24, 0, -1)))
    assert untouched == Shuffle(SUSPECTS)
    first_and_last_exchanged = GAME.chance(before, FixedLuck(0, *range(23, 0, -1)))
    assert first_and_last_exchanged == Shuffle((SUSPECTS[24], *SUSPECTS[1:24], SUSPECTS[0]))


@pytest.mark.parametrize("deck", [(), SUSPECTS[1:], (*SUSPECTS[1:], SUSPECTS[1]), (*SUSPECTS, SUSPECTS[0])])
def test_G5_deck_must_be_whole(deck: tuple[Suspect, ...]) -> None:
    assert refused(GAME.setup(Options(2)), CHANCE, Shuffle(deck)) == "wrong_deck"


def test_G6_cards_are_turned_down_when_all_are_ready() -> None:
    study = GAME.apply(GAME.setup(Options(3)), CHANCE, Shuffle(SUSPECTS)).after
    assert GAME.to_move(study) == (0, 1, 2, CLOCK)
    first = played(GAME, study, (1, Ready()))
    assert first.events == (GotReady(1),)
    assert GAME.to_move(first.after) == (0, 2, CLOCK)
    assert GAME.observe(first.after, 1).lineup == GAME.observe(study, 1).lineup
    last = played(GAME, first.after, (0, Ready()), (2, Ready()))
    assert last.events == (GotReady(2), TurnedDown(None))
    assert {GAME.observe(last.after, viewer).lineup for viewer in (None, 0, 1, 2)} == {(DOWN, DOWN, DOWN)}


def test_G6_cards_are_turned_down_when_time_is_up() -> None:
    study = GAME.apply(GAME.setup(Options(3)), CHANCE, Shuffle(SUSPECTS)).after
    step = played(GAME, study, (2, Ready()), (CLOCK, TimeUp()))
    assert step.events == (TurnedDown(None),)
    assert GAME.observe(step.after, 0).lineup == (DOWN, DOWN, DOWN)
    assert GAME.to_move(step.after) == (0,)


# Turn ----------------------------------------------------------------------------------------------------------------


def test_G7_dice_name_suspect_and_feature() -> None:
    state = goose_at(LINEUP, deck=NEXT, turn=1)
    assert GAME.legal_moves(state, 1) == (Roll(),)
    step = rolled(state, 6, "clothing")
    assert step.events == (Rolled(1, 6, 2, "clothing"),)
    assert step.after.question == Question(6, 2, "clothing")
    assert GAME.to_move(step.after) == (1,)


@pytest.mark.parametrize("feature", FEATURES)
def test_G8_active_player_says_one_of_five_values(feature: Feature) -> None:
    state = goose_at(LINEUP, phase="answer", asked=(1, feature), turn=1)
    assert GAME.legal_moves(state, 1) == tuple(map(Answer, OVERVIEW[feature]))
    assert GAME.legal_moves(state, 0) == ()
    for other in set(FEATURES) - {feature}:
        assert refused(state, 1, Answer(OVERVIEW[other][0])) == "wrong_feature"


def test_G8_answer_is_heard_by_all() -> None:
    step = played(GAME, asked_about_goose(), (0, Answer("cat")))
    for viewer in (None, 0, 1, 2):
        assert Answered(0, "animal", "cat", right=False) in step.told(viewer)
        assert GAME.observe(step.after, viewer).wrong == ("cat",)


def test_G9_active_player_alone_looks_at_the_card() -> None:
    step = played(GAME, asked_about_goose(), (0, Answer("cat")))
    assert step.told(0)[-1] == Looked(0, GOOSE)
    assert GAME.observe(step.after, 0).held == GOOSE
    for viewer in (None, 1, 2):
        assert step.told(viewer)[-1] == Looked(0, None)
        seen = GAME.observe(step.after, viewer)
        assert (seen.holder, seen.held, seen.shown) == (0, None, None)
        assert seen.lineup == (DOWN, GAP, DOWN)


def test_G10_right_answer_is_a_point_and_shown_to_all() -> None:
    step = played(GAME, asked_about_goose(), (0, Answer("goose")))
    assert step.after.piles == ((GOOSE,), (), ())
    assert step.events == (Answered(0, "animal", "goose", right=True), Won(0, 1, GOOSE), NewCard(1))
    for viewer in (None, 0, 1, 2):
        assert step.told(viewer) == step.events
        assert GAME.observe(step.after, viewer).shown == GOOSE
        assert GAME.observe(step.after, viewer).points == (1, 0, 0)


def test_G10_card_won_is_face_down_again_at_the_next_roll() -> None:
    won = played(GAME, asked_about_goose(), (0, Answer("goose")), (CLOCK, TimeUp())).after
    assert GAME.observe(played(GAME, won, (1, Roll())).after, 0).shown is None


def test_G11_others_answer_in_turn_from_the_left() -> None:
    asked = goose_at(LINEUP, players=4, turn=2, phase="answer", asked=(1, "colour"))
    state = played(GAME, asked, (2, Answer("red"))).after
    for seat in (3, 0):
        assert GAME.awaited(state) == (seat,)
        assert GAME.legal_moves(state, seat) == tuple(map(Answer, OVERVIEW["colour"]))
        step = played(GAME, state, (seat, Answer("green")))
        assert step.events == (Answered(seat, "colour", "green", right=False),)
        state = step.after
    assert GAME.awaited(state) == (1,)


def test_G11_first_right_answer_wins_the_card() -> None:
    step = played(GAME, asked_about_goose(4), (0, Answer("cat")), (1, Answer("dog")), (2, Answer("goose")))
    assert step.after.piles == ((), (), (GOOSE,), ())
    assert step.events == (Answered(2, "animal", "goose", right=True), Won(2, 1, GOOSE), NewCard(1))
    assert {GAME.observe(step.after, viewer).shown for viewer in (None, 0, 1, 2, 3)} == {GOOSE}
    assert GAME.observe(step.after, 0).held is None


def test_G12_card_that_nobody_knows_leaves_the_game_unseen() -> None:
    step = played(GAME, asked_about_goose(), (0, Answer("cat")), (1, Answer("dog")), (2, Answer("cat")))
    assert step.after.box == (GOOSE,)
    assert step.after.piles == ((), (), ())
    assert step.events == (Answered(2, "animal", "cat", right=False), Boxed(1), NewCard(1))
    for viewer in (None, 0, 1, 2):
        seen = GAME.observe(step.after, viewer)
        assert (seen.held, seen.shown, seen.box) == (None, None, 1)


@pytest.mark.parametrize("answers_of_others", [0, 1, 2])
def test_G13_left_neighbour_gets_the_card_that_was_seen(answers_of_others: int) -> None:
    state = goose_at(LINEUP, deck=NEXT, players=4, turn=3, phase="answer", asked=(2, "animal"))
    wrong = [(3, Answer("cat")), (0, Answer("dog")), (1, Answer("rat"))][: answers_of_others + 1]
    step = played(GAME, state, *wrong, (3, Slip()))
    assert step.after.piles == ((GOOSE,), (), (), ())
    assert step.events == (Slipped(3, 0), NewCard(1))
    assert GAME.observe(step.after, 2).shown is None


def test_G13_only_a_card_in_the_hand_can_be_seen() -> None:
    before = asked_about_goose()
    held = played(GAME, before, (0, Answer("cat"))).after
    won = played(GAME, held, (1, Answer("goose"))).after
    assert Slip() in GAME.legal_moves(held, 0)
    assert GAME.awaited(held) == (1,)
    assert refused(before, 0, Slip()) == "wrong_move"
    assert refused(held, 1, Slip()) == "wrong_move"
    assert refused(held, 2, Slip()) == "not_your_turn"
    assert refused(won, 0, Slip()) == "wrong_move"


def test_G14_gap_is_filled_face_up_and_the_left_neighbour_of_the_roller_goes_on() -> None:
    filled = played(GAME, asked_about_goose(), (0, Answer("cat")), (1, Answer("goose"))).after
    assert filled.lineup == (RAT, CAT, PARROT)
    assert filled.deck == ()
    for viewer in (None, 0, 1, 2):
        assert GAME.observe(filled, viewer).lineup == (DOWN, FaceUp(CAT), DOWN)
    step = played(GAME, filled, (0, Ready()), (1, Ready()), (2, Ready()))
    assert step.events == (GotReady(2), TurnedDown(1))
    assert GAME.observe(step.after, None).lineup == (DOWN, DOWN, DOWN)
    assert GAME.to_move(step.after) == (1,)  # left of seat 0, who rolled; not of seat 1, who won


def test_G15_memorising_ends_when_all_are_ready_or_time_is_up() -> None:
    filled = played(GAME, asked_about_goose(), (0, Answer("goose"))).after
    assert GAME.to_move(filled) == (0, 1, 2, CLOCK)
    assert GAME.awaited(filled) == (0, 1, 2)
    two = played(GAME, filled, (0, Ready()), (2, Ready())).after
    assert GAME.to_move(two) == (1, CLOCK)
    assert GAME.observe(two, 0).lineup[1] == FaceUp(CAT)
    for ending in ((1, Ready()), (CLOCK, TimeUp())):
        assert GAME.to_move(played(GAME, two, ending).after) == (1,)


# End -----------------------------------------------------------------------------------------------------------------


def test_G16_with_an_empty_deck_the_gap_stays() -> None:
    step = played(GAME, replace(asked_about_goose(), deck=()), (0, Answer("goose")))
    assert step.after.lineup == (RAT, None, PARROT)
    assert step.events == (Answered(0, "animal", "goose", right=True), Won(0, 1, GOOSE))
    assert GAME.to_move(step.after) == (1,)
    assert GAME.legal_moves(step.after, 1) == (Roll(),)


@pytest.mark.parametrize("number", [2, 5])
def test_G16_game_ends_when_the_number_points_at_a_gap(number: int) -> None:
    step = rolled(goose_at("yellow bow tie, -, blue necktie", turn=1), number, "animal")
    assert step.events == (Rolled(1, number, 1, "animal"), Ended(1))
    assert GAME.to_move(step.after) == ()
    outcome = GAME.outcome(step.after)
    assert outcome
    assert outcome.reason == "gap_rolled"


@pytest.mark.parametrize("number", [1, 3, 4, 6])
def test_G16_game_goes_on_while_the_number_points_at_a_suspect(number: int) -> None:
    after = rolled(goose_at("yellow bow tie, -, blue necktie", turn=1), number, "animal").after
    assert GAME.to_move(after) == (1,)
    assert GAME.outcome(after) is None


def test_G16_lineup_is_laid_open_at_the_end() -> None:
    after = rolled(goose_at("yellow bow tie, -, blue necktie"), 2, "animal").after
    assert GAME.observe(after, None).lineup == (FaceUp(RAT), GAP, FaceUp(PARROT))


def test_G17_a_point_for_each_card_and_most_points_win() -> None:
    piles = ("red scarf, blue scarf", "green scarf, purple scarf, yellow scarf", "")
    after = rolled(goose_at("-, -, blue necktie", players=3, piles=piles, box="red necktie"), 1, "animal").after
    assert GAME.outcome(after) == Outcome("gap_rolled", scores=(2, 3, 0), places=(2, 1, 3), winners=(1,))


# Solo and cooperative ------------------------------------------------------------------------------------------------


def test_G18_solo_a_wrong_answer_puts_the_card_on_the_error_pile() -> None:
    state = goose_at(LINEUP, deck=NEXT, players=1, mode="solo", phase="answer", asked=(2, "animal"))
    wrong = played(GAME, state, (0, Answer("cat")))
    assert (wrong.after.piles, wrong.after.errors) == (((),), (GOOSE,))
    assert wrong.events == (Answered(0, "animal", "cat", right=False), Missed(1, GOOSE), NewCard(1))
    right = played(GAME, state, (0, Answer("goose")))
    assert (right.after.piles, right.after.errors) == (((GOOSE,),), ())
    assert right.events == (Answered(0, "animal", "goose", right=True), Won(0, 1, GOOSE), NewCard(1))
    assert GAME.to_move(played(GAME, right.after, (0, Ready())).after) == (0,)


def test_G18_solo_result_is_right_cards_less_wrong_ones() -> None:
    pile, errors = "red scarf, blue scarf, green scarf", "purple scarf, yellow scarf"
    last = goose_at("-, -, blue necktie", players=1, mode="solo", piles=(pile,), errors=errors)
    end = rolled(last, 1, "animal").after
    assert GAME.outcome(end) == Outcome("gap_rolled", scores=(1,), places=(1,), winners=())
    all_wrong = replace(end, piles=((),))
    assert GAME.outcome(all_wrong) == Outcome("gap_rolled", scores=(-2,), places=(1,), winners=())


def group_asked(players: int = 3) -> State:
    return rolled(goose_at(LINEUP, deck=NEXT, players=players, mode="cooperative", turn=1), 2, "animal").after


def test_G19_anyone_in_the_group_may_propose() -> None:
    state = group_asked()
    assert GAME.to_move(state) == (0, 1, 2)
    assert {GAME.legal_moves(state, seat) for seat in range(3)} == {tuple(map(Propose, OVERVIEW["animal"]))}
    step = played(GAME, state, (2, Propose("cat")))
    assert step.events == (Proposed(2, "cat"),)
    assert GAME.observe(step.after, None).proposal == Proposal(2, "cat", (False, False, True))


def test_G19_card_is_turned_when_all_the_others_accept() -> None:
    state = group_asked()
    step = played(GAME, state, (2, Propose("goose")), (0, Accept()))
    assert step.events == (Accepted(0),)
    assert GAME.to_move(step.after) == (1,)
    last = played(GAME, step.after, (1, Accept()))
    assert last.events == (Accepted(1), Answered(2, "animal", "goose", right=True), Won(None, 1, GOOSE), NewCard(1))
    assert (last.after.piles, last.after.errors) == (((GOOSE,),), ())
    wrong = played(GAME, state, (2, Propose("cat")), (0, Accept()), (1, Accept()))
    assert wrong.events == (Accepted(1), Answered(2, "animal", "cat", right=False), Missed(1, GOOSE), NewCard(1))
    assert (wrong.after.piles, wrong.after.errors) == (((),), (GOOSE,))


def test_G19_another_proposal_needs_everybody_again() -> None:
    step = played(GAME, group_asked(), (2, Propose("cat")), (0, Accept()), (1, Propose("goose")))
    assert step.after.proposal == Proposal(1, "goose", (False, True, False))
    assert GAME.to_move(step.after) == (0, 2)


def test_G19_whoever_spoke_for_a_value_waits_for_the_others() -> None:
    state = played(GAME, group_asked(), (2, Propose("cat")), (0, Accept())).after
    assert refused(state, 2, Accept()) == "not_your_turn"
    assert refused(state, 0, Propose("dog")) == "not_your_turn"
    assert refused(state, 1, Propose("cat")) == "same_value"
    assert refused(state, 1, Propose("red")) == "wrong_feature"
    assert refused(group_asked(), 1, Accept()) == "wrong_move"


def test_G19_group_shares_one_result() -> None:
    pile, errors = "red scarf, blue scarf, green scarf", "purple scarf"
    last = goose_at("-, -, blue necktie", players=4, mode="cooperative", piles=(pile,), errors=errors)
    end = rolled(last, 4, "colour").after
    assert GAME.outcome(end) == Outcome("gap_rolled", scores=(2,) * 4, places=(1,) * 4, winners=())


# Idle ----------------------------------------------------------------------------------------------------------------


def test_idle_player_says_what_nobody_has_said() -> None:
    state = goose_at(LINEUP, players=3, phase="answer", asked=(2, "animal"))
    said: list[Value] = []
    for seat in range(3):
        move = GAME.idle_move(state, seat)
        assert isinstance(move, Answer)
        said.append(move.value)
        state = GAME.apply(state, seat, move).after
    assert said == ["rat", "dog", "cat"]
