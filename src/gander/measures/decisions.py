"""The measure «what was left on the table»: how much a decision leaves, how that went, and what changed.

What is left is an amount, not right or wrong, so there is no guess floor and nothing to bend: the same two models as in
`estimate.py`, fitted to the mean of each game by weighted least squares, with Knapp and Hartung's correction for few
games.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final, Literal, NamedTuple

import numpy as np

from gander.contract.answer import DecidedAnswer
from gander.contract.game import Level
from gander.contract.measure import DecisionMeasure
from gander.measures.coach import Advice, advice_on_stage
from gander.measures.estimate import Estimate, Model, Numbers, blocks_of, practice_after
from gander.measures.intervals import GivenAway, Interval
from gander.measures.quantiles import student_quantile
from gander.measures.reference import reference
from gander.measures.tally import Pairs, Tally, add_to
from gander.measures.verdict import Judgement, first_recent, more_games, verdict

LEVEL: Final = (1.0, 2.0)
CHANGE: Final = (0.0, 1.0)
PRACTICE: Final = (-0.2, 0.3)
"""For each kind of practice: about how much less is left."""
WANDER: Final = 0.05
FEWEST: Final = 5
"""Fewer games say too little about how games scatter."""
MATTERS: Final = 0.2
"""A change that matters: a fifth of a point less, or more, in every decision."""


class DecisionFigures:
    """What the decisions of somebody leave, at every level alike."""

    unit: Literal["left"] = "left"

    def __init__(self, game: str, by: DecisionMeasure) -> None:
        self._game, self._by = game, by
        self.width = 2 if by.given_away is None else 4
        self.pairs: Pairs = tuple(("stages", stage) for stage in by.stages)

    def row(self, answer: DecidedAnswer[Any]) -> tuple[float, ...]:
        """Right, then what was left; then what was given away of the chance to win, and whether that is exact."""
        row = (float(answer.right), answer.left)
        return row if self._by.given_away is None else (*row, *map(float, self._by.given_away(answer)))

    def count(self, tally: Tally, answer: DecidedAnswer[Any]) -> None:
        """Luck is luck, whoever decided."""
        tally.luck += answer.luck
        if answer.counted:
            add_to(tally.stages.setdefault(self._by.stage(answer), [0.0, 0.0]), 1.0, answer.left)

    def missed(self, tally: Tally) -> dict[str, float]:
        """By stage what a decision leaves on average."""
        return {stage: left / decisions for stage, (decisions, left) in tally.stages.items() if decisions}

    def excess_errors(self, tally: Tally) -> dict[str, float]:
        """One error is what a blind decision leaves; blind ones would leave as much at every stage."""
        decisions, left = (sum(sums[place] for sums in tally.stages.values()) for place in (0, 1))
        if not decisions:
            return {}
        usual, one_error = left / decisions, self.guessing()
        return {stage: (lost - made * usual) / one_error for stage, (made, lost) in tally.stages.items()}

    def given_away(self, games: Sequence[Numbers]) -> tuple[GivenAway, ...]:
        if self._by.given_away is None:
            return ()
        found = []
        for exact in (True, False):
            sums = [float(rows[:, 2].sum()) for rows in games if len(rows) and rows[:, 3].all() == exact]
            if len(sums) >= FEWEST:
                found.append(GivenAway(exact, len(sums), mean_of(np.array(sums)).times(100).shown()))
        return tuple(found)

    def load(self, level: Level | None) -> None:
        return None

    def perfect(self, level: Level | None) -> float:
        return 0.0

    def guessing(self) -> float:
        left = reference(self._game).left_by_guessing
        assert left is not None
        return left

    def judgement(self, games: Sequence[Numbers], level: Level | None, since: int | None) -> Judgement:
        return change_of(games_of([rows[:, 1] for rows in games]), since)

    def course(self, games: Sequence[Numbers], level: Level | None) -> list[Interval]:
        decided = games_of([rows[:, 1] for rows in games])
        found = fit(decided, course_model(len(decided.left)))
        return [interval(found, row) for row in np.eye(found.model.by_game.shape[1])]

    def advice(self, found: Judgement, level: Level | None, games: int, total: Tally) -> Advice:
        return advice_on_stage(self.missed(total))


def mean_of(values: Numbers, confidence: float = 0.95) -> Interval:
    """The mean over games, with its interval: downwards Student's, upwards as many times as that is of the mean.

    A few games give away far more than the others, so what is not seen yet lies above.
    """
    mean, error = float(values.mean()), float(values.std(ddof=1)) / len(values) ** 0.5
    reach = student_quantile(len(values) - 1, 0.5 + confidence / 2) * error
    return Interval(mean, max(0.0, mean - reach), mean * exp(reach / mean) if mean else 0.0, error)


# The estimate --------------------------------------------------------------------------------------------------------


class Games(NamedTuple):
    """The games of one player: what a decision left on average, and how many decisions there were."""

    left: Numbers
    decisions: Numbers
    within: float
    """The variance of what single decisions of a game leave."""


def games_of(decisions: Sequence[Numbers]) -> Games:
    """From what every decision of every game left. Games without a decision are left out."""
    played = [game for game in decisions if len(game)]
    means = np.array([game.mean() for game in played])
    counts = np.array([len(game) for game in played], np.float64)
    squares = sum(float(((game - game.mean()) ** 2).sum()) for game in played)
    return Games(means, counts, squares / max(1.0, float(counts.sum()) - len(played)))


def change_model(games: int, since: int, practice: bool = True) -> Model:
    after = (np.arange(games) >= since).astype(np.float64)
    by_game, known = np.column_stack((np.ones(games), after)), [LEVEL, CHANGE]
    if practice:
        by_game = np.column_stack((by_game, practice_after(np.arange(games, dtype=np.float64))))
        known = [*known, PRACTICE, PRACTICE]
    mean, sd = np.array(known).T
    return Model(by_game, mean, np.diag(sd**-2.0))


def course_model(games: int) -> Model:
    """A level for each block of games; each is a step away from the one before."""
    blocks = blocks_of(games)
    count = int(blocks[-1]) + 1
    by_game = (blocks[:, None] == np.arange(count)).astype(np.float64)
    precision = np.zeros((count, count))
    precision[0, 0] = LEVEL[1] ** -2.0
    for block in range(count - 1):
        step = count / (WANDER**2 * games)
        precision[block : block + 2, block : block + 2] += step * np.array([[1, -1], [-1, 1]])
    return Model(by_game, np.full(count, LEVEL[0]), precision)


def fit(games: Games, model: Model) -> Estimate:
    """Weighted least squares; the scatter between games is taken from the games themselves."""
    x, y, count = model.by_game, games.left, len(games.left)
    between = 0.0
    for _ in range(20):
        weight = 1 / (games.within / games.decisions + between + 1e-12)
        information = (x * weight[:, None]).T @ x + model.precision
        theta = np.linalg.solve(information, (x * weight[:, None]).T @ y + model.precision @ model.mean)
        rest = y - x @ theta
        found = float(np.mean(rest**2 - games.within / games.decisions)) * count / max(1, count - 2)
        if abs(max(0.0, found) - between) < 1e-9:
            break
        between = max(0.0, found)
    freedom = max(1, count - 2)
    scatter = float(np.sum(weight * rest**2)) / freedom
    covariance = np.asarray(np.linalg.inv(information) * max(scatter, 0.5), np.float64)
    return Estimate(model, np.asarray(theta, np.float64), covariance, float(freedom), between**0.5)


def interval(found: Estimate, row: Numbers, confidence: float = 0.95) -> Interval:
    """A weighted sum of parameters."""
    mean, error = float(row @ found.mean), float(np.sqrt(row @ found.covariance @ row))
    reach = found.reach(confidence) * error
    return Interval(mean, mean - reach, mean + reach, error)


def change_of(games: Games, since: int | None = None) -> Judgement:
    """Compare the recent games with those before; above 0 more is left. `since` names the first of them, from 0."""
    count = len(games.left)
    since = first_recent(count) if since is None else since
    found = fit(games, change_model(count, since))
    left = interval(found, np.array([0.0, 1.0, 0.0, 0.0]))

    def unpractised() -> tuple[Estimate, Interval]:
        plain = fit(games, change_model(count, since, practice=False))
        return plain, interval(plain, np.array([0.0, 1.0])).reversed()

    said = verdict(found, left.reversed(), count, MATTERS, unpractised)
    return Judgement(
        verdict=said,
        change=left,
        points=None,
        practice=None,
        now=interval(found, found.model.by_game[since:].mean(axis=0) if since < count else found.model.by_game[-1]),
        recent=count - since,
        more_games=more_games(left, count, MATTERS) if said == "too_early" else 0,
    )
