"""MMM… Brains! by the numbers of its rules. The dice are laid by hand: `5 4 * 4 1` are dice 0 to 4, `*` is a brain."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from gander.contract.game import CHANCE, IllegalMove, Outcome, WrongOption
from gander.games.brains.game import GAME
from gander.games.brains.pieces import (
    COLOURS,
    Announce,
    Colour,
    Ended,
    Face,
    Land,
    Landed,
    Options,
    Out,
    Paid,
    Pass,
    Passed,
    PhaseTwo,
    Throw,
    Took,
    Total,
)
from gander.games.brains.state import State
from tests.games.brains.positions import brains_at, dice
from tests.games.brains.specimen import brains_in
from tests.kit import FixedLuck, played

DICE: list[list[Colour]] = [  # the colours of 1, 2, 3, 4 and 5 on each die, written down from M1
    ["yellow", "blue", "green", "black", "red"],
    ["blue", "green", "black", "red", "yellow"],
    ["green", "black", "red", "yellow", "blue"],
    ["black", "red", "yellow", "blue", "green"],
    ["red", "yellow", "blue", "green", "black"],
]
ALL = Throw((0, 1, 2, 3, 4))
FIVE_BRAINS = "* * * * *"


def refused(state: State, actor: int, move: object) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, actor, move)  # type: ignore[arg-type]
    return refusal.value.reason


def totals(faces: str) -> dict[Colour, int]:
    """What each colour counts, as everybody sees it; colours that count nothing are left out."""
    seen = GAME.observe(brains_at(faces), None).totals
    return {total.colour: total.total for total in seen if total.total}


# Components ----------------------------------------------------------------------------------------------------------


def test_M1_every_number_occurs_once_in_every_colour() -> None:
    faces = [GAME.observe(brains_at(f"{n} {n} {n} {n} {n}"), None).dice for n in range(1, 6)]
    assert [[face.colour for face in number] for number in faces] == [list(row) for row in zip(*DICE, strict=True)]
    for number in faces:
        assert {face.colour for face in number} == set(COLOURS)
    for die in zip(*faces, strict=True):
        assert {face.colour for face in die} == set(COLOURS)


def test_M1_brain_has_the_colour_of_the_five() -> None:
    brains = GAME.observe(brains_at(FIVE_BRAINS), None).dice
    assert [face.colour for face in brains] == [die[-1] for die in DICE] == ["red", "yellow", "blue", "green", "black"]


def test_M1_every_face_is_as_likely() -> None:
    thrown = replace(brains_at(), thrown=(1, 3))
    landings = Counter(GAME.chance(thrown, FixedLuck(luck)) for luck in range(36))
    assert landings == {Land(faces): 1 for faces in product(range(6), repeat=2)}


@pytest.mark.parametrize(("players", "reds_in_the_box"), [(3, 10), (4, 5), (5, 0)])
def test_M2_brains_in_the_middle(players: int, reds_in_the_box: int) -> None:
    state = GAME.setup(Options(players))
    assert state.middle == 25 * 1 + (25 - reds_in_the_box) * 5
    assert state.brains == (0,) * players


def test_M3_every_player_has_a_colour() -> None:
    assert GAME.setup(Options(3, colours=("black", "red", "green"))).colours == ("black", "red", "green")
    assert len(set(GAME.setup(Options(5)).colours)) == 5


# A throw -------------------------------------------------------------------------------------------------------------


def test_M4_first_throw_is_with_all_dice() -> None:
    state = GAME.setup(Options(3))
    assert GAME.legal_moves(state, 0) == (ALL,)
    assert refused(state, 0, Throw((0,))) == "throw_all"
    assert refused(state, 0, Announce("red")) == "wrong_move"
    step = played(GAME, state, (0, ALL), (CHANCE, Land(dice("5 4 * 4 1"))))
    faces = (Face(5, "red"), Face(4, "red"), Face(0, "blue"), Face(4, "blue"), Face(1, "red"))
    assert step.events == (Landed(0, 1, (0, 1, 2, 3, 4), faces),)


def test_M4_any_dice_may_be_thrown_again() -> None:
    state = brains_at("5 4 * 4 1")
    again = {move.dice for move in GAME.legal_moves(state, 0) if isinstance(move, Throw)}
    assert again == {some for count in range(1, 6) for some in combinations(range(5), count)}
    assert len(again) == 31
    step = played(GAME, state, (0, Throw((1, 3))), (CHANCE, Land((2, 5))))
    assert step.after.faces == dice("5 2 * 5 1")


def test_M4_dice_set_aside_earlier_may_be_thrown_later() -> None:
    second = played(GAME, brains_at("5 4 * 4 1"), (0, Throw((3,))), (CHANCE, Land((1,)))).after
    third = played(GAME, second, (0, Throw((0, 1))), (CHANCE, Land((3, 3)))).after
    assert third.faces == dice("3 3 * 1 1")


def test_M4_after_the_third_throw_the_result_stands() -> None:
    third = brains_at("5 4 * 4 1", throws=3)
    assert GAME.legal_moves(third, 0) == (Announce("red"), Announce("blue"))
    assert refused(third, 0, Throw((0,))) == "no_throw_left"


@pytest.mark.parametrize("some", [(), (5,), (-1,), (1, 1), (3, 1), (0, 1, 2, 3, 4, 5)])
def test_M4_dice_are_named_in_order_and_once(some: tuple[int, ...]) -> None:
    assert refused(brains_at("5 4 * 4 1"), 0, Throw(some)) == "wrong_dice"


@pytest.mark.parametrize("faces", [(), (1,), (1, 2, 3), (6, 1), (-1, 1)])
def test_M4_only_the_dice_thrown_land(faces: tuple[int, ...]) -> None:
    thrown = played(GAME, brains_at("5 4 * 4 1"), (0, Throw((1, 3)))).after
    assert refused(thrown, CHANCE, Land(faces)) == "wrong_faces"
    assert GAME.observe(thrown, None).totals == ()


def test_M4_setting_all_aside_ends_the_throwing() -> None:
    step = played(GAME, brains_at("5 4 * 4 1", phase="collect", middle=50), (0, Announce("red")))
    assert GAME.to_move(step.after) == (1,)
    assert GAME.legal_moves(step.after, 1) == (ALL,)


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ("5 4 3 2 1", {"red": 15}),
        ("5 4 1 4 1", {"red": 10, "green": 1, "blue": 4}),
        ("5 4 * 4 1", {"red": 10, "blue": 4}),
        ("* 4 * 2 3", {"red": 6 * 2, "blue": 3 * 2}),
        ("5 * 3 * *", {"red": 8 * 3}),
        ("5 4 * * *", {"red": 9 * 3}),
        ("* * * * 5", {"black": 5 * 4}),
        (FIVE_BRAINS, {}),
    ],
)
def test_M5_sum_of_a_colour_times_brains(faces: str, expected: dict[Colour, int]) -> None:
    assert totals(faces) == expected


def test_M5_all_throws_against_the_table_of_the_dice() -> None:
    most = 0
    for faces in product(range(6), repeat=5):
        brains = faces.count(0)
        factor = {0: 1, 5: 0}.get(brains, brains)
        expected = dict.fromkeys(COLOURS, 0)
        for die, number in enumerate(faces):
            if number:
                expected[DICE[die][number - 1]] += number * factor
        seen = GAME.observe(replace(brains_at(), faces=faces, throws=1), None).totals
        assert {total.colour: total.total for total in seen} == expected
        most = max(most, *expected.values())
    assert most == 27


# Phase 1 -------------------------------------------------------------------------------------------------------------


def test_M6_player_takes_the_total_of_one_colour() -> None:
    state = brains_at("5 4 * 4 1", phase="collect", middle=50, brains_of=(3, 0, 0))
    step = played(GAME, state, (0, Announce("blue")))
    assert step.events == (Took(0, "blue", 4, 4),)
    assert (step.after.middle, step.after.brains) == (46, (7, 0, 0))
    assert GAME.to_move(step.after) == (1,)
    assert refused(state, 0, Announce("green")) == "no_total"
    assert refused(state, 0, Pass()) == "wrong_move"


def test_M6_with_five_brains_nothing_is_taken() -> None:
    state = brains_at(FIVE_BRAINS, phase="collect", middle=50, throws=3)
    assert GAME.legal_moves(state, 0) == (Pass(),)
    step = played(GAME, state, (0, Pass()))
    assert step.events == (Passed(0),)
    assert (step.after.middle, step.after.brains) == (50, (10, 10, 10))
    assert GAME.to_move(step.after) == (1,)
    assert Throw((0,)) in GAME.legal_moves(replace(state, throws=2), 0)


@pytest.mark.parametrize("middle", [7, 10])
def test_M7_phase_two_begins_when_the_middle_is_empty(middle: int) -> None:
    step = played(GAME, brains_at("5 4 * 4 1", phase="collect", middle=middle, turn=2), (2, Announce("red")))
    assert step.events == (Took(2, "red", 10, middle), PhaseTwo())
    assert (step.after.middle, step.after.brains) == (0, (10, 10, 10 + middle))
    assert step.after.phase == "pay"
    assert GAME.to_move(step.after) == (0,)


def test_M7_phase_one_lasts_while_a_brain_is_left() -> None:
    step = played(GAME, brains_at("5 4 * 4 1", phase="collect", middle=11), (0, Announce("red")))
    assert (step.after.phase, step.after.middle) == ("collect", 1)


# Phase 2 -------------------------------------------------------------------------------------------------------------


def test_M8_opponent_of_the_colour_pays_into_the_middle() -> None:
    state = brains_at("5 4 * 4 1", brains_of=(20, 20, 20), middle=40)
    step = played(GAME, state, (0, Announce("blue")))
    assert step.events == (Paid(0, 2, "blue", 4, 4),)
    assert (step.after.brains, step.after.middle) == ((20, 20, 16), 44)
    assert brains_in(step.after) == brains_in(state)
    assert GAME.to_move(step.after) == (1,)
    assert refused(state, 0, Announce("green")) == "no_total"


@pytest.mark.parametrize(
    ("faces", "colour", "brains_of", "total"),
    [
        ("5 4 * 4 1", "red", (20, 20, 20), 10),  # the own colour
        ("5 4 * 5 1", "green", (20, 20, 20), 5),  # nobody's colour
        ("5 4 * 4 1", "blue", (20, 20, 0), 4),  # the colour of somebody who is out
    ],
)
def test_M9_active_player_pays_for_a_colour_of_no_opponent(
    faces: str, colour: Colour, brains_of: tuple[int, ...], total: int
) -> None:
    state = brains_at(faces, brains_of=brains_of, out=((2,),) if not brains_of[2] else ())
    step = played(GAME, state, (0, Announce(colour)))
    assert step.events == (Paid(0, 0, colour, total, total),)
    assert step.after.brains == (20 - total, *brains_of[1:])


def test_M10_who_has_too_few_pays_all_and_is_out() -> None:
    step = played(GAME, brains_at("5 4 * 4 1", brains_of=(20, 20, 3)), (0, Announce("blue")))
    assert step.events == (Paid(0, 2, "blue", 4, 3), Out(2))
    assert (step.after.brains, step.after.middle) == ((20, 20, 0), 3)
    assert GAME.observe(step.after, None).out == (2,)
    next_turn = played(GAME, step.after, (1, ALL), (CHANCE, Land(dice("5 1 3 2 1"))), (1, Announce("red"))).after
    assert GAME.to_move(next_turn) == (0,)


def test_M10_paying_exactly_all_is_out_too() -> None:
    step = played(GAME, brains_at("5 4 * 4 1", brains_of=(20, 20, 4)), (0, Announce("blue")))
    assert step.events == (Paid(0, 2, "blue", 4, 4), Out(2))


def test_M10_active_player_who_pays_the_last_brains_is_out() -> None:
    state = brains_at("5 4 * 4 1", brains_of=(10, 0, 20, 5), colours=("red", "yellow", "blue", "black"), out=((1,),))
    step = played(GAME, state, (0, Announce("red")))
    assert step.events == (Paid(0, 0, "red", 10, 10), Out(0))
    assert GAME.to_move(step.after) == (2,)


def test_M10_without_brains_when_phase_two_begins_is_out() -> None:
    four: tuple[Colour, ...] = ("red", "yellow", "blue", "green")
    state = brains_at("5 4 * 4 1", phase="collect", middle=8, brains_of=(6, 0, 5, 0), colours=four)
    step = played(GAME, state, (0, Announce("red")))
    assert step.events == (Took(0, "red", 10, 8), PhaseTwo(), Out(1), Out(3))
    assert GAME.to_move(step.after) == (2,)


def test_M10_with_five_brains_nobody_pays() -> None:
    step = played(GAME, brains_at(FIVE_BRAINS, throws=3), (0, Pass()))
    assert step.events == (Passed(0),)
    assert step.after.brains == (10, 10, 10)
    assert GAME.to_move(step.after) == (1,)


def test_M11_last_player_with_brains_wins() -> None:
    state = brains_at("5 4 * 4 1", brains_of=(0, 12, 4), turn=1, out=((0,),), middle=84)
    step = played(GAME, state, (1, Announce("blue")))
    assert step.events == (Paid(1, 2, "blue", 4, 4), Out(2), Ended(1))
    assert GAME.to_move(step.after) == ()
    assert GAME.outcome(step.after) == Outcome("last_with_brains", scores=(0, 12, 0), places=(3, 1, 2), winners=(1,))


def test_M11_active_player_can_lose_the_game_in_the_own_turn() -> None:
    step = played(GAME, brains_at("5 4 * 4 1", brains_of=(7, 9, 0), out=((2,),)), (0, Announce("red")))
    assert step.events == (Paid(0, 0, "red", 10, 7), Out(0), Ended(1))
    assert GAME.outcome(step.after) == Outcome("last_with_brains", scores=(0, 9, 0), places=(2, 1, 3), winners=(1,))


def test_M11_those_who_went_at_the_same_moment_share_a_place() -> None:
    four: tuple[Colour, ...] = ("red", "yellow", "blue", "green")
    state = brains_at("5 4 * 4 1", brains_of=(9, 0, 1, 0), colours=four, out=((1, 3),))
    over = played(GAME, state, (0, Announce("blue"))).after
    assert GAME.outcome(over) == Outcome("last_with_brains", scores=(9, 0, 0, 0), places=(1, 3, 2, 3), winners=(0,))


@pytest.mark.parametrize(
    ("faces", "brains", "numbers", "result"),
    [("5 4 1 4 1", 0, 10, 10), ("5 4 * 4 1", 1, 10, 10), ("* 4 * 2 3", 2, 6, 12), ("5 * 3 * *", 3, 8, 24)],
)
def test_M12_worked_examples_of_totals(faces: str, brains: int, numbers: int, result: int) -> None:
    assert faces.count("*") == brains
    red = GAME.observe(brains_at(faces), None).totals[0]
    assert (red.colour, red.sum, red.multiplier, red.total) == ("red", numbers, max(1, brains), result)


@pytest.mark.parametrize(
    ("colour", "total", "payer", "left"),
    [("black", 3, 0, (17, 20, 20)), ("blue", 5, 1, (20, 15, 20)), ("green", 3, 2, (20, 20, 17))],
)
def test_M12_worked_example_of_paying(colour: Colour, total: int, payer: int, left: tuple[int, ...]) -> None:
    """You are yellow, the opponents are blue and green; black totals 3, blue 5, green 3."""
    state = brains_at("3 3 5 * 1", brains_of=(20, 20, 20), colours=("yellow", "blue", "green"))
    promised = {total.colour: total for total in GAME.observe(state, 0).totals}
    assert promised[colour] == Total(colour, total, 1, total, payer, total)
    step = played(GAME, state, (0, Announce(colour)))
    assert step.events == (Paid(0, payer, colour, total, total),)
    assert step.after.brains == left


@pytest.mark.parametrize(("brains", "middle"), [((0, 25, 10), 65), ((25, 25, 25), 25), ((0, 0, 0), 100)])
def test_M13_brains_to_start_with_come_out_of_the_middle(brains: tuple[int, ...], middle: int) -> None:
    state = GAME.setup(Options(3, brains=brains))
    assert (state.brains, state.middle, state.phase) == (brains, middle, "collect")


@pytest.mark.parametrize("brains", [(5, 5), (0, 30, 0), (1, 0, 0), (-5, 0, 0)])
def test_M13_other_numbers_are_refused(brains: tuple[int, ...]) -> None:
    with pytest.raises(WrongOption, match="one of 0, 5, 10, 15, 20, 25 for each of the 3 seats"):
        GAME.setup(Options(3, brains=brains))


# Idle ----------------------------------------------------------------------------------------------------------------


def test_idle_player_throws_once_and_takes_the_most() -> None:
    assert GAME.idle_move(brains_at(phase="collect", middle=50), 0) == ALL
    assert GAME.idle_move(brains_at("1 4 * 4 3", phase="collect", middle=50), 0) == Announce("blue")  # 4 + 3
    assert GAME.idle_move(brains_at(FIVE_BRAINS, phase="collect", middle=50), 0) == Pass()
