"""The last scene of the Whale at a table that was really played: whoever won little is not alone in the sea."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.page import wire
from tests.page.people import Person
from tests.page.scene import FIGURES, boxes, figures_at
from tests.page.words import said

END: Final = 3950
STAY: Final = 6
"""The last one that was caught, and five that nobody caught."""


def test_those_that_nobody_caught_stay_with_the_last_one(device: Callable[..., Person]) -> None:
    ben, mia = device(patient=True, reduced_motion="no-preference"), device()
    wire.all_play_to_the_end_with_the_clock_stopped([ben, mia], "whale")
    ben.goes_on_until(said("ending.skip"))
    expect(ben.page.locator(FIGURES).first).to_be_attached()
    (scene,) = boxes(ben.page, ".scene")
    there = [box for box in figures_at(ben.page, END) if scene.holds(box)]
    assert len(there) == STAY
    middle = scene.left + scene.width / 2
    assert min(box.left + box.width for box in there) < middle < max(box.left for box in there)
