"""In how many ways can it go on? Both implementations count the same as `counts.txt` of each game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from gander.games import GAMES
from gander.research.counts import count, divided
from tests.oracle import Oracle, PlainMove
from tests.oracle.plain import actor
from tests.oracle.positions import POSITIONS, Lines, both
from tests.specimen import specimen


def ways_on(table: Oracle) -> Iterator[tuple[Any, PlainMove]]:
    for who in table.actors():
        for move in table.rolls() if who == "chance" else table.moves(who):
            yield who, move


def second_divided(table: Oracle, depth: int) -> dict[Any, int]:
    """The counts of the second implementation, which has to be copied before every move."""
    counts = {}
    before = pickle.dumps(table)  # several times faster than deepcopy
    for who, move in ways_on(table):
        after: Oracle = pickle.loads(before)
        after.act(who, move)
        counts[who, move] = 1 if depth == 1 else sum(second_divided(after, depth - 1).values())
    return counts


def report(position: Lines, depth: int) -> str:
    """The divided counts of both, move by move, with a mark where they differ."""
    state, table = both(position)
    plainly = specimen(position["game"]).plainly
    first = {
        (actor(who), plainly.move(move)): nodes
        for (who, move), nodes in divided(GAMES[position["game"]], state, depth).items()
    }
    second = second_divided(table, depth)
    rows = [(key, first.get(key, "-"), second.get(key, "-")) for key in {**first, **second}]
    return "\n".join(f"{'  ' if a == b else '* '}{who} {move}: {a} {b}" for (who, move), a, b in rows)


def test_every_game_has_counts() -> None:
    assert {position["game"] for position, _ in POSITIONS} == GAMES.keys()


@pytest.mark.parametrize(("position", "counts"), [pytest.param(*each, id=each[0]["id"]) for each in POSITIONS])
def test_counts(position: Lines, counts: dict[int, int]) -> None:
    state, table = both(position)
    for depth, expected in counts.items():
        first = count(GAMES[position["game"]], state, depth)
        second = sum(second_divided(table, depth).values())
        assert (first, second) == (expected, expected), f"depth {depth}\n{report(position, depth)}"
