"""Answers as numbers: what the estimate looks at, one row per answer, in the order in which the games were played."""

from collections.abc import Callable, Sequence
from math import log
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.contract.answer import Answer

Numbers: TypeAlias = NDArray[np.float64]


class Covariate(NamedTuple):
    """Something that makes an answer easier or harder, and what is thought of it before any answer is seen.

    The prior is on the scale of log-odds. `docs/progress.md` says where its mean comes from.
    """

    name: str
    of: Callable[[Answer], float]
    """Zero for an ordinary answer."""
    mean: float
    sd: float


def _load(answer: Answer) -> float:
    return log((answer.load or 4) / 4)


def _lag(answer: Answer) -> float:
    return log((1 + (answer.events or 0)) / 7)


def _edge(answer: Answer) -> float:
    return float(answer.position in ("first", "last"))


def _replaced(answer: Answer) -> float:
    return float(bool(answer.occupant))


def _in_turn(answer: Answer) -> float:
    return float(answer.kind == "in_turn")


def _reasoning(answer: Answer) -> float:
    return answer.reasoned - answer.guess


def _moved_up(answer: Answer) -> float:
    return log(1 + (answer.replacements or 0))


COVARIATES: Final[dict[str, tuple[Covariate, ...]]] = {
    "goose": (
        Covariate("load", _load, -2.0, 1.0),
        Covariate("lag", _lag, -0.3, 0.3),
        Covariate("replaced", _replaced, -0.3, 0.4),
        Covariate("edge", _edge, 0.2, 0.3),
        Covariate("in_turn", _in_turn, -0.3, 0.5),
        Covariate("reasoning", _reasoning, 1.0, 1.0),
    ),
    "boar": (
        Covariate("load", _load, -2.0, 1.0),
        Covariate("lag", _lag, -0.3, 0.3),
        Covariate("moved_up", _moved_up, -0.3, 0.4),
        Covariate("edge", _edge, 0.2, 0.3),
    ),
}
"""By game. Brains is not here: its measure is what was left on the table, which needs no guess floor."""


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


def numbers_of(game: str, answers: Sequence[Answer]) -> Numbers:
    """One game's counted answers as numbers: right, guess, then the covariates. Kept, so that it is done once.

    For Brains: what each decision left on the table.
    """
    if game not in COVARIATES:
        return np.array([(answer.left or 0.0,) for answer in answers if answer.counted], np.float64).reshape(-1, 1)
    covariates = COVARIATES[game]
    rows = [
        (float(answer.right), answer.guess, *(covariate.of(answer) for covariate in covariates))
        for answer in answers
        if answer.counted
    ]
    return np.array(rows, np.float64).reshape(len(rows), 2 + len(covariates))


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
