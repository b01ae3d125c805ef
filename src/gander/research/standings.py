"""What many games say: who won how often, with which scores, and how sure that is."""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, stdev

from msgspec import Struct

from gander.research.simulate import Result

SURE = 1.959963984540054
"""Standard errors on either side of a mean that hold 95 % of a normal distribution."""


class Mean(Struct, frozen=True):
    """A mean with its 95 % interval, `mean - margin` to `mean + margin`; without a margin if there was one value."""

    mean: float
    margin: float | None

    def excludes(self, value: float) -> bool:
        """Whether the interval leaves this value out."""
        return self.margin is not None and abs(self.mean - value) > self.margin


def mean_of(values: Sequence[float]) -> Mean:
    """The mean, with an interval from the normal distribution: for the hundreds of games this is made for."""
    if len(values) < 2:
        return Mean(fmean(values), None)
    return Mean(fmean(values), SURE * stdev(values) / math.sqrt(len(values)))


class Standing(Struct, frozen=True):
    """How a seat or a bot did."""

    name: str
    games: int
    won: int
    """Games won alone."""
    shared: int
    """Games won together with others (A3)."""
    win: Mean
    """The part of the win that was theirs, each for one of its seats: half of a win that two share."""
    score: Mean


def by_seat(results: Sequence[Result]) -> list[Standing]:
    """A standing for each seat, whoever sat there."""
    return [_standing(str(seat + 1), results, [[seat]] * len(results)) for seat in range(len(results[0].scores))]


def by_bot(results: Sequence[Result]) -> list[Standing]:
    """A standing for each bot, wherever it sat, in the order in which they were named."""
    return [
        _standing(name, results, [seats_of(name, result) for result in results])
        for name in dict.fromkeys(results[0].bots)
    ]


def seats_of(name: str, result: Result) -> list[int]:
    return [seat for seat, bot in enumerate(result.bots) if bot == name]


def _standing(name: str, results: Sequence[Result], seats: Sequence[list[int]]) -> Standing:
    """Several seats of one bot in one game are not independent, so each game gives one value: their mean."""
    pairs = list(zip(results, seats, strict=True))
    theirs = [result for result, here in pairs if set(here) & set(result.winners)]
    return Standing(
        name,
        games=len(results),
        won=sum(len(result.winners) == 1 for result in theirs),
        shared=sum(len(result.winners) > 1 for result in theirs),
        win=mean_of([fmean(won_by(seat, result) for seat in here) for result, here in pairs]),
        score=mean_of([fmean(result.scores[seat] for seat in here) for result, here in pairs]),
    )


def won_by(seat: int, result: Result) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


class Difference(Struct, frozen=True):
    """How much better the one scored than the other, game by game."""

    one: str
    other: str
    score: Mean
    win: Mean


def differences(results: Sequence[Result]) -> list[Difference]:
    """Every two bots that sat at the same tables."""
    found = []
    for one, other in combinations(dict.fromkeys(results[0].bots), 2):
        scores = [_mean_score(one, result) - _mean_score(other, result) for result in results]
        wins = [_mean_win(one, result) - _mean_win(other, result) for result in results]
        found.append(Difference(one, other, mean_of(scores), mean_of(wins)))
    return found


def _mean_score(name: str, result: Result) -> float:
    return fmean(result.scores[seat] for seat in seats_of(name, result))


def _mean_win(name: str, result: Result) -> float:
    return fmean(won_by(seat, result) for seat in seats_of(name, result))


def mean_length(results: Iterable[Result]) -> Mean:
    """Moves of the bots in a game."""
    return mean_of([result.moves for result in results])
