"""How strong the bots are, from who won at which table: Luce's rule, of which Bradley and Terry's is the case of two.

At a table the chance of each bot to win is its strength divided by the strengths of all. The rating is the logarithm of
the strength, on the scale of chess: 400 more is ten times as strong. The mean of all ratings is 0.
"""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gander.research.simulate import Result
from gander.research.standings import SURE, Mean, won_by

CHESS: Final = 400 / math.log(10)
DRAWN: Final = 1.0
"""Games that every two are taken to have shared beforehand, so that a bot which never wins has a rating, too."""
STEPS: Final = 100
CLOSE: Final = 1e-10


class RatedTable(Struct, frozen=True):
    """Who played at a table, what part of the wins each got, and how many games that were."""

    bots: tuple[int, ...]
    wins: tuple[float, ...]
    games: float


def ratings(names: Sequence[str], results: Sequence[Result]) -> dict[str, Mean]:
    """The rating of each bot, with its 95 % interval."""
    tables = [*_prior(len(names)), *_tables(names, results)]
    strengths = np.zeros(len(names))
    for _ in range(STEPS):
        slope, curve = _slope(tables, strengths)
        step = _inverse(curve) @ slope
        strengths += np.clip(step, -1, 1)
        strengths -= strengths.mean()
        if np.abs(step).max() < CLOSE:
            break
    _, curve = _slope(tables, strengths)
    errors = np.sqrt(np.diag(_inverse(curve)))
    return {
        name: Mean(CHESS * float(strength), CHESS * SURE * float(error))
        for name, strength, error in zip(names, strengths, errors, strict=True)
    }


def _inverse(curve: NDArray[np.float64]) -> NDArray[np.float64]:
    """All ratings can rise together and nothing changes; that one direction is left out."""
    together = np.full_like(curve, 1 / len(curve))
    inverse: NDArray[np.float64] = np.linalg.inv(curve + together) - together
    return inverse


def _tables(names: Sequence[str], results: Sequence[Result]) -> list[RatedTable]:
    """The games by who played, whoever sat where. A game that nobody won, as alone or together, says nothing here."""
    places = {name: place for place, name in enumerate(names)}
    found: dict[tuple[int, ...], tuple[NDArray[np.float64], int]] = {}
    for result in results:
        if not result.winners:
            continue
        seats = sorted(range(len(result.bots)), key=lambda seat: places[result.bots[seat]])
        who = tuple(places[result.bots[seat]] for seat in seats)
        wins, games = found.get(who, (np.zeros(len(who)), 0))
        found[who] = wins + [won_by(seat, result) for seat in seats], games + 1
    return [RatedTable(who, tuple(wins), games) for who, (wins, games) in found.items()]


def _prior(bots: int) -> list[RatedTable]:
    pairs = [(one, other) for other in range(bots) for one in range(other)]
    return [RatedTable(pair, (DRAWN / 2, DRAWN / 2), DRAWN) for pair in pairs]


def _slope(
    tables: Sequence[RatedTable], strengths: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where the likelihood grows, and how sharply it bends."""
    slope, curve = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for table in tables:
        who = list(table.bots)
        likely = np.exp(strengths[who])
        likely /= likely.sum()
        np.add.at(slope, who, np.array(table.wins) - table.games * likely)
        np.add.at(curve, np.ix_(who, who), table.games * (np.diag(likely) - np.outer(likely, likely)))
    return slope, curve
