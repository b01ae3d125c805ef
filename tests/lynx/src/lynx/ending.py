"""The end of the Lynx, of which nothing is told but the result."""

from collections.abc import Sequence
from typing import Final

from gander.contract.ending import Ending, TurningPoint
from gander.contract.game import Outcome, Step
from lynx.state import State


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    return None


ENDING: Final = Ending[State, None](turning=turning)
