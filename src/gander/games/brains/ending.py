"""The end of MMM… Brains!: the turn that raised the winner's chance most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gander.contract.ending import Ending, TurningPoint
from gander.contract.game import Outcome, Step
from gander.games.brains.chances.state_chances import chances_at
from gander.games.brains.pieces import Paid, Passed, Took
from gander.games.brains.state import State

WORTH_TELLING: Final = 0.1
"""A chance that rose by less did not turn the game."""


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    """Chances are those of perfect play by all, as in `docs/papers/odds.md`."""
    (winner,) = outcome.winners
    ended = [step for step in steps if any(isinstance(event, Took | Paid | Passed) for event in step.events)]
    chances = [chances_at(state)[winner] for state in (ended[0].before, *(step.after for step in ended))]
    rises = [after - before for before, after in pairwise(chances)][:-1]  # the last turn is the end
    if max(rises, default=0.0) < WORTH_TELLING:
        return None
    turn = max(range(len(rises)), key=rises.__getitem__)
    mover = ended[turn].before.turn
    values = {
        "turn": turn + 1,
        "turns": len(ended),
        "before": hundred(chances[turn]),
        "after": hundred(chances[turn + 1]),
    }
    own = mover == winner
    return TurningPoint("own" if own else "gift", values, (winner,), None if own else mover)


def hundred(chance: float) -> int:
    return round(100 * chance)


ENDING: Final = Ending[State, None](turning=turning)
