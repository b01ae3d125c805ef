"""The estimate: how well somebody plays, how that went over time, and what changed beyond practice.

An answer is right with the chance

    g + (1 − g) · logistic(level at that game + practice so far + difficulty of that answer)

where g is the guess floor of the answer, practice is a mixture of a quick and a slow exponential in the number of games
played before, and the difficulty is a sum over covariates. Two such models are fitted. In the *course* the level may
wander from block to block of games; in the *change* there are two levels, before and after a certain game. All that is
known beforehand are wide priors, written below. Games differ from day to day by more than luck, so the uncertainty is
counted by game. `docs/papers/progress.md` has the reasoning, and a study that holds the intervals to their word.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.contract.measure import Covariate
from gander.measures.quantiles import logistic, student_quantile

Numbers: TypeAlias = NDArray[np.float64]

# What is known beforehand, in log-odds: means and standard deviations ------------------------------------------------

LEVEL: Final = (1.3, 1.5)
"""After all practice; so a first game is expected at 0.5."""
CHANGE: Final = (0.0, 1.5)
PRACTICE: Final = ((3.0, 0.4, 0.6), (10.0, 0.4, 0.6))
"""For each kind of practice: in how many games two thirds are gained; how much in all, give or take."""
WANDER: Final = 0.06
"""How far the level wanders in one game, for no reason that we know."""
DAY_TO_DAY: Final = 0.3
"""How much good and bad days differ, until the games say otherwise."""
DAYS_KNOWN: Final = 40
"""The games that outweigh that."""

MOST_BLOCKS: Final = 12
GAMES_IN_BLOCK: Final = 4

STEPS: Final = 50
CLOSE: Final = 1e-4
"""A step of log-odds that no reader could see; the next one would be its square."""
ROWS: Final = 1000
MANY: Final = 10_000
THINNED: Final = 10
"""Of very many answers every tenth is enough to come near."""
TINY: Final = 1e-9


# Answers in numbers --------------------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """The counted answers of one player at one game, those of a game side by side, the oldest game first."""

    right: Numbers
    """1 or 0."""
    guess: Numbers
    covariates: Numbers
    """One row per answer, one column per covariate."""
    game: NDArray[np.intp]
    """To which game an answer belongs: 0, 1, 2 and so on, without holes."""
    played: Numbers
    """For each game how many games the player had played before it."""

    @property
    def games(self) -> int:
        return len(self.played)


def sample_of(games: Sequence[Numbers]) -> Sample:
    """The games of a player, the oldest first. A game without a counted answer is practice all the same."""
    played = [number for number, rows in enumerate(games) if len(rows)]
    if not played:
        width = games[0].shape[1] if games else 2
        empty = np.empty((0, width))
        return Sample(empty[:, 0], empty[:, 1], empty[:, 2:], np.empty(0, np.intp), np.empty(0))
    rows = np.concatenate([games[number] for number in played])
    sizes = [len(games[number]) for number in played]
    return Sample(
        right=rows[:, 0],
        guess=rows[:, 1],
        covariates=rows[:, 2:],
        game=np.repeat(np.arange(len(played)), sizes),
        played=np.array(played, np.float64),
    )


# What is estimated ---------------------------------------------------------------------------------------------------


class Model(NamedTuple):
    """The parameters: which of them an answer depends on, and what is thought of them beforehand."""

    by_game: Numbers
    """One row per game: its part of the design. The covariates of an answer stand behind it."""
    mean: Numbers
    precision: Numbers
    """The inverse of the prior covariance."""


class Estimate(NamedTuple):
    """The parameters after all answers: those of the games first, then one per covariate."""

    model: Model
    mean: Numbers
    covariance: Numbers
    freedom: float
    """Degrees of freedom of its intervals."""
    days: float
    """How much good and bad days differ, as a standard deviation of log-odds."""

    def reach(self, confidence: float) -> float:
        """How many standard errors an interval reaches to each side."""
        return student_quantile(self.freedom, 0.5 + confidence / 2)


# The two models ------------------------------------------------------------------------------------------------------


def practice_after(played: Numbers) -> Numbers:
    """What is still missing of each kind of practice after some games: one column for each."""
    return np.stack([-np.exp(-played / pace) for pace, _, _ in PRACTICE], axis=1)


def change_model(sample: Sample, covariates: tuple[Covariate, ...], since: int, practice: bool = True) -> Model:
    """One level for all games, and what came on top with game number `since`, counted from 0."""
    after = (np.arange(sample.games) >= since).astype(np.float64)
    by_game = np.column_stack((np.ones(sample.games), after))
    known = [LEVEL, CHANGE]
    if practice:
        by_game = np.column_stack((by_game, practice_after(sample.played)))
        known += [(mean, sd) for _, mean, sd in PRACTICE]
    known += [(c.mean, c.sd) for c in covariates]
    mean, sd = np.array(known).T
    return Model(by_game, mean, np.diag(sd**-2.0))


def course_model(sample: Sample, covariates: tuple[Covariate, ...]) -> Model:
    """A level for each block of games, which wanders from block to block."""
    blocks = blocks_of(sample.games)
    count = int(blocks[-1]) + 1
    levels = (blocks[:, None] == np.arange(count)).astype(np.float64)
    centres = levels.T @ np.arange(sample.games) / levels.sum(axis=0)
    known = [*((mean, sd) for _, mean, sd in PRACTICE), *((c.mean, c.sd) for c in covariates)]
    mean, sd = np.array(known).T
    precision = np.zeros((count + len(known),) * 2)
    precision[count:, count:] = np.diag(sd**-2.0)
    precision[:count, :count] = wandering(centres)
    by_game = np.column_stack((levels, practice_after(sample.played)))
    return Model(by_game, np.concatenate((np.full(count, LEVEL[0]), mean)), precision)


def blocks_of(games: int) -> NDArray[np.intp]:
    """Games in their order, put together to blocks of about the same size."""
    count = max(1, min(MOST_BLOCKS, games // GAMES_IN_BLOCK))
    return np.arange(games) * count // games


def wandering(centres: Numbers) -> Numbers:
    """The precision of levels of which each differs from the one before by a step of unknown size and direction."""
    precision = np.zeros((len(centres),) * 2)
    precision[0, 0] = LEVEL[1] ** -2.0
    for block, games in enumerate(np.diff(centres)):
        step = 1 / (WANDER**2 * games)
        precision[block : block + 2, block : block + 2] += step * np.array([[1, -1], [-1, 1]])
    return precision


# Fitting -------------------------------------------------------------------------------------------------------------


def fit(sample: Sample, model: Model) -> Estimate:
    """The likeliest parameters, and how sure they are."""
    x = np.concatenate((model.by_game[sample.game], sample.covariates), axis=1)
    if len(x) > MANY:  # begin near the goal, which some of the answers show as well; then two steps are plenty
        some = slice(None, None, THINNED)
        near = _likeliest(x[some], sample.right[some], sample.guess[some], model, model.mean, STEPS)
        theta = _likeliest(x, sample.right, sample.guess, model, near, 2)
    else:
        theta = _likeliest(x, sample.right, sample.guess, model, model.mean, STEPS)
    covariance, days = _by_game(sample, x, model, theta)
    freedom = float(max(3, DAYS_KNOWN + sample.games - model.by_game.shape[1]))
    return Estimate(model, theta, covariance, freedom, days)


def _likeliest(x: Numbers, right: Numbers, guess: Numbers, model: Model, theta: Numbers, steps: int) -> Numbers:
    """Newton's method with Fisher's information, in steps that are not too large and never lead up.

    Of somebody who is right less often than by guessing Fisher expects more than there is, and a whole step would go
    to and fro over the goal for ever.
    """
    height = _misfit(x, right, guess, model, theta)
    for _ in range(steps):
        slope, spread, surprise = _surprises(_times(x, theta), right, guess)
        information = _squares(x, slope**2 / spread) + model.precision
        score = np.einsum("ij,i->j", x, slope * surprise / spread) - model.precision @ (theta - model.mean)
        step = np.linalg.solve(information, score)
        step /= max(1.0, float(np.abs(step).max()))
        while (there := _misfit(x, right, guess, model, theta + step)) > height and np.abs(step).max() > CLOSE:
            step /= 2
        theta, height = theta + step, there
        if np.abs(step).max() < CLOSE:
            break
    return theta


def _misfit(x: Numbers, right: Numbers, guess: Numbers, model: Model, theta: Numbers) -> float:
    """How unlikely these parameters are: what is least at the goal."""
    off = theta - model.mean
    chance = np.clip(guess + (1 - guess) * logistic(_times(x, theta)), TINY, 1 - TINY)
    return float(off @ model.precision @ off / 2 - np.log(np.where(right > 0.5, chance, 1 - chance)).sum())


# NumPy's own products of large matrices use every core and then wait for each other, which on tables as long and narrow
# as ours takes longer than one core alone. So no product here is a large one.


def _times(x: Numbers, theta: Numbers) -> Numbers:
    product: Numbers = np.einsum("ij,j->i", x, theta)
    return product


def _squares(x: Numbers, weight: Numbers) -> Numbers:
    """The weighted sum of the squares of all rows."""
    total = np.zeros((x.shape[1], x.shape[1]))
    for start in range(0, len(x), ROWS):
        rows = x[start : start + ROWS]
        total += (rows * weight[start : start + ROWS, None]).T @ rows
    return total


def _surprises(odds: Numbers, right: Numbers, guess: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """For each answer how its chance grows with the log-odds, its variance, and how far the answer is from it."""
    known = logistic(odds)
    chance = np.clip(guess + (1 - guess) * known, TINY, 1 - TINY)
    return (1 - guess) * known * (1 - known), chance * (1 - chance), right - chance


def _by_game(sample: Sample, x: Numbers, model: Model, theta: Numbers) -> tuple[Numbers, float]:
    """The covariance of the parameters when the answers of a game go up and down together, and by how much they do."""
    slope, spread, surprise = _surprises(_times(x, theta), sample.right, sample.guess)
    weight = slope**2 / spread
    information = _squares(x, weight) + model.precision
    starts = np.searchsorted(sample.game, np.arange(sample.games))
    total = np.add.reduceat(weight, starts)
    lean = np.add.reduceat(x * weight[:, None], starts)
    excess = np.add.reduceat(slope * surprise / spread, starts)
    inverse = np.linalg.inv(information)
    # A game pulls the fit towards itself and so looks tamer than it is: the leverage gives that back.
    leverage = np.einsum("gi,ij,gj->g", lean, inverse, lean)
    trusted = DAYS_KNOWN * float(np.mean(total**2))
    seen = float(np.sum(excess**2 - total + leverage))
    variance = max(0.0, (trusted * DAY_TO_DAY**2 + seen) / (trusted + float(np.sum(total**2))))
    covariance: Numbers = inverse @ (information + variance * lean.T @ lean) @ inverse
    return covariance, variance**0.5
