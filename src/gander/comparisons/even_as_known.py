"""Whether chances are even for people as far as they are known, not only with the traits that were found (A4).

In every game each person plays somewhat better or worse than was found, as far as their answers leave that open. How
scores go with it says how much hangs on what is not known: an error in somebody's traits is like cards that nobody
knows of, and what cards would have changed the same games tell. `docs/papers/fair-table.md` shows how far that holds.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.comparisons.even_chances import CLOSE, Amounts, Handicap, Scores
from gander.contract.game import Seat
from gander.memory.fit import APART

LIKELY: Final = 2 / 3
"""Chances are called even where it is at least twice as likely that they are as that they are not."""
DRAWS: Final = 300
UNLIKE: Final = 0.09
"""What the model leaves out of somebody is an error in points, too, however many games they are known by: of so much of
the spread of what they are ahead by. Two who are known by 100 games each are 5.7 points from even on average, which
luck and what their answers leave open make 4; this is the rest, for each of them."""

Numbers: TypeAlias = NDArray[np.float64]


def is_even_as_known(
    played: Mapping[Amounts, Scores], found: Handicap, people: Sequence[Seat], sides: Sequence[Sequence[int]]
) -> bool:
    """`sides`: for every game whether each of the people did worse, -1, or better, 1, than was found of them."""
    return found.is_even and chance_of_even(played, found, people, sides) >= LIKELY


def chance_of_even(
    played: Mapping[Amounts, Scores], found: Handicap, people: Sequence[Seat], sides: Sequence[Sequence[int]]
) -> float:
    """How likely the chances of those who sit there are about even, by what the games and the answers say of them."""
    side = np.array(sides, np.float64).reshape(len(sides), -1)
    effects = effects_of(np.mean([np.array(scores, np.float64) for scores in played.values()], axis=0), side)
    ended = np.array(played[found.played]) + np.array(found.cards)
    unlike = np.zeros_like(effects)
    for line, seat in enumerate(people):
        others = np.delete(ended, seat, axis=1).mean(axis=1)
        unlike[line, seat] = UNLIKE * (ended[:, seat] - others).std()
    luck = np.random.default_rng(len(side))
    close = 0
    for _ in range(DRAWS):
        some = luck.integers(len(ended), size=len(ended))
        known, unknown = luck.standard_normal((2, len(people)))
        shift = (known / APART - side[some]) @ effects + unknown @ unlike
        # Points are whole: a part of one is one in that part of the games, so that as many games are shared as before.
        points = ended[some] + np.floor(shift + luck.random((len(ended), 1)))
        won = points == points.max(axis=1, keepdims=True)
        parts = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
        close += abs(parts - 1 / len(parts)).max() <= CLOSE
    return float(close / DRAWS)


def effects_of(scores: Numbers, side: Numbers) -> Numbers:
    """By how many points each score is off the middle of the table where one of the people did better, in a line for
    each of these: least squares, less what chance alone puts into such figures."""
    games, people = side.shape
    ahead = scores - scores.mean(axis=1, keepdims=True)
    known = np.column_stack((np.ones(games), side))
    fitted = np.linalg.lstsq(known, ahead, rcond=None)[0]
    left = ((ahead - known @ fitted) ** 2).sum() / max(1, games - people - 1)
    by_chance = left * np.trace(np.linalg.pinv(known.T @ known)[1:, 1:])
    effects = fitted[1:]
    real = max(0.0, 1 - by_chance / max((effects**2).sum(), 1e-12)) ** 0.5
    shown: Numbers = real * effects
    return shown
