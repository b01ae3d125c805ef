"""How dice may be named in a terminal."""

from __future__ import annotations

import pytest

from gander.games.brains.teller import tidy_dice


@pytest.mark.parametrize(
    ("typed", "tidied"), [("5, 2", "25"), ("keep 4 1", "keep 14"), ("keep14", "keep 14"), ("2 2", "2"), ("red", "red")]
)
def test_dice_may_be_named_in_any_way(typed: str, tidied: str) -> None:
    assert tidy_dice(typed) == tidied
