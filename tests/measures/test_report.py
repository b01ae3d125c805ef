"""The report, the coach, the review and the drill."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from gander.contract.game import Level
from gander.contract.measure import LOAD, RecallMeasure
from gander.games import BOXES, box
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.coach import advice_on_level
from gander.measures.drill import drill
from gander.measures.figures import figures_of, tally_of
from gander.measures.intervals import Figure, Interval
from gander.measures.reference import (
    NoOrdinaryAnswers,
    ordinary,
    played_games,
    reference,
    sizes_of,
)
from gander.measures.report import ErrorCount, Report, errors_in, report
from gander.measures.tally import Count, counts_of, share, tally_from
from gander.notepad.review import review
from tests.notepad.kit import games, in_numbers, some_game

KEPT = {name: one.measure.by for name, one in BOXES.items() if isinstance(one.measure.by, RecallMeasure)}
MEMORY = next(iter(KEPT))
"""A game of which it is told how much is kept."""


# The report ----------------------------------------------------------------------------------------------------------


def test_the_plain_share_of_right_answers_is_counted_and_nothing_is_left_out() -> None:
    played = games(MEMORY, 9, 0.5)
    found = report(MEMORY, "own", played)
    right = sum(float(one.numbers[:, 0].sum()) for one in played)
    assert found.answers == sum(len(one.numbers) for one in played)
    assert found.right is not None
    assert found.right.mean == pytest.approx(right / found.answers)
    assert sum(point.answers for point in found.curve) == found.answers
    assert (found.curve[0].first, found.curve[-1].last) == (1, 9)
    assert sum(step.answers for step in found.fading) == found.answers
    assert sum(place.answers for place in found.positions) == found.answers


def test_difficulty_is_taken_into_account() -> None:
    """Easy games first, hard ones later, by somebody who always knows half: fewer are right, but nothing changed."""
    found = report(MEMORY, "own", games(MEMORY, 40, 0.5, "rookie") + games(MEMORY, 40, 0.5, "expert"))
    assert found.change is not None
    assert found.change.verdict != "better"
    assert found.change.figure.low < 0 < found.change.figure.high


def test_no_games_no_claims() -> None:
    for game in BOXES:
        found = report(game, "own", [])
        assert (found.games, found.now, found.change, found.curve) == (0, None, None, ())
        assert [sentence.key for sentence in found.sentences] == ["progress.nothing_yet"]


@pytest.mark.parametrize("name", KEPT)
def test_few_games_are_too_early_and_say_how_many_more_would_tell(name: str) -> None:
    found = report(name, "own", games(name, 3, 0.6))
    assert found.change is not None
    assert found.change.verdict == "too_early"
    assert found.change.more_games > 10


@pytest.mark.parametrize("name", BOXES)
def test_games_without_an_answer_that_counts_are_on_neither_side_of_a_comparison(name: str) -> None:
    """Two such games come first. The first recent game is the fifth of all: of those that count the third."""
    level: Level | None = next(reversed(sizes_of(name)), None)  # of few cards somebody may be asked for none
    played = games(name, 10, 0.6, level, players=3)
    nothing = [in_numbers(name, 0.0, level, []) for _ in range(2)]
    found = report(name, "own", [*nothing, *played], 4)
    assert found.change is not None
    assert (found.change.before, found.change.recent) == (2, 8)
    assert found.games == 12


def test_a_report_never_speaks_of_a_persons_memory() -> None:
    forbidden = re.compile(r"memory|brain.age|\biq\b|intelligence", re.IGNORECASE)
    for found in (report(MEMORY, "own", games(MEMORY, 10, 0.7)), report(MEMORY, "group", [])):
        said = [sentence.key for sentence in found.sentences] + ([found.advice.why.key] if found.advice else [])
        assert [key for key in said if forbidden.search(key)] == []


def test_practice_at_a_game_is_practice_at_that_game_is_always_said() -> None:
    found: Report = report(MEMORY, "own", games(MEMORY, 2, 0.7))
    assert found.sentences[-1].key == "progress.practice_is_practice"


# Counting ------------------------------------------------------------------------------------------------------------


def test_tallies_add_up() -> None:
    for name in BOXES:
        answers, pairs = answers_of(some_game(name, 4, players=3)), figures_of(name).pairs
        whole = counts_of(tally_of(name, answers), pairs)
        halves = [counts_of(tally_of(name, part), pairs) for part in (answers[:7], answers[7:])]
        assert sum(halves) == pytest.approx(whole)
        assert counts_of(tally_from(whole, pairs), pairs) == pytest.approx(whole)


def test_wilsons_interval() -> None:
    """8 of 10: the textbook's 0.490 to 0.943."""
    found = share(Count(10, 8))
    assert (found.mean, found.low, found.high) == pytest.approx((0.8, 0.490, 0.943), abs=1e-3)
    assert share(Count()) == Figure(0.0, 0.0, 1.0)


# Reference lines -----------------------------------------------------------------------------------------------------


def test_perfect_memory_is_always_right_and_guessing_as_often_as_the_floor_says() -> None:
    for name in KEPT:
        measure = box(name).measure
        knows, guesses = (
            [a for played in played_games(name, way, 20, players=1) for a in answers_of(played) if a.counted]
            for way in (measure.perfect, measure.guessing)
        )
        assert all(a.right for a in knows)
        right, floor = sum(a.right for a in guesses), sum(a.guess for a in guesses)
        spread = sum(a.guess * (1 - a.guess) for a in guesses) ** 0.5
        assert abs(right - floor) < 4 * spread


def test_every_game_has_the_lines_that_its_measure_needs() -> None:
    for name, one in BOXES.items():
        stored, measure = reference(name), one.measure
        assert set(stored.results) == (set(sizes_of(name)) if "solo" in one.game.players else set())
        assert set(stored.ordinary) == (set(measure.by.load) if isinstance(measure.by, RecallMeasure) else set())
        assert (stored.left_by_guessing is None) == isinstance(measure.by, RecallMeasure)


def test_the_stored_situations_are_those_of_our_engine() -> None:
    """Played anew, to the last digit."""
    for name, by in KEPT.items():
        assert ordinary(name, by, "rookie") == reference(name).ordinary["rookie"]


# The coach -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "kept", "played", "move", "to"),
    [
        ("rookie", (0.9, 0.8, 0.95), 5, "up", "experienced"),
        ("rookie", (0.9, 0.8, 0.95), 2, "stay", "rookie"),
        ("rookie", (0.8, 0.6, 0.9), 5, "stay", "rookie"),
        ("expert", (0.9, 0.8, 0.95), 5, "stay", "expert"),
        ("advanced", (0.3, 0.2, 0.45), 5, "down", "experienced"),
        ("rookie", (0.3, 0.2, 0.45), 5, "stay", "rookie"),
    ],
)
def test_advice(level: Level, kept: tuple[float, float, float], played: int, move: str, to: str) -> None:
    found = advice_on_level(
        {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}, level, Interval(*kept, 0.05), played
    )
    assert (found.move, found.level) == (move, to)
    assert found.why.key.startswith("coach.")


@pytest.mark.parametrize(
    ("kept", "key"), [((0.03, 0.0, 0.4), "hard"), ((0.45, 0.2, 0.7), "hard"), ((0.6, 0.4, 0.7), "stay")]
)
def test_nobody_who_keeps_little_hears_that_the_level_suits_them(kept: tuple[float, float, float], key: str) -> None:
    sizes: dict[Level, int] = {"rookie": 3, "experienced": 4}
    assert advice_on_level(sizes, "rookie", Interval(*kept, 0.05), 5).why.key == f"coach.{key}"


def test_the_size_of_a_level_is_the_games_own() -> None:
    sizes: dict[Level, int] = {"rookie": 6, "experienced": 9}
    up = advice_on_level(sizes, "rookie", Interval(0.9, 0.8, 0.95, 0.05), 5)
    assert (up.why.key, up.why.values["size"]) == ("coach.up", 9)
    top = advice_on_level(sizes, "experienced", Interval(0.9, 0.8, 0.95, 0.05), 5)
    assert top.why.key == "coach.top"


# Review and drill ----------------------------------------------------------------------------------------------------


def test_a_review_shows_what_was_missed_and_when_it_was_seen() -> None:
    answers = answers_of(some_game(MEMORY, 2, knows=0.5, players=1))
    found = review("id", MEMORY, answers)
    assert found.answers == len(answers)
    assert found.right == sum(a.right for a in answers)
    assert [(m.number, m.truth, m.events) for m in found.missed] == [
        (a.number, a.truth, a.events) for a in answers if not a.right
    ]


def test_without_any_answer_there_is_a_drill_all_the_same() -> None:
    found = {game: drill(game, None, [], QuickLuck(1)) for game in BOXES}
    assert all(one.kind in box(game).measure.drill.kinds for game, one in found.items())


@pytest.mark.parametrize(("count", "by_guessing", "habit"), [(18, 17.0, False), (3, 1.6, False), (4, 1.0, True)])
def test_a_habit_stands_well_beyond_what_guesses_bring(count: int, by_guessing: float, habit: bool) -> None:
    assert ErrorCount("before", count, by_guessing).is_habit is habit


def test_a_drill_gives_the_reason_that_its_chart_shows() -> None:
    answers = answers_of(some_game(MEMORY, 2, knows=0.5, players=1))
    chart = errors_in(tally_of(MEMORY, answers))
    assert max(bar.count - bar.by_guessing for bar in chart) > 0
    assert drill(MEMORY, None, answers, QuickLuck(1)).habit is None  # who guesses has no habit, whatever chance brought

    always = [answer if answer.right else replace(answer, error=chart[0].kind) for answer in answers]
    found, chart = drill(MEMORY, None, always, QuickLuck(1)), errors_in(tally_of(MEMORY, always))
    assert found.habit in chart
    assert found.habit is not None
    assert found.habit.count - found.habit.by_guessing == max(bar.count - bar.by_guessing for bar in chart)
    assert found.habit.is_habit
    assert drill(MEMORY, None, [], QuickLuck(1)).habit is None


def test_a_game_without_levels_has_none_to_propose() -> None:
    for kept in ((0.9, 0.8, 0.95), (0.6, 0.5, 0.7), (0.2, 0.1, 0.3)):
        found = advice_on_level({}, "rookie", Interval(*kept, 0.05), 5)
        assert (found.move, found.level) == ("stay", None)


def test_a_measure_that_fits_no_answer_is_named_instead_of_an_empty_list() -> None:
    by = RecallMeasure(covariates=(LOAD,), load={"rookie": 999})
    with pytest.raises(NoOrdinaryAnswers, match=rf"{MEMORY} at rookie: its measure says load=999"):
        ordinary(MEMORY, by, "rookie", games=1)
