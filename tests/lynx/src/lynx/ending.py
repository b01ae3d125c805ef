"""The end of the Lynx: everybody has named the card once, and there is nothing to add."""

from collections.abc import Sequence
from typing import Final

from gander.contract.ending import Ending, TurningPoint
from gander.contract.game import Outcome, Step
from lynx.state import State


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    return None


ENDING: Final = Ending[State, None](turning=turning)
