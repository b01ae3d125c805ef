"""What the cards that were played in a game of The Brilliant Boar were chosen from.

Whether somebody plays or draws also says how daring they are, so it is not read: only which card they took, once they
played one, and which name they gave it.
"""

from functools import cache
from typing import Any, Final

from gander.contract.game import Seat
from gander.games.boar.bots import BoarBot
from gander.games.boar.pieces import Animal, Draw, Observation, Play
from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion, QuestionKind, question
from gander.memory.characters import PROFILES
from gander.memory.exposures import Exposures

ALONE: Final = 0.13
"""How likely a match must be to be tried by who goes by nothing else, where a miss costs little (B14)."""
AMONG_OTHERS: Final = 0.6
"""The same where a miss costs a card, and now and then another takes it (B8, B10)."""


@cache
def _which(designs: tuple[Animal, ...], *, alone: bool) -> QuestionKind:
    return QuestionKind(
        ("",), tuple((animal,) for animal in designs), points=True, dares=ALONE if alone else AMONG_OTHERS
    )


@cache
def _name(designs: tuple[Animal, ...]) -> QuestionKind:
    return QuestionKind(("",), tuple((animal,) for animal in designs))


class BoarReader(BoarBot):
    """Sees what somebody in a seat sees, and notes which card they played and what lay there to be matched."""

    def __init__(self, seat: Seat) -> None:
        self._exposures = Exposures()
        super().__init__(PROFILES["elephant"], seat, QuickLuck(0), self._exposures)

    def read(self, observation: Observation, move: Any) -> list[AnsweredQuestion]:
        if observation.top is None or not isinstance(move, Draw | Play):
            return []  # with an empty deck one has to play, whatever one remembers (B12)
        targets = {*observation.table, observation.top}
        named = self._named(observation, move, targets) if isinstance(move, Play) else []
        return self._played(observation, move, targets) + named

    def _played(self, observation: Observation, move: Draw | Play, targets: set[Animal]) -> list[AnsweredQuestion]:
        held = self._exposures.load
        if not held:
            return []
        designs, unseen = observation.designs, self._unseen(observation)
        return [
            question(
                self._exposures,
                _which(designs, alone=observation.mode == "solo"),
                places=tuple(range(held)),
                chosen=move.slot if isinstance(move, Play) else held,
                fits=tuple(number for number, animal in enumerate(designs) if animal in targets),
                options=held + 1,
                copies=tuple(float(unseen[animal]) for animal in designs),
                out=(0,) * len(designs),
            )
        ]

    def _named(self, observation: Observation, move: Play, targets: set[Animal]) -> list[AnsweredQuestion]:
        """One names what would match, so a name tells something where there are several (B15)."""
        if move.name not in targets or len(targets) < 2:
            return []
        designs, unseen = observation.designs, self._unseen(observation)
        return [
            question(
                self._exposures,
                _name(designs),
                places=(move.slot,),
                chosen=0,
                fits=(designs.index(move.name),),
                options=len(targets),
                copies=tuple(float(unseen[animal]) for animal in designs),
                out=(0,) * len(designs),
                closed=tuple(number for number, animal in enumerate(designs) if animal not in targets),
            )
        ]


ANSWER_READER: Final = BoarReader
