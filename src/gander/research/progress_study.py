"""The study of the notepad's estimate: does it say what is true of simulated people, and no more?

`gander progress-study` prints the tables of `docs/progress.md`. Every player depends on the seed and a number only, so
the results are the same whatever the number of processes.
"""

import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple, TypeVar

import numpy as np

from gander.progress.quantity import Interval
from gander.progress.sample import COVARIATES, Numbers, Sample
from gander.progress.verdict import FEWEST, change_of, first_recent
from gander.research.people import VALUES, Diary, Questions, Shape, anybody, diary, ordinary_questions

T = TypeVar("T")

GUESS: Final = 1 / VALUES
GAIN: Final = 0.10
"""Ten answers more of a hundred."""


class Case(NamedTuple):
    """Whom to simulate: how many games, with how many suspects, and what changes meanwhile."""

    games: int
    suspects: int = 6
    gain: float = 0.0
    """In the share of right answers."""
    shape: Shape = "middle"


class Found(NamedTuple):
    """What the estimate said of one player, beside the truth."""

    level_covered: bool
    change_covered: bool
    at_one_look: bool
    """Whether a usual 95 % interval of the change lay above 0."""
    better: bool
    worse: bool
    no_change: bool


class Rates(NamedTuple):
    """The same for many players: parts of all."""

    case: Case
    players: int
    level_covered: float
    change_covered: float
    at_one_look: float
    better: float
    worse: float
    no_change: float


def numbers(asked: Questions) -> Numbers:
    """The covariates of simulated questions, in the order of `COVARIATES`."""
    columns = {
        "load": np.log(asked.load / 4),
        "lag": np.log((1 + asked.events) / 7),
        "replaced": asked.replaced,
        "edge": asked.edge,
    }
    nothing = np.zeros_like(asked.load)
    return np.stack([columns.get(covariate.name, nothing) for covariate in COVARIATES["goose"]], axis=1)


def sample_of(written: Diary) -> Sample:
    games = int(written.game[-1]) + 1
    guess = np.full(len(written.right), GUESS)
    return Sample(written.right, guess, numbers(written.asked), written.game, np.arange(games, dtype=np.float64))


def one(case: Case, seed: int, number: int) -> Found:
    """Simulate one player, estimate, and compare."""
    luck = np.random.default_rng((seed, number))
    written = diary(anybody(luck), case.games, case.suspects, luck, case.gain / (1 - GUESS), case.shape)
    ordinary = numbers(ordinary_questions(case.suspects))
    found = change_of(sample_of(written), COVARIATES["goose"], ordinary, GUESS)
    recent = float(written.kept[first_recent(case.games) :].mean())
    return Found(
        level_covered=covers(found.level, recent),
        change_covered=covers(found.kept, written.change),
        at_one_look=found.kept.low > 0,
        better=found.verdict == "better",
        worse=found.verdict == "worse",
        no_change=found.verdict == "no_change",
    )


def covers(interval: Interval, truth: float) -> bool:
    return interval.low <= truth <= interval.high


def ever_better(games: int, seed: int, number: int) -> bool:
    """Whether somebody who does not change is told of progress at any of many looks, one after every game."""
    luck = np.random.default_rng((seed, number))
    written = diary(anybody(luck), games, 6, luck)
    ordinary = numbers(ordinary_questions(6))
    looks = (sample_of(written.until(seen)) for seen in range(FEWEST, games + 1))
    return any(change_of(sample, COVARIATES["goose"], ordinary, GUESS).verdict == "better" for sample in looks)


# Many ----------------------------------------------------------------------------------------------------------------


def rates(case: Case, players: int, seed: int = 1, processes: int = 1) -> Rates:
    found = np.array(_map(partial(one, case, seed), players, processes), np.float64)
    return Rates(case, players, *map(float, found.mean(axis=0)))


def rate_of_false_hope(games: int, players: int, seed: int = 1, processes: int = 1) -> float:
    """The part of those who do not change who are ever told that they got better."""
    return float(np.mean(_map(partial(ever_better, games, seed), players, processes)))


def _map(work: Callable[[int], T], players: int, processes: int) -> list[T]:
    if processes <= 1:
        return [work(number) for number in range(players)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return list(pool.imap(work, range(players), chunksize=max(1, players // (processes * 8))))


def games_for_power(found: Sequence[Rates], wanted: float = 0.8) -> float | None:
    """After how many games so many are told, read off between two lines of the study."""
    for few, many in pairwise(found):
        if few.better < wanted <= many.better:
            part = (wanted - few.better) / (many.better - few.better)
            return few.case.games + part * (many.case.games - few.case.games)
    return None


# Tables --------------------------------------------------------------------------------------------------------------

COVERAGE: Final = (
    *(Case(games, suspects) for suspects in (3, 6) for games in (10, 20, 40, 80)),
    *(Case(games, 6, GAIN) for games in (10, 20, 40, 80)),
    *(Case(games, 6, -GAIN) for games in (20, 80)),
)
SHAPES: Final = tuple(Case(60, 6, GAIN, shape) for shape in ("any time", "gradual"))
POWER: Final = tuple(Case(games, 6, GAIN) for games in (60, 70, 80, 90, 100, 120))


def table(found: Iterable[Rates]) -> str:
    """Rates as a table in Markdown."""
    lines = [
        "| suspects | games | change | level covered | change covered | better | worse | no change | one look |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in found:
        change = f"{100 * row.case.gain:+.0f} points, {row.case.shape}" if row.case.gain else "none"
        figures = (row.level_covered, row.change_covered, row.better, row.worse, row.no_change, row.at_one_look)
        cells = [str(row.case.suspects), str(row.case.games), change, *(f"{100 * figure:.1f} %" for figure in figures)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def margin(rate: float, players: int, errors: float = 3.0) -> float:
    """How far a rate found in so many players may be from the true one, by luck."""
    return errors * sqrt(rate * (1 - rate) / players)
