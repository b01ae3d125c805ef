"""The measure «how much is kept»: the estimate of `estimate.py` in natural units, for a game of hidden cards."""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from gander.contract.answer import RecalledAnswer
from gander.contract.game import Level
from gander.contract.measure import Covariate, RecallMeasure
from gander.games import box
from gander.measures.coach import Advice, advice_on_level
from gander.measures.estimate import Estimate, Numbers, Sample, blocks_of, change_model, course_model, fit, sample_of
from gander.measures.intervals import GivenAway, Interval
from gander.measures.quantiles import logistic
from gander.measures.reference import OrdinaryAnswers, level_or_lowest, reference, sizes_of
from gander.measures.tally import LAGS, Count, Pairs, Tally, add_to
from gander.measures.verdict import Judgement, first_recent, more_games, verdict

MATTERS: Final = 0.10
"""A change that matters: ten answers more, or fewer, of a hundred."""
CONFIDENCE: Final = 0.95
ENOUGH: Final = 24
"""Evenly spread games that stand for all in a mean over games: they differ by practice alone, which is smooth."""

Function: TypeAlias = Callable[[Numbers], tuple[float, Numbers]]
"""A quantity for given parameters, and how it grows with each of them."""


class RecallFigures:
    """What somebody keeps, of ordinary situations at a level."""

    unit: Literal["cards"] = "cards"

    def __init__(self, game: str, by: RecallMeasure) -> None:
        self._game, self._by = game, by
        self.width = 2 + len(by.covariates)
        errors = [("errors", kind) for kind in box(game).measure.errors]
        positions = [("positions", position) for position in by.positions]
        self.pairs: Pairs = (*errors, *(("lags", lag) for lag in LAGS), *positions)

    def row(self, answer: RecalledAnswer[Any]) -> tuple[float, ...]:
        """Right, guess, then the covariates."""
        return float(answer.right), answer.guess, *(covariate.of(answer) for covariate in self._by.covariates)

    def count(self, tally: Tally, answer: RecalledAnswer[Any]) -> None:
        if not answer.counted:
            return
        once = Count(1, int(answer.right))
        if answer.events is not None:
            tally.lags.setdefault(max(lag for lag in LAGS if lag <= answer.events), Count()).add(once)
        if answer.position in self._by.positions:
            tally.positions.setdefault(answer.position, Count()).add(once)
        if answer.error is not None:
            count_error(tally, answer.error, answer.outcomes)

    def missed(self, tally: Tally) -> dict[str, float]:
        """By kind of error what happens above what guessing would bring."""
        return {kind: count - expected for kind, (count, expected) in tally.errors.items()}

    excess_errors = missed

    def given_away(self, games: Sequence[Numbers]) -> tuple[GivenAway, ...]:
        """Nobody's chances are told where cards are hidden."""
        return ()

    def load(self, level: Level | None) -> int:
        return self._ordinary(level).load

    def perfect(self, level: Level | None) -> float:
        return float(self.load(level))

    def guessing(self) -> float:
        return 0.0

    def _ordinary(self, level: Level | None) -> OrdinaryAnswers:
        return reference(self._game).ordinary[level_or_lowest(self._game, level)]

    def judgement(self, games: Sequence[Numbers], level: Level | None, since: int | None) -> Judgement:
        ordinary = self._ordinary(level)
        return change_of(sample_of(games), self._by.covariates, ordinary.situations, ordinary.guess, since)

    def course(self, games: Sequence[Numbers], level: Level | None) -> list[Interval]:
        sample, situations = sample_of(games), self._ordinary(level).situations
        found = fit(sample, course_model(sample, self._by.covariates))
        blocks = blocks_of(sample.games)
        rows = [found.model.by_game[blocks == block] for block in range(int(blocks[-1]) + 1)]
        return [share_interval(found, recall_rate(situations, row)) for row in rows]

    def advice(self, found: Judgement, level: Level | None, games: int, total: Tally) -> Advice:
        return advice_on_level(sizes_of(self._game), level_or_lowest(self._game, level), found.now, games)


def count_error(tally: Tally, error: str, outcomes: Sequence[str]) -> None:
    """One error of its kind; and a blind guess among the wrong options, spread over their kinds."""
    add_to(tally.errors.setdefault(error, [0.0, 0.0]), 1.0, 0.0)
    wrong = [outcome for outcome in outcomes if outcome != "right"]
    for kind in wrong:
        add_to(tally.errors.setdefault(kind, [0.0, 0.0]), 0.0, 1 / len(wrong))


def change_of(
    sample: Sample, covariates: tuple[Covariate, ...], situations: Numbers, guess: float, since: int | None = None
) -> Judgement:
    """Compare the recent games with those before. `since` names the first of them, counted from 0."""
    since = first_recent(sample.games) if since is None else since
    found = fit(sample, change_model(sample, covariates, since))
    rows = found.model.by_game
    recent = rows[since:] if since < len(rows) else rows[-1:]
    kept = interval(found, _beyond_practice(situations, recent))
    right = kept.times(1 - guess)

    def unpractised() -> tuple[Estimate, Interval]:
        plain = fit(sample, change_model(sample, covariates, since, practice=False))
        return plain, interval(plain, _beyond_practice(situations, plain.model.by_game[since:]))

    said = verdict(found, right, sample.games, MATTERS, unpractised)
    return Judgement(
        verdict=said,
        change=kept,
        points=right,
        practice=interval(found, _practice(situations, rows)).times(1 - guess),
        now=share_interval(found, recall_rate(situations, recent)),
        recent=sample.games - since,
        more_games=more_games(right, sample.games, MATTERS) if said == "too_early" else 0,
    )


def _beyond_practice(situations: Numbers, recent: Numbers) -> Function:
    """The recent games less the same games without what changed."""
    unchanged = recent.copy()
    unchanged[:, 1] = 0.0
    return difference(recall_rate(situations, recent), recall_rate(situations, unchanged))


def _practice(situations: Numbers, rows: Numbers) -> Function:
    """Today's practice less that of the first game, all else as today."""
    today = rows[-1:]
    first = np.concatenate((today[:, :2], rows[:1, 2:]), axis=1)
    return difference(recall_rate(situations, today), recall_rate(situations, first))


# Natural units -------------------------------------------------------------------------------------------------------


def recall_rate(situations: Numbers, games: Numbers) -> Function:
    """How much of what is asked in these situations is known, not guessed, on average over games of these designs."""
    games = games[np.linspace(0, len(games) - 1, min(len(games), ENOUGH)).round().astype(np.intp)]
    x = np.concatenate((np.repeat(games, len(situations), axis=0), np.tile(situations, (len(games), 1))), axis=1)

    def share(theta: Numbers) -> tuple[float, Numbers]:
        known = logistic(x @ theta)
        return float(known.mean()), (x * (known * (1 - known))[:, None]).mean(axis=0)

    return share


def difference(one: Function, other: Function) -> Function:
    """How much more the one is than the other."""

    def minus(theta: Numbers) -> tuple[float, Numbers]:
        (value, gradient), (less, slope) = one(theta), other(theta)
        return value - less, gradient - slope

    return minus


def interval(estimate: Estimate, function: Function, confidence: float = CONFIDENCE) -> Interval:
    """A difference, or any figure that may take every value, with its interval."""
    mean, gradient = function(estimate.mean)
    error = float(np.sqrt(gradient @ estimate.covariance @ gradient))
    reach = estimate.reach(confidence) * error
    return Interval(mean, mean - reach, mean + reach, error)


def share_interval(estimate: Estimate, function: Function, confidence: float = CONFIDENCE) -> Interval:
    """A share between 0 and 1 with its interval, which stays there: it is taken on the scale of log-odds."""
    share, gradient = function(estimate.mean)
    slope = max(share * (1 - share), 1e-12)
    error = float(np.sqrt(gradient @ estimate.covariance @ gradient))
    odds, reach = log(max(share, 1e-12) / max(1 - share, 1e-12)), estimate.reach(confidence) * error / slope
    return Interval(share, _logistic(odds - reach), _logistic(odds + reach), error)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > -700 else 0.0
