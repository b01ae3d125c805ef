"""The gallery shows boards that the rules make, and shows them as they are made now."""

from __future__ import annotations

from itertools import chain

import pytest

from gander.games import GAMES
from tests.boards import boards_of, page, path_of
from tests.page.screens import screens
from tests.tree import text_of


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_present_boards(name: str) -> None:
    assert text_of(path_of(GAMES[name])) == page(GAMES[name]), "run `make protocol`"


@pytest.mark.parametrize("name", GAMES)
def test_every_table_that_is_looked_at_has_a_board(name: str) -> None:
    boards = boards_of(GAMES[name])
    assert tuple(boards.tables) == screens(name).tables
    assert set(screens(name).grow) <= boards.rounds.keys()


@pytest.mark.parametrize("name", GAMES)
def test_whoever_looks_at_a_board_sits_there(name: str) -> None:
    boards = boards_of(GAMES[name])
    shown = [*boards.tables.values(), *boards.fullest.values(), *chain(*boards.rounds.values())]
    assert all(board.seat is None or board.seat < boards.seats(board.state) for board in shown)
