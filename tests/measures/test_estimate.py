"""The estimate on people of whom everything is known, and on tiny samples that can be worked out by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.special import expit

from gander.measures import decisions
from gander.measures.estimate import (
    Model,
    Numbers,
    Sample,
    blocks_of,
    change_model,
    course_model,
    fit,
    sample_of,
    wandering,
)
from gander.measures.intervals import Interval
from gander.measures.recall import MATTERS, change_of, difference, interval, recall_rate, share_interval
from gander.measures.verdict import BAR, FEWEST, first_recent, more_games
from tools.studies.progress import (
    LEARNERS,
    Case,
    false_words,
    games_for_power,
    margin,
    rates,
    table,
)
from tools.studies.progress import (
    covariates as study_covariates,
)
from tools.studies.simulated_people import QUICK, Practice

NOTHING: tuple[Any, ...] = ()
ANYWHERE = np.zeros((1, 0))


def sample(right: list[int], guess: float, games: list[int]) -> Sample:
    """Answers without covariates, so many in each game."""
    return Sample(
        np.array(right, np.float64),
        np.full(len(right), guess),
        np.zeros((len(right), 0)),
        np.repeat(np.arange(len(games)), games),
        np.arange(len(games), dtype=np.float64),
    )


def one_level(games: int, sd: float = 1e3) -> Model:
    return Model(np.ones((games, 1)), np.zeros(1), np.array([[sd**-2.0]]))


def test_without_a_prior_the_share_kept_is_the_share_right_less_the_guesses() -> None:
    """70 of 100 right with a floor of 0.2: (0.7 - 0.2) / 0.8 are known."""
    answers = sample([1] * 70 + [0] * 30, 0.2, [100])
    found = fit(answers, one_level(1))
    kept, _ = recall_rate(ANYWHERE, np.ones((1, 1)))(found.mean)
    assert kept == pytest.approx(0.625, abs=1e-4)


def test_the_fit_is_where_another_optimiser_finds_it() -> None:
    from scipy.optimize import minimize  # here, since every process that tests would load it otherwise

    rng = np.random.default_rng(3)
    size, games = 200, 10
    hard = study_covariates()
    covariates = rng.normal(size=(size, len(hard)))
    answers = Sample(
        (rng.random(size) < 0.7).astype(np.float64),
        rng.uniform(0.1, 0.4, size),
        covariates,
        np.repeat(np.arange(games), size // games),
        np.arange(games, dtype=np.float64),
    )
    for model in (change_model(answers, hard, 5), course_model(answers, hard)):
        x = np.concatenate((model.by_game[answers.game], covariates), axis=1)

        def misfit(theta: Numbers, x: Numbers = x, model: Model = model) -> float:
            chance = answers.guess + (1 - answers.guess) * expit(x @ theta)
            log = np.where(answers.right > 0.5, np.log(chance), np.log1p(-chance)).sum()
            off = theta - model.mean
            return float(off @ model.precision @ off / 2 - log)

        best = minimize(misfit, model.mean, method="BFGS").x
        assert fit(answers, model).mean == pytest.approx(best, abs=2e-3)


def test_the_fit_is_at_its_goal_also_for_somebody_below_the_guess_floor() -> None:
    """One of 24 right where guesses bring five: where the slope of what is thought of the one level is nothing."""
    low, high = -20.0, 20.0
    for _ in range(60):
        level = (low + high) / 2
        known = expit(level)
        chance = 0.2 + 0.8 * known
        slope = 0.8 * known * (1 - known) * (1 / chance - 23 / (1 - chance)) - level / 2**2
        low, high = (level, high) if slope > 0 else (low, level)
    assert fit(sample([1] + [0] * 23, 0.2, [24]), one_level(1, sd=2.0)).mean == pytest.approx([low], abs=1e-3)


def test_games_that_differ_more_than_luck_widen_the_interval() -> None:
    """The same answers, well mixed, or all right in one game and all wrong in the next."""
    mixed = sample([1, 0] * 200, 0.0, [10] * 40)
    moody = sample(([1] * 10 + [0] * 10) * 20, 0.0, [10] * 40)
    tame, wild = (fit(answers, one_level(40)) for answers in (mixed, moody))
    assert tame.mean == pytest.approx(wild.mean, abs=1e-6)
    assert wild.days > 1 > tame.days
    assert wild.covariance[0, 0] > 3 * tame.covariance[0, 0]


def test_levels_that_wander_have_the_covariance_of_a_random_walk() -> None:
    """The first level has the variance 1.5², each game adds 0.06²: by hand for blocks 2 and 5 games apart."""
    covariance = np.linalg.inv(wandering(np.array([0.0, 2.0, 7.0])))
    first, second, third = 1.5**2, 1.5**2 + 2 * 0.06**2, 1.5**2 + 7 * 0.06**2
    assert covariance == pytest.approx(
        np.array([[first, first, first], [first, second, second], [first, second, third]])
    )


def test_blocks_are_even_and_few() -> None:
    assert blocks_of(3).tolist() == [0, 0, 0]
    assert blocks_of(9).tolist() == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    sizes = np.bincount(blocks_of(1000))
    assert len(sizes) == 12
    assert sizes.max() - sizes.min() <= 1


def test_the_interval_of_a_share_stays_between_none_and_all() -> None:
    always_right = fit(sample([1] * 40, 0.2, [10] * 4), one_level(4, sd=1.5))
    found = share_interval(always_right, recall_rate(ANYWHERE, np.ones((1, 1))))
    assert 0 < found.low < found.mean < found.high < 1


def test_a_difference_of_equals_is_nothing() -> None:
    found = fit(sample([1, 0] * 20, 0.2, [10] * 4), one_level(4))
    here = recall_rate(ANYWHERE, np.ones((1, 1)))
    assert interval(found, difference(here, here)) == Interval(0.0, 0.0, 0.0, 0.0)


def test_games_without_a_counted_answer_are_practice_all_the_same() -> None:
    some = np.array([[1.0, 0.2], [0.0, 0.2]])
    found = sample_of([some, np.empty((0, 2)), some])
    assert found.played.tolist() == [0, 2]
    assert found.game.tolist() == [0, 0, 1, 1]


# The verdict ---------------------------------------------------------------------------------------------------------


def test_nothing_is_said_before_there_is_something_to_say() -> None:
    for games in range(1, FEWEST):
        right = [0] * (10 * (games // 2)) + [1] * (10 * (games - games // 2))
        found = change_of(sample(right, 0.2, [10] * games), NOTHING, ANYWHERE, 0.2)
        assert found.verdict == "too_early"


def test_a_plain_change_is_seen_and_has_its_sign() -> None:
    weak, strong = [1, 0, 0, 1, 0] * 4 * 30, [1, 1, 1, 0, 1] * 4 * 30
    up = change_of(sample(weak + strong, 0.2, [20] * 60), NOTHING, ANYWHERE, 0.2)
    down = change_of(sample(strong + weak, 0.2, [20] * 60), NOTHING, ANYWHERE, 0.2)
    assert (up.verdict, down.verdict) == ("better", "worse")
    assert (up.recent, up.more_games) == (30, 0)
    # From 40 to 80 of 100 right; some of the rise may be practice, so a little less is left for the change.
    assert up.points is not None
    assert 0.25 < up.points.mean < 0.45
    assert up.points.mean == pytest.approx(0.8 * up.change.mean)


def test_steady_play_for_long_is_no_change() -> None:
    found = change_of(sample([1, 1, 0, 1, 1] * 4 * 200, 0.2, [20] * 200), NOTHING, ANYWHERE, 0.2)
    assert found.verdict == "no_change"
    assert found.recent == 100


def test_recent_is_the_second_half_but_not_all_of_a_long_one() -> None:
    assert [first_recent(games) for games in (1, 2, 9, 200, 5000)] == [1, 1, 5, 100, 4900]


def test_how_many_more_games_would_tell() -> None:
    """For 80 % power at the bar of 99 % the standard error must be a tenth over (2.576 + 0.842)."""
    needed = MATTERS / (2.5758 + 0.8416)
    assert BAR == 0.99
    assert more_games(Interval(0, 0, 0, needed), 50, MATTERS) == 1
    assert more_games(Interval(0, 0, 0, 2 * needed), 50, MATTERS) == pytest.approx(150, abs=1)


# The study, in small -------------------------------------------------------------------------------------------------

FEW = 150
"""Three standard errors of a rate of 95 % in so many people are 5 points."""


@pytest.mark.parametrize("case", [Case(12, 6), Case(30, 3), Case(30, 6, 0.10)], ids=str)
def test_intervals_cover_the_truth(case: Case) -> None:
    found = rates(case, FEW, seed=11)
    low = 0.95 - margin(0.95, FEW)
    assert found.level_covered >= low
    assert found.change_covered >= low
    if not case.gain:
        assert found.better <= 0.05


def test_a_gain_is_seen_more_often_with_more_games() -> None:
    found = [rates(Case(games, 6, 0.10), 60, seed=5) for games in (10, 90)]
    assert found[0].better < found[1].better
    assert found[1].better > 0.8 - margin(0.8, 60)


def test_the_study_is_the_same_again() -> None:
    assert rates(Case(8), 5, seed=2) == rates(Case(8), 5, seed=2)
    assert "| 6 | 8 | none |" in table([rates(Case(8), 5, seed=2)])


def test_games_for_power_are_read_off_between_two_lines() -> None:
    few, many = (rates(Case(8), 2)._replace(better=better) for better in (0.7, 0.9))
    assert games_for_power([few, many._replace(case=Case(28))]) == pytest.approx(18)
    assert games_for_power([few]) is None


@pytest.mark.nightly
@pytest.mark.parametrize("suspects", [3, 6])
@pytest.mark.parametrize("gain", [0.0, 0.10])
@pytest.mark.parametrize("games", [10, 20, 40, 80])
def test_nightly_intervals_cover_93_to_97_percent(games: int, gain: float, suspects: int) -> None:
    people = 1000
    found = rates(Case(games, suspects, gain), people, seed=21)
    slack = margin(0.95, people, errors=2)
    assert 0.93 - slack <= found.level_covered <= 0.97 + slack
    assert 0.93 - slack <= found.change_covered <= 0.97 + slack
    if not gain:
        assert found.better <= 0.05


def test_looking_often_brings_neither_false_hope_nor_false_worry() -> None:
    """At most one in twenty; of as many people more are told so by luck with a chance of one in forty."""
    people = 30
    found = false_words(60, QUICK, people, seed=77)
    most = people * (0.05 + margin(0.05, people, errors=2))
    assert found.better <= most
    assert found.worse <= most


@pytest.mark.nightly
@pytest.mark.parametrize("practices", [("none",), QUICK], ids=str)
def test_nightly_looking_often_does_no_harm(practices: tuple[Practice, ...]) -> None:
    people = 600
    found = false_words(100, practices, people, seed=31)
    most = people * (0.05 + margin(0.05, people, errors=2))
    assert found.better <= most
    assert found.worse <= most


@pytest.mark.nightly
@pytest.mark.parametrize("case", LEARNERS, ids=str)
def test_nightly_learners_of_other_kinds_and_mixed_levels_are_covered(case: Case) -> None:
    people = 600
    found = rates(case, people, seed=22)
    low = 0.94 - margin(0.94, people, errors=2)
    assert found.level_covered >= low
    assert found.change_covered >= low


# What was left -------------------------------------------------------------------------------------------------------


def some_decisions(games: int, change: float, rng: np.random.Generator, practice: float = 0.4) -> list[Numbers]:
    """What somebody leaves on the table who has good and bad days and gets used to the dice."""
    leavings = []
    for game in range(games):
        usual = 0.9 + practice * np.exp(-game / 4) + (change if game >= first_recent(games) else 0.0)
        today = usual * np.exp(rng.normal(0, 0.2) - 0.02)
        leavings.append(np.where(rng.random(25) < 0.5, 0.0, rng.exponential(2 * today, 25)))
    return leavings


@pytest.mark.parametrize("people", [200, pytest.param(2000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("games", [12, 40])
def test_intervals_of_what_is_left_cover_the_truth(games: int, people: int) -> None:
    rng = np.random.default_rng(games)
    covered, better = 0, 0
    for _ in range(people):
        found = decisions.change_of(decisions.games_of(some_decisions(games, 0.0, rng)))
        covered += found.change.low <= 0 <= found.change.high
        better += found.verdict == "better"
    assert covered / people >= 0.95 - margin(0.95, people)
    assert better / people <= 0.05


@pytest.mark.parametrize("practice", [0.0, 0.4])
@pytest.mark.parametrize(("people", "games"), [(30, 60), pytest.param(300, 100, marks=pytest.mark.nightly)])
def test_looking_often_at_what_is_left_brings_no_false_words(practice: float, people: int, games: int) -> None:
    """Those who gain nothing by practice fall short of what is expected; that alone must not be «worse»."""
    rng = np.random.default_rng(3)
    told: Counter[str] = Counter()
    for _ in range(people):
        leavings = some_decisions(games, 0.0, rng, practice)
        looks = (decisions.games_of(leavings[:seen]) for seen in range(FEWEST, games + 1))
        told.update({decisions.change_of(seen).verdict for seen in looks})
    most = people * (0.05 + margin(0.05, people, errors=2))
    assert told["better"] <= most
    assert told["worse"] <= most


def test_leaving_less_is_better() -> None:
    rng = np.random.default_rng(1)
    found = decisions.change_of(decisions.games_of(some_decisions(120, -0.5, rng)))
    assert found.verdict == "better"
    assert found.change.high < 0
