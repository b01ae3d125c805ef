"""The estimate of the chance to win, and what lies ahead while brains are collected."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gander.games.brains.endgame import endgame
from gander.games.brains.odds import MOST
from gander.games.brains.pieces import BRAINS_FOR, COLOURS
from gander.games.brains.standing import (
    WEIGHTS,
    chance_while_collecting,
    chances,
    outlook,
    taking,
    worth_of_collecting,
    worth_of_paying,
)

some_holdings = st.integers(2, 5).flatmap(lambda players: st.tuples(*[st.integers(1, 30)] * players))


# Paying --------------------------------------------------------------------------------------------------------------


@given(holdings=some_holdings)
def test_somebody_wins(holdings: tuple[int, ...]) -> None:
    (shares,) = chances(np.array([holdings], float))
    assert shares.sum() == pytest.approx(1)
    assert (shares > 0).all()


@given(holdings=some_holdings)
def test_more_brains_are_better(holdings: tuple[int, ...]) -> None:
    for player in range(len(holdings)):
        richer = np.array(holdings, float)
        richer[player] += 1
        before, after = chances(np.array([holdings, richer], float))[:, player]
        assert after > before


def test_two_players_are_exact_and_one_has_won() -> None:
    assert chances(np.array([[7.0, 12.0], [3.0, 3.0]]))[:, 0].tolist() == [endgame()[7, 12], endgame()[3, 3]]
    assert chances(np.array([[4.0]])).tolist() == [[1.0]]


def test_estimate_word_by_word() -> None:
    """Three players: the mean log odds of two duels, each begun by either player, weighed; less for waiting."""
    holdings = (12, 7, 30)
    logs = []
    for place, mine in enumerate(holdings):
        duels = [(endgame()[mine, other] + 1 - endgame()[other, mine]) / 2 for other in without(holdings, place)]
        mean = sum(math.log(chance / (1 - chance)) for chance in duels) / 2
        logs.append(WEIGHTS[3].duels * mean - WEIGHTS[3].wait * place)
    strengths = [math.exp(log) for log in logs]
    expected = [strength / sum(strengths) for strength in strengths]
    assert chances(np.array([holdings], float))[0].tolist() == pytest.approx(expected)


def without(holdings: tuple[int, ...], place: int) -> tuple[int, ...]:
    return holdings[:place] + holdings[place + 1 :]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_equal_holdings_leave_only_the_order_of_turns(players: int) -> None:
    shares = chances(np.full((1, players), 20.0))[0]
    steps = shares[1:] / shares[:-1]
    assert steps == pytest.approx(np.full(players - 1, math.exp(-WEIGHTS[players].wait)))


@given(holdings=st.tuples(*[st.floats(1, 40)] * 3), player=st.integers(0, 2))
def test_part_of_a_brain_counts_in_part(holdings: tuple[float, ...], player: int) -> None:
    """Means are seldom whole numbers; the estimate has no steps between them."""
    richer = np.array(holdings)
    richer[player] += 0.25
    before, after = chances(np.array([holdings, richer]))[:, player]
    assert before < after < before + 0.05


@given(holdings=some_holdings, data=st.data())
def test_M8_M9_worth_of_each_announcement(holdings: tuple[int, ...], data: st.DataObject) -> None:
    """Looked up payment by payment: who holds the colour pays, all if it is too few, and the next one moves."""
    colours = tuple(data.draw(st.permutations(range(len(COLOURS)))))[: len(holdings)]
    colour, total = data.draw(st.integers(0, 4)), data.draw(st.integers(1, MOST))
    worth, passing = worth_of_paying(holdings, colours)

    after = list(holdings)
    payer = colours.index(colour) if colour in colours else 0
    after[payer] = max(0, after[payer] - total)
    assert worth[colour, total] == pytest.approx(chance_of_first(after))
    assert passing == pytest.approx(chance_of_first(list(holdings)))


def chance_of_first(holdings: list[int]) -> float:
    """The chance to win of somebody who has just moved."""
    mover, *others = holdings
    if not mover:
        return 0
    return float(chances(np.array([[*(brains for brains in others if brains), mover]], float))[0, -1])


# Collecting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_outlook_gives_away_the_whole_middle(players: int) -> None:
    ahead = outlook(players)
    assert len(ahead.starts) == BRAINS_FOR[players] + 1
    for middle, (starts, gains) in enumerate(zip(ahead.starts, ahead.gains, strict=True)):
        assert starts.sum() == pytest.approx(1)
        assert gains[starts > 0].sum(axis=1) == pytest.approx(np.full((starts > 0).sum(), middle))


def test_outlook_by_plain_recursion() -> None:
    """All ways in which three players can empty a middle of 30, one by one with their chances."""
    likely = {taken: chance / (1 - taking()[0]) for taken, chance in enumerate(taking()) if taken and chance}

    @cache
    def ends(middle: int, turn: int) -> dict[tuple[int, tuple[int, ...]], float]:
        """The chance of each starter together with what everybody has taken, seen from player 0."""
        if not middle:
            return {(turn % 3, (0, 0, 0)): 1.0}
        found: dict[tuple[int, tuple[int, ...]], float] = {}
        for total, chance in likely.items():
            taken = min(total, middle)
            for (starter, gains), further in ends(middle - taken, turn + 1).items():
                more = tuple(gain + taken * (player == turn % 3) for player, gain in enumerate(gains))
                found[starter, more] = found.get((starter, more), 0) + chance * further
        return found

    for starter in range(3):
        chance = {gains: share for (first, gains), share in ends(30, 0).items() if first == starter}
        assert outlook(3).starts[30, starter] == pytest.approx(sum(chance.values()))
        means = [sum(gains[player] * share for gains, share in chance.items()) for player in range(3)]
        assert outlook(3).gains[30, starter] * sum(chance.values()) == pytest.approx(np.array(means))


def test_M7_empty_middle_begins_to_pay_with_the_next_player() -> None:
    paying = chances(np.array([[20.0, 30.0, 50.0]]))[0, -1]
    assert chance_while_collecting((20, 30, 50), 0) == pytest.approx(paying)


def test_M10_without_brains_when_the_middle_is_empty_one_is_out() -> None:
    assert chance_while_collecting((60, 0, 40), 0) == pytest.approx(1 - endgame()[60, 40])
    assert chance_while_collecting((60, 40, 0), 0) == 0


def test_M7_taking_more_than_the_middle_holds_is_taking_the_rest() -> None:
    worth, _ = worth_of_collecting((40, 30, 20), 10)
    assert (worth[:, 10:] == worth[0, 10]).all()
    assert worth[0, 10] == pytest.approx(chance_while_collecting((30, 20, 50), 0))
    assert worth[0, 4] == pytest.approx(chance_while_collecting((30, 20, 44), 6))
