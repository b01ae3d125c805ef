"""What others reach in a game of Goose alone, reckoned from the dice without playing."""

from __future__ import annotations

from math import sqrt

import pytest

from gander.comparisons.same_deal import GameSetup, reached
from gander.contract.game import Level
from gander.games.goose.game import GAME
from gander.luck import FairLuck

SUSPECTS, FEATURES, VALUES = 25, 3, 5
LINEUP: dict[Level, int] = {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}


def questions(seed: str, places: int) -> int:
    """How many questions the dice ask until a number points at a gap (G4, G14, G16). Chance 0 is the shuffle."""
    deck, gaps, asked = SUSPECTS - places, set[int](), 0
    while True:
        pips = FairLuck(bytes.fromhex(seed), asked + 1).below(6 * FEATURES) // FEATURES
        if (place := pips % places) in gaps:
            return asked
        asked += 1
        if deck:
            deck -= 1
        else:
            gaps.add(place)


@pytest.mark.parametrize("level", LINEUP)
def test_perfect_memory_wins_every_question_and_guessing_one_in_five(level: Level) -> None:
    """Right cards less wrong ones (G18): n for who knows all, and n (1/5 - 4/5) on average for who guesses."""
    for seed in ("5eed" * 16, "a1" * 32):
        deal = GameSetup("goose", GAME.version, GAME.options(players=1, level=level), seed, (None,))
        asked = questions(seed, LINEUP[level])
        perfect, guessing = reached(deal, "perfect"), reached(deal, "guessing")
        assert [(bar.value, bar.games) for bar in perfect.seats[0]] == [(asked, 1)]
        mean = sum(bar.value * bar.games for bar in guessing.seats[0]) / guessing.games
        right = 1 / VALUES
        expected, deviation = asked * (2 * right - 1), 2 * sqrt(asked * right * (1 - right) / guessing.games)
        assert abs(mean - expected) < 4 * deviation
        assert {bar.value % 2 for bar in guessing.seats[0]} == {asked % 2}
