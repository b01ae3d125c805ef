"""How strong the best bot is, in small samples with fixed seeds where the margin is large."""

from __future__ import annotations

from tests.bots.duel import duel


def test_the_elephant_is_strong() -> None:
    """Nobody who plays anything ever wins; who thinks of the next pair only, remembering all, loses by a little."""
    assert duel("boar", "uniform", "elephant", 15).win.mean == 1
    greedy = duel("boar", "greedy", "elephant", 200)
    assert greedy.score.mean > 0
    assert greedy.score.excludes(0)
