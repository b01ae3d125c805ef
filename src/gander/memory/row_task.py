"""A plain task that says how well somebody keeps things: a row of cards, of which one after the other is replaced.

It is like our games and is none of them. It serves to tell in what direction of all traits somebody does better.
"""

from functools import cache
from typing import Final

from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion, QuestionKind, question
from gander.memory.characters import Traits
from gander.memory.exposures import Exposures
from gander.memory.likelihood import Answers
from gander.memory.model import LOOK, STUDY, Sight

PLACES: Final = 6
VALUES: Final = 5
ROWS: Final = 8
TURNS: Final = 15
"""In each row; every turn asks for one card and replaces it."""


def share_right(traits: Traits, blind: float = 0.0) -> float:
    """How much of the task somebody with these traits answers right, if some of their answers are blind."""
    return float(_answers().chances(traits, wits=0, blind=blind).mean())


@cache
def _answers() -> Answers:
    kind = QuestionKind(("value",), tuple((value,) for value in range(VALUES)))
    return Answers([asked for row in range(ROWS) for asked in _row(kind, QuickLuck(f"row {row}"))])


def _row(kind: QuestionKind, luck: QuickLuck) -> list[AnsweredQuestion]:
    memory, lying = Exposures(), [luck.below(VALUES) for _ in range(PLACES)]
    memory.see_all([Sight(place, value, "value") for place, value in enumerate(lying)], STUDY)
    found = []
    for _ in range(TURNS):
        place = luck.below(PLACES)
        right = {"chosen": 0, "fits": (lying[place],), "options": VALUES}
        found.append(question(memory, kind, places=(place,), copies=(1.0,) * VALUES, out=(0,) * VALUES, **right))
        lying[place] = luck.below(VALUES)
        memory.see_all([Sight(place, lying[place], "value")], LOOK)
    return found
