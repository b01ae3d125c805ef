"""What the second cards of turns in a game of The Thieving Magpie were chosen from."""

from functools import cache
from typing import Any, Final

from gander.contract.game import Seat
from gander.games.magpie.bots import MagpieBot
from gander.games.magpie.pieces import Observation, TurnOver, deck_of
from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion, QuestionKind, question
from gander.memory.characters import PROFILES
from gander.memory.exposures import Exposures


@cache
def _kind(cards: int, columns: int) -> QuestionKind:
    things = tuple((thing,) for thing in deck_of(cards)[: cards // 2])
    return QuestionKind(("",), things, points=True, elsewhere=True, columns=columns)


class MagpieReader(MagpieBot):
    """Sees what somebody in a seat sees, and notes which second card they turned and why they could."""

    def __init__(self, seat: Seat) -> None:
        self._exposures = Exposures()
        super().__init__(PROFILES["elephant"], seat, QuickLuck(0), self._exposures)

    def read(self, observation: Observation, move: Any) -> list[AnsweredQuestion]:
        if observation.phase != "second" or not isinstance(move, TurnOver):
            return []
        lying = [place for place, spot in enumerate(observation.grid) if spot.lies == "face_down"]
        places = tuple(place for place in lying if place in self._seen)
        if not places:
            return []
        kind = _kind(len(observation.grid), observation.columns)
        open_card = (observation.grid[observation.open[0]].card,)
        return [
            question(
                self._exposures,
                kind,
                places=places,
                chosen=places.index(move.place) if move.place in places else len(places),
                fits=(kind.cards.index(open_card),),
                options=len(lying),
                copies=(1.0,) * len(kind.cards),
                out=tuple(int(thing in self._gone) for (thing,) in kind.cards),
            )
        ]


ANSWER_READER: Final = MagpieReader
