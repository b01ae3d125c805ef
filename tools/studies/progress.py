"""The study of the notepad's estimate: does it say what is true of simulated people, and no more?

`python -m tools.studies.progress` prints the tables of `docs/papers/progress.md`. Every player depends on the seed and
a number only, so the results are the same whatever the number of processes.
"""

import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import pairwise
from math import sqrt
from typing import Annotated, Final, NamedTuple, TypeVar

import numpy as np
import typer

from gander.contract.measure import Covariate, RecallMeasure
from gander.games import BOXES
from gander.measures.estimate import Numbers, Sample
from gander.measures.intervals import Interval
from gander.measures.recall import change_of
from gander.measures.tally import Count, share
from gander.measures.verdict import FEWEST, Judgement, first_recent
from tools.studies.simulated_people import (
    PRACTICES,
    QUICK,
    VALUES,
    Diary,
    Levels,
    Practice,
    Questions,
    Shape,
    anybody,
    diary,
    ordinary_questions,
)

T = TypeVar("T")

GUESS: Final = 1 / VALUES
GAIN: Final = 0.10
"""Ten answers more of a hundred."""


class Case(NamedTuple):
    """Who is simulated: how many games, with how many cards, and what changes meanwhile."""

    games: int
    cards: int = 6
    gain: float = 0.0
    """In the share of right answers."""
    shape: Shape = "middle"
    practices: tuple[Practice, ...] = PRACTICES
    """One of these is drawn for everybody."""
    levels: Levels = "one"


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


def difficulties(asked: Questions) -> dict[str, Numbers]:
    """What makes simulated questions hard, by the names of covariates."""
    return {
        "load": np.log(asked.load / 4),
        "lag": np.log((1 + asked.events) / 7),
        "replaced": asked.replaced,
        "edge": asked.edge,
    }


@cache
def covariates() -> tuple[Covariate, ...]:
    """Those of the game that asks what the simulated people are asked: the first that knows all these difficulties."""
    known = set(difficulties(ordinary_questions(6)))
    measures = (box.measure.by for box in BOXES.values())
    return next(
        by.covariates
        for by in measures
        if isinstance(by, RecallMeasure) and known <= {one.name for one in by.covariates}
    )


def numbers(asked: Questions) -> Numbers:
    """The covariates of simulated questions, in the order of the game's."""
    columns, nothing = difficulties(asked), np.zeros_like(asked.load)
    return np.stack([columns.get(covariate.name, nothing) for covariate in covariates()], axis=1)


def sample_of(written: Diary) -> Sample:
    games = int(written.game[-1]) + 1
    guess = np.full(len(written.right), GUESS)
    return Sample(written.right, guess, numbers(written.asked), written.game, np.arange(games, dtype=np.float64))


def said_of(case: Case, seed: int, number: int) -> tuple[Judgement, Diary]:
    """Simulate one player, and estimate."""
    luck = np.random.default_rng((seed, number))
    somebody = anybody(luck, case.practices)
    written = diary(somebody, case.games, case.cards, luck, case.gain / (1 - GUESS), case.shape, case.levels)
    ordinary = numbers(ordinary_questions(case.cards))
    return change_of(sample_of(written), covariates(), ordinary, GUESS), written


def one(case: Case, seed: int, number: int) -> Found:
    """Compare what is said of one player with the truth."""
    found, written = said_of(case, seed, number)
    recent = float(written.kept[first_recent(case.games) :].mean())
    return Found(
        level_covered=covers(found.now, recent),
        change_covered=covers(found.change, written.change),
        at_one_look=found.change.low > 0,
        better=found.verdict == "better",
        worse=found.verdict == "worse",
        no_change=found.verdict == "no_change",
    )


def covers(interval: Interval, truth: float) -> bool:
    return interval.low <= truth <= interval.high


class Told(NamedTuple):
    """Whether somebody who does not change is told so all the same, at any of many looks."""

    better: bool
    worse: bool


def ever_told(games: int, practices: tuple[Practice, ...], seed: int, number: int) -> Told:
    """Let somebody who does not change look after every game."""
    luck = np.random.default_rng((seed, number))
    written = diary(anybody(luck, practices), games, 6, luck)
    ordinary = numbers(ordinary_questions(6))
    looks = (sample_of(written.until(seen)) for seen in range(FEWEST, games + 1))
    said = {change_of(sample, covariates(), ordinary, GUESS).verdict for sample in looks}
    return Told("better" in said, "worse" in said)


# Many ----------------------------------------------------------------------------------------------------------------


def rates(case: Case, players: int, seed: int = 1, processes: int = 1) -> Rates:
    found = np.array(_map(partial(one, case, seed), players, processes), np.float64)
    return Rates(case, players, *map(float, found.mean(axis=0)))


class FalseWords(NamedTuple):
    """Of people who do not change and look after every game, how many are ever told that they did."""

    practices: tuple[Practice, ...]
    players: int
    better: int
    worse: int


def false_words(
    games: int, practices: tuple[Practice, ...], players: int, seed: int = 1, processes: int = 1
) -> FalseWords:
    told = _map(partial(ever_told, games, practices, seed), players, processes)
    return FalseWords(practices, players, sum(one.better for one in told), sum(one.worse for one in told))


def _map(work: Callable[[int], T], players: int, processes: int) -> list[T]:
    if processes <= 1:
        return [work(number) for number in range(players)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return list(pool.imap(work, range(players), chunksize=max(1, players // (processes * 8))))


def games_for_power(found: Sequence[Rates], wanted: float = 0.8) -> float | None:
    """After how many games the wanted part is told, read off between two lines of the study."""
    for few, many in pairwise(found):
        if few.better < wanted <= many.better:
            part = (wanted - few.better) / (many.better - few.better)
            return few.case.games + part * (many.case.games - few.case.games)
    return None


# Tables --------------------------------------------------------------------------------------------------------------

COVERAGE: Final = (
    *(Case(games, cards) for cards in (3, 6) for games in (10, 20, 40, 80)),
    *(Case(games, 6, GAIN) for games in (10, 20, 40, 80)),
    *(Case(games, 6, -GAIN) for games in (20, 80)),
)
SHAPES: Final = tuple(Case(60, 6, GAIN, shape) for shape in ("any time", "gradual"))
LEARNERS: Final = (
    *(Case(games, 6, practices=("S-curve",)) for games in (16, 40)),
    *(Case(games, 6, practices=("slow",)) for games in (16, 40)),
    *(Case(40, 6, levels=levels) for levels in ("mixed", "climbing")),
)
LOOKERS: Final[tuple[tuple[Practice, ...], ...]] = (("none",), QUICK, ("S-curve",), ("slow",))
LOOKS: Final = 100
POWER: Final = tuple(Case(games, 6, GAIN) for games in (60, 70, 80, 90, 100, 120))


def table(found: Iterable[Rates]) -> str:
    """Rates as a table in Markdown."""
    lines = [
        "| cards | games | change | level covered | change covered | better | worse | no change | one look |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [f"| {' | '.join([label(row.case), *cells(row)])} |" for row in found]
    return "\n".join(lines)


def label(case: Case) -> str:
    """The first cells of its line: cards, games, and what changes."""
    who = [] if case.practices == PRACTICES else [", ".join(case.practices)]
    who += [] if case.levels == "one" else [f"levels {case.levels}"]
    change = f"{100 * case.gain:+.0f} points, {case.shape}" if case.gain else "none"
    return f"{case.cards} | {case.games} | {'; '.join([change, *who])}"


def cells(row: Rates) -> list[str]:
    figures = (row.level_covered, row.change_covered, row.better, row.worse, row.no_change, row.at_one_look)
    return [f"{100 * figure:.1f} %" for figure in figures]


def table_of_false_words(found: Iterable[FalseWords]) -> str:
    """How many were told what is not so."""
    lines = ["| practice | people | ever «better» | ever «worse» |", "| --- | --- | --- | --- |"]
    lines += [f"| {' | '.join([', '.join(row.practices), *cells_of_false_words(row)])} |" for row in found]
    return "\n".join(lines)


def cells_of_false_words(row: FalseWords) -> list[str]:
    """With Wilson's interval."""
    told = [share(Count(row.players, count)) for count in (row.better, row.worse)]
    return [
        str(row.players),
        *(f"{100 * one.mean:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})" for one in told),
    ]


def margin(rate: float, players: int, errors: float = 3.0) -> float:
    """How far a rate found in this many players may be from the true one, by luck."""
    return errors * sqrt(rate * (1 - rate) / players)


def main(
    players: Annotated[int, typer.Option(metavar="N", min=10, help="Simulated people for each line.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tables.")] = 1,
    processes: Annotated[int, typer.Option(metavar="P", min=1, help="They change no result.")] = 1,
) -> None:
    """Test the notepad's estimate on simulated people of whom everything is known, and print the tables."""
    typer.echo(f"{players} people in each line.\n")
    typer.echo(table(rates(case, players, seed, processes) for case in COVERAGE))
    typer.echo("\nA change that does not come in the middle of the record:\n")
    typer.echo(table(rates(case, players, seed, processes) for case in SHAPES))
    typer.echo("\nWho learns late or slowly, and levels that differ from game to game:\n")
    typer.echo(table(rates(case, players, seed, processes) for case in LEARNERS))
    typer.echo("\nHow soon a true gain of ten points is seen:\n")
    power = [rates(case, players, seed, processes) for case in POWER]
    typer.echo(table(power))
    needed = games_for_power(power)
    typer.echo(f"\nFour in five are told after {f'about {needed:.0f}' if needed else 'more than 120'} games.")
    looked = max(10, players // 2)
    typer.echo(f"\nPeople who do not change and look after each of {LOOKS} games:\n")
    typer.echo(table_of_false_words(false_words(LOOKS, kind, looked, seed, processes) for kind in LOOKERS))


if __name__ == "__main__":
    typer.run(main)
