"""What progress says of hidden cards, worked out a second time: from the sheet of answers, by another optimiser.

`docs/papers/progress.md` is the source. What is thought of everybody beforehand is the only thing that is taken from
the code, so a notepad of old may be told another figure when that is thought over, and is held to it all the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from math import log
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.special import expit, logit, stdtrit

from gander.contract.measure import RecallMeasure
from gander.games import box
from gander.measures import estimate

Numbers: TypeAlias = NDArray[np.float64]
Row: TypeAlias = dict[str, str]

HARD: Final[dict[str, Callable[[Row], float]]] = {
    "load": lambda row: log(float(row["load"]) / 4),
    "lag": lambda row: log((1 + float(row["events"])) / 7),
    "replaced": lambda row: float(int(row["occupant"] or 0) > 0),
    "moved_up": lambda row: log(1 + float(row["replacements"])),
    "edge": lambda row: float(row["position"] in ("first", "last")),
    "in_turn": lambda row: float(row["kind"] == "in_turn"),
    "reasoning": lambda row: float(row["reasoned"]) - float(row["guess"]),
}
"""What makes an answer hard, from the columns of the sheet."""


class SecondEstimate:
    """A player at a game."""

    def __init__(self, rows: Sequence[Row], game: str, level: str | None) -> None:
        measure = box(game).measure.by
        assert isinstance(measure, RecallMeasure)
        self.covariates = measure.covariates
        stored = json.loads((files(box(game).package) / "reference.json").read_text("utf-8"))["ordinary"]
        ordinary = stored[level or next(iter(stored))]
        self.situations, self.guess, self.load = np.array(ordinary["covariates"]), ordinary["guess"], ordinary["load"]
        games = sorted({(row["ended"], row["game_id"]) for row in rows})
        counted = [row for row in rows if row["counted"] == "1" and float(row["guess"]) < 1]
        found = {row["game_id"] for row in counted}
        self.played = np.array([place for place, (_, name) in enumerate(games) if name in found], float)
        names = [name for _, name in games if name in found]
        self.game = np.array([names.index(row["game_id"]) for row in counted])
        self.right = np.array([float(row["right"]) for row in counted])
        self.floor = np.array([float(row["guess"]) for row in counted])
        self.hard = np.array([[HARD[one.name](row) for one in self.covariates] for row in counted])

    def practice(self) -> Numbers:
        return np.stack([-np.exp(-self.played / pace) for pace, _, _ in estimate.PRACTICE], axis=1)

    def told(self) -> dict[str, Numbers]:
        """Mean, low and high of each figure of a player with so few games that the curve has one block."""
        count = len(self.played)
        since = (count + 1) // 2
        after = (np.arange(count) >= since).astype(float)
        halves = Fit(self, np.column_stack((np.ones(count), after, self.practice())), [estimate.CHANGE])
        course = Fit(self, np.column_stack((np.ones(count), self.practice())), [])
        recent = halves.design[min(since, count - 1) :]
        before = recent * np.array([1, 0, 1, 1])
        first = np.concatenate((halves.design[-1:, :2], halves.design[:1, 2:]), axis=1)
        change = halves.difference(recent, before)
        return {
            "now": self.load * halves.share(recent),
            "curve.0.figure": self.load * course.share(course.design),
            "change.figure": self.load * change,
            "change.points": 100 * (1 - self.guess) * change,
            "change.practice": 100 * (1 - self.guess) * halves.difference(halves.design[-1:], first),
        }


class Fit:
    """The likeliest parameters, and how they scatter when the answers of a game go up and down together."""

    def __init__(self, of: SecondEstimate, design: Numbers, more: list[tuple[float, float]]) -> None:
        known = [estimate.LEVEL, *more, *((mean, sd) for _, mean, sd in estimate.PRACTICE)]
        known += [(one.mean, one.sd) for one in of.covariates]
        from scipy.optimize import minimize  # here, since every process that tests would load it otherwise

        self.of, self.design = of, design
        self.mean, self.sd = np.array(known).T
        self.x = np.concatenate((design[of.game], of.hard), axis=1)
        anywhere = [(one - 10, one + 10) for one in self.mean]
        told = {"gtol": 1e-8, "ftol": 1e-15}
        self.theta = minimize(self.misfit, self.mean, jac=self.slope, bounds=anywhere, options=told).x
        self.freedom = max(3, estimate.DAYS_KNOWN + len(design) - design.shape[1])
        self.covariance = self.scatter()

    def chance(self, theta: Numbers) -> Numbers:
        found: Numbers = self.of.floor + (1 - self.of.floor) * expit(self.x @ theta)
        return found

    def misfit(self, theta: Numbers) -> float:
        chance = self.chance(theta)
        likely = np.where(self.of.right > 0.5, np.log(chance), np.log1p(-chance)).sum()
        return float((((theta - self.mean) / self.sd) ** 2).sum() / 2 - likely)

    def pulls(self, theta: Numbers) -> tuple[Numbers, Numbers]:
        """How each answer pulls at its log-odds, and how much it is expected to tell of them."""
        known, chance = expit(self.x @ theta), self.chance(theta)
        slope = (1 - self.of.floor) * known * (1 - known)
        return slope * (self.of.right - chance) / chance / (1 - chance), slope**2 / chance / (1 - chance)

    def slope(self, theta: Numbers) -> Numbers:
        slope: Numbers = (theta - self.mean) / self.sd**2 - self.pulls(theta)[0] @ self.x
        return slope

    def scatter(self) -> Numbers:
        pull, told = self.pulls(self.theta)
        inverse = np.linalg.inv(self.x.T @ np.diag(told) @ self.x + np.diag(self.sd**-2.0))
        of_game = (self.of.game[None, :] == np.arange(len(self.design))[:, None]).astype(float)
        lean, total, excess = of_game @ np.diag(told) @ self.x, of_game @ told, of_game @ pull
        seen = float((excess**2 - total + np.diag(lean @ inverse @ lean.T)).sum())
        trusted = estimate.DAYS_KNOWN * float((total**2).mean())
        days = max(0.0, (trusted * estimate.DAY_TO_DAY**2 + seen) / (trusted + float((total**2).sum())))
        covariance: Numbers = inverse + days * inverse @ lean.T @ lean @ inverse
        return covariance

    def kept(self, theta: Numbers, games: Numbers) -> float:
        rest = len(theta) - games.shape[1]
        odds = (games @ theta[: games.shape[1]])[:, None] + self.of.situations @ theta[-rest:]
        return float(expit(odds).mean())

    def share(self, games: Numbers) -> Numbers:
        """Mean and limits of what is kept, taken on the scale of log-odds."""
        return np.array(expit(self.limits(lambda theta: float(logit(self.kept(theta, games))))))

    def difference(self, games: Numbers, others: Numbers) -> Numbers:
        return self.limits(lambda theta: self.kept(theta, games) - self.kept(theta, others))

    def limits(self, figure: Callable[[Numbers], float]) -> Numbers:
        from scipy.optimize import approx_fprime

        mean, gradient = figure(self.theta), approx_fprime(self.theta, figure, 1e-7)
        reach = float(stdtrit(self.freedom, 0.975)) * float(np.sqrt(gradient @ self.covariance @ gradient))
        return np.array([mean, mean - reach, mean + reach])
