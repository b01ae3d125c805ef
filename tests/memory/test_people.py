"""The model beside the published figures for people."""

from itertools import pairwise

import msgspec
import pytest

from gander.luck import QuickLuck
from gander.memory.characters import PROFILES
from gander.memory.people import (
    CONDITIONS,
    DIGITS,
    DISTANCES,
    LOADS,
    PEOPLE,
    YOUNG,
    Figure,
    Row,
    cells_apart,
    colour_answers,
    compare,
    updating_accuracy,
)

OTTER, ELEPHANT = PROFILES["otter"], PROFILES["elephant"]


@pytest.mark.parametrize("load", LOADS)
def test_each_character_is_worse_than_the_next_at_every_load(load: int) -> None:
    rights = [updating_accuracy(profile, load, 400, QuickLuck(load)) for profile in PROFILES.values()]
    assert all(weaker < stronger for weaker, stronger in pairwise(rights))


@pytest.mark.parametrize("key", PEOPLE)
def test_the_model_is_near_people(key: str) -> None:
    rows = compare(PROFILES[key], 1500, QuickLuck(2))
    assert {row.condition for row in rows} == CONDITIONS.keys()
    compared = [row for row in rows if row.people is not None]
    assert {row.condition for row in compared} == PEOPLE[key].keys()
    assert [row for row in compared if not row.within] == []


def test_swaps_fall_with_distance_as_those_of_people_do() -> None:
    answers = colour_answers(OTTER, 4000, QuickLuck(3))
    swaps = [f"swap {distance}" for distance in DISTANCES]
    assert all(answers[near] > answers[far] for near, far in pairwise(swaps))
    assert all(abs(answers[swap] - YOUNG[swap].share) < 0.01 for swap in swaps)


def test_the_perfect_memory_makes_no_mistake_in_either_task() -> None:
    shares = {row.condition: row.model for row in compare(ELEPHANT, 100, QuickLuck(4))}
    right = {condition: share for condition, share in shares.items() if condition.startswith(("load", "right"))}
    assert right == pytest.approx(dict.fromkeys(right, 1.0))
    assert sum(shares.values()) == pytest.approx(sum(right.values()))


def test_who_remembers_nothing_answers_by_chance() -> None:
    blind = msgspec.structs.replace(OTTER, traits=msgspec.structs.replace(OTTER.traits, keenness=0))
    shares = {row.condition: row.model for row in compare(blind, 300, QuickLuck(4))}
    assert shares["load 4"] == pytest.approx(1 / len(DIGITS))
    assert (shares["right"], shares["another"], shares["swap 3"]) == pytest.approx((1 / 12, 4 / 12, 1 / 12))


def test_within_means_one_standard_deviation_or_a_twentieth() -> None:
    assert Row("updating", "load 2", Figure(0.5, 0.1), 0.59).within
    assert not Row("updating", "load 2", Figure(0.5, 0.1), 0.61).within
    assert Row("colours", "right", Figure(0.5), 0.54).within
    assert not Row("colours", "right", Figure(0.5), 0.44).within
    assert Row("colours", "right", None, 0.5).within is None


def test_cells_lie_in_a_grid_of_nine_by_nine() -> None:
    assert cells_apart(0, 8) == 8
    assert cells_apart(0, 9) == 1
    assert cells_apart(0, 3 * 9 + 4) == 5
