"""The decisions in a game of Brains: exact expectations, and luck apart from skill."""

from __future__ import annotations

from itertools import product

import pytest

from gander.contract.game import CHANCE
from gander.games.brains.chances.course import turns_of
from gander.games.brains.chances.worth import odds_for, stakes
from gander.games.brains.game import GAME
from gander.games.brains.measure import MEASURE, expected_of
from gander.games.brains.pieces import COLOURS, Announce, Land, Paid, Pass, Throw, Took, totals_of
from gander.games.brains.rules import ALL_DICE
from gander.measures.answers import answers_of
from tests.games.brains.positions import brains_at
from tests.notepad.kit import some_game, written

FULL = (27,) * 5


def test_announcing_less_than_the_most_leaves_the_difference() -> None:
    faces = (5, 5, 5, 5, 5)  # a 5 in every colour
    worse = (5, 4, 1, 1, 1)
    for lying in (faces, worse):
        totals = totals_of(lying)
        colour = min(
            (c for c, total in zip(COLOURS, totals, strict=True) if total), key=lambda c: totals[COLOURS.index(c)]
        )
        played = written(
            "brains", [(0, Throw(ALL_DICE), 1.0), (CHANCE, Land(lying), 1.0), (0, Announce(colour), 5.0)], players=3
        )
        (answer,) = answers_of(played)
        assert answer.value == totals[COLOURS.index(colour)]
        assert answer.best >= max(totals)
        assert answer.left == pytest.approx(answer.best - answer.value)
        assert answer.response == 4.0


def test_one_throw_of_one_die_is_the_mean_over_its_faces() -> None:
    """Counted by hand: all six ways in which the die can land, each with its best colour."""
    faces = (5, 5, 3, 1, 2)
    for die in range(5):
        ways = [(*faces[:die], face, *faces[die + 1 :]) for face in range(6)]
        mean = sum(max(totals_of(way)) for way in ways) / 6
        assert odds_for(FULL).throwing(faces, (die,), 1) == pytest.approx(mean)


def test_a_whole_turn_of_one_throw_is_the_mean_over_all_results() -> None:
    mean = sum(max(totals_of(way)) for way in product(range(6), repeat=5)) / 6**5
    assert odds_for(FULL).throwing((0,) * 5, ALL_DICE, 1) == pytest.approx(mean)


def test_what_is_at_stake_when_brains_are_paid_M9() -> None:
    """Red moves; yellow has 4 brains, blue is out, green and black are nobody's: there red pays, 10 at most."""
    state = brains_at(brains_of=(10, 4, 0), colours=("red", "yellow", "blue"), out=((2,),))
    assert stakes(state) == (-10, 4, -10, -10, -10)


def test_what_is_at_stake_while_the_middle_lasts_M7() -> None:
    state = brains_at(brains_of=(0, 0, 0), middle=6, phase="collect")
    assert stakes(state) == (6,) * 5


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_is_its_expectation_plus_luck_less_what_was_left(seed: int) -> None:
    """To the last digit, for every turn of a game."""
    played = some_game("brains", seed, knows=0.5, players=3)
    answers = {answer.move: answer for answer in answers_of(played)}
    state = GAME.setup(played.options)
    total, turns = expected_of(state, Throw(ALL_DICE)), 0
    for place, moved in enumerate(played.moves):
        if place in answers:
            luck, left = answers[place].luck, answers[place].left
            assert left >= 0
            total += luck - left
        step = GAME.apply(state, moved.actor, moved.move)
        for event in step.events:
            brought = event.brains if isinstance(event, Took | Paid) else 0
            if isinstance(event, Paid) and event.payer == event.seat:
                brought = -brought
            if isinstance(event, Took | Paid):
                assert total == pytest.approx(brought, abs=1e-9)
                turns += 1
        if step.after.turn != state.turn and step.after.phase != "over":
            total = expected_of(step.after, Throw(ALL_DICE))
        state = step.after
    assert turns > 10


def test_the_best_choice_leaves_nothing_and_counts_as_right() -> None:
    played = some_game("brains", 3, knows=1.0, players=3)
    decisions = answers_of(played)
    assert decisions
    assert all(answer.right and answer.left == 0 for answer in decisions)


def test_the_best_choice_that_is_told_throws_the_fewest_dice() -> None:
    decisions = answers_of(some_game("brains", 1, knows=0.3, players=3))
    for answer in decisions:
        (best,) = answer.truth
        assert isinstance(best, Throw | Announce | Pass)
        assert answer.right == (answer.value >= answer.best - 1e-12)
        if answer.right and isinstance(best, Throw) and isinstance(answer.answer, Throw):
            assert len(best.dice) <= len(answer.answer.dice)


def test_choices_in_a_table() -> None:
    choices = (Throw((0, 3)), Announce("red"), Pass())
    assert [MEASURE.spell(choice) for choice in choices] == ["throw 0 3", "announce red", "pass"]


def test_a_decision_says_what_it_gave_away_of_winning_and_what_the_throw_brought() -> None:
    """The same as the course of the game, decision by decision; who chose for brains may give some away."""
    played = some_game("brains", 4, knows=0.7, players=4)
    steps = {step.move: (step, turn.exact) for turn in turns_of(played) for step in turn.steps}
    answers = answers_of(played)
    assert len(answers) == len(steps)
    for answer in answers:
        step, exact = steps[answer.move]
        assert (answer.chance_left, answer.chance_luck, answer.chance_exact) == (step.left, step.luck, exact)
    assert any(answer.right and answer.chance_left > 0.001 for answer in answers)
    assert {answer.chance_exact for answer in answers} == {True, False}


@pytest.mark.parametrize("seed", range(4))
def test_the_luck_of_a_game_is_what_all_throws_brought(seed: int) -> None:
    """Added up from the decisions, of which each knows what the throw before it brought."""
    played = some_game("brains", seed, players=3 + seed % 3)
    assert MEASURE.luck is not None
    brought = [0.0] * played.options.players
    for answer in MEASURE.answers(played):
        assert answer.seat is not None
        brought[answer.seat] += answer.luck
    assert MEASURE.luck(played) == pytest.approx(brought)
    assert any(abs(one) > 1 for one in brought)


def test_the_odds_that_are_kept_fill_no_memory() -> None:
    """They are kept in every server; with two thousand stakes they took more than a gigabyte."""
    odds = odds_for((1, 2, 3, -4, 5))
    size = sum(values.nbytes for values in (*odds.lying, *odds.thrown))
    assert odds_for.cache_parameters()["maxsize"] * size < 64_000_000
