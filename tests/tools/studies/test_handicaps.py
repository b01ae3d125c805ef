"""What makes a table fair is played out: glances are played with, and cards follow from the scores (A9)."""

from __future__ import annotations

import pytest

from gander.comparisons.even_chances import Handicap, shares
from gander.games import GAMES
from tools.studies.handicaps import CHOSEN_BY, amounts_in, checked, most_cards, outcomes, scores

FEW = 6


def bots_of(name: str) -> tuple[str, ...]:
    return ("squirrel", *("tortoise",) * (max(2, GAMES[name].counts[0]) - 1))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_proposed_is_what_the_rules_take(name: str) -> None:
    """With the most that can be given: the same games come out the same."""
    bots = bots_of(name)
    others = (0,) * (len(bots) - 1)
    most = Handicap((int(amounts_in(GAMES[name]).choices[-1]), *others), (most_cards(GAMES[name]), *others), ())
    once, again = (checked(name, bots, most, FEW, {}) for _ in range(2))
    assert once == again
    assert sum(once) == pytest.approx(1)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if most_cards(game)])
@pytest.mark.parametrize("cards", [2, 7])
def test_A9_games_with_cards_are_won_as_the_scores_without_them_said(name: str, cards: int) -> None:
    """Nobody's play depends on who is ahead: the very same games, once with cards and once without."""
    bots, given = bots_of(name), (cards, 0)
    told = shares(scores(name, bots, (1, 0), FEW, {}), given)
    won = [0.0, 0.0]
    amounts = {amounts_in(GAMES[name]).name: (1, 0), "ahead": given}
    for seats, outcome in outcomes(name, bots, amounts, FEW, {}, CHOSEN_BY):
        for bot, seat in enumerate(seats):
            won[bot] += (seat in outcome.winners) / len(outcome.winners) / FEW
    assert tuple(won) == pytest.approx(told)
