"""How well each measure tells people apart, how many games that takes, and how many people a study needs.

    python -m tools.studies.reliability [--people 100] [--games 20] [--seed 1]

prints the tables of `docs/studies.md`. People are simulated on our own engine: each knows an answer with a chance of
their own, the same in all their games, and guesses at the rest. So their true figure is known, and whatever else
differs between two of their games is luck. The notepad's estimate is tried on the people of `simulated_people.py`, who
practise and have good and bad days. Half of a 95 % interval stands behind each ±: the study made again without one
person, without another (the jackknife). The same seed, the same tables.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from math import ceil
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import numpy as np
import typer
from numpy.typing import NDArray

from gander import __version__
from gander.contract.measure import RecallMeasure
from gander.games import BOXES, box
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.quantiles import normal_quantile
from gander.measures.recall import change_of
from gander.measures.reference import from_record, play, sometimes
from gander.research.standings import SURE, Mean
from tools.figures.cells import cell
from tools.studies.progress import GUESS, covariates, numbers, sample_of
from tools.studies.simulated_people import Diary, Questions, anybody, diary, ordinary_questions

Numbers: TypeAlias = NDArray[np.float64]

KNOWS: Final = (0.4, 0.9)
"""The least and the most that somebody knows."""
CARDS: Final = 6
POWER: Final = 0.8
FEWEST: Final = 10
"""People of whom anything can be said."""
AFTER: Final = (4, 10, 20, 40)
"""So many games the estimate has."""


# One measure after the other -----------------------------------------------------------------------------------------


class Spread(NamedTuple):
    """How much people differ from one another, and one person from game to game, as variances."""

    between: float
    within: float

    def reliability(self, games: int) -> float:
        """Of the mean over so many games: the part of its variance that is between people."""
        return self.between / (self.between + self.within / games)

    def games_for(self, reach: float) -> int:
        """So many games until the 95 % interval of one person's mean reaches this far to each side."""
        return ceil(self.within * (normal_quantile(0.975) / reach) ** 2 - 1e-9)

    def people_for(self, difference: float, games: int) -> int:
        """So many people in each of two groups until a difference of their means is found four times in five, by a
        comparison of two means at 5 %, two-sided."""
        needed = (normal_quantile(0.975) + normal_quantile(POWER)) / difference
        return ceil(2 * (self.between + self.within / games) * needed**2 - 1e-9)


def figures_of(game: str, people: int, games: int, seed: int = 1) -> tuple[Numbers, Numbers]:
    """What each person really knows, and the figure of each of their games: one row for each person."""
    knows = np.random.default_rng((seed, 0)).uniform(*KNOWS, people)
    rows = [
        [figure(game, float(part), QuickLuck(f"reliability {seed} {game} {person} {one}")) for one in range(games)]
        for person, part in enumerate(knows)
    ]
    return knows, np.array(rows)


def figure(game: str, knows: float, luck: QuickLuck) -> float:
    """Of a game with as few players as it can have: the share of right answers, or what a decision left on average."""
    options = game_of(game).options(players=game_of(game).counts[0])
    values: list[float] = []
    while not values:  # now and then a game asks nothing that counts
        played = from_record(*play(game, options, sometimes(game, knows), luck))
        own = [one for one in answers_of(played) if one.counted and not one.seat]
        values = [value_of(one, is_recall=is_recall(game)) for one in own]
    return sum(values) / len(values)


def value_of(answer: Any, *, is_recall: bool) -> float:
    return float(answer.right if is_recall else answer.left)


def is_recall(game: str) -> bool:
    return isinstance(box(game).measure.by, RecallMeasure)


def spread_of(figures: Numbers) -> Spread:
    """By the analysis of variance, one row for each person."""
    within = float(figures.var(axis=1, ddof=1).mean())
    between = float(figures.mean(axis=1).var(ddof=1)) - within / figures.shape[1]
    return Spread(max(0.0, between), within)


def split_halves(one: Numbers, other: Numbers) -> float:
    """The reliability of both halves together, by the formula of Spearman and Brown."""
    r = float(np.corrcoef(one, other)[0, 1])
    return 2 * r / (1 + r)


def squared(one: Numbers, other: Numbers) -> float:
    return float(np.corrcoef(one, other)[0, 1]) ** 2


def jackknife(figure: Callable[[Numbers], float], people: Numbers) -> Mean:
    """A figure of many people, one row for each, with its interval."""
    count = len(people)
    without = np.array([figure(np.delete(people, one, axis=0)) for one in range(count)])
    error = np.sqrt((count - 1) * without.var())
    return Mean(figure(people), SURE * float(error))


# The notepad's estimate ----------------------------------------------------------------------------------------------


class EstimateFound(NamedTuple):
    """How the estimate of what somebody keeps stands to the truth, after so many games."""

    games: int
    with_truth: Mean
    """Its squared correlation with what is true."""
    halves: Mean
    """Odd games against even ones."""
    error: Mean
    """How far it is off, usually: the root of the mean square, in cards."""


def estimate_found(games: int, people: int, seed: int = 1) -> EstimateFound:
    rows = []
    for number in range(people):
        luck = np.random.default_rng((seed, games, number))
        written = diary(anybody(luck), games, CARDS, luck)
        truth = float(written.kept[(games + 1) // 2 :].mean())
        rows.append([kept(written), truth, *(kept(part_of(written, first)) for first in (0, 1))])
    found = np.array(rows)
    return EstimateFound(
        games,
        jackknife(lambda rows: squared(rows[:, 0], rows[:, 1]), found),
        jackknife(lambda rows: split_halves(rows[:, 2], rows[:, 3]), found),
        jackknife(lambda rows: CARDS * float(np.sqrt(((rows[:, 0] - rows[:, 1]) ** 2).mean())), found),
    )


def kept(written: Diary) -> float:
    """As the notepad says it: the share that is kept in the recent games."""
    return change_of(sample_of(written), covariates(), numbers(ordinary_questions(CARDS)), GUESS).now.mean


def part_of(written: Diary, first: int) -> Diary:
    """Every other game, from this one on."""
    mine = written.game % 2 == first
    asked = Questions(*(column[mine] for column in written.asked))
    return Diary(written.right[mine], asked, written.game[mine] // 2, written.kept[first::2], written.change)


# Tables --------------------------------------------------------------------------------------------------------------


def label(game: str) -> str:
    return f"{game} ({'right' if is_recall(game) else 'left'})"


def size_of(game: str, people: int, games: int, slow: int = 4) -> tuple[int, int]:
    """So many people and games of each: fewer where what every decision is worth is worked out exactly."""
    return (people, games) if is_recall(game) else (max(FEWEST, people // slow), max(4, games // 2))


def cells(game: str, people: int, games: int, seed: int) -> list[str]:
    knows, figures = figures_of(game, people, games, seed)
    spread = spread_of(figures)
    fine, coarse, difference = (0.05, 0.1, 0.1) if is_recall(game) else (0.1, 0.2, 0.2)
    return [
        f"{people} × {games}",
        *(cell(jackknife(partial(deviation, at), figures), 3) for at in range(2)),
        *(cell(jackknife(partial(reliability_of, n), figures), 2) for n in (1, 4, 12)),
        cell(jackknife(in_halves, figures), 2),
        cell(jackknife(lambda rows: squared(rows[:, 1:].mean(axis=1), rows[:, 0]), np.c_[knows, figures]), 2),
        f"{spread.games_for(coarse)} / {spread.games_for(fine)}",
        " / ".join(str(spread.people_for(difference, n)) for n in (1, 4, 12)),
    ]


def deviation(part: int, figures: Numbers) -> float:
    """Between people, or from game to game."""
    return float(spread_of(figures)[part] ** 0.5)


def reliability_of(games: int, figures: Numbers) -> float:
    return spread_of(figures).reliability(games)


def in_halves(figures: Numbers) -> float:
    return split_halves(figures[:, ::2].mean(axis=1), figures[:, 1::2].mean(axis=1))


def cells_of_estimate(found: EstimateFound) -> list[str]:
    return [cell(figure, 2) for figure in (found.with_truth, found.halves, found.error)]


HEADS: Final = (
    "game (figure)",
    "people × games",
    "differ by",
    "from game to game",
    "1 game",
    "4 games",
    "12 games",
    "halves",
    "truth",
    "games for coarse / fine",
    "people in each group at 1 / 4 / 12 games",
)


def say(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table in Markdown, row by row: some take minutes."""
    for cells in chain((heads, ["---"] * len(heads)), rows):
        typer.echo(f"| {' | '.join(cells)} |")


def main(
    people: Annotated[int, typer.Option(metavar="N", min=FEWEST, help="Simulated people for each line.")] = 100,
    games: Annotated[int, typer.Option(metavar="N", min=4, help="Games of each.")] = 20,
    slow: Annotated[int, typer.Option(metavar="N", min=4, help="How many times fewer where that takes long.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tables.")] = 1,
) -> None:
    """Say how reliable each measure is, and how many games and people a study needs."""
    typer.echo(f"Gander {__version__}, {people} people, {games} games, seed {seed}.\n")
    say(HEADS, ([label(game), *cells(game, *size_of(game, people, games, slow), seed)] for game in BOXES))
    found = (estimate_found(count, people, seed) for count in AFTER)
    rows = ([str(one.games), *cells_of_estimate(one)] for one in found)
    typer.echo()
    say(("games", "truth", "halves", "off by, in cards of six"), rows)


if __name__ == "__main__":
    typer.run(main)
