"""What is said to be missing of a game is missing."""

from __future__ import annotations

import pytest

from gander.games import GAMES
from tools.check_game import files_missing


@pytest.mark.parametrize("game", GAMES)
def test_no_game_in_the_box_lacks_a_file_of_the_smallest(game: str) -> None:
    assert list(files_missing(game)) == []
