"""What the notepad says to players of the Brains."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from gander.games.brains.drill import TAKING, Item
from gander.games.brains.measure import Decision
from gander.games.brains.pieces import Pass
from gander.games.brains.worth import odds_for
from gander.luck import QuickLuck
from gander.progress.answers import answers_of
from gander.progress.drill import drill
from gander.progress.measures import figures_of
from gander.progress.reference import left_by_guessing, reference
from gander.progress.report import report
from gander.progress.review import review
from gander.progress.sheets import zipped
from gander.progress.tally import tally_from
from tests.games.brains.oracle import colour_of
from tests.progress.kit import USUAL, games, read, rows, some_game


def decision(**facts: Any) -> Decision:
    chosen = {"kind": "keep", "truth": (Pass(),), "answer": Pass(), "value": 0.0, "best": 0.0, "luck": 0.0}
    return Decision(**USUAL | chosen | facts)


def test_what_was_left_is_shown_and_luck_beside_it() -> None:
    played = games("brains", 12, 0.6, level=None, players=3)
    found = report("brains", "own", played)
    assert (found.unit, found.perfect) == ("left", 0.0)
    assert found.guessing == reference("brains").left_by_guessing
    assert found.now is not None
    mean = np.concatenate([one.numbers[:, 1] for one in played]).mean()
    assert found.now.low < mean < found.now.high
    assert found.luck is not None
    assert found.luck.left == pytest.approx(mean * found.luck.decisions, abs=0.01)
    assert found.luck.luck == pytest.approx(
        sum(tally_from(one.counts, figures_of("brains").pairs).luck for one in played), abs=0.01
    )


def test_the_costliest_decision_comes_first() -> None:
    answers = [a for a in answers_of(some_game("brains", 2, knows=0.3, players=3)) if a.seat == 0]
    left = [missed.left for missed in review("id", "brains", answers).missed]
    assert left
    assert left == sorted(left, reverse=True)


def test_a_drill_of_dice_knows_the_best_value() -> None:
    answers = [decision(right=False, throws_left=1, left=2.0), decision(throws_left=2, left=0.1)]
    found = drill("brains", None, answers, QuickLuck(3))
    assert found.kind == "1"
    for item in found.items:
        assert isinstance(item, Item)
        faces = tuple(face.number for face in item.dice)
        assert item.best == pytest.approx(odds_for(TAKING).best(faces, 1), abs=1e-3)
        assert item.throws == 2  # of three (M4)
        assert [face.colour for face in item.dice] == [colour_of(die, face or 5) for die, face in enumerate(faces)]


def test_the_stored_line_is_that_of_our_engine() -> None:
    """A small sample stays within what luck allows of the stored mean."""
    assert left_by_guessing("brains", 8) == pytest.approx(reference("brains").left_by_guessing, abs=0.4)


def test_without_any_answer_the_drill_is_with_two_throws_left() -> None:
    assert drill("brains", None, [], QuickLuck(1)).kind == "2"


def test_a_choice_stands_in_a_table_in_words() -> None:
    answers = read(zipped(rows("brains")), "answers.csv")
    spelled = r"pass|announce (red|yellow|blue|green|black)|throw \d( \d)*"
    assert all(re.fullmatch(spelled, row[column]) for row in answers for column in ("truth", "answer"))
    assert {row["options"] for row in answers} == {""}
