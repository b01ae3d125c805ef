"""Everybody's chances: the tables that ship against the rules, the estimate against what it was fitted to."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gander.games.brains.chances import solved_tables
from gander.games.brains.chances.estimate import scaled
from gander.games.brains.chances.position_numbers import arrangements
from gander.games.brains.chances.solved_tables import (
    FOUR,
    LAST_OF_FOUR,
    STEP,
    WHOLE,
    BrokenTables,
    duels,
    four,
    inside,
    inside_four,
    three,
    unpacked,
)
from gander.games.brains.chances.win_chances import Position, chances, win_chances, worth_of_announcing
from gander.games.brains.odds.turn_odds import expectation, final_values
from gander.games.brains.pieces import BRAINS_FOR
from tests.games.brains import second_way
from tests.games.brains.second_way import Seats

# What ships ----------------------------------------------------------------------------------------------------------


def look(seats: Seats, middle: int) -> tuple[float, ...]:
    holdings, colours = (np.array([column]) for column in zip(*seats, strict=True))
    return tuple(chances(holdings, colours, middle > 0)[0].tolist())


@pytest.mark.parametrize("arrangement", range(12))
def test_shipped_chances_keep_the_rules(arrangement: int) -> None:
    """One turn by explicit lists, ending in the table, is worth to the mover what the table says.

    The others' chances follow too wherever the mover does not choose between nearly equal ways.
    """
    chance = np.random.default_rng(arrangement)
    for middle in (0, int(chance.integers(1, 100))):
        cells = np.argwhere(inside(middle > 0))
        cells = cells[cells.sum(axis=1) == 100 - middle] if middle else cells
        holdings = cells[chance.integers(len(cells))].tolist()
        seats = tuple(zip(holdings, arrangements(3)[arrangement], strict=True))
        found = second_way.turn(seats, middle, look)
        assert found[0] == pytest.approx(look(seats, middle)[0], abs=STEP)


@pytest.mark.parametrize("arrangement", range(24))
def test_shipped_chances_of_four_keep_the_rules(arrangement: int) -> None:
    """As above; a payment leads to fewer brains in the same table, or to three players and theirs."""
    chance = np.random.default_rng(arrangement)
    cells = np.argwhere(inside_four())
    holdings = cells[chance.integers(len(cells))].tolist()
    seats = tuple(zip(holdings, arrangements(4)[arrangement], strict=True))
    assert second_way.turn(seats, 0, look)[0] == pytest.approx(look(seats, 0)[0], abs=STEP)


def test_every_chance_of_the_last_of_four_is_there() -> None:
    holdings = np.argwhere(inside_four())
    assert len(holdings) == math.comb(FOUR, 4)
    for arrangement in range(24):
        found = four(holdings, arrangement)
        assert found.min() > -2 * STEP
        assert found.max() < 1 + STEP


@pytest.mark.parametrize("collecting", [False, True])
def test_every_chance_of_three_is_there(collecting: bool) -> None:
    holdings = np.argwhere(inside(collecting))
    assert len(holdings) == math.comb(100 if not collecting else 102, 3)
    for arrangement in range(12):
        found = three(holdings, arrangement, collecting)
        assert found.min() > -STEP
        assert found.max() < 1 + STEP


def test_more_brains_seldom_hurt() -> None:
    """Who has more may become the one whom the others hit; the mover's chance still hardly ever falls by much."""
    holdings = np.argwhere(inside(False))
    richer = holdings[holdings.sum(axis=1) < 100]
    change = three(richer + [1, 0, 0], 0, False)[:, 0] - three(richer, 0, False)[:, 0]
    assert (change > -0.01).mean() > 0.99


@pytest.mark.parametrize(("part", "file"), [("two", WHOLE), ("pay 3", LAST_OF_FOUR)])
def test_damaged_table_is_refused(part: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    contents, rest = solved_tables._contents(file)
    changed = bytearray(rest)
    changed[contents.parts[part].start + 5] ^= 1
    monkeypatch.setattr(solved_tables, "_contents", lambda _: (contents, bytes(changed)))
    with pytest.raises(BrokenTables, match=f"{part} in {file}"):
        unpacked(part, file)


# Positions -----------------------------------------------------------------------------------------------------------

some_positions = st.integers(3, 5).flatmap(
    lambda players: st.builds(
        Position,
        st.tuples(*[st.integers(1, 25)] * players),
        st.permutations(range(5)).map(lambda colours: tuple(colours[:players])),
    )
)


@given(position=some_positions)
def test_somebody_wins(position: Position) -> None:
    found = win_chances(position)
    assert sum(found.chances) == pytest.approx(1)
    assert found.exact == (
        len(position.holdings) == 3 or (len(position.holdings) == 4 and sum(position.holdings) <= FOUR)
    )


def test_while_brains_are_collected_four_are_estimated_however_few_they_hold() -> None:
    assert not win_chances(Position((2, 1, 3, 2), (0, 1, 2, 3), middle=117)).exact
    assert win_chances(Position((2, 1, 3, 2), (0, 1, 2, 3))).exact


def test_who_is_out_cannot_win_and_is_not_counted() -> None:
    found = win_chances(Position((20, 0, 30, 0), (0, 1, 2, 3)))
    assert found.exact
    assert found.chances == pytest.approx((duels()[20, 30], 0, 1 - duels()[20, 30], 0))
    alone = win_chances(Position((0, 4, 0), (0, 1, 2)))
    assert alone.chances == (0, 1, 0)


def test_who_has_nothing_yet_still_plays_while_brains_are_collected() -> None:
    found = win_chances(Position((0, 10, 0), (0, 1, 2), middle=90))
    assert found.exact
    assert min(found.chances) > 0.1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_turning_all_colours_changes_nothing(players: int) -> None:
    colours = (0, 3, 1, 2, 4)[:players]
    turned = tuple((colour + 2) % 5 for colour in colours)
    holdings = (12, 30, 7, 9, 20)[:players]
    assert win_chances(Position(holdings, colours)) == win_chances(Position(holdings, turned))
    worth, other = (worth_of_announcing(Position(holdings, some))[0] for some in (colours, turned))
    assert np.roll(worth, 2, axis=0) == pytest.approx(other)


@settings(max_examples=20)
@given(position=some_positions.filter(lambda position: len(position.holdings) == 3))
def test_best_turn_is_worth_the_standing(position: Position) -> None:
    worth = expectation(final_values(*worth_of_announcing(position)))
    assert worth == pytest.approx(win_chances(position).chances[0], abs=STEP)


@pytest.mark.parametrize(("players", "middle"), [(4, None), (5, None), (4, 60), (5, 60)])
def test_estimate_nearly_keeps_the_rules(players: int, middle: int | None) -> None:
    """A turn that ends in the estimate is worth to the mover about what the estimate says."""
    chance, apart = np.random.default_rng(players), []
    for _ in range(60):
        together = BRAINS_FOR[players] - middle if middle else int(chance.integers(30, 100))
        cuts = np.sort(chance.choice(np.arange(1, together), players - 1, replace=False))
        holdings = np.diff(cuts, prepend=0, append=together).tolist()
        position = Position(tuple(holdings), tuple(chance.permutation(5)[:players].tolist()), middle)
        turn = expectation(final_values(*worth_of_announcing(position)))
        apart.append(abs(turn - win_chances(position).chances[0]))
    assert np.mean(apart) < 0.03


@given(holdings=st.tuples(*[st.integers(1, 60)] * 4))
def test_holdings_beyond_a_table_keep_their_proportion(holdings: tuple[int, ...]) -> None:
    (fewer,) = scaled(np, np.array([holdings]), 125)
    assert fewer.min() >= 1
    assert fewer.sum() <= 125
    if sum(holdings) <= 125:
        assert fewer.tolist() == list(holdings)
    else:
        assert fewer == pytest.approx(np.array(holdings) * 125 / sum(holdings), abs=2)
