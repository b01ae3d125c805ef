"""Five minutes of practice: the situations in which somebody errs most above chance, mixed over all games.

`docs/papers/progress.md` argues how errors of different games are compared. Like a drill, it is for one person alone,
so its answers come with it; what was practised stands on the notepad apart from games.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled
from gander.games import BOXES, box
from gander.measures.answers import AnyAnswer
from gander.measures.figures import figures_of, tally_of
from gander.measures.reference import level_or_lowest
from gander.measures.report import ErrorCount, errors_in
from gander.measures.tally import Tally

D = TypeVar("D")
"""One situation of a game's drill."""

ITEMS: Final = 12
"""One takes about 25 seconds, so all of them take about five minutes."""
EXERCISES: Final = 4
OF_ONE_GAME: Final = 2
AS_IF: Final = 20
"""Answers, about those of one game, that are thought of as given with errors as chance spreads them."""


class ExerciseRound(Struct, Generic[D], frozen=True):
    """What is asked when the turn comes to an exercise: a harder step after a right answer, else an easier one."""

    easiest: int
    """The lowest step at which somebody can be by then."""
    items: tuple[D, ...]
    """A situation at that step, and one at each step above."""


class Exercise(Struct, Generic[D], frozen=True):
    """One kind of situation of one game, getting harder with success."""

    game: str
    kind: str
    begins: int
    """The step it begins at, from 0: where it was left, or that of the level played last."""
    steps: int
    """How many there are."""
    rounds: tuple[ExerciseRound[D], ...]
    habit: ErrorCount | None = None
    """Why this one: the error that calls for it most, if it is a habit."""


class Practice(Struct, frozen=True):
    """About five minutes of practice."""

    exercises: tuple[Exercise[Any], ...]
    order: tuple[int, ...]
    """Which exercise's turn it is, by its number from 0, time after time."""
    known: bool
    """Whether it was chosen by what the person misses; else there are no answers yet, and it is easy and mixed."""


class PracticeRecord(NamedTuple):
    """What is known of somebody at a game."""

    answers: Sequence[AnyAnswer]
    level: Level | None = None
    """Of the last game."""
    steps: Mapping[str, int] = {}
    """Where each kind of exercise was left."""


class Need(NamedTuple):
    """How much an exercise is called for."""

    beyond: float
    """Errors beyond those that chance brings, per answer."""
    game: str
    kind: str
    error: str | None = None
    """The error that calls for it most."""


def practice(records: Mapping[str, PracticeRecord], luck: Luck) -> Practice:
    """Made of what somebody's answers call for; of all kinds, and easy, if there are none."""
    tallies = {game: tally_of(game, record.answers) for game, record in records.items()}
    needs = most_called_for(tallies)
    rounds = ITEMS // len(needs)
    exercises = tuple(
        _exercise(need, tallies.get(need.game), records.get(need.game, PracticeRecord(())), rounds, luck)
        for need in needs
    )
    order = tuple(number for _ in range(rounds) for number in shuffled(range(len(needs)), luck))
    return Practice(exercises, order, known=any(need.error for need in needs))


# What is called for ---------------------------------------------------------------------------------------------------


def most_called_for(tallies: Mapping[str, Tally]) -> tuple[Need, ...]:
    """The exercises that are called for most, few of one game; without any answer one of each game for beginners."""
    needs = sorted((need for game, tally in tallies.items() for need in needs_of(game, tally)), key=lambda n: -n.beyond)
    chosen: list[Need] = []
    for need in needs:
        if len(chosen) < EXERCISES and sum(other.game == need.game for other in chosen) < OF_ONE_GAME:
            chosen.append(need)
    return tuple(chosen) or tuple(for_beginners())


def needs_of(game: str, tally: Tally) -> Iterator[Need]:
    """How much each exercise of a game is called for; none without an answer."""
    if not tally.all.answers:
        return
    beyond = figures_of(game).excess_errors(tally)
    for kind, errors in box(game).measure.drill.kinds.items():
        error = max(errors, key=lambda one: beyond.get(one, 0.0))
        yield Need(beyond.get(error, 0.0) / (tally.all.answers + AS_IF), game, kind, error)


def for_beginners() -> Iterator[Need]:
    """One exercise of each game that explains itself, of another kind in each."""
    games = [game for game, one in BOXES.items() if one.measure.drill.for_beginners][:EXERCISES]
    for number, game in enumerate(games):
        kinds = tuple(box(game).measure.drill.kinds)
        yield Need(0.0, game, kinds[number % len(kinds)])


# An exercise ----------------------------------------------------------------------------------------------------------


def _exercise(need: Need, tally: Tally | None, record: PracticeRecord, rounds: int, luck: Luck) -> Exercise[Any]:
    rules = box(need.game).measure.drill
    begins = first_step(need.game, need.kind, record)
    return Exercise(
        need.game,
        need.kind,
        begins,
        len(rules.steps),
        tuple(_round(need, begins, number, luck) for number in range(rounds)),
        None if tally is None else _habit(tally, need),
    )


def first_step(game: str, kind: str, record: PracticeRecord) -> int:
    """Where it was left; else that of the level played last, and the easiest for somebody of whom nothing is known."""
    rules = box(game).measure.drill
    if kind in record.steps:
        return min(record.steps[kind], len(rules.steps) - 1)
    at_level = rules.at_level(level_or_lowest(game, record.level))
    return rules.steps.index(at_level) if record.answers and at_level in rules.steps else 0


def _round(need: Need, begins: int, number: int, luck: Luck) -> ExerciseRound[Any]:
    """After as many answers one is as many steps away at most."""
    rules = box(need.game).measure.drill
    easiest, hardest = max(0, begins - number), min(len(rules.steps) - 1, begins + number)
    return ExerciseRound(
        easiest, tuple(rules.make(need.kind, step, luck) for step in rules.steps[easiest : hardest + 1])
    )


def could_be(game: str, kind: str, asked: int, got: int, step: int) -> bool:
    """Whether this can be what somebody did in an exercise."""
    if game not in BOXES:
        return False
    rules = box(game).measure.drill
    return kind in rules.kinds and 0 <= got <= asked <= ITEMS and asked > 0 and 0 <= step < len(rules.steps)


def _habit(tally: Tally, need: Need) -> ErrorCount | None:
    """The bar of the chart of errors that stands for it, if it is a habit."""
    return next((e for e in errors_in(tally) if e.kind == need.error and e.is_habit), None)
