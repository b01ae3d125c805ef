"""Exact odds, against enumeration, recursion and calculation by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gander.games.brains.odds.turn_odds import (
    MOST,
    THROWN,
    Values,
    all_totals,
    best_choice,
    best_colour,
    choices,
    expectation,
    final_values,
    results,
    totals_after,
    with_a_throw,
    with_thrown,
    with_throws,
    worth_of_taking,
)
from gander.games.brains.pieces import COLOURS, Faces
from tests.games.brains import oracle as oracle

EVERY_RESULT = tuple(product(range(6), repeat=5))
FIVE_BRAINS = (0, 0, 0, 0, 0)
EXACT = 1e-12


def totals(faces: Faces) -> list[int]:
    """What each colour counts, by the second implementation of the rules."""
    return list(oracle.totals_of([face or oracle.BRAIN for face in faces]).values())


def taking(middle: int = MOST) -> Values:
    return final_values(worth_of_taking(middle), 0)


# Results -------------------------------------------------------------------------------------------------------------


def test_M5_totals_of_every_result() -> None:
    assert all_totals().reshape(len(COLOURS), -1).T.tolist() == [totals(faces) for faces in EVERY_RESULT]
    assert all_totals().max() == MOST


def test_M6_most_is_announced_while_collecting() -> None:
    assert taking().ravel().tolist() == [max(totals(faces)) for faces in EVERY_RESULT]


def test_M7_no_more_than_the_middle_holds() -> None:
    assert taking(4).ravel().tolist() == [min(4, max(totals(faces))) for faces in EVERY_RESULT]


def test_best_announcement_for_any_worth() -> None:
    rng = np.random.default_rng(3)
    worth = rng.normal(size=(len(COLOURS), MOST + 1))
    final = final_values(worth, passing=-7)
    for faces in EVERY_RESULT:
        announced = {colour: worth[colour, total] for colour, total in enumerate(totals(faces)) if total}
        assert final[faces] == max(announced.values(), default=-7)
        assert best_colour(worth, faces) == max(announced, key=lambda colour: announced[colour], default=None)


# By hand -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_chance_of_five_brains_for_who_wants_nothing_else(throws: int) -> None:
    """Every die has so many throws to show its brain, and keeps it."""
    final = final_values(np.zeros((len(COLOURS), MOST + 1)), passing=1)
    assert expectation(final, throws) == pytest.approx((1 - (5 / 6) ** throws) ** 5, abs=1e-15)


@pytest.mark.parametrize("throws", [1, 2, 3])
@pytest.mark.parametrize("colour", range(5))
def test_chance_of_a_colour_to_show_at_all(colour: int, throws: int) -> None:
    """Each die has one number of the colour (M1): five dice miss it with (5/6)⁵ in every throw."""
    worth = np.zeros((len(COLOURS), MOST + 1))
    worth[colour, 1:] = 1
    final = final_values(worth, passing=0)
    assert expectation(final, throws) == pytest.approx(1 - (5 / 6) ** (5 * throws), abs=1e-14)


@pytest.mark.parametrize("throws", [1, 2])
def test_last_brain_of_the_middle_is_missed_with_five_brains_only(throws: int) -> None:
    assert 1 - expectation(taking(1), throws) == pytest.approx(6.0 ** (-5 * throws), rel=1e-6)


def test_most_that_two_dice_can_be_thrown_for() -> None:
    """Three brains lie. The other dice show the 5 and the 4 of one colour: nothing is higher, so nothing is thrown.

    Die 0 shows the red 5, die 1 the red 4: die + number = 5, and 5 is red again (M1).
    """
    assert best_choice(taking(), (5, 4, 0, 0, 0), 2).thrown == ()
    assert taking()[5, 4, 0, 0, 0] == (5 + 4) * 3 == MOST


def test_one_die_thrown_beside_four_brains() -> None:
    """Four brains make 4, 8, 12, 16 or 20 of the last die's number, and nothing of its brain: 10 on average."""
    worths = {choice.thrown: choice.value for choice in choices(taking(), (2, 0, 0, 0, 0), 1)}
    assert worths[()] == 8
    assert worths[0,] == pytest.approx(10)


def test_one_throw_enumerated() -> None:
    assert expectation(taking(), throws=1) == pytest.approx(sum(max(totals(faces)) for faces in EVERY_RESULT) / 6**5)


# By recursion --------------------------------------------------------------------------------------------------------


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def recursion(dice: int, value: Callable[[Faces], float]) -> Callable[[Faces, int], float]:
    """What the rules say of a turn, word by word, for any number of dice: to set all aside ends the throwing (M4)."""

    @cache
    def best(faces: Faces, throws_left: int) -> float:
        return max([value(faces), *(throw(faces, thrown, throws_left) for thrown in subsets if throws_left)])

    @cache
    def throw(faces: Faces, thrown: Faces, throws_left: int) -> float:
        landed = [
            tuple(dict(zip(thrown, fallen, strict=True)).get(die, face) for die, face in enumerate(faces))
            for fallen in product(range(6), repeat=len(thrown))
        ]
        return mean([best(other, throws_left - 1) for other in landed])

    subsets = [thrown for count in range(1, dice + 1) for thrown in combinations(range(dice), count)]
    return best


@given(seed=st.integers(0, 2**32), coarse=st.booleans())
def test_M4_two_dice_as_by_plain_recursion(seed: int, coarse: bool) -> None:
    """Three of the five dice count nothing here, so two are left. Coarse values make many choices equal."""
    rng = np.random.default_rng(seed)
    worths = rng.integers(0, 3, (6, 6)).astype(float) if coarse else rng.normal(size=(6, 6))
    final = np.broadcast_to(worths[:, :, None, None, None], (6,) * 5)
    best = recursion(2, lambda faces: float(worths[faces]))
    for left in range(3):
        found = with_throws(final, left)
        expected = np.array([[best((one, two), left) for two in range(6)] for one in range(6)])
        assert np.allclose(found, expected[:, :, None, None, None], rtol=0, atol=EXACT)


def test_M4_three_dice_as_by_plain_recursion() -> None:
    """The first, third and fifth die are thrown; beside them the other two show a 1 each, whatever they show."""

    def value(faces: Faces) -> float:
        return float(max(totals((faces[0], 1, faces[1], 1, faces[2]))))

    best = recursion(3, value)
    final = np.array([value(faces) for faces in product(range(6), repeat=3)]).reshape(6, 1, 6, 1, 6)
    final = np.broadcast_to(final, (6,) * 5)
    for left in (1, 2):
        found = with_throws(final, left)[:, 0, :, 0, :]
        expected = [best(faces, left) for faces in product(range(6), repeat=3)]
        assert np.allclose(found.ravel(), expected, rtol=0, atol=EXACT)


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5), (5, 4, 1, 1, 0), (0, 0, 3, 3, 1), FIVE_BRAINS])
def test_every_choice_for_five_dice_enumerated(faces: Faces) -> None:
    """With one throw left: all ways in which the thrown dice can land, for all 32 choices."""
    found = {choice.thrown: choice.value for choice in choices(taking(), faces, 1)}
    assert len(found) == 32
    for thrown, value in found.items():
        kept = [[face] if die not in thrown else range(6) for die, face in enumerate(faces)]
        assert value == pytest.approx(mean([max(totals(landed)) for landed in product(*kept)]))


# Shapes --------------------------------------------------------------------------------------------------------------

some_values = st.integers(0, 2**32).map(lambda seed: np.random.default_rng(seed).normal(size=(6,) * 5))


@given(final=some_values, faces=st.tuples(*[st.integers(0, 5)] * 5), left=st.integers(0, 2))
def test_best_choice_is_worth_what_the_dice_are_worth(final: Values, faces: Faces, left: int) -> None:
    listed = choices(final, faces, left)
    assert listed[0].value == pytest.approx(with_throws(final, left)[faces])
    assert [choice.value for choice in listed] == sorted((choice.value for choice in listed), reverse=True)


@given(final=some_values)
def test_more_throws_are_never_worse(final: Values) -> None:
    assert (with_a_throw(final) >= final).all()
    assert expectation(final, 1) <= expectation(final, 2) <= expectation(final, 3)


@given(final=some_values)
def test_questions_side_by_side_are_answered_apart(final: Values) -> None:
    both = with_a_throw(np.stack((final, -final), axis=-1))
    assert np.allclose(both[..., 0], with_a_throw(final), rtol=0, atol=EXACT)
    assert np.allclose(both[..., 1], with_a_throw(-final), rtol=0, atol=EXACT)


def test_mean_of_the_thrown_dice() -> None:
    final = np.random.default_rng(1).normal(size=(6,) * 5)
    wide = with_thrown(final)
    assert wide[2, THROWN, 0, THROWN, 1] == pytest.approx(final[2, :, 0, :, 1].mean())
    assert wide[(THROWN,) * 5] == pytest.approx(final.mean())


def test_of_equal_choices_the_one_that_throws_fewer_dice() -> None:
    assert best_choice(np.zeros((6,) * 5), (1, 2, 3, 4, 5), 2).thrown == ()
    only_die_2 = np.broadcast_to(np.arange(6.0)[:, None, None], (6,) * 5)
    assert best_choice(only_die_2, (0, 0, 0, 0, 0), 1).thrown == (2,)


# Where a turn ends ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_results_have_the_mean_that_was_expected(throws: int) -> None:
    """Forwards from the first throw, and backwards from the last result, the same comes out."""
    chances = results(taking(), throws)
    assert chances.min() >= 0
    assert chances.sum() == pytest.approx(1)
    assert (chances * taking()).sum() == pytest.approx(expectation(taking(), throws))
    assert totals_after(chances) @ np.arange(MOST + 1) == pytest.approx(expectation(taking(), throws))


def test_totals_of_one_throw_counted() -> None:
    counted = np.bincount([max(totals(faces)) for faces in EVERY_RESULT], minlength=MOST + 1)
    assert totals_after(results(taking(), 1)) == pytest.approx(counted / 6**5)
