"""The sizes of the games: a shuffle by hand, what must hold for every game, and what the docs say of it."""

from __future__ import annotations

import math

import pytest

from gander.contract.game import CHANCE, AnyGame
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.tournament import plans
from tests.tree import ROOT
from tools.studies.sizes import logarithm, sizes_of, table, walk

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_shuffle_of_n_cards_has_as_many_outcomes_as_orders(game: AnyGame) -> None:
    """Dealt draw by draw, n cards take n - 1 draws, and the product of their outcomes is n!."""
    options = plans(game, ("nobody",) * max(game.counts), None, "0")[0].options
    opening = []
    for node in walk(game, options, QuickLuck(1)):
        if node.seat != CHANCE:
            break
        opening.append(node)
    cards = len(opening) + 1
    assert logarithm(opening) == pytest.approx(math.lgamma(cards + 1) / math.log(10), abs=1e-9)
    assert sizes_of(game, games=1).deals == logarithm(opening)


@every_game
def test_counts_fit_together(game: AnyGame) -> None:
    found = sizes_of(game, games=3)
    assert found.moves == len(game.vocabulary)
    assert 1 <= found.ways.mean <= found.most_ways <= found.moves
    assert found.tree.mean > found.deals
    assert 0 < found.information <= 1


def test_the_same_table_every_time() -> None:
    assert table(2) == table(2)


def test_docs_have_every_row_and_what_is_not_a_matter_of_luck() -> None:
    written = (ROOT / "docs" / "papers" / "research.md").read_text()
    rows = table(2).splitlines()
    assert [row for row in rows if f"\n{row.split(' | ')[0]} | " not in written] == []
    certain = [row for row in rows if row.startswith(("| players |", "| moves there are |", "| numbers in an"))]
    assert len(certain) == 3
    assert [row for row in certain if f"\n{row}\n" not in written] == []
