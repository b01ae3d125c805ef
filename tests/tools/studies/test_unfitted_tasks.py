"""Tasks to which the model of memory was not fitted."""

import pytest
from msgspec.structs import replace

from gander.luck import QuickLuck
from gander.memory.characters import PROFILES
from tools.studies.unfitted_tasks import (
    BACKWARDS,
    FORWARDS,
    GUESSED,
    SETS,
    eight_said,
    guessed,
    intruded,
    kept,
    misplaced,
    named_in_turn,
    of_sixteen,
    report,
)

OTTER, ELEPHANT = PROFILES["otter"], PROFILES["elephant"]


def test_guesses_by_order_are_near_those_of_people() -> None:
    assert guessed(named_in_turn(OTTER, 600, QuickLuck(1))) == pytest.approx(GUESSED, abs=0.05)


def test_from_four_things_on_no_more_are_kept() -> None:
    two, three, four, five, six = (kept(OTTER, count, 600, QuickLuck(2)) for count in SETS)
    assert two < three < four
    assert five == pytest.approx(four, abs=0.3)
    assert six == pytest.approx(five, abs=0.4)


def test_who_remembers_nothing_gives_digits_of_other_frames_by_chance() -> None:
    """A wrong digit is any other of nine, and lies in one of three other frames but for (8/9)³."""
    blind = replace(OTTER, traits=replace(OTTER.traits, keenness=0))
    assert misplaced(blind, 4, 3000, QuickLuck(4)) == pytest.approx(1 - (8 / 9) ** 3, abs=0.01)
    assert misplaced(OTTER, 4, 300, QuickLuck(4)) > 1 - (8 / 9) ** 3


def test_who_forgets_nothing_keeps_all_and_names_nothing_for_another() -> None:
    named = named_in_turn(ELEPHANT, 20, QuickLuck(3))
    assert guessed(named) == pytest.approx([0] * 5)
    assert intruded(named) == pytest.approx([0] * 5)
    assert [kept(ELEPHANT, count, 20, QuickLuck(3)) for count in SETS] == pytest.approx(list(SETS))


def test_of_sixteen_words_those_of_the_list_come_to_mind_before_the_others() -> None:
    right, another, never = of_sixteen(OTTER, 300, QuickLuck(4))
    assert right + another + never == pytest.approx(1)
    assert right / 1 > another / 7 > never / 8
    assert of_sixteen(ELEPHANT, 20, QuickLuck(4)) == pytest.approx([1, 0, 0])


def test_what_is_said_first_is_said_best_whichever_way_one_goes() -> None:
    """People keep the first best forwards and the last best backwards; the otter keeps as many in all."""
    forwards, backwards = (eight_said(OTTER, order, 300, QuickLuck(5)) for order in (range(8), range(7, -1, -1)))
    for people, otter in ((FORWARDS, forwards), (BACKWARDS, backwards)):
        assert otter.index(max(otter)) == people.index(max(people))
        assert sum(otter) == pytest.approx(sum(people), abs=0.5)
    assert eight_said(ELEPHANT, range(8), 5, QuickLuck(5)) == pytest.approx([1] * 8)


def test_the_report_sets_people_beside_a_character() -> None:
    lines = list(report(OTTER, 2))
    assert len(lines) == 20
    assert [line.split()[0] for line in lines[1:18:3]] == ["people"] * 6
