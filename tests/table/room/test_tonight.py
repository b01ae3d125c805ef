"""The figures of an evening, by hand."""

from __future__ import annotations

from msgspec.structs import replace

from gander.contract.options import Mode
from gander.table.room.played import EveningGame
from gander.table.room.tonight import BestCatch, ClosestFinish, Tonight, WinningSeries, tonight
from tests.kinds import TURN_BY_TURN

ADA, BEN, CLEO = 0, 1, 2


def game(people: tuple[int | None, ...], scores: tuple[int, ...], mode: Mode = "versus") -> EveningGame:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1) if mode == "versus" else ()
    bots = tuple("squirrel" if person is None else None for person in people)
    return EveningGame(TURN_BY_TURN.game.name, mode, 0.0, people, bots, scores, places, winners)


def test_nothing_was_played() -> None:
    assert tonight((), 2) == Tonight((0, 0), (0, 0))


def test_wins_series_and_the_closest_finish() -> None:
    evening = (
        game((ADA, BEN, CLEO), (9, 7, 1)),
        game((ADA, BEN), (5, 4)),
        game((BEN, CLEO), (8, 2)),
        game((CLEO, ADA), (3, 6)),
    )
    assert tonight(evening, 3) == Tonight(
        games=(3, 3, 3), wins=(3, 1, 0), series=WinningSeries(ADA, 3), closest=ClosestFinish(1, 1)
    )


def test_a_shared_win_counts_for_both_and_is_as_close_as_can_be() -> None:
    evening = (game((ADA, BEN), (5, 4)), game((ADA, BEN), (6, 6)), game((ADA, BEN), (2, 2)))
    assert tonight(evening, 2) == Tonight(
        games=(3, 3), wins=(3, 2), series=WinningSeries(ADA, 3), closest=ClosestFinish(1, 0)
    )


def test_a_win_of_a_bot_is_nobodys_and_ends_a_series() -> None:
    evening = (game((ADA, None), (5, 4)), game((ADA, None), (1, 4)), game((ADA, None), (5, 4)))
    assert tonight(evening, 1) == Tonight(games=(3,), wins=(2,))


def test_together_nobody_wins_and_nothing_is_close() -> None:
    assert tonight((game((ADA, BEN), (7, 7), "cooperative"),), 2) == Tonight((1, 1), (0, 0))


def test_a_series_that_was_complete_first_is_the_longest() -> None:
    evening = (
        game((BEN, ADA), (2, 1)),
        game((BEN, ADA), (2, 1)),
        game((BEN, ADA), (0, 9)),
        game((BEN, ADA), (0, 9)),
    )
    assert tonight(evening, 2).series == WinningSeries(BEN, 2)


def caught(catches: tuple[int, ...], people: tuple[int | None, ...] = (ADA, BEN), mode: Mode = "versus") -> EveningGame:
    return replace(game(people, (5, 4), mode), catches=catches)


def test_the_best_catch_is_the_first_of_those_with_most_finds_in_one_turn() -> None:
    evening = (caught((1, 1)), caught((2, 3)), caught((3, 1)))
    assert tonight(evening, 2).catch == BestCatch(BEN, 1, 3)


def test_one_find_a_bots_and_what_all_find_together_are_no_catch() -> None:
    assert tonight((caught((1, 1)), caught((2, 4), (None, None)), caught((6,), mode="cooperative")), 2).catch is None


def test_a_finish_with_points_to_spare_is_not_called_close() -> None:
    assert tonight((game((ADA, BEN), (9, 5)),), 2).closest is None
    assert tonight((game((ADA, BEN), (9, 5)), game((ADA, BEN), (8, 5))), 2).closest == ClosestFinish(1, 3)
