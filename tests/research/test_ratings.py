"""Ratings by hand, from known strengths, and whatever the order of seats and games."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from gander.research.ratings import CHESS, DRAWN, ratings
from gander.research.simulate import Result
from gander.research.standings import SURE


def won(*bots: str, by: Sequence[int]) -> Result:
    return Result(0, bots, (0,) * len(bots), tuple(by), 1)


def test_two_bots_by_hand() -> None:
    """Three of four games, and half of the one they are taken to have shared: 3.5 to 1.5."""
    results = [won("fox", "owl", by=[0])] * 2 + [won("owl", "fox", by=[1]), won("owl", "fox", by=[0])]
    found = ratings(["fox", "owl"], results)
    ahead = 400 * math.log10(3.5 / 1.5)
    assert found["fox"].mean == pytest.approx(ahead / 2)
    assert found["owl"].mean == pytest.approx(-ahead / 2)
    error = 1 / math.sqrt((4 + DRAWN) * 0.7 * 0.3) / 2
    assert found["fox"].margin == pytest.approx(CHESS * SURE * error)


def test_a_shared_win_is_half_of_one() -> None:
    shared = ratings(["fox", "owl"], [won("fox", "owl", by=[0, 1])] * 2)
    split = ratings(["fox", "owl"], [won("fox", "owl", by=[0]), won("fox", "owl", by=[1])])
    assert shared == split


def test_who_never_wins_has_a_rating_too() -> None:
    found = ratings(["fox", "owl"], [won("fox", "owl", by=[0])] * 1000)
    assert found["fox"].mean - found["owl"].mean == pytest.approx(400 * math.log10(1000.5 / 0.5))


def test_seats_and_order_change_nothing() -> None:
    results = [won("fox", "owl", "elk", by=[0]), won("owl", "elk", "fox", by=[1]), won("elk", "fox", "owl", by=[2])]
    found = ratings(["fox", "owl", "elk"], results)
    assert all(rating.mean == pytest.approx(0) for rating in found.values())
    assert ratings(["fox", "owl", "elk"], results[::-1]) == pytest.approx(found)


def test_games_without_a_winner_say_nothing() -> None:
    assert ratings(["fox", "owl"], [won("fox", "owl", by=[])] * 9) == ratings(["fox", "owl"], [])


def test_known_strengths_are_found() -> None:
    """10,000 games at tables of three, drawn from strengths that are known: all within three errors."""
    luck, names = np.random.default_rng(1), ["fox", "owl", "elk", "hen"]
    known = np.array([-300, -50, 100, 250])
    results = []
    for _ in range(10_000):
        seats = luck.permutation(4)[:3]
        strengths = np.exp(known[seats] / CHESS)
        winner = int(luck.choice(3, p=strengths / strengths.sum()))
        results.append(won(*(names[seat] for seat in seats), by=[winner]))
    found = ratings(names, results)
    for name, rating in zip(names, known, strict=True):
        margin = found[name].margin
        assert margin is not None
        assert abs(found[name].mean - rating) < 3 * margin / SURE
