"""Chances are evened by a published rule (docs/papers/fair-table.md): glances first, then the fewest cards (A9)."""

from __future__ import annotations

import pytest

from gander.comparisons.even_chances import (
    Amounts,
    Handicap,
    Scores,
    best_handicap,
    is_sure,
    points_behind,
    shares,
    to_try,
)


def games(*counted: tuple[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """So many games with these scores, and so on."""
    return [scores for count, scores in counted for _ in range(count)]


def test_a_shared_win_counts_in_parts() -> None:
    assert shares([(3, 3), (4, 2), (1, 5), (2, 2)], (0, 0)) == (0.5, 0.5)
    assert shares([(3, 3, 3)], (0, 0, 0)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


@pytest.mark.parametrize(("cards", "first"), [(0, 0.0), (2, 0.0), (3, 0.25), (4, 0.5), (5, 0.75), (6, 1.0)])
def test_A9_the_share_for_any_number_of_cards_follows_from_the_same_games(cards: int, first: float) -> None:
    """Half of the games are lost by three, half by five."""
    assert shares(games((10, (1, 4)), (10, (2, 7))), (cards, 0)) == (first, 1 - first)


def test_those_between_the_weakest_and_the_strongest_are_given_their_part() -> None:
    """Behind by 8, 4, 0 and 1 points: of four glances the second has two, the last none."""
    scores = [(2, 6, 10, 9)]
    assert points_behind(scores) == (8, 4, 0, 1)
    assert to_try(scores, (0, 2, 4)) == ((0, 0, 0, 0), (2, 0, 0, 0), (4, 2, 0, 0))


def test_players_who_are_equal_are_given_nothing() -> None:
    assert to_try([(3, 3)], range(6)) == ((0, 0),) * 6


def test_glances_are_enough_where_they_are() -> None:
    """No cards are better than one, even if one card would come nearer to even."""
    played: dict[Amounts, Scores] = {
        (0, 0): games((200, (5, 4)), (300, (4, 4)), (500, (2, 7))),
        (3, 0): games((490, (5, 4)), (510, (4, 5))),
        (5, 0): games((520, (5, 4)), (480, (4, 5))),
    }
    assert best_handicap(played, 20) == Handicap((3, 0), (0, 0), (0.49, 0.51))


def test_fewest_cards_then_the_chances_nearest_to_even() -> None:
    """With two glances it takes three cards; with four and with five one, and with five that is nearer to even."""
    played: dict[Amounts, Scores] = {
        (2, 0): games((500, (1, 3)), (500, (1, 8))),
        (4, 0): games((480, (4, 4)), (520, (1, 8))),
        (5, 0): games((495, (4, 4)), (505, (1, 8))),
    }
    assert best_handicap(played, 20) == Handicap((5, 0), (1, 0), (0.495, 0.505))


def test_A9_no_more_cards_than_there_are() -> None:
    """It would take twenty-one: nobody has an even chance, and that is said."""
    found = best_handicap({(0, 0): games((100, (0, 20)))}, 20)
    assert found.cards == (20, 0)
    assert found.shares == (0.5, 0.5)
    far = best_handicap({(0, 0): games((100, (0, 21)))}, 20)
    assert far.shares == (0.0, 1.0)
    assert not far.is_even


def test_what_a_card_would_overdo_is_left_as_near_as_it_gets() -> None:
    """All games are lost by one: with one card all are shared, which is even; with two all would be won."""
    found = best_handicap({(0, 0): games((10, (4, 5)))}, 20)
    assert (found.cards, found.shares, found.is_even) == ((1, 0), (0.5, 0.5), True)


def test_few_games_are_not_sure() -> None:
    assert is_sure((0.46, 0.54), 10_000)
    assert not is_sure((0.46, 0.54), 100)


def test_three_at_a_table_come_near_a_third_each() -> None:
    """In turns somebody has a good day, worth 6. The first is behind by three, the second by one."""
    good_days = games((100, (6, 2, 3)), (100, (0, 8, 3)), (100, (0, 2, 9)))
    found = best_handicap({(0, 0, 0): good_days}, 20)
    assert found.shares == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert found.cards[2] == 0
