"""Where a game of Whale turned."""

from __future__ import annotations

from gander.contract.ending import TurningPoint
from gander.contract.game import CLOCK
from gander.games.whale.ending import ENDING
from gander.games.whale.game import GAME
from gander.games.whale.pieces import CARDS, Point, TimeUp
from tests.games.whale.positions import whale_at
from tests.kit import steps_of

GRID = ", ".join(f"{card.colour} {card.creature}" for card in CARDS[:6])


def test_the_last_card_can_decide() -> None:
    """The grid is all of one colour, and the card from the deck is like the first of it by its creature alone."""
    one, other = CARDS[0], next(card for card in CARDS if card.colour != CARDS[0].colour)
    like = f"{other.colour} {other.creature}"  # the creature of the first card, in another colour
    assert other.creature == one.creature
    begun = whale_at(GRID, turned=like, deck="", piles=("", ""), turn=0)
    (hit,) = steps_of(GAME, begun, (0, Point(0)))
    outcome = GAME.outcome(hit.after)
    assert outcome is not None
    assert outcome.scores == (1, 0)
    assert ENDING.turning((hit,), outcome) is None  # the first card was the last
    assert ENDING.piles(hit.after) == ((one,), ())


def test_a_miss_counts_as_a_card_and_takes_no_lead() -> None:
    """1:0 by a hit; a miss, still 1:0: whoever found the first card was never caught."""
    other = [card for card in CARDS if card.colour != CARDS[0].colour]
    like, next_one = (f"{card.colour} {card.creature}" for card in other[:2])
    begun = whale_at(GRID, turned=like, deck=next_one, turn=0)
    missed = (0, Point(5))
    steps = steps_of(GAME, begun, (0, Point(0)), (CLOCK, TimeUp()), missed)
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.scores == (1, 0)
    assert ENDING.turning(steps, outcome) == TurningPoint("start", {"turn": 1, "turns": 2}, (0,))
