"""Five minutes of practice: what calls for which exercise, calculated by hand, and what an exercise is made of."""

from __future__ import annotations

import pytest

from gander.contract.measure import DecisionMeasure, RecallMeasure
from gander.games import BOXES, box
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.practice import Need, PracticeRecord, first_step, most_called_for, needs_of, practice
from gander.measures.reference import reference
from gander.measures.tally import Count, Tally
from tests.notepad.kit import some_game

KEPT = [name for name, one in BOXES.items() if isinstance(one.measure.by, RecallMeasure)]
LEFT = [name for name, one in BOXES.items() if isinstance(one.measure.by, DecisionMeasure)]
ONE, OTHER, THIRD = KEPT[:3]


def kind_of(game: str, error: str) -> str:
    return next(kind for kind, errors in box(game).measure.drill.kinds.items() if error in errors)


def missed(answers: int, **errors: tuple[float, float]) -> Tally:
    """By kind of error how often it happened, and how often by chance."""
    wrong = sum(count for count, _ in errors.values())
    return Tally(Count(answers, answers - wrong), errors={kind: list(counts) for kind, counts in errors.items()})


def shown(needs: tuple[Need, ...]) -> list[tuple[str, str]]:
    return [(need.game, need.kind) for need in needs]


# What is called for ---------------------------------------------------------------------------------------------------


def test_how_much_an_error_calls_for_its_exercise() -> None:
    """6 of 40 answers where chance brings 2, with 20 more as chance has them: 4 of 60."""
    needs = {need.kind: need.beyond for need in needs_of(ONE, missed(40, before=(6, 2), neighbour=(1, 5)))}
    assert needs[kind_of(ONE, "before")] == pytest.approx(4 / 60)
    assert needs[kind_of(ONE, "neighbour")] == pytest.approx(-4 / 60)
    assert needs[kind_of(ONE, "elsewhere")] == 0


def test_few_answers_do_not_outweigh_many() -> None:
    """Of 4 answers 2 are errors where chance brings half a one: far beyond it, but 1.5 of 24 is less than 4 of 60."""
    tallies = {ONE: missed(4, before=(2, 0.5)), OTHER: missed(40, neighbour=(6, 2))}
    assert shown(most_called_for(tallies))[:2] == [(OTHER, kind_of(OTHER, "neighbour")), (ONE, kind_of(ONE, "before"))]


def test_at_most_two_are_of_one_game_and_four_in_all() -> None:
    tallies = {
        ONE: missed(40, before=(20, 2), neighbour=(19, 2), elsewhere=(18, 2)),
        OTHER: missed(40, before=(9, 2), neighbour=(8, 2), elsewhere=(7, 2)),
        THIRD: missed(40, before=(5, 2), neighbour=(4, 2)),
    }
    errors = [(ONE, "before"), (ONE, "neighbour"), (OTHER, "before"), (OTHER, "neighbour")]
    assert shown(most_called_for(tallies)) == [(game, kind_of(game, error)) for game, error in errors]


@pytest.mark.parametrize("game", LEFT)
def test_a_decision_counts_as_an_error_for_as_much_as_a_blind_one_leaves(game: str) -> None:
    """30 decisions leave a tenth of a blind one each; the 10 of one stage leave twice as much, so 1 error too many."""
    blind = reference(game).left_by_guessing
    assert blind is not None
    one, other = (errors[0] for errors in box(game).measure.drill.kinds.values())
    tally = Tally(Count(30, 20), stages={one: [10, 2 * blind], other: [20, 1 * blind]})
    needs = {need.error: need.beyond for need in needs_of(game, tally)}
    assert needs == {one: pytest.approx(1 / 50), other: pytest.approx(-1 / 50)}


# Without answers ------------------------------------------------------------------------------------------------------


def test_who_has_no_answers_gets_something_of_everything_at_the_lowest_step() -> None:
    found = practice({}, QuickLuck(1))
    assert not found.known
    assert {exercise.game for exercise in found.exercises} == {
        name for name, one in BOXES.items() if one.measure.drill.for_beginners
    }
    assert all(exercise.begins == 0 and exercise.habit is None for exercise in found.exercises)


# An exercise ----------------------------------------------------------------------------------------------------------


def test_twelve_situations_come_mixed_and_every_step_that_can_be_reached_is_there() -> None:
    answers = {game: answers_of(some_game(game, 3, knows=0.4, players=1)) for game in (ONE, OTHER)}
    found = practice({game: PracticeRecord(one, "experienced") for game, one in answers.items()}, QuickLuck(2))
    assert found.known
    assert {exercise.game for exercise in found.exercises} == {ONE, OTHER}
    assert len(found.order) == 12
    assert sorted(found.order[:4]) == sorted(found.order[4:8]) == sorted(found.order[8:]) == [0, 1, 2, 3]
    for exercise in found.exercises:
        assert exercise.steps == len(box(exercise.game).measure.drill.steps)
        for number, one in enumerate(exercise.rounds):
            reached = range(exercise.begins - number, exercise.begins + number + 1)
            steps = [step for step in reached if 0 <= step < exercise.steps]
            assert (one.easiest, len(one.items)) == (steps[0], len(steps))
        if exercise.habit is not None:
            assert exercise.habit.is_habit


def test_it_begins_where_it_was_left_or_at_the_level_that_was_played() -> None:
    rules = box(ONE).measure.drill
    kind, answers = next(iter(rules.kinds)), answers_of(some_game(ONE, 3, players=1))
    assert first_step(ONE, kind, PracticeRecord(answers, "advanced")) == rules.steps.index(rules.at_level("advanced"))
    assert first_step(ONE, kind, PracticeRecord(answers, "advanced", {kind: 2})) == 2
    assert first_step(ONE, kind, PracticeRecord(answers, "advanced", {kind: 99})) == len(rules.steps) - 1
    assert first_step(ONE, kind, PracticeRecord((), None)) == 0


def test_the_same_luck_makes_the_same_practice() -> None:
    assert practice({}, QuickLuck(5)) == practice({}, QuickLuck(5)) != practice({}, QuickLuck(6))
