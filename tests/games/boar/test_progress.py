"""What the notepad says to players of the Boar."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from gander.contract.game import Level
from gander.contract.measure import RecallMeasure
from gander.games.boar.drill import DRILL, STEPS, DrillKind, Item
from gander.games.boar.measure import MEASURE, TurnAnswer
from gander.games.boar.pieces import Play
from gander.luck import QuickLuck
from gander.measures.drill import drill
from gander.measures.reference import mean_result, ordinary, reference
from gander.notepad.sheets import zipped
from tests.notepad.kit import USUAL, read, rows

LEVELS: tuple[Level, ...] = ("rookie", "experienced", "advanced", "expert")


def turn(**facts: Any) -> TurnAnswer:
    return TurnAnswer(
        **USUAL
        | {"kind": "play", "truth": (Play(0),), "answer": Play(1), "load": 3, "matching": 1}
        | {"found_animal": "wolf", "match_animal": "boar"}
        | facts
    )


def test_perfect_memory_takes_every_card() -> None:
    """Six of each design are three pairs: with perfect memory none is ever left."""
    assert mean_result("boar", "rookie", MEASURE.perfect, 20) == 36
    assert [reference("boar").results[level].perfect for level in LEVELS] == [36, 42, 48, 54]


def test_a_drill_has_its_matching_places() -> None:
    outcomes = ("missed", "right", "before", "neighbour")
    for kind, named in (("before", "closed_up"), ("neighbour", "neighbour"), ("missed", "full_hand")):
        answers = [turn(right=False, error=kind, outcomes=outcomes)] * 5
        found = drill("boar", "rookie", answers, QuickLuck(2))
        assert found.kind == named
        for item in found.items:
            assert isinstance(item, Item)
            hand = list(item.drawn)
            for slot in item.played:
                del hand[slot]
            assert item.truth == tuple(slot for slot, animal in enumerate(hand) if animal == item.top)
            assert item.truth


@pytest.mark.parametrize("kind", get_args(DrillKind))
def test_harder_is_a_fuller_hand_and_more_that_leave_it(kind: DrillKind) -> None:
    luck = QuickLuck(kind)
    for step, (drawn, leaving) in zip(STEPS, [(4, 0), (5, 0), *[(6, 0)] * 4, (6, 1), (6, 2)], strict=True):
        made = DRILL.make(kind, step, luck)
        hand = list(made.drawn)
        for slot in made.played:
            del hand[slot]
        assert (len(made.drawn), len(made.played)) == (drawn, leaving + (kind == "closed_up"))
        assert made.truth == tuple(slot for slot, animal in enumerate(hand) if animal == made.top)


def test_ordinary_situations_are_the_same_after_a_few_games() -> None:
    assert isinstance(MEASURE.by, RecallMeasure)
    assert ordinary("boar", MEASURE.by, "rookie", games=8).load == reference("boar").ordinary["rookie"].load


def test_without_any_answer_the_drill_fills_the_hand() -> None:
    assert drill("boar", None, [], QuickLuck(1)).kind == "full_hand"


def test_a_choice_stands_in_a_table_as_a_place_of_the_hand() -> None:
    answers = read(zipped(rows("boar")), "answers.csv")
    assert all(re.fullmatch(r"draw|\d( \d)*", row[column]) for row in answers for column in ("truth", "answer"))
