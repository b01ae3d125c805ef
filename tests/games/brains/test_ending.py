"""Where a game of Brains turned."""

from __future__ import annotations

from itertools import product

from gander.contract.ending import TurningPoint
from gander.contract.game import CHANCE
from gander.games.brains.chances.solved_tables import duels
from gander.games.brains.ending import ENDING
from gander.games.brains.game import GAME
from gander.games.brains.pieces import COLOURS, Announce, Land, Throw, totals_of
from tests.games.brains.positions import brains_at
from tests.kit import steps_of

ALL = Throw((0, 1, 2, 3, 4))


def lands(colour: str, total: int) -> Land:
    """Dice that lie so."""
    place = [*COLOURS].index(colour)  # type: ignore[arg-type]
    return Land(next(faces for faces in product(range(6), repeat=5) if totals_of(faces)[place] == total))


def test_M9_a_blunder_of_the_other_raised_the_winners_chance_most() -> None:
    """Ten brains against three; the first pays nine of them for a colour that nobody holds (M9), then the last."""
    begun = brains_at(brains_of=(10, 3, 0), out=((2,),))
    blunder = ((0, ALL), (CHANCE, lands("blue", 9)), (0, Announce("blue")))
    last = ((1, ALL), (CHANCE, lands("red", 4)), (1, Announce("red")))
    steps = steps_of(GAME, begun, *blunder, *last)
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.winners == (1,)
    before, after = 1 - duels()[10, 3], duels()[3, 1]  # the mover's chance stands in the table of duels
    assert after - before > 1 - after
    values = {"turn": 1, "turns": 2, "before": round(100 * before), "after": round(100 * after)}
    assert ENDING.turning(steps, outcome) == TurningPoint("gift", values, (1,), 0)


def test_M10_the_last_turn_is_the_end_and_no_turning_point() -> None:
    begun = brains_at(brains_of=(1, 1, 0), out=((2,),))
    steps = steps_of(GAME, begun, (0, ALL), (CHANCE, lands("yellow", 4)), (0, Announce("yellow")))
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert ENDING.turning(steps, outcome) is None
